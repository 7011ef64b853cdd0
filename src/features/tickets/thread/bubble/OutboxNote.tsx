import { useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { SEND_LONG_MS, SEND_SLOW_MS } from '@/domain/limits';
import { selectEntryAhead, selectUpload } from '@/entities/conversations/outbox/outboxSelectors';
import {
  isInFlight,
  isStuck,
  LOCAL_REASONS,
  type LocalReason,
  type OutboxEntry,
} from '@/entities/conversations/outbox/outboxState';
import { useAppSelector } from '@/store/hooks';
import { OutboxActions, OutboxHint, useRefusalText } from '@/ui/conversation/OutboxNote';

/** `slow` after 5 s without an answer, `long` after 15 s. */
type SendDelay = 'none' | 'slow' | 'long';

/** Timers may fire a fraction of a millisecond early by the clock; without this margin no later check would follow. */
const MARGIN_MS = 10;

const delayAfter = (ms: number): SendDelay => (ms >= SEND_LONG_MS ? 'long' : ms >= SEND_SLOW_MS ? 'slow' : 'none');

/** How long the server has not confirmed an entry; `none` for an entry that does not wait for the server. */
const useSendDelay = (entry: OutboxEntry | null): SendDelay => {
  const since = entry && isInFlight(entry.state) ? entry.sentAt : null;
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

const isLocal = (reason: string | undefined): reason is LocalReason => LOCAL_REASONS.some((local) => local === reason);

/** The text below a message that could not be sent. */
export const useOutboxReason = (entry: OutboxEntry): string => {
  const { t } = useTranslation(['tickets', 'composer']);
  const refusal = useRefusalText(entry);
  if (entry.state === 'unconfirmed') return t('outbox.unconfirmedHint');
  return isLocal(entry.reason) ? t(`composer:upload.reason.${entry.reason}`) : refusal;
};

/** The line below an unconfirmed bubble: empty for the first seconds, then what the message waits for. */
export const OutboxNote = ({ entry }: { readonly entry: OutboxEntry }) => {
  const { t } = useTranslation(['tickets', 'conversation']);
  const offline = useAppSelector(({ socketStatus }) => socketStatus.state !== 'online');
  const uploading = useAppSelector((state) => selectUpload(state, entry.id) !== null);
  const ahead = useAppSelector((state) => selectEntryAhead(state, entry));
  const delay = useSendDelay(uploading ? null : (ahead ?? entry));
  const reason = useOutboxReason(entry);
  if (isStuck(entry.state)) return <OutboxActions entry={entry} text={reason} stuck />;
  if (entry.state === 'waiting' && offline) return <OutboxHint text={t('conversation:outbox.offline')} />;
  if (delay === 'none') return null;
  const text = t(entry.state === 'waiting' ? 'outbox.behind' : 'outbox.confirming');
  return delay === 'long' ? <OutboxActions entry={entry} text={text} stuck={false} /> : <OutboxHint text={text} />;
};
