import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chat, ChatMessage } from '@/protocol/records/chats';
import { placeOfChat } from '@/domain/conversations/chats';
import { selectChatMessages } from '@/entities/conversations/chatMessages/chatMessagesState';
import { loadChatMessages } from '@/entities/conversations/chatMessages/chatMessageThunks';
import { chats } from '@/entities/conversations/chats/chats';
import { selectOutboxOfTicket } from '@/entities/conversations/outbox/outboxSelectors';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import { retryOutbox, sendText } from '@/entities/conversations/outbox/outboxThunks';
import { sessionEnded } from '@/entities/session/sessionActions';
import { createMemoryRecords } from '@/lib/memoryRecords';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { ACCOUNT } from '@tests/support/records';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const PLACE = placeOfChat(7);
const NO_ANSWER = 'no answer';
/** Between two states there are several disk writes and an answer. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await vi.advanceTimersByTimeAsync(1);
};
const member = (userId: number, unreads = 0) => ({ userId, unreads });
const chat: Chat = { id: 7, uuid: 'c-7', title: 'Equipe', ownerId: 10, users: [member(10), member(11)] };
const own = (id: number, message: string, facts: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  chatId: 7,
  senderId: 10,
  message,
  createdAt: '2026-11-21T12:00:01.000Z',
  ...facts,
});
const echo = (message: ChatMessage) => serverEvents.chat({ action: 'new-message', message, record: chat });

const createWorld = async (answers: (FakeAnswer | typeof NO_ANSWER)[], disk = createMemoryRecords<OutboxEntry>()) => {
  const bodies: unknown[] = [];
  let stored: ChatMessage[] = [];
  const world = createTestStore({
    storage: { outbox: disk },
    routes: {
      'GET /chats/7/messages': () => ({ body: { records: stored, count: stored.length, hasMore: false } }),
      'POST /chats/7/messages': ({ data }) => {
        bodies.push(JSON.parse(String(data)));
        const answer = answers.shift() ?? { body: own(bodies.length, '?') };
        if (answer === NO_ANSWER) throw new Error('timeout');
        return answer;
      },
    },
  });
  world.begin();
  world.store.dispatch(chats.received(chat));
  await settle();
  const { store } = world;
  return {
    ...world,
    bodies,
    disk,
    states: () => selectOutboxOfTicket(store.getState(), PLACE).map(({ state }) => state),
    shown: () => selectChatMessages(store.getState(), 7).map(({ message }) => message),
    serverHas: (...messages: ChatMessage[]) => void (stored = messages),
    send: (body: string) => store.dispatch(sendText({ ticketId: PLACE, body })),
  };
};

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

describe('texts of internal chats in the shared outbox', () => {
  it('[OFF-05] [CALL-130] are on disk before they are sent, in order, one at a time; the answer is the message', async () => {
    const world = await createWorld([{ body: own(1, 'Oi') }, { body: own(2, 'Tudo?') }]);
    await world.send('Oi');
    await world.send('Tudo?');
    expect(world.bodies).toEqual([]);
    expect(world.states()).toEqual(['waiting', 'waiting']);
    expect(await world.disk.readAll(ACCOUNT)).toHaveLength(2);
    world.goOnline();
    await settle();
    expect(world.calls.filter((call) => call.startsWith('POST'))).toEqual([
      'POST /chats/7/messages',
      'POST /chats/7/messages',
    ]);
    expect(world.bodies).toEqual([{ message: 'Oi' }, { message: 'Tudo?' }]);
    expect(world.states()).toEqual([]);
    expect(world.shown()).toEqual(['Oi', 'Tudo?']);
    expect(await world.disk.readAll(ACCOUNT)).toEqual([]);
  });

  it('[OFF-06] [CHAT-17] a refusal marks the text with its reason, no toast is shown, and it can be sent again', async () => {
    const world = await createWorld([{ status: 400, body: { error: 'UNAUTHORIZED' } }, { body: own(3, 'Oi') }]);
    world.goOnline();
    await world.send('Oi');
    await settle();
    const [entry] = selectOutboxOfTicket(world.store.getState(), PLACE);
    expect(entry).toMatchObject({ state: 'failed', reason: 'UNAUTHORIZED' });
    expect(JSON.stringify(world.store.getState().toasts)).not.toContain('error');
    await world.store.dispatch(retryOutbox(entry!.id));
    await settle();
    expect(world.states()).toEqual([]);
    expect(world.shown()).toEqual(['Oi']);
  });

  it('[OFF-07] without an answer are looked up, and never sent twice automatically', async () => {
    const world = await createWorld([NO_ANSWER, NO_ANSWER]);
    world.goOnline();
    await world.send('Chegou?');
    await settle();
    expect(world.states()).toEqual(['sending']);
    world.serverHas(own(4, 'Chegou?'));
    await world.store.dispatch(loadChatMessages({ chatId: 7 }));
    expect(world.states()).toEqual([]);

    await world.send('E esta?');
    await vi.advanceTimersByTimeAsync(61_000);
    expect(world.states()).toEqual(['unconfirmed']);
    expect(world.bodies).toHaveLength(2);
  });

  it('[OFF-07] the event of a message is its echo once; another text with the same words waits for its own', async () => {
    const world = await createWorld([NO_ANSWER, NO_ANSWER]);
    world.goOnline();
    await world.send('Ok');
    await settle();
    world.store.dispatch(echo(own(5, 'Ok')));
    expect(world.states()).toEqual([]);
    await world.send('Ok');
    await settle();
    // The same event comes over the chat's own channel too.
    world.store.dispatch(echo(own(5, 'Ok')));
    expect(world.states()).toEqual(['sending']);
    world.store.dispatch(echo(own(6, 'Ok', { senderId: 11 })));
    expect(world.states()).toEqual(['sending']);
  });

  it('[SEC-08] whose answer comes after the end of the session leave nothing for the next account', async () => {
    let answer = (): void => {};
    const world = await createWorld([]);
    vi.spyOn(world.services.api.chats, 'send').mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(own(9, 'Segredo'));
        }),
    );
    world.goOnline();
    await world.send('Segredo');
    await settle();
    world.store.dispatch(sessionEnded({ reason: 'elsewhere' }));
    answer();
    await settle();
    expect(world.store.getState().chatMessages.byChat).toEqual({});
    expect(await world.disk.readAll(ACCOUNT)).toMatchObject([{ body: 'Segredo', state: 'sent' }]);
  });
});
