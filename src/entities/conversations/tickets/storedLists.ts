import * as z from 'zod/mini';
import { certain, instant, number, parseRecord, text } from '@/protocol/parse';
import type { OrderedViewName, TicketOrder } from '@/domain/conversations/ticketViews';
import type { KeptWait } from '@/domain/conversations/waiting';
import type { LocalFlags } from '../../base/storage';
import type { AwaitedRating } from './ticketsState';

type Orders = Readonly<Record<OrderedViewName, TicketOrder>>;
type Waits = Readonly<Record<number, KeptWait>>;
type Ratings = Readonly<Record<number, AwaitedRating>>;

const orderKey = (account: string): string => `ticketOrder:${account}`;
const waitsKey = (account: string): string => `ticketWaits:${account}`;
const toldKey = (account: string): string => `ticketWaitsTold:${account}`;
const ratingsKey = (account: string): string => `ticketRatings:${account}`;

/** A ticket that was not seen again for this long is forgotten, ms. */
const FORGOTTEN_MS = 30 * 24 * 60 * 60_000;

const ordersSchema = z.object({
  open: certain(z.enum(['latest', 'waiting']), 'latest'),
  pending: certain(z.enum(['latest', 'waiting']), 'latest'),
});

const waitSchema = z.object({ since: instant, updatedAt: instant, unread: number });
const ratingSchema = z.object({ lastMessage: z.nullable(text), seenAt: instant });

const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    // Damaged by hand or by another program: as if nothing was kept.
    return {};
  }
};

/** How an account sorts its lists. */
export const readOrders = (local: LocalFlags, account: string): Orders | null =>
  parseRecord(ordersSchema, parseJson(local.getItem(orderKey(account))));

export const storeOrders = (local: LocalFlags, account: string, orders: Orders): void =>
  local.setItem(orderKey(account), JSON.stringify(orders));

/** What is kept by ticket; what cannot be read is left out. */
const readByTicket = <Schema extends z.ZodMiniType>(
  local: LocalFlags,
  key: string,
  schema: Schema,
): Record<number, z.output<Schema>> => {
  const stored = parseJson(local.getItem(key));
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(
    entries.flatMap(([id, value]) => {
      const kept = parseRecord(schema, value);
      return kept ? [[id, kept]] : [];
    }),
  );
};

/** The waits kept for an account, by ticket. */
export const readWaits = (local: LocalFlags, account: string): Waits =>
  readByTicket(local, waitsKey(account), waitSchema);

/** `now` in ms. */
export const storeWaits = (local: LocalFlags, account: string, waits: Waits, now: number): void => {
  const kept = Object.entries(waits).filter(([, { since }]) => now - Date.parse(since) < FORGOTTEN_MS);
  local.setItem(waitsKey(account), JSON.stringify(Object.fromEntries(kept)));
};

const toldSchema = z.record(z.string(), z.number());

/** When a long wait was reported to the user, ms, by ticket. */
export const readToldWaits = (local: LocalFlags, account: string): Readonly<Record<number, number>> =>
  parseRecord(toldSchema, parseJson(local.getItem(toldKey(account)))) ?? {};

/** `now` in ms. */
export const storeToldWaits = (
  local: LocalFlags,
  account: string,
  told: Readonly<Record<number, number>>,
  now: number,
): void => {
  const kept = Object.entries(told).filter(([, at]) => now - at < FORGOTTEN_MS);
  local.setItem(toldKey(account), JSON.stringify(Object.fromEntries(kept)));
};

/** The tickets of an account that awaited a rating. */
export const readRatings = (local: LocalFlags, account: string): Ratings =>
  readByTicket(local, ratingsKey(account), ratingSchema);

/** `now` in ms. */
export const storeRatings = (local: LocalFlags, account: string, ratings: Ratings, now: number): void => {
  const kept = Object.entries(ratings).filter(([, { seenAt }]) => now - Date.parse(seenAt) < FORGOTTEN_MS);
  local.setItem(ratingsKey(account), JSON.stringify(Object.fromEntries(kept)));
};

/** What all of it takes up, bytes, and the number of waits. */
export const sizeOfLists = (local: LocalFlags, account: string): { readonly count: number; readonly bytes: number } => {
  const keys = [orderKey, waitsKey, toldKey, ratingsKey].map((keyOf) => keyOf(account));
  const texts = keys.map((key) => local.getItem(key) ?? '');
  return { count: Object.keys(readWaits(local, account)).length, bytes: new Blob(texts).size };
};

export const clearLists = (local: LocalFlags, account: string): void => {
  local.removeItem(orderKey(account));
  local.removeItem(waitsKey(account));
  local.removeItem(toldKey(account));
  local.removeItem(ratingsKey(account));
};
