import { describe, expect, it } from 'vitest';
import {
  addressOf,
  closingAddress,
  follow,
  inOrder,
  type Pair,
  readAddress,
  swapped,
  withBeside,
  without,
} from '@/features/tickets/layout/pair';

const none: Pair = { focused: undefined, beside: null };
const one: Pair = { focused: 'a', beside: null };
/** A on the left has the focus, B is beside it. */
const two: Pair = { focused: 'a', beside: { uuid: 'b', side: 'right' } };

/** What an address asks for. */
const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'app://x');
  return readAddress(pathname.split('/')[2], searchParams);
};
const went = (before: Pair, address: string, isBack = false) => follow(before, at(address), isBack);
const shown = (pair: Pair) => inOrder(pair).map((uuid) => (uuid === pair.focused ? uuid.toUpperCase() : uuid));

describe('two conversations', () => {
  it('[TRIAGE-10] the second opens to the right of the first with the focus; a third replaces the unfocused one', () => {
    expect(withBeside(none, 'a')).toEqual(one);
    const opened = withBeside(one, 'b');
    expect(shown(opened)).toEqual(['a', 'B']);
    expect(shown(withBeside(opened, 'c'))).toEqual(['C', 'b']);
    expect(shown(withBeside(swapped(opened), 'c'))).toEqual(['a', 'C']);
  });

  it('[TRIAGE-10] the same ticket is never open twice', () => {
    expect(withBeside(one, 'a')).toBe(one);
    expect(shown(withBeside(two, 'b'))).toEqual(['a', 'B']);
    expect(shown(went(two, '/tickets/b'))).toEqual(['a', 'B']);
    expect(at('/tickets/a?right=a')).toMatchObject({ focused: 'a', beside: null });
    expect(shown(went(two, '/tickets/b?closes=a'))).toEqual(['B']);
  });

  it('[TRIAGE-10] a ticket opened without a modifier replaces the focused one', () => {
    expect(shown(went(two, '/tickets/c'))).toEqual(['C', 'b']);
    expect(shown(went(swapped(two), '/tickets/c'))).toEqual(['a', 'C']);
    expect(shown(went(two, '/tickets/a'))).toEqual(['A', 'b']);
    expect(shown(went(one, '/tickets/c'))).toEqual(['C']);
  });

  it('[TRIAGE-10] closing one keeps the other, which gets the focus', () => {
    expect(without(two, 'a')).toEqual({ focused: 'b', beside: null });
    expect(without(two, 'b')).toEqual(one);
    expect(without(two, 'c')).toBe(two);
    expect(without(one, 'a')).toEqual(none);
    expect(shown(went(two, '/tickets'))).toEqual(['B']);
    expect(shown(went(one, '/tickets'))).toEqual([]);
  });

  it('[TRIAGE-10] only the one that ends closes, though the focus is elsewhere by then; the next ticket takes its place', () => {
    const closes = (uuid: string, next: string | null = null) => closingAddress(uuid, next);
    expect(shown(went(two, closes('b')))).toEqual(['A']);
    expect(shown(went(two, closes('a')))).toEqual(['B']);
    expect(shown(went(two, closes('c')))).toEqual(['A', 'b']);
    expect(shown(went(two, closes('b', 'c')))).toEqual(['A', 'c']);
    expect(shown(went(two, closes('a', 'c')))).toEqual(['C', 'b']);
    expect(shown(went(two, closes('a', 'b')))).toEqual(['B']);
    expect(shown(went(one, closes('b')))).toEqual(['A']);
    expect(shown(went(one, closes('a')))).toEqual([]);
  });

  it('[ROUTE-08] an address that closes one leads nowhere else, whatever ids the server gave the tickets', () => {
    expect(closingAddress('a&right=b', '../users')).toBe('/tickets/..%2Fusers?closes=a%26right%3Db');
    expect(closingAddress('a', null)).toBe('/tickets?closes=a');
  });

  it('[TRIAGE-10] hovering over a row keeps both where they are', () => {
    expect(went(two, '/tickets?pending=5')).toBe(two);
    expect(shown(went(one, '/tickets?pending=5'))).toEqual([]);
  });

  it('[TRIAGE-10] the address says where each one is, and back and forward restore earlier pairs', () => {
    const nothing = new URLSearchParams();
    for (const pair of [none, one, two, swapped(two)]) {
      expect(went({ focused: 'x', beside: null }, addressOf(pair, nothing), true)).toEqual(pair);
    }
    expect(addressOf(two, new URLSearchParams('pending=5&closes=z&left=q'))).toBe('/tickets/a?pending=5&right=b');
    expect(shown(went(two, '/tickets', true))).toEqual([]);
    expect(shown(went(two, '/tickets/c', true))).toEqual(['C']);
    expect(shown(went(one, '/tickets/c?left=b'))).toEqual(['b', 'C']);
  });
});
