import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeOfChat } from '@/domain/conversations/chats';
import type { Chat, ChatMessage } from '@/protocol/records/chats';
import type { Message } from '@/protocol/records/messages';
import { selectChatMessages } from '@/entities/conversations/chatMessages/chatMessagesState';
import { loadChatMessages } from '@/entities/conversations/chatMessages/chatMessageThunks';
import { chats } from '@/entities/conversations/chats/chats';
import { selectThreadMessages } from '@/entities/conversations/messages/messageSelectors';
import { loadMessages } from '@/entities/conversations/messages/messageThunks';
import { selectOutboxOfTicket, selectUpload } from '@/entities/conversations/outbox/outboxSelectors';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import { discardOutbox, retryOutbox, sendFile, sendText } from '@/entities/conversations/outbox/outboxThunks';
import { keepFile } from '@/entities/device/files/fileThunks';
import { sessionEnded } from '@/entities/session/sessionActions';
import { createMemoryRecords } from '@/lib/memoryRecords';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { ACCOUNT, aMessage } from '@tests/support/records';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const settle = () => vi.advanceTimersByTimeAsync(0);
const NO_ANSWER = 'no answer';
const HANGS = 'hangs';
const REFUSAL: FakeAnswer = { status: 400, body: { error: 'ERR_SENDING_WAPP_MSG' } };
type Answer = FakeAnswer | typeof NO_ANSWER | typeof HANGS;

const CHAT = placeOfChat(7);
const chat: Chat = {
  id: 7,
  uuid: 'c-7',
  title: 'Equipe',
  users: [
    { userId: 10, unreads: 0 },
    { userId: 11, unreads: 0 },
  ],
};

const own = (facts: Partial<Message> = {}): Message =>
  aMessage({ fromMe: true, createdAt: '2026-11-21T12:00:01.000Z', ...facts });
const event = (facts: Partial<Message> = {}, action: 'create' | 'update' = 'create') =>
  serverEvents.appMessage({ action, record: own(facts), ticket: null, contact: null });
const inChat = (facts: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 1,
  chatId: 7,
  senderId: 10,
  message: 'Ok',
  createdAt: '2026-11-21T12:00:01.000Z',
  ...facts,
});
const chatEvent = (message: ChatMessage) => serverEvents.chat({ action: 'new-message', message, record: chat });

type Disk = ReturnType<typeof createMemoryRecords<OutboxEntry>>;

/** A server that answers the sent texts in turn, for tickets 1 and 2 and chat 7. */
const createWorld = async (answers: Answer[] = [], wrap: (disk: Disk) => Partial<Disk> = () => ({})) => {
  const memory = createMemoryRecords<OutboxEntry>();
  const disk: Disk = { ...memory, ...wrap(memory) };
  const bodies: string[] = [];
  const stored: { messages: Message[]; inChat: ChatMessage[] } = { messages: [], inChat: [] };
  const take = (body: string): FakeAnswer | Promise<FakeAnswer> => {
    bodies.push(body);
    const answer = answers.shift() ?? { body: '' };
    if (answer === NO_ANSWER) throw new Error('timeout');
    return answer === HANGS ? new Promise<FakeAnswer>(() => {}) : answer;
  };
  const page = { count: 0, hasMore: false };
  const world = createTestStore({
    storage: { outbox: disk },
    routes: {
      'GET /messages/1': () => ({ body: { messages: stored.messages, ...page } }),
      'GET /messages/2': { body: { messages: [], ...page } },
      'GET /chats/7/messages': () => ({ body: { records: stored.inChat, ...page } }),
      'POST /messages/1': ({ data }) => take(JSON.parse(String(data)).body),
      'POST /messages/2': ({ data }) => take(JSON.parse(String(data)).body),
      'POST /chats/7/messages': ({ data }) => take(JSON.parse(String(data)).message),
    },
  });
  const { store } = world;
  world.begin();
  store.dispatch(chats.received(chat));
  world.goOnline();
  await settle();
  const entries = (place = 1) => selectOutboxOfTicket(store.getState(), place);
  return {
    ...world,
    disk,
    bodies,
    stored,
    entries,
    /** Words and state of what a conversation's outbox shows, in order. */
    shown: (place = 1) => entries(place).map(({ body, state }) => [body, state]),
    onDisk: async () => (await disk.readAll(ACCOUNT)).map(({ body, state }) => [body, state]),
    send: async (body: string, place = 1) => {
      const entry = await store.dispatch(sendText({ ticketId: place, body })).unwrap();
      await vi.advanceTimersByTimeAsync(5);
      return entry.id;
    },
  };
};

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('[OFF-06] [OFF-07] a text that was refused', () => {
  it('stays in the outbox with its reason when a message with the same words arrives', async () => {
    const world = await createWorld([REFUSAL]);
    await world.send('Ok');
    world.store.dispatch(event({ body: 'Ok' }));
    await settle();
    expect(world.entries()).toMatchObject([{ body: 'Ok', state: 'failed', reason: 'ERR_SENDING_WAPP_MSG' }]);
    expect(await world.onDisk()).toEqual([['Ok', 'failed']]);
  });

  it('stays in the outbox when the conversation is read with a message of the same words', async () => {
    const world = await createWorld([REFUSAL]);
    await world.send('Ok');
    world.stored.messages = [own({ body: 'Ok' })];
    await world.store.dispatch(loadMessages({ ticketId: 1 }));
    expect(world.shown()).toEqual([['Ok', 'failed']]);
  });

  it('leaves the echo to a later text with the same words', async () => {
    const world = await createWorld([REFUSAL]);
    const refused = await world.send('Ok');
    await world.send('Ok');
    expect(world.shown()).toEqual([
      ['Ok', 'failed'],
      ['Ok', 'sent'],
    ]);
    world.store.dispatch(event({ body: 'Ok' }));
    expect(world.entries().map(({ id }) => id)).toEqual([refused]);
  });
});

describe('[OFF-07] a text whose arrival is unknown', () => {
  it('leaves the outbox when its message arrives after all', async () => {
    const world = await createWorld([NO_ANSWER]);
    await world.send('Ok');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(world.shown()).toEqual([['Ok', 'unconfirmed']]);
    world.store.dispatch(event({ body: 'Ok' }));
    await settle();
    expect(world.shown()).toEqual([]);
    expect(await world.onDisk()).toEqual([]);
  });
});

describe('[OFF-07] several texts with the same words', () => {
  it('take the echoes in the order in which they were sent', async () => {
    const world = await createWorld();
    const first = await world.send('Ok');
    await vi.advanceTimersByTimeAsync(1_000);
    const second = await world.send('Ok');
    expect(world.entries().map(({ id }) => id)).toEqual([first, second]);
    world.store.dispatch(event({ id: 'E1', body: 'Ok' }));
    expect(world.entries().map(({ id }) => id)).toEqual([second]);
    world.store.dispatch(event({ id: 'E2', body: 'Ok' }));
    expect(world.entries()).toEqual([]);
  });

  it('let a text that is sent again take its echo after the texts sent before it', async () => {
    const world = await createWorld([NO_ANSWER]);
    const first = await world.send('Ok');
    await world.send('Ok');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(world.shown()).toEqual([
      ['Ok', 'unconfirmed'],
      ['Ok', 'sent'],
    ]);
    await vi.advanceTimersByTimeAsync(1_000);
    await world.store.dispatch(retryOutbox(first));
    await settle();
    expect(world.bodies).toEqual(['Ok', 'Ok', 'Ok']);
    world.store.dispatch(event({ body: 'Ok' }));
    expect(world.entries().map(({ id }) => id)).toEqual([first]);
  });

  it('wait each for the echo of their own conversation', async () => {
    const world = await createWorld();
    await world.send('Ok', 2);
    await world.send('Ok', 1);
    world.store.dispatch(event({ body: 'Ok' }));
    expect([world.shown(1), world.shown(2)]).toEqual([[], [['Ok', 'sent']]]);
  });
});

describe('[OFF-07] other messages while a text waits for its echo', () => {
  it('a delivery mark of an older message with the same words does not replace it', async () => {
    const world = await createWorld([HANGS]);
    world.stored.messages = [own({ id: 'OLD', body: 'Ok', createdAt: '2026-11-21T11:00:00.000Z' })];
    await world.store.dispatch(loadMessages({ ticketId: 1 }));
    await world.send('Ok');
    world.store.dispatch(event({ id: 'OLD', body: 'Ok', ack: 3 }, 'update'));
    expect(world.shown()).toEqual([['Ok', 'sending']]);
    expect(selectThreadMessages(world.store.getState(), 1)).toMatchObject([{ id: 'OLD', ack: 3 }]);
  });

  it("a customer's message with the same words does not replace it", async () => {
    const world = await createWorld([HANGS]);
    await world.send('Ok');
    world.store.dispatch(event({ body: 'Ok', fromMe: false }));
    expect(world.shown()).toEqual([['Ok', 'sending']]);
  });

  it('a text written on the phone joins the conversation and does not replace it', async () => {
    const world = await createWorld([HANGS]);
    await world.store.dispatch(loadMessages({ ticketId: 1 }));
    await world.send('Ok');
    world.store.dispatch(event({ body: 'Do celular' }));
    expect(selectThreadMessages(world.store.getState(), 1).map(({ body }) => body)).toEqual(['Do celular']);
    expect(world.shown()).toEqual([['Ok', 'sending']]);
  });

  it('a text written in the chat on another computer joins it and does not replace it', async () => {
    const world = await createWorld([HANGS]);
    await world.send('Ok', CHAT);
    world.store.dispatch(chatEvent(inChat({ message: 'De outro computador' })));
    expect(selectChatMessages(world.store.getState(), 7).map(({ message }) => message)).toEqual([
      'De outro computador',
    ]);
    expect(world.shown(CHAT)).toEqual([['Ok', 'sending']]);
  });

  it("a colleague's message with the same words does not replace it when the chat is read", async () => {
    const world = await createWorld([NO_ANSWER]);
    await world.send('Ok', CHAT);
    world.stored.inChat = [inChat({ id: 1, senderId: 11 })];
    await world.store.dispatch(loadChatMessages({ chatId: 7 }));
    expect(world.shown(CHAT)).toEqual([['Ok', 'sending']]);
    world.stored.inChat = [inChat({ id: 1, senderId: 11 }), inChat({ id: 2 })];
    await world.store.dispatch(loadChatMessages({ chatId: 7 }));
    expect(world.shown(CHAT)).toEqual([]);
  });
});

describe('[OFF-05] [OFF-07] a text that has left the outbox', () => {
  /** A disk whose writes of one kind wait until the test lets them end. */
  const slow = (kind: 'put' | 'update') => {
    const waiting: (() => void)[] = [];
    let isSlow = false;
    const pause = () => (isSlow ? new Promise<void>((resolve) => void waiting.push(resolve)) : null);
    const wrap = (disk: Disk): Partial<Disk> => ({
      put: async (...record) => {
        if (kind === 'put') await pause();
        await disk.put(...record);
      },
      update: async (...record) => {
        const changed = await disk.update(...record);
        if (kind === 'update') await pause();
        return changed;
      },
    });
    return {
      wrap,
      begin: () => void (isSlow = true),
      end: () => {
        isSlow = false;
        for (const go of waiting.splice(0)) go();
      },
    };
  };

  it('does not come back, nor is its echo looked for, when the echo overtakes the outcome that is being stored', async () => {
    let answer = (): void => {};
    const disk = slow('update');
    const world = await createWorld([], disk.wrap);
    vi.spyOn(world.services.api.messages, 'sendText').mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(null);
        }),
    );
    await world.send('Ok');
    disk.begin();
    answer();
    await settle();
    world.store.dispatch(event({ body: 'Ok' }));
    expect(world.shown()).toEqual([]);
    disk.end();
    await settle();
    expect(world.shown()).toEqual([]);
    expect(await world.onDisk()).toEqual([]);
    const { calls } = world;
    const before = calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls.slice(before)).not.toContain('GET /messages/1');
  });

  it('does not come back as failed when the user discards it before the disk turns out to be full', async () => {
    let fail = (): void => {};
    const world = await createWorld([], () => ({
      put: () =>
        new Promise((_, reject) => {
          fail = () => reject(new Error('full'));
        }),
    }));
    const queued = world.store.dispatch(sendText({ ticketId: 1, body: 'Ok' }));
    await world.store.dispatch(discardOutbox(world.entries()[0]?.id ?? ''));
    fail();
    await queued;
    await settle();
    expect(world.shown()).toEqual([]);
  });

  it('leaves no trace in the order of the outbox', async () => {
    const world = await createWorld();
    const first = await world.send('um');
    const second = await world.send('dois');
    expect(world.store.getState().outbox.order).toEqual([first, second]);
    world.store.dispatch(event({ body: 'um' }));
    expect(world.store.getState().outbox).toEqual(
      expect.objectContaining({ order: [second], unstored: {}, uploads: {} }),
    );
    expect(Object.keys(world.store.getState().outbox.byId)).toEqual([second]);
  });
});

describe('[OFF-05] a text written while the outbox is still being read from disk', () => {
  it('is shown once and sent once', async () => {
    let read = (): void => {};
    const world = await createWorld([], (disk) => ({
      readAll: async (owner) => {
        await new Promise<void>((resolve) => {
          read = resolve;
        });
        return disk.readAll(owner);
      },
    }));
    world.goOffline();
    await world.send('Ok');
    expect(world.store.getState().outbox.loaded).toBe(false);
    read();
    await settle();
    expect(world.store.getState().outbox.loaded).toBe(true);
    expect(world.shown()).toEqual([['Ok', 'waiting']]);
    world.goOnline();
    await settle();
    expect(world.bodies).toEqual(['Ok']);
    expect(world.shown()).toEqual([['Ok', 'sent']]);
  });
});

describe('[OFF-07] a file being uploaded', () => {
  const upload = async () => {
    const world = await createWorld();
    let move: (part: number) => void = () => {};
    vi.spyOn(world.services.api.messages, 'sendFile').mockImplementation((_, __, { onProgress }) => {
      move = onProgress;
      return new Promise(() => {});
    });
    const content = new Blob(['foto'], { type: 'image/png' });
    const file = await world.store.dispatch(keepFile({ content, name: 'sofa.png' })).unwrap();
    const { id } = await world.store.dispatch(sendFile({ ticketId: 1, file, caption: '' })).unwrap();
    await settle();
    return {
      ...world,
      id,
      move: (part: number) => move(part),
      photo: () => world.store.dispatch(event({ mediaType: 'image', mediaUrl: '/public/1.png', body: 'do celular' })),
    };
  };

  it('is not replaced by a photo from the phone after more than 60 seconds, however far it is', async () => {
    const world = await upload();
    await vi.advanceTimersByTimeAsync(60_001);
    world.move(0.99);
    world.photo();
    expect(world.shown()).toEqual([['', 'sending']]);
    expect(selectUpload(world.store.getState(), world.id)).toBe(99);
  });

  it.each([
    [60_000, 'is its echo', []],
    [60_001, 'is another one', [['', 'sending']]],
  ])('a photo that arrives %i ms after its last byte has left %s', async (wait, _, left) => {
    const world = await upload();
    await vi.advanceTimersByTimeAsync(90_000);
    world.move(1);
    await vi.advanceTimersByTimeAsync(wait);
    world.photo();
    expect(world.shown()).toEqual(left);
  });

  it('[SEC-08] is forgotten with its progress when the session ends', async () => {
    const world = await upload();
    world.move(0.5);
    expect(selectUpload(world.store.getState(), world.id)).toBe(50);
    world.store.dispatch(sessionEnded({ reason: 'logout' }));
    world.move(0.75);
    world.move(1);
    expect(selectUpload(world.store.getState(), world.id)).toBeNull();
    expect(world.shown()).toEqual([]);
  });
});
