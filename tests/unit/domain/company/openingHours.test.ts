import { describe, expect, it } from 'vitest';
import {
  CLOSED_DAY,
  DEFAULT_HOURS,
  isClosedDay,
  isTime,
  readTime,
  USUAL_DAY,
  weekOf,
} from '@/domain/company/openingHours';

const day = (weekdayEn: string, startTime: string, endTime: string) => ({
  weekday: weekdayEn,
  weekdayEn,
  startTime,
  endTime,
});

describe('the opening hours of a company', () => {
  it('[SET-12] that never stored any are the usual ones, from Monday to Sunday', () => {
    const usual = [
      ['monday', 'Segunda-feira', '08:00', '18:00'],
      ['tuesday', 'Terça-feira', '08:00', '18:00'],
      ['wednesday', 'Quarta-feira', '08:00', '18:00'],
      ['thursday', 'Quinta-feira', '08:00', '18:00'],
      ['friday', 'Sexta-feira', '08:00', '18:00'],
      ['saturday', 'Sábado', '08:00', '12:00'],
      ['sunday', 'Domingo', '00:00', '00:00'],
    ];
    const rows = (days: ReturnType<typeof weekOf>) =>
      days.map(({ weekdayEn, weekday, startTime, endTime }) => [weekdayEn, weekday, startTime, endTime]);
    expect(rows(weekOf(undefined))).toEqual(usual);
    expect(rows(weekOf([]))).toEqual(usual);
    expect(weekOf([])).not.toBe(DEFAULT_HOURS);
  });

  it('[SET-10] are listed from Monday in whatever order they are stored, and a missing day has no times', () => {
    const stored = [day('sunday', '10:00', '11:00'), day('monday', '09:00', '17:00')];
    const week = weekOf(stored);
    expect(week).toHaveLength(7);
    expect(week[0]).toEqual(stored[1]);
    expect(week[1]).toEqual({ weekday: 'Terça-feira', weekdayEn: 'tuesday', startTime: '', endTime: '' });
    expect(week[6]).toEqual(stored[0]);
  });

  it.each([
    ['00:00', '00:00', true],
    ['00:00', '00:01', true],
    ['00:00', '00:02', false],
    ['00:01', '00:01', false],
    ['', '', false],
    ['08:00', '18:00', false],
  ])('[SET-11] a day from %j to %j is closed: %s', (startTime, endTime, isClosed) => {
    expect(isClosedDay({ startTime, endTime })).toBe(isClosed);
  });

  it('[SET-11] a closed day is stored with one minute, and an opened one gets the usual hours', () => {
    expect(CLOSED_DAY).toEqual({ startTime: '00:00', endTime: '00:01' });
    expect(isClosedDay(CLOSED_DAY)).toBe(true);
    expect(USUAL_DAY).toEqual({ startTime: '08:00', endTime: '18:00' });
  });

  it.each([
    ['00:00', true],
    ['09:30', true],
    ['19:59', true],
    ['23:59', true],
    ['24:00', false],
    ['9:30', false],
    ['12:60', false],
    ['12:5', false],
    ['112:30', false],
    ['12:300', false],
    ['', false],
  ])('[SET-11] %j is a time of day: %s', (text, isOne) => {
    expect(isTime(text)).toBe(isOne);
  });
});

it.each([
  ['9', '09:00'],
  ['9h', '09:00'],
  ['18', '18:00'],
  ['930', '09:30'],
  ['1830', '18:30'],
  ['9:30', '09:30'],
  ['9h30', '09:30'],
  [' 9.30 ', '09:30'],
  ['09:30', '09:30'],
  ['', ''],
  ['24', '24'],
  ['9:5', '9:5'],
  ['12:60', '12:60'],
  ['cedo', 'cedo'],
])('[SET-11] a time typed as “%s” is read as “%s”', (typed, read) => {
  expect(readTime(typed)).toBe(read);
});
