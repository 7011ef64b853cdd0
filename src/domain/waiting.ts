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

/**
 * Since when the customer of a ticket waits, ISO text: the first thing known of the ticket while it is pending, so that
 * further messages do not begin the wait anew. Null while nobody waits for a person: the ticket is not pending, or a chatbot
 * answers. `known` is what was found before.
 */
export const waitingSince = (
  { status, chatbot, updatedAt }: Pick<Ticket, 'status' | 'chatbot' | 'updatedAt'>,
  known: string | undefined,
): string | null => (status === 'pending' && !chatbot ? (known ?? updatedAt ?? null) : null);

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

/** How urgent a wait is. */
export type WaitingLevel = 'calm' | 'amber' | 'red';

export const waitingLevel = (ms: number, { amber, red }: WaitingLimits = WAITING_LIMITS): WaitingLevel => {
  if (ms >= red * MINUTE_MS) return 'red';
  return ms >= amber * MINUTE_MS ? 'amber' : 'calm';
};
