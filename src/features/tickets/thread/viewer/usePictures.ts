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
}

const isPicture = (message: Message) => !message.isDeleted && messageKind(message) === 'image';

/** Browses the pictures of a conversation; going back beyond the first loads older pages. */
export const usePictures = (ticketId: number, firstId: string): Pictures => {
  const messages = useAppSelector((state) => selectThreadMessages(state, ticketId));
  const { hasMore, olderFailed } = useAppSelector((state) => selectThread(state, ticketId));
  const [currentId, setCurrentId] = useState(firstId);
  const [wantsOlder, setWantsOlder] = useState(false);
  const pictures = useMemo(() => messages.filter(isPicture), [messages]);
  const index = pictures.findIndex(({ id }) => id === currentId);
  const mayLoad = hasMore && !olderFailed;
  useOlderWhile(ticketId, wantsOlder && index === 0);

  const show = (picture: Message | undefined) => {
    if (!picture) return;
    setCurrentId(picture.id);
    setWantsOlder(false);
  };
  if (wantsOlder && index > 0) show(pictures[index - 1]);
  return {
    current: pictures[index] ?? null,
    position: index + 1,
    count: pictures.length,
    hasPrevious: index > 0 || (index === 0 && mayLoad),
    hasNext: index !== -1 && index < pictures.length - 1,
    goPrevious: () => (index > 0 ? show(pictures[index - 1]) : setWantsOlder(mayLoad)),
    goNext: () => show(pictures[index + 1]),
  };
};
