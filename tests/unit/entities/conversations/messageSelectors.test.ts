import { describe, expect, it } from 'vitest';
import type { Message } from '@/protocol/records/messages';
import {
  selectMayLoadOlder,
  selectMessage,
  selectNewestMessage,
  selectThreadMessages,
} from '@/entities/conversations/messages/messageSelectors';
import { loadMessages, loadOlderMessages } from '@/entities/conversations/messages/messageThunks';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { aMessage } from '@tests/support/records';

const second = (count: number): string => new Date(Date.UTC(2026, 10, 21, 12, 0, count)).toISOString();
const message = (id: string, at: number, facts: Partial<Message> = {}) =>
  aMessage({ id, createdAt: second(at), ...facts });
/** Some servers leave the time out. */
const undated = (id: string): Message => {
  const { createdAt: _createdAt, ...rest } = aMessage({ id });
  return rest;
};

const page = (messages: readonly Message[], hasMore = false): FakeAnswer => ({ body: { messages, hasMore } });
const refused: FakeAnswer = { status: 500, body: { error: 'ERR' } };

/** A conversation whose pages the server answers one after the other. */
const createWorld = (...answers: readonly FakeAnswer[]) => {
  const left = [...answers];
  const { store, begin } = createTestStore({ routes: { 'GET /messages/1': () => left.shift() ?? refused } });
  begin();
  const { dispatch, getState } = store;
  return {
    load: () => dispatch(loadMessages({ ticketId: 1 })),
    loadOlder: () => dispatch(loadOlderMessages({ ticketId: 1 })),
    arrives: (record: Message) =>
      dispatch(serverEvents.appMessage({ action: 'create', record, ticket: null, contact: null })),
    ids: (ticketId = 1) => selectThreadMessages(getState(), ticketId).map(({ id }) => id),
    newest: (ticketId = 1) => selectNewestMessage(getState(), ticketId)?.id ?? null,
    message: (id: string) => selectMessage(getState(), 1, id),
    mayLoadOlder: (ticketId = 1) => selectMayLoadOlder(getState(), ticketId),
  };
};

describe('the messages of a conversation', () => {
  it('[MSG-02] are shown in the order of their times, however they arrived', async () => {
    const world = createWorld(page([message('c', 3), message('a', 1)]));
    await world.load();
    world.arrives(message('d', 4));
    world.arrives(message('b', 2));
    expect(world.ids()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('[MSG-02] keep the order in which they arrived where their times are equal', async () => {
    const world = createWorld(page([message('z', 1), message('a', 1), message('m', 1)]));
    await world.load();
    world.arrives(message('b', 1));
    expect(world.ids()).toEqual(['z', 'a', 'm', 'b']);
  });

  it('[MSG-02] come first where the server does not say their time', async () => {
    const world = createWorld(page([message('a', 1), undated('x'), message('b', 2), undated('y')]));
    await world.load();
    expect(world.ids()).toEqual(['x', 'y', 'a', 'b']);
  });

  it('end with the newest one, which a conversation that was never read does not have', async () => {
    const world = createWorld(page([message('b', 2), message('a', 1)]));
    expect(world.newest()).toBeNull();
    await world.load();
    expect(world.newest()).toBe('b');
    world.arrives(message('c', 3));
    expect(world.newest()).toBe('c');
    expect([world.newest(2), world.ids(2)]).toEqual([null, []]);
  });

  it('are found by their id as far as they are loaded', async () => {
    const world = createWorld(page([message('a', 1, { body: 'Oi' })]));
    await world.load();
    expect(world.message('a')).toMatchObject({ id: 'a', body: 'Oi' });
    expect(world.message('b')).toBeNull();
  });
});

describe('the next older page', () => {
  it('[MSG-23] loads by itself only where the server has one and none is being read', async () => {
    const world = createWorld(page([message('c', 3)], true), page([message('b', 2)], true), page([message('a', 1)]));
    expect(world.mayLoadOlder()).toBe(false);
    const first = world.load();
    expect(world.mayLoadOlder()).toBe(false);
    await first;
    expect(world.mayLoadOlder()).toBe(true);
    const older = world.loadOlder();
    expect(world.mayLoadOlder()).toBe(false);
    await older;
    expect(world.mayLoadOlder()).toBe(true);
    await world.loadOlder();
    expect(world.ids()).toEqual(['a', 'b', 'c']);
    expect(world.mayLoadOlder()).toBe(false);
  });

  it('does not load by itself after a failure, until the user loaded one', async () => {
    const world = createWorld(page([message('c', 3)], true), refused, page([message('b', 2)], true));
    await world.load();
    await world.loadOlder();
    expect(world.ids()).toEqual(['c']);
    expect(world.mayLoadOlder()).toBe(false);
    await world.loadOlder();
    expect(world.ids()).toEqual(['b', 'c']);
    expect(world.mayLoadOlder()).toBe(true);
  });
});
