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

// An id, a whole number that may be below zero, is split into three: its shelf, its drawer and its place in there. The places
// of ids that follow each other are small and dense: under the ids themselves, the engine gives each drawer, in each copy,
// room for every number up to its greatest id.
const shelfOf = (id: number): number => id % PLACES;
const drawerOf = (id: number): number => Math.trunc(id / PLACES) % PLACES;
const placeOf = (id: number): number => Math.trunc(id / (PLACES * PLACES));
const idOf = (shelf: number, drawer: number, place: number): number => (place * PLACES + drawer) * PLACES + shelf;

/** The value of an id; undefined without one. */
export const at = <Value>(table: IdTable<Value>, id: number): Value | undefined =>
  table[shelfOf(id)]?.[drawerOf(id)]?.[placeOf(id)];

const put = <Value>(table: Open<Value>, id: number, value: Value): void => {
  const shelf = (table[shelfOf(id)] ??= {});
  (shelf[drawerOf(id)] ??= {})[placeOf(id)] = value;
};

export const putAt = <Value>(table: Draft<IdTable<Value>>, id: number, value: Draft<Value>): void =>
  put(table as Open<Draft<Value>>, id, value);

export const dropAt = <Value>(table: Draft<IdTable<Value>>, id: number): void => {
  const drawer = (table as Open<Draft<Value>>)[shelfOf(id)]?.[drawerOf(id)];
  if (drawer) delete drawer[placeOf(id)];
};

/** All values, in no order. */
export const valuesIn = <Value>(table: IdTable<Value>): Value[] =>
  Object.values(table).flatMap((shelf) => Object.values(shelf).flatMap((drawer) => Object.values(drawer)));

/** All ids with their values, in no order. */
export const entriesIn = <Value>(table: IdTable<Value>): [number, Value][] =>
  Object.entries(table).flatMap(([shelf, drawers]) =>
    Object.entries(drawers).flatMap(([drawer, values]) =>
      Object.entries(values).map(([place, value]): [number, Value] => [
        idOf(Number(shelf), Number(drawer), Number(place)),
        value,
      ]),
    ),
  );

/** All ids, in no order. */
export const idsIn = (table: IdTable<unknown>): number[] => entriesIn(table).map(([id]) => id);

/** A table of these values. */
export const tableOf = <Value>(entries: Iterable<readonly [number, Value]>): IdTable<Value> => {
  const table: Open<Value> = {};
  for (const [id, value] of entries) put(table, id, value);
  return table;
};
