import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionEnded } from '@/entities/session/sessionActions';
import { selectOutboxOfTicket } from '@/entities/conversations/outbox/outboxSelectors';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import { discardOutbox, retryOutbox, sendText } from '@/entities/conversations/outbox/outboxThunks';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { createMemoryRecords } from '@/lib/memoryRecords';
import { hold } from '@tests/support/hold';
import { ACCOUNT, anOutboxEntry } from '@tests/support/records';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const settle = () => vi.advanceTimersByTimeAsync(0);
const emptyThread = { body: { messages: [], count: 0, hasMore: false } };

const underWay = anOutboxEntry({ createdAt: NOW - 10_000, sentAt: NOW - 10_000, state: 'sending' });

const createWorld = (disk = createMemoryRecords<OutboxEntry>(), readMessages: () => FakeAnswer = () => emptyThread) => {
  const world = createTestStore({
    storage: { outbox: disk },
    routes: { 'GET /messages/1': readMessages, 'POST /messages/1': { body: '' } },
  });
  return {
    ...world,
    reads: () => world.calls.filter((call) => call === 'GET /messages/1').length,
    sends: () => world.calls.filter((call) => call === 'POST /messages/1').length,
    states: () => selectOutboxOfTicket(world.store.getState(), 1).map(({ state }) => state),
    start: async () => {
      world.begin();
      world.goOnline();
      await settle();
    },
  };
};

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('a text left in progress by an earlier start', () => {
  it('[OFF-07] is looked up at once, and is unconfirmed 10 seconds later', async () => {
    const disk = createMemoryRecords<OutboxEntry>();
    await disk.put(ACCOUNT, 'a', underWay);
    const world = createWorld(disk);
    await world.start();
    expect(world.reads()).toBe(1);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(world.states()).toEqual(['sending']);
    await vi.advanceTimersByTimeAsync(1);
    expect(world.states()).toEqual(['unconfirmed']);
    expect(world.sends()).toBe(0);
  });

  it('[OFF-07] is not given up while the conversation cannot be read', async () => {
    const disk = createMemoryRecords<OutboxEntry>();
    await disk.put(ACCOUNT, 'a', { ...underWay, sentAt: NOW - 90_000 });
    let answer: FakeAnswer = { status: 500, body: { error: 'Internal server error' } };
    const world = createWorld(disk, () => answer);
    await world.start();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(world.states()).toEqual(['sending']);
    answer = emptyThread;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(world.states()).toEqual(['unconfirmed']);
  });
});

/** A disk that reads its records in another order than they were written, as one does that sorts them by their random names. */
const createSortingDisk = () => {
  const disk = createMemoryRecords<OutboxEntry>();
  return { ...disk, readAll: async (owner: string) => (await disk.readAll(owner)).toReversed() };
};

describe('texts that wait when the app is closed', () => {
  const writtenIn = async (
    disk: ReturnType<typeof createSortingDisk>,
    write: (send: (body: string) => void) => void,
  ) => {
    const world = createWorld(disk);
    world.begin();
    await settle();
    write((body) => void world.store.dispatch(sendText({ ticketId: 1, body })));
    await settle();
  };
  const wordsAfterStart = async (disk: ReturnType<typeof createSortingDisk>) => {
    const { store, begin } = createWorld(disk);
    begin();
    await settle();
    return selectOutboxOfTicket(store.getState(), 1).map(({ body }) => body);
  };

  it('[OFF-05] keep their order, also where they were written at the same moment', async () => {
    const disk = createSortingDisk();
    await writtenIn(disk, (send) => ['um', 'dois', 'três'].forEach(send));
    expect(await wordsAfterStart(disk)).toEqual(['um', 'dois', 'três']);
  });

  it('[OFF-05] keep their order, also where the clock was set back between them', async () => {
    const disk = createSortingDisk();
    await writtenIn(disk, (send) => {
      send('um');
      vi.setSystemTime(NOW - 3_600_000);
      send('dois');
    });
    expect(await wordsAfterStart(disk)).toEqual(['um', 'dois']);
  });

  it('[OFF-05] stay before a text that is written before they are read from disk', async () => {
    const disk = createSortingDisk();
    await writtenIn(disk, (send) => send('um'));
    vi.setSystemTime(NOW + 60_000);
    const { store, begin } = createWorld(disk);
    begin();
    void store.dispatch(sendText({ ticketId: 1, body: 'dois' }));
    await settle();
    expect(selectOutboxOfTicket(store.getState(), 1).map(({ body }) => body)).toEqual(['um', 'dois']);
  });
});

it('[OFF-07] a refusal of the first attempt that comes after the user sent the text again says nothing of the second', async () => {
  const first = hold<FakeAnswer>();
  const attempts = [first.held, new Promise<FakeAnswer>(() => {})];
  const world = createTestStore({
    routes: { 'GET /messages/1': emptyThread, 'POST /messages/1': () => attempts.shift()! },
  });
  const states = () => selectOutboxOfTicket(world.store.getState(), 1).map(({ state }) => state);
  world.begin();
  world.goOnline();
  await settle();
  const { id } = await world.store.dispatch(sendText({ ticketId: 1, body: 'um' })).unwrap();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states()).toEqual(['unconfirmed']);
  await world.store.dispatch(retryOutbox(id));
  await settle();
  expect([states(), attempts]).toEqual([['sending'], []]);
  first.release({ status: 400, body: { error: 'ERR_SENDING_WAPP_MSG' } });
  await settle();
  expect(states()).toEqual(['sending']);
});

it('[OFF-07] a text is looked for in time although the clock is set back while it is on its way', async () => {
  const world = createWorld();
  await world.start();
  await world.store.dispatch(sendText({ ticketId: 1, body: 'um' }));
  await settle();
  vi.setSystemTime(NOW - 3_600_000);
  await vi.advanceTimersByTimeAsync(69_999);
  expect(world.states()).toEqual(['sent']);
  await vi.advanceTimersByTimeAsync(1);
  expect([world.states(), world.reads()]).toEqual([['unconfirmed'], 1]);
});

describe('a text whose disk fails for a moment', () => {
  it('[OFF-05] is sent once the disk works again, though nothing else happens', async () => {
    const disk = createMemoryRecords<OutboxEntry>();
    const world = createWorld(disk);
    await world.start();
    vi.spyOn(disk, 'update').mockRejectedValueOnce(new Error('full'));
    await world.store.dispatch(sendText({ ticketId: 1, body: 'um' }));
    await settle();
    expect([world.states(), world.sends()]).toEqual([['waiting'], 0]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([world.states(), world.sends()]).toEqual([['sent'], 1]);
  });
});

describe('a text that changes hands', () => {
  it('[OFF-05] stays on disk for the window that took it first', async () => {
    const disk = createMemoryRecords<OutboxEntry>();
    await disk.put(ACCOUNT, 'a', { ...underWay, state: 'waiting', sentAt: null });
    const world = createWorld(disk);
    world.begin();
    await settle();
    await disk.put(ACCOUNT, 'a', underWay);
    world.goOnline();
    await settle();
    expect(world.sends()).toBe(0);
    expect(world.states()).toEqual(['sending']);
    expect(await disk.readAll(ACCOUNT)).toEqual([underWay]);
  });

  it('[OFF-06] is not sent once it was discarded', async () => {
    const disk = createMemoryRecords<OutboxEntry>();
    const { held: claiming, release: claim } = hold();
    const slow = {
      ...disk,
      update: async (...args: Parameters<typeof disk.update>) => {
        await claiming;
        return disk.update(...args);
      },
    };
    const world = createWorld(slow);
    await world.start();
    await world.store.dispatch(sendText({ ticketId: 1, body: 'um' }));
    const [entry] = selectOutboxOfTicket(world.store.getState(), 1);
    await world.store.dispatch(discardOutbox(entry?.id ?? ''));
    claim();
    await settle();
    expect(world.sends()).toBe(0);
    expect(world.states()).toEqual([]);
  });

  it('[OFF-06] keeps its outcome on disk even if the session ended before the answer', async () => {
    const disk = createMemoryRecords<OutboxEntry>();
    const world = createWorld(disk);
    let refuse = (): void => {};
    vi.spyOn(world.services.api.messages, 'sendText').mockImplementation(
      () =>
        new Promise((_, reject) => {
          refuse = () => reject(Object.assign(new Error('no'), { code: 'ERR_SENDING_WAPP_MSG', status: 400 }));
        }),
    );
    await world.start();
    await world.store.dispatch(sendText({ ticketId: 1, body: 'um' }));
    await settle();
    world.store.dispatch(sessionEnded({ reason: 'elsewhere' }));
    refuse();
    await settle();
    expect(await disk.readAll(ACCOUNT)).toMatchObject([{ state: 'failed', reason: 'ERR_SENDING_WAPP_MSG' }]);
  });
});
