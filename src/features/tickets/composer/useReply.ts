import { useCallback } from 'react';
import { draftChanged } from '@/entities/conversations/drafts/draftsSlice';
import { useAppDispatch } from '@/store/hooks';

/** Makes the next text of a conversation an answer to a message; null makes it no answer. */
export const useReply = (ticketId: number): ((messageId: string | null) => void) => {
  const dispatch = useAppDispatch();
  return useCallback((quotedMsgId) => void dispatch(draftChanged({ ticketId, quotedMsgId })), [dispatch, ticketId]);
};
