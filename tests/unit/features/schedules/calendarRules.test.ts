import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Schedule } from '@/protocol/records/schedules';
import { calendarTitle, daysShown, steppedDay } from '@/features/schedules/calendar/calendarDays';
import { eventsByDay, fieldsOnDay, isMovable, placeEvents } from '@/features/schedules/calendar/calendarEvents';
import { isOverdue } from '@/features/schedules/calendar/overdue';
import { fieldsOf, isPast, newValues, valuesOf } from '@/features/schedules/dialog/scheduleForm';
import { isBeingSent, scheduleStatusAt } from '@/features/schedules/dialog/scheduleStatus';
import { aSchedule } from '@tests/support/records';

describe('the days of a calendar view', () => {
  it.each([
    ['month', 'pt', '2026-11-21', 35, '2026-11-01', '2026-12-05'],
    ['month', 'es', '2026-11-21', 42, '2026-10-26', '2026-12-06'],
    ['week', 'pt', '2026-11-21', 7, '2026-11-15', '2026-11-21'],
    ['week', 'es', '2026-11-21', 7, '2026-11-16', '2026-11-22'],
    ['day', 'pt', '2026-11-21', 1, '2026-11-21', '2026-11-21'],
    ['agenda', 'en', '2026-11-21', 30, '2026-11-01', '2026-11-30'],
    ['agenda', 'pt', '2026-12-31', 31, '2026-12-01', '2026-12-31'],
    ['agenda', 'pt', '2027-02-01', 28, '2027-02-01', '2027-02-28'],
  ] as const)('[SCHED-03] a %s in %s around %s has %i days, %s to %s', (view, language, day, count, first, last) => {
    const days = daysShown(view, day, language);
    expect([days.length, days[0], days.at(-1)]).toEqual([count, first, last]);
  });

  it('[SCHED-03] the arrows move by a day, a week or a month', () => {
    expect(steppedDay('day', '2026-12-31', 1)).toBe('2027-01-01');
    expect(steppedDay('week', '2026-11-21', -1)).toBe('2026-11-14');
    expect(steppedDay('month', '2026-01-31', 1)).toBe('2026-02-28');
    expect(steppedDay('agenda', '2026-03-31', -1)).toBe('2026-02-28');
  });

  it('[SCHED-02] have Portuguese names of month and day', () => {
    expect(calendarTitle('month', [], '2026-11-21', 'pt')).toBe('novembro de 2026');
    expect(calendarTitle('day', [], '2026-11-21', 'pt')).toBe('sábado, 21/11/2026');
  });
});

describe('in a time zone that changes its clock', () => {
  // The night before 1 November 2026 has 25 hours.
  beforeEach(() => void vi.stubEnv('TZ', 'America/New_York'));
  afterEach(() => void vi.unstubAllEnvs());

  it('[SCHED-03] each day appears once', () => {
    expect(new Set(daysShown('month', '2026-11-15', 'en')).size).toBe(35);
    expect(new Set(daysShown('month', '2026-03-15', 'en')).size).toBe(35);
  });

  it('[SCHED-06] a scheduled message is on its local day and keeps its time of day when moved across the change', () => {
    const [event] = eventsByDay([aSchedule({ sendAt: '2026-10-31T03:30:00.000Z' })], 0).get('2026-10-30') ?? [];
    expect(event).toMatchObject({ time: '23:30', minutes: 1410 });
    expect(fieldsOnDay(event!, '2026-11-02')).toMatchObject({ contactId: 7, sendAt: '2026-11-03T04:30:00.000Z' });
  });

  it('[SCHED-08] [SCHED-14] [SCHED-18] a form shows contact and local time, begins one hour ahead, and sends the moment', () => {
    const stored = valuesOf(aSchedule({ sendAt: '2026-11-22T12:30:00.000Z', contactId: null }));
    // A server may name the contact alone, without its number beside it.
    expect(stored).toMatchObject({ sendAt: '2026-11-22T07:30', contactId: 7 });
    const begun = newValues(7, Date.parse('2026-11-20T12:00:00.000Z'));
    expect(begun.sendAt).toBe('2026-11-20T08:00');
    // In the last hour of a year.
    expect(newValues(7, Date.parse('2027-01-01T04:30:00.000Z')).sendAt).toBe('2027-01-01T00:30');
    expect(fieldsOf({ ...begun, contactId: 7 }, null).sendAt).toBe('2026-11-20T13:00:00.000Z');
  });

  it('[SCHED-18] a form that leaves the time alone keeps it, also in the hour that the clock shows twice', () => {
    const stored = aSchedule({ sendAt: '2026-11-01T06:30:00.000Z' });
    const values = { ...valuesOf(stored), contactId: 7 };
    expect(values.sendAt).toBe('2026-11-01T01:30');
    expect(fieldsOf({ ...values, body: 'Outras palavras' }, stored).sendAt).toBe('2026-11-01T06:30:00.000Z');
    expect(fieldsOf({ ...values, sendAt: '2026-11-01T02:30' }, stored).sendAt).toBe('2026-11-01T07:30:00.000Z');
  });

  it('a time is over when the local clock has passed it', () => {
    const moment = Date.parse('2026-11-20T13:00:00.000Z');
    expect([moment, moment + 1].map((now) => isPast('2026-11-20T08:00', now))).toEqual([false, true]);
  });
});

it('[SCHED-15] a message still waiting a minute after its time is late, the others are not', () => {
  const sendAt = '2026-11-20T12:00:00.000Z';
  const minute = Date.parse(sendAt) + 60_000;
  const waiting = aSchedule({ sendAt, status: 'PENDENTE' });
  expect(scheduleStatusAt(waiting, minute)).toBe('pending');
  expect(scheduleStatusAt(waiting, minute + 1)).toBe('late');
  expect(scheduleStatusAt({ ...waiting, status: 'AGENDADA' }, minute + 1)).toBe('scheduled');
  expect(scheduleStatusAt({ ...waiting, sentAt: sendAt }, minute + 1)).toBe('pending');
  expect(scheduleStatusAt({ ...waiting, sendAt: null }, minute + 1)).toBe('pending');
});

it('[SCHED-18] a message taken up by the server is being sent until a minute after its time', () => {
  const sendAt = '2026-11-20T12:00:00.000Z';
  const minute = Date.parse(sendAt) + 60_000;
  const takenUp = aSchedule({ sendAt, status: 'AGENDADA' });
  expect(isBeingSent(takenUp, minute)).toBe(true);
  expect(isBeingSent(takenUp, minute + 1)).toBe(false);
  expect(isBeingSent({ ...takenUp, sentAt: sendAt }, minute)).toBe(false);
  expect(isBeingSent({ ...takenUp, status: 'PENDENTE' }, minute)).toBe(false);
});

it('[SCHED-09] a message without a title that is carried to another day gets the first 50 characters of its text', () => {
  const body = 'Lembrete: o boleto vence amanhã, dia 22, e pode ser pago em qualquer banco.';
  const [event] = eventsByDay([aSchedule({ title: null, body })], 0).get('2026-11-22') ?? [];
  expect(fieldsOnDay(event!, '2026-11-23')).toMatchObject({ title: body.slice(0, 50), body });
});

it('only unsent messages to a known contact can be moved', () => {
  expect(isMovable(aSchedule({}))).toBe(true);
  expect(isMovable(aSchedule({ sentAt: '2026-11-20T12:00:00.000Z' }))).toBe(false);
  expect(isMovable(aSchedule({ contactId: null, contact: null }))).toBe(false);
});

it('overlapping events are side by side, the others use the whole width', () => {
  const event = (id: number, minutes: number) => ({
    schedule: aSchedule({ id }),
    day: 'x',
    time: '',
    status: 'pending' as const,
    minutes,
  });
  const placed = placeEvents([event(1, 60), event(2, 70), event(3, 105), event(4, 200)]);
  expect(placed.map(({ column, columns }) => [column, columns])).toEqual([
    [0, 2],
    [1, 2],
    [0, 2],
    [0, 1],
  ]);
});

it('messages due in the last ten minutes are requested again', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z');
  const at = (sendAt: string, facts: Partial<Schedule> = {}) => isOverdue(aSchedule({ sendAt, ...facts }), now);
  expect(at('2026-11-21T12:00:00.000Z')).toBe(true);
  expect(at('2026-11-21T12:00:01.000Z')).toBe(false);
  expect(at('2026-11-21T11:49:59.000Z')).toBe(false);
  expect(at('2026-11-21T11:59:00.000Z', { sentAt: '2026-11-21T11:59:30.000Z' })).toBe(false);
  for (const status of ['ERRO', 'erro no envio']) expect(at('2026-11-21T11:59:00.000Z', { status })).toBe(false);
});
