import { type ComponentType, memo, type MouseEvent, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { visibleText } from '@/domain/conversations/messageText';
import { clockTime } from '@/lib/moments';
import type { Message } from '@/protocol/records/messages';
import { Bubble, BubbleAuthor, BubbleMenuButton, BubbleMeta, type Gap } from '@/ui/conversation/Bubble';
import { avatarTint } from '@/ui/layout/avatarLook';
import { DeliveryMark } from '../../shared/DeliveryMark';
import { deliveryStage } from '../../shared/deliveryStage';
import { captionOf, messageKind, type MessageKind } from '@/domain/conversations/messageContent';
import { Quote } from './Quote';
import { MessageText } from './MessageText';
import { AudioBody } from '../bodies/AudioBody';
import { CallBody } from '../bodies/CallBody';
import { ContactBody } from '../bodies/ContactBody';
import { DeletedBody } from '../bodies/DeletedBody';
import { FileBody } from '../bodies/FileBody';
import { ImageBody } from '../bodies/ImageBody';
import { LocationBody } from '../bodies/LocationBody';
import { StickerBody } from '../bodies/StickerBody';
import { TextBody } from '../bodies/TextBody';
import { VideoBody } from '../bodies/VideoBody';
import { useConversation } from '../conversationContext';
import { useSpotlight } from '../spotlight';
import { useAuthorName } from '../useAuthorName';

/** A reaction arrives as a separate message; servers do not say which message it belongs to. */
const ReactionBody = ({ message }: { readonly message: Message }) => {
  const { t } = useTranslation('tickets');
  return <em>{t('message.reaction', { emoji: visibleText(message.body) })}</em>;
};

interface MessageContentProps {
  readonly message: Message;
}

const BODIES: Readonly<Record<MessageKind, ComponentType<MessageContentProps>>> = {
  text: TextBody,
  image: ImageBody,
  sticker: StickerBody,
  audio: AudioBody,
  video: VideoBody,
  location: LocationBody,
  contact: ContactBody,
  call: CallBody,
  reaction: ReactionBody,
  file: FileBody,
};

const CAPTIONED: readonly MessageKind[] = ['image', 'video', 'file'];

/** The content of a message, by its kind. */
const MessageContent = ({ message }: MessageContentProps) => {
  if (message.isDeleted) return <DeletedBody message={message} />;
  const kind = messageKind(message);
  const Body = BODIES[kind];
  const caption = CAPTIONED.includes(kind) ? captionOf(message) : '';
  return (
    <>
      <Body message={message} />
      {caption && <MessageText text={caption} />}
    </>
  );
};

interface MessageBubbleProps {
  readonly message: Message;
  readonly opensGroup: boolean;
  readonly gap: Gap;
}

/** One message. Memoised, since the parent renders many and an event changes one. */
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
    // Selected text and links keep the system's context menu.
    if (!openMenu || !menuButton.current || window.getSelection()?.toString() || (event.target as Element).closest('a'))
      return;
    event.preventDefault();
    // With a size: antd hides a menu beside an element that has none.
    openMenu(message, new DOMRect(event.clientX, event.clientY, 1, 1), menuButton.current);
  };
  return (
    // The keyboard uses the menu button; the pointer also has the context menu.
    <Bubble
      own={message.fromMe}
      opensGroup={opensGroup}
      gap={gap}
      glowing={isGlowing}
      data-message={message.id}
      onContextMenu={openFromPointer}
    >
      <BubbleAuthor
        name={author}
        shown={isGroup && !message.fromMe && opensGroup}
        color={`var(--avatar-${avatarTint(message.contactId ?? author)})`}
      />
      {message.quotedMsg && !message.isDeleted && <Quote message={message.quotedMsg} />}
      <MessageContent message={message} />
      <BubbleMeta
        time={clockTime(message.createdAt)}
        edited={message.isEdited && !message.isDeleted ? t('message.edited') : undefined}
        mark={stage && <DeliveryMark stage={stage} />}
      />
      {openMenu && <BubbleMenuButton ref={menuButton} label={t('message.menu')} onClick={openFromButton} />}
    </Bubble>
  );
});
MessageBubble.displayName = 'MessageBubble';
