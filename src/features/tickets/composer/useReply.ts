import { useCallback } from 'react';
import { selectDraft } from '@/entities/drafts/draftSelectors';
import { draftChanged } from '@/entities/drafts/draftsSlice';
import { useAppStore } from '@/store/hooks';

/** Makes the next text of a conversation an answer to a message, or with null to none (INPUT-17). */
export const useReply = (ticketId: number): ((messageId: string | null) => void) => {
  const store = useAppStore();
  return useCallback(
    (quotedMsgId) => {
      const text = selectDraft(store.getState(), ticketId)?.text ?? '';
      store.dispatch(draftChanged({ ticketId, text, quotedMsgId }));
    },
    [store, ticketId],
  );
};
