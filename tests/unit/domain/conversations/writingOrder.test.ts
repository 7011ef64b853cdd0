import { describe, expect, it } from 'vitest';
import { inWritingOrder } from '@/domain/conversations/writingOrder';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString();
const messages = [1, 3, 5].map((minute) => ({ createdAt: at(minute) }));
const text = (id: string, state: string, facts: { after?: string | null; sentAt?: number | null } = {}) => ({
  id,
  ticketId: 1,
  body: 'Oi',
  state,
  sentAt: null,
  after: null,
  ...facts,
});
const ids = (texts: readonly { readonly id: string }[]) => texts.map(({ id }) => id).join('');

describe('[OFF-05] [OFF-07] the texts of the outbox among the messages', () => {
  it('stand below all messages while their outcome is not in doubt', () => {
    const order = inWritingOrder(messages, [text('a', 'sending', { after: at(1) }), text('b', 'failed')]);
    expect(ids(order.below)).toBe('ab');
    expect([0, 1, 2, 3].map((index) => ids(order.above(index)))).toEqual(['', '', '', '']);
  });

  it('with an unknown outcome stay where they were written', () => {
    const outbox = [
      text('a', 'unconfirmed', { after: at(1), sentAt: Date.parse(at(5)) }),
      text('b', 'queued'),
      text('c', 'unconfirmed', { after: at(3) }),
      text('d', 'unconfirmed', { after: at(5) }),
      text('e', 'unconfirmed', { sentAt: Date.parse(at(4)) }),
    ];
    const order = inWritingOrder(messages, outbox);
    expect([0, 1, 2].map((index) => ids(order.above(index)))).toEqual(['', 'a', 'ce']);
    expect(ids(order.below)).toBe('bd');
  });

  it('written before every message come first', () => {
    expect(ids(inWritingOrder(messages, [text('a', 'unconfirmed', { after: at(0) })]).above(0))).toBe('a');
    expect(ids(inWritingOrder(messages, [text('a', 'unconfirmed')]).above(0))).toBe('a');
  });

  it('stand below messages of the same moment and of an unknown one', () => {
    const undated = [{ createdAt: at(1) }, {}, { createdAt: at(3) }];
    const order = inWritingOrder(undated, [text('a', 'unconfirmed', { after: at(1) })]);
    expect(ids(order.above(2))).toBe('a');
    expect(ids(inWritingOrder([], [text('a', 'unconfirmed')]).below)).toBe('a');
  });
});
