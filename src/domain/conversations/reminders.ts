import dayjs from 'dayjs';
import type { Ticket } from '@/protocol/records/tickets';

/** A moment at which an agent wants to come back to a ticket; at most one for each ticket. */
export interface Reminder {
  readonly ticketId: number;
  readonly uuid: string;
  readonly contactName: string;
  /** When it is due, ms. */
  readonly at: number;
  /** Empty without one. */
  readonly note: string;
  /** It is dropped silently when the customer wrote before it is due. */
  readonly onlyUnanswered: boolean;
  /** The customer wrote after it was put on. */
  readonly answered: boolean;
  /** What the ticket's last words were when it was put on, and whether they were the company's. */
  readonly lastMessage: string;
  readonly fromMe: boolean;
  /** `due`: its time came, and the ticket has not been opened since · `opened`: it has. */
  readonly stage: 'waiting' | 'due' | 'opened';
}

/** Longest note, characters. */
export const REMINDER_NOTE_LENGTH = 500;

/** The moments that are offered. */
export type ReminderChoice = 'hour' | 'today' | 'tomorrow' | 'monday';

export const REMINDER_CHOICES: readonly ReminderChoice[] = ['hour', 'today', 'tomorrow', 'monday'];

const EVENING = 17;
const MORNING = 8;
const MONDAY = 1;

/** When a choice made at `now` is due, both ms of local time; null where it is over already. */
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
 * Do the last words of a ticket show that the customer wrote since the reminder was put on, perhaps while the app was closed?
 * They have to be the customer's, and others than before. In doubt no, since a needless reminder does no harm.
 */
export const showsAnswer = (
  { fromMe, lastMessage }: Pick<Reminder, 'fromMe' | 'lastMessage'>,
  now: Pick<Ticket, 'fromMe' | 'lastMessage'> | null,
): boolean => now?.fromMe === false && (fromMe || (now.lastMessage ?? '') !== lastMessage);
