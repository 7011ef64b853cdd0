import dayjs from 'dayjs';
import type { Ticket } from '@/protocol/records/tickets';

/** A moment at which an agent wants to come back to a ticket; at most one for each ticket. */
export interface Reminder {
  readonly ticketId: number;
  readonly uuid: string;
  readonly contactName: string;
  /** When it is due, ms. */
  readonly at: number;
  /** May be empty. */
  readonly note: string;
  /** The reminder is dropped silently if the customer writes before it is due. */
  readonly onlyUnanswered: boolean;
  /** The customer wrote after the reminder was set. */
  readonly answered: boolean;
  /** The ticket's last message when the reminder was set, and whether the company wrote it. */
  readonly lastMessage: string;
  readonly fromMe: boolean;
  /** `due`: its time has come, and the ticket was not opened since · `opened`: the ticket was opened since. */
  readonly stage: 'waiting' | 'due' | 'opened';
}

/** Longest note, characters. */
export const REMINDER_NOTE_LENGTH = 500;

/** The moments the user may choose from. */
export type ReminderChoice = 'hour' | 'today' | 'tomorrow' | 'monday';

export const REMINDER_CHOICES: readonly ReminderChoice[] = ['hour', 'today', 'tomorrow', 'monday'];

const EVENING = 17;
const MORNING = 8;
const MONDAY = 1;

/** When a choice made at `now` is due, both ms, by local time; null if that moment is past. */
export const reminderMoment = (choice: ReminderChoice, now: number): number | null => {
  const day = dayjs(now).startOf('day');
  switch (choice) {
    case 'hour':
      return dayjs(now).add(1, 'hour').valueOf();
    case 'today': {
      const evening = day.hour(EVENING).valueOf();
      return evening > now ? evening : null;
    }
    case 'tomorrow':
      return day.add(1, 'day').hour(MORNING).valueOf();
    default: {
      const ahead = (MONDAY - day.day() + 7) % 7 || 7;
      return day.add(ahead, 'day').hour(MORNING).valueOf();
    }
  }
};

export const isReminderDue = ({ stage, at }: Reminder, now: number): boolean => stage === 'waiting' && at <= now;

/**
 * Does a ticket's last message show that the customer wrote since the reminder was set, perhaps while the app was closed? It
 * must be the customer's and differ from the one before. In doubt the answer is no: a needless reminder does no harm.
 */
export const showsAnswer = (
  { fromMe, lastMessage }: Pick<Reminder, 'fromMe' | 'lastMessage'>,
  now: Pick<Ticket, 'fromMe' | 'lastMessage'> | null,
): boolean => now?.fromMe === false && (fromMe || (now.lastMessage ?? '') !== lastMessage);
