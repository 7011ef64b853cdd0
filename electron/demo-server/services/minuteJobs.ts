import type { ServerContext } from '../context';
import type { TicketRow } from '../db/rows';
import { ticketRoom } from '../realtime/rooms';
import type { Cancel } from '../timers';
import { extendedText } from './messages/contents';
import { AUTOMATIC_MARK, createMessageStore } from './messages/messageStore';
import { createTicketViews } from './tickets/ticketViews';
import { createTracking } from './tickets/tracking';

const MINUTE = 60_000;
/** Minutes after which a user whose row did not change counts as offline, connected or not. */
const ONLINE_MINUTES = 5;

/** Jobs that servers run every minute. */
export const createMinuteJobs = (context: ServerContext) => {
  const { db, tables, hub, clock, timers } = context;
  const store = createMessageStore(context);
  const views = createTicketViews(context);
  const tracking = createTracking(context);

  const minutesAgo = (minutes: number): string => new Date(clock.now().getTime() - minutes * MINUTE).toISOString();

  const olderThan = (condition: string, whatsappId: number, minutes: number): TicketRow[] =>
    tables.tickets.readAll(
      db.all(`SELECT * FROM tickets WHERE whatsappId = :whatsappId AND updatedAt < :before AND ${condition}`, {
        whatsappId,
        before: minutesAgo(minutes),
      }),
    );

  /** ⚠ Emits no event: lists are stale until they are loaded again. */
  const closeInactive = (): void => {
    for (const { id, expiresTicket, expiresInactiveMessage } of tables.whatsapps.findAll()) {
      if (!expiresTicket) continue;
      for (const ticket of olderThan("status = 'open' AND isGroup = 0 AND fromMe = 1", id, expiresTicket)) {
        if (expiresInactiveMessage) store.own(ticket, extendedText(`${AUTOMATIC_MARK}${expiresInactiveMessage}`));
        tables.tickets.update({ id: ticket.id }, { status: 'closed' });
        tracking.finished(ticket, ticket.userId);
      }
    }
  };

  /** Moves waiting tickets without a queue to the connection's queue; only joined chat boxes get an event. */
  const transferWaiting = (): void => {
    for (const { id, timeToTransfer, transferQueueId } of tables.whatsapps.findAll()) {
      if (!timeToTransfer || transferQueueId === null) continue;
      for (const ticket of olderThan("status = 'pending' AND queueId IS NULL AND isGroup = 0", id, timeToTransfer)) {
        tables.tickets.update({ id: ticket.id }, { queueId: transferQueueId });
        const moved = tables.tickets.get(ticket.id)!;
        hub.emit([ticketRoom(moved.id)], `company-${moved.companyId}-ticket`, {
          action: 'update',
          ticket: views.detail(moved),
          traking: tracking.running(moved),
        });
      }
    }
  };

  const switchOffIdleUsers = (): void => {
    db.run('UPDATE users SET online = 0 WHERE online = 1 AND updatedAt < :before', {
      before: minutesAgo(ONLINE_MINUTES),
    });
  };

  const run = (): void =>
    db.transaction(() => {
      closeInactive();
      transferWaiting();
      switchOffIdleUsers();
    });

  return { start: (): Cancel => timers.every(MINUTE, run) };
};
