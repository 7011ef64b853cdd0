import { useEffect, useState } from 'react';
import { SEND_LONG_MS, SEND_SLOW_MS } from '@/domain/limits';
import type { OutboxEntry } from '@/entities/outbox/outboxState';

/** `slow` after 5 s without an answer, `long` after 15 s. */
export type SendDelay = 'none' | 'slow' | 'long';

/** Timers and clocks differ by a fraction of a millisecond; a look too early would be the last one. */
const MARGIN_MS = 10;

const delayAfter = (ms: number): SendDelay => (ms >= SEND_LONG_MS ? 'long' : ms >= SEND_SLOW_MS ? 'slow' : 'none');

/** How long the server has been silent about what was handed to it; null for nothing that waits for an answer. */
export const useSendDelay = (entry: OutboxEntry | null): SendDelay => {
  const since = entry?.state === 'sending' || entry?.state === 'sent' ? entry.sentAt : null;
  const [now, setNow] = useState(() => Date.now());
  const delay = since === null ? 'none' : delayAfter(now - since);
  useEffect(() => {
    if (since === null || delay === 'long') return undefined;
    const next = since + (delay === 'slow' ? SEND_LONG_MS : SEND_SLOW_MS);
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()) + MARGIN_MS);
    return () => clearTimeout(timer);
  }, [delay, since]);
  return delay;
};
