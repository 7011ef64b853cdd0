import { useTranslation } from '@/i18n/useTranslation';
import { mayOpenTicket } from '@/domain/conversations/access';
import { chatAddress, chatOfPlace } from '@/domain/conversations/chats';
import { conversationAddress } from '@/domain/conversations/ticketAddress';
import { ticketName } from '@/domain/conversations/ticketName';
import { chats } from '@/entities/conversations/chats/chats';
import { selectTicket } from '@/entities/conversations/tickets/ticketSelectors';
import { selectUser } from '@/entities/session/sessionSelectors';
import { useAppSelector } from '@/store/hooks';

/** What the conversation of a ticket or an internal chat is called, and its address; null where it is out of reach. */
export const useConversation = (place: number): { readonly name: string; readonly path: string | null } => {
  const { t } = useTranslation(['tickets', 'chats']);
  const chatId = chatOfPlace(place);
  const chat = useAppSelector((state) => (chatId === null ? undefined : chats.selectById(state, chatId)));
  const ticket = useAppSelector((state) => selectTicket(state, place));
  const user = useAppSelector(selectUser);
  if (chatId !== null) return { name: chat?.title || t('chats:title'), path: chat ? chatAddress(chat.uuid) : null };
  return {
    name: ticket ? ticketName(ticket) : t('heldBack.unnamed', { id: place }),
    path: ticket && user && mayOpenTicket(user, ticket) ? conversationAddress(ticket.uuid) : null,
  };
};
