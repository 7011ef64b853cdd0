import type { Draft } from '@reduxjs/toolkit';

/**
 * Many values by id, in drawers on shelves: a change copies one drawer, its shelf and the list of shelves, not the whole table, so
 * an event costs about the same with a hundred tickets as with twenty thousand.
 */
export type IdTable<Value> = Readonly<Record<number, Shelf<Value>>>;

type Shelf<Value> = Readonly<Record<number, Drawer<Value>>>;
type Drawer<Value> = Readonly<Record<number, Value>>;
type Open<Value> = Record<number, Record<number, Record<number, Value>>>;

/** Number of shelves, and of drawers on each: with 5,000 values, a drawer holds about 20. */
const PLACES = 16;

const shelfOf = (id: number): number => id % PLACES;
const drawerOf = (id: number): number => Math.floor(id / PLACES) % PLACES;

const drawersOf = <Value>(table: IdTable<Value>): Drawer<Value>[] =>
  Object.values(table).flatMap((shelf) => Object.values(shelf));

/** The value of an id; undefined without one. */
export const at = <Value>(table: IdTable<Value>, id: number): Value | undefined =>
  table[shelfOf(id)]?.[drawerOf(id)]?.[id];

const put = <Value>(table: Open<Value>, id: number, value: Value): void => {
  const shelf = (table[shelfOf(id)] ??= {});
  (shelf[drawerOf(id)] ??= {})[id] = value;
};

export const putAt = <Value>(table: Draft<IdTable<Value>>, id: number, value: Draft<Value>): void =>
  put(table as Open<Draft<Value>>, id, value);

export const dropAt = <Value>(table: Draft<IdTable<Value>>, id: number): void => {
  const drawer = (table as Open<Draft<Value>>)[shelfOf(id)]?.[drawerOf(id)];
  if (drawer) delete drawer[id];
};

/** All values, in no order. */
export const valuesIn = <Value>(table: IdTable<Value>): Value[] =>
  drawersOf(table).flatMap((drawer) => Object.values(drawer));

/** All ids, in no order. */
export const idsIn = (table: IdTable<unknown>): number[] =>
  drawersOf(table).flatMap((drawer) => Object.keys(drawer).map(Number));

/** All ids with their values, in no order. */
export const entriesIn = <Value>(table: IdTable<Value>): [number, Value][] =>
  drawersOf(table).flatMap((drawer) =>
    Object.entries(drawer).map(([id, value]): [number, Value] => [Number(id), value]),
  );

/** A table of these values. */
export const tableOf = <Value>(entries: Iterable<readonly [number, Value]>): IdTable<Value> => {
  const table: Open<Value> = {};
  for (const [id, value] of entries) put(table, id, value);
  return table;
};
