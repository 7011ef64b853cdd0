import type { Message } from '@/contract/entities/messages';

/** A received text as servers send it. */
export const aMessage = (rest: Partial<Message> = {}): Message => ({
  id: 'M1',
  ticketId: 1,
  body: 'Bom dia',
  fromMe: false,
  ack: 0,
  mediaType: 'conversation',
  mediaUrl: null,
  contactId: 5,
  createdAt: '2026-11-21T13:00:00.000Z',
  ...rest,
});
