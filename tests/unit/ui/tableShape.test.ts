import { describe, expect, it } from 'vitest';
import type { Column } from '@/ui/collection/columns';
import { tableShape } from '@/ui/collection/tableShape';

const columns = (count: number, more: Partial<Column<string>> = {}): readonly Column<string>[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `column ${index}`,
    title: `Coluna ${index}`,
    render: (text: string) => text,
    ...(index === 0 ? more : {}),
  }));

/** Columns without titles and content, by key. */
const parts = (described: Readonly<Record<string, Partial<Column<string>>>>): readonly Column<string>[] =>
  Object.entries(described).map(([key, more]) => ({ key, title: '', render: () => '', ...more }));

const keysOf = (list: readonly Column<string>[], width: number, actionCount: number): readonly string[] =>
  tableShape(list, width, actionCount).columns.map(({ key }) => key);

describe('Largest width of a table', () => {
  it.each([
    [1, 720],
    [2, 720],
    [3, 960],
    [5, 1_200],
    [6, undefined],
  ])('with %i columns is %s px', (count, px) => {
    expect(tableShape(columns(count), 1_680, 0).maxWidth).toBe(px);
  });

  it('leaves a long text the room of one more column', () => {
    expect(tableShape(columns(2, { long: true }), 1_680, 0).maxWidth).toBe(960);
  });

  it('is the whole list where each row is one column', () => {
    expect(tableShape(columns(2), 639, 0).maxWidth).toBeUndefined();
  });
});

describe('Columns that fit', () => {
  const list = parts({
    name: { width: 300 },
    email: { least: 200, spare: true },
    phone: { width: 150 },
    // 120 px, as it says nothing of its width.
    note: { spare: true },
  });

  it('leaves out the last spare column first, then the next, each below the very sum of all widths', () => {
    // Two buttons of 32 px in a cell with 36 px of padding: 100 px.
    expect(keysOf(list, 870, 2)).toEqual(['name', 'email', 'phone', 'note']);
    expect(keysOf(list, 869, 2)).toEqual(['name', 'email', 'phone']);
    expect(keysOf(list, 750, 2)).toEqual(['name', 'email', 'phone']);
    expect(keysOf(list, 749, 2)).toEqual(['name', 'phone']);
  });

  it('gives the room of the actions to the columns where rows have none', () => {
    expect(keysOf(list, 770, 0)).toEqual(['name', 'email', 'phone', 'note']);
    expect(keysOf(list, 769, 0)).toEqual(['name', 'email', 'phone']);
  });

  it('has one column where the columns that must stay do not fit', () => {
    const wide = parts({
      name: { width: 400 },
      state: { width: 300, narrow: 'second' },
      day: { width: 90, spare: true },
    });
    expect(tableShape(wide, 800, 2)).toMatchObject({ narrow: false, actionsWidth: 100 });
    expect(tableShape(wide, 799, 2)).toMatchObject({ narrow: true, actionsWidth: 68 });
    expect(tableShape(wide, 639, 2)).toMatchObject({ narrow: true, actionsWidth: 48 });
    expect(keysOf(wide, 799, 2)).toEqual(['name']);
  });

  it('shows all while the width is unknown', () => {
    expect(keysOf(list, 0, 2)).toEqual(['name', 'email', 'phone', 'note']);
  });
});
