import type { ServerContext } from '../../context';
import type { TicketRow } from '../../db/rows';
import {
  companyNotificationRoom,
  companyRoom,
  companyStatusRoom,
  queueNotificationRoom,
  queueStatusRoom,
  ticketRoom,
  userRoom,
} from '../../realtime/rooms';

type Placed = Pick<TicketRow, 'id' | 'companyId' | 'status' | 'queueId' | 'userId'>;

/** Rooms of everyone who follows a ticket in its present state: its lists, its notifications and its chat box. */
export const ticketAudience = ({ id, companyId, status, queueId }: Placed): string[] => [
  ticketRoom(id),
  companyStatusRoom(companyId, status),
  companyNotificationRoom(companyId),
  queueStatusRoom(companyId, queueId, status),
  queueNotificationRoom(companyId, queueId),
];

const userRooms = (...ids: (number | null)[]): string[] => ids.filter((id) => id !== null).map(userRoom);

/** Rooms of those who follow the lists of a status. */
const statusRooms = (companyId: number, queueId: number | null, status: string): string[] => [
  companyStatusRoom(companyId, status),
  queueStatusRoom(companyId, queueId, status),
];

/** A ticket leaves the lists of one status for those of another. */
interface Move {
  from: string;
  to: string;
  /** The queue whose members get the events. */
  queueId: number | null;
  /** Does the chat box get the event too? True when absent. */
  withChatBox?: boolean;
}

/** The events named `company-{c}-ticket`. */
export const createTicketEvents = ({ hub }: Pick<ServerContext, 'hub'>) => {
  const send = (companyId: number, rooms: readonly string[], payload: object): void =>
    hub.emit(rooms, `company-${companyId}-ticket`, payload);

  const moved = ({ companyId, id }: Placed, ticket: object, { from, to, queueId, withChatBox = true }: Move): void => {
    const rooms = [...statusRooms(companyId, queueId, to), ...(withChatBox ? [ticketRoom(id)] : [])];
    send(companyId, statusRooms(companyId, queueId, from), { action: 'delete', ticket, ticketId: id });
    send(companyId, rooms, { action: 'update', ticket, ticketId: id });
  };

  return {
    read: ({ companyId, id }: Placed): void =>
      send(companyId, [companyRoom(companyId)], { action: 'updateUnread', ticketId: id }),

    /** ⚠ "Left this list": goes to the old status but the new queue, so the old queue's members get no event. */
    left: (before: Placed, after: Placed): void =>
      send(
        after.companyId,
        [...statusRooms(after.companyId, after.queueId, before.status), ...userRooms(before.userId)],
        { action: 'delete', ticketId: after.id },
      ),

    changed: (before: Placed, after: Placed, ticket: object): void =>
      send(after.companyId, [...ticketAudience(after), ...userRooms(after.userId, before.userId)], {
        action: 'update',
        ticket,
      }),

    /** The rating was asked: the ticket leaves the open lists although it stays open. */
    ratingAsked: ({ companyId, queueId, id }: Placed): void =>
      send(companyId, [...statusRooms(companyId, queueId, 'open'), ticketRoom(id)], { action: 'delete', ticketId: id }),

    rated: (placed: Placed, ticket: object): void =>
      moved(placed, ticket, { from: 'open', to: 'closed', queueId: null }),

    /** A customer wrote in a closed ticket; only for a media message does the chat box get the event too. */
    reopened: (placed: Placed, ticket: object, withMedia: boolean): void =>
      moved(placed, ticket, { from: 'closed', to: 'pending', queueId: null, withChatBox: withMedia }),

    /** ⚠ A campaign's message closes the ticket, even if an agent owns it; both events contain the bare row. */
    closedByCampaign: (placed: Placed, ticket: object): void =>
      moved(placed, ticket, { from: 'open', to: 'closed', queueId: placed.queueId }),

    removed: (ticket: Placed): void =>
      send(ticket.companyId, ticketAudience(ticket), { action: 'delete', ticketId: ticket.id }),
  };
};
