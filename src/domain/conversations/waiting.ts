import type { Message } from '@/protocol/records/messages';
import type { Ticket } from '@/protocol/records/tickets';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Minutes of waiting after which a row turns amber, and red. */
export interface WaitingLimits {
  readonly amber: number;
  readonly red: number;
}

export const WAITING_LIMITS: WaitingLimits = { amber: 5, red: 15 };

/** The longest limit that can be set: a day, in minutes. */
export const MOST_WAITING = 1_440;

/** Are these valid limits? They must be whole minutes, amber before red. */
export const areWaitingLimits = ({ amber, red }: WaitingLimits): boolean =>
  Number.isInteger(amber) && Number.isInteger(red) && amber >= 1 && red > amber && red <= MOST_WAITING;

/** The fields of a ticket that decide about its wait. */
type WaitingFacts = Pick<Ticket, 'status' | 'chatbot' | 'fromMe' | 'updatedAt'>;

/** Is a customer waiting for a person? Yes if the ticket is pending or the customer wrote last, but not while a chatbot answers. */
const isWaiting = ({ status, chatbot, fromMe }: WaitingFacts): boolean =>
  !chatbot && (status === 'pending' || (status === 'open' && fromMe === false));

/**
 * Since when the customer of a ticket waits, ISO text: the `known` time, so that further messages do not restart the wait, else
 * the ticket's last known change. Null while no customer waits for a person.
 */
export const waitingSince = (ticket: WaitingFacts, known: string | undefined): string | null =>
  isWaiting(ticket) ? (known ?? ticket.updatedAt ?? null) : null;

/** Did a person write this text? Servers mark their automatic texts, which are not answers. */
const isPersons = (body: string): boolean => !/^[\u200e\u200c]/.test(body);

/** Did a person of the company write this message? */
export const isAnswer = ({ fromMe, body }: Pick<Message, 'fromMe' | 'body'>): boolean => fromMe && isPersons(body);

/** Did a person of the company write the ticket's last message? */
export const isAnswered = ({ fromMe, lastMessage }: Pick<Ticket, 'fromMe' | 'lastMessage'>): boolean =>
  fromMe === true && isPersons(lastMessage ?? '');

/** The time of the latest of these messages, ISO text; empty without any. */
const latestOf = (messages: readonly Message[]): string =>
  messages.reduce((latest, { createdAt = '' }) => (createdAt > latest ? createdAt : latest), '');

/** The time of the customer's first message after `moment`, ISO text; null without one. */
const firstAfter = (messages: readonly Message[], moment: string): string | null =>
  messages.reduce<string | null>((first, { fromMe, createdAt = '' }) => {
    const counts = !fromMe && createdAt > moment;
    return counts && (first === null || createdAt < first) ? createdAt : first;
  }, null);

/**
 * Since when the customer waits, ISO text, by the newest messages of the ticket; `known` is the time assumed so far. An answer
 * after `known` ended that wait. An automatic text is not an answer, but messages before it may have been meant for a chatbot,
 * so they cannot move the time back.
 */
export const waitingSinceOf = (messages: readonly Message[], known: string): string => {
  const answeredAt = latestOf(messages.filter(isAnswer));
  if (answeredAt >= known) return firstAfter(messages, answeredAt) ?? known;
  const first = firstAfter(messages, latestOf(messages.filter(({ fromMe }) => fromMe)));
  return first !== null && first < known ? first : known;
};

/** A wait as this computer stores it, with the ticket's state at that time. */
export interface KeptWait {
  /** ISO text. */
  readonly since: string;
  readonly updatedAt: string;
  readonly unread: number;
}

/**
 * Does a wait that was stored before the app closed still go on? Yes, if nothing happened since, or only more messages of the
 * customer came: reading or answering sets the unread number to 0.
 */
export const isSameWait = (
  { updatedAt, unread }: KeptWait,
  ticket: Pick<Ticket, 'updatedAt' | 'unreadMessages'>,
): boolean => ticket.updatedAt === updatedAt || (ticket.unreadMessages ?? 0) > unread;

/** A wait in the largest whole unit, at least 0 minutes. */
export interface WaitingSpan {
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly count: number;
}

export const waitingSpan = (ms: number): WaitingSpan => {
  if (ms >= DAY_MS) return { unit: 'days', count: Math.floor(ms / DAY_MS) };
  if (ms >= HOUR_MS) return { unit: 'hours', count: Math.floor(ms / HOUR_MS) };
  return { unit: 'minutes', count: Math.max(0, Math.floor(ms / MINUTE_MS)) };
};

/**
 * Should the user be alerted that a wait passed the red limit? Only once for each wait: one that began after the last alert,
 * `alertedAt`, is a new one. `since` is ISO text; `now` and `alertedAt` are ms.
 */
export const isLongWaitNews = (
  since: string,
  now: number,
  { red }: WaitingLimits,
  alertedAt: number | undefined,
): boolean => {
  const began = Date.parse(since);
  return now - began >= red * MINUTE_MS && (alertedAt === undefined || began > alertedAt);
};

/** How urgent a wait is. */
export type WaitingLevel = 'calm' | 'amber' | 'red';

export const waitingLevel = (ms: number, { amber, red }: WaitingLimits): WaitingLevel => {
  if (ms >= red * MINUTE_MS) return 'red';
  return ms >= amber * MINUTE_MS ? 'amber' : 'calm';
};
