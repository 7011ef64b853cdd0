import type { Message } from '@/protocol/records/messages';
import type { Ticket } from '@/protocol/records/tickets';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** From how many minutes of waiting on a row turns amber, and from how many red. */
export interface WaitingLimits {
  readonly amber: number;
  readonly red: number;
}

export const WAITING_LIMITS: WaitingLimits = { amber: 5, red: 15 };

/** The longest limit that can be set, minutes: a day. */
export const MOST_WAITING = 1_440;

/** May these be the limits? Whole minutes, amber before red. */
export const areWaitingLimits = ({ amber, red }: WaitingLimits): boolean =>
  Number.isInteger(amber) && Number.isInteger(red) && amber >= 1 && red > amber && red <= MOST_WAITING;

/** What a copy of a ticket says of its wait. */
type WaitingFacts = Pick<Ticket, 'status' | 'chatbot' | 'fromMe' | 'updatedAt'>;

/** Is a customer waiting for a person? In a ticket without an agent, or where the customer wrote last; not while a chatbot answers. */
const isWaiting = ({ status, chatbot, fromMe }: WaitingFacts): boolean =>
  !chatbot && (status === 'pending' || (status === 'open' && fromMe === false));

/**
 * Since when the customer of a ticket waits, ISO text: what was found before, so that further messages do not restart
 * the wait, else the last known change of the ticket. Null while no customer waits for a person.
 */
export const waitingSince = (ticket: WaitingFacts, known: string | undefined): string | null =>
  isWaiting(ticket) ? (known ?? ticket.updatedAt ?? null) : null;

/** Is this text a person's? Servers mark the texts they send by themselves; those are no answer. */
const isPersons = (body: string): boolean => !/^[\u200e\u200c]/.test(body);

/** Did a person of the company say this? */
export const isAnswer = ({ fromMe, body }: Pick<Message, 'fromMe' | 'body'>): boolean => fromMe && isPersons(body);

/** The same of the last words of a ticket. */
export const isAnswered = ({ fromMe, lastMessage }: Pick<Ticket, 'fromMe' | 'lastMessage'>): boolean =>
  fromMe === true && isPersons(lastMessage ?? '');

/** The latest moment of these messages, ISO text; empty without any. */
const latestOf = (messages: readonly Message[]): string =>
  messages.reduce((latest, { createdAt = '' }) => (createdAt > latest ? createdAt : latest), '');

/** The first of the customer's messages after a moment, ISO text; null without any. */
const firstAfter = (messages: readonly Message[], moment: string): string | null =>
  messages.reduce<string | null>((first, { fromMe, createdAt = '' }) => {
    const counts = !fromMe && createdAt > moment;
    return counts && (first === null || createdAt < first) ? createdAt : first;
  }, null);

/**
 * Since when the customer waits, once the newest messages of the ticket are known: `known` until then. An answer after `known`
 * ended that wait. An automatic text is no answer, but what was said before it may have been said to a chatbot and does
 * not count unless it is known already.
 */
export const waitingSinceOf = (messages: readonly Message[], known: string): string => {
  const answeredAt = latestOf(messages.filter(isAnswer));
  if (answeredAt >= known) return firstAfter(messages, answeredAt) ?? known;
  const first = firstAfter(messages, latestOf(messages.filter(({ fromMe }) => fromMe)));
  return first !== null && first < known ? first : known;
};

/** A wait as this computer remembers it, with what the ticket looked like then. */
export interface KeptWait {
  /** ISO text. */
  readonly since: string;
  readonly updatedAt: string;
  readonly unread: number;
}

/**
 * Does a wait go on that was kept before the app was closed? Yes, if nothing happened since, or only more messages of the
 * customer came: reading or answering sets their number to 0.
 */
export const isSameWait = (
  { updatedAt, unread }: KeptWait,
  ticket: Pick<Ticket, 'updatedAt' | 'unreadMessages'>,
): boolean => ticket.updatedAt === updatedAt || (ticket.unreadMessages ?? 0) > unread;

/** A wait in the largest whole unit, 0 minutes at least. */
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
 * Should the user be alerted that a wait passed the red limit? Once for each wait: one that began after `toldAt`, ms, is another one.
 * `since` is ISO text, `now` in ms.
 */
export const isLongWaitNews = (
  since: string,
  now: number,
  { red }: WaitingLimits,
  toldAt: number | undefined,
): boolean => {
  const began = Date.parse(since);
  return now - began >= red * MINUTE_MS && (toldAt === undefined || began > toldAt);
};

/** How urgent a wait is. */
export type WaitingLevel = 'calm' | 'amber' | 'red';

export const waitingLevel = (ms: number, { amber, red }: WaitingLimits): WaitingLevel => {
  if (ms >= red * MINUTE_MS) return 'red';
  return ms >= amber * MINUTE_MS ? 'amber' : 'calm';
};
