import type { Message } from '@/protocol/records/messages';

/** `refused`: WhatsApp did not accept an own message (ack 0). */
export type DeliveryStage = 'refused' | 'queued' | 'sent' | 'delivered' | 'read';

const STAGES: readonly DeliveryStage[] = ['refused', 'queued', 'sent', 'delivered', 'read', 'read'];

/** The stage shown on an own message; none on received ones and for an ack we do not know. */
export const deliveryStage = ({ fromMe, ack }: Pick<Message, 'fromMe' | 'ack'>): DeliveryStage | null =>
  fromMe && ack !== undefined ? (STAGES[ack] ?? null) : null;
