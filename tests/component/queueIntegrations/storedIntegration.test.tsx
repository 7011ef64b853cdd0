import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QueueIntegrationsPage } from '@/features/queue-integrations/QueueIntegrationsPage';
import { outwait, renderPage, type } from '@tests/support/rendering/renderPage';

const flow = (id: number, facts: object = {}) => ({ id, type: 'webhook', name: `Fluxo ${id}`, ...facts });
const page = (...queueIntegrations: object[]) => ({ body: { queueIntegrations, hasMore: false } });

it.each([
  ['[QINT-05] a stored webhook asks for its URL', 'URL', flow(1, { urlN8N: 'https://n' })],
  ['[QINT-07] a stored dialogflow asks for its language', 'Idioma', flow(1, { type: 'dialogflow', language: '' })],
])('%s as a new one does', async (_, name, stored) => {
  const { user, calls } = await renderPage(QueueIntegrationsPage, {
    routes: { 'GET /queueIntegration': page(stored), 'GET /queueIntegration/1': { body: stored } },
  });
  await user.click(screen.getByRole('button', { name: 'Editar Fluxo 1' }));
  await screen.findByRole('textbox', { name: 'Nome' });
  if (name === 'URL') type(name, '');
  await outwait(() => fireEvent.click(screen.getByRole('button', { name: /Salvar$/ })));
  expect(screen.getByLabelText(name)).toHaveAccessibleDescription('Required');
  expect(calls).not.toContain('PUT /queueIntegration/1');
});
