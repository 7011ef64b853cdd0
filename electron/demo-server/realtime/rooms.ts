/** Room names of the socket contract. */

export const companyRoom = (companyId: number): string => `company-${companyId}-mainchannel`;
export const userRoom = (userId: number): string => `user-${userId}`;
export const ticketRoom = (ticketId: number): string => String(ticketId);
export const companyStatusRoom = (companyId: number, status: string): string => `company-${companyId}-${status}`;
export const companyNotificationRoom = (companyId: number): string => `company-${companyId}-notification`;

/**
 * Queue ids are unique over all companies, but real servers share the room of "no queue" and so leak other companies' rows. Here
 * every company has its own.
 */
const queueRoom = (companyId: number, queueId: number | null): string =>
  queueId === null ? `company-${companyId}-queue-null` : `queue-${queueId}`;

export const queueStatusRoom = (companyId: number, queueId: number | null, status: string): string =>
  `${queueRoom(companyId, queueId)}-${status}`;
export const queueNotificationRoom = (companyId: number, queueId: number | null): string =>
  `${queueRoom(companyId, queueId)}-notification`;
