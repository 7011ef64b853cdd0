import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { eventNames, parseEvent } from '@/protocol/events';
import { serverEvents } from '@/realtime/serverEvents';
import { Flag } from '@/ui/icons';
import { eventually } from '@tests/support/eventually';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { aMessage, aTicket } from '@tests/support/records';
import { renderSignedIn } from './signedIn';

const ME = 7;
const QUEUES = [{ id: 1, name: 'Vendas', color: '#0a0' }];
const bar = () => within(screen.getAllByRole('banner')[0]!);
const buttonOf = (name: string) => bar().getByRole('button', { name: new RegExp(`^${name}`) });
const panelOf = (name: string) => within(screen.getByRole('dialog', { name }));

/** jsdom has no layout: the list is this far from its end. */
const scrollTo = (list: HTMLElement, left: number): void => {
  Object.defineProperties(list, {
    scrollHeight: { configurable: true, value: 1_000 },
    clientHeight: { configurable: true, value: 400 },
  });
  list.scrollTop = 600 - left;
  fireEvent.scroll(list);
};
const own = aTicket({
  id: 1,
  status: 'open',
  userId: ME,
  unreadMessages: 2,
  companyId: 3,
  updatedAt: '2026-08-03T15:00:00.000Z',
});
const waiting = aTicket({ id: 2, status: 'pending', unreadMessages: 1, companyId: 3 });
const foreign = aTicket({ id: 3, status: 'open', userId: 99, unreadMessages: 4, companyId: 3 });
const handled = aTicket({ id: 6, status: 'pending', userId: 99, unreadMessages: 2, companyId: 3 });
const resolved = aTicket({ id: 5, status: 'closed', userId: ME, unreadMessages: 1, companyId: 3 });
const read = aTicket({ id: 4, status: 'open', userId: ME, unreadMessages: 0, companyId: 3 });

const unreadServer: FakeRoutes = {
  'GET /queue': { body: QUEUES },
  'GET /tickets': ({ params }) => {
    const { withUnreadMessages } = params as { withUnreadMessages?: string };
    // Some servers send a count as text.
    const counted = { ...own, unreadMessages: '2' };
    const tickets = withUnreadMessages === 'true' ? [counted, waiting, foreign, handled, resolved] : [];
    return { body: { tickets, count: tickets.length, hasMore: false } };
  },
};

const withUnread = async (allTicket: string, profile = 'user') => {
  const app = await renderSignedIn({ user: { queues: QUEUES, allTicket, profile }, routes: unreadServer });
  await waitFor(() => expect(buttonOf('Notificações: ')).toBeInTheDocument());
  await app.user.click(buttonOf('Notificações'));
  return app;
};

describe('the notifications', () => {
  it.each(['user', 'admin'])(
    '[NOTIF-01] [NOTIF-03] [FMT-01] list the own tickets with unread messages of the profile %s, without pending tickets or those of others',
    async (profile) => {
      await withUnread('disabled', profile);
      const rows = panelOf('Notificações').getAllByRole('listitem');
      expect(rows.map((row) => row.textContent)).toEqual([
        expect.stringMatching(/Cliente 1.*03\/08\/202622 mensagens não lidas$/),
      ]);
      expect(buttonOf('Notificações: 1 conversa com mensagens não lidas')).toBeVisible();
    },
  );

  it('[NOTIF-02] [NOTIF-04] [NOTIF-06] a user who may see unqueued tickets gets pending ones too; each opens at its place in the list', async () => {
    const { user, visited, store } = await withUnread('enabled');
    const rows = () => panelOf('Notificações').getAllByRole('listitem');
    const shown = () => rows().map((row) => /Cliente \d/.exec(row.textContent)?.[0]);
    expect(shown().toSorted()).toEqual(['Cliente 1', 'Cliente 2']);
    const ticket = aTicket({ id: 8, status: 'pending', unreadMessages: 1, companyId: 3 });
    const event = { action: 'create', record: aMessage({ ticketId: 8 }), ticket };
    act(() => void store.dispatch(serverEvents.appMessage(event as never)));
    await waitFor(() => expect(shown().toSorted()).toEqual(['Cliente 1', 'Cliente 2', 'Cliente 8']));
    expect(panelOf('Notificações').getByRole('button', { name: 'Aceitar o atendimento de Cliente 2' })).toBeEnabled();
    await user.click(panelOf('Notificações').getByRole('button', { name: /^Cliente 2/ }));
    await waitFor(() => expect(visited).toContain('/tickets?pending=2'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[NOTIF-06] [TICKET-02] [TICKET-12] a pending entry is accepted by its own button', async () => {
    const accept = createRecordedRoute({ status: 500, body: {} }, { body: { ...waiting, status: 'open', userId: ME } });
    const { user, visited } = await renderSignedIn({
      user: { queues: QUEUES, allTicket: 'enabled' },
      routes: { ...unreadServer, 'PUT /tickets/2': accept.route },
    });
    await waitFor(() => expect(buttonOf('Notificações: ')).toBeInTheDocument());
    await user.click(buttonOf('Notificações'));
    const take = () =>
      user.click(panelOf('Notificações').getByRole('button', { name: 'Aceitar o atendimento de Cliente 2' }));
    await take();
    // One that is refused is still listed, with the failure beside it.
    expect(await panelOf('Notificações').findByRole('alert')).toBeVisible();
    expect(visited.at(-1)).toBe('/tickets');
    await take();
    // The fake server does not have the conversation, so the app soon leaves it again.
    await waitFor(() => expect(visited).toContain(`/tickets/${waiting.uuid}`));
    const taken = { status: 'open', userId: ME };
    expect(accept.asked.map(({ body }) => body)).toMatchObject([taken, taken]);
    await eventually(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('[NOTIF-06] [ROUTE-08] an entry opens its conversation by uuid', async () => {
    const { user, visited } = await withUnread('disabled');
    await user.click(panelOf('Notificações').getByRole('button', { name: /^Cliente 1/ }));
    await waitFor(() => expect(visited).toContain(`/tickets/${own.uuid}`));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[NOTIF-01] [NOTIF-03] [NOTIF-04] [NOTIF-05] [RT-11] [RT-14] a message adds its ticket; reading or deleting removes it', async () => {
    const { store } = await withUnread('disabled');
    const rows = () => panelOf('Notificações').queryAllByRole('listitem').length;
    const ticket = { ...read, unreadMessages: 1 };
    const record = aMessage({ ticketId: 4 });
    act(() => void store.dispatch(serverEvents.appMessage({ action: 'create', record, ticket } as never)));
    await waitFor(() => expect(rows()).toBe(2));
    // Neither one that waits nor one of a colleague.
    for (const other of [waiting, foreign]) {
      const counted = { ...other, unreadMessages: (other.unreadMessages ?? 0) + 1 };
      const event = { action: 'create', record: aMessage({ ticketId: other.id }), ticket: counted };
      act(() => void store.dispatch(serverEvents.appMessage(event as never)));
    }
    await act(async () => {});
    expect(rows()).toBe(2);
    const tell = (action: string, ticketId: unknown) =>
      act(() => void store.dispatch(serverEvents.ticket(parseEvent('ticket', { action, ticketId }, 3)!)));
    tell('updateUnread', 1);
    await waitFor(() => expect(rows()).toBe(1));
    // This one is known by now, and read.
    const again = {
      action: 'create',
      record: aMessage({ id: 'M2', ticketId: 1 }),
      ticket: { ...own, unreadMessages: 1 },
    };
    act(() => void store.dispatch(serverEvents.appMessage(again as never)));
    await waitFor(() => expect(rows()).toBe(2));
    // Some servers write the id as text.
    tell('updateUnread', '1');
    await waitFor(() => expect(rows()).toBe(1));
    tell('delete', '4');
    await waitFor(() => expect(screen.getByText('Nenhuma mensagem não lida.')).toBeInTheDocument());
  });
});

const news = (id: number, priority: number | string = 3) => ({
  id,
  title: `Novidade ${id}`,
  text: `Texto ${id}`,
  priority,
  status: true,
  createdAt: `2026-11-${String(30 - id).padStart(2, '0')}T12:00:00.000Z`,
});

describe('the announcements', () => {
  it('[TOP-12] [TOP-13] [TOP-14] [ANN-01] [ANN-04] [CALL-118] [FMT-03] are listed by priority colour, and load more within 100 px of the end', async () => {
    const asked: unknown[] = [];
    const { user } = await renderSignedIn({
      routes: {
        'GET /announcements/': ({ params }) => {
          const { pageNumber } = params as { pageNumber: number };
          asked.push(params);
          const records = pageNumber === 1 ? [news(1, 1), news(2, '2'), news(3, 3)] : [news(4)];
          return { body: { records, count: 4, hasMore: pageNumber === 1 } };
        },
      },
    });
    await user.click(buttonOf('Comunicados'));
    const panel = panelOf('Comunicados');
    const first = await panel.findByRole('button', { name: /Novidade 1/ });
    // The word is for screen readers, on the flag: for the eye there is its colour alone.
    expect(first).toHaveTextContent(/^Prioridade altaNovidade 1Texto 1$/);
    const drawn = render(<Flag />).container.querySelector('svg')!.innerHTML;
    const flagOf = (name: string, priority: string) => {
      const flag = within(panel.getByRole('button', { name: new RegExp(name) })).getByTitle(`Prioridade ${priority}`);
      expect(flag.querySelector('svg')?.innerHTML).toBe(drawn);
      return flag.style.color;
    };
    expect(flagOf('Novidade 1', 'alta')).toBe('var(--danger)');
    expect(flagOf('Novidade 2', 'média')).toBe('var(--warning)');
    expect(flagOf('Novidade 3', 'baixa')).toBe('var(--text3)');
    const list = panel.getAllByRole('list')[0]!.parentElement!;
    await panel.findByRole('button', { name: /Novidade 4/ });
    const both = [1, 2].map((pageNumber) => ({ searchParam: '', pageNumber }));
    expect(asked).toEqual(both);
    scrollTo(list, 0);
    expect(asked).toEqual(both);
    await user.click(first);
    expect(panel.getByText('Texto 1', { selector: 'p' })).toBeVisible();
    expect(panel.getByText('29/11/2026 09:00')).toBeVisible();
  });

  it('[LIST-06] [TOP-13] a further page that cannot be loaded says so below what is shown, and is tried again', async () => {
    let isDown = true;
    const { user, store } = await renderSignedIn({
      routes: {
        'GET /announcements/': ({ params }) => {
          const { pageNumber } = params as { pageNumber: number };
          if (pageNumber === 1) return { body: { records: [news(1)], count: 2, hasMore: true } };
          return isDown ? { status: 500, body: {} } : { body: { records: [news(2)], count: 2, hasMore: false } };
        },
      },
    });
    await user.click(buttonOf('Comunicados'));
    const panel = panelOf('Comunicados');
    const failure = 'Não foi possível carregar a lista de registros';
    expect(await panel.findByText(failure)).toBeVisible();
    expect(panel.getByRole('button', { name: /Novidade 1/ })).toBeVisible();
    expect(store.getState().toasts).toEqual([]);
    isDown = false;
    await user.click(panel.getByRole('button', { name: 'Tentar de novo' }));
    expect(await panel.findByRole('button', { name: /Novidade 2/ })).toBeVisible();
    expect(panel.queryByText(failure)).not.toBeInTheDocument();
  });
});

const chat = (id: number, unreads = 0) => ({
  id,
  uuid: `c-${id}`,
  title: `Conversa ${id}`,
  lastMessage: 'Bruno: Oi',
  updatedAt: '2026-08-04T15:00:00.000Z',
  users: [{ userId: ME, unreads }],
});

describe('the internal chats', () => {
  it('[RT-10] [TOP-16] [TOP-17] [TOP-18] [CALL-125] [SEC-04] [FMT-01] [LIST-07] show unread counts, load more pages, and follow live events', async () => {
    const asked: unknown[] = [];
    const { user, store, visited } = await renderSignedIn({
      routes: {
        'GET /chats/': ({ params }) => {
          const { pageNumber } = params as { pageNumber: number };
          asked.push(params);
          return { body: { records: [chat(pageNumber, 2)], count: 2, hasMore: pageNumber === 1 } };
        },
      },
    });
    await user.click(buttonOf('Chat interno'));
    const panel = panelOf('Chat interno');
    const row = (id: number) => panel.findByRole('button', { name: new RegExp(`Conversa ${id}`) });
    for (const id of [1, 2]) expect(await row(id)).toHaveTextContent(/Bruno: Oi04\/08\/202622 mensagens não lidas$/);
    // The first page is not all of them, so all are read for the counts.
    expect(asked).toEqual(expect.arrayContaining([1, 2].map((pageNumber) => ({ searchParam: '', pageNumber }))));
    for (const query of asked) expect(query).toMatchObject({ searchParam: '' });
    expect(buttonOf('Chat interno: 4 mensagens não lidas')).toBeVisible();
    expect(eventNames(3, ME).get('company-3-chat')).toBe('chat');
    const live = (payload: object) =>
      act(() => void store.dispatch(serverEvents.chat(parseEvent('chat', payload, 3)!)));
    live({ action: 'update', chat: { ...chat(1, 0), title: 'Conversa 1 nova', lastMessage: 'Ana: Até já\u202E' } });
    await waitFor(() => expect(buttonOf('Chat interno: 2 mensagens não lidas')).toBeVisible());
    expect(await row(1)).toHaveTextContent(/Conversa 1 novaAna: Até já\[U\+202E\]04\/08\/2026$/);
    // Told twice, it is still one chat.
    for (const action of ['create', 'create']) live({ action, record: chat(3, 1) });
    expect(await panel.findByRole('button', { name: /Conversa 3/ })).toBeInTheDocument();
    live({
      action: 'new-message',
      newMessage: { id: 5, chatId: 2, senderId: 11, message: 'Oi' },
      chat: { ...chat(2, 3), lastMessage: 'Bruno: Alô?', updatedAt: '2026-08-05T15:00:00.000Z' },
    });
    await waitFor(() => expect(buttonOf('Chat interno: 4 mensagens não lidas')).toBeVisible());
    expect(panel.getAllByRole('listitem')[0]).toHaveTextContent(/Conversa 2Bruno: Alô\?05\/08\/2026/);
    live({ action: 'delete', id: '3' });
    await waitFor(() => expect(panel.queryByRole('button', { name: /Conversa 3/ })).not.toBeInTheDocument());
    await user.click(await row(2));
    await waitFor(() => expect(visited.at(-1)).toBe('/chats/c-2'));
    expect(screen.queryByRole('dialog', { name: 'Chat interno' })).not.toBeInTheDocument();
  });
});

describe('a full panel', () => {
  it.each([
    ['[TOP-13] [CALL-118] [LIST-02] [LIST-03]', 'Comunicados', 'GET /announcements/', news, 'Novidade', [1]],
    // All are read from the start, for the unread ones.
    [
      '[TOP-17] [CALL-125] [LIST-02] [LIST-03]',
      'Chat interno',
      'GET /chats/',
      (id: number) => chat(id),
      'Conversa',
      [1, 1, 2],
    ],
  ] as const)(
    '%s %s requests its next page at 100 px from its end, not at 101, and none after the last',
    async (_, name, path, recordOf, title, first) => {
      const size = { configurable: true, get: () => 1_000 };
      Object.defineProperty(HTMLElement.prototype, 'scrollHeight', size);
      try {
        const pages: number[] = [];
        const { user } = await renderSignedIn({
          routes: {
            [path]: ({ params }) => {
              const { pageNumber } = params as { pageNumber: number };
              pages.push(pageNumber);
              return { body: { records: [recordOf(pageNumber)], count: 2, hasMore: pageNumber === 1 } };
            },
          },
        });
        await user.click(buttonOf(name));
        const panel = panelOf(name);
        await panel.findByRole('button', { name: new RegExp(`${title} 1`) });
        const list = panel.getAllByRole('list')[0]!.parentElement!;
        scrollTo(list, 101);
        await act(async () => {});
        await waitFor(() => expect(pages).toEqual(first));
        expect(panel.getAllByRole('button', { name: new RegExp(title) })).toHaveLength(1);
        scrollTo(list, 100);
        await panel.findByRole('button', { name: new RegExp(`${title} 2`) });
        scrollTo(list, 0);
        await act(async () => {});
        expect(pages).toEqual([...first, 2]);
      } finally {
        Reflect.deleteProperty(HTMLElement.prototype, 'scrollHeight');
      }
    },
  );
});
