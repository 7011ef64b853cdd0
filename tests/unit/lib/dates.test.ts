import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockTime, dayAndTime, dayName } from '@/lib/moments';
import { calendarDay, daysUntil, formatDay, formatListTime, localDay } from '@/lib/dates';

describe('dates in Brazil', () => {
  beforeEach(() => void vi.stubEnv('TZ', 'America/Sao_Paulo'));
  afterEach(() => void vi.unstubAllEnvs());

  it.each([
    ['2026-11-21T00:00:00.000Z', '2026-11-21'],
    ['2026-11-21T00:00:00Z', '2026-11-21'],
    ['2026-11-21', '2026-11-21'],
    ['2026-11-21T00:00:00.001Z', '2026-11-20'],
    ['2026-11-21T02:59:59.000Z', '2026-11-20'],
    ['2026-11-21T03:00:00.000Z', '2026-11-21'],
  ])('[SESS-06] %s is the calendar day %s', (value, day) => {
    expect(calendarDay(value)).toBe(day);
  });

  it.each([null, undefined, '', 'ontem'])('[SESS-06] %j is not a day', (value) => {
    expect(calendarDay(value)).toBeNull();
  });

  it('[SESS-06] days are counted from the local day', () => {
    const lateEvening = Date.parse('2026-11-22T02:30:00.000Z');
    expect(localDay(lateEvening)).toBe('2026-11-21');
    expect(daysUntil('2026-11-21', lateEvening)).toBe(0);
    expect(daysUntil('2026-11-20', lateEvening)).toBe(-1);
  });

  it('[FMT-01] a day reads dd/MM/yyyy', () => {
    expect(formatDay('2026-01-09')).toBe('09/01/2026');
    expect(formatListTime('2026-01-09T12:05:00.000Z', '2026-11-21')).toBe('09/01/2026');
    expect(dayName('2026-01-09', '2026-11-21')).toEqual({ name: 'date', date: '09/01/2026' });
    expect(dayAndTime('2026-01-09T12:05:00.000Z')).toBe('09/01/2026 09:05');
  });

  it('[FMT-02] [FMT-03] a moment reads dd/MM/yyyy HH:mm, with 24 hours', () => {
    expect(dayAndTime('2026-01-09T12:05:00.000Z')).toBe('09/01/2026 09:05');
    expect(dayAndTime('2026-11-21T20:45:00.000Z')).toBe('21/11/2026 17:45');
    expect(dayAndTime('2026-11-21T03:00:00.000Z')).toBe('21/11/2026 00:00');
    expect([dayAndTime(null), dayAndTime('ontem')]).toEqual(['', '']);
  });

  it('[TLIST-24] [FMT-01] [FMT-02] a row shows the time today, HH:mm, and the date otherwise', () => {
    const today = '2026-11-21';
    expect(formatListTime('2026-11-21T12:05:00.000Z', today)).toBe('09:05');
    expect(formatListTime('2026-11-21T03:00:00.000Z', today)).toBe('00:00');
    expect(formatListTime('2026-11-21T20:45:00.000Z', today)).toBe('17:45');
    expect(formatListTime('2026-11-21T02:59:00.000Z', today)).toBe('20/11/2026');
    expect(formatListTime('2026-10-21T12:05:00.000Z', today)).toBe('21/10/2026');
    expect(formatListTime('2025-11-21T12:05:00.000Z', today)).toBe('21/11/2025');
  });
});

it('[FMT-02] a message shows the time of the day, HH:mm with 24 hours', () => {
  vi.stubEnv('TZ', 'America/Sao_Paulo');
  expect(clockTime('2026-01-09T12:05:00.000Z')).toBe('09:05');
  expect(clockTime('2026-11-21T20:45:00.000Z')).toBe('17:45');
  expect([clockTime(null), clockTime('ontem')]).toEqual(['', '']);
  vi.unstubAllEnvs();
});

describe('the screens', () => {
  const sources = import.meta.glob<string>('../../../src/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const texts = import.meta.glob<string>('../../../src/i18n/locales/*/*.json', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const found = (pattern: RegExp) =>
    Object.entries(sources).flatMap(([file, text]) =>
      [...text.matchAll(pattern)].map(([match]) => [file.replace('../../../src/', ''), match] as const),
    );
  const filesWith = (all: ReturnType<typeof found>, form: string) =>
    [...new Set(all.filter(([, one]) => one === form).map(([file]) => file))].toSorted();

  it('[FMT-01] write dates in no other form, whatever the language', () => {
    const all = found(/(?<=['"` ])[DMY]{1,4}[/. -][DMY]{1,4}(?:[/. -][DMY]{1,4})?(?=[\sT'"`])/g);
    // The last is the form that servers and inputs take.
    expect([...new Set(all.map(([, form]) => form))].toSorted()).toEqual(['DD/MM/YYYY', 'MM/YYYY', 'YYYY-MM-DD']);
    // The month since when somebody is a customer.
    expect(filesWith(all, 'MM/YYYY')).toEqual(['features/tickets/drawer/ContactDrawer.tsx']);
    expect(found(/toLocaleDateString|\bdateStyle\b|\b(?:day|month): '(?:numeric|2-digit)'/g)).toEqual([]);
  });

  it('[FMT-02] [FMT-03] write times in no other form, whatever the language', () => {
    const all = found(/(?<=['"` T}])[Hh]{1,2}:mm(?::ss)?(?: ?[Aa])?(?=['"`])/g);
    expect([...new Set(all.map(([, form]) => form))].toSorted()).toEqual(['HH:mm', 'HH:mm:ss']);
    // With seconds only in what calls take.
    expect(filesWith(all, 'HH:mm:ss')).toEqual(['api/campaigns.ts', 'lib/dates.ts']);
    // Nor in a text: 8:00, 8 pm.
    expect(Object.keys(texts).length).toBeGreaterThan(100);
    expect(Object.values(texts).flatMap((text) => text.match(/(?<![\d:])\d:\d{2}\b|\d ?[ap]\.?m\b/gi) ?? [])).toEqual(
      [],
    );
    expect(found(/toLocaleTimeString|toLocaleString\(\)|\btimeStyle\b|\bhour12\b|\bhour: '/g)).toEqual([]);
  });
});
