import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '@/protocol/records/messages';
import { sessionEnded } from '@/entities/session/sessionActions';
import { conversationShown } from '@/entities/device/attention/attentionSlice';
import { selectOutboxOfTicket } from '@/entities/conversations/outbox/outboxSelectors';
import { discardOutbox, retryOutbox, sendText } from '@/entities/conversations/outbox/outboxThunks';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import { selectThreadMessages } from '@/entities/conversations/messages/messageSelectors';
import { loadMessages } from '@/entities/conversations/messages/messageThunks';
import { serverEvents } from '@/realtime/serverEvents';
import { resyncRequested } from '@/realtime/socketActions';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { createMemoryRecords } from '@/lib/memoryRecords';
import { ACCOUNT, aMessage, anOutboxEntry } from '@tests/support/records';
import { hold } from '@tests/support/hold';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const settle = () => vi.advanceTimersByTimeAsync(0);
const own = (facts: Partial<Message> = {}) =>
  aMessage({ fromMe: true, createdAt: '2026-11-21T12:00:01.000Z', ...facts });
const echo = (facts: Partial<Message> = {}) =>
  serverEvents.appMessage({ action: 'create', record: own(facts), ticket: null, contact: null });
const NO_ANSWER = 'no answer';
/** A request without an answer or an end. */
const HANGS = 'hangs';

/** A server that answers the sends of ticket 1 in turn and has these messages on the newest page. */
const createWorld = (
  answers: (FakeAnswer | typeof NO_ANSWER | typeof HANGS)[] = [],
  disk = createMemoryRecords<OutboxEntry>(),
) => {
  const bodies: string[] = [];
  /** What the conversation showed when each text was sent. */
  const shownAtSend: string[][] = [];
  let stored: Message[] = [];
  const world = createTestStore({
    storage: { outbox: disk },
    routes: {
      'GET /messages/1': () => ({ body: { messages: stored, count: stored.length, hasMore: false } }),
      'POST /messages/1': ({ data }) => {
        bodies.push(JSON.parse(String(data)).body);
        shownAtSend.push(selectThreadMessages(world.store.getState(), 1).map(({ body }) => body));
        const answer = answers.shift() ?? { body: '' };
        if (answer === NO_ANSWER) throw new Error('timeout');
        if (answer === HANGS) return new Promise<FakeAnswer>(() => {});
        return answer;
      },
    },
  });
  return {
    ...world,
    bodies,
    shownAtSend,
    disk,
    store: world.store,
    entries: () => selectOutboxOfTicket(world.store.getState(), 1),
    states: () => selectOutboxOfTicket(world.store.getState(), 1).map(({ state }) => state),
    onDisk: async () => (await disk.readAll(ACCOUNT)).map(({ state }) => state),
    serverHas: (...messages: Message[]) => void (stored = messages),
    send: (body: string) => world.store.dispatch(sendText({ ticketId: 1, body })),
  };
};

const online = async (...parts: Parameters<typeof createWorld>) => {
  const world = createWorld(...parts);
  world.begin();
  world.goOnline();
  await settle();
  return world;
};

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('sending', () => {
  it('[OFF-05] a text is on screen at once, on disk before it is sent, and waits for the connection', async () => {
    const world = createWorld();
    world.begin();
    await settle();
    const queued = world.send('oi');
    expect(world.states()).toEqual(['waiting']);
    await queued;
    expect(await world.onDisk()).toEqual(['waiting']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(world.bodies).toEqual([]);
    world.goOnline();
    await settle();
    expect(world.bodies).toEqual(['oi']);
    expect(world.states()).toEqual(['sent']);
  });

  it('[OFF-05] a text that is not on disk yet is not sent, nor is the next one, though that is on disk', async () => {
    const disk = createMemoryRecords<OutboxEntry>();
    const { held: written, release: write } = hold();
    let isFirst = true;
    const slow = {
      ...disk,
      put: async (...args: Parameters<typeof disk.put>) => {
        const waits = isFirst;
        isFirst = false;
        if (waits) await written;
        await disk.put(...args);
      },
    };
    const world = await online([], slow);
    void world.send('oi');
    void world.send('tudo bem?');
    world.goOnline();
    await settle();
    expect(world.bodies).toEqual([]);
    expect(world.states()).toEqual(['waiting', 'waiting']);
    write();
    await settle();
    expect(world.bodies).toEqual(['oi', 'tudo bem?']);
  });

  it('[OFF-05] the texts of a ticket are sent one after the other, in order, and hold back no other ticket', async () => {
    let answer: (value: FakeAnswer) => void = () => {};
    const bodies: string[] = [];
    const elsewhere: string[] = [];
    const world = createTestStore();
    vi.spyOn(world.services.api.messages, 'sendText').mockImplementation((ticketId, { body }) => {
      if (ticketId !== 1) {
        elsewhere.push(body);
        return Promise.resolve(null);
      }
      bodies.push(body);
      return new Promise((resolve) => {
        answer = () => resolve(null);
      });
    });
    world.begin();
    world.goOnline();
    await settle();
    for (const body of ['um', 'dois', 'três']) await world.store.dispatch(sendText({ ticketId: 1, body }));
    await world.store.dispatch(sendText({ ticketId: 2, body: 'outro' }));
    await settle();
    expect(bodies).toEqual(['um']);
    expect(elsewhere).toEqual(['outro']);
    answer({});
    await settle();
    expect(bodies).toEqual(['um', 'dois']);
    answer({});
    await settle();
    expect(bodies).toEqual(['um', 'dois', 'três']);
  });

  it('[OFF-05][MSG-24][CALL-37] its echo replaces it in the same moment, whatever the answer held, and it leaves the disk', async () => {
    const world = await online([{ body: own({ id: 'A1' }) }]);
    await world.store.dispatch(loadMessages({ ticketId: 1 }));
    await world.send('Bom dia');
    await settle();
    expect(world.states()).toEqual(['sent']);
    expect(selectThreadMessages(world.store.getState(), 1)).toEqual([]);
    world.store.dispatch(echo());
    expect(world.entries()).toEqual([]);
    expect(selectThreadMessages(world.store.getState(), 1).map(({ id }) => id)).toEqual(['M1']);
    await settle();
    expect(await world.onDisk()).toEqual([]);
  });

  it('[INPUT-02] an empty text is not sent', async () => {
    const world = await online();
    for (const text of ['', ' \n ', '\u200e', '\u200b \u2060']) await world.send(text);
    await settle();
    expect(world.entries()).toEqual([]);
    expect(world.bodies).toEqual([]);
  });
});

describe('a refused text', () => {
  const refusal = { status: 400, body: { error: 'ERR_SENDING_WAPP_MSG' } };

  it('[ERR-13] [OFF-06] is marked failed with the reason, kept on disk, and the next one is sent', async () => {
    const world = await online([refusal]);
    await world.send('um');
    await world.send('dois');
    await settle();
    expect(world.entries()).toMatchObject([
      { body: 'um', state: 'failed', reason: 'ERR_SENDING_WAPP_MSG' },
      { body: 'dois', state: 'sent' },
    ]);
    expect((await world.onDisk()).toSorted()).toEqual(['failed', 'sent']);
  });

  it('[OFF-06] can be sent again, and discarded', async () => {
    const world = await online([refusal, refusal]);
    await world.send('um');
    await settle();
    const id = world.entries()[0]?.id ?? '';
    await world.store.dispatch(retryOutbox(id));
    await settle();
    expect(world.bodies).toEqual(['um', 'um']);
    expect(world.states()).toEqual(['failed']);
    await world.store.dispatch(discardOutbox(id));
    await settle();
    expect(world.entries()).toEqual([]);
    expect(await world.onDisk()).toEqual([]);
  });

  it('[OFF-06] a text that cannot be written to disk is failed, not lost', async () => {
    const disk = createMemoryRecords<OutboxEntry>();
    const world = await online([], { ...disk, put: () => Promise.reject(new Error('full')) });
    await world.send('um');
    await settle();
    expect(world.entries()).toMatchObject([{ body: 'um', state: 'failed', reason: 'storage' }]);
    expect(world.bodies).toEqual([]);
  });

  it('[OFF-05] a text that could not be written to disk does not stop the later texts', async () => {
    const disk = createMemoryRecords<OutboxEntry>();
    const world = await online([], disk);
    const put = vi.spyOn(disk, 'put').mockRejectedValueOnce(new Error('full'));
    await world.send('um');
    put.mockRestore();
    await world.send('dois');
    await settle();
    expect(world.bodies).toEqual(['dois']);
    expect(world.states()).toEqual(['failed', 'sent']);
  });
});

describe('a send without an answer', () => {
  it.each([
    ['a time-out', NO_ANSWER],
    ['the error page of a proxy', { status: 502, body: '<html>Bad gateway</html>' }],
  ] as const)(
    '[OFF-07] after %s is never repeated: its echo is looked up, then it is unconfirmed',
    async (_, answer) => {
      const world = await online([answer]);
      await world.send('um');
      await settle();
      expect(world.calls.filter((call) => call === 'GET /messages/1')).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(9_999);
      expect(world.states()).toEqual(['sending']);
      await vi.advanceTimersByTimeAsync(1);
      expect(world.calls.filter((call) => call === 'GET /messages/1')).toHaveLength(2);
      expect(world.states()).toEqual(['unconfirmed']);
      expect(world.bodies).toEqual(['um']);
      expect(await world.onDisk()).toEqual(['unconfirmed']);
    },
  );

  it('[OFF-05] [OFF-07] delays the later texts of the ticket until its outcome is known', async () => {
    const world = await online([NO_ANSWER]);
    await world.send('um');
    await world.send('dois');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(world.bodies).toEqual(['um']);
    world.store.dispatch(echo({ body: 'um' }));
    await settle();
    expect(world.bodies).toEqual(['um', 'dois']);
  });

  it('[OFF-07] an accepted send whose echo never arrives is unconfirmed after 60 seconds', async () => {
    const world = await online();
    await world.send('um');
    await vi.advanceTimersByTimeAsync(59_999);
    expect(world.states()).toEqual(['sent']);
    await vi.advanceTimersByTimeAsync(1);
    expect(world.states()).toEqual(['unconfirmed']);
  });

  it('[OFF-07] an echo of a slow server confirms an unconfirmed text also minutes later', async () => {
    const world = await online();
    await world.send('um');
    await vi.advanceTimersByTimeAsync(180_000);
    expect(world.states()).toEqual(['unconfirmed']);
    world.store.dispatch(echo({ body: 'um' }));
    expect(world.entries()).toEqual([]);
  });

  it('[OFF-07] after a reconnect it delays the texts behind it for 10 seconds at most, and a later echo confirms it', async () => {
    const world = await online([HANGS]);
    await world.send('um');
    await world.send('dois');
    await settle();
    world.goOffline();
    world.goOnline();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(world.bodies).toEqual(['um']);
    expect(world.states()).toEqual(['sending', 'waiting']);
    await vi.advanceTimersByTimeAsync(1);
    expect(world.states()).toEqual(['unconfirmed', 'sent']);
    expect(world.bodies).toEqual(['um', 'dois']);
    world.store.dispatch(echo({ id: 'm1', body: 'um' }));
    expect(world.entries().map(({ body }) => body)).toEqual(['dois']);
  });

  it('[OFF-07] a lost text with double braces does not take the echo of the next text', async () => {
    const world = await online([NO_ANSWER]);
    await world.send('Oi {{name}}');
    await world.send('dois');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(world.states()).toEqual(['unconfirmed', 'sent']);
    world.store.dispatch(echo({ body: 'dois' }));
    expect(world.entries().map(({ body }) => body)).toEqual(['Oi {{name}}']);
  });

  it('[OFF-07] a text that arrived after all is found when the conversation is read after the reconnect', async () => {
    const world = await online([NO_ANSWER]);
    await world.send('um');
    await settle();
    world.goOffline();
    world.serverHas(own({ body: 'um' }));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(world.states()).toEqual(['sending']);
    world.store.dispatch(resyncRequested());
    await settle();
    expect(world.entries()).toEqual([]);
    expect(await world.onDisk()).toEqual([]);
    expect(world.bodies).toEqual(['um']);
  });

  it('[OFF-07] the user decides: sending again is a new attempt', async () => {
    const world = await online([NO_ANSWER]);
    await world.send('um');
    await vi.advanceTimersByTimeAsync(60_000);
    await world.store.dispatch(retryOutbox(world.entries()[0]?.id ?? ''));
    await settle();
    expect(world.bodies).toEqual(['um', 'um']);
    expect(world.states()).toEqual(['sent']);
  });
});

describe('a restart', () => {
  const entry = (facts: Partial<OutboxEntry>) =>
    anOutboxEntry({ body: 'um', createdAt: NOW - 600_000, after: '2026-11-21T11:00:00.000Z', ...facts });
  const diskWith = async (...entries: OutboxEntry[]) => {
    const disk = createMemoryRecords<OutboxEntry>();
    for (const record of entries) await disk.put(ACCOUNT, record.id, record);
    return disk;
  };

  it('[OFF-05] sends waiting texts in the order they were written', async () => {
    const disk = await diskWith(entry({ id: 'b', body: 'dois', createdAt: NOW - 1_000 }), entry({ id: 'a' }));
    const world = createWorld([], disk);
    world.begin();
    await settle();
    world.goOnline();
    await settle();
    expect(world.bodies).toEqual(['um', 'dois']);
  });

  it('[OFF-07] looks up a text that was being sent and does not send it again', async () => {
    const disk = await diskWith(
      entry({ id: 'a', state: 'sending', sentAt: NOW - 590_000 }),
      entry({ id: 'b', body: 'dois', state: 'sending', sentAt: NOW - 580_000 }),
    );
    const world = createWorld([], disk);
    world.serverHas(own({ body: 'um', createdAt: '2026-11-21T11:50:10.000Z' }));
    world.begin();
    world.goOnline();
    await settle();
    expect(world.bodies).toEqual([]);
    expect(world.entries()).toMatchObject([{ body: 'dois', state: 'unconfirmed' }]);
  });

  it("[SEC-08] neither shows nor sends another account's texts, which stay on disk", async () => {
    const disk = await diskWith(entry({}));
    await disk.put('test#11', 'z', entry({ id: 'z', body: 'segredo' }));
    const world = createWorld([], disk);
    world.begin();
    world.goOnline();
    await settle();
    expect(world.bodies).toEqual(['um']);
    world.store.dispatch(sessionEnded({ reason: 'logout' }));
    await settle();
    expect(world.entries()).toEqual([]);
    expect(await disk.readAll('test#11')).toHaveLength(1);
    expect(await disk.readAll(ACCOUNT)).toHaveLength(1);
  });

  it('[OFF-05] [OFF-07] sends texts only when the conversation equals the server again', async () => {
    const world = await online();
    world.store.dispatch(conversationShown({ ticketId: 1 }));
    await world.store.dispatch(loadMessages({ ticketId: 1 }));
    world.goOffline();
    await world.send('um');
    world.serverHas(aMessage({ id: 'm-1', body: 'missed' }));
    world.store.dispatch(resyncRequested());
    expect(world.bodies).toEqual([]);
    await settle();
    expect(world.store.getState().socketStatus.state).toBe('online');
    expect(world.bodies).toEqual(['um']);
    expect(world.shownAtSend).toEqual([['missed']]);
  });
});
