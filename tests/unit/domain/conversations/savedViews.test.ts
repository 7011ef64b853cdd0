import { describe, expect, it } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import {
  countChange,
  isCountable,
  isSameSearch,
  movedView,
  viewNameProblem,
  type SavedView,
} from '@/domain/conversations/savedViews';
import { emptySearch, type TicketSearch } from '@/domain/conversations/ticketSearch';
import { aTicket, aUser } from '@tests/support/records';

const me = aUser();
const everything = { queueIds: null, showAll: false };
const search = (facts: Partial<TicketSearch>): TicketSearch => ({ ...emptySearch, ...facts });
const view = (id: string, name = id): SavedView => ({ id, name, search: emptySearch });

describe('[TRIAGE-06] a live change and the count of a view', () => {
  const change = (facts: Partial<TicketSearch>, before: Ticket | null, after: Ticket | null) =>
    countChange(search(facts), { before, after }, me, everything);
  const pending = aTicket();
  const open = aTicket({ status: 'open', userId: me.id });
  const vip = { id: 4, name: 'VIP', color: '#a00' };

  it('adds tickets that enter, subtracts those that leave, and ignores the rest', () => {
    expect(change({ status: 'open' }, pending, open)).toBe(1);
    expect(change({ status: 'pending' }, pending, open)).toBe(-1);
    expect(change({ status: 'closed' }, pending, open)).toBe(0);
    expect(change({ status: 'pending' }, pending, null)).toBe(-1);
    expect(change({ tagIds: [4] }, open, { ...open, tags: [vip] })).toBe(1);
    expect(change({ userId: me.id }, pending, open)).toBe(1);
    expect(change({ status: 'open' }, open, { ...open, lastMessage: 'Oi' })).toBe(0);
  });

  it('ignores tickets the user may not open and those in other queues', () => {
    const others = { ...open, queueId: 9 };
    expect(change({ status: 'open' }, { ...others, status: 'pending' }, others)).toBe(0);
    const step = { before: pending, after: open };
    expect(countChange(search({ status: 'open' }), step, me, { queueIds: [2], showAll: false })).toBe(0);
  });

  it('asks the server when the ticket was unknown, or when the text may match any message', () => {
    expect(change({ status: 'open' }, null, open)).toBeNull();
    expect(change({ text: 'boleto' }, open, { ...open, lastMessage: 'O boleto, por favor' })).toBeNull();
    expect(change({ text: 'boleto', status: 'pending' }, pending, open)).toBeNull();
    expect(change({ text: 'boleto' }, open, { ...open, lastMessage: 'Oi' })).toBe(0);
    expect(change({ text: 'boleto', status: 'closed' }, pending, open)).toBe(0);
  });
});

it('[TRIAGE-06] treats searches as equal whatever the order of tags and the spaces around the text', () => {
  const one = search({ text: ' boleto', tagIds: [1, 2], userId: 7, status: 'open' });
  expect(isSameSearch(one, { ...one, text: 'boleto', tagIds: [2, 1] })).toBe(true);
  expect(isSameSearch(one, { ...one, text: 'bolet' })).toBe(false);
  expect(isSameSearch(one, { ...one, tagIds: [1] })).toBe(false);
  expect(isSameSearch(one, { ...one, userId: null })).toBe(false);
  expect(isSameSearch(one, { ...one, status: null })).toBe(false);
});

it('[TRIAGE-06] cannot count an owner together with tags, since servers cannot', () => {
  expect(isCountable(search({ userId: 7 }))).toBe(true);
  expect(isCountable(search({ tagIds: [1] }))).toBe(true);
  expect(isCountable(search({ userId: 7, tagIds: [1] }))).toBe(false);
  // Servers are asked for a written number twice, and a ticket with both forms would count twice.
  expect(isCountable(search({ text: '5511988342217' }))).toBe(true);
  expect(isCountable(search({ text: '+55 11 98834-2217' }))).toBe(false);
});

it('[TRIAGE-06] views move one place, and not past the ends', () => {
  const views = [view('a'), view('b'), view('c')];
  const ids = (moved: readonly SavedView[]) => moved.map(({ id }) => id).join('');
  expect(ids(movedView(views, 'b', -1))).toBe('bac');
  expect(ids(movedView(views, 'b', 1))).toBe('acb');
  expect(ids(movedView(views, 'a', -1))).toBe('abc');
  expect(ids(movedView(views, 'c', 1))).toBe('abc');
  expect(ids(movedView(views, 'x', 1))).toBe('abc');
});

it('[TRIAGE-06] a view requires a unique name', () => {
  const views = [view('a', 'Meus VIPs')];
  expect(viewNameProblem('  ', views)).toBe('empty');
  expect(viewNameProblem(' meus vips ', views)).toBe('taken');
  expect(viewNameProblem('MEUS VIPS', views)).toBe('taken');
  expect(viewNameProblem('Meus', views)).toBeNull();
});

describe('[TRIAGE-06] a view beside others', () => {
  it('has a name that no single one of them has', () => {
    expect(viewNameProblem('VIP', [view('a', 'Outra'), view('b', 'vip')])).toBe('taken');
    expect(viewNameProblem('VIP', [])).toBeNull();
  });

  it('differs by its tags, one by one, and by blanks on either side only in appearance', () => {
    expect(isSameSearch(search({ tagIds: [1, 12] }), search({ tagIds: [11, 2] }))).toBe(false);
    expect(isSameSearch(search({ text: 'a' }), search({ text: ' a ' }))).toBe(true);
  });
});

describe('[TRIAGE-06] the count of a view with a text', () => {
  const change = (facts: Partial<TicketSearch>, before: Ticket | null, after: Ticket | null) =>
    countChange(search(facts), { before, after }, me, everything);
  const open = aTicket({ status: 'open', userId: me.id });

  it('is asked for again when the ticket was unknown and now may fit', () => {
    expect(change({ text: 'boleto' }, null, open)).toBeNull();
    expect(change({ text: 'boleto', status: 'closed' }, null, open)).toBe(0);
    expect(change({ text: 'boleto' }, open, null)).toBeNull();
  });

  it('treats a blank text as none', () => {
    expect(change({ text: '  ', status: 'open' }, aTicket(), open)).toBe(1);
  });
});
