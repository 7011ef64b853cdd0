import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeOfChat } from '@/domain/conversations/chats';
import { chatMessageArrived } from '@/entities/conversations/chatMessages/chatMessageActions';
import { loadChatMessages } from '@/entities/conversations/chatMessages/chatMessageThunks';
import { loadMessages } from '@/entities/conversations/messages/messageThunks';
import { advance } from '@/entities/conversations/outbox/advance';
import { newestIn, readConversation } from '@/entities/conversations/outbox/outboxPlaces';
import {
  selectEntryAhead,
  selectOutboxOfTicket,
  selectUnsent,
  selectUpload,
} from '@/entities/conversations/outbox/outboxSelectors';
import { outboxRestored, uploadMoved } from '@/entities/conversations/outbox/outboxSlice';
import type { OutboxEntry, OutboxEntryState } from '@/entities/conversations/outbox/outboxState';
import {
  cancelUpload,
  discardOutbox,
  retryOutbox,
  sendFile,
  sendText,
} from '@/entities/conversations/outbox/outboxThunks';
import { refreshTicket } from '@/entities/conversations/tickets/ticketThunks';
import { createMemoryRecords } from '@/lib/memoryRecords';
import { createTestStore } from '@tests/support/createTestStore';
import { ACCOUNT, aMessage, aTicket, anOutboxEntry } from '@tests/support/records';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const CHAT = placeOfChat(7);
const settle = () => vi.advanceTimersByTimeAsync(0);
const file = { id: 'f1', name: 'sofa.png', type: 'image/png', size: 4 };
const entry = (id: string, state: OutboxEntryState, facts: Partial<OutboxEntry> = {}) =>
  anOutboxEntry({ id, body: id, createdAt: NOW, state, ...facts });

/** A signed-in user without a connection, so that nothing is sent, and an outbox with these entries. */
const createWorld = async (...entries: OutboxEntry[]) => {
  const disk = createMemoryRecords<OutboxEntry>();
  for (const one of entries) await disk.put(ACCOUNT, one.id, one);
  const pages: unknown[] = [];
  const world = createTestStore({
    storage: { outbox: disk },
    routes: {
      'GET /tickets/1': { body: aTicket({ id: 1, status: 'open', userId: 10 }) },
      'GET /messages/1': ({ params }) => {
        pages.push(params);
        const messages = ['M1', 'M2'].map((id, place) =>
          aMessage({ id, createdAt: `2026-11-21T11:0${place}:00.000Z` }),
        );
        return { body: { messages, count: 2, hasMore: false } };
      },
      'GET /chats/7/messages': ({ params }) => {
        pages.push(params);
        return { body: { records: [], count: 0, hasMore: false } };
      },
    },
  });
  world.begin();
  await settle();
  const { store } = world;
  return {
    ...world,
    disk,
    pages,
    state: () => store.getState(),
    outbox: () => store.getState().outbox,
    ids: (place = 1) => selectOutboxOfTicket(store.getState(), place).map(({ id }) => id),
    entry: (id: string) => store.getState().outbox.byId[id],
    onDisk: (id: string) => disk.read(ACCOUNT, id),
    context: { getState: store.getState, dispatch: store.dispatch, extra: world.services },
  };
};

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('what a conversation shows of the outbox', () => {
  it('are its own texts in the order in which they were written, the same list until it changes', async () => {
    const world = await createWorld(
      entry('b', 'waiting', { createdAt: NOW + 1 }),
      entry('x', 'failed', { ticketId: 2 }),
      entry('a', 'sent'),
    );
    expect([world.ids(), world.ids(2), world.ids(3)]).toEqual([['a', 'b'], ['x'], []]);
    const list = selectOutboxOfTicket(world.state(), 1);
    const none = selectOutboxOfTicket(world.state(), 3);
    await world.store.dispatch(loadMessages({ ticketId: 2 }));
    expect(selectOutboxOfTicket(world.state(), 1)).toBe(list);
    expect(selectOutboxOfTicket(world.state(), 4)).toBe(none);
  });

  it.each<[OutboxEntryState[], ReturnType<typeof selectUnsent>]>([
    [[], null],
    [['waiting'], 'queued'],
    [['sending', 'sent'], 'queued'],
    [['waiting', 'failed'], 'refused'],
    [['unconfirmed', 'sent'], 'refused'],
  ])('of %j is told in the list of tickets as %s', async (states, told) => {
    const world = await createWorld(
      ...states.map((state, place) => entry(`${place}`, state, { sentAt: NOW })),
      entry('other', 'failed', { ticketId: 2 }),
    );
    expect(selectUnsent(world.state(), 1)).toBe(told);
  });

  it('is that a waiting text waits for the earlier one of its ticket that is being sent', async () => {
    const facts = (minute: number, ticketId = 1) => ({ createdAt: NOW + minute, ticketId });
    const world = await createWorld(
      entry('elsewhere', 'sending', facts(0, 2)),
      entry('sent', 'sent', facts(1)),
      entry('alone', 'waiting', facts(2)),
      entry('ahead', 'sending', facts(3)),
      entry('behind', 'waiting', facts(4)),
      entry('failed', 'failed', facts(5)),
    );
    const ahead = (id: string) => selectEntryAhead(world.state(), world.entry(id)!)?.id ?? null;
    expect(['sent', 'alone', 'ahead', 'behind', 'failed'].map(ahead)).toEqual([null, null, null, 'ahead', null]);
  });

  it('is how much of a file this window has uploaded', async () => {
    const world = await createWorld(entry('a', 'sending', { file }));
    expect(selectUpload(world.state(), 'a')).toBeNull();
    world.store.dispatch(uploadMoved({ id: 'a', percent: 0, at: NOW }));
    expect(selectUpload(world.state(), 'a')).toBe(0);
  });
});

describe('[OFF-05] a text or file that is queued', () => {
  it('knows its ticket and the newest message before it', async () => {
    const world = await createWorld();
    await world.store.dispatch(refreshTicket(1));
    await world.store.dispatch(loadMessages({ ticketId: 1 }));
    const text = await world.store.dispatch(sendText({ ticketId: 1, body: ' Oi ', quotedMsgId: 'M1' })).unwrap();
    const expected = {
      id: text.id,
      ticketId: 1,
      uuid: aTicket({ id: 1 }).uuid,
      body: ' Oi ',
      quotedMsgId: 'M1',
      createdAt: NOW,
      sentAt: null,
      after: '2026-11-21T11:01:00.000Z',
      standing: { status: 'open', userId: 10, contactName: 'Cliente 1' },
      state: 'waiting',
    };
    expect(text).toEqual(expected);
    expect(await world.onDisk(text.id)).toEqual(expected);
    expect(world.outbox()).toEqual(expect.objectContaining({ order: [text.id], unstored: {} }));
    const sofa = await world.store.dispatch(sendFile({ ticketId: 1, file, caption: 'Sofá' })).unwrap();
    expect(sofa).toEqual({ ...expected, id: sofa.id, createdAt: NOW + 1, body: 'Sofá', quotedMsgId: null, file });
    expect(sofa.id).not.toBe(text.id);
  });

  it('of a conversation of which nothing is known knows only its time', async () => {
    const world = await createWorld();
    const text = await world.store.dispatch(sendText({ ticketId: CHAT, body: 'Oi' })).unwrap();
    expect(text).toEqual(entry(text.id, 'waiting', { ticketId: CHAT, uuid: '', body: 'Oi' }));
  });

  it('that cannot be written to disk is failed, with the reason in the log', async () => {
    const world = await createWorld();
    vi.spyOn(world.disk, 'put').mockRejectedValue(new Error('full'));
    const answer = await world.store.dispatch(sendText({ ticketId: 1, body: 'Oi' }));
    expect(answer.meta.requestStatus).toBe('fulfilled');
    expect(Object.values(world.outbox().byId)).toMatchObject([{ state: 'failed', reason: 'storage' }]);
    expect(world.details).toContainEqual({ message: 'Message not stored', ticketId: 1, reason: 'Error: full' });
    expect(world.store.getState().toasts).toEqual([]);
  });
});

describe('[OFF-06] [OFF-07] sending again', () => {
  it.each(['failed', 'unconfirmed'] as const)('queues a text that is %s as if it were new', async (state) => {
    const facts = { after: '2026-11-20T11:00:00.000Z', quotedMsgId: 'M1', reason: 'ERR' };
    const old = entry('a', state, { ...facts, sentAt: NOW - 1 });
    const world = await createWorld(old);
    await world.store.dispatch(retryOutbox('a'));
    const again = { ...old, state: 'waiting', sentAt: null, reason: undefined };
    expect(world.entry('a')).toEqual(again);
    expect(await world.onDisk('a')).toEqual(again);
  });

  it.each([
    ['failed', 'storage'],
    ['unconfirmed', undefined],
  ] as const)('a text that is %s stays so where the disk has no room, with the reason %s', async (state, reason) => {
    const world = await createWorld(entry('a', state));
    vi.spyOn(world.disk, 'put').mockRejectedValue(new Error('full'));
    const answer = await world.store.dispatch(retryOutbox('a'));
    expect(answer.meta.requestStatus).toBe('fulfilled');
    expect(world.entry('a')).toEqual(entry('a', state, { reason }));
    expect(world.details).toContainEqual({ message: 'Message not stored', ticketId: 1, reason: 'Error: full' });
  });

  it('looks for the echo after the newest message that is known now', async () => {
    const world = await createWorld(entry('a', 'failed', { after: '2026-11-20T11:00:00.000Z' }));
    await world.store.dispatch(loadMessages({ ticketId: 1 }));
    await world.store.dispatch(retryOutbox('a'));
    expect(world.entry('a')?.after).toBe('2026-11-21T11:01:00.000Z');
  });

  it.each(['waiting', 'sending', 'sent'] as const)('is nothing for a text that is %s', async (state) => {
    const known = entry('a', state, { sentAt: NOW });
    const world = await createWorld(known);
    await world.store.dispatch(retryOutbox('a')).unwrap();
    await world.store.dispatch(retryOutbox('gone')).unwrap();
    expect([world.entry('a'), await world.onDisk('a')]).toEqual([known, known]);
    expect(Object.keys(world.outbox().byId)).toEqual(['a']);
  });

  it('of a text that was not on disk waits until it is', async () => {
    const world = await createWorld();
    const put = vi.spyOn(world.disk, 'put').mockRejectedValue(new Error('full'));
    const { id } = await world.store.dispatch(sendText({ ticketId: 1, body: 'Oi' })).unwrap();
    await world.store.dispatch(retryOutbox(id));
    expect([world.entry(id)?.state, world.outbox().unstored]).toEqual(['failed', { [id]: true }]);
    put.mockRestore();
    await world.store.dispatch(retryOutbox(id));
    expect([world.entry(id)?.state, world.outbox().unstored]).toEqual(['waiting', {}]);
    expect(world.store.getState().toasts).toEqual([]);
  });
});

describe('[OFF-06] discarding', () => {
  const sentAgo = (ms: number | null) => ({ sentAt: ms === null ? null : NOW - ms });
  it.each<[string, OutboxEntry, boolean]>([
    ['waits', entry('a', 'waiting'), true],
    ['failed', entry('a', 'failed'), true],
    ['is unconfirmed', entry('a', 'unconfirmed'), true],
    ['has been sent for 15 seconds', entry('a', 'sending', sentAgo(15_000)), true],
    ['has had no echo for 15 seconds', entry('a', 'sent', sentAgo(15_000)), true],
    ['has been sent for a shorter time', entry('a', 'sending', sentAgo(14_999)), false],
    ['has had no echo for a shorter time', entry('a', 'sent', sentAgo(14_999)), false],
    ['has no time', entry('a', 'sending', sentAgo(null)), false],
  ])('is possible for a text that %s, or not', async (_, known, isPossible) => {
    const world = await createWorld(known, entry('b', 'failed', { createdAt: NOW + 1 }));
    await world.store.dispatch(discardOutbox('a'));
    await world.store.dispatch(discardOutbox('gone')).unwrap();
    await settle();
    expect(world.ids()).toEqual(isPossible ? ['b'] : ['a', 'b']);
    expect(await world.onDisk('a')).toEqual(isPossible ? null : known);
  });

  it('is impossible for a file that is being uploaded, however long it takes', async () => {
    const world = await createWorld(entry('a', 'sending', { file, ...sentAgo(60_000) }));
    world.store.dispatch(uploadMoved({ id: 'a', percent: 50, at: NOW }));
    await world.store.dispatch(discardOutbox('a'));
    expect(world.ids()).toEqual(['a']);
  });
});

describe('[OFF-05] a change of an entry', () => {
  it('is on disk before it is shown, and nothing if the change declines or the entry is not there', async () => {
    const world = await createWorld(entry('a', 'waiting'));
    const update = vi.spyOn(world.disk, 'update');
    const change = (id: string, how: (known: OutboxEntry) => OutboxEntry | null, account?: string) =>
      advance(world.context, id, how, account);
    const sending = (known: OutboxEntry): OutboxEntry => ({ ...known, state: 'sending' });
    expect(await change('a', () => null)).toBeNull();
    expect(await change('b', sending)).toBeNull();
    expect(await change('a', sending, 'test#11')).toBeNull();
    expect(world.entry('a')?.state).toBe('waiting');
    expect(await change('a', sending)).toEqual(entry('a', 'sending'));
    expect(world.entry('a')?.state).toBe('sending');
    expect(update.mock.calls.map(([account]) => account)).toEqual([ACCOUNT, ACCOUNT, 'test#11', ACCOUNT]);
  });

  it('by the user stops a file that waits; one that is not there stays away', async () => {
    const world = await createWorld(entry('a', 'waiting', { file }));
    await world.store.dispatch(cancelUpload('a'));
    const cancelled = entry('a', 'failed', { file, reason: 'cancelled' });
    expect([world.entry('a'), await world.onDisk('a')]).toEqual([cancelled, cancelled]);
    await world.store.dispatch(cancelUpload('gone'));
    expect(Object.keys(world.outbox().byId)).toEqual(['a']);
    world.store.dispatch(outboxRestored([]));
    expect(world.ids()).toEqual(['a']);
  });
});

describe('the place of a conversation', () => {
  it('tells its newest known message, of a ticket as of a chat', async () => {
    const world = await createWorld();
    expect([newestIn(world.state(), 1), newestIn(world.state(), CHAT)]).toEqual([null, null]);
    await world.store.dispatch(loadMessages({ ticketId: 1 }));
    for (const [id, createdAt] of [
      [1, '2026-11-21T11:05:00.000Z'],
      [2, '2026-11-21T11:05:30.000Z'],
      [3, '2026-11-21T11:06:00.000Z'],
    ] as const) {
      const message = { id, chatId: 7, message: 'Oi', createdAt };
      world.store.dispatch(chatMessageArrived({ message, isEcho: true, receivedAt: NOW }));
    }
    expect(newestIn(world.state(), 1)).toBe('2026-11-21T11:01:00.000Z');
    expect(newestIn(world.state(), CHAT)).toBe('2026-11-21T11:06:00.000Z');
  });

  it('tells how it is read', async () => {
    const world = await createWorld();
    const ticket = await readConversation(1)(world.store.dispatch);
    expect(loadMessages.fulfilled.match(ticket) && ticket.meta.arg).toEqual({ ticketId: 1, whole: false });
    const whole = await readConversation(1, true)(world.store.dispatch);
    expect(loadMessages.fulfilled.match(whole) && whole.meta.arg).toEqual({ ticketId: 1, whole: true });
    const chat = await readConversation(CHAT)(world.store.dispatch);
    expect(loadChatMessages.fulfilled.match(chat) && chat.meta.arg).toEqual({ chatId: 7 });
  });
});
