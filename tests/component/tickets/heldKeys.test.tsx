import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BESIDE_FROM_PX } from '@/domain/limits';
import { preferencesChanged } from '@/entities/device/preferences/preferences';
import { eventually } from '@tests/support/eventually';
import { aTicket, aUser } from '@tests/support/records';
import { createHeldRoute } from '@tests/support/hold';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { renderTickets } from './renderTickets';

const me = aUser();
const at = (minute: number) => `2026-11-21T12:0${minute}:00.000Z`;

const press = (key: string, repeat = false) =>
  act(async () => void fireEvent.keyDown(document.body, { key, ctrlKey: true, shiftKey: true, repeat }));

it('[KEY-05] a key held too long takes one waiting ticket, not the next one as well', async () => {
  const waiting = [1, 2].map((id) => aTicket({ id, updatedAt: at(id) }));
  const { calls, paths } = await renderTickets({
    tickets: waiting,
    routes: Object.fromEntries(
      waiting.map((ticket) => [`PUT /tickets/${ticket.id}`, { body: { ...ticket, status: 'open', userId: me.id } }]),
    ),
  });
  const taken = () => calls.filter((call) => call.startsWith('PUT '));
  await press('A');
  await eventually(() => expect(taken()).toHaveLength(1));
  await eventually(() => expect(paths).toHaveLength(1));
  await press('A', true);
  await act(async () => {});
  expect(taken()).toHaveLength(1);
  await press('A');
  await eventually(() => expect(taken()).toHaveLength(2));
});

it('[KEY-05] a key pressed again while the longest wait is searched takes one waiting ticket, not the next one as well', async () => {
  const waiting = [1, 2].map((id) => aTicket({ id, updatedAt: at(id) }));
  const further = createHeldRoute();
  const { calls, paths } = await renderTickets({
    tickets: waiting,
    routes: {
      'GET /tickets': ({ params }) => {
        if (params?.status !== 'pending') return { body: { tickets: [], count: 0, hasMore: false } };
        return params.pageNumber === 1 ? { body: { tickets: waiting, count: 60, hasMore: true } } : further.route();
      },
      ...Object.fromEntries(
        waiting.map((ticket) => [`PUT /tickets/${ticket.id}`, { body: { ...ticket, status: 'open', userId: me.id } }]),
      ),
    },
  });
  const taken = () => calls.filter((call) => call.startsWith('PUT '));
  const noMore = { body: { tickets: [], count: 60, hasMore: false } };
  await press('A');
  await eventually(() => expect(further.isAsked()).toBe(true));
  await press('A');
  further.answer(noMore);
  await eventually(() => expect(paths).toHaveLength(1));
  await act(async () => further.answer(noMore));
  await act(async () => {});
  expect(taken()).toEqual(['PUT /tickets/1']);
});

it('[KEY-06] [ROUTE-08] a key held too long resolves one ticket, not the next one that opens as well and shows the undo', async () => {
  const mine = [1, 2].map((id) => aTicket({ id, status: 'open', userId: me.id, updatedAt: at(id) }));
  const { calls, live, address } = await renderTickets({
    tickets: mine,
    path: `/tickets/${mine[1]!.uuid}`,
    follows: true,
    routes: Object.fromEntries(
      mine.map((ticket) => [`PUT /tickets/${ticket.id}`, { body: { ...ticket, status: 'closed' } }]),
    ),
  });
  await live(preferencesChanged({ opensNext: true }));
  const resolved = () => calls.filter((call) => call.startsWith('PUT '));
  await screen.findByRole('button', { name: 'Finalizar' });
  await press('F');
  await eventually(() => expect(address()).toBe(`/tickets/${mine[0]!.uuid}`));
  await screen.findByRole('button', { name: 'Finalizar' });
  expect(screen.getByText(/^Atendimento #2 de Cliente 2 finalizado\./)).toBeVisible();
  await press('F', true);
  await act(async () => {});
  expect(resolved()).toEqual(['PUT /tickets/2']);
});

it('[KEY-06] [TRIAGE-10] [ROUTE-08] the next ticket takes the place of a resolved one, beside the other conversation', async () => {
  const mine = [1, 2, 3].map((id) => aTicket({ id, status: 'open', userId: me.id, updatedAt: at(id) }));
  const [next, resolved, other] = mine.map(({ uuid }) => uuid);
  const { live, address } = await renderTickets({
    tickets: mine,
    path: `/tickets/${resolved}?right=${other}`,
    width: BESIDE_FROM_PX,
    follows: true,
    routes: { 'PUT /tickets/2': { body: { ...mine[1], status: 'closed' } } },
  });
  await live(preferencesChanged({ opensNext: true }));
  await eventually(() => expect(screen.getAllByRole('button', { name: 'Finalizar' })).toHaveLength(2));
  await press('F');
  await eventually(() => expect(address()).toBe(`/tickets/${next}?right=${other}`));
});

it('[KEY-01] [ROUTE-08] [TICKET-09] [TLIST-08] a resolved ticket is found, opened and reopened by the keyboard alone', async () => {
  const resolved = aTicket({ id: 3, status: 'closed', queueId: 1 });
  const put = createRecordedRoute({ body: { ...resolved, status: 'open', userId: me.id } });
  const { user, address } = await renderTickets({ tickets: [resolved], routes: { 'PUT /tickets/3': put.route } });
  await user.keyboard('{Control>}3{/Control}');
  await screen.findByRole('button', { name: /^Cliente 3/ });
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await eventually(() => expect(address()).toBe(`/tickets/${resolved.uuid}`));
  await screen.findAllByRole('button', { name: 'Reabrir' });
  await user.keyboard('{Control>}{Shift>}a{/Shift}{/Control}');
  const change = { status: 'open', userId: me.id, queueId: 1 };
  await eventually(() => expect(put.asked.map(({ body }) => body)).toEqual([change]));
});
