import type { EventRow, Payload } from './events/changes';
import * as rows from './events/rows';

type Events = typeof rows;
/** The rows by kind; an imported namespace itself may only be read by fixed names. */
const events: Events = rows;

/** What an event is about. */
export type EventKind = keyof Events;
/** Kinds that also have a name for each record. */
export type ChannelKind = { [Kind in EventKind]: Events[Kind] extends { channel: string } ? Kind : never }[EventKind];
/** The events in the one form the rest of the program sees. */
export type CompanyEvents = { [Kind in EventKind]: NonNullable<ReturnType<Events[Kind]['read']>> };

export const EVENT_KINDS = Object.keys(events) as readonly EventKind[];

/** Every event name of one company, with its kind. */
export function eventNames(companyId: number, userId: number): ReadonlyMap<string, EventKind> {
  const nameOf = (pattern: string): string =>
    pattern.replace('{company}', String(companyId)).replace('{user}', String(userId));
  return new Map(EVENT_KINDS.flatMap((kind) => events[kind].names.map((name) => [nameOf(name), kind] as const)));
}

/** The name under which one record's events come. */
export const channelName = (kind: ChannelKind, companyId: number, recordId: number): string =>
  events[kind].channel.replace('{company}', String(companyId)).replace('{record}', String(recordId));

/**
 * Reads one payload. Null for malformed payloads, unknown actions and records of another company: all companies share some
 * names and rooms.
 */
export function parseEvent<Kind extends EventKind>(
  kind: Kind,
  payload: unknown,
  companyId: number,
): CompanyEvents[Kind] | null {
  if (typeof payload !== 'object' || payload === null) return null;
  const { read, isForAll = false }: EventRow = events[kind];
  const event = read(payload as Payload) as CompanyEvents[Kind] | null;
  return event === null || (!isForAll && isForeign(event, companyId)) ? null : event;
}

function isForeign(event: object, companyId: number): boolean {
  if (!('record' in event) || typeof event.record !== 'object' || event.record === null) return false;
  const owner = 'companyId' in event.record ? event.record.companyId : null;
  return typeof owner === 'number' && owner !== companyId;
}
