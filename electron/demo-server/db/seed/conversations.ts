import type { QueueRow } from '../rows';
import { isCountable, writingTime } from './conversation';
import type { Department, Line } from './dialogues/dialogue';
import { dialoguesOf, DIALOGUES, expandDialogue } from './dialogues/expand';
import { renderName, renderNumber } from './people';
import type { Random } from './random';
import { createRandom } from './random';
import type { SeedContext } from './seedContext';
import { addGroups, addLongTalk, addShowcase } from './specialTickets';
import { createTicketSeeder } from './ticketSeeder';
import type { SeededTicket, SeedWorld, TicketSeeder } from './ticketSeeder';

export interface ConversationSeed {
  companyId: number;
  /** How many tickets the company gets. */
  tickets: number;
  /** Same seed, same conversations. */
  seed: number;
  /** Groups, a very long conversation and one with every kind of message. */
  specials: boolean;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const DEPARTMENT_WORDS: Readonly<Record<Department, RegExp>> = {
  vendas: /vend|balc/i,
  suporte: /atend|suport|entrega|assist/i,
  financeiro: /finan|cobran/i,
};

const departmentOf = ({ name }: QueueRow, random: Random): Department =>
  (Object.keys(DEPARTMENT_WORDS) as Department[]).find((department) => DEPARTMENT_WORDS[department].test(name)) ??
  random.pick(DIALOGUES).department;

const readWorld = ({ tables, clock }: SeedContext, { companyId, seed }: ConversationSeed): SeedWorld => ({
  companyId,
  queues: tables.queues.findAll({ companyId }),
  agents: tables.users.findAll({ companyId, super: false }).map((user) => ({
    user,
    queueIds: tables.userQueues.findAll({ userId: user.id }).map(({ queueId }) => queueId),
  })),
  connections: tables.whatsapps.findAll({ companyId, status: 'CONNECTED' }).map((whatsapp) =>
    Object.assign(whatsapp, {
      queueIds: tables.whatsappQueues.findAll({ whatsappId: whatsapp.id }).map(({ queueId }) => queueId),
    }),
  ),
  contacts: tables.contacts.findAll({ companyId, isGroup: false }),
  groups: tables.contacts.findAll({ companyId, isGroup: true }),
  random: createRandom(seed),
  now: clock.now().getTime(),
});

/** Pairs of contact and connection, each once: a contact has one ticket per connection. */
const pairsOf = (context: SeedContext, world: SeedWorld, count: number) => {
  const contacts = [...world.contacts];
  while (contacts.length * world.connections.length < count) {
    const [name, number] = [renderName(world.random), renderNumber(world.random)];
    if (contacts.some((contact) => contact.number === number)) continue;
    contacts.push(context.tables.contacts.insert({ companyId: world.companyId, name, number }));
  }
  return world.connections
    .flatMap((connection) => contacts.map((contact) => ({ connection, contact })))
    .map((pair) => Object.assign(pair, { order: world.random.next() }))
    .toSorted((left, right) => left.order - right.order)
    .slice(0, count);
};

/** The beginning of a conversation up to `at`: at least the customer's first line. */
const cutOff = (lines: readonly Line[], at: number): Line[] => lines.slice(0, Math.max(1, at));

const trailingCustomerLines = (lines: readonly Line[]): number => {
  const lastAgent = lines.findLastIndex(({ by }) => by === 'agent');
  return lines.slice(lastAgent + 1).filter(isCountable).length;
};

/** Creates one ticket in a random state, with frequencies as in a real shop. */
const layTicket = (
  world: SeedWorld,
  seeder: TicketSeeder,
  pair: Pick<SeededTicket, 'contact' | 'connection'>,
): void => {
  const { random, queues, agents, now } = world;
  const queue = queues.length === 0 ? null : random.pick(queues);
  const dialogue = random.pick(queue ? dialoguesOf(departmentOf(queue, random)) : DIALOGUES);
  const lines = expandDialogue(dialogue, random);
  const team = agents.filter(({ queueIds }) => queue && queueIds.includes(queue.id));
  const agent = team.length === 0 ? null : random.pick(team).user;
  const dice = random.next();

  if (dice < 0.07 || !agent) {
    const opening = cutOff(
      lines,
      lines.findIndex(({ by }) => by === 'agent'),
    );
    const waiting = { ...pair, queue: random.chance(0.25) ? null : queue, agent: null, status: 'pending' as const };
    const endsAt = writingTime(now - random.between(4, 20 * 60) * MINUTE, 'customer');
    seeder.lay({ ...waiting, lines: opening, endsAt, unread: trailingCustomerLines(opening) });
    return;
  }
  if (dice < 0.22) {
    const part = cutOff(lines, random.between(3, lines.length));
    const waits = trailingCustomerLines(part);
    const endsAt = writingTime(now - random.between(45, 3 * 24 * 60) * MINUTE, part.at(-1)!.by);
    seeder.lay({ ...pair, queue, agent, status: 'open', lines: part, endsAt, unread: random.chance(0.6) ? 0 : waits });
    return;
  }
  const endsAt = writingTime(now - random.between(6 * HOUR, 90 * DAY), 'agent');
  seeder.lay({ ...pair, queue, agent, status: 'closed', lines, endsAt, unread: 0 });
};

/** Creates the conversations of a company, whose users, queues, connections and tags must exist. */
export const seedConversations = (context: SeedContext, options: ConversationSeed): void => {
  const world = readWorld(context, options);
  if (world.connections.length === 0) return;
  const seeder = createTicketSeeder(context, world);
  const pairs = pairsOf(context, world, options.tickets);
  const ordinary = options.specials ? pairs.slice(3) : pairs;
  for (const pair of ordinary) layTicket(world, seeder, pair);
  if (!options.specials) return;
  const [everything, long, menu] = pairs;
  addShowcase(world, seeder, everything!);
  addLongTalk(world, seeder, long!);
  addGroups(world, seeder);
  seeder.layAtMenu(menu!.contact);
};
