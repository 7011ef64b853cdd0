import { useTranslation } from 'react-i18next';
import { readErrorCode } from '@/protocol/errors';
import type { LocalReason, OutboxEntry } from '@/entities/outbox/outboxState';

const LOCAL_REASONS: readonly string[] = [
  'storage',
  'cancelled',
  'interrupted',
  'fileMissing',
  'tooLarge',
  'handedOver',
] satisfies LocalReason[];

const isLocal = (reason: string | undefined): reason is LocalReason =>
  reason !== undefined && LOCAL_REASONS.includes(reason);

/** What is said below a message that did not get through. Refusals without a text of ours are not quoted. */
export const useOutboxReason = ({ state, reason }: OutboxEntry): string => {
  const { t } = useTranslation(['tickets', 'errors', 'composer']);
  if (state === 'unconfirmed') return t('outbox.unconfirmedHint');
  if (isLocal(reason)) return t(`composer:upload.reason.${reason}`);
  const code = readErrorCode(reason);
  return code ? t('outbox.failedBecause', { reason: t(`errors:${code}`) }) : t('outbox.failed');
};
