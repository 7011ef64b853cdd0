import { expect, it } from 'vitest';
import { lockMinutes } from '@/domain/device/lock';

it.each([
  [null, null, null],
  [5, null, 5],
  [null, 10, 10],
  [5, 10, 5],
  [15, 10, 10],
])('[TRIAGE-12] chosen %o and demanded %o lock after %o idle minutes', (chosen, demanded, expected) => {
  expect(lockMinutes(chosen, demanded)).toBe(expected);
});
