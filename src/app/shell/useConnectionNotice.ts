import { useEffect, useState } from 'react';
import type { OutboxState } from '@/entities/outbox/outboxState';
import { useAppSelector } from '@/store/hooks';

/** What the banner says: nothing, lost, connected and catching up, or all done; `sent` counts the texts that waited. */
export type ConnectionNotice =
  | { readonly kind: 'none' }
  | { readonly kind: 'lost'; readonly waiting: number; readonly nextTryAt: number | null }
  | { readonly kind: 'recovering'; readonly waiting: number }
  | { readonly kind: 'recovered'; readonly sent: number };

/** How long the good news stays, ms. */
const RECOVERED_MS = 3_000;

type Entries = OutboxState['byId'];

const waitingIds = (entries: Entries): string[] =>
  Object.values(entries).flatMap(({ id, state }) => (state === 'waiting' ? [id] : []));

const isOnItsWay = (entries: Entries, id: string): boolean =>
  entries[id]?.state === 'waiting' || entries[id]?.state === 'sending';

/** Gone from the outbox means that its message came back. */
const isSent = (entries: Entries, id: string): boolean => !entries[id] || entries[id].state === 'sent';

/** Follows the connection through loss and recovery; without a loss it says nothing. */
export const useConnectionNotice = (): ConnectionNotice => {
  const { state, lostAt, nextTryAt } = useAppSelector((root) => root.connection);
  const entries = useAppSelector((root) => root.outbox.byId);
  const [phase, setPhase] = useState<ConnectionNotice['kind']>('none');
  const [held, setHeld] = useState<readonly string[]>([]);

  // The first connection of a session is lost too once a try has failed.
  const isLost = state === 'connecting' && (lostAt !== null || nextTryAt !== null || phase === 'lost');
  const isCatchingUp = state === 'resyncing' || held.some((id) => isOnItsWay(entries, id));

  let next = phase;
  if (state === 'offline') next = 'none';
  else if (isLost) next = 'lost';
  else if (phase === 'lost') next = 'recovering';
  else if (phase === 'recovering' && !isCatchingUp) next = 'recovered';
  if (next !== phase) {
    if (phase === 'lost') setHeld(waitingIds(entries));
    setPhase(next);
  }

  useEffect(() => {
    if (phase !== 'recovered') return undefined;
    const timer = setTimeout(() => setPhase('none'), RECOVERED_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  const waiting = waitingIds(entries).length;
  if (phase === 'lost') return { kind: 'lost', waiting, nextTryAt };
  if (phase === 'recovering') return { kind: 'recovering', waiting };
  if (phase === 'recovered') return { kind: 'recovered', sent: held.filter((id) => isSent(entries, id)).length };
  return { kind: 'none' };
};
