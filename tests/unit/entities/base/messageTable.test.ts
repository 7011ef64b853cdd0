import { createAction, createReducer } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import {
  mapMessages,
  messageAt,
  messagesIn,
  messageTableOf,
  type MessageTable,
  NO_MESSAGES,
  putMessage,
} from '@/entities/base/messageTable';

interface Line {
  readonly id: string;
  readonly text: string;
}

const line = (id: string, text = id): Line => ({ id, text });

const arrived = createAction<Line>('arrived');
const reducer = createReducer<{ readonly messages: MessageTable<Line> }>({ messages: NO_MESSAGES }, (builder) =>
  builder.addCase(arrived, (state, { payload }) => {
    state.messages = putMessage(state.messages, payload);
  }),
);

describe('the messages of a conversation', () => {
  it('come in the order in which they were put there, each at the place where it was first', () => {
    const state = [line('b'), line('a'), line('b', 'new'), line('10'), line('9')].reduce(
      (before, message) => reducer(before, arrived(message)),
      reducer(undefined, { type: 'start' }),
    );
    expect(messagesIn(state.messages)).toEqual([line('b', 'new'), line('a'), line('10'), line('9')]);
    expect(messageAt(state.messages, 'b')).toEqual(line('b', 'new'));
    expect(messageAt(state.messages, 'c')).toBeUndefined();
    expect(messagesIn(messageTableOf([line('b'), line('a'), line('b', 'new')]))).toEqual([line('b', 'new'), line('a')]);
  });

  it('stay the same table where nothing changes, and earlier tables stay as they were', () => {
    const [one, two] = [line('a'), line('b')];
    const table = messageTableOf([one, two]);
    expect(putMessage(table, two)).toBe(table);
    expect(mapMessages(table, (message) => message)).toBe(table);
    const changed = mapMessages(table, (message) => (message.id === 'b' ? line('b', 'B') : message));
    expect(messagesIn(changed)).toEqual([one, line('b', 'B')]);
    expect(messagesIn(putMessage(changed, line('c')))).toEqual([one, line('b', 'B'), line('c')]);
    expect(messagesIn(table)).toEqual([one, two]);
    const state = reducer({ messages: table }, arrived(one));
    expect(state.messages).toBe(table);
  });

  it('are found in their own table alone, also where two came of the same one', () => {
    const table = messageTableOf([line('a')]);
    const one = putMessage(putMessage(table, line('b')), line('c'));
    const other = putMessage(putMessage(table, line('c')), line('d'));
    const found = (of: MessageTable<Line>) => ['a', 'b', 'c', 'd'].map((id) => messageAt(of, id)?.id ?? '-').join('');
    expect([found(table), found(one), found(other)]).toEqual(['a---', 'abc-', 'a-cd']);
    const later = putMessage(putMessage(one, line('b', 'B')), line('e'));
    expect([messageAt(later, 'b')?.text, messageAt(one, 'b')?.text, messageAt(one, 'e')]).toEqual([
      'B',
      'b',
      undefined,
    ]);
    expect(found(putMessage(NO_MESSAGES, line('b')))).toBe('-b--');
    expect(found(NO_MESSAGES)).toBe('----');
  });

  it('cannot be changed in place', () => {
    const parts = { id: 'a', text: 'a' };
    putMessage(NO_MESSAGES as MessageTable<typeof parts>, parts);
    expect(() => (parts.text = 'b')).toThrow(TypeError);
    const others = { id: 'b', text: 'b' };
    messageTableOf([others]);
    expect(() => (others.text = 'c')).toThrow(TypeError);
  });
});
