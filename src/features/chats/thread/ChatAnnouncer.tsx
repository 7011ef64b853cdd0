import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '@/protocol/records/chats';
import { oneLine } from '@/domain/oneLine';
import type { OutboxEntry } from '@/entities/outbox/outboxState';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';

interface ChatAnnouncerProps {
  readonly messages: readonly ChatMessage[];
  readonly outbox: readonly OutboxEntry[];
  readonly userId: number;
}

/** Speaks what happens in the open chat: new messages politely, failed sends at once. */
export const ChatAnnouncer = ({ messages, outbox, userId }: ChatAnnouncerProps) => {
  const { t } = useTranslation('chats');
  const newest = messages.at(-1);
  const [knownId, setKnownId] = useState(newest?.id);
  const [spoken, setSpoken] = useState('');
  if (newest && newest.id !== knownId) {
    setKnownId(newest.id);
    if (knownId !== undefined && newest.senderId !== userId) {
      const name = newest.sender?.name || t('thread.colleague');
      setSpoken(t('thread.announce', { name, text: oneLine(newest.message) }));
    }
  }
  const failed = outbox.findLast(({ state }) => state === 'failed' || state === 'unconfirmed');
  return (
    <VisuallyHidden>
      <output>{spoken}</output>
      <span role="alert">{failed ? t('thread.announceFailed', { text: oneLine(failed.body) }) : ''}</span>
    </VisuallyHidden>
  );
};
