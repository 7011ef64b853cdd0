import type { Whatsapp } from '@/protocol/records/whatsappConnections';

/** The queues of a connection that a new code empties on the server, kept on disk until they are restored. */
export interface KeptQueues {
  readonly id: number;
  readonly queues: NonNullable<Whatsapp['queues']>;
  readonly keptAt: number;
}

/** What was kept longer ago than this, ms, is not restored: somebody may have taken the queues out since. */
const KEPT_MS = 24 * 60 * 60 * 1_000;

export const isKeptTooLong = ({ keptAt }: KeptQueues, now: number): boolean => now - keptAt > KEPT_MS;
