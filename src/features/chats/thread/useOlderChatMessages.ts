import { useCallback } from 'react';
import { CHAT_THRESHOLD_PX } from '@/domain/limits';
import { selectMayLoadOlderChat } from '@/entities/conversations/chatMessages/chatMessagesState';
import { loadOlderChatMessages } from '@/entities/conversations/chatMessages/chatMessageThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** Answers what loads older messages when the reader is within 600 px of the oldest loaded one, which must be rendered. */
export const useOlderChatMessages = (chatId: number): ((scroller: HTMLElement) => void) => {
  const dispatch = useAppDispatch();
  const mayLoad = useAppSelector((state) => selectMayLoadOlderChat(state, chatId));
  return useCallback(
    ({ scrollTop }: HTMLElement) => {
      if (mayLoad && scrollTop <= CHAT_THRESHOLD_PX) void dispatch(loadOlderChatMessages({ chatId }));
    },
    [chatId, dispatch, mayLoad],
  );
};
