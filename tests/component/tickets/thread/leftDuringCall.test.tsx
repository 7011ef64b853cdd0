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
