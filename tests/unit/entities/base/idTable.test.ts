import { createAction, createReducer } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import {
  at,
  dropAt,
  EMPTY_TABLE,
  entriesIn,
  idsIn,
  mapTable,
  putAt,
  tableOf,
  valuesIn,
  type IdTable,
} from '@/entities/base/idTable';

interface State {
  readonly names: IdTable<string>;
}

const named = createAction<readonly [number, string]>('named');
const forgotten = createAction<number>('forgotten');
const reducer = createReducer<State>({ names: EMPTY_TABLE }, (builder) =>
  builder
    .addCase(named, (state, { payload: [id, name] }) => {
      state.names = putAt(state.names, id, name);
    })
    .addCase(forgotten, (state, { payload }) => {
      state.names = dropAt(state.names, payload);
    }),
);

describe('values by id', () => {
  it('are found only by their own id, also when ids share a bucket', () => {
    const names = tableOf([
      [1, 'a'],
      [257, 'b'],
      [5_000_000_001, 'c'],
    ]);
    expect([at(names, 1), at(names, 257), at(names, 5_000_000_001), at(names, 513)]).toEqual([
      'a',
      'b',
      'c',
      undefined,
    ]);
    expect(valuesIn(names).sort()).toEqual(['a', 'b', 'c']);
    expect(idsIn(names).sort((left, right) => left - right)).toEqual([1, 257, 5_000_000_001]);
    expect(entriesIn(names)).toContainEqual([257, 'b']);
  });

  it('are replaced and dropped without changing earlier versions', () => {
    const first = [named([1, 'a']), named([257, 'b'])].reduce(reducer, reducer(undefined, { type: 'start' }));
    const changed = reducer(first, named([1, 'A']));
    expect([at(first.names, 1), at(changed.names, 1), at(changed.names, 257)]).toEqual(['a', 'A', 'b']);
    const dropped = reducer(changed, forgotten(257));
    expect([at(dropped.names, 257), idsIn(dropped.names)]).toEqual([undefined, [1]]);
    expect(reducer(dropped, forgotten(257))).toBe(dropped);
    expect(reducer(dropped, forgotten(7))).toBe(dropped);
  });

  it('share every unchanged drawer with the earlier version', () => {
    const many = tableOf<string>(Array.from({ length: 20_000 }, (_, id) => [id, `${id}`] as const));
    const { names } = reducer({ names: many }, named([300, 'new']));
    const drawersOf = (table: IdTable<string>) => table.shelves().flat();
    const changed = drawersOf(names).filter((drawer) => !drawersOf(many).includes(drawer));
    expect(changed).toHaveLength(1);
    expect(changed[0]?.values).toContain('new');
    expect(changed[0]?.ids.length).toBeLessThan(80);
    expect(names.shelves().filter((shelf) => !many.shelves().includes(shelf))).toHaveLength(1);
  });

  it('keep what is put again where it is', () => {
    const table = tableOf([
      [1, 'a'],
      [257, 'b'],
    ]);
    expect(putAt(table, 257, 'b')).toBe(table);
    expect(entriesIn(putAt(table, 257, 'B'))).toEqual([
      [1, 'a'],
      [257, 'B'],
    ]);
  });

  it('may be far apart, each beside its own value', () => {
    const ids = [-70_001, -300, -256, -3, ...Array.from({ length: 5_000 }, (_, id) => 100_001 + id)];
    const table = tableOf(ids.map((id) => [id, `${id}`] as const));
    expect(entriesIn(table).sort(([left], [right]) => left - right)).toEqual(ids.map((id) => [id, `${id}`]));
    expect(ids.map((id) => at(table, id))).toEqual(ids.map(String));
    expect([at(table, -70_002), at(table, 0), at(table, 3)]).toEqual([undefined, undefined, undefined]);
    expect(idsIn(table).map((id) => at(table, id))).toEqual(valuesIn(table));
  });

  it('lie in 16 drawers on each of 16 shelves, next to no more than their share', () => {
    const table = tableOf(Array.from({ length: 5_120 }, (_, id) => [id, id] as const));
    expect(table.shelves()).toHaveLength(16);
    for (const shelf of table.shelves()) {
      expect(shelf).toHaveLength(16);
      for (const drawer of shelf) expect([drawer.ids.length, drawer.values.length]).toEqual([20, 20]);
    }
    expect(valuesIn(table)).toHaveLength(5_120);
  });

  it('are changed all at once without copying those that stay', () => {
    const table = tableOf([
      [1, 'a'],
      [2, 'b'],
    ]);
    expect(mapTable(table, (name) => name)).toBe(table);
    expect(entriesIn(mapTable(table, (name) => (name === 'b' ? 'B' : name)))).toEqual([
      [1, 'a'],
      [2, 'B'],
    ]);
  });

  it('cannot be changed in place', () => {
    const table = tableOf([[1, { name: 'a', tags: [{ id: 1 }] }]]);
    const value = at(table, 1)!;
    expect(() => (value.name = 'b')).toThrow(TypeError);
    expect(() => value.tags.push({ id: 2 })).toThrow(TypeError);
  });

  it('are none in an empty table, and none can be dropped from it', () => {
    expect([valuesIn(EMPTY_TABLE), idsIn(EMPTY_TABLE), entriesIn(EMPTY_TABLE), at(EMPTY_TABLE, 1)]).toEqual([
      [],
      [],
      [],
      undefined,
    ]);
    const empty = reducer(undefined, { type: 'start' });
    expect(reducer(empty, forgotten(1))).toBe(empty);
    const one = reducer(empty, named([1, 'a']));
    expect(one.names).toEqual(tableOf([[1, 'a']]));
    expect(reducer(one, forgotten(17))).toBe(one);
  });

  it('may have the ids of internal chats, which are below zero', () => {
    const names = tableOf([
      [-5, 'a'],
      [5, 'b'],
    ]);
    expect([at(names, -5), at(names, 5), at(names, -21)]).toEqual(['a', 'b', undefined]);
    expect(idsIn(names).sort((left, right) => left - right)).toEqual([-5, 5]);
  });
});
