import type { Draft } from '@reduxjs/toolkit';
import type { Message } from '@/protocol/records/messages';
import type { Contact } from '@/protocol/records/contacts';
import type { Ticket } from '@/protocol/records/tickets';
import type { Page } from '@/protocol/answers';
import { hasOwnQueue, type Agent } from '@/domain/conversations/access';
import { isRealChange } from '@/domain/conversations/ticketStatus';
import { isAnswer, isSameWait, waitingSince, waitingSinceOf } from '@/domain/conversations/waiting';
import { isPresent } from '@/lib/isPresent';
import { at, dropAt, putAt, valuesIn } from '../../base/idTable';
import { keepUnchanged } from '../../base/keepUnchanged';
import { seen } from '../../base/seen';
import { followMove } from './ticketOrder';
import type { TicketsState } from './ticketsState';
import { countTicket } from './ticketTotals';

type State = Draft<TicketsState>;

const isOlder = (incoming: Ticket, known: Ticket): boolean =>
  incoming.updatedAt !== undefined && known.updatedAt !== undefined && incoming.updatedAt < known.updatedAt;

/** Merges a copy into a known ticket: missing parts stay as known; an older copy fills in only unknown parts. */
const merged = (known: Ticket, incoming: Ticket): Ticket => {
  if (isOlder(incoming, known)) return { ...incoming, ...known };
  const { contact: told } = incoming;
  const contact = told && known.contact?.id === told.id ? { ...known.contact, ...told } : told;
  const next = { ...known, ...incoming, ...(contact !== undefined && { contact }) };
  // Forms without the nested record would leave the former owner or queue beside the new id.
  if (incoming.userId === null && incoming.user === undefined) next.user = null;
  if (incoming.queueId === null && incoming.queue === undefined) next.queue = null;
  if (next.user && isPresent(next.userId) && next.user.id !== next.userId) next.user = null;
  if (next.queue && isPresent(next.queueId) && next.queue.id !== next.queueId) next.queue = null;
  return next;
};

export const contactIdOf = (ticket: Ticket): number | null => ticket.contactId ?? ticket.contact?.id ?? null;

/** The tickets of a contact. */
export const ticketsOf = (state: State, contactId: number): readonly number[] =>
  at(state.idsByContact, contactId) ?? [];

const unindexContact = (state: State, ticket: Ticket): void => {
  const contactId = contactIdOf(ticket);
  if (contactId === null) return;
  const ids = ticketsOf(state, contactId).filter((id) => id !== ticket.id);
  state.idsByContact = putAt(state.idsByContact, contactId, ids);
};

const indexContact = (state: State, known: Ticket | undefined, ticket: Ticket): void => {
  const contactId = contactIdOf(ticket);
  if (contactId === null || (known && contactIdOf(known) === contactId)) return;
  if (known) unindexContact(state, known);
  state.idsByContact = putAt(state.idsByContact, contactId, [...ticketsOf(state, contactId), ticket.id]);
};

/** Keeps the shown tags while this user is changing them: any other source is older. */
const withShownTags = (state: State, known: Ticket, incoming: Ticket): Ticket =>
  seen(state, 'tagSaves')[known.id] && known.tags ? { ...incoming, tags: known.tags } : incoming;

const keepWait = (state: State, id: number, since: string | null): void => {
  const { waitingSince: waits } = state;
  state.waitingSince = since === null ? dropAt(waits, id) : putAt(waits, id, since);
};

/** Takes a live message: an answer ends the wait, and the customer's first message after it begins a new one. */
export const keepWaitOf = (state: State, message: Message, wasAnswered: boolean): void => {
  const ticket = at(state.byId, message.ticketId);
  if (!ticket || !message.createdAt) return;
  if (ticket.fromMe !== message.fromMe)
    state.byId = putAt(state.byId, ticket.id, { ...ticket, fromMe: message.fromMe });
  const known = isAnswer(message) || wasAnswered ? undefined : at(state.waitingSince, ticket.id);
  keepWait(state, ticket.id, waitingSince({ ...ticket, fromMe: message.fromMe, updatedAt: message.createdAt }, known));
};

/** Finds the beginning of the wait in the newest messages of the contact, those of other tickets included. */
export const keepWaitFrom = (state: State, id: number, messages: readonly Message[]): void => {
  const known = at(state.waitingSince, id);
  if (known === undefined) return;
  const own = messages.filter(({ ticketId }) => ticketId === id);
  keepWait(state, id, waitingSinceOf(own, known));
};

/** Updates the times that lists show of a ticket: its last change, and the beginning of its wait. */
const keepTimes = (state: State, known: Ticket | undefined, ticket: Ticket): void => {
  const { id, updatedAt } = ticket;
  if (known && isOlder(ticket, known)) return;
  if (updatedAt !== undefined && (!known || isRealChange(known, ticket)))
    state.changedAt = putAt(state.changedAt, id, updatedAt);
  const kept = seen(state, 'keptWaits')[id];
  if (kept) delete state.keptWaits[id];
  const remembered = kept && isSameWait(kept, ticket) ? kept.since : undefined;
  keepWait(state, id, waitingSince({ ...known, ...ticket }, at(state.waitingSince, id) ?? remembered));
};

/** Notes that the customer of an open ticket is asked for a rating. */
export const awaitRating = (state: State, { id, lastMessage = null, updatedAt = '' }: Ticket): void => {
  state.awaitingRating[id] = { lastMessage, seenAt: updatedAt };
};

/**
 * Forgets an awaited rating when the ticket is closed. One remembered from before the start counts only while the last message is
 * still the same, since the ticket may have been closed and reopened meanwhile.
 */
const keepRating = (state: State, known: Ticket | undefined, ticket: Ticket): void => {
  const awaited = seen(state, 'awaitingRating')[ticket.id];
  if (!awaited || (known && isOlder(ticket, known))) return;
  const { lastMessage = awaited.lastMessage, updatedAt = awaited.seenAt } = ticket;
  if (ticket.status !== 'open' || (!known && lastMessage !== awaited.lastMessage))
    delete state.awaitingRating[ticket.id];
  else if (lastMessage !== awaited.lastMessage || updatedAt !== awaited.seenAt) {
    state.awaitingRating[ticket.id] = { lastMessage, seenAt: updatedAt };
  }
};

/** Adds a ticket or merges it into the known one. */
export const upsertTicket = (state: State, ticket: Ticket): void => {
  const known = at(state.byId, ticket.id);
  keepTimes(state, known, ticket);
  keepRating(state, known, ticket);
  const next = known ? keepUnchanged(known, merged(known, withShownTags(state, known, ticket))) : ticket;
  state.byId = putAt(state.byId, ticket.id, next);
  if (!known) (state.idByUuid[ticket.uuid.slice(-1)] ??= {})[ticket.uuid] = ticket.id;
  indexContact(state, known, next);
  followMove(state, ticket.id);
  if (next !== known) countTicket(state, ticket.id);
};

/** Takes a ticket from the answer to a call, which may be older than a reading or a deletion. */
export const takeAnswered = (state: State, requestId: string, ticket: Ticket): void => {
  const meanwhile = state.meanwhile[requestId];
  // A resolved one may only have left its former list.
  if (meanwhile?.gone[ticket.id] && !at(state.byId, ticket.id) && ticket.status !== 'closed') return;
  upsertTicket(state, meanwhile?.read[ticket.id] ? { ...ticket, unreadMessages: 0 } : ticket);
};

/** Takes a ticket from an event, which is newer than the answers of running calls. */
export const takeLive = (state: State, ticket: Ticket): void => {
  for (const call of Object.keys(seen(state, 'meanwhile'))) {
    const { read, gone } = state.meanwhile[call]!;
    delete read[ticket.id];
    delete gone[ticket.id];
  }
  upsertTicket(state, ticket);
};

/** Sets a ticket's count to 0. */
const markRead = (state: State, id: number): void => {
  const ticket = at(state.byId, id);
  if (!ticket || ticket.unreadMessages === 0) return;
  state.byId = putAt(state.byId, id, { ...ticket, unreadMessages: 0 });
  countTicket(state, id);
};

/** Somebody read a ticket's messages just now. */
export const takeReading = (state: State, id: number): void => {
  for (const { read } of Object.values(state.meanwhile)) read[id] = true;
  markRead(state, id);
};

/** Do servers list this ticket among the unread ones of the user? They look only into the user's own queues, also for admins. */
const isListedUnread = (viewer: Agent, { status, userId, queueId }: Ticket): boolean =>
  (status === 'pending' || userId === viewer.id) && (!isPresent(queueId) || hasOwnQueue(viewer, queueId));

/**
 * Takes the list of the user's unread tickets. Of those that would be in it, the missing ones were read, unless a message came
 * meanwhile or the list is cut off.
 */
export const takeUnread = (state: State, requestId: string, { records, hasMore }: Page<Ticket>): void => {
  const { viewer } = state;
  const ids = new Set(records.map((ticket) => ticket.id));
  for (const ticket of hasMore ? [] : valuesIn(state.byId)) {
    const { id, unreadMessages } = ticket;
    const isMissing = unreadMessages && !ids.has(id) && !at(state.unreadArrived, id);
    if (isMissing && viewer && isListedUnread(viewer, ticket)) markRead(state, id);
  }
  for (const ticket of records) takeAnswered(state, requestId, ticket);
};

/** Removes a ticket from the table; `removeFromViews` removes its rows. */
export const dropTicket = (state: State, id: number): void => {
  const ticket = at(state.byId, id);
  if (!ticket) return;
  state.byId = dropAt(state.byId, id);
  delete state.idByUuid[ticket.uuid.slice(-1)]?.[ticket.uuid];
  state.messageAt = dropAt(state.messageAt, id);
  state.changedAt = dropAt(state.changedAt, id);
  state.waitingSince = dropAt(state.waitingSince, id);
  delete state.leaving[id];
  countTicket(state, id);
  delete state.awaitingRating[id];
  unindexContact(state, ticket);
};

/** Brings a contact's new data into its tickets. Every message carries its contact, so equal data changes nothing. */
export const updateContact = (state: State, contact: Contact): void => {
  for (const id of ticketsOf(state, contact.id)) {
    const known = at(state.byId, id);
    if (!known) continue;
    const next = keepUnchanged(known, { ...known, contact: { ...known.contact, ...contact } });
    state.byId = putAt(state.byId, id, next);
  }
};
