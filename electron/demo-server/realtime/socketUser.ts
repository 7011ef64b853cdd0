import type { Tables } from '../db/tables';

/** What the hub knows of a connected user. Read once at connection; later changes need a reconnect. */
export interface SocketUser {
  id: number;
  companyId: number;
  isAdmin: boolean;
  queueIds: readonly number[];
  /** Hears of tickets that lie in no queue. */
  seesUnqueued: boolean;
}

/** Null for a user who no longer exists. */
export const readSocketUser = (tables: Tables, userId: number): SocketUser | null => {
  const user = tables.users.find({ id: userId });
  if (!user) return null;
  return {
    id: user.id,
    companyId: user.companyId,
    isAdmin: user.profile === 'admin',
    queueIds: tables.userQueues.findAll({ userId }).map(({ queueId }) => queueId),
    seesUnqueued: user.allTicket === 'enabled',
  };
};
