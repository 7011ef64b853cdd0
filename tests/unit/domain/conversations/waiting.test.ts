import { describe, expect, it } from 'vitest';
import {
  areWaitingLimits,
  isAnswered,
  isLongWaitNews,
  isSameWait,
  WAITING_LIMITS,
  waitingLevel,
  waitingSince,
  waitingSinceOf,
  waitingSpan,
} from '@/domain/conversations/waiting';
import { aMessage } from '@tests/support/records';

const MINUTE = 60_000;
const at = (minute: number): string => new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString();
const pending = { status: 'pending', chatbot: false, updatedAt: at(0) };
const open = { ...pending, status: 'open' };

describe('[TRIAGE-01] a customer who waits', () => {
  it('waits since the first known message of the ticket; further messages do not restart the wait', () => {
    expect(waitingSince(pending, undefined)).toBe(at(0));
    expect(waitingSince({ ...pending, updatedAt: at(30) }, at(0))).toBe(at(0));
  });

  it('waits in an open ticket while the last message is theirs, and never in a closed one', () => {
    expect(waitingSince({ ...open, fromMe: false }, undefined)).toBe(at(0));
    expect(waitingSince({ ...open, fromMe: true }, at(0))).toBeNull();
    expect(waitingSince(open, at(0))).toBeNull();
    expect(waitingSince({ ...open, status: 'closed', fromMe: false }, at(0))).toBeNull();
  });

  it('does not wait for a person while a chatbot answers', () => {
    expect(waitingSince({ ...pending, chatbot: true }, at(0))).toBeNull();
    expect(waitingSince({ ...open, fromMe: false, chatbot: true }, at(0))).toBeNull();
  });

  it.each([
    [0, 'minutes', 0],
    [-5 * MINUTE, 'minutes', 0],
    [59 * MINUTE + 59_999, 'minutes', 59],
    [60 * MINUTE, 'hours', 1],
    [24 * 60 * MINUTE - 1, 'hours', 23],
    [24 * 60 * MINUTE, 'days', 1],
  ])('%d ms are shown in %s: %d', (ms, unit, count) => {
    expect(waitingSpan(ms)).toEqual({ unit, count });
  });

  it.each([
    [5 * MINUTE - 1, 'calm'],
    [5 * MINUTE, 'amber'],
    [15 * MINUTE - 1, 'amber'],
    [15 * MINUTE, 'red'],
  ])('%d ms are %s', (ms, level) => {
    expect(waitingLevel(ms, WAITING_LIMITS)).toBe(level);
  });

  it.each([
    [{ amber: 1, red: 2 }, true],
    [{ amber: 0, red: 2 }, false],
    [{ amber: 5, red: 5 }, false],
    [{ amber: 1, red: 1_440 }, true],
    [{ amber: 1, red: 1_441 }, false],
    [{ amber: 1.5, red: 3 }, false],
  ])('%o are valid limits: %s', (limits, may) => {
    expect(areWaitingLimits(limits)).toBe(may);
  });
});

describe('[TRIAGE-01] the messages of a ticket', () => {
  const said = (minute: number, fromMe = false, body = 'texto') =>
    aMessage({ id: `m${minute}`, createdAt: at(minute), fromMe, body });

  it('give the first unanswered message of the customer', () => {
    expect(waitingSinceOf([said(1), said(2, true), said(3), said(4)], at(9))).toBe(at(3));
    expect(waitingSinceOf([said(3), said(4)], at(9))).toBe(at(3));
  });

  it('end a wait that was answered elsewhere', () => {
    expect(waitingSinceOf([said(1), said(2, true), said(3)], at(1))).toBe(at(3));
  });

  it('sent by a server do not count as an answer, and messages to a chatbot before do not count', () => {
    expect(waitingSinceOf([said(1), said(2, true, '\u200eDigite 1'), said(3)], at(1))).toBe(at(1));
    expect(waitingSinceOf([said(1), said(2, true, '\u200eDigite 1'), said(3)], at(3))).toBe(at(3));
  });
});

describe('[TRIAGE-01] a wait from before the start', () => {
  const kept = { since: at(0), updatedAt: at(2), unread: 2 };
  it.each([
    ['nothing happened', { updatedAt: at(2), unreadMessages: 2 }, true],
    ['only more messages came', { updatedAt: at(5), unreadMessages: 3 }, true],
    ['somebody read or answered', { updatedAt: at(5), unreadMessages: 2 }, false],
  ])('continues if %s', (_, ticket, goesOn) => {
    expect(isSameWait(kept, ticket)).toBe(goesOn);
  });
});

it('[TRIAGE-03] a wait raises a notice from the red limit on, once for each wait', () => {
  const now = (minute: number, ms = 0): number => Date.parse(at(minute)) + ms;
  const limits = { amber: 5, red: 15 };
  expect(isLongWaitNews(at(0), now(15, -1), limits, undefined)).toBe(false);
  expect(isLongWaitNews(at(0), now(15), limits, undefined)).toBe(true);
  expect(isLongWaitNews(at(0), now(15), { amber: 5, red: 16 }, undefined)).toBe(false);
  expect(isLongWaitNews(at(0), now(40), limits, now(15))).toBe(false);
  expect(isLongWaitNews(at(15), now(40), limits, now(15))).toBe(false);
  expect(isLongWaitNews(at(16), now(40), limits, now(15))).toBe(true);
});

it.each([
  [{ fromMe: true, lastMessage: 'Olá' }, true],
  [{ fromMe: true, lastMessage: null }, true],
  [{ fromMe: true, lastMessage: '\u200eDigite 1' }, false],
  [{ fromMe: true, lastMessage: '\u200cPromoção' }, false],
  [{ fromMe: true, lastMessage: 'Olá\u200e' }, true],
  [{ fromMe: false, lastMessage: 'Olá' }, false],
  [{ lastMessage: 'Olá' }, false],
])('[TRIAGE-01] a ticket with %j was answered by a person: %s', (ticket, isByPerson) => {
  expect(isAnswered(ticket)).toBe(isByPerson);
});

describe('[TRIAGE-01] messages in any order', () => {
  const said = (minute: number, fromMe = false) => aMessage({ id: `m${minute}`, createdAt: at(minute), fromMe });

  it('give the first of the customer’s after the latest answer', () => {
    expect(waitingSinceOf([said(8), said(5, true), said(3, true), said(6)], at(4))).toBe(at(6));
    expect(waitingSinceOf([said(5, true), said(3)], at(4))).toBe(at(4));
  });

  it('without any, or without a time, keep what was assumed', () => {
    expect(waitingSinceOf([], at(4))).toBe(at(4));
    expect(waitingSinceOf([aMessage({ createdAt: undefined })], at(4))).toBe(at(4));
    expect(waitingSinceOf([said(6)], at(4))).toBe(at(4));
    expect(waitingSinceOf([said(2)], at(4))).toBe(at(2));
  });

  it('an answer of the assumed moment ends the wait, and a message of the same moment is before it', () => {
    expect(waitingSinceOf([said(4, true), said(4), said(7)], at(4))).toBe(at(7));
  });
});
