import * as z from 'zod/mini';
import { certain, instant, number, parseRecord, text } from '@/protocol/parse';
import type { KeptWait } from '@/domain/conversations/waiting';
import { createStoredValue, type LocalFlags } from '@/lib/storedValue';
import type { AwaitedRating } from './ticketsState';

type Waits = Readonly<Record<number, KeptWait>>;
type Ratings = Readonly<Record<number, AwaitedRating>>;

/** Entries of tickets not seen for this long are removed, ms. */
const FORGOTTEN_MS = 30 * 24 * 60 * 60_000;

const ordersSchema = z.object({
  open: certain(z.enum(['latest', 'waiting']), 'latest'),
  pending: certain(z.enum(['latest', 'waiting']), 'latest'),
});

const waitSchema = z.object({ since: instant, updatedAt: instant, unread: number });
const ratingSchema = z.object({ lastMessage: z.nullable(text), seenAt: instant });

/** Entries are checked one by one, so that a damaged one does not spoil the others. */
const byTicketSchema = z.record(z.string(), z.unknown());

/** The entries of a record by ticket that were last seen, `seenAt` in ms, not too long before `now`. */
const unforgotten = <Entry>(
  entries: Readonly<Record<number, Entry>>,
  seenAt: (entry: Entry) => number,
  now: number,
): Record<string, Entry> =>
  Object.fromEntries(Object.entries(entries).filter(([, entry]) => now - seenAt(entry) < FORGOTTEN_MS));

/** How an account sorts its lists. */
export const storedOrders = (account: string) =>
  createStoredValue(`ticketOrder:${account}`, ordersSchema, { open: 'latest', pending: 'latest' });

const storedWaits = (account: string) => createStoredValue(`ticketWaits:${account}`, byTicketSchema, {});
const storedRatings = (account: string) => createStoredValue(`ticketRatings:${account}`, byTicketSchema, {});
const storedReports = (account: string) => createStoredValue(`ticketWaitsTold:${account}`, byTicketSchema, {});

/** The readable entries of a record by ticket. */
const readable = <Schema extends z.ZodMiniType>(
  stored: Readonly<Record<string, unknown>>,
  schema: Schema,
): Record<number, z.output<Schema>> =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([id, value]) => {
      const kept = parseRecord(schema, value);
      return kept ? [[id, kept]] : [];
    }),
  );

/** The waits stored for an account, by ticket. */
export const readWaits = (local: LocalFlags, account: string): Waits =>
  readable(storedWaits(account).read(local), waitSchema);

/** `now` in ms. */
export const storeWaits = (local: LocalFlags, account: string, waits: Waits, now: number): void => {
  const kept = unforgotten(waits, ({ since }) => Date.parse(since), now);
  storedWaits(account).write(local, kept);
};

/** By ticket: when the user was alerted to its long wait, ms. */
export const readReportedWaits = (local: LocalFlags, account: string): Readonly<Record<number, number>> =>
  readable(storedReports(account).read(local), z.number());

/** `now` in ms. */
export const storeReportedWaits = (
  local: LocalFlags,
  account: string,
  alerted: Readonly<Record<number, number>>,
  now: number,
): void => {
  const kept = unforgotten(alerted, (at) => at, now);
  storedReports(account).write(local, kept);
};

/** The tickets of an account that awaited a rating. */
export const readRatings = (local: LocalFlags, account: string): Ratings =>
  readable(storedRatings(account).read(local), ratingSchema);

/** `now` in ms. */
export const storeRatings = (local: LocalFlags, account: string, ratings: Ratings, now: number): void => {
  const kept = unforgotten(ratings, ({ seenAt }) => Date.parse(seenAt), now);
  storedRatings(account).write(local, kept);
};

const LISTS = [storedOrders, storedWaits, storedReports, storedRatings];

/** The size of all of it, bytes, and the number of waits. */
export const sizeOfLists = (local: LocalFlags, account: string): { readonly count: number; readonly bytes: number } => {
  const sizes = LISTS.map((stored) => stored(account).size(local));
  return { count: Object.keys(readWaits(local, account)).length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
};

export const clearLists = (local: LocalFlags, account: string): void => {
  for (const stored of LISTS) stored(account).remove(local);
};
