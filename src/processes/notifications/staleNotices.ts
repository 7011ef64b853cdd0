import { isAnnouncedTo, isOwnOpen } from '@/domain/conversations/access';
import { chatUnreads } from '@/domain/conversations/chats';
import type { EntitiesState } from '@/entities/base/state';
import { at } from '@/entities/base/idTable';
import { chats } from '@/entities/conversations/chats/chats';
import type { NoticeRecord } from './noticesSlice';

/** Is the notice out of date, because the session ended, the ticket was accepted or is another agent's, or the message was read? */
const isStale = ({ kind, ticketId, chatId, outcome }: NoticeRecord, state: EntitiesState): boolean => {
  const {
    tickets,
    reminders,
    session: { user },
  } = state;
  if (outcome !== 'shown') return false;
  if (!user) return true;
  if (chatId !== undefined) {
    const chat = chats.selectById(state, chatId);
    return !chat || chatUnreads(chat, user.id) === 0;
  }
  if (ticketId === null) return false;
  if (kind === 'reminder') return reminders.byTicket[ticketId]?.stage !== 'due';
  const ticket = at(tickets.byId, ticketId);
  if (!ticket) return true;
  if (kind === 'pending' || kind === 'longWait') return !isAnnouncedTo(user, ticket);
  return !isOwnOpen(user, ticket) || (kind === 'message' && ticket.unreadMessages === 0);
};

/** Did the notice go out of date between these states? */
export const turnsStale = (notice: NoticeRecord, before: EntitiesState, after: EntitiesState): boolean =>
  isStale(notice, after) && !isStale(notice, before);
