import { at } from '@/entities/base/idTable';
import type { StartListening } from '@/entities/base/thunk';
import { contacts } from '@/entities/company/contacts/contacts';
import { schedules } from '@/entities/company/schedules/schedules';
import { ticketRemoved } from '@/entities/conversations/tickets/ticketActions';

/**
 * Servers delete a contact's tickets, with their messages and notes, and its scheduled messages too, but tell only of the contact
 * itself.
 */
export const registerDeletedContactListener = (start: StartListening): void => {
  start({
    predicate: (action) => contacts.deletedBy(action).length > 0,
    effect: (action, { dispatch, getState }) => {
      for (const contactId of contacts.deletedBy(action)) {
        const state = getState();
        for (const ticketId of at(state.tickets.idsByContact, contactId) ?? []) dispatch(ticketRemoved({ ticketId }));
        for (const { id, ...schedule } of Object.values(schedules.selectTable(state))) {
          if ((schedule.contactId ?? schedule.contact?.id) === contactId) dispatch(schedules.gone(id));
        }
      }
    },
  });
};
