import { describe, expect, it } from 'vitest';
import { agentOf } from '@/domain/conversations/access';
import { emptySearch, isEmptySearch, matchesSearch, type TicketSearch } from '@/domain/conversations/ticketSearch';
import { belongsToSearch } from '@/domain/conversations/ticketViews';
import { aTicket, aUser } from '@tests/support/records';

const agent = agentOf(aUser());
const admin = agentOf(aUser({ profile: 'admin' }));
const looking = (search: Partial<TicketSearch>): TicketSearch => ({ ...emptySearch, ...search });
const matches = (search: Partial<TicketSearch>, facts: Parameters<typeof aTicket>[0] = {}, isFound = false): boolean =>
  matchesSearch(looking(search), aTicket(facts), admin, isFound);

describe('a search', () => {
  it('is empty without text, tags, user and status; blank text does not count', () => {
    expect(isEmptySearch(emptySearch)).toBe(true);
    expect(isEmptySearch(looking({ text: '  ' }))).toBe(true);
    for (const part of [{ text: 'a' }, { tagIds: [1] }, { userId: 1 }, { status: 'open' }] as const) {
      expect(isEmptySearch(looking(part))).toBe(false);
    }
  });

  it('[LIST-01] [TLIST-09] compares name, number, last message and found messages, in any case', () => {
    const contact = { id: 1, name: 'Juliana Prado', number: '5511988342217' };
    const facts = { contact, lastMessage: 'Ainda tem o SOFÁ?', messages: [{ id: 'M', body: 'Frete grátis' }] };
    for (const text of ['juliana', ' PRADO ', '98834', 'sofá', 'frete']) expect(matches({ text }, facts)).toBe(true);
    expect(matches({ text: 'poltrona' }, facts)).toBe(false);
  });

  it('[TLIST-09] [TLIST-12] trusts the server for texts this computer does not know, but not for the status', () => {
    expect(matches({ text: 'poltrona' }, {}, true)).toBe(true);
    expect(matches({ text: 'poltrona', status: 'closed' }, {}, true)).toBe(false);
  });

  it('[TLIST-10] [TLIST-11] requires all tags, also with an owner', () => {
    const tags = [1, 2].map((id) => ({ id, name: `T${id}`, color: '#111111' }));
    expect(matches({ tagIds: [1, 2], userId: 7 }, { tags, userId: 7 })).toBe(true);
    expect(matches({ tagIds: [1, 3], userId: 7 }, { tags, userId: 7 }, true)).toBe(false);
    expect(matches({ tagIds: [1], userId: 7 }, { tags, userId: 8 }, true)).toBe(false);
  });

  it('[TLIST-16] [TLIST-17] never lists what the user may not open, which an admin may always', () => {
    const foreign = aTicket({ queueId: 2 });
    expect(matchesSearch(looking({ text: 'cliente' }), foreign, agent, true)).toBe(false);
    expect(matchesSearch(looking({ text: 'cliente' }), foreign, admin, true)).toBe(true);
  });
});

describe('the list of a search', () => {
  const everywhere = { queueIds: null, showAll: false };
  const othersOpen = aTicket({ status: 'open', userId: 99 });

  it('[TLIST-32] excludes queues that are not chosen', () => {
    const search = looking({ text: 'cliente' });
    expect(belongsToSearch(search, othersOpen, admin, { ...everywhere, queueIds: [1] }, false)).toBe(true);
    expect(belongsToSearch(search, othersOpen, admin, { ...everywhere, queueIds: [2] }, false)).toBe(false);
  });

  it('[TLIST-14] includes other users’ tickets for any search', () => {
    for (const part of [{ text: 'cliente' }, { status: 'open' as const }, { userId: 99 }]) {
      expect(belongsToSearch(looking(part), othersOpen, admin, everywhere, false)).toBe(true);
    }
  });

  it('is empty without a search', () => {
    expect(belongsToSearch(emptySearch, aTicket(), admin, everywhere, true)).toBe(false);
  });
});

it('[TLIST-09] [TLIST-10] a ticket is searched by what is known of it, and needs the status and every tag of the search', () => {
  const bare = { contact: null, lastMessage: null, messages: undefined };
  expect(matches({ text: 'cliente' }, bare)).toBe(false);
  expect(matches({ status: 'open' }, { status: 'open' })).toBe(true);
  expect(matches({ status: 'open' }, { status: 'closed' })).toBe(false);
  expect(matches({ tagIds: [1] }, { tags: undefined })).toBe(false);
  expect(matches({ text: 'undefined' }, bare)).toBe(false);
});
