import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionEnded } from '@/entities/session/sessionActions';
import { eventually } from '@tests/support/eventually';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { hold } from '@tests/support/hold';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { renderTickets } from '../renderTickets';

it.each([
  ['refused without a known reason', { status: 500, body: {} }],
  ['done', { body: '' }],
])('[ERR-04] a deletion that is %s after the session has expired shows no toast', async (_, answer) => {
  const ticket = aTicket({ id: 1, status: 'open', userId: aUser().id });
  const { held, release } = hold<FakeAnswer>();
  const { user, store, calls } = await renderTickets({
    tickets: [ticket],
    messages: [aMessage({ id: 'm1', body: 'Meu engano', fromMe: true })],
    path: `/tickets/${ticket.uuid}`,
    routes: { 'DELETE /messages/m1': () => held },
  });
  const own = (await within(await screen.findByRole('log')).findByText('Meu engano')).closest('article')!;
  await user.click(within(own).getByRole('button', { name: 'Opções da mensagem' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Apagar' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Apagar' }));
  await eventually(() => expect(calls).toContain('DELETE /messages/m1'));
  act(() => void store.dispatch(sessionEnded({ reason: 'expired', cause: 'test' })));
  await act(async () => release(answer));
  await act(async () => {});
  expect(store.getState().toasts).toEqual([]);
});

it('[ERR-04] a session that expires while the longest wait is searched does not say that nobody waits', async () => {
  const waiting = aTicket({ id: 2, status: 'pending', queueId: 1 });
  const { held, release } = hold<FakeAnswer>();
  let isSearched = false;
  const { user, store } = await renderTickets({
    user: aUser({ queues: [{ id: 1, name: 'Vendas', color: '#007bff' }] }),
    routes: {
      'GET /tickets': ({ params }) => {
        if (params?.status !== 'pending') return { body: { tickets: [], count: 0, hasMore: false } };
        if (params.pageNumber === 1) return { body: { tickets: [waiting], count: 60, hasMore: true } };
        isSearched = true;
        return held;
      },
    },
  });
  await user.keyboard('{Control>}{Shift>}a{/Shift}{/Control}');
  await eventually(() => expect(isSearched).toBe(true));
  act(() => void store.dispatch(sessionEnded({ reason: 'expired', cause: 'test' })));
  await act(async () => release({ status: 401, body: { error: 'ERR_SESSION_EXPIRED' } }));
  await act(async () => {});
  expect(store.getState().toasts).toEqual([]);
});
