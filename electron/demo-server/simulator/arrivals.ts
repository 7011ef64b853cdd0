import { AVATAR_COUNT, avatarPath } from '../db/seed/avatars';
import { fillInSome, greetingAt } from '../db/seed/facts';
import { renderName, renderNumber } from '../db/seed/people';
import type { TicketRow, WhatsappRow } from '../db/rows';
import { assetFile } from '../db/seed/mediaAssets';
import { extendedText, fileContent, textContent } from '../services/messages/contents';
import { menuQueues } from '../services/messages/menuQueues';
import type { GroupTalk } from './groupTalk';
import { ABOUT_OURS, AFTERTHOUGHTS, HELLOS, IMPATIENT } from './openingLines';
import { AWAITS_NO_RATING } from './simulatorContext';
import type { SimulatorContext } from './simulatorContext';
import { createRandomBehaviour } from './randomBehaviour';
import { newestMessages } from '../services/messages/newestMessages';

/** Number of waiting tickets above which no new customer appears, so that the demo does not overload its agents. */
const MAX_PENDING = 60;
/** Share of arrivals that are not a new text but an emoji, a correction or a call. */
const RANDOM_BEHAVIOUR = 0.15;
/** Share of arrivals that happen in a group. */
const GROUPS = 0.12;
/** Shares of afterthoughts that are voice messages, and that quote the company. */
const SPOKEN = 0.2;
const QUOTING = 0.5;
/** Most attempts to find a name that is still free; a company may know nearly all of them. */
const NAME_TRIES = 100;
/** SQL condition on tickets: the customer has no other conversation that still runs. */
const IS_AWAY = `NOT EXISTS (SELECT 1 FROM tickets other
  WHERE other.contactId = tickets.contactId AND other.status <> 'closed')`;

/** Customers who write on their own initiative. */
export const createArrivals = (context: SimulatorContext, groups: GroupTalk) => {
  const { db, tables, clock, random, receiver, connected, writeAs } = context;
  const behaviour = createRandomBehaviour(context);

  const oneOf = (companyId: number, condition: string): TicketRow | null => {
    const rows = db.all(
      `SELECT * FROM tickets WHERE companyId = :companyId AND isGroup = 0 AND ${condition} ORDER BY updatedAt DESC LIMIT 40`,
      { companyId },
    );
    return rows.length === 0 ? null : tables.tickets.read(random.pick(rows));
  };

  /** Prefers a connection whose queues have a user online. */
  const connectionOf = (companyId: number): WhatsappRow | null => {
    const attended = new Set(connected().flatMap(({ queueIds }) => queueIds));
    const all = tables.whatsapps.findAll({ companyId, status: 'CONNECTED' });
    return random.prefer(all, ({ id }) => menuQueues(context, id).some((queue) => attended.has(queue.id)));
  };

  /** A name that no contact of the company has: two customers of one name are easily mistaken for each other. */
  const freeName = (companyId: number): string => {
    let name = renderName(random);
    for (let tries = 1; tries < NAME_TRIES && tables.contacts.count({ companyId, name }) > 0; tries += 1) {
      name = renderName(random);
    }
    return name;
  };

  const hello = (): string => fillInSome(random.pick(HELLOS), greetingAt(clock.now()));

  /** One of the texts, if possible one that the customer has not written in this conversation. */
  const newTo = (ticket: TicketRow, texts: readonly string[]): string => {
    const said = new Set(tables.messages.findAll({ ticketId: ticket.id, fromMe: false }).map(({ body }) => body));
    return random.prefer(texts, (text) => !said.has(text))!;
  };

  const newcomer = (companyId: number): void => {
    const connection = connectionOf(companyId);
    if (!connection) return;
    const picture = random.chance(0.6) ? avatarPath(random.below(AVATAR_COUNT)) : '';
    receiver.receive({
      whatsappId: connection.id,
      from: { name: freeName(companyId), number: renderNumber(random), picture },
      content: textContent(hello()),
    });
  };

  const returning = (companyId: number): void => {
    const ticket = oneOf(companyId, `status = 'closed' AND ${IS_AWAY}`);
    if (ticket) writeAs(ticket, textContent(hello()));
    else newcomer(companyId);
  };

  /** An impatient text, only from customers past the bot, whose menu would take it for a choice. */
  const impatient = (companyId: number): void => {
    const ticket = oneOf(companyId, "status = 'pending' AND queueId IS NOT NULL AND NOT coalesce(chatbot, 0)");
    if (ticket) writeAs(ticket, textContent(newTo(ticket, IMPATIENT)));
    else newcomer(companyId);
  };

  const remember = (ticket: TicketRow): void => {
    if (random.chance(SPOKEN)) {
      writeAs(ticket, fileContent(assetFile('vozMontagem')));
      return;
    }
    const [ours] = newestMessages(tables, { ticketId: ticket.id, fromMe: true, isDeleted: false }, 1);
    if (ours && random.chance(QUOTING)) writeAs(ticket, extendedText(newTo(ticket, ABOUT_OURS)), ours.id);
    else writeAs(ticket, textContent(newTo(ticket, AFTERTHOUGHTS)));
  };

  const afterthought = (companyId: number): void => {
    const present = JSON.stringify(connected().map(({ id }) => id));
    const rows = db.all(
      `SELECT * FROM tickets WHERE companyId = :companyId AND isGroup = 0 AND status = 'open' AND fromMe = 1
       AND userId IN (SELECT value FROM json_each(:present)) AND ${AWAITS_NO_RATING} ORDER BY updatedAt DESC LIMIT 20`,
      { companyId, present },
    );
    if (rows.length > 0) remember(tables.tickets.read(random.pick(rows)));
    else impatient(companyId);
  };

  return {
    newcomer,

    /** Lets a customer write. */
    next: (companyId: number): void => {
      if (random.chance(RANDOM_BEHAVIOUR) && behaviour.act(companyId)) return;
      if (random.chance(GROUPS) && groups.act(companyId)) return;
      const dice = random.next();
      const isFull = tables.tickets.count({ companyId, status: 'pending' }) >= MAX_PENDING;
      if (isFull || dice < 0.2) afterthought(companyId);
      else if (dice < 0.35) impatient(companyId);
      else if (dice < 0.55) returning(companyId);
      else newcomer(companyId);
    },
  };
};
