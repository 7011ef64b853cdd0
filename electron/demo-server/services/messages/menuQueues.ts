import type { ServerContext } from '../../context';
import type { QueueRow } from '../../db/rows';

/** The queues a connection offers, in the order of its menu; the first is number 1. */
export const menuQueues = ({ db, tables }: Pick<ServerContext, 'db' | 'tables'>, whatsappId: number): QueueRow[] =>
  tables.queues.readAll(
    db.all(
      `SELECT q.* FROM queues q JOIN whatsapp_queues wq ON wq.queueId = q.id
       WHERE wq.whatsappId = :whatsappId ORDER BY q.orderQueue IS NULL, q.orderQueue, q.id`,
      { whatsappId },
    ),
  );
