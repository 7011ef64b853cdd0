import type { ServerContext } from '../context';
import type { Random } from '../db/seed/random';
import type { TicketRow } from '../db/rows';
import type { SocketUser } from '../realtime/socketUser';
import type { Content } from '../services/messages/contents';
import { createMessageStore } from '../services/messages/messageStore';
import type { MessageStore } from '../services/messages/messageStore';
import { createReceiver } from '../services/messages/receiveMessage';
import type { Receiver } from '../services/messages/receiveMessage';
import { isConnected } from '../services/network';

/** How long after the last message a conversation counts as current, ms; customers do not write in older ones. */
const ATTENTION = 30 * 60_000;

/** SQL condition on tickets: no rating is awaited, since that would swallow the customer's messages. */
export const AWAITS_NO_RATING = `NOT EXISTS (SELECT 1 FROM ticket_traking r
  WHERE r.ticketId = tickets.id AND r.finishedAt IS NULL AND r.ratingAt IS NOT NULL AND r.rated = 0)`;

/** What the parts of the simulator share. They write only through the services that real messages use. */
export interface SimulatorContext extends ServerContext {
  random: Random;
  receiver: Receiver;
  store: MessageStore;
  /** Users with an open socket. */
  connected: () => SocketUser[];
  /** Sends as the ticket's contact over the ticket's connection; does nothing while that is down. */
  writeAs: (ticket: TicketRow, content: Content, quotedMsgId?: string) => void;
  /** Conversations last changed before this time, stored text, are over. */
  attentionFrom: () => string;
}

export const createSimulatorContext = (
  context: ServerContext,
  { random, connected }: Pick<SimulatorContext, 'random' | 'connected'>,
): SimulatorContext => {
  const { tables, clock } = context;
  const receiver = createReceiver(context);
  return {
    ...context,
    random,
    connected,
    receiver,
    store: createMessageStore(context),
    writeAs: (ticket, content, quotedMsgId) => {
      const { number, name } = tables.contacts.get(ticket.contactId)!;
      const connection = tables.whatsapps.get(ticket.whatsappId);
      if (!isConnected(connection)) return;
      receiver.receive({
        whatsappId: connection.id,
        from: { number, name },
        content,
        quotedMsgId: quotedMsgId ?? null,
      });
    },
    attentionFrom: () => new Date(clock.now().getTime() - ATTENTION).toISOString(),
  };
};
