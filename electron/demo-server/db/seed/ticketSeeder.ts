import { newTicketValues } from '../../services/tickets/createTicket';
import { AUTOMATIC_MARK } from '../../services/messages/messageStore';
import type { ContactRow, QueueRow, UserRow, WhatsappRow } from '../rows';
import { messagesOf } from './conversation';
import type { Speaker } from './conversation';
import { a, c } from './dialogues/dialogue';
import type { Line } from './dialogues/dialogue';
import { renderFacts } from './facts';
import { insertRows } from './insertRows';
import type { Random } from './random';
import { madeAt } from './seedContext';
import type { SeedContext } from './seedContext';

/** The company's records that conversations need. */
export interface SeedWorld {
  companyId: number;
  queues: readonly QueueRow[];
  agents: readonly { user: UserRow; queueIds: readonly number[] }[];
  connections: readonly (WhatsappRow & { queueIds: readonly number[] })[];
  contacts: readonly ContactRow[];
  groups: readonly ContactRow[];
  random: Random;
  now: number;
}

export interface SeededTicket {
  contact: ContactRow;
  connection: Pick<WhatsappRow, 'id'>;
  queue: QueueRow | null;
  agent: UserRow | null;
  status: 'open' | 'pending' | 'closed';
  lines: readonly Line[];
  /** Time of the last line, ms. */
  endsAt: number;
  unread: number;
  /** Who writes besides the contact; a group's members. */
  speakers?: readonly Speaker[];
}

export interface TicketSeeder {
  lay(ticket: SeededTicket): void;
  /** Creates a ticket of a customer at the bot's menu, on the first connection with several queues. */
  layAtMenu(contact: ContactRow): void;
}

const HOUR = 3_600_000;
/** Shares of tickets with a tag, of tickets with a column tag, and of closed tickets with a rating. */
const LABELLED = 0.35;
const ON_BOARD = 0.5;
const RATED = 0.4;

const iso = (ms: number): string => new Date(ms).toISOString();

/** Writes tickets with their messages, tags and attendance rows. */
export const createTicketSeeder = (
  context: SeedContext,
  world: Pick<SeedWorld, 'companyId' | 'random' | 'now' | 'queues' | 'connections'>,
): TicketSeeder => {
  const { db, tables } = context;
  const { companyId, random } = world;
  const tags = tables.tags.findAll({ companyId });
  const labels = tags.filter(({ kanban }) => kanban !== 1);
  const columns = tags.filter(({ kanban }) => kanban === 1);

  const tagTicket = (ticketId: number, onBoard: boolean): void => {
    const chosen = [
      ...(labels.length > 0 && random.chance(LABELLED) ? [random.pick(labels)] : []),
      ...(columns.length > 0 && onBoard && random.chance(ON_BOARD) ? [random.pick(columns)] : []),
    ];
    for (const { id } of chosen) tables.ticketTags.insert({ ticketId, tagId: id });
  };

  const track = (ticketId: number, ticket: SeededTicket, startedAt: number): void => {
    const { agent, connection, status, endsAt } = ticket;
    const queuedAt = startedAt - random.between(1, 25) * 60_000;
    const rated = status === 'closed' && random.chance(RATED);
    tables.traking.insert({
      ticketId,
      companyId,
      whatsappId: connection.id,
      userId: agent?.id ?? null,
      queuedAt: iso(queuedAt),
      startedAt: agent ? iso(startedAt) : null,
      finishedAt: status === 'closed' ? iso(endsAt) : null,
      ratingAt: rated ? iso(endsAt) : null,
      rated,
      createdAt: iso(queuedAt),
      updatedAt: iso(endsAt),
    });
    if (!rated || !agent) return;
    tables.userRatings.insert({
      ticketId,
      companyId,
      userId: agent.id,
      rate: random.pick([1, 2, 2, 3, 3, 3, 3]),
      ...madeAt(iso(endsAt)),
    });
  };

  const lay = (ticket: SeededTicket): void => {
    const { contact, connection, queue, agent, status, lines, endsAt, unread, speakers } = ticket;
    const base = { companyId, queueId: queue?.id ?? null, isGroup: contact.isGroup };
    const row = tables.tickets.insert({
      ...newTicketValues(),
      ...base,
      status,
      unreadMessages: unread,
      userId: agent?.id ?? null,
      contactId: contact.id,
      whatsappId: connection.id,
      createdAt: iso(endsAt - HOUR),
      updatedAt: iso(endsAt),
    });
    const messages = messagesOf({
      ticket: { ...base, id: row.id },
      remoteJid: `${contact.number}@${contact.isGroup ? 'g.us' : 's.whatsapp.net'}`,
      speakers: speakers ?? [{ contactId: contact.id, number: contact.number }],
      lines,
      facts: renderFacts(random, contact.name, agent?.name ?? 'Ana'),
      endsAt,
      longestPause: status === 'closed' ? 3 * HOUR : HOUR,
      unread,
      random,
    });
    insertRows(db, 'messages', messages);
    const [first, last] = [messages[0]!, messages.at(-1)!];
    tables.tickets.update(
      { id: row.id },
      { lastMessage: last.body, fromMe: last.fromMe, createdAt: first.createdAt, updatedAt: iso(endsAt) },
    );
    tables.contacts.update(
      { id: contact.id },
      { unanswered: unread, whatsappId: connection.id, updatedAt: contact.updatedAt },
    );
    tagTicket(row.id, status !== 'closed');
    track(row.id, ticket, Date.parse(first.createdAt));
  };

  const layAtMenu = (contact: ContactRow): void => {
    const connection = world.connections.find(({ queueIds }) => queueIds.length > 1);
    if (!connection) return;
    const names = world.queues.filter(({ id }) => connection.queueIds.includes(id)).map(({ name }) => name);
    const menu = names.map((name, index) => `*[ ${index + 1} ]* - ${name}`).join('\n');
    lay({
      contact,
      connection,
      queue: null,
      agent: null,
      status: 'pending',
      lines: [c('Oi'), a(`${AUTOMATIC_MARK}${connection.greetingMessage}\n\n${menu}`)],
      endsAt: world.now - 2 * HOUR,
      unread: 1,
    });
  };

  return { lay, layAtMenu };
};
