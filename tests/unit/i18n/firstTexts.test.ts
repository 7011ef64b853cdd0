import { describe, expect, it } from 'vitest';
import * as firstTexts from '@/i18n/firstTexts';

const sources = import.meta.glob<string>(
  [
    '@/features/tickets/**/*.tsx',
    '@/features/auth/*.tsx',
    '@/features/auth/server/*.tsx',
    '@/app/shell/*.tsx',
    '@/ui/**/*.tsx',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** Opened on demand, behind `LaterTexts`. */
const LATER = [
  'ShortcutSheet',
  'ReminderDialog',
  'RemindersDialog',
  'SaveViewDialog',
  'ViewsDialog',
  'TagTicketsDialog',
  'TransferDialog',
  'ExportDialog',
  'tickets/forward/',
  'BatchBar',
  'SelectionBar',
  'SharedMedia',
  'SharedEntry',
  'OtherTickets',
];

const namespacesOf = (source: string): string[] =>
  [...source.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  );

describe('the texts of the first chunk', () => {
  const screens = Object.entries(sources).filter(([path]) => !LATER.some((name) => path.includes(name)));

  it('are those that login, shell and ticket screen show', () => {
    const used = new Set(screens.flatMap(([, source]) => namespacesOf(source)));
    expect([...used].filter((name) => !(name in firstTexts))).toEqual([]);
    expect(screens.length).toBeGreaterThan(100);
  });
});
