import type { ServerContext } from '../../context';
import type { TicketRow, TrakingRow } from '../../db/rows';

/** One row per attendance: when it was queued, started, rated and ended. */
export const createTracking = ({ tables, clock }: Pick<ServerContext, 'tables' | 'clock'>) => {
  const now = (): string => clock.now().toISOString();

  /** The running attendance of a ticket, created if there is none. */
  const running = (ticket: TicketRow): TrakingRow =>
    tables.traking.find({ ticketId: ticket.id, finishedAt: null }) ??
    tables.traking.insert({
      ticketId: ticket.id,
      companyId: ticket.companyId,
      whatsappId: ticket.whatsappId,
      userId: ticket.userId,
    });

  return {
    running,

    queued: (ticket: TicketRow): void => {
      const { id } = running(ticket);
      tables.traking.update({ id }, { queuedAt: now(), startedAt: null, userId: null, whatsappId: ticket.whatsappId });
    },

    started: (ticket: TicketRow, userId: number | null): void => {
      const { id } = running(ticket);
      tables.traking.update(
        { id },
        { startedAt: now(), ratingAt: null, rated: false, userId, whatsappId: ticket.whatsappId },
      );
    },

    ratingAsked: (ticket: TicketRow): void => {
      tables.traking.update({ id: running(ticket).id }, { ratingAt: now() });
    },

    finished: (ticket: TicketRow, userId: number | null): void => {
      tables.traking.update({ id: running(ticket).id }, { finishedAt: now(), whatsappId: ticket.whatsappId, userId });
    },

    rated: (traking: TrakingRow, rate: number): void => {
      tables.userRatings.insert({
        ticketId: traking.ticketId,
        companyId: traking.companyId,
        userId: traking.userId,
        rate,
      });
      tables.traking.update({ id: traking.id }, { finishedAt: now(), rated: true });
    },
  };
};
