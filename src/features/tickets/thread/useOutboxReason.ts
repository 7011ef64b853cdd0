import { useTranslation } from 'react-i18next';
import { readErrorCode } from '@/contract/errors';
import type { OutboxEntry } from '@/entities/outbox/outboxState';

/** What is said below a text that did not get through. Refusals without a text of ours are not quoted (ERR-02). */
export const useOutboxReason = ({ state, reason }: OutboxEntry): string => {
  const { t } = useTranslation(['tickets', 'errors']);
  if (state === 'unconfirmed') return t('outbox.unconfirmedHint');
  const code = readErrorCode(reason);
  return code ? t('outbox.failedBecause', { reason: t(`errors:${code}`) }) : t('outbox.failed');
};
