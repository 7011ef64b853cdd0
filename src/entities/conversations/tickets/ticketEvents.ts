import { isAnswered } from '@/domain/conversations/waiting';
import type { EventHandlers } from '@/realtime/serverEvents';
import type { TicketsState } from './ticketsState';
import { keepWaitOf, takeLive, takeReading, updateContact } from './ticketTable';
import { countTicket } from './ticketTotals';
import { placeTicket, removeFromViews } from './viewMembership';
import { at, putAt, valuesIn } from '../../base/idTable';

/**
 * What live events do to the tickets, in the order of the events: a `delete` removes the row, and the `update` of the same change
 * that follows puts it where it belongs.
 */
export const ticketEventHandlers: EventHandlers<TicketsState> = {
  ticket: (state, event) => {
    if (event.action === 'update') {
      takeLive(state, event.record);
      delete state.leaving[event.record.id];
      placeTicket(state, event.record.id, true);
      return;
    }
    if (event.action === 'updateUnread') {
      takeReading(state, event.id);
      return;
    }
    removeFromViews(state, event.id);
    if (at(state.byId, event.id)) state.leaving[event.id] = true;
  },

  appMessage: (state, { action, ticket, record, contact }) => {
    if (action !== 'create' || !ticket) return;
    const before = at(state.byId, ticket.id);
    const wasAnswered = before !== undefined && isAnswered(before);
    // Set this before the ticket is put in order, which depends on it.
    if (record.createdAt && record.createdAt > (at(state.messageAt, ticket.id) ?? '')) {
      state.messageAt = putAt(state.messageAt, ticket.id, record.createdAt);
    }
    takeLive(state, !ticket.contact && contact ? { ...ticket, contact } : ticket);
    // An edit comes as the same message once more, and is neither a new question nor an answer.
    if (record.isEdited !== true) keepWaitOf(state, record, wasAnswered);
    state.unreadArrived = putAt(state.unreadArrived, ticket.id, true);
    placeTicket(state, ticket.id, true);
  },

  // Servers leave the tickets of a deleted queue without a queue and send no events for them.
  queue: (state, event) => {
    if (event.action !== 'delete') return;
    for (const { id, queueId } of valuesIn(state.byId)) {
      const ticket = queueId === event.id && at(state.byId, id);
      if (!ticket) continue;
      state.byId = putAt(state.byId, id, { ...ticket, queueId: null, queue: null });
      countTicket(state, id);
      placeTicket(state, id, false);
    }
  },

  contact: (state, event) => {
    if (event.action === 'create' || event.action === 'update') updateContact(state, event.record);
  },
};
