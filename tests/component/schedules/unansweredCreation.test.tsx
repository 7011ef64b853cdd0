import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { serverEvents } from '@/realtime/serverEvents';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { renderDialog } from '@tests/support/rendering/renderDialog';
import { type } from '@tests/support/rendering/renderPage';

// Loaded on demand by the app; the first load takes longer than a test waits.
beforeAll(() => import('@/features/schedules/dialog/ScheduleDialog'));
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 14, 5) }));
afterEach(() => void vi.useRealTimers());

it.each([
  ['no answer', () => Promise.reject(new Error('timeout'))],
  ['one of a proxy that waited in vain', { status: 504, body: '<html>' }],
])('a message whose creation got %s but arrived is not scheduled twice by a further try', async (_, answer) => {
  const { user, store, calls } = await renderDialog(
    { type: 'schedule', scheduleId: null, contact: { id: 7, name: 'Juliana Prado' } },
    {
      'POST /schedules': answer,
      'GET /schedules/5': { body: { id: 5, body: 'Parabéns pelo dia!', contactId: 7, status: 'PENDENTE' } },
    },
  );
  type('Título', 'Aniversário');
  type('Mensagem', 'Parabéns pelo dia!');
  await user.click(screen.getByRole('button', { name: /Salvar$/ }));
  await screen.findByText('Não foi possível concluir. Tente novamente.');
  const sendAt = new Date(2026, 10, 21, 15, 5).toISOString();
  const record = { id: 5, body: 'Parabéns pelo dia!', contactId: 7, sendAt, status: 'PENDENTE' };
  await act(async () => void store.dispatch(serverEvents.schedule({ action: 'create', record })));
  await user.click(screen.getByRole('button', { name: /Salvar$/ }));
  await findSuccess('Agendamento salvo.');
  expect(calls.filter((call) => call === 'POST /schedules')).toHaveLength(1);
});

it('[CALL-81] a message whose creation arrived while nothing could tell of it is looked for in every page before a further try', async () => {
  const sendAt = new Date(2026, 10, 21, 15, 5).toISOString();
  const arrived = { id: 5, body: 'Parabéns pelo dia!', contactId: 7, sendAt, status: 'PENDENTE' };
  // An older one like it is another message; the list cannot be read at first.
  const older = { ...arrived, id: 4, createdAt: '2026-10-20T12:00:00.000Z' };
  const pageOf = (record: object, count: number, hasMore = false) => ({
    body: { schedules: [record], count, hasMore },
  });
  const list = createRecordedRoute(
    { status: 503, body: '' },
    pageOf(older, 1),
    pageOf(older, 2, true),
    pageOf({ ...arrived, createdAt: new Date().toISOString() }, 2),
  );
  const { user, calls } = await renderDialog(
    { type: 'schedule', scheduleId: null, contact: { id: 7, name: 'Juliana Prado' } },
    {
      'POST /schedules': createRecordedRoute({ status: 504, body: '<html>' }, { status: 504, body: '<html>' }).route,
      'GET /schedules/5': { body: arrived },
      'GET /schedules/': list.route,
    },
  );
  type('Título', 'Aniversário');
  type('Mensagem', 'Parabéns pelo dia!');
  const creations = () => calls.filter((call) => call === 'POST /schedules').length;
  const save = async () => {
    await user.click(screen.getByRole('button', { name: /Salvar$/ }));
    await screen.findByText('Não foi possível concluir. Tente novamente.');
    return creations();
  };
  expect(await save()).toBe(1);
  expect(await save()).toBe(1);
  expect(await save()).toBe(2);
  await user.click(screen.getByRole('button', { name: /Salvar$/ }));
  await findSuccess('Agendamento salvo.');
  expect(creations()).toBe(2);
  expect(list.asked.map(({ query }) => query)).toEqual(
    [1, 1, 1, 2].map((pageNumber) => ({ searchParam: '', pageNumber })),
  );
});
