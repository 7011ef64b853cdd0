import type { Draft } from '@reduxjs/toolkit';
import type { Contact } from '@/contract/entities/contacts';
import type { Ticket } from '@/contract/entities/tickets';
import type { TicketsState } from './ticketsState';

type State = Draft<TicketsState>;

const isOlder = (incoming: Ticket, known: Ticket): boolean =>
  incoming.updatedAt !== undefined && known.updatedAt !== undefined && incoming.updatedAt < known.updatedAt;

/** Parts a record lacks stay as they are known (C10); of an older copy only unknown parts are taken. */
const mergeInto = (known: Draft<Ticket>, incoming: Ticket): void => {
  const contact = incoming.contact && known.contact ? { ...known.contact, ...incoming.contact } : incoming.contact;
  if (isOlder(incoming, known)) {
    Object.assign(known, { ...incoming, ...known });
    return;
  }
  Object.assign(known, incoming, contact !== undefined && { contact });
  // Forms without the nested record would leave the former owner or queue beside a new id.
  if (incoming.userId === null && incoming.user === undefined) known.user = null;
  if (incoming.queueId === null && incoming.queue === undefined) known.queue = null;
  if (known.user && known.userId != null && known.user.id !== known.userId) known.user = null;
};

const indexContact = (state: State, ticket: Ticket): void => {
  const contactId = ticket.contactId ?? ticket.contact?.id;
  if (contactId == null) return;
  const ids = (state.idsByContact[contactId] ??= []);
  if (!ids.includes(ticket.id)) ids.push(ticket.id);
};

/** Adds a ticket or merges it into the known one. */
export const upsertTicket = (state: State, ticket: Ticket): void => {
  const known = state.byId[ticket.id];
  if (known) {
    mergeInto(known, ticket);
  } else {
    state.byId[ticket.id] = ticket as Draft<Ticket>;
    state.idByUuid[ticket.uuid] = ticket.id;
  }
  indexContact(state, ticket);
};

/** Forgets a ticket; its rows go with `removeFromViews`. */
export const dropTicket = (state: State, id: number): void => {
  const ticket = state.byId[id];
  if (!ticket) return;
  delete state.byId[id];
  delete state.idByUuid[ticket.uuid];
  delete state.messageAt[id];
  delete state.leaving[id];
  const contactId = ticket.contactId ?? ticket.contact?.id;
  const siblings = contactId == null ? undefined : state.idsByContact[contactId];
  if (contactId == null || !siblings) return;
  state.idsByContact[contactId] = siblings.filter((sibling) => sibling !== id);
};

/** Brings a contact's new data into its tickets (TLIST-36); contacts change with every message, so equal data is left alone. */
export const updateContact = (state: State, contact: Contact): void => {
  for (const id of state.idsByContact[contact.id] ?? []) {
    const shown = state.byId[id]?.contact;
    if (shown) Object.assign(shown, contact);
  }
};
