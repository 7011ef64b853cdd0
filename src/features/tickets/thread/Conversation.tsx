import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Message } from '@/contract/entities/messages';
import type { Ticket } from '@/contract/entities/tickets';
import { loadMessages } from '@/entities/messages/messageThunks';
import { conversationHidden, conversationShown } from '@/entities/presence/presenceSlice';
import { useAppDispatch } from '@/store/hooks';
import { Composer } from '../composer/Composer';
import { ConversationHeader } from './ConversationHeader';
import styles from './ConversationPanel.module.css';
import { ConversationProvider } from './conversationContext';
import { MessageMenu, type MenuPlace } from './MessageMenu';
import { Thread } from './Thread';
import { useMediaOrigin } from './useMediaOrigin';

/** Header, messages and composer of one ticket. */
export const Conversation = ({ ticket }: { readonly ticket: Ticket }) => {
  const dispatch = useAppDispatch();
  const mediaOrigin = useMediaOrigin();
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const ticketId = ticket.id;
  const contactName = ticket.contact?.name ?? '';
  const isGroup = ticket.isGroup === true;

  useEffect(() => {
    dispatch(conversationShown({ ticketId }));
    void dispatch(loadMessages({ ticketId }));
    return () => void dispatch(conversationHidden({ ticketId }));
  }, [dispatch, ticketId]);

  const openMenu = useCallback((message: Message, anchor: DOMRect, returnTo: HTMLElement) => {
    setMenu({ message, anchor, returnTo });
  }, []);
  const conversation = useMemo(
    () => ({ contactName, isGroup, mediaOrigin, openMenu }),
    [contactName, isGroup, mediaOrigin, openMenu],
  );
  const closeMenu = useCallback(() => setMenu(null), []);
  return (
    <ConversationProvider value={conversation}>
      <div className={styles.conversation}>
        <ConversationHeader ticket={ticket} />
        <Thread ticket={ticket} />
        <Composer ticket={ticket} />
      </div>
      {menu && <MessageMenu ticket={ticket} place={menu} onClose={closeMenu} />}
    </ConversationProvider>
  );
};
