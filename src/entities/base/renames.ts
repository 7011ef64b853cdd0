import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { bringsEventsOf, eventsOf } from '@/realtime/serverEvents';
import { removeConnection, saveConnection } from '../company/whatsappConnections/connectionThunks';
import { contactLists } from '../company/contactLists/contactLists';
import { contactOfSave, loadContact, saveContact } from '../company/contacts/contacts';
import * as collections from '../collections';
import { queues } from '../company/queues/queues';
import type { EntitiesState } from './state';
import { tags } from '../company/tags/tags';
import { users } from '../company/users/users';
import { at, mapTable, type IdTable } from './idTable';
import { mapMessages, type MessageTable } from './messageTable';

type Kind = 'contact' | 'contactList' | 'queue' | 'tag' | 'user' | 'whatsapp';

/** The fields of a record that other records embed. */
interface Shown {
  readonly id: number;
  readonly name?: string;
  readonly color?: string;
  readonly number?: string;
  readonly profilePicUrl?: string | null;
}
const SHOWN = ['name', 'color', 'number', 'profilePicUrl'] as const satisfies readonly (keyof Shown)[];

/** The fields in which records embed others, and their kind. Null: only the records nested inside it count. */
const PLACES: readonly (readonly [place: string, kind: Kind | null])[] = [
  ['contact', 'contact'],
  ['contactList', 'contactList'],
  ['queue', 'queue'],
  ['queues', 'queue'],
  ['tags', 'tag'],
  ['user', 'user'],
  ['owner', 'user'],
  ['sender', 'user'],
  ['whatsapp', 'whatsapp'],
  ['quotedMsg', null],
  // The members of an internal chat.
  ['users', null],
];

/** By kind and id; null means a deleted record. */
type Changes = Partial<Record<Kind, ReadonlyMap<number, Shown | null>>>;
type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** Maps the values of an object or list. Returns the same object if none changes, so that nothing renders again. */
const mapped = <Container extends object>(container: Container, map: (value: unknown) => unknown): Container => {
  let next: Record<string, unknown> | null = null;
  for (const key in container) {
    const value = (container as Record<string, unknown>)[key];
    const fresh = map(value);
    if (fresh !== value)
      (next ??= (Array.isArray(container) ? [...container] : { ...container }) as never)[key] = fresh;
  }
  return (next ?? container) as Container;
};

const renamed = (part: Part, shown: Shown | null | undefined): Part => {
  if (!shown) return part;
  const changed = SHOWN.filter((key) => shown[key] !== undefined && key in part && part[key] !== shown[key]);
  return changed.length === 0 ? part : { ...part, ...Object.fromEntries(changed.map((key) => [key, shown[key]])) };
};

/** A record with the new names of the records it embeds, at any depth, and without deleted ones. */
const freshened = (value: unknown, changes: Changes): unknown => {
  if (!isPart(value)) return value;
  let next: Record<string, unknown> | null = null;
  for (const [place, kind] of PLACES) {
    const held = value[place];
    // Servers keep no id of a deleted connection; that of a deleted queue goes with the lists and totals of the tickets.
    if (kind === 'whatsapp' && changes.whatsapp?.get(Number(value['whatsappId'])) === null)
      (next ??= { ...value })['whatsappId'] = null;
    if (!isPart(held)) continue;
    // Lists of tickets name the connection and have its id beside it.
    const changeOf = (part: Part) => kind && changes[kind]?.get(Number(part['id'] ?? value[`${place}Id`]));
    const fresh = (part: unknown) => freshened(isPart(part) ? renamed(part, changeOf(part)) : part, changes);
    const isGone = (part: unknown): boolean => isPart(part) && kind !== null && changeOf(part) === null;
    const left = Array.isArray(held) && held.some(isGone) ? held.filter((part) => !isGone(part)) : held;
    const now = Array.isArray(left) ? mapped(left, fresh) : isGone(left) ? null : fresh(left);
    if (now !== held) (next ??= { ...value })[place] = now;
  }
  return next ?? value;
};

const bringsRecords = bringsEventsOf('contact', 'contactList', 'queue', 'tag', 'user', 'whatsapp');

/** The records of each kind that an action brings, from an event or from this client's own call. */
const broughtBy = (action: UnknownAction): readonly (readonly [Kind, readonly (Shown | null)[]])[] => {
  const hasRecords = bringsRecords(action);
  const recordsOf = (kind: Kind): Shown[] =>
    hasRecords
      ? eventsOf(action, kind).flatMap(({ payload }) => ('record' in payload ? [payload.record as Shown] : []))
      : [];
  return [
    [
      'contact',
      [
        ...recordsOf('contact'),
        loadContact.fulfilled.match(action) ? action.payload : null,
        saveContact.fulfilled.match(action) ? contactOfSave(action.payload) : null,
      ],
    ],
    ['contactList', [...recordsOf('contactList'), contactLists.save.fulfilled.match(action) ? action.payload : null]],
    ['queue', [...recordsOf('queue'), queues.save.fulfilled.match(action) ? action.payload : null]],
    ['tag', [...recordsOf('tag'), tags.save.fulfilled.match(action) ? action.payload : null]],
    ['user', [...recordsOf('user'), users.save.fulfilled.match(action) ? action.payload : null]],
    ['whatsapp', [...recordsOf('whatsapp'), saveConnection.fulfilled.match(action) ? action.payload : null]],
  ];
};

const deletedConnections = (action: UnknownAction): readonly number[] =>
  removeConnection.fulfilled.match(action)
    ? [action.meta.arg]
    : eventsOf(action, 'whatsapp').flatMap(({ payload }) => (payload.action === 'delete' ? [payload.id] : []));

/**
 * The contact lists, tags, queues and connections that an action deletes. Servers remove them from campaigns, tickets, users and
 * connections without further events.
 */
const deletedBy = (action: UnknownAction): readonly (readonly [Kind, readonly number[]])[] => [
  ['contactList', contactLists.deletedBy(action)],
  ['tag', tags.deletedBy(action)],
  ['queue', queues.deletedBy(action)],
  ['whatsapp', deletedConnections(action)],
];

/** Do the contact's tickets already show it like this? Every message carries its contact, mostly unchanged. */
const isKnownContact = ({ tickets: { idsByContact, byId } }: EntitiesState, contact: Shown): boolean => {
  const [ticketId] = at(idsByContact, contact.id) ?? [];
  const known = ticketId === undefined ? null : at(byId, ticketId)?.contact;
  return isPart(known) && renamed(known, contact) === known;
};

const changesOf = (state: EntitiesState, action: UnknownAction): Changes | null => {
  const changes: Partial<Record<Kind, Map<number, Shown | null>>> = {};
  for (const [kind, records] of broughtBy(action)) {
    for (const record of records) {
      // A missing name means that this form of the record lacks it.
      if (!record?.name || (kind === 'contact' && isKnownContact(state, record))) continue;
      (changes[kind] ??= new Map()).set(record.id, record);
    }
  }
  for (const [kind, ids] of deletedBy(action)) {
    for (const id of ids) (changes[kind] ??= new Map()).set(id, null);
  }
  return Object.keys(changes).length === 0 ? null : changes;
};

const withNewNames = <State extends EntitiesState>(state: State, changes: Changes): State => {
  const fresh = (value: unknown): unknown => freshened(value, changes);
  const table = (value: unknown): unknown => (isPart(value) ? mapped(value, fresh) : value);
  const idTable = (value: unknown): unknown => mapTable(value as IdTable<unknown>, fresh);
  const within = (held: unknown, place: string, how: (value: unknown) => unknown): unknown => {
    if (!isPart(held)) return held;
    const now = how(held[place]);
    return now === held[place] ? held : { ...held, [place]: now };
  };
  const messages = (value: unknown): unknown =>
    mapMessages(value as MessageTable<{ readonly id: number }>, (message) => fresh(message) as typeof message);
  /** Tables at a place of each value. */
  const tables = (place: string, how: (value: unknown) => unknown) => (value: unknown) =>
    isPart(value) ? mapped(value, (held) => within(held, place, how)) : value;
  const next = { ...state } as Record<string, unknown>;
  const change = (slice: keyof EntitiesState, place: string, how: (value: unknown) => unknown): void => {
    next[slice] = within(next[slice], place, how);
  };
  for (const name of Object.keys(collections)) change(name as keyof EntitiesState, 'byId', table);
  change('tickets', 'byId', idTable);
  change('whatsappConnections', 'byId', table);
  change('session', 'user', fresh);
  change('campaignReport', 'campaign', fresh);
  change('messages', 'threads', tables('messages', messages));
  change('chatMessages', 'byChat', tables('messages', messages));
  change('ticketNotes', 'byTicket', tables('notes', table));
  return next as State;
};

/**
 * Servers embed contacts, contact lists, queues, tags, users and connections in other records, but report a new name only in the
 * event of its own area. This brings the name into every record that embeds it, and removes a deleted contact list, tag, queue or
 * connection from them.
 */
export const followRenames =
  <State extends EntitiesState>(reducer: Reducer<State>): Reducer<State> =>
  (before, action) => {
    const state = reducer(before, action);
    const changes = before && changesOf(before, action);
    return changes ? withNewNames(state, changes) : state;
  };
