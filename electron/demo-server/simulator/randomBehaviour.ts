import type { TicketRow } from '../db/rows';
import { editedText, reaction } from '../services/messages/contents';
import { AWAITS_NO_RATING } from './simulatorContext';
import type { SimulatorContext } from './simulatorContext';
import { newestMessages } from '../services/messages/newestMessages';

const EMOJIS = ['👍', '❤️', '🙏', '😄'] as const;
/** What is added to a text afterwards; it fits behind any. */
const SECOND_THOUGHTS = [' 🙂', ' 🙏', ' 😊'] as const;
const ENDS_IN_EMOJI = /\p{Extended_Pictographic}\uFE0F?$/u;

/** Small things customers do in conversations of agents who are online: correcting, reacting, calling. */
export const createRandomBehaviour = (context: SimulatorContext) => {
  const { db, tables, random, receiver, store, connected, writeAs, attentionFrom } = context;

  /** A current conversation of a connected user. */
  const running = (companyId: number): TicketRow | null => {
    const rows = db.all(
      `SELECT * FROM tickets WHERE companyId = :companyId AND isGroup = 0 AND status = 'open' AND updatedAt >= :from
       AND userId IN (SELECT value FROM json_each(:present)) AND ${AWAITS_NO_RATING}`,
      { companyId, from: attentionFrom(), present: JSON.stringify(connected().map(({ id }) => id)) },
    );
    return rows.length === 0 ? null : tables.tickets.read(random.pick(rows));
  };

  /** Adds an emoji to the company's last message, or corrects the customer's own. */
  const react = (ticket: TicketRow): boolean => {
    const [message] = newestMessages(tables, { ticketId: ticket.id }, 1);
    if (!message) return false;
    if (message.fromMe) {
      writeAs(ticket, reaction(random.pick(EMOJIS), message.id));
      return true;
    }
    if (message.mediaType !== 'conversation' || message.isEdited || ENDS_IN_EMOJI.test(message.body)) return false;
    db.transaction(() => store.edit(message, editedText(`${message.body}${random.pick(SECOND_THOUGHTS)}`)));
    return true;
  };

  const call = (ticket: TicketRow): boolean => {
    if (ticket.whatsappId === null) return false;
    const { number, name } = tables.contacts.get(ticket.contactId)!;
    receiver.missedCall(ticket.whatsappId, { number, name });
    return true;
  };

  return {
    /** Makes something happen. False if there is no conversation for it. */
    act: (companyId: number): boolean => {
      const ticket = running(companyId);
      if (!ticket) return false;
      return random.chance(0.8) ? react(ticket) : call(ticket);
    },
  };
};
