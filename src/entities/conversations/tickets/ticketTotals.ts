import type { Draft } from '@reduxjs/toolkit';
import { isNoticed, unreadMessages } from '@/domain/conversations/unread';
import { mayOpenTicket, seesUnqueued } from '@/domain/conversations/access';
import { isInQueues } from '@/domain/conversations/ticketViews';
import { isAdmin } from '@/domain/permissions';
import { isPresent } from '@/lib/isPresent';
import { at, dropAt, idsIn, putAt } from '../../base/idTable';
import { seen } from '../../base/seen';
import { emptyTotals, type TicketsState } from './ticketsState';

type State = Draft<TicketsState>;

/** Puts an id among others, or takes it out; answers whether that changed anything. */
const mark = (state: State, name: 'noticed' | 'leftOut' | 'ownUnqueued', id: number, isIn: boolean): boolean => {
  const ids = seen(state, 'totals')[name];
  if (isIn === (at(ids, id) === true)) return false;
  state.totals[name] = isIn ? putAt(ids, id, true) : dropAt(ids, id);
  return true;
};

/**
 * Updates the totals for one ticket that changed, came or went. The totals are stored because they are always on screen, and
 * counting all known tickets after each event would be slow.
 */
export const countTicket = (state: State, id: number): void => {
  const viewer = seen(state, 'viewer');
  const totals = seen(state, 'totals');
  const ticket = at(state.byId, id);
  const unread = ticket && viewer ? unreadMessages([ticket], viewer) : 0;
  const before = at(totals.unread, id) ?? 0;
  if (unread !== before) {
    state.totals.messages += unread - before;
    state.totals.unread = unread > 0 ? putAt(totals.unread, id, unread) : dropAt(totals.unread, id);
  }
  const noticed = ticket !== undefined && viewer !== null && isNoticed(ticket, viewer);
  if (mark(state, 'noticed', id, noticed)) state.totals.noticedCount += noticed ? 1 : -1;
  const isLeftOut =
    ticket?.status === 'pending' &&
    viewer !== null &&
    !isInQueues(ticket, seen(state, 'filter')) &&
    mayOpenTicket(viewer, ticket);
  mark(state, 'leftOut', id, isLeftOut);
  const unqueued =
    ticket?.status === 'open' &&
    viewer !== null &&
    ticket.userId === viewer.id &&
    !isPresent(ticket.queueId) &&
    !isAdmin(viewer) &&
    !seesUnqueued(viewer);
  mark(state, 'ownUnqueued', id, unqueued);
};

/** Counts all tickets again, for another user, other chosen queues, or after the user's rights changed. */
export const countAllTickets = (state: State): void => {
  state.totals = { ...emptyTotals };
  for (const id of idsIn(state.byId)) countTicket(state, id);
};
