import dayjs from 'dayjs';
import { describe, expect, it } from 'vitest';
import {
  isReminderDue,
  reminderMoment,
  showsAnswer,
  type Reminder,
  type ReminderChoice,
} from '@/domain/conversations/reminders';

const moment = (choice: ReminderChoice, now: string): string | null => {
  const at = reminderMoment(choice, dayjs(now).valueOf());
  return at === null ? null : dayjs(at).format('YYYY-MM-DD HH:mm');
};

describe('[TRIAGE-05] the offered reminder times', () => {
  it('in one hour, over midnight too', () => {
    expect(moment('hour', '2026-11-23T14:20:00')).toBe('2026-11-23 15:20');
    expect(moment('hour', '2026-11-23T23:30:00')).toBe('2026-11-24 00:30');
  });

  it('today at 17:00, if still in the future', () => {
    expect(moment('today', '2026-11-23T16:59:59')).toBe('2026-11-23 17:00');
    expect(moment('today', '2026-11-23T17:00:00')).toBeNull();
    expect(moment('today', '2026-11-23T20:00:00')).toBeNull();
  });

  it('tomorrow at 8:00, also across the end of a year', () => {
    expect(moment('tomorrow', '2026-11-23T07:00:00')).toBe('2026-11-24 08:00');
    expect(moment('tomorrow', '2026-12-31T23:59:00')).toBe('2027-01-01 08:00');
  });

  it('next Monday at 8:00: never today, tomorrow on a Sunday', () => {
    // A Monday, early and late; a Tuesday; a Sunday.
    expect(moment('monday', '2026-11-23T06:00:00')).toBe('2026-11-30 08:00');
    expect(moment('monday', '2026-11-23T18:00:00')).toBe('2026-11-30 08:00');
    expect(moment('monday', '2026-11-24T10:00:00')).toBe('2026-11-30 08:00');
    expect(moment('monday', '2026-11-29T22:00:00')).toBe('2026-11-30 08:00');
  });
});

it('[TRIAGE-05] a reminder is due from its time on, and only once', () => {
  const reminder = { at: 1_000, stage: 'waiting' } as Reminder;
  expect(isReminderDue(reminder, 999)).toBe(false);
  expect(isReminderDue(reminder, 1_000)).toBe(true);
  expect(isReminderDue({ ...reminder, stage: 'due' }, 1_000)).toBe(false);
  expect(isReminderDue({ ...reminder, stage: 'opened' }, 1_000)).toBe(false);
});

describe('[TRIAGE-05] the last message of a ticket', () => {
  const asked = { fromMe: true, lastMessage: 'Pode confirmar?' };
  it.each([
    ['still the company’s', asked, { fromMe: true, lastMessage: 'Pode confirmar?' }, false],
    ['the customer’s after the company’s', asked, { fromMe: false, lastMessage: 'Sim' }, true],
    ['the customer’s as before', { fromMe: false, lastMessage: 'Oi' }, { fromMe: false, lastMessage: 'Oi' }, false],
    ['other ones of the customer', { fromMe: false, lastMessage: 'Oi' }, { fromMe: false, lastMessage: 'E aí?' }, true],
    ['unknown', asked, null, false],
    ['nobody’s that is told', asked, { lastMessage: 'Sim' }, false],
  ])('%s', (_, before, now, answered) => {
    expect(showsAnswer(before, now)).toBe(answered);
  });
});
