import type { Message } from '@/protocol/records/messages';
import type { Ticket } from '@/protocol/records/tickets';
import { oneLine } from '@/domain/text/oneLine';
import { listedKind, messagePreview, type MessagePreview } from '@/domain/conversations/messageContent';
import { deliveryStage, type DeliveryStage } from '../shared/deliveryStage';

export interface LastMessage extends Omit<MessagePreview, 'kind'> {
  /** `media`: a file of unknown kind. */
  readonly kind: MessagePreview['kind'] | 'media';
  readonly stage: DeliveryStage | null;
}

/** The preview of a ticket's last message for its row; `newest` is the newest message of its conversation, if loaded. */
export const lastMessagePreview = (
  { lastMessage, updatedAt }: Pick<Ticket, 'lastMessage' | 'updatedAt'>,
  newest: Message | undefined,
): LastMessage => {
  const text = oneLine(lastMessage ?? '');
  const isItsText = newest && (oneLine(newest.body) === text || (newest.createdAt ?? '') >= (updatedAt ?? ''));
  if (isItsText) return { ...messagePreview(newest), stage: newest.isDeleted ? null : deliveryStage(newest) };
  const listed = listedKind(text);
  return { kind: listed ?? 'text', words: listed === null ? text : '', stage: null };
};
