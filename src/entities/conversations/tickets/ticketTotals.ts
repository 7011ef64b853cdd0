import type { Draft } from '@reduxjs/toolkit';
import { isNoticed, unreadMessages } from '@/domain/conversations/unread';
import { mayOpenTicket, seesUnqueued } from '@/domain/conversations/access';
import { isInQueues } from '@/domain/conversations/ticketViews';
import { isAdmin } from '@/domain/permissions';
import { isPresent } from '@/lib/isPresent';
import { at, dropAt, idsIn, putAt } from '../../base/idTable';
import { plainOf } from '../../base/keepUnchanged';
import { emptyTotals, type TicketsState } from './ticketsState';

type State = Draft<TicketsState>;

/** Puts an id among others, or takes it out; answers whether that changed anything. */
const mark = (ids: Record<number, true>, id: number, isIn: boolean): boolean => {
  if (isIn === (ids[id] === true)) return false;
  if (isIn) ids[id] = true;
  else delete ids[id];
  return true;
};

/**
 * Updates the totals for one ticket that changed, came or went. The totals are stored because they are always on screen, and
 * counting all known tickets after each event would be slow.
 */
export const countTicket = (state: State, id: number): void => {
  const { viewer, totals } = state;
  const ticket = plainOf(at(state.byId, id));
  const unread = ticket && viewer ? unreadMessages([ticket], viewer) : 0;
  const before = at(totals.unread, id) ?? 0;
  if (unread !== before) {
    totals.messages += unread - before;
    if (unread > 0) putAt(totals.unread, id, unread);
    else dropAt(totals.unread, id);
  }
  const noticed = ticket !== undefined && viewer !== null && isNoticed(ticket, viewer);
  if (mark(totals.noticed, id, noticed)) totals.noticedCount += noticed ? 1 : -1;
  const isLeftOut =
    ticket?.status === 'pending' &&
    viewer !== null &&
    !isInQueues(ticket, state.filter) &&
    mayOpenTicket(viewer, ticket);
  mark(totals.leftOut, id, isLeftOut);
  const unqueued =
    ticket?.status === 'open' &&
    viewer !== null &&
    ticket.userId === viewer.id &&
    !isPresent(ticket.queueId) &&
    !isAdmin(viewer) &&
    !seesUnqueued(viewer);
  mark(totals.ownUnqueued, id, unqueued);
};

/** Counts all tickets again, for another user, other chosen queues, or after the user's rights changed. */
export const countAllTickets = (state: State): void => {
  state.totals = { ...emptyTotals, unread: {}, noticed: {}, leftOut: {}, ownUnqueued: {} };
  for (const id of idsIn(plainOf(state.byId))) countTicket(state, id);
};
