import { useMemo, useState } from 'react';
import type { Message } from '@/protocol/records/messages';
import { selectThread, selectThreadMessages } from '@/entities/conversations/messages/messageSelectors';
import { useAppSelector } from '@/store/hooks';
import { messageKind } from '@/domain/conversations/messageContent';
import { useOlderWhile } from '../list/useOlderWhile';

interface Pictures {
  /** Null if the picture has been deleted meanwhile. */
  readonly current: Message | null;
  /** Position among the loaded pictures, from 1, oldest first. */
  readonly position: number;
  readonly count: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly goPrevious: () => void;
  readonly goNext: () => void;
  /** The reader waits at the first loaded picture for an older one. */
  readonly awaitsOlder: boolean;
}

const isPicture = (message: Message) => !message.isDeleted && messageKind(message) === 'image';

/** Browses the pictures of a conversation; going back beyond the first loads older pages. */
export const usePictures = (ticketId: number, firstId: string): Pictures => {
  const messages = useAppSelector((state) => selectThreadMessages(state, ticketId));
  const hasMore = useAppSelector((state) => selectThread(state, ticketId).hasMore);
  const [currentId, setCurrentId] = useState(firstId);
  const [wantsOlder, setWantsOlder] = useState(false);
  const pictures = useMemo(() => messages.filter(isPicture), [messages]);
  const index = pictures.findIndex(({ id }) => id === currentId);
  const awaitsOlder = wantsOlder && index === 0;
  const retryOlder = useOlderWhile(ticketId, awaitsOlder);

  const show = (picture: Message | undefined) => {
    if (!picture) return;
    setCurrentId(picture.id);
    setWantsOlder(false);
  };
  const goPrevious = () => {
    if (index > 0) {
      show(pictures[index - 1]);
      return;
    }
    setWantsOlder(hasMore);
    retryOlder();
  };
  if (wantsOlder && index > 0) show(pictures[index - 1]);
  return {
    current: pictures[index] ?? null,
    position: index + 1,
    count: pictures.length,
    hasPrevious: index > 0 || (index === 0 && hasMore),
    hasNext: index !== -1 && index < pictures.length - 1,
    goPrevious,
    goNext: () => show(pictures[index + 1]),
    awaitsOlder,
  };
};
