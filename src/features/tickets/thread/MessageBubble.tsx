import { memo, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '@/protocol/records/messages';
import { classNames } from '@/ui/classNames';
import { ChevronDown } from '@/ui/icons';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { clockTime } from '@/lib/moments';
import styles from './Bubble.module.css';
import { useConversation } from './conversationContext';
import { DeliveryMark } from '../shared/DeliveryMark';
import { deliveryStage } from '../shared/deliveryStage';
import { MessageContent } from './MessageContent';
import { Meta } from './Meta';
import { Quote } from './Quote';
import type { Gap } from './threadItems';
import { useSpotlight } from './spotlight';
import { useAuthorName } from './useAuthorName';

interface MessageBubbleProps {
  readonly message: Message;
  readonly opensGroup: boolean;
  readonly gap: Gap;
}

/** One message. Memoised: the parent draws hundreds, and an event changes one. */
export const MessageBubble = memo(({ message, opensGroup, gap }: MessageBubbleProps) => {
  const { t } = useTranslation('tickets');
  const { isGroup, openMenu } = useConversation();
  const author = useAuthorName()(message);
  const isGlowing = useSpotlight().target?.messageId === message.id;
  const menuButton = useRef<HTMLButtonElement>(null);
  const stage = message.isDeleted ? null : deliveryStage(message);

  const openFromButton = () => {
    if (menuButton.current) openMenu?.(message, menuButton.current.getBoundingClientRect(), menuButton.current);
  };
  const openFromPointer = (event: MouseEvent) => {
    // Selected text and links keep the system's own menu.
    if (!openMenu || !menuButton.current || window.getSelection()?.toString() || (event.target as Element).closest('a'))
      return;
    event.preventDefault();
    openMenu(message, new DOMRect(event.clientX, event.clientY), menuButton.current);
  };
  return (
    // The menu button is the way for the keyboard; the pointer also has the context menu.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      className={classNames(styles.line, message.fromMe && styles.own, styles[gap], isGlowing && styles.glowing)}
      data-message={message.id}
      aria-current={isGlowing || undefined}
      onContextMenu={openFromPointer}
    >
      <div className={classNames(styles.bubble, opensGroup && styles.opens)}>
        {isGroup && !message.fromMe && opensGroup ? (
          <span className={styles.author}>{author}</span>
        ) : (
          <VisuallyHidden>{t('message.author', { name: author })}</VisuallyHidden>
        )}
        {message.quotedMsg && !message.isDeleted && <Quote message={message.quotedMsg} />}
        <MessageContent message={message} />
        <Meta
          time={clockTime(message.createdAt)}
          edited={message.isEdited === true && !message.isDeleted}
          mark={stage && <DeliveryMark stage={stage} />}
        />
        {openMenu && (
          <button
            ref={menuButton}
            type="button"
            className={styles.menu}
            // Arrows lead from message to message; the conversation is one stop of the Tab key.
            tabIndex={-1}
            aria-label={t('message.menu')}
            aria-haspopup="menu"
            onClick={openFromButton}
          >
            <ChevronDown size={15} />
          </button>
        )}
      </div>
    </article>
  );
});
MessageBubble.displayName = 'MessageBubble';
