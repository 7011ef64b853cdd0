/** Room names of the socket contract (socket.md §2). */

export const companyRoom = (companyId: number): string => `company-${companyId}-mainchannel`;
export const userRoom = (userId: number): string => `user-${userId}`;
export const ticketRoom = (ticketId: number): string => String(ticketId);
export const companyStatusRoom = (companyId: number, status: string): string => `company-${companyId}-${status}`;
export const companyNotificationRoom = (companyId: number): string => `company-${companyId}-notification`;
/** ⚠ `queue-null-*` is shared by all companies, as on the real servers. */
export const queueStatusRoom = (queueId: number | null, status: string): string => `queue-${queueId}-${status}`;
export const queueNotificationRoom = (queueId: number | null): string => `queue-${queueId}-notification`;
