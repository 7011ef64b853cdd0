import { useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { OutboxState } from '@/entities/conversations/outbox/outboxState';
import { reconnectNow } from '@/realtime/socketActions';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Strip } from '@/ui/feedback/Strip';
import { CircleCheck, RefreshCw, WifiOff } from '@/ui/icons';

/** What the banner says: nothing, lost, connected and catching up, or recovered; `sent` counts the waiting texts that were sent. */
type ConnectionNotice =
  | { readonly kind: 'none' }
  | { readonly kind: 'lost'; readonly waiting: number; readonly nextTryAt: number | null }
  | { readonly kind: 'recovering'; readonly waiting: number }
  | { readonly kind: 'recovered'; readonly sent: number };

/** How long the recovery is shown, ms. */
const RECOVERED_MS = 3_000;

type Entries = OutboxState['byId'];

const waitingIds = (entries: Entries): string[] =>
  Object.values(entries).flatMap(({ id, state }) => (state === 'waiting' ? [id] : []));

const isOnItsWay = (entries: Entries, id: string): boolean =>
  entries[id]?.state === 'waiting' || entries[id]?.state === 'sending';

/** Did an entry leave the outbox without being sent? What waits or was refused leaves only so. */
const isDiscarded = (entries: Entries, before: Entries, id: string): boolean =>
  !entries[id] && (before[id]?.state === 'waiting' || before[id]?.state === 'failed');

/** An entry that left the outbox and was not discarded was confirmed by its message event. */
const isSent = (entries: Entries, id: string): boolean => !entries[id] || entries[id].state === 'sent';

/** Follows the connection through loss and recovery; returns no notice without a loss. */
const useConnectionNotice = (): ConnectionNotice => {
  const { state, lostAt, nextTryAt } = useAppSelector((root) => root.socketStatus);
  const entries = useAppSelector((root) => root.outbox.byId);
  const [phase, setPhase] = useState<ConnectionNotice['kind']>('none');
  const [held, setHeld] = useState<readonly string[]>([]);
  const [before, setBefore] = useState(entries);
  if (entries !== before) {
    setBefore(entries);
    setHeld(held.filter((id) => !isDiscarded(entries, before, id)));
  }

  const isLost = state === 'connecting' && lostAt !== null;
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

const SECOND = 1_000;

const secondsUntil = (moment: number): number => Math.max(1, Math.ceil((moment - Date.now()) / SECOND));

/** Whole seconds until a moment (ms), counted down live, never below 1; null without a moment. */
const useSecondsUntil = (moment: number | null): number | null => {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (moment === null) return undefined;
    const timer = setInterval(() => setTick((tick) => tick + 1), SECOND);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === null ? null : secondsUntil(moment);
};

/** Says that the connection is lost, is being recovered or is back, and what still waits to be sent. */
export const ConnectionBanner = () => {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const notice = useConnectionNotice();
  const seconds = useSecondsUntil(notice.kind === 'lost' ? notice.nextTryAt : null);

  if (notice.kind === 'lost') {
    return (
      <Strip
        live
        tone="warning"
        icon={WifiOff}
        action={{ label: t('connection.tryNow'), onClick: () => dispatch(reconnectNow({ probe: false })) }}
      >
        {t('connection.lost')} {/* Screen readers would read out the whole strip at every second. */}
        <span aria-hidden="true">
          {seconds === null ? t('connection.trying') : t('connection.tryingIn', { seconds })}
        </span>{' '}
        {notice.waiting > 0 && t('connection.waiting', { count: notice.waiting })}
      </Strip>
    );
  }
  if (notice.kind === 'recovering') {
    return (
      <Strip live tone="info" icon={RefreshCw}>
        {t('connection.recovering')} {notice.waiting > 0 && t('connection.waiting', { count: notice.waiting })}
      </Strip>
    );
  }
  if (notice.kind === 'recovered') {
    return (
      <Strip live tone="success" icon={CircleCheck}>
        {t('connection.recovered')} {notice.sent > 0 && t('connection.sent', { count: notice.sent })}
      </Strip>
    );
  }
  return null;
};
