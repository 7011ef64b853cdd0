import { describe, expect, it } from 'vitest';
import { readTypedNumber } from '@/domain/text/typedNumber';

const number = (value: number) => ({ kind: 'number', value });

describe('a typed number', () => {
  it.each([
    ['1.234,50', number(1234.5)],
    ['1234,5', number(1234.5)],
    ['1 234,50', number(1234.5)],
    ['1\u{202f}234,50', number(1234.5)],
    ['R$ 1.234,50', number(1234.5)],
    ['1.234,50 R$', number(1234.5)],
    ['BRL 10', number(10)],
    ['1.234.567', number(1_234_567)],
    ['1,234,567.89', number(1_234_567.89)],
    ['1.234', number(1234)],
    ['12.34', number(12.34)],
    ['0,5', number(0.5)],
    ['-3', number(-3)],
    ['1,234', { kind: 'ambiguous' }],
    ['0,234', { kind: 'tooPrecise' }],
    ['1.23,4', { kind: 'unreadable' }],
    ['1.234,5,6', { kind: 'unreadable' }],
    ['12.34.56', { kind: 'unreadable' }],
    ['US$ 10', { kind: 'unreadable' }],
    ['1e3', { kind: 'unreadable' }],
    ['R$', { kind: 'unreadable' }],
    ['  ', { kind: 'empty' }],
  ])('[PLAN-03] with a decimal comma and cents, %j', (typed, meant) => {
    expect(readTypedNumber(typed, ',', 2)).toEqual(meant);
  });

  it('[PLAN-03] follows the language: the same text with a decimal point', () => {
    expect(readTypedNumber('1,234.50', '.', 2)).toEqual(number(1234.5));
    expect(readTypedNumber('1,234', '.', 2)).toEqual(number(1234));
    expect(readTypedNumber('1.234', '.', 2)).toEqual({ kind: 'ambiguous' });
    expect(readTypedNumber('1.234,50', '.', 2)).toEqual(number(1234.5));
  });

  it('[PLAN-03] accepts only whole numbers with thousands separators when there are no decimals', () => {
    expect(readTypedNumber('1.500', ',', 0)).toEqual(number(1500));
    expect(readTypedNumber('1,500', ',', 0)).toEqual({ kind: 'ambiguous' });
    expect(readTypedNumber('2,5', ',', 0)).toEqual({ kind: 'tooPrecise' });
    expect(readTypedNumber('2.5', ',', 0)).toEqual({ kind: 'tooPrecise' });
  });

  it('[PLAN-03] with three decimals a single separator before three digits can mean both', () => {
    expect(readTypedNumber('1.234', ',', 3)).toEqual({ kind: 'ambiguous' });
    expect(readTypedNumber('1,234', ',', 3)).toEqual({ kind: 'ambiguous' });
    expect(readTypedNumber('1,23', ',', 3)).toEqual(number(1.23));
  });
});

it('blanks of any number and kind separate thousands only as one', () => {
  expect(readTypedNumber('1  234', ',', 2)).toEqual(number(1234));
  expect(readTypedNumber('12  34', ',', 2)).toEqual({ kind: 'unreadable' });
  expect(readTypedNumber('1\u00a0\u202f234', ',', 2)).toEqual(number(1234));
});
