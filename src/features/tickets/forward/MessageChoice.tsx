import { Checkbox } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { Message } from '@/protocol/records/messages';
import { dayAndTime } from '@/lib/moments';
import { messagePreview } from '@/domain/conversations/messageContent';
import dialogStyles from '../dialogs/dialogs.module.css';
import { usePreviewText } from '../shared/usePreviewText';
import styles from './ForwardDialog.module.css';
import { forwardable } from './forwardPlan';

interface MessageChoiceProps {
  /** Oldest first. */
  readonly messages: readonly Message[];
  readonly firstId: string;
  /** Author of messages that name no contact. */
  readonly contactName: string;
  /** Ids of the messages to be forwarded. */
  readonly chosen: readonly string[];
  /** How many of them can still be forwarded. */
  readonly count: number;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Number of messages offered before and after the first chosen one. */
const AROUND = 30;

/** Chooses the messages to forward among the first one and those around it. Messages that cannot be forwarded say why. */
export const MessageChoice = ({ messages, firstId, contactName, chosen, count, onChange }: MessageChoiceProps) => {
  const { t } = useTranslation(['forward', 'tickets']);
  const previewText = usePreviewText();
  const first = useRef<HTMLLIElement>(null);
  const at = messages.findIndex(({ id }) => id === firstId);
  const offered = messages.slice(Math.max(0, at - AROUND), at + AROUND + 1);
  // The braces matter: newer engines return a promise, which React would take for a clean-up function.
  useEffect(() => {
    const row = first.current;
    if (row && 'scrollIntoView' in row) row.scrollIntoView({ block: 'center' });
  }, []);
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <div className={dialogStyles.field}>
      <span id="forward-messages">{t('messages', { count })}</span>
      <ul className={styles.messages} aria-labelledby="forward-messages">
        {offered.map((message) => {
          const { obstacle } = forwardable(message);
          const author = message.fromMe ? t('tickets:message.you') : message.contact?.name.trim() || contactName;
          return (
            <li key={message.id} ref={message.id === firstId ? first : undefined}>
              <Checkbox
                checked={obstacle === null && chosen.includes(message.id)}
                disabled={obstacle !== null}
                onChange={() => toggle(message.id)}
              >
                <span className={styles.words}>{previewText(messagePreview(message))}</span>
                <span className={styles.meta}>
                  {[author, dayAndTime(message.createdAt)].filter(Boolean).join(' · ')}
                  {obstacle && ` · ${t(`obstacle.${obstacle}`)}`}
                </span>
              </Checkbox>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
