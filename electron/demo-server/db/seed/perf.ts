import { a, c } from './dialogues/dialogue';
import type { Line } from './dialogues/dialogue';
import { renderName } from './people';
import { createRandom } from './random';
import type { SeedContext } from './seedContext';
import { seedShop } from './seedDemo';
import { createTicketSeeder } from './ticketSeeder';

/** Size of a large data set for measurements. */
export interface PerfSeed {
  kind: 'perf';
  /** Open tickets of Ana, the demo agent. */
  tickets: number;
  /** Messages of her first conversation. */
  messages: number;
}

const MINUTE = 60_000;
/** One in this many tickets has an unread message. */
const UNREAD_EACH = 5;

const talk = (length: number): Line[] =>
  Array.from({ length }, (_, index) =>
    index % 2 === 0 ? c(`Pergunta ${index + 1} sobre o {produto}`) : a(`Resposta ${index + 1}, {nome}`),
  );

/** Creates the shop with the requested number of open tickets of one agent and messages of one conversation. */
export const seedPerf = (context: SeedContext, { tickets, messages }: PerfSeed): void => {
  const { companies, queues, connections, users } = seedShop(context);
  const random = createRandom(7);
  const companyId = companies.main.id;
  const now = context.clock.now().getTime();
  const seeder = createTicketSeeder(context, { companyId, random, now, queues: [], connections: [] });

  for (let index = 0; index < tickets; index += 1) {
    const number = `55118${String(index).padStart(8, '0')}`;
    seeder.lay({
      contact: context.tables.contacts.insert({ companyId, name: renderName(random), number }),
      connection: connections.store,
      queue: random.pick([queues.support, queues.sales]),
      agent: users.ana,
      status: 'open',
      lines: talk(index === 0 ? messages : 1),
      endsAt: now - (60 + index) * MINUTE,
      unread: index % UNREAD_EACH === 1 ? 1 : 0,
    });
  }
};
