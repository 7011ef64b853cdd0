import type { ServerContext } from '../../context';
import type { Cancel } from '../../timers';
import { createMessageStore } from './messageStore';

/** ms between two marks of an own message. */
const MARK_STEP = 500;
/** The mark at which only the customer takes it further, by reading. */
const DELIVERED = 3;
/** Marks moved per look, so that a catch-up never blocks the server for long. */
const AT_ONCE = 200;

/**
 * Lets own messages climb from queued over sent to delivered. It looks at the stored marks instead of remembering
 * messages, so it goes on after a crash.
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
