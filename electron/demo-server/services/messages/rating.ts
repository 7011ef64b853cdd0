import type { ServerContext } from '../../context';
import type { TicketRow, TrakingRow } from '../../db/rows';
import { createFarewell } from '../tickets/finishTicket';
import { createTicketEvents } from '../tickets/ticketEvents';
import { createTicketViews } from '../tickets/ticketViews';
import { createTracking } from '../tickets/tracking';

const LOWEST = 1;
/** Highest rating. ⚠ The text offers only 1 to 3. */
const HIGHEST = 5;

/** Handles what a customer writes after being asked for a rating. */
export const createRatingAnswers = (context: ServerContext) => {
  const { tables } = context;
  const tracking = createTracking(context);
  const farewell = createFarewell(context);
  const events = createTicketEvents(context);
  const views = createTicketViews(context);

  const close = (ticket: TicketRow, traking: TrakingRow, rate: number): void => {
    tracking.rated(traking, Math.min(HIGHEST, Math.max(LOWEST, rate)));
    farewell.sayGoodbye(ticket);
    // ⚠ The event still names the former owner and queue beside the cleared ids.
    const former = views.detail(ticket);
    const cleared = { status: 'closed', userId: null, queueId: null, chatbot: null, queueOptionId: null };
    tables.tickets.update({ id: ticket.id }, cleared);
    const closed = tables.tickets.get(ticket.id)!;
    events.rated(closed, { ...former, ...closed });
  };

  return {
    /** True while a rating is awaited, whatever the message says: it is then not stored. */
    take: (ticket: TicketRow, text: string): boolean => {
      const traking = tables.traking.find({ ticketId: ticket.id, finishedAt: null });
      if (!traking || traking.ratingAt === null || traking.rated || ticket.status !== 'open') return false;
      const rate = Number(text.trim());
      if (text.trim() !== '' && Number.isFinite(rate)) close(ticket, traking, Math.trunc(rate));
      return true;
    },
  };
};
