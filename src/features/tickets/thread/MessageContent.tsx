import type { ComponentType } from 'react';
import type { Message } from '@/protocol/records/messages';
import { visibleText } from '@/domain/messageText';
import { captionOf, messageKind, type MessageKind } from '../shared/messageKind';
import { AudioBody } from './bodies/AudioBody';
import { CallBody } from './bodies/CallBody';
import { ContactBody } from './bodies/ContactBody';
import { DeletedBody } from './bodies/DeletedBody';
import { FileBody } from './bodies/FileBody';
import { ImageBody } from './bodies/ImageBody';
import { LocationBody } from './bodies/LocationBody';
import { ReactionBody } from './bodies/ReactionBody';
import { StickerBody } from './bodies/StickerBody';
import { TextBody } from './bodies/TextBody';
import { VideoBody } from './bodies/VideoBody';
import { RichText } from './RichText';

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

/** What a message says, by its kind. */
export const MessageContent = ({ message }: MessageContentProps) => {
  if (message.isDeleted) {
    return <DeletedBody text={message.mediaUrl ? captionOf(message) : visibleText(message.body)} />;
  }
  const kind = messageKind(message);
  const Body = BODIES[kind];
  const caption = CAPTIONED.includes(kind) ? captionOf(message) : '';
  return (
    <>
      <Body message={message} />
      {caption && <RichText text={caption} />}
    </>
  );
};
