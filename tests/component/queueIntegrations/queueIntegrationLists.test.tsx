import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { QueueIntegrationsPage } from '@/features/queue-integrations/QueueIntegrationsPage';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { askToDelete } from '@tests/support/rendering/renderDialog';
import { fillScreen, outwait, pass, renderPage, scrollTo, type } from '@tests/support/rendering/renderPage';

const flow = (id: number, facts: object = {}) => ({ id, type: 'webhook', name: `Fluxo ${id}`, ...facts });
const page = (hasMore: boolean, ...queueIntegrations: object[]) => ({ body: { queueIntegrations, hasMore } });

afterEach(() => void vi.useRealTimers());

it('[QINT-02] [LIST-01] [LIST-02] [LIST-03] [CALL-137] a page is requested at 100 px, not at 101, and only while there are more; a search 500 ms after the last key', async () => {
  const { asked, route } = createRecordedRoute(page(true, flow(1)), page(false, flow(2)), page(false, flow(3)));
  fillScreen();
  await renderPage(QueueIntegrationsPage, { routes: { 'GET /queueIntegration': route } });
  vi.useFakeTimers();
  const scroll = async (distance: number) => {
    scrollTo(screen.getByRole('region', { name: 'Integrações' }), distance);
    await pass(0);
    return asked.length;
  };
  expect(await scroll(101)).toBe(1);
  expect(await scroll(100)).toBe(2);
  for (const name of [/Fluxo 1/, /Fluxo 2/]) expect(screen.getByRole('row', { name })).toBeInTheDocument();
  expect(await scroll(0)).toBe(2);
  type('Buscar integrações', 'flux');
  await pass(499);
  type('Buscar integrações', 'fluxo 3');
  await pass(499);
  expect(asked).toHaveLength(2);
  await pass(1);
  expect(asked.map(({ query }) => query)).toEqual([
    { searchParam: '', pageNumber: 1 },
    { searchParam: '', pageNumber: 2 },
    { searchParam: 'fluxo 3', pageNumber: 1 },
  ]);
  vi.useRealTimers();
  expect(await screen.findByRole('row', { name: /Fluxo 3/ })).toBeInTheDocument();
});

it('[QINT-11] [CALL-141] a deletion that is refused says so, and the row stays', async () => {
  const { user, store } = await renderPage(QueueIntegrationsPage, {
    routes: { 'GET /queueIntegration': page(false, flow(1)), 'DELETE /queueIntegration/1': { status: 500, body: {} } },
  });
  const question = await askToDelete(user, 'Fluxo 1', 'Excluir a integração “Fluxo 1”?');
  await user.click(question.getByRole('button', { name: 'Excluir' }));
  expect(
    await screen.findByText('A integração não foi excluída. Veja se algum atendimento a usa.'),
  ).toBeInTheDocument();
  expect(store.getState().toasts.map(({ kind }) => kind)).toEqual(['error']);
  expect(screen.getByRole('row', { name: /Fluxo 1/ })).toBeInTheDocument();
});

it.each([
  ['[QINT-05] a stored webhook asks for its URL', 'URL', flow(1, { urlN8N: 'https://n' })],
  ['[QINT-07] a stored dialogflow asks for its language', 'Idioma', flow(1, { type: 'dialogflow', language: '' })],
])('%s as a new one does', async (_, name, stored) => {
  const { user, calls } = await renderPage(QueueIntegrationsPage, {
    routes: { 'GET /queueIntegration': page(false, stored), 'GET /queueIntegration/1': { body: stored } },
  });
  await user.click(screen.getByRole('button', { name: 'Editar Fluxo 1' }));
  await screen.findByRole('textbox', { name: 'Nome' });
  if (name === 'URL') type(name, '');
  await outwait(() => fireEvent.click(screen.getByRole('button', { name: /Salvar$/ })));
  expect(screen.getByLabelText(name)).toHaveAccessibleDescription('Required');
  expect(calls).not.toContain('PUT /queueIntegration/1');
});
