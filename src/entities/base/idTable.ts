import type { Draft } from '@reduxjs/toolkit';

/**
 * Many values by id, in drawers: a change copies the drawer it is in and the row of drawers, not all that is known, so that an
 * event costs the same whether a hundred tickets are known or twenty thousand.
 */
export type IdTable<Value> = Readonly<Record<number, Readonly<Record<number, Value>>>>;

/** Of 10,000 values one drawer holds about as many as there are drawers, which makes a copy of both smallest. */
const DRAWERS = 128;

/** The value of an id, as far as there is one. */
export const at = <Value>(table: IdTable<Value>, id: number): Value | undefined => table[id % DRAWERS]?.[id];

export const putAt = <Value>(table: Draft<IdTable<Value>>, id: number, value: Draft<Value>): void => {
  const drawers = table as Record<number, Record<number, Draft<Value>>>;
  (drawers[id % DRAWERS] ??= {})[id] = value;
};

export const dropAt = <Value>(table: Draft<IdTable<Value>>, id: number): void => {
  const drawer = (table as Record<number, Record<number, Draft<Value>>>)[id % DRAWERS];
  if (drawer && id in drawer) delete drawer[id];
};

/** All values, in no order. */
export const valuesIn = <Value>(table: IdTable<Value>): Value[] =>
  Object.values(table).flatMap((drawer) => Object.values(drawer));

/** All ids, in no order. */
export const idsIn = (table: IdTable<unknown>): number[] =>
  Object.values(table).flatMap((drawer) => Object.keys(drawer).map(Number));

/** All ids with their values, in no order. */
export const entriesIn = <Value>(table: IdTable<Value>): [number, Value][] =>
  Object.values(table).flatMap((drawer) =>
    Object.entries(drawer).map(([id, value]): [number, Value] => [Number(id), value]),
  );

/** A table of these values. */
export const tableOf = <Value>(entries: Iterable<readonly [number, Value]>): IdTable<Value> => {
  const table: Record<number, Record<number, Value>> = {};
  for (const [id, value] of entries) (table[id % DRAWERS] ??= {})[id] = value;
  return table;
};
