import { useEffect } from 'react';
import { quickReplyPicked } from '@/entities/conversations/drafts/draftsSlice';
import { loadQuickMessages, selectQuickMessages } from '@/entities/company/quickMessages/quickMessages';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Zap } from '@/ui/icons';
import { isShortcutActive } from '@/ui/shortcuts/activeShortcuts';
import { oneLine } from '@/domain/text/oneLine';
import type { PaletteEntry } from './entries';
import { useFocusedTicket } from './useTicketEntries';

const NONE: readonly PaletteEntry[] = [];

/** The quick replies, while a conversation is open that takes them. */
export const useQuickReplyEntries = (): readonly PaletteEntry[] => {
  const dispatch = useAppDispatch();
  const ticket = useFocusedTicket();
  const replies = useAppSelector(selectQuickMessages);
  const mayWrite = ticket !== null && isShortcutActive('quickReplies');
  useEffect(() => {
    if (mayWrite) void dispatch(loadQuickMessages());
  }, [dispatch, mayWrite]);
  if (!ticket || !mayWrite) return NONE;
  return replies.map((quickReply) => ({
    id: `quickReply:${quickReply.id}`,
    group: 'quickReplies',
    sign: <Zap size={16} />,
    label: `/${quickReply.shortcode}`,
    hint: oneLine(quickReply.message),
    run: () => void dispatch(quickReplyPicked({ ticketId: ticket.id, quickReply })),
  }));
};
