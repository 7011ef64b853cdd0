import type { Message } from '@/protocol/records/messages';
import { selectDraft } from '@/entities/drafts/draftSelectors';
import { selectThreadMessages } from '@/entities/messages/messageSelectors';
import { useAppStore } from '@/store/hooks';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { useReply } from '../composer/useReply';

const mayAnswer = ({ fromMe, isDeleted }: Message): boolean => !fromMe && !isDeleted;

/** A key that answers the customer's last message, and pressed again the one before. */
export const useReplyKey = (ticketId: number, enabled: boolean): void => {
  const store = useAppStore();
  const reply = useReply(ticketId);
  const answerEarlier = () => {
    const messages = selectThreadMessages(store.getState(), ticketId);
    const quoted = selectDraft(store.getState(), ticketId)?.quotedMsgId;
    const at = messages.findIndex(({ id }) => id === quoted);
    const earlier = messages.slice(0, at === -1 ? messages.length : at).findLast(mayAnswer);
    if (earlier) reply(earlier.id);
  };
  useShortcut('reply', enabled ? answerEarlier : null);
};
