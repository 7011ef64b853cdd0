import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionEnded } from '@/entities/session/sessionActions';
import { selectAccount } from '@/entities/session/sessionSelectors';
import { eventually } from '@tests/support/eventually';
import { aTicket, aUser } from '@tests/support/records';
import { renderTickets } from './renderTickets';

const me = aUser();
const mine = aTicket({ id: 1, status: 'open', userId: me.id });

describe('a session that ends while the user types', () => {
  it('[OFF-04] [OFF-08] [SEC-08] leaves every letter on disk for its own account, and none for the next one', async () => {
    const { user, store, services } = await renderTickets({ tickets: [mine], path: `/tickets/${mine.uuid}` });
    const account = selectAccount(store.getState());
    await user.type(await screen.findByRole('textbox', { name: 'Mensagem' }), 'Já vejo is');
    act(() => void store.dispatch(sessionEnded({ reason: 'elsewhere' })));
    cleanup();
    await eventually(async () =>
      expect(await services.storage.drafts.readAll(account)).toMatchObject([{ ticketId: 1, text: 'Já vejo is' }]),
    );
    expect(store.getState().drafts.byTicket).toEqual({});
  });
});
