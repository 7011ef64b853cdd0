import type { ServerContext } from '../../context';
import type { Cancel } from '../../timers';
import { createMessageStore } from './messageStore';

/** Time between two delivery marks of a message, ms. */
const MARK_STEP = 500;
/** The last automatic mark: the next one is set when the customer reads the message. */
const DELIVERED = 3;
/** Most marks set per check, so that catching up never blocks the server for long. */
const AT_ONCE = 200;

/**
 * Marks the company's messages as sent, then delivered. It reads the stored marks instead of keeping messages in memory, so it
 * continues after a crash.
 */
export const createDeliveries = (context: ServerContext) => {
  const { db, tables, clock, timers } = context;
  const store = createMessageStore(context);

  const advance = (): void => {
    const before = new Date(clock.now().getTime() - MARK_STEP).toISOString();
    const due = db.all(
      `SELECT * FROM messages WHERE fromMe = 1 AND ack IN (1, 2) AND updatedAt <= :before ORDER BY createdAt, rowid LIMIT :n`,
      { before, n: AT_ONCE },
    );
    if (due.length === 0) return;
    db.transaction(() => {
      for (const message of tables.messages.readAll(due)) store.mark(message, Math.min(message.ack + 1, DELIVERED));
    });
  };

  return { advance, start: (): Cancel => timers.every(MARK_STEP, advance) };
};
