import { createContext, useContext } from 'react';
import type { Message } from '@/protocol/records/messages';

/** What every bubble of a conversation needs; a stable object per conversation. */
export interface Conversation {
  readonly contactName: string;
  readonly isGroup: boolean;
  /** Origin under which `/public/...` files lie. */
  readonly mediaOrigin: string;
  /** Opens a message's menu; null in a read-only conversation. */
  readonly openMenu: ((message: Message, anchor: DOMRect, returnTo: HTMLElement) => void) | null;
  /** Scrolls to a message of the conversation; null where that is impossible. */
  readonly jumpTo: ((messageId: string) => void) | null;
  /** Shows a picture in the viewer; null where no viewer may open on top. */
  readonly openPicture: ((messageId: string) => void) | null;
}

const ConversationContext = createContext<Conversation | null>(null);

export const ConversationProvider = ConversationContext.Provider;

export const useConversation = (): Conversation => {
  const conversation = useContext(ConversationContext);
  if (!conversation) throw new Error('A bubble must be inside a conversation');
  return conversation;
};
