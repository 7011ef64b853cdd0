import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aSchedule } from '@tests/support/records';
import { renderDialog } from '@tests/support/rendering/renderDialog';
import { outwait, pass, type } from '@tests/support/rendering/renderPage';
import { createRecordedRoute } from '@tests/support/requestRecorder';

const NOW = new Date(2026, 10, 21, 14, 5);

// Loaded on demand by the app; the first load takes longer than a test waits.
beforeAll(() => import('@/features/schedules/dialog/ScheduleDialog'));
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => vi.useRealTimers());

const open = (routes: FakeRoutes) => renderDialog({ type: 'schedule', scheduleId: null, contact: null }, routes);

it('[SCHED-11] [CALL-47] [LIST-01] [TRIAGE-11] [CALL-82] [CALL-46] the contact is selected from all contacts of the company, or searched 500 ms after the last key', async () => {
  const all = createRecordedRoute({ body: ['Adriana Lima', 'Mônica Avó'].map((name, at) => ({ id: at + 6, name })) });
  const search = createRecordedRoute({
    body: { contacts: [{ id: 8, name: 'Rafael Monteiro' }], count: 1, hasMore: false },
  });
  const create = createRecordedRoute({ body: aSchedule() });
  const routes = { 'GET /contacts/list': all.route, 'GET /contacts': search.route, 'POST /schedules': create.route };
  const { user } = await open(routes);
  await user.click(screen.getByRole('combobox', { name: 'Contato' }));
  expect(await screen.findByTitle('Adriana Lima')).toBeInTheDocument();
  expect(all.asked.map(({ query }) => query)).toEqual([{ companyId: 1 }]);
  vi.useFakeTimers({ now: NOW });
  const typed = async (text: string, asked: readonly unknown[]) => {
    const before = asked.length;
    fireEvent.change(screen.getByRole('combobox', { name: 'Contato' }), { target: { value: text } });
    await pass(499);
    expect(asked).toHaveLength(before);
    return pass(1);
  };
  // Those that are listed are filtered until the answer.
  fireEvent.change(screen.getByRole('combobox', { name: 'Contato' }), { target: { value: 'MONICA' } });
  expect(screen.getByTitle('Mônica Avó')).toBeInTheDocument();
  expect(screen.queryByTitle('Adriana Lima')).not.toBeInTheDocument();
  await typed('ra', search.asked);
  // Enter would choose what is still listed for another text.
  expect(screen.queryByTitle('Adriana Lima')).not.toBeInTheDocument();
  await typed('', all.asked);
  await typed('raf', search.asked);
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  await user.click(await screen.findByTitle('Rafael Monteiro'));
  expect(all.asked).toHaveLength(2);
  expect(search.asked.map(({ query }) => query)).toMatchObject([
    { searchParam: 'ra', pageNumber: 1 },
    { searchParam: 'raf', pageNumber: 1 },
  ]);
  type('Título', ' Aniversário ');
  type('Mensagem', 'Parabéns pelo dia!');
  type('Data e hora do envio', '04/01/2027 08:05');
  await user.click(screen.getByRole('button', { name: /Salvar$/ }));
  await screen.findByText('Agendamento salvo.');
  const sendAt = new Date(2027, 0, 4, 8, 5).toISOString();
  expect(create.asked[0]?.body).toMatchObject({
    title: 'Aniversário',
    contactId: 8,
    body: 'Parabéns pelo dia!',
    sendAt,
  });
});

it('[SCHED-11] [CALL-84] an edit sends another contact and another time', async () => {
  const update = createRecordedRoute({ body: aSchedule() });
  const { user } = await renderDialog(
    { type: 'schedule', scheduleId: 5, contact: null },
    {
      'GET /schedules/5': { body: aSchedule() },
      'GET /contacts/list': { body: [{ id: 8, name: 'Rafael Monteiro' }] },
      'PUT /schedules/5': update.route,
    },
  );
  await user.click(screen.getByRole('combobox', { name: 'Contato' }));
  await user.click(await screen.findByTitle('Rafael Monteiro'));
  type('Título', ' Fatura ');
  fireEvent.change(screen.getByLabelText('Data e hora do envio'), { target: { value: '23/11/2026 10:45' } });
  await user.click(screen.getByRole('button', { name: /Salvar$/ }));
  await screen.findByText('Agendamento salvo.');
  const sendAt = new Date(2026, 10, 23, 10, 45).toISOString();
  expect(update.asked.map(({ body }) => body)).toMatchObject([{ title: 'Fatura', contactId: 8, sendAt }]);
});

it('[LIST-11] [SCHED-11] a stored message without a contact is not saved until one is chosen', async () => {
  const update = createRecordedRoute({ body: aSchedule() });
  const { user } = await renderDialog(
    { type: 'schedule', scheduleId: 5, contact: null },
    {
      'GET /schedules/5': { body: aSchedule({ contactId: null, contact: null, sendAt: '2096-11-22T12:30:00.000Z' }) },
      'GET /contacts/list': { body: [{ id: 8, name: 'Rafael Monteiro' }] },
      'PUT /schedules/5': update.route,
    },
  );
  const contact = screen.getByRole('combobox', { name: 'Contato' });
  await outwait(() => fireEvent.click(screen.getByRole('button', { name: /Salvar$/ })));
  expect(contact).toHaveAccessibleDescription('Obrigatório');
  expect(update.asked).toEqual([]);
  await user.click(contact);
  await user.click(await screen.findByTitle('Rafael Monteiro'));
  await user.click(screen.getByRole('button', { name: /Salvar$/ }));
  await screen.findByText('Agendamento salvo.');
  expect(update.asked.map(({ body }) => body)).toMatchObject([{ contactId: 8 }]);
});

it('[SCHED-08] a stored contact that is gone by now is called unavailable, not by its number', async () => {
  const stored = { ...aSchedule(), contactId: 7, contact: null };
  await renderDialog({ type: 'schedule', scheduleId: 5, contact: null }, { 'GET /schedules/5': { body: stored } });
  await screen.findAllByText('(indisponível)');
  expect(document.querySelector('.ant-select-content')).toHaveTextContent(/^\(indisponível\)$/);
});

it('[ERR-02] a search for a contact that failed does not claim that there is none', async () => {
  const { user } = await open({
    'GET /contacts/list': { body: [{ id: 7, name: 'Juliana Prado' }] },
    'GET /contacts': { status: 500 },
  });
  await user.click(screen.getByRole('combobox', { name: 'Contato' }));
  await user.paste('rafael');
  expect(await screen.findByText('Não foi possível concluir. Tente novamente.')).toBeInTheDocument();
  expect(screen.queryByTitle('Juliana Prado')).not.toBeInTheDocument();
});
