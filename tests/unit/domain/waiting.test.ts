import { describe, expect, it } from 'vitest';
import { waitingLevel, waitingSince, waitingSpan } from '@/domain/waiting';

const MINUTE = 60_000;
const pending = { status: 'pending', chatbot: false, updatedAt: '2026-11-21T12:00:00.000Z' };

describe('a customer who waits', () => {
  it('waits since the first thing known of the ticket; further messages begin nothing anew', () => {
    expect(waitingSince(pending, undefined)).toBe('2026-11-21T12:00:00.000Z');
    expect(waitingSince({ ...pending, updatedAt: '2026-11-21T12:30:00.000Z' }, '2026-11-21T12:00:00.000Z')).toBe(
      '2026-11-21T12:00:00.000Z',
    );
  });

  it('does not wait for a person while a chatbot answers, nor once somebody has the ticket', () => {
    expect(waitingSince({ ...pending, chatbot: true }, '2026-11-21T12:00:00.000Z')).toBeNull();
    expect(waitingSince({ ...pending, status: 'open' }, '2026-11-21T12:00:00.000Z')).toBeNull();
  });

  it.each([
    [0, 'minutes', 0],
    [-5 * MINUTE, 'minutes', 0],
    [59 * MINUTE + 59_999, 'minutes', 59],
    [60 * MINUTE, 'hours', 1],
    [24 * 60 * MINUTE - 1, 'hours', 23],
    [24 * 60 * MINUTE, 'days', 1],
  ])('%d ms are told in %s: %d', (ms, unit, count) => {
    expect(waitingSpan(ms)).toEqual({ unit, count });
  });

  it.each([
    [5 * MINUTE - 1, 'calm'],
    [5 * MINUTE, 'amber'],
    [15 * MINUTE - 1, 'amber'],
    [15 * MINUTE, 'red'],
  ])('%d ms are %s', (ms, level) => {
    expect(waitingLevel(ms)).toBe(level);
  });
});
