import { describe, expect, it } from 'vitest';
import {
  clearLists,
  readRatings,
  readReportedWaits,
  readWaits,
  sizeOfLists,
  storedOrders,
  storeRatings,
  storeReportedWaits,
  storeWaits,
} from '@/entities/conversations/tickets/storedLists';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { ACCOUNT } from '@tests/support/records';

const DAY = 24 * 60 * 60_000;
const NOW = Date.parse('2026-11-30T12:00:00.000Z');
/** ISO text of this long ago, ms. */
const ago = (ms: number): string => new Date(NOW - ms).toISOString();
const waitOf = (since: string) => ({ since, updatedAt: ago(0), unread: 2 });
const ratingOf = (seenAt: string, lastMessage: string | null = 'Avalie') => ({ lastMessage, seenAt });

describe('[TRIAGE-02] the order of the lists', () => {
  it('is the latest change until the user chooses, for each account', () => {
    const local = createMemoryStorage();
    const latest = { open: 'latest', pending: 'latest' };
    expect(storedOrders(ACCOUNT).read(local)).toEqual(latest);
    storedOrders(ACCOUNT).write(local, { open: 'latest', pending: 'waiting' });
    expect(storedOrders(ACCOUNT).read(local)).toEqual({ open: 'latest', pending: 'waiting' });
    expect(storedOrders('test#11').read(local)).toEqual(latest);
  });

  it.each([
    ['{"open":"waiting"}', { open: 'waiting', pending: 'latest' }],
    ['{"open":"newest","pending":"waiting"}', { open: 'latest', pending: 'waiting' }],
    ['{"pending":7}', { open: 'latest', pending: 'latest' }],
    ['[]', { open: 'latest', pending: 'latest' }],
    ['{', { open: 'latest', pending: 'latest' }],
  ])('is read list by list, so that a damaged part does not spoil the other: %s', (text, order) => {
    const local = createMemoryStorage();
    local.setItem(`ticketOrder:${ACCOUNT}`, text);
    expect(storedOrders(ACCOUNT).read(local)).toEqual(order);
  });
});

describe('what is stored of tickets', () => {
  it('[SEC-08] comes back for its own account alone', () => {
    const local = createMemoryStorage();
    const waits = { 1: waitOf(ago(1)), 2: waitOf(ago(2)) };
    const ratings = { 3: ratingOf(ago(3)), 4: ratingOf(ago(4), null) };
    const told = { 5: NOW - 5 };
    storeWaits(local, ACCOUNT, waits, NOW);
    storeRatings(local, ACCOUNT, ratings, NOW);
    storeReportedWaits(local, ACCOUNT, told, NOW);
    expect([readWaits(local, ACCOUNT), readRatings(local, ACCOUNT), readReportedWaits(local, ACCOUNT)]).toEqual([
      waits,
      ratings,
      told,
    ]);
    const other = 'test#11';
    expect([readWaits(local, other), readRatings(local, other), readReportedWaits(local, other)]).toEqual([{}, {}, {}]);
  });

  it('is forgotten after thirty days to the millisecond', () => {
    const local = createMemoryStorage();
    const [kept, old] = [30 * DAY - 1, 30 * DAY];
    storeWaits(local, ACCOUNT, { 1: waitOf(ago(kept)), 2: waitOf(ago(old)) }, NOW);
    storeRatings(local, ACCOUNT, { 3: ratingOf(ago(kept)), 4: ratingOf(ago(old)) }, NOW);
    storeReportedWaits(local, ACCOUNT, { 5: NOW - kept, 6: NOW - old }, NOW);
    expect(readWaits(local, ACCOUNT)).toEqual({ 1: waitOf(ago(kept)) });
    expect(readRatings(local, ACCOUNT)).toEqual({ 3: ratingOf(ago(kept)) });
    expect(readReportedWaits(local, ACCOUNT)).toEqual({ 5: NOW - kept });
  });

  it('is read entry by entry, so that a damaged one does not spoil the others', () => {
    const local = createMemoryStorage();
    const [wait, rating] = [waitOf(ago(1)), ratingOf(ago(1))];
    const { unread: _unread, ...noUnread } = wait;
    const waits = { 1: wait, 2: null, 3: { ...wait, since: 'soon' }, 4: { ...wait, updatedAt: 1 }, 5: noUnread };
    const ratings = { 1: rating, 2: 'x', 3: { ...rating, seenAt: '' }, 4: { seenAt: rating.seenAt } };
    local.setItem(`ticketWaits:${ACCOUNT}`, JSON.stringify(waits));
    local.setItem(`ticketRatings:${ACCOUNT}`, JSON.stringify(ratings));
    local.setItem(`ticketWaitsTold:${ACCOUNT}`, JSON.stringify({ 1: NOW, 2: 'x', 3: null }));
    expect(readWaits(local, ACCOUNT)).toEqual({ 1: wait });
    expect(readRatings(local, ACCOUNT)).toEqual({ 1: rating });
    expect(readReportedWaits(local, ACCOUNT)).toEqual({ 1: NOW });
  });

  it.each(['[1]', '7', '{', 'null'])('counts as nothing where the whole is damaged: %s', (text) => {
    const local = createMemoryStorage();
    for (const name of ['ticketWaits', 'ticketRatings', 'ticketWaitsTold']) local.setItem(`${name}:${ACCOUNT}`, text);
    expect([readWaits(local, ACCOUNT), readRatings(local, ACCOUNT), readReportedWaits(local, ACCOUNT)]).toEqual([
      {},
      {},
      {},
    ]);
  });
});

describe('all of it', () => {
  const fill = (local: Storage, account: string): void => {
    storedOrders(account).write(local, { open: 'latest', pending: 'waiting' });
    storeWaits(local, account, { 1: waitOf(ago(1)), 2: waitOf(ago(2)) }, NOW);
    storeRatings(local, account, { 3: ratingOf(ago(3)) }, NOW);
    storeReportedWaits(local, account, { 5: NOW }, NOW);
  };
  const textsOf = (local: Storage): string[] =>
    Array.from({ length: local.length }, (_, place) => local.getItem(local.key(place) ?? '') ?? '');

  it('is measured in bytes, with the number of waits', () => {
    const local = createMemoryStorage();
    expect(sizeOfLists(local, ACCOUNT)).toEqual({ count: 0, bytes: 0 });
    fill(local, ACCOUNT);
    expect(textsOf(local)).toHaveLength(4);
    expect(sizeOfLists(local, ACCOUNT)).toEqual({ count: 2, bytes: textsOf(local).join('').length });
    expect(sizeOfLists(local, 'test#11')).toEqual({ count: 0, bytes: 0 });
  });

  it('[SEC-08] is cleared for its own account alone', () => {
    const local = createMemoryStorage();
    fill(local, ACCOUNT);
    fill(local, 'test#11');
    clearLists(local, ACCOUNT);
    expect(sizeOfLists(local, ACCOUNT)).toEqual({ count: 0, bytes: 0 });
    expect(textsOf(local)).toHaveLength(4);
  });
});
