import type { MessageRow, TicketRow } from '../db/rows';
import { assetFile } from '../db/seed/mediaAssets';
import { fileContent, sticker, textContent } from '../services/messages/contents';
import type { Content } from '../services/messages/contents';
import { AUTOMATIC_MARK } from '../services/messages/messageStore';
import type { Tempo } from './pace';
import { pauseFor } from './pace';
import type { Reply } from './replies';
import { replyTo } from './replies';
import type { SimulatorContext } from './simulatorContext';
import { newestMessages } from '../services/messages/newestMessages';

const READ = 4;
const PLAYED = 5;
/** Number of messages a simulated customer remembers. */
const MEMORY = 16;

const contentOf = ({ text, file }: Reply): Content => {
  if (file === undefined) return textContent(text);
  return file.startsWith('sticker') ? sticker(assetFile(file)) : fileContent(assetFile(file), { caption: text });
};

/** Customers who read and answer the company's messages. All decisions come from stored data. */
export const createAnswers = (context: SimulatorContext) => {
  const { db, tables, clock, random, store, writeAs, attentionFrom } = context;
  const ageOf = (stamp: string): number => clock.now().getTime() - Date.parse(stamp);

  const readDelivered = ({ reading }: Tempo): void => {
    const rows = db.all(
      'SELECT * FROM messages WHERE fromMe = 1 AND ack = 3 AND createdAt >= :from ORDER BY createdAt, rowid',
      { from: attentionFrom() },
    );
    const due = tables.messages.readAll(rows).filter(({ id, createdAt }) => ageOf(createdAt) >= pauseFor(id, reading));
    if (due.length === 0) return;
    db.transaction(() => {
      for (const message of due) store.mark(message, message.mediaType === 'audio' ? PLAYED : READ);
    });
  };

  /** Open conversations in which the company wrote last. */
  const waiting = (): TicketRow[] =>
    tables.tickets.readAll(
      db.all(
        "SELECT * FROM tickets WHERE status = 'open' AND fromMe = 1 AND isGroup = 0 AND updatedAt >= :from ORDER BY id",
        { from: attentionFrom() },
      ),
    );

  const lately = (ticketId: number): MessageRow[] => newestMessages(tables, { ticketId }, MEMORY).toReversed();

  const isAskedToRate = (ticket: TicketRow): boolean => {
    const traking = tables.traking.find({ ticketId: ticket.id, finishedAt: null });
    return traking !== null && traking.ratingAt !== null && !traking.rated;
  };

  const answer = (ticket: TicketRow, { answer: pause }: Tempo): void => {
    if (isAskedToRate(ticket)) {
      if (ageOf(ticket.updatedAt) >= pauseFor(ticket.updatedAt, pause)) {
        writeAs(ticket, textContent(random.pick(['2', '3', '3'])));
      }
      return;
    }
    const messages = lately(ticket.id);
    const last = messages.at(-1);
    if (!last?.fromMe || last.isDeleted || last.ack < READ || last.body.startsWith(AUTOMATIC_MARK)) return;
    if (ageOf(last.createdAt) < pauseFor(last.id, pause)) return;
    const said = messages.filter(({ fromMe }) => !fromMe).map(({ body }) => body);
    const { name } = tables.contacts.get(ticket.contactId)!;
    const reply = replyTo(last.body, said, random, name);
    if (reply) writeAs(ticket, contentOf(reply));
  };

  return {
    act: (tempo: Tempo): void => {
      readDelivered(tempo);
      for (const ticket of waiting()) answer(ticket, tempo);
    },
  };
};
