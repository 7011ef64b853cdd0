import type { Tables } from '../db/tables';

/** What the hub knows about a connected user. Read once, at connection; later changes need a reconnect. */
export interface SocketUser {
  id: number;
  companyId: number;
  isAdmin: boolean;
  queueIds: readonly number[];
  /** Gets events of tickets without a queue. */
  seesUnqueued: boolean;
}

/** Null for a user who no longer exists. */
export const readSocketUser = (tables: Tables, userId: number): SocketUser | null => {
  const user = tables.users.get(userId);
  if (!user) return null;
  return {
    id: user.id,
    companyId: user.companyId,
    isAdmin: user.profile === 'admin',
    queueIds: tables.userQueues.findAll({ userId }).map(({ queueId }) => queueId),
    seesUnqueued: user.allTicket === 'enabled',
  };
};
