import { messageSchema, type Message } from '../records/messages';
import { type Ticket, ticketSchema } from '../records/tickets';
import { parseRecord } from '../parse';
import { call, field, nothing, paged, part, type OnDropped, type Page } from './call';

/** Page 1 holds the newest messages; inside a page the oldest comes first. */
export interface MessagePage extends Page<Message> {
  readonly ticket: Ticket | null;
}

const readMessages = paged(messageSchema, 'messages');

/** rest.md §9. A sent message is not in the answer: it arrives as an event (C18). */
export const messages = {
  page: call(
    'GET',
    (ticketId: number) => `/messages/${part(ticketId)}`,
    (body: unknown, onDropped?: OnDropped): MessagePage => ({
      ...readMessages(body, onDropped),
      ticket: parseRecord(ticketSchema, field(body, 'ticket')),
    }),
  ),
  send: call('POST', (ticketId: number) => `/messages/${part(ticketId)}`, nothing),
  remove: call('DELETE', (messageId: string) => `/messages/${part(messageId)}`, nothing),
  /** The external API, with a connection's token as bearer (CALL-159). */
  sendExternally: call('POST', () => '/api/messages/send', nothing),
};
