import { describe, expect, it } from 'vitest';
import { daysUntilDue, dueAlarm, isRecurrence, RECURRENCES, trialDays } from '@/domain/company/companies';

const TODAY = '2026-11-21';

describe('the end of a paid period', () => {
  it.each([
    ['[COMP-10] [COMP-13] 2 months away', 60, null],
    ['[COMP-10] [COMP-13] 6 days away', 6, null],
    ['[COMP-10] [COMP-11] 5 days away', 5, 'soon'],
    ['[COMP-11] 4 days away', 4, 'near'],
    ['[COMP-11] tomorrow', 1, 'near'],
    ['[COMP-11] today', 0, 'near'],
    ['[COMP-11] yesterday', -1, 'near'],
    ['[COMP-11] 3 days ago', -3, 'near'],
    ['[COMP-11] [COMP-12] 4 days ago', -4, 'over'],
    ['[COMP-12] [COMP-13] 5 days ago', -5, null],
    ['[COMP-12] [COMP-13] 2 months ago', -60, null],
    ['[COMP-13] unknown', null, null],
  ])('%s', (_, days, alarm) => {
    expect(dueAlarm(days)).toBe(alarm);
  });

  it.each([
    ['2026-11-26', 5],
    ['2026-11-26T00:00:00.000Z', 5],
    ['2026-11-27T02:59:59.000Z', 5],
    ['2026-11-17', -4],
    [null, null],
    ['', null],
  ])('[COMP-10] [COMP-11] [COMP-12] [COMP-13] counts calendar days to %s', (dueDate, days) => {
    expect(daysUntilDue(dueDate, TODAY)).toBe(days);
  });

  it('[COMP-05] [COMP-07] knows five recurrences with their months', () => {
    expect(RECURRENCES).toEqual({ MENSAL: 1, BIMESTRAL: 2, TRIMESTRAL: 3, SEMESTRAL: 6, ANUAL: 12 });
  });
});

it.each([
  [{ trialExpiration: '2026-11-24', dueDate: '2026-12-24' }, 3],
  [{ trialExpiration: '2026-11-19', dueDate: '2026-12-24' }, 2],
  [{ trialExpiration: null, dueDate: '2026-11-26' }, 5],
  [{ trialExpiration: 'amanhã', dueDate: '2026-11-26' }, 5],
  [{ dueDate: null }, null],
  [{}, null],
  [null, null],
])('[SUBS-01] the days of a trial of %j are %s', (company, days) => {
  expect(trialDays(company, TODAY)).toBe(days);
});

it('[COMP-05] only the five known words are recurrences', () => {
  expect(Object.keys(RECURRENCES).every(isRecurrence)).toBe(true);
  expect(['', 'mensal', 'SEMANAL', 'constructor', null, undefined, 1].some(isRecurrence)).toBe(false);
});
