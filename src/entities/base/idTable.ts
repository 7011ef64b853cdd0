import { freeze } from '@reduxjs/toolkit';

/** The values of a drawer, beside their ids. */
interface Drawer<Value> {
  readonly ids: readonly number[];
  readonly values: readonly Value[];
}

type Shelf<Value> = readonly Drawer<Value>[];

/**
 * Many values by id, in drawers on shelves. A table never changes: `putAt` and `dropAt` answer another one that shares all but one shelf
 * and one drawer, so an event costs about the same with a hundred tickets as with twenty thousand.
 *
 * Immer takes a table as one value: it neither looks into it nor makes drafts of its parts, each of which would cost more than a
 * change of the table. So values must be plain, not drafts.
 */
export interface IdTable<Value> {
  readonly shelves: () => readonly Shelf<Value>[];
}

/** Number of shelves, and of drawers on each: with 5,000 values, a drawer holds about 20. */
const PLACES = 16;
const EMPTY_DRAWER: Drawer<never> = { ids: [], values: [] };
const EMPTY_SHELF: Shelf<never> = Array.from({ length: PLACES }, () => EMPTY_DRAWER);

class Table<Value> implements IdTable<Value> {
  private readonly all: readonly Shelf<Value>[];

  constructor(all: readonly Shelf<Value>[]) {
    this.all = all;
  }

  shelves(): readonly Shelf<Value>[] {
    return this.all;
  }
}

export const EMPTY_TABLE: IdTable<never> = new Table<never>(Array.from({ length: PLACES }, () => EMPTY_SHELF));

// An id is a whole number, and may be below zero.
const shelfOf = (id: number): number => Math.abs(id % PLACES);
const drawerOf = (id: number): number => Math.abs(Math.trunc(id / PLACES) % PLACES);

const drawerAt = <Value>(table: IdTable<Value>, id: number): Drawer<Value> =>
  table.shelves()[shelfOf(id)]![drawerOf(id)]!;

/** The value of an id; undefined without one. */
export const at = <Value>(table: IdTable<Value>, id: number): Value | undefined => {
  const { ids, values } = drawerAt(table, id);
  const index = ids.indexOf(id);
  return index === -1 ? undefined : values[index];
};

const replaced = <Entry>(entries: readonly Entry[], index: number, entry: Entry): Entry[] => {
  const next = [...entries];
  next[index] = entry;
  return next;
};

const withDrawer = <Value>(table: IdTable<Value>, id: number, drawer: Drawer<Value>): IdTable<Value> => {
  const shelves = table.shelves();
  const shelf = replaced(shelves[shelfOf(id)]!, drawerOf(id), drawer);
  return new Table(replaced(shelves, shelfOf(id), shelf));
};

/** The table with this value at an id. */
export const putAt = <Value>(table: IdTable<Value>, id: number, value: Value): IdTable<Value> => {
  const { ids, values } = drawerAt(table, id);
  const index = ids.indexOf(id);
  if (index !== -1 && Object.is(values[index], value)) return table;
  // As Immer does it with the rest of the state, which is not frozen in the installed app.
  const kept = import.meta.env.PROD ? value : freeze(value, true);
  return withDrawer(
    table,
    id,
    index === -1 ? { ids: [...ids, id], values: [...values, kept] } : { ids, values: replaced(values, index, kept) },
  );
};

/** The table without the value of an id. */
export const dropAt = <Value>(table: IdTable<Value>, id: number): IdTable<Value> => {
  const { ids, values } = drawerAt(table, id);
  const index = ids.indexOf(id);
  if (index === -1) return table;
  return withDrawer(table, id, { ids: ids.toSpliced(index, 1), values: values.toSpliced(index, 1) });
};

const drawersIn = <Value>(table: IdTable<Value>): readonly Drawer<Value>[] => table.shelves().flat();

/** All ids, in no order. */
export const idsIn = (table: IdTable<unknown>): number[] => drawersIn(table).flatMap(({ ids }) => ids);

/** All values, in the order of `idsIn`. */
export const valuesIn = <Value>(table: IdTable<Value>): Value[] => drawersIn(table).flatMap(({ values }) => values);

/** All ids with their values, in no order. */
export const entriesIn = <Value>(table: IdTable<Value>): [number, Value][] =>
  drawersIn(table).flatMap(({ ids, values }) => ids.map((id, index): [number, Value] => [id, values[index]!]));

/** A table of these values. */
export const tableOf = <Value>(entries: Iterable<readonly [number, Value]>): IdTable<Value> => {
  let table: IdTable<Value> = EMPTY_TABLE;
  for (const [id, value] of entries) table = putAt(table, id, value);
  return table;
};

/** The table with each value as `map` answers it; the same table where all stay the same. */
export const mapTable = <Value>(table: IdTable<Value>, map: (value: Value) => Value): IdTable<Value> => {
  let next = table;
  for (const [id, value] of entriesIn(table)) next = putAt(next, id, map(value));
  return next;
};
