import type { NotificationTarget } from '@/bridge/alerts';
import type { Chat, ChatMessage } from '@/protocol/records/chats';
import type { Message } from '@/protocol/records/messages';
import type { Ticket } from '@/protocol/records/tickets';
import type { Reminder } from '@/domain/conversations/reminders';
import { messagePreview } from '@/domain/conversations/messageContent';
import { ticketName } from '@/domain/conversations/ticketName';
import { visibleText } from '@/domain/conversations/messageText';
import { spoofSafeFileName } from '@/domain/text/spoofSafeText';
import type { Services } from '@/entities/base/thunk';
import type { Notice } from './raiseNotice';

type Translate = Services['translate'];

/** Longest id of a notification, characters. */
const LONGEST_ID = 200;

const targetOf = ({ id, uuid }: Pick<Ticket, 'id' | 'uuid'>): NotificationTarget => ({
  kind: 'ticket',
  uuid,
  ticketId: id,
});

const bodyOf = (translate: Translate, message: Message): string => {
  const { kind, words } = messagePreview(message);
  if (kind === 'text') return visibleText(message.body);
  return kind === 'reaction'
    ? translate('tickets:preview.reaction', { emoji: words })
    : translate(`tickets:preview.${kind}`);
};

export const messageNotice = (translate: Translate, ticket: Ticket, message: Message): Notice => ({
  id: `message:${message.id}`,
  kind: 'message',
  ruledBy: 'message',
  title: ticketName(ticket),
  namelessTitle: () => translate('notices:notify.missedMessages', { count: 1 }),
  body: bodyOf(translate, message),
  target: targetOf(ticket),
  place: { ticketId: ticket.id },
  ticketId: ticket.id,
});

/**
 * What the customer wrote. The ticket's own last message may be the bot's, which answers at once. If only the bot's messages
 * arrived here, because the customer wrote before the ticket reached one of the user's queues, the queue is shown instead.
 */
const customersWords = (translate: Translate, ticket: Ticket, created: readonly Message[]): string => {
  const message = created.findLast(({ ticketId, fromMe }) => ticketId === ticket.id && !fromMe);
  if (message) return bodyOf(translate, message);
  const last = ticket.fromMe === true ? '' : visibleText(ticket.lastMessage ?? '');
  if (last !== '') return last;
  const queue = ticket.queue?.name;
  return queue ? translate('notices:notify.inQueue', { queue }) : translate('notices:notify.noQueue');
};

export const pendingNotice = (translate: Translate, ticket: Ticket, created: readonly Message[]): Notice => ({
  // A ticket may become pending again later; the time of its last change makes the id unique.
  id: `pending:${ticket.id}:${ticket.updatedAt ?? ''}`,
  kind: 'pending',
  ruledBy: 'pending',
  title: translate('notices:notify.pending', { name: ticketName(ticket) }),
  namelessTitle: () => translate('notices:notify.summary', { count: 1 }),
  body: customersWords(translate, ticket, created),
  target: { kind: 'pending', ticketId: ticket.id },
  place: { list: 'pending' },
  ticketId: ticket.id,
});

/**
 * One notice for all waits that passed the red limit, the longest first: a start in the morning must not bring a flood of notices.
 * It is shown whatever is on screen, since the row may be scrolled out of sight.
 */
export const longWaitNotice = (translate: Translate, tickets: readonly Ticket[], redMinutes: number): Notice | null => {
  const [longest] = tickets;
  if (!longest) return null;
  const isAlone = tickets.length === 1;
  const name = ticketName(longest);
  const namelessTitle = () => translate('notices:notify.longWaits', { count: tickets.length });
  return {
    id: `longWait:${longest.id}:${longest.updatedAt ?? ''}`,
    kind: 'longWait',
    ruledBy: 'longWait',
    title: isAlone ? translate('notices:notify.longWait', { name, count: redMinutes }) : namelessTitle(),
    namelessTitle,
    body: isAlone ? customersWords(translate, longest, []) : tickets.map(ticketName).join(', '),
    target: { kind: 'pending', ticketId: longest.id },
    place: null,
    ticketId: isAlone ? longest.id : null,
  };
};

/** One notice for all due reminders, shown whatever is on screen. `missed`: they fell due while the app was closed. */
export const reminderNotice = (translate: Translate, due: readonly Reminder[], missed: boolean): Notice | null => {
  const [first] = due;
  if (!first) return null;
  const isAlone = due.length === 1;
  const nameOf = ({ contactName, ticketId }: Reminder): string => contactName || `#${ticketId}`;
  const count = due.length;
  const namelessTitle = () =>
    translate(missed ? 'notices:notify.remindersMissed' : 'notices:notify.reminders', { count });
  return {
    id: due
      .map(({ ticketId, at }) => `reminder:${ticketId}:${at}`)
      .join(' ')
      .slice(0, LONGEST_ID),
    kind: 'reminder',
    ruledBy: 'reminder',
    title: isAlone && !missed ? translate('notices:notify.reminder', { name: nameOf(first) }) : namelessTitle(),
    namelessTitle,
    body: isAlone && !missed ? first.note || translate('notices:notify.reminderNow') : due.map(nameOf).join(', '),
    target: isAlone ? targetOf({ id: first.ticketId, uuid: first.uuid }) : { kind: 'reminders' },
    place: null,
    ticketId: isAlone ? first.ticketId : null,
  };
};

export const transferNotice = (translate: Translate, ticket: Ticket): Notice => ({
  id: `transfer:${ticket.id}:${ticket.updatedAt ?? ''}`,
  kind: 'transfer',
  ruledBy: 'transfer',
  title: translate('notices:notify.transfer', { name: ticketName(ticket) }),
  namelessTitle: () => translate('notices:notify.missedTransfers', { count: 1 }),
  body: visibleText(ticket.lastMessage ?? ''),
  target: targetOf(ticket),
  place: { ticketId: ticket.id },
  ticketId: ticket.id,
});

export const chatNotice = (translate: Translate, uuid: string, message: ChatMessage): Notice => ({
  id: `chat:${message.id}`,
  kind: 'chat',
  ruledBy: 'chat',
  title: message.sender?.name || translate('notices:notify.colleague'),
  namelessTitle: () => translate('notices:notify.missedChats', { count: 1 }),
  body: message.message || spoofSafeFileName(message.mediaName ?? '') || translate('tickets:preview.file'),
  target: { kind: 'chat', uuid },
  place: { chatId: message.chatId },
  ticketId: null,
  chatId: message.chatId,
});

interface Missed {
  readonly pending: readonly Ticket[];
  /** Tickets that were transferred to the user. */
  readonly given: readonly Ticket[];
  readonly written: readonly Ticket[];
  /** The number of messages in `written`. */
  readonly messages: number;
  /** Chats with messages of colleagues. */
  readonly chats: readonly Chat[];
  readonly chatMessages: number;
}

/** Where the notice leads: to what matters most of what was missed. */
const leadOf = ({ pending, given, written, chats }: Missed): Pick<Notice, 'ruledBy' | 'target' | 'place'> | null => {
  const [first] = pending;
  const tickets = [...given, ...written];
  if (first) {
    return {
      ruledBy: 'pending',
      target: { kind: 'pending', ticketId: first.id },
      // The list of waiting tickets shows nothing of the rest.
      place: tickets.length === 0 && chats.length === 0 ? { list: 'pending' } : null,
    };
  }
  const [ticket] = tickets;
  if (ticket) {
    return {
      ruledBy: given.length > 0 ? 'transfer' : 'message',
      target: targetOf(ticket),
      place: tickets.length === 1 && chats.length === 0 ? { ticketId: ticket.id } : null,
    };
  }
  const [chat] = chats;
  if (!chat) return null;
  return {
    ruledBy: 'chat',
    target: { kind: 'chat', uuid: chat.uuid },
    place: chats.length === 1 ? { chatId: chat.id } : null,
  };
};

/** One notice for all that was missed in a gap. */
export const summaryNotice = (translate: Translate, missed: Missed, now: number): Notice | null => {
  const lead = leadOf(missed);
  if (!lead) return null;
  const { pending, given, written, messages, chats, chatMessages } = missed;
  const people = [...pending, ...given, ...written].map(ticketName);
  const titles = chats.map(({ title }) => title || translate('notices:notify.colleague'));
  const counts = [
    ['summary', pending.length],
    ['missedTransfers', given.length],
    ['missedMessages', messages],
    ['missedChats', chatMessages],
  ] as const;
  const title = counts
    .flatMap(([key, count]) => (count > 0 ? translate(`notices:notify.${key}`, { count }) : []))
    .join(', ');
  return {
    ...lead,
    id: `summary:${now}`,
    kind: 'summary',
    title,
    namelessTitle: () => title,
    body: [...new Set([...people, ...titles])].join(', '),
    ticketId: null,
  };
};
