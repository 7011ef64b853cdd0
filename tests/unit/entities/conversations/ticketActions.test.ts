import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { selectOutboxOfTicket } from '@/entities/conversations/outbox/outboxSelectors';
import { conversationHidden, conversationShown, windowFocusChanged } from '@/entities/device/attention/attentionSlice';
import {
  acceptTicket,
  resolveTicket,
  reopenTicket,
  returnTicket,
} from '@/entities/conversations/tickets/ticketStatusThunks';
import { selectUnreadTotals } from '@/entities/conversations/tickets/ticketSelectors';
import { loadTickets, refreshTicket } from '@/entities/conversations/tickets/ticketThunks';
import { serverEvents, serverEventsReceived } from '@/realtime/serverEvents';
import { chatBoxJoined, chatBoxLeft, chatBoxRejoined, resyncRequested } from '@/realtime/socketActions';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import { createTestStore } from '@tests/support/createTestStore';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { at } from '@/entities/base/idTable';

const settle = () => vi.advanceTimersByTimeAsync(0);
const me = aUser();

/** A server with one ticket, which stores what it receives. */
const createWorld = (ticket: Ticket, settings: object[] = [], user = me) => {
  let stored = ticket;
  const changes: unknown[] = [];
  const fake = createFakeDesktop();
  const world = createTestStore({
    desktop: fake.desktop,
    routes: {
      'GET /tickets/1': () => ({ body: stored }),
      'PUT /tickets/1': ({ data }) => {
        const change: Partial<Ticket> = JSON.parse(String(data));
        changes.push(change);
        stored = { ...stored, ...change };
        return { body: stored };
      },
      'DELETE /ticket-tags/1': () => {
        stored = { ...stored, tags: [] };
        return { body: { message: 'ok' } };
      },
      'GET /messages/1': { body: { messages: [], count: 0, hasMore: false } },
      'POST /messages/1': { body: '' },
    },
  });
  const rooms: string[] = [];
  for (const creator of [chatBoxJoined, chatBoxLeft, chatBoxRejoined]) {
    world.store.startListening({
      actionCreator: creator,
      effect: ({ type, payload }) => void rooms.push(`${type.replace('socket/chatBox', '')} ${payload.ticketId}`),
    });
  }
  world.begin({ ...user, company: { id: 1, name: 'Casa', settings } } as typeof me);
  return {
    ...world,
    callLog: fake.callLog,
    changes,
    rooms,
    ticket: () => at(world.store.getState().tickets.byId, 1),
    load: async () => {
      await settle();
      await world.store.dispatch(refreshTicket(1));
    },
  };
};

const tagged = { tags: [{ id: 5, name: 'Orçamento', color: '#000' }] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('status changes', () => {
  it('[RT-06][TICKET-02][TICKET-11] [CALL-40] [CALL-30] [CALL-33] accepting sends the change, removes the tags once and reads them again', async () => {
    const world = createWorld(aTicket(tagged));
    await world.load();
    await world.store.dispatch(acceptTicket({ ticketId: 1 }));
    await settle();
    expect(world.changes).toEqual([{ status: 'open', userId: 10 }]);
    expect(world.calls.filter((call) => !call.startsWith('GET'))).toEqual(['PUT /tickets/1', 'DELETE /ticket-tags/1']);
    expect(world.ticket()).toMatchObject({ status: 'open', userId: 10, tags: [] });
    expect(world.rooms).toContain('Rejoined 1');
  });

  it.each([
    ['returning', () => returnTicket({ ticketId: 1 }), { status: 'open', userId: 10 }],
    ['finishing', () => resolveTicket({ ticketId: 1 }), { status: 'open', userId: 10 }],
    ['a batch', () => resolveTicket({ ticketId: 1, together: true }), { status: 'open', userId: 10 }],
    ['reopening', () => reopenTicket({ ticketId: 1, queueId: 1 }), { status: 'closed', userId: 10 }],
  ] as const)('[TICKET-11] [CALL-40] %s removes them too', async (_, change, facts) => {
    const world = createWorld(aTicket({ ...tagged, ...facts }));
    await world.load();
    await world.store.dispatch(change());
    await settle();
    expect(world.calls.filter((call) => /tags/.test(call))).toEqual(['DELETE /ticket-tags/1']);
    expect(world.ticket()?.tags).toEqual([]);
  });

  it('[TICKET-11] an event of the change that arrives before its answer does not hide the status change', async () => {
    const world = createWorld(aTicket(tagged));
    await world.load();
    const accepting = world.store.dispatch(acceptTicket({ ticketId: 1 }));
    world.store.dispatch(serverEvents.ticket({ action: 'update', record: aTicket({ status: 'open', userId: 10 }) }));
    await accepting;
    await settle();
    expect(world.calls).toContain('DELETE /ticket-tags/1');
  });

  it('[TICKET-11] [CALL-40] a call that changes no status, or fails, removes none', async () => {
    const world = createWorld(aTicket({ ...tagged, status: 'open', userId: 10 }));
    await world.load();
    await world.store.dispatch(reopenTicket({ ticketId: 1, queueId: 1 }));
    await settle();
    expect(world.calls).not.toContain('DELETE /ticket-tags/1');

    vi.spyOn(world.services.api.tickets, 'update').mockRejectedValue(new Error('refused'));
    await world.store.dispatch(resolveTicket({ ticketId: 1 }));
    await settle();
    expect(world.calls).not.toContain('DELETE /ticket-tags/1');
    expect(world.ticket()).toMatchObject({ status: 'open', ...tagged });
  });

  it('[TICKET-11] [CALL-40] [CALL-30] tags that cannot be removed are only logged: the change stands, and the tags are read again', async () => {
    const world = createWorld(aTicket(tagged));
    await world.load();
    vi.spyOn(world.services.api.tickets, 'removeTags').mockRejectedValue(new Error('refused'));
    const warn = vi.spyOn(world.services.log, 'warn');
    const reads = () => world.calls.filter((call) => call === 'GET /tickets/1').length;
    const before = reads();
    await world.store.dispatch(acceptTicket({ ticketId: 1 }));
    await settle();
    expect(world.ticket()).toMatchObject({ status: 'open', userId: 10, ...tagged });
    expect(warn).toHaveBeenCalledWith('Tags not removed', { ticketId: 1, reason: 'Error: refused' });
    expect(reads()).toBe(before + 1);
    expect(world.store.getState().toasts).toEqual([]);
  });

  it('[TICKET-02] a ticket that is being changed ignores a second click', async () => {
    const world = createWorld(aTicket());
    await world.load();
    await Promise.all([
      world.store.dispatch(acceptTicket({ ticketId: 1 })),
      world.store.dispatch(acceptTicket({ ticketId: 1 })),
    ]);
    expect(world.changes).toHaveLength(1);
  });

  it('[TICKET-12] [TICKET-11] a resolve answered with open keeps the row in the list of that status, not its tags', async () => {
    const world = createWorld(aTicket({ status: 'open', userId: 10 }));
    vi.spyOn(world.services.api.tickets, 'update').mockResolvedValue(aTicket({ status: 'open', userId: 10 }));
    await world.load();
    await world.store.dispatch(resolveTicket({ ticketId: 1 }));
    await settle();
    expect([world.ticket()?.status, world.paths]).toEqual(['open', ['/tickets']]);
    expect(world.calls).toContain('DELETE /ticket-tags/1');
  });
});

describe('the introduction', () => {
  const on = [{ key: 'sendGreetingAccepted', value: 'enabled' }];
  const greetings = ({ store }: ReturnType<typeof createWorld>) =>
    selectOutboxOfTicket(store.getState(), 1).map(({ body }) => body);

  it.each([{}, { together: true as const }])('[TICKET-03][TICKET-05] follows an accept once: %j', async (part) => {
    const world = createWorld(aTicket({ contact: { id: 1_001, name: 'Bia {{name}}' } }), on);
    await world.load();
    await world.store.dispatch(acceptTicket({ ticketId: 1, ...part }));
    await settle();
    expect(greetings(world)).toEqual(['notices:greeting.named Bia {name} Ana Ribeiro']);
  });

  it('[TICKET-05] leaves out a contact whose name is a number', async () => {
    const world = createWorld(aTicket({ contact: { id: 1_001, name: '5511999990000' } }), on);
    await world.load();
    await world.store.dispatch(acceptTicket({ ticketId: 1 }));
    await settle();
    expect(greetings(world)).toEqual(['notices:greeting.unnamed Ana Ribeiro']);
  });

  it.each([
    ['the setting is off', aTicket(), []],
    ['the ticket is a group', aTicket({ isGroup: true }), on],
  ])('[TICKET-03] [TICKET-04] is not sent when %s', async (_, ticket, settings) => {
    const world = createWorld(ticket, settings);
    await world.load();
    await world.store.dispatch(acceptTicket({ ticketId: 1 }));
    await settle();
    expect(greetings(world)).toEqual([]);
  });

  it('[TICKET-05] that fails stays as a failed message and does not undo the accept', async () => {
    const world = createWorld(aTicket(), on);
    vi.spyOn(world.services.api.messages, 'sendText').mockRejectedValue(
      Object.assign(new Error('ERR_SENDING_WAPP_MSG'), { code: 'ERR_SENDING_WAPP_MSG', status: 400 }),
    );
    world.goOnline();
    await world.load();
    await world.store.dispatch(acceptTicket({ ticketId: 1 }));
    await settle();
    expect(selectOutboxOfTicket(world.store.getState(), 1)).toMatchObject([{ state: 'failed' }]);
    expect(world.ticket()?.status).toBe('open');
  });
});

describe('what is on screen', () => {
  const inbound = (facts = {}) =>
    serverEvents.appMessage({
      action: 'create',
      record: aMessage(),
      ticket: aTicket({ status: 'open', userId: 10, unreadMessages: 3, ...facts }),
      contact: null,
    });

  it('[RT-06] opening a conversation, also one beside another, joins its chat box, and leaving it leaves that one', async () => {
    const world = createWorld(aTicket({ status: 'open', userId: 10 }));
    for (const ticketId of [1, 2]) world.store.dispatch(conversationShown({ ticketId }));
    world.store.dispatch(conversationHidden({ ticketId: 2 }));
    expect(world.rooms).toEqual(['Joined 1', 'Joined 2', 'Left 2']);
  });

  it('[RT-06] a ticket that becomes the user’s is joined again, since the server refused before', async () => {
    const world = createWorld(aTicket({ status: 'open', userId: 11 }));
    await world.load();
    const isMine = (id: number) => aTicket({ id, status: 'open', userId: 10 });
    for (const id of [1, 2]) world.store.dispatch(serverEvents.ticket({ action: 'update', record: isMine(id) }));
    expect(world.rooms).toEqual(['Rejoined 1', 'Rejoined 2']);
  });

  it('[RT-06] the user’s open tickets without a queue are followed, because their messages arrive no other way', async () => {
    const world = createWorld(aTicket());
    world.store.dispatch(
      serverEvents.ticket({ action: 'update', record: aTicket({ status: 'open', userId: 10, queueId: null }) }),
    );
    expect(world.rooms).toContain('Joined 1');
    world.store.dispatch(
      serverEvents.ticket({ action: 'update', record: aTicket({ status: 'closed', userId: 10, queueId: null }) }),
    );
    expect(world.rooms).toContain('Left 1');
  });

  it('[TLIST-34] [CALL-36] a message in the conversation being read counts as read, and the server is informed', async () => {
    const world = createWorld(aTicket({ status: 'open', userId: 10 }));
    await world.load();
    world.store.dispatch(windowFocusChanged(true));
    world.store.dispatch(conversationShown({ ticketId: 1 }));
    const pages = vi.spyOn(world.services.api.messages, 'page');
    world.store.dispatch(inbound());
    expect(world.ticket()?.unreadMessages).toBe(0);
    world.store.dispatch(inbound());
    await vi.advanceTimersByTimeAsync(300);
    expect(pages.mock.calls.map(([ticketId, page]) => [ticketId, page])).toEqual([[1, 1]]);
    expect(world.callLog.notices).toEqual([]);
  });

  it('[TLIST-34] without the focus it stays unread until the window has it again', async () => {
    const world = createWorld(aTicket({ status: 'open', userId: 10 }));
    // The unread tickets, of which this server has none, are asked for before the message comes.
    world.goOnline();
    await world.load();
    world.store.dispatch(conversationShown({ ticketId: 1 }));
    world.store.dispatch(inbound());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world.ticket()?.unreadMessages).toBe(3);
    world.store.dispatch(windowFocusChanged(true));
    expect(world.ticket()?.unreadMessages).toBe(0);
  });
});

describe('notices', () => {
  const arrived = (ticket: Ticket, id = 'M1') =>
    serverEvents.appMessage({ action: 'create', record: aMessage({ id }), ticket, contact: null });
  const mine = aTicket({ status: 'open', userId: 10, unreadMessages: 1 });

  it('[NTV-06] [ROUTE-08] a message of the user’s ticket raises one, with its text, leading to the conversation', async () => {
    const world = createWorld(mine);
    await world.load();
    world.store.dispatch(arrived(mine));
    expect(world.callLog.notices).toEqual([
      {
        id: 'message:M1',
        kind: 'message',
        title: 'Cliente 1',
        body: 'Bom dia',
        target: { kind: 'ticket', uuid: mine.uuid, ticketId: mine.id },
        reply: { placeholder: 'notices:notify.replyPlaceholder', send: 'notices:notify.replySend' },
      },
    ]);
  });

  it('[NTV-06][DESK-06][DESK-07] a new pending ticket raises one, its next messages do not', async () => {
    const world = createWorld(aTicket());
    await settle();
    world.store.dispatch(arrived(aTicket({ lastMessage: 'Bom dia' })));
    world.store.dispatch(arrived(aTicket({ lastMessage: 'Alguém?' }), 'M2'));
    await settle();
    expect(world.callLog.notices).toMatchObject([
      {
        kind: 'pending',
        title: 'notices:notify.pending Cliente 1',
        body: 'Bom dia',
        target: { kind: 'pending', ticketId: 1 },
      },
    ]);
  });

  it('[DESK-06] one given back by a colleague raises one, too; one of another queue and one with an owner raise none', async () => {
    const world = createWorld(aTicket({ status: 'open', userId: 11 }));
    await world.load();
    for (const facts of [{ queueId: 2 }, { userId: 11 }, {}]) {
      world.store.dispatch(serverEvents.ticket({ action: 'update', record: aTicket(facts) }));
      await settle();
      expect(world.callLog.notices).toHaveLength(Object.keys(facts).length === 0 ? 1 : 0);
    }
    expect(world.callLog.notices).toMatchObject([{ kind: 'pending', target: { kind: 'pending', ticketId: 1 } }]);
  });

  it('[DESK-07] it shows what the customer wrote, not what the bot answered', async () => {
    const world = createWorld(aTicket());
    await settle();
    const greeted = aTicket({ lastMessage: 'Olá! Escolha uma opção', fromMe: true });
    const answer = aMessage({ id: 'M2', fromMe: true, body: 'Olá! Escolha uma opção' });
    world.store.dispatch(
      serverEventsReceived([
        serverEvents.appMessage({
          action: 'create',
          record: aMessage(),
          ticket: aTicket({ queueId: null }),
          contact: null,
        }),
        serverEvents.appMessage({ action: 'create', record: answer, ticket: greeted, contact: null }),
      ]),
    );
    await settle();
    expect(world.callLog.notices).toMatchObject([{ kind: 'pending', body: 'Bom dia' }]);
  });

  it.each([
    [{ id: 1, name: 'Vendas', color: '#22aa44' }, 'notices:notify.inQueue Vendas'],
    [null, 'notices:notify.noQueue'],
  ])('[DESK-07] when only the bot answered they name the queue', async (queue, body) => {
    const world = createWorld(aTicket());
    await settle();
    const record = aTicket({ queue, lastMessage: 'Olá! Escolha uma opção', fromMe: true });
    world.store.dispatch(serverEvents.ticket({ action: 'update', record }));
    await settle();
    expect(world.callLog.notices).toMatchObject([{ kind: 'pending', body }]);
  });

  it('[DESK-07] the first load raises none', async () => {
    const world = createWorld(aTicket());
    await world.load();
    await world.store.dispatch(loadTickets({ view: 'pending', page: 1 }));
    expect(world.callLog.notices).toEqual([]);
  });

  it('[DESK-07] after a gap one summary replaces them', async () => {
    const world = createWorld(aTicket());
    await settle();
    vi.spyOn(world.services.api.tickets, 'page').mockImplementation(async ({ status }) => ({
      records: status === 'pending' ? [aTicket({ id: 1 }), aTicket({ id: 2 })] : [],
      hasMore: false,
    }));
    world.store.dispatch(resyncRequested());
    await settle();
    expect(world.callLog.notices).toMatchObject([
      { kind: 'summary', title: 'notices:notify.summary 2', body: 'Cliente 1, Cliente 2' },
    ]);
  });

  it('[NTV-06] a transfer to the user raises one, the user’s own accept does not', async () => {
    const world = createWorld(aTicket({ status: 'open', userId: 11 }));
    await world.load();
    world.store.dispatch(serverEvents.ticket({ action: 'update', record: mine }));
    expect(world.callLog.notices).toMatchObject([{ kind: 'transfer' }]);

    const other = createWorld(aTicket());
    await other.load();
    const accepting = other.store.dispatch(acceptTicket({ ticketId: 1 }));
    other.store.dispatch(serverEvents.ticket({ action: 'update', record: mine }));
    await accepting;
    expect(other.callLog.notices).toEqual([]);
  });

  it('[NTV-05] the totals reach the main process whenever they change', async () => {
    const world = createWorld(mine);
    await world.load();
    await world.store.dispatch(loadTickets({ view: 'pending', page: 1 }));
    world.store.dispatch(arrived({ ...mine, unreadMessages: 4 }));
    world.store.dispatch(serverEvents.ticket({ action: 'update', record: aTicket({ id: 2 }) }));
    // At most twice a second.
    await vi.advanceTimersByTimeAsync(500);
    expect(world.callLog.totals.at(-1)).toEqual({ messages: 4, pending: 1 });
    expect(selectUnreadTotals(world.store.getState())).toEqual({ messages: 4, pending: 1 });
    world.store.dispatch(serverEvents.ticket({ action: 'updateUnread', id: 1 }));
    world.store.dispatch(
      serverEvents.ticket({ action: 'update', record: aTicket({ id: 2, status: 'open', userId: 11 }) }),
    );
    await vi.advanceTimersByTimeAsync(500);
    expect(world.callLog.totals.at(-1)).toEqual({ messages: 0, pending: 0 });
  });
});
