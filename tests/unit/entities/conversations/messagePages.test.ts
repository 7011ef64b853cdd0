import { describe, expect, it } from 'vitest';
import { messageAt } from '@/entities/base/messageTable';
import type { Message } from '@/protocol/records/messages';
import { selectThread, selectThreadMessages } from '@/entities/conversations/messages/messageSelectors';
import { loadMessages, loadOlderMessages, removeMessage } from '@/entities/conversations/messages/messageThunks';
import { ticketRemoved } from '@/entities/conversations/tickets/ticketActions';
import { serverEvents } from '@/realtime/serverEvents';
import { resyncRequested } from '@/realtime/socketActions';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { aMessage } from '@tests/support/records';
import { hold } from '@tests/support/hold';

const message = (number: number, facts: Partial<Message> = {}): Message =>
  aMessage({ id: `${number}`, createdAt: new Date(Date.UTC(2026, 10, 21, 12, 0, number)).toISOString(), ...facts });
const SIZE = 2;

/** A server with messages 1 to `last` in ticket 1, two on a page. */
const createWorld = (last: number) => {
  let newest = last;
  const asked: number[] = [];
  let pause: Promise<void> | null = null;
  let failure: FakeAnswer | null = null;
  const world = createTestStore({
    routes: {
      'GET /messages/1': async ({ params }) => {
        const number = Number(params.pageNumber);
        asked.push(number);
        await pause;
        if (failure) return failure;
        const end = newest - (number - 1) * SIZE;
        const messages = [end - 1, end].filter((id) => id > 0).map((id) => message(id));
        return { body: { messages, count: newest, hasMore: end > SIZE } };
      },
      'DELETE /messages/1': { status: 400, body: { error: 'ERR_DELETE_WAPP_MSG' } },
      'DELETE /messages/2': { body: '' },
    },
  });
  world.begin();
  const { dispatch, getState } = world.store;
  return {
    ...world,
    load: (whole?: boolean) => dispatch(loadMessages({ ticketId: 1, whole })),
    loadOlder: () => dispatch(loadOlderMessages({ ticketId: 1 })),
    /** The pages asked for since the last time. */
    asked: () => asked.splice(0),
    /** The server gets messages; `live` ones come as events. */
    gets: (upTo: number, live: boolean) => {
      const events = live ? Array.from({ length: upTo - newest }, (_, place) => message(newest + 1 + place)) : [];
      for (const record of events)
        dispatch(serverEvents.appMessage({ action: 'create', record, ticket: null, contact: null }));
      newest = upTo;
    },
    /** The next answers wait for the returned function. */
    hold: () => {
      const { held, release } = hold();
      pause = held;
      return release;
    },
    refuse: () => void (failure = { status: 500, body: { error: 'Internal server error' } }),
    shown: () => selectThreadMessages(getState(), 1).map(({ id }) => Number(id)),
    thread: () => selectThread(getState(), 1),
  };
};

describe('reading a conversation', () => {
  it('[LIST-04] [CALL-36] reads its newest page, then one older page at a time, to the first', async () => {
    const world = createWorld(5);
    await world.load();
    expect([world.shown(), world.thread().hasMore]).toEqual([[4, 5], true]);
    await world.loadOlder();
    expect([world.shown(), world.thread().hasMore]).toEqual([[2, 3, 4, 5], true]);
    await world.loadOlder();
    expect([world.shown(), world.thread().hasMore]).toEqual([[1, 2, 3, 4, 5], false]);
    await world.loadOlder();
    expect(world.asked()).toEqual([1, 2, 3]);
    expect(world.thread()).toMatchObject({ page: 3, olderRequestId: null });
  });

  it('[MSG-02] keeps the order of messages of the same time that two pages share', async () => {
    const ids = ['first', 'second', 'third', 'fourth'];
    const world = createTestStore({
      routes: {
        'GET /messages/1': ({ params }) => {
          const page = ids.slice(...(Number(params.pageNumber) === 1 ? [2, 4] : [0, 2]));
          return { body: { messages: page.map((id) => aMessage({ id })), count: 4, hasMore: page.includes('fourth') } };
        },
      },
    });
    world.begin();
    const { dispatch, getState } = world.store;
    await dispatch(loadMessages({ ticketId: 1 }));
    await dispatch(loadOlderMessages({ ticketId: 1 }));
    expect(selectThreadMessages(getState(), 1).map(({ id }) => id)).toEqual(ids);
  });

  it('[CALL-36] asks for one older page at a time', async () => {
    const world = createWorld(9);
    await world.load();
    const first = world.loadOlder();
    await world.loadOlder();
    await first;
    expect(world.asked()).toEqual([1, 2]);
    expect(world.shown()).toEqual([6, 7, 8, 9]);
  });

  it('passes over pages of which live messages made all known', async () => {
    const world = createWorld(6);
    await world.load();
    world.gets(8, true);
    await world.loadOlder();
    expect(world.asked()).toEqual([1, 2, 3]);
    expect(world.shown()).toEqual([3, 4, 5, 6, 7, 8]);
    expect(world.thread().page).toBe(3);
  });

  it('[OFF-02] reads only the newest page again, unless all of it is wanted', async () => {
    const world = createWorld(9);
    await world.load();
    await world.loadOlder();
    world.asked();
    await world.load();
    expect(world.asked()).toEqual([1]);
    await world.load(true);
    expect(world.asked()).toEqual([1, 2]);
    expect(world.shown()).toEqual([6, 7, 8, 9]);
    expect(world.thread()).toMatchObject({ page: 2, hasMore: true });
  });

  it.each([
    [2, [1]],
    [3, [1, 2]],
    [4, [1, 2]],
    [5, [1, 2, 3]],
  ])('[OFF-02] with %i known messages reads as many pages as hold them', async (known, pages) => {
    const world = createWorld(2);
    await world.load();
    world.gets(known, true);
    world.asked();
    await world.load(true);
    expect(world.asked()).toEqual(pages);
    expect(world.shown()).toEqual(Array.from({ length: known }, (_, place) => place + 1));
  });

  it('that was never read, or is empty, takes one page', async () => {
    const world = createWorld(9);
    await world.load(true);
    expect(world.asked()).toEqual([1]);
    const empty = createWorld(0);
    await empty.load(true);
    await empty.load(true);
    expect(empty.asked()).toEqual([1, 1]);
    expect(empty.thread()).toMatchObject({ status: 'ready', hasMore: false, page: 1 });
  });

  it('[OFF-02] reads one page more where messages that were missed have pushed the oldest known one there', async () => {
    const world = createWorld(4);
    await world.load();
    await world.loadOlder();
    world.asked();
    world.store.dispatch(resyncRequested());
    world.gets(5, false);
    await world.load(true);
    expect(world.asked()).toEqual([1, 2, 3]);
    expect(world.shown()).toEqual([1, 2, 3, 4, 5]);
    world.store.dispatch(resyncRequested());
    world.gets(8, false);
    await world.load(true);
    expect(world.asked()).toEqual([1, 2, 3, 4]);
    expect(world.shown()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('[OFF-02] reads on from a page of which messages that were missed are one half', async () => {
    const world = createWorld(4);
    await world.load();
    await world.loadOlder();
    world.asked();
    world.store.dispatch(resyncRequested());
    world.gets(7, false);
    await world.load(true);
    expect(world.asked()).toEqual([1, 2, 3, 4]);
    expect(world.shown()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(world.thread().hasMore).toBe(false);
  });

  it('[OFF-02] keeps its place when the pages that are read again reach further back than it did', async () => {
    const world = createWorld(6);
    await world.load();
    await world.loadOlder();
    world.asked();
    world.store.dispatch(resyncRequested());
    world.gets(7, true);
    await world.load(true);
    expect(world.asked()).toEqual([1, 2, 3]);
    expect(world.shown()).toEqual([2, 3, 4, 5, 6, 7]);
    expect(world.thread()).toMatchObject({ page: 2, hasMore: true });
    world.store.dispatch(resyncRequested());
    await world.load(true);
    world.asked();
    await world.loadOlder();
    expect(world.asked()).toEqual([3, 4]);
    expect(world.shown()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(world.thread().hasMore).toBe(false);
  });

  it('knows its first message when the pages that are read again have it', async () => {
    const world = createWorld(3);
    await world.load();
    world.gets(4, true);
    world.store.dispatch(resyncRequested());
    await world.load(true);
    expect([world.shown(), world.thread().hasMore]).toEqual([[1, 2, 3, 4], false]);
  });

  it('that the server has emptied is read once', async () => {
    const world = createWorld(3);
    await world.load();
    await world.loadOlder();
    world.asked();
    world.gets(0, false);
    await world.load(true);
    expect(world.asked()).toEqual([1]);
    expect(world.shown()).toEqual([]);
  });

  it('[OFF-02] reads ten pages again at most, and keeps the messages before them', async () => {
    const world = createWorld(30);
    await world.load();
    for (let page = 2; page <= 12; page += 1) await world.loadOlder();
    world.asked();
    world.store.dispatch(resyncRequested());
    world.gets(31, false);
    await world.load(true);
    expect(world.asked()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(world.shown()).toEqual(Array.from({ length: 25 }, (_, place) => place + 7));
    expect(world.thread()).toMatchObject({ page: 12, hasMore: true, stale: false, rereading: false });
  });

  it('[OFF-02] takes all pages that it reads again after a gap if they do not reach what is known', async () => {
    const world = createWorld(4);
    await world.load();
    await world.loadOlder();
    world.store.dispatch(resyncRequested());
    world.gets(20, false);
    await world.load(true);
    expect(world.shown()).toEqual([17, 18, 19, 20]);
    expect(world.thread()).toMatchObject({ page: 1, hasMore: true });
    world.asked();
    await world.loadOlder();
    expect(world.asked()).toEqual([2, 3]);
    expect(world.shown()).toEqual([15, 16, 17, 18, 19, 20]);
  });

  it('[CALL-36] says nothing of a failure but in the conversation itself', async () => {
    const world = createWorld(4);
    await world.load();
    world.refuse();
    await world.loadOlder();
    expect(world.thread()).toMatchObject({ status: 'ready', olderFailed: true, olderRequestId: null });
    await world.load();
    expect(world.thread()).toMatchObject({ status: 'ready', requestId: null });
    const other = createWorld(4);
    other.refuse();
    await other.load();
    expect(other.thread()).toMatchObject({ status: 'failed', requestId: null });
    expect([...world.store.getState().toasts, ...other.store.getState().toasts]).toEqual([]);
  });

  it('of a ticket that is removed meanwhile ends quietly and brings nothing back', async () => {
    const world = createWorld(5);
    await world.load();
    const go = world.hold();
    const reading = [world.load(true), world.loadOlder()];
    world.store.dispatch(ticketRemoved({ ticketId: 1 }));
    go();
    const ends = await Promise.all(reading);
    expect(ends.map(({ meta }) => meta.requestStatus)).toEqual(['fulfilled', 'fulfilled']);
    expect(world.store.getState().messages.threads).toEqual({});
  });
});

describe('a message that the user deletes', () => {
  it('[CALL-38] is shown as deleted as soon as the server has answered', async () => {
    const world = createWorld(2);
    await world.load();
    await world.store.dispatch(removeMessage({ ticketId: 1, messageId: '2' }));
    expect(selectThreadMessages(world.store.getState(), 1)).toEqual([
      expect.objectContaining({ id: '1', isDeleted: false }),
      expect.objectContaining({ id: '2', isDeleted: true }),
    ]);
  });

  it('[CALL-38] stays as it is if the server refuses, which a toast says', async () => {
    const world = createWorld(2);
    await world.load();
    await world.store.dispatch(removeMessage({ ticketId: 1, messageId: '1' }));
    expect(selectThreadMessages(world.store.getState(), 1).map(({ isDeleted }) => isDeleted)).toEqual([false, false]);
    expect(world.store.getState().toasts).toHaveLength(1);
  });

  it('may be gone from memory by then', async () => {
    const world = createWorld(2);
    const removed = (ticketId: number) => world.store.dispatch(removeMessage({ ticketId, messageId: '2' })).unwrap();
    await removed(1);
    await world.load();
    await removed(9);
    expect(messageAt(world.thread().messages, '2')?.isDeleted).toBe(false);
    expect(Object.keys(world.store.getState().messages.threads)).toEqual(['1']);
  });
});
