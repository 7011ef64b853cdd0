import type * as z from 'zod/mini';
import { number, parseList, parseRecord } from './parse';

/** Gets the number of unreadable records that were left out. */
export type OnDropped = (count: number) => void;

/** Turns the body of a 2xx answer into what the client works with; never throws. */
export type Read<Answer> = (body: unknown, onDropped?: OnDropped) => Answer;

/** One page of a list, whatever form the server gave it. */
export interface Page<Item> {
  readonly records: Item[];
  /** The server's claim. It is unreliable alone, so `count` and new ids are considered too. */
  readonly hasMore: boolean;
  /** Total of the list over all pages, where the server sends one. */
  readonly count?: number;
}

/** The answer is one record; null when it is unreadable or absent. */
export const one =
  <Item extends z.ZodMiniType>(schema: Item) =>
  (body: unknown): z.output<Item> | null =>
    parseRecord(schema, body);

/** The answer is a whole list, plain or under one of `names`. */
export const many =
  <Item extends z.ZodMiniType>(schema: Item, ...names: readonly string[]) =>
  (body: unknown, onDropped?: OnDropped): z.output<Item>[] =>
    parseList(schema, listIn(body, names), onDropped);

/** The answer is a page, plain or under one of `names` or `records`. */
export const paged =
  <Item extends z.ZodMiniType>(schema: Item, ...names: readonly string[]) =>
  (body: unknown, onDropped?: OnDropped): Page<z.output<Item>> => {
    const records = parseList(schema, listIn(body, [...names, 'records']), onDropped);
    const count = readCount(body);
    return { records, hasMore: field(body, 'hasMore') === true, ...(count !== undefined && { count }) };
  };

/** The answer carries nothing the client needs: empty, `{ message }` or the like. */
export const nothing = (_body: unknown): null => null;

/** Reads an answer whose sentence is in `message` or `mensagem`; null without one. */
export const sentence = (body: unknown): string | null => {
  const words = field(body, 'message') ?? field(body, 'mensagem');
  return typeof words === 'string' ? words : null;
};

/** One named value of an answer's body; undefined where the body is no object. */
export function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
}

function listIn(body: unknown, names: readonly string[]): unknown {
  if (Array.isArray(body)) return body;
  return names.map((name) => field(body, name)).find(Array.isArray);
}

/** A number, numeric text, or a list with one item for each record (`GET /tags`); a plain list is its own total. */
function readCount(body: unknown): number | undefined {
  if (Array.isArray(body)) return body.length;
  const count = field(body, 'count');
  return Array.isArray(count) ? count.length : (parseRecord(number, count) ?? undefined);
}
