import { useCallback } from 'react';
import { attachFiles } from '@/entities/conversations/drafts/attachFiles';
import { useAppDispatch } from '@/store/hooks';
import { toAttach } from './incomingFiles';

/** Adds chosen, pasted or dropped files to the draft of a conversation. */
export const useAttach = (ticketId: number): ((files: readonly File[]) => void) => {
  const dispatch = useAppDispatch();
  return useCallback((files) => void dispatch(attachFiles({ ticketId, files: toAttach(files) })), [dispatch, ticketId]);
};
