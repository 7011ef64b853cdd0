import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '@/protocol/records/messages';
import type { OutboxEntry } from '@/entities/outbox/outboxState';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { oneLine } from '@/domain/oneLine';
import { useAuthorName } from './useAuthorName';
import { usePreview } from './usePreview';

interface ThreadAnnouncerProps {
  readonly messages: readonly Message[];
  readonly outbox: readonly OutboxEntry[];
}

/**
 * Speaks what happens in the open conversation: new messages politely, failed sends at once. The log itself
 * stays quiet, because scrolling a virtual list adds and removes old messages all the time.
 */
export const ThreadAnnouncer = ({ messages, outbox }: ThreadAnnouncerProps) => {
  const { t } = useTranslation('tickets');
  const authorName = useAuthorName();
  const preview = usePreview();
  const newest = messages.at(-1);
  const [knownId, setKnownId] = useState(newest?.id);
  const [spoken, setSpoken] = useState('');
  if (newest && newest.id !== knownId) {
    setKnownId(newest.id);
    if (knownId !== undefined && !newest.fromMe) {
      setSpoken(t('thread.announce', { name: authorName(newest), text: preview(newest) }));
    }
  }
  const failed = outbox.findLast((entry) => entry.state === 'failed' || entry.state === 'unconfirmed');
  return (
    <VisuallyHidden>
      <output>{spoken}</output>
      <span role="alert">
        {failed ? t('thread.announceFailed', { text: oneLine(failed.body || (failed.file?.name ?? '')) }) : ''}
      </span>
    </VisuallyHidden>
  );
};
