import type * as z from 'zod/mini';
import { id, parseList, parseRecord } from '../parse';

/** A record appeared, changed or left. A `create` of a known record is an update, and updates may lack parts. */
export type Change<Item> =
  | { readonly action: 'create' | 'update'; readonly record: Item }
  | { readonly action: 'delete'; readonly id: number };

/** A change, or `reload`: the list has to be read again; `records` are those that caused it. */
export type ListChange<Item> = Change<Item> | { readonly action: 'reload'; readonly records: Item[] };

/** An event's payload, already known to be an object. */
export type Payload = Readonly<Record<string, unknown>>;

/** Turns a payload into its normalised form; null for unknown actions and unreadable records. */
export type Reader<Event> = (payload: Payload) => Event | null;

/** How one kind of event comes. */
export interface EventRow {
  /** The names under which servers and forks send it; `{company}` and `{user}` stand for ids. */
  readonly names: readonly string[];
  /** The name used for a single record, subscribed to while it is on screen. `{record}` is the record's id. */
  readonly channel?: string;
  readonly read: Reader<unknown>;
  /** The event concerns every company: announcements come from the installation's owner. */
  readonly isForAll?: boolean;
}

/** An event's row. `names` and `read` as in `EventRow`; only some events have the other two. */
export const event = <Event, Extra extends Pick<EventRow, 'channel' | 'isForAll'> = object>(
  names: readonly string[],
  read: Reader<Event>,
  extra?: Extra,
): Pick<EventRow, 'names'> & { readonly read: Reader<Event> } & Extra => ({ names, read, ...(extra as Extra) });

/** The first value found under one of the names. */
export function valueOf(payload: Payload, names: readonly string[]): unknown {
  return names.map((name) => payload[name]).find((value) => value !== undefined && value !== null);
}

/** Reads `create`, `update` and `delete`; `name` is the area's own word, `idNames` its words for a deleted id. */
export function change<Item extends z.ZodMiniType>(
  schema: Item,
  name: string,
  ...idNames: readonly string[]
): Reader<Change<z.output<Item>>> {
  return (payload) => {
    const { action } = payload;
    if (action === 'create' || action === 'update') {
      const record = parseRecord(schema, valueOf(payload, [name, 'record']));
      return record === null ? null : { action, record };
    }
    if (action !== 'delete') return null;
    const gone = parseRecord(id, valueOf(payload, ['id', ...idNames]));
    return gone === null ? null : { action, id: gone };
  };
}

/** Like `change`, and understands `reload`. */
export function listChange<Item extends z.ZodMiniType>(
  schema: Item,
  name: string,
  ...idNames: readonly string[]
): Reader<ListChange<z.output<Item>>> {
  const readChange = change(schema, name, ...idNames);
  return (payload) =>
    payload['action'] === 'reload'
      ? { action: 'reload', records: parseList(schema, valueOf(payload, ['records', 'record'])) }
      : readChange(payload);
}

/** Reads the single action `update`. */
export function update<Item extends z.ZodMiniType>(
  schema: Item,
  ...names: readonly string[]
): Reader<{ readonly action: 'update'; readonly record: z.output<Item> }> {
  return (payload) => {
    const record = payload['action'] === 'update' ? parseRecord(schema, valueOf(payload, names)) : null;
    return record === null ? null : { action: 'update', record };
  };
}
