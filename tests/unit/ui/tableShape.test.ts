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

describe('Largest width of a table', () => {
  it.each([
    [1, 720],
    [2, 720],
    [3, 960],
    [5, 1_200],
    [6, undefined],
  ])('with %i columns is %s px', (count, px) => {
    expect(tableShape(columns(count), 1_680).maxWidth).toBe(px);
  });

  it('leaves a long text the room of one more column', () => {
    expect(tableShape(columns(2, { long: true }), 1_680).maxWidth).toBe(960);
  });

  it('is the whole list where each row is one column', () => {
    expect(tableShape(columns(2), 639).maxWidth).toBeUndefined();
  });
});
