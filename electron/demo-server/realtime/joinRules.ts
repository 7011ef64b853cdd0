import type { TicketRow } from '../db/rows';
import { companyNotificationRoom, companyStatusRoom, queueNotificationRoom, queueStatusRoom } from './rooms';
import type { SocketUser } from './socketUser';

/** Who gets into which rooms. A supervisor is a plain user here, and `super` plays no role. */

const queuesOf = ({ queueIds, seesUnqueued }: SocketUser): (number | null)[] => [
  ...queueIds,
  ...(seesUnqueued ? [null] : []),
];

export const notificationRooms = (user: SocketUser): string[] =>
  user.isAdmin
    ? [companyNotificationRoom(user.companyId)]
    : queuesOf(user).map((queueId) => queueNotificationRoom(user.companyId, queueId));

const LISTED_STATUSES = ['open', 'pending', 'closed'];

/** Others than admins follow only the pending tickets of their queues; 'open' and 'closed' give them nothing. */
export const ticketListRooms = (user: SocketUser, status: unknown): string[] => {
  if (typeof status !== 'string' || !LISTED_STATUSES.includes(status)) return [];
  if (user.isAdmin) return [companyStatusRoom(user.companyId, status)];
  if (status !== 'pending') return [];
  return queuesOf(user).map((queueId) => queueStatusRoom(user.companyId, queueId, status));
};

/** ⚠ A pending ticket has no owner, so its future owner is refused too and must ask again after accepting. */
export const mayJoinTicket = (user: SocketUser, ticket: Pick<TicketRow, 'companyId' | 'userId'> | null): boolean =>
  ticket !== null && ticket.companyId === user.companyId && (user.isAdmin || ticket.userId === user.id);
