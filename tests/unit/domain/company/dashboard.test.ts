import { describe, expect, it } from 'vitest';
import {
  dashboardParams,
  formatMinutes,
  inTimeOrder,
  PERIOD_DAYS,
  scaleMarks,
  starsOf,
  withGaps,
} from '@/domain/company/dashboard';

describe('the filter of the dashboard', () => {
  it.each([
    [
      { type: 'date', from: '2026-11-01', to: '2026-11-21' } as const,
      { date_from: '2026-11-01', date_to: '2026-11-21' },
    ],
    [{ type: 'date', from: '', to: '2026-11-21' } as const, { date_to: '2026-11-21' }],
    [{ type: 'period', days: 7 } as const, { days: 7 }],
    [{ type: 'date', from: '', to: '' } as const, null],
    [{ type: 'period', days: null } as const, null],
  ])('[DASH-04] [DASH-05] [DASH-08] [CALL-63] %j sends %j', (filter, params) => {
    expect(dashboardParams(filter)).toEqual(params);
  });

  it('[DASH-05] offers the last 3, 7, 15, 30, 60 and 90 days', () => {
    expect(PERIOD_DAYS).toEqual([3, 7, 15, 30, 60, 90]);
  });
});

describe('what the dashboard shows', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [0.49, 0],
    [0.5, 1],
    [1.49, 1],
    [2.4, 2],
    [2.5, 3],
    [3, 3],
    [5, 3],
  ])('[DASH-10] a mean of %s is %s stars', (mean, stars) => {
    expect(starsOf(mean)).toBe(stars);
  });

  it.each([
    [125, '02 h 05 m'],
    [0, '00 h 00 m'],
    [59.6, '01 h 00 m'],
    [6_000, '100 h 00 m'],
  ])('[DASH-12] %s minutes read %s', (minutes, text) => {
    expect(formatMinutes(minutes)).toBe(text);
  });

  it('[DASH-14] days and hours are in chronological order, whatever their text', () => {
    const days = ['01/12/2026', '02/11/2026', '30/11/2025'].map((data) => ({ data, total: 1 }));
    expect(inTimeOrder(days).map(({ data }) => data)).toEqual(['30/11/2025', '02/11/2026', '01/12/2026']);
    const hours = [10, 9, 23].map((horario) => ({ horario, total: 1 }));
    expect(inTimeOrder(hours).map(({ horario }) => horario)).toEqual([9, 10, 23]);
  });

  it('[DASH-14] days and hours without a conversation have a bar of 0', () => {
    const bars = [
      { data: '30/11/2026', total: 2 },
      { data: '02/12/2026', total: 3 },
    ];
    expect(inTimeOrder(withGaps(bars, '2026-11-29', '2026-12-03')).map(({ data, total }) => [data, total])).toEqual([
      ['29/11/2026', 0],
      ['30/11/2026', 2],
      ['01/12/2026', 0],
      ['02/12/2026', 3],
      ['03/12/2026', 0],
    ]);
    const hours = [9, 11].map((horario) => ({ horario, total: 1 }));
    expect(inTimeOrder(withGaps(hours, '2026-11-29', '2026-11-29')).map(({ horario }) => horario)).toEqual([9, 10, 11]);
    expect(withGaps([], '2026-11-01', '2026-11-30')).toEqual([]);
    expect(withGaps(bars, '2020-01-01', '2026-12-03')).toEqual(bars);
  });

  it.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [71, [0, 20, 40, 60, 80]],
    [100, [0, 50, 100]],
  ])('[DASH-14] a scale up to %s has the marks %j', (most, marks) => {
    expect(scaleMarks(most)).toEqual(marks);
  });
});

it('[DASH-04] [DASH-08] [CALL-63] a chart has at most a year of days, and a date may lack its beginning or its end', () => {
  const bar = [{ data: '01/01/2026', total: 1 }];
  expect(withGaps(bar, '2026-01-01', '2027-01-01')).toHaveLength(366);
  expect(withGaps(bar, '2026-01-01', '2027-01-02')).toHaveLength(1);
  expect(dashboardParams({ type: 'date', from: '2026-11-01', to: '' })).toEqual({ date_from: '2026-11-01' });
});
