import { current, isDraft, isPlainObject } from '@reduxjs/toolkit';

/** A part of the state as a plain value: reading many fields of a draft costs far more than reading the value. */
export const plainOf = <Value>(value: Value): Value => (isDraft(value) ? (current(value as object) as Value) : value);

type Parts = Readonly<Record<string, unknown>>;

const isNested = (value: unknown): value is Parts => isPlainObject(value) || Array.isArray(value);

/**
 * The next value of a record, in which every unchanged part is the known object. An unchanged record is the known one itself, so
 * that no component renders again.
 *
 * Redux Toolkit has this function in RTK Query, which would add 13 kB (gzip) to the first screen.
 */
export const keepUnchanged = <Value>(known: unknown, next: Value): Value => {
  if (Object.is(known, next) || !isNested(known) || !isNested(next) || Array.isArray(known) !== Array.isArray(next)) {
    return next;
  }
  const entries = Object.entries(next).map(([key, part]) => [key, keepUnchanged(known[key], part)] as const);
  const isSame =
    entries.length === Object.keys(known).length && entries.every(([key, part]) => Object.is(known[key], part));
  if (isSame) return known as Value;
  return (Array.isArray(next) ? entries.map(([, part]) => part) : Object.fromEntries(entries)) as Value;
};
