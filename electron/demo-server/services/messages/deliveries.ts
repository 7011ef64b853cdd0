import type { ServerContext } from '../../context';
import type { Cancel } from '../../timers';
import { createMessageStore } from './messageStore';

/** ms between two marks of an own message. */
const MARK_STEP = 500;
/** The mark after which only the customer's reading moves it on. */
const DELIVERED = 3;
/** Marks moved per check, so that catching up never blocks the server for long. */
const AT_ONCE = 200;

/**
 * Moves own messages from queued to sent to delivered. It reads the stored marks instead of remembering
 * messages, so it continues after a crash.
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
