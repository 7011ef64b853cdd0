import { useCallback, useState } from 'react';
import type { ThreadItem } from './threadItems';

interface NewMessages {
  /** Received messages below the part the reader has seen. */
  readonly newCount: number;
  readonly atBottomChanged: (atBottom: boolean) => void;
}

const newestKey = (items: readonly ThreadItem[]) => items.findLast((item) => item.kind === 'message')?.key;

export const useNewMessages = (items: readonly ThreadItem[]): NewMessages => {
  const [atBottom, setAtBottom] = useState(true);
  const [seenKey, setSeenKey] = useState(() => newestKey(items));
  const newest = newestKey(items);
  if (atBottom && newest !== seenKey) setSeenKey(newest);

  const seenAt = items.findIndex((item) => item.key === seenKey);
  const isNew = (item: ThreadItem) => item.kind === 'message' && !item.message.fromMe;
  const newCount = atBottom || seenAt === -1 ? 0 : items.slice(seenAt + 1).filter(isNew).length;
  const atBottomChanged = useCallback((is: boolean) => setAtBottom(is), []);
  return { newCount, atBottomChanged };
};
