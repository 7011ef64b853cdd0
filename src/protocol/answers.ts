import type * as z from 'zod/mini';
import { number, parseList, parseRecord } from './parse';

/** Gets the number of unreadable records that were left out; an answer without its record or list counts as one. */
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
  (body: unknown, onDropped?: OnDropped): z.output<Item> | null => {
    const record = parseRecord(schema, body);
    if (record === null && !isEmpty(body)) onDropped?.(1);
    return record;
  };

/** The answer is a whole list, plain or under one of `names`. */
export const many =
  <Item extends z.ZodMiniType>(schema: Item, ...names: readonly string[]) =>
  (body: unknown, onDropped?: OnDropped): z.output<Item>[] =>
    parseList(schema, listIn(body, names, onDropped), onDropped);

/** The answer is a page, plain or under one of `names` or `records`. */
export const paged =
  <Item extends z.ZodMiniType>(schema: Item, ...names: readonly string[]) =>
  (body: unknown, onDropped?: OnDropped): Page<z.output<Item>> => {
    const records = parseList(schema, listIn(body, [...names, 'records'], onDropped), onDropped);
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

/** Servers answer many changes with an empty body, which holds nothing that could be unreadable. */
const isEmpty = (body: unknown): boolean => body === null || body === undefined || body === '';

function listIn(body: unknown, names: readonly string[], onDropped?: OnDropped): unknown {
  if (Array.isArray(body)) return body;
  const list = names.map((name) => field(body, name)).find(Array.isArray);
  if (list === undefined && !isEmpty(body)) onDropped?.(1);
  return list;
}

/** A number, numeric text, or a list with one item for each record (`GET /tags`); a plain list is its own total. */
function readCount(body: unknown): number | undefined {
  if (Array.isArray(body)) return body.length;
  const count = field(body, 'count');
  return Array.isArray(count) ? count.length : (parseRecord(number, count) ?? undefined);
}
