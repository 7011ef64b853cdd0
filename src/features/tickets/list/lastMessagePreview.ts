import type { Message } from '@/contract/entities/messages';
import type { Ticket } from '@/contract/entities/tickets';
import { messagePreview, type MessagePreview } from '../shared/messagePreview';
import { oneLine } from '../shared/oneLine';
import { deliveryStage, type DeliveryStage } from '../shared/deliveryStage';

export interface LastMessage extends Omit<MessagePreview, 'kind'> {
  /** `media`: a file of which nothing more is known. */
  readonly kind: MessagePreview['kind'] | 'media';
  readonly stage: DeliveryStage | null;
}

/** Lists carry only a text; what servers put there for content without words tells its kind. */
const kindOfText = (text: string): LastMessage['kind'] => {
  if (text.startsWith('BEGIN:VCARD')) return 'contact';
  if (text.startsWith('data:image/')) return 'location';
  if (text === 'Áudio') return 'audio';
  if (text === 'sticker') return 'sticker';
  if (text === '-') return 'media';
  return 'text';
};

/** The last message of a ticket as its row shows it; `newest` is the newest one of its conversation, where that is loaded. */
export const lastMessagePreview = (
  { lastMessage, updatedAt }: Pick<Ticket, 'lastMessage' | 'updatedAt'>,
  newest: Message | undefined,
): LastMessage => {
  const text = oneLine(lastMessage ?? '');
  const isItsText = newest && (oneLine(newest.body) === text || (newest.createdAt ?? '') >= (updatedAt ?? ''));
  if (isItsText) return { ...messagePreview(newest), stage: newest.isDeleted ? null : deliveryStage(newest) };
  const kind = kindOfText(text);
  return { kind, words: kind === 'text' ? text : '', stage: null };
};
