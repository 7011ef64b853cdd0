import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { CHAT_THRESHOLD_PX } from '@/domain/limits';
import { selectMayLoadOlderChat } from '@/entities/conversations/chatMessages/chatMessagesState';
import { loadOlderChatMessages } from '@/entities/conversations/chatMessages/chatMessageThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { ChatItem } from './chatItems';

const AT_END_PX = 24;

interface ThreadScroll {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  readonly isAtEnd: boolean;
  readonly goToEnd: () => void;
}

/**
 * Where the reader of a chat is: the list follows new messages only when the newest is in view; older ones come in above without moving
 * what is read, and are asked for within 600 px of the top. `waiting` grows when the user sends something.
 */
export const useThreadScroll = (chatId: number, items: readonly ChatItem[], waiting: number): ThreadScroll => {
  const dispatch = useAppDispatch();
  const scroller = useRef<HTMLDivElement>(null);
  const mayLoad = useAppSelector((state) => selectMayLoadOlderChat(state, chatId));
  const [isAtEnd, setAtEnd] = useState(true);
  const before = useRef({ first: items[0]?.key, height: 0, top: 0, isAtEnd: true, waiting });

  const remember = useCallback((element: HTMLElement) => {
    const { scrollTop, scrollHeight, clientHeight } = element;
    before.current.top = scrollTop;
    before.current.height = scrollHeight;
    before.current.isAtEnd = scrollHeight - scrollTop - clientHeight <= AT_END_PX;
    setAtEnd(before.current.isAtEnd);
  }, []);
  const loadNearTop = useCallback(
    (element: HTMLElement) => {
      if (mayLoad && element.scrollTop <= CHAT_THRESHOLD_PX) void dispatch(loadOlderChatMessages({ chatId }));
    },
    [chatId, dispatch, mayLoad],
  );
  const goToEnd = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    remember(element);
  }, [remember]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const known = before.current;
    const first = items[0]?.key;
    const isPrepended = known.first !== undefined && first !== known.first && known.height > 0;
    const hasSent = waiting > known.waiting;
    known.first = first;
    known.waiting = waiting;
    if (known.isAtEnd || hasSent) element.scrollTop = element.scrollHeight;
    else if (isPrepended) element.scrollTop = known.top + element.scrollHeight - known.height;
    remember(element);
    loadNearTop(element);
  }, [items, waiting, remember, loadNearTop]);

  return {
    scroller,
    isAtEnd,
    goToEnd,
    onScroll: () => {
      if (!scroller.current) return;
      remember(scroller.current);
      loadNearTop(scroller.current);
    },
  };
};
