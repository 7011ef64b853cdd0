import { describe, expect, it } from 'vitest';
import { maskMoment, readTypedMoment, typedMoment } from '@/lib/typedMoment';

describe('a typed date and time', () => {
  it.each([
    ['2', '2'],
    ['211', '21/1'],
    ['211120261405', '21/11/2026 14:05'],
    ['21/11/2026 14:059', '21/11/2026 14:05'],
    ['abc', ''],
  ])('[FMT-03] %s is masked as %s', (typed, masked) => expect(maskMoment(typed)).toBe(masked));

  it.each([
    ['21/11/2026 14:05', '2026-11-21T14:05'],
    ['29/02/2028 00:00', '2028-02-29T00:00'],
    ['29/02/2026 00:00', null],
    ['31/04/2026 10:00', null],
    ['01/13/2026 10:00', null],
    ['01/01/2026 24:00', null],
    ['01/01/2026 23:60', null],
    ['01/01/2026', null],
  ])('[FMT-03] %s is read as %s', (typed, value) => expect(readTypedMoment(typed)).toBe(value));

  it('[FMT-03] is shown as dd/MM/yyyy HH:mm, and an invalid one stays unchanged', () => {
    expect(typedMoment('2026-11-21T14:05')).toBe('21/11/2026 14:05');
    expect(typedMoment('21/1')).toBe('21/1');
    expect(typedMoment('')).toBe('');
  });
});
