import { expect, it } from 'vitest';
import { matchingEntries, type PaletteEntry } from '@/app/palette/entries';

const entry = (id: string, facts: Partial<PaletteEntry>): PaletteEntry => ({
  id,
  group: 'people',
  sign: null,
  label: id,
  run: () => {},
  ...facts,
});
const rows = [
  entry('message', { label: 'Rita', message: 'O sofá chegou' }),
  entry('hint', { label: 'Bruno', hint: 'Sofás' }),
  entry('part', { label: 'Casasofa' }),
  entry('word', { label: 'Loja Sofá' }),
  entry('name', { label: 'Sofá & Cia' }),
];
const found = (entries: readonly PaletteEntry[], typed: string) => matchingEntries(entries, typed).map(({ id }) => id);

it('[TRIAGE-11] the palette ranks by start of name, start of a word, the rest of it, then message text', () => {
  expect(found(rows, 'sofa')).toEqual(['name', 'word', 'hint', 'part', 'message']);
  expect(
    found([entry('rest', { label: 'x11 98', hint: '980' }), entry('number', { number: '+55 11 98000-2222' })], '98000'),
  ).toEqual(['number']);
});

it('[TRIAGE-11] the group with the best row comes first, and the fixed group last', () => {
  const groups = [
    ...rows,
    entry('always', { group: 'messages', label: 'Buscar', always: true }),
    entry('page', { group: 'pages', label: 'Minha loja' }),
  ];
  expect(found(groups, 'loja')).toEqual(['word', 'page', 'always']);
  expect(found(groups, 'minha')).toEqual(['page', 'always']);
  expect(
    found(
      [...rows, entry('best', { group: 'pages', label: 'Prado' }), entry('less', { label: 'Rua do Prado' })],
      'prado',
    ),
  ).toEqual(['best', 'less']);
});

it('[TRIAGE-11] no row is shown without a visible reason', () => {
  expect(found(rows, 'poltrona')).toEqual([]);
  // Signs alone are looked for as they are, not as the beginning of every name.
  expect(found(rows, '-')).toEqual([]);
  expect(found(rows, '🔥')).toEqual([]);
  expect(found([...rows, entry('sign', { label: '🔥 Urgente' })], '🔥')).toEqual(['sign']);
});
