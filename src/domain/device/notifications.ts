import type { NoticeKind } from '@/bridge/alerts';
import type { Chat, ChatMessage } from '@/protocol/records/chats';
import type { Message } from '@/protocol/records/messages';
import type { Ticket } from '@/protocol/records/tickets';
import { isAnnouncedTo, isOwnOpen, type Agent } from '../conversations/access';
import { isChatMember } from '../conversations/chats';
import { isQuietAt, type QuietHours } from './quietHours';

/** Is the user notified of a message? Only of a customer's new message in one of the user's own open tickets. */
export const isMessageNotice = (agent: Agent, ticket: Ticket, message: Message): boolean =>
  !message.fromMe && message.isEdited !== true && isOwnOpen(agent, ticket);

/**
 * Is a ticket that just became pending announced? `before` is the ticket as it was known, null when unknown. A ticket is announced
 * once for each time it becomes pending.
 */
export const isPendingNotice = (agent: Agent, before: Ticket | null, after: Ticket): boolean =>
  isAnnouncedTo(agent, after) && (before === null || !isAnnouncedTo(agent, before));

/**
 * Did another agent hand the ticket to this user? An unknown ticket, as one from a foreign queue is, counts only if it is certain
 * that it was not the user's before (`isNewHere`).
 */
export const isTransferNotice = (agent: Agent, before: Ticket | null, after: Ticket, isNewHere: boolean): boolean =>
  (before === null ? isNewHere : !isOwnOpen(agent, before)) && isOwnOpen(agent, after);

/** Is the user notified of a colleague's message? Servers send it to the whole company, members or not. */
export const isChatNotice = (userId: number, chat: Chat, { senderId }: Pick<ChatMessage, 'senderId'>): boolean =>
  senderId !== userId && isChatMember(chat, userId);

/** What the user is looking at. */
export interface Attention {
  readonly focused: boolean;
  /** The tickets whose conversations are on screen. */
  readonly conversations: readonly number[];
  /** The list of pending tickets is on screen. */
  readonly pendingShown: boolean;
  /** The internal chat that is on screen. */
  readonly chat: number | null;
}

/** What a notice is about, to compare with what the user looks at. */
export type NoticePlace =
  | { readonly ticketId: number }
  | { readonly chatId: number }
  | { readonly list: 'pending' }
  | null;

/** Why a notification is held back: its place is visible, its kind is switched off, or do-not-disturb is on. */
export type Suppression = 'conversationOpen' | 'pendingShown' | 'kindOff' | 'doNotDisturb';

/** The user's rules for notices. */
export interface NoticeRules {
  readonly kinds: Readonly<Record<NoticeKind, { readonly on: boolean }>>;
  readonly doNotDisturb: boolean;
  readonly quietHours: QuietHours;
}

/** Does the user already see the place? Only the focused window counts. */
const seen = (place: NoticePlace, attention: Attention): Suppression | null => {
  if (!attention.focused || place === null) return null;
  if ('list' in place) return attention.pendingShown ? 'pendingShown' : null;
  const isOpen =
    'ticketId' in place ? attention.conversations.includes(place.ticketId) : attention.chat === place.chatId;
  return isOpen ? 'conversationOpen' : null;
};

/** Is this a time of do-not-disturb, switched on now or by the weekly schedule? */
export const isDoNotDisturb = ({ doNotDisturb, quietHours }: NoticeRules, now: Date): boolean =>
  doNotDisturb || isQuietAt(quietHours, now);

/** Why a notice is not shown; null when it is. Its sound is suppressed with it. */
export const suppressionOf = (
  { kind, place }: { readonly kind: NoticeKind; readonly place: NoticePlace },
  attention: Attention,
  rules: NoticeRules,
  now: Date,
): Suppression | null =>
  seen(place, attention) ??
  (rules.kinds[kind].on ? null : 'kindOff') ??
  (isDoNotDisturb(rules, now) ? 'doNotDisturb' : null);
