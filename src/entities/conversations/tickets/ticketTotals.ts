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
  if (noticed !== (totals.noticed[id] === true)) {
    totals.noticedCount += noticed ? 1 : -1;
    if (noticed) totals.noticed[id] = true;
    else delete totals.noticed[id];
  }
  const isLeftOut =
    ticket?.status === 'pending' &&
    viewer !== null &&
    !isInQueues(ticket, state.filter) &&
    mayOpenTicket(viewer, ticket);
  if (isLeftOut !== (totals.leftOut[id] === true)) {
    if (isLeftOut) totals.leftOut[id] = true;
    else delete totals.leftOut[id];
  }
  const unqueued =
    ticket?.status === 'open' &&
    viewer !== null &&
    ticket.userId === viewer.id &&
    !isPresent(ticket.queueId) &&
    !isAdmin(viewer) &&
    !seesUnqueued(viewer);
  if (unqueued === (totals.ownUnqueued[id] === true)) return;
  if (unqueued) totals.ownUnqueued[id] = true;
  else delete totals.ownUnqueued[id];
};

/** Counts all tickets again, for another user, other chosen queues, or after the user's rights changed. */
export const countAllTickets = (state: State): void => {
  state.totals = { ...emptyTotals, unread: {}, noticed: {}, leftOut: {}, ownUnqueued: {} };
  for (const id of idsIn(plainOf(state.byId))) countTicket(state, id);
};
