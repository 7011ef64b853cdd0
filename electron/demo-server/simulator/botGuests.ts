import type { TicketRow } from '../db/rows';
import { textContent } from '../services/messages/contents';
import { menuQueues } from '../services/messages/menuQueues';
import { AUTOMATIC_MARK } from '../services/messages/messageStore';
import { topicsOf } from './openingLines';
import { MENU_PAUSE } from './pace';
import type { SimulatorContext } from './simulatorContext';

/** Customers at the bot: they choose a queue and an option, then say what they want. */
export const createBotGuests = (context: SimulatorContext) => {
  const { db, tables, clock, random, connected, writeAs, attentionFrom } = context;

  /** Tickets of waiting customers to whom the bot wrote last, a moment ago. */
  const addressed = (): TicketRow[] =>
    tables.tickets.readAll(
      db.all(
        `SELECT * FROM tickets WHERE status = 'pending' AND userId IS NULL AND isGroup = 0 AND fromMe = 1
         AND updatedAt BETWEEN :from AND :until ORDER BY id`,
        { from: attentionFrom(), until: new Date(clock.now().getTime() - MENU_PAUSE).toISOString() },
      ),
    );

  /** Prefers a queue with a user online. */
  const chooseQueue = (ticket: TicketRow): void => {
    const queues = menuQueues(context, ticket.whatsappId!);
    const attended = new Set(connected().flatMap(({ queueIds }) => queueIds));
    const queue = random.prefer(queues, ({ id }) => attended.has(id));
    if (queue) writeAs(ticket, textContent(String(queues.indexOf(queue) + 1)));
  };

  const chooseOption = (ticket: TicketRow): void => {
    const options = tables.queueOptions.findAll({ queueId: ticket.queueId, parentId: ticket.queueOptionId });
    if (options.length > 0) writeAs(ticket, textContent(random.pick(options).option ?? '1'));
  };

  /** True if no agent has written since the customer came; otherwise an automatic text has another meaning. */
  const isUnattended = (ticket: TicketRow): boolean => {
    const since = tables.traking.find({ ticketId: ticket.id, finishedAt: null })?.createdAt ?? ticket.createdAt;
    const spoken = db.get<{ n: number }>(
      `SELECT COUNT(*) AS n FROM messages
       WHERE ticketId = :id AND fromMe = 1 AND createdAt >= :since AND body NOT LIKE :automatic`,
      { id: ticket.id, since, automatic: `${AUTOMATIC_MARK}%` },
    );
    return spoken!.n === 0;
  };

  const explain = (ticket: TicketRow): void => {
    const queue = tables.queues.get(ticket.queueId!);
    if (queue && isUnattended(ticket)) writeAs(ticket, textContent(random.pick(topicsOf(queue))));
  };

  return {
    act: (): void => {
      for (const ticket of addressed()) {
        if (!ticket.lastMessage?.startsWith(AUTOMATIC_MARK) || ticket.whatsappId === null) continue;
        if (ticket.queueId === null) chooseQueue(ticket);
        else if (ticket.chatbot) chooseOption(ticket);
        else explain(ticket);
      }
    },
  };
};
