import { useEffect, useState } from 'react';
import { selectWaitingCount } from '@/entities/outbox/outboxSelectors';
import { useAppSelector } from '@/store/hooks';

/** What the banner says: nothing, lost, connected and catching up, or all done; `sent` counts the texts that waited. */
export type ConnectionNotice =
  | { readonly kind: 'none' }
  | { readonly kind: 'lost'; readonly waiting: number; readonly nextTryAt: number | null }
  | { readonly kind: 'recovering'; readonly waiting: number }
  | { readonly kind: 'recovered'; readonly sent: number };

/** How long the good news stays, ms. */
const RECOVERED_MS = 3_000;

type Phase = ConnectionNotice['kind'];

const NOTHING: ConnectionNotice = { kind: 'none' };

/** Follows the connection through loss and recovery; without a loss it says nothing (OFF-01). */
export const useConnectionNotice = (): ConnectionNotice => {
  const { state, lostAt, nextTryAt } = useAppSelector((root) => root.connection);
  const waiting = useAppSelector(selectWaitingCount);
  const [phase, setPhase] = useState<Phase>('none');
  const [toSend, setToSend] = useState(0);

  // The first connection of a session is a loss too once a try has failed.
  const isLost = state === 'connecting' && (lostAt !== null || nextTryAt !== null || phase === 'lost');
  const isBack = state === 'resyncing' || (state === 'online' && waiting > 0);

  let next = phase;
  if (state === 'offline') next = 'none';
  else if (isLost) next = 'lost';
  else if (phase === 'lost' || phase === 'recovering') next = isBack ? 'recovering' : 'recovered';
  if (next !== phase) {
    if (phase === 'lost') setToSend(waiting);
    setPhase(next);
  }

  useEffect(() => {
    if (phase !== 'recovered') return undefined;
    const timer = setTimeout(() => setPhase('none'), RECOVERED_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  if (phase === 'lost') return { kind: 'lost', waiting, nextTryAt };
  if (phase === 'recovering') return { kind: 'recovering', waiting };
  return phase === 'recovered' ? { kind: 'recovered', sent: toSend } : NOTHING;
};
