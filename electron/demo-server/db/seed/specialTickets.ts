import { a, aFile, aSpecial, c, cFile, cSpecial } from './dialogues/dialogue';
import type { Line } from './dialogues/dialogue';
import { DIALOGUES, expandDialogue } from './dialogues/expand';
import type { SeededTicket, SeedWorld, TicketSeeder } from './ticketSeeder';

type Pair = Pick<SeededTicket, 'contact' | 'connection'>;

const MINUTE = 60_000;
const LONG_TALK_LINES = 320;

/** A conversation with every kind of message once. */
const EVERYTHING: readonly Line[] = [
  c('Oi! Comprei a *mesa Ipê* e preciso de ajuda: https://example.com/pedido'),
  a('Olá, {nome}! Aqui é {agente}. Já vou verificar.'),
  cFile('mesa', 'Ficou assim na sala'),
  cFile('defeito'),
  cFile('vozMontagem'),
  cFile('video', 'Vídeo do problema'),
  cFile('notaFiscal'),
  cFile('contrato', 'Contrato assinado'),
  cFile('stickerOps'),
  cSpecial('location'),
  cSpecial('liveLocation'),
  cSpecial('card', 'Marina Compras'),
  cSpecial('cards'),
  cSpecial('missedCall'),
  cSpecial('quote', 'Sobre isto que enviei antes'),
  cSpecial('edited', 'O risco fica do lado direito'),
  cSpecial('reaction', '👍'),
  aFile('catalogo', 'Catálogo com as peças'),
  aFile('vozAtendente'),
  aFile('manual', 'Manual de montagem'),
  aFile('tabela', 'Tabela de peças'),
  aSpecial('deleted', 'Mensagem enviada por engano'),
  a('A troca do tampo está marcada para {dia}.'),
  c('Perfeito, {obrigado}!'),
];

/** The first agent without special rights: the account users try first. */
const leadAgent = ({ agents, queues }: SeedWorld) => {
  const agent = agents.find(({ user, queueIds }) => user.profile === 'user' && queueIds.length > 0) ?? agents[0]!;
  return { agent: agent.user, queue: queues.find(({ id }) => agent.queueIds.includes(id)) ?? null };
};

export const addShowcase = (world: SeedWorld, seeder: TicketSeeder, pair: Pair): void =>
  seeder.lay({
    ...pair,
    ...leadAgent(world),
    status: 'open',
    lines: EVERYTHING,
    endsAt: world.now - 50 * MINUTE,
    unread: 1,
  });

/** Adds a very long conversation, for scrolling. */
export const addLongTalk = (world: SeedWorld, seeder: TicketSeeder, pair: Pair): void => {
  const lines: Line[] = [];
  while (lines.length < LONG_TALK_LINES) lines.push(...expandDialogue(world.random.pick(DIALOGUES), world.random));
  seeder.lay({ ...pair, ...leadAgent(world), status: 'open', lines, endsAt: world.now - 70 * MINUTE, unread: 0 });
};

const GROUP_TALKS: readonly (readonly Line[])[] = [
  [
    c('Gente, a entrega das mesas é na {dia} mesmo?'),
    c('Sim, confirmei com a loja'),
    a('Confirmado, chegamos entre 9h e 11h.'),
    c('Eu fico na portaria para receber'),
  ],
  [
    cFile('guardaRoupa', 'Este é o do apto 42?'),
    a('É sim, o do 42 e do 51 são iguais.'),
    c('Falta o do 63'),
    cSpecial('reaction', '👍'),
  ],
  [c('Saiu a coleção nova?'), aFile('catalogo', 'Saiu hoje!'), c('Lindo, vou indicar para dois clientes')],
];

/** Adds groups: the first two have an owner, the others wait. */
export const addGroups = (world: SeedWorld, seeder: TicketSeeder): void => {
  const { random, connections, groups, contacts } = world;
  const { agent, queue } = leadAgent(world);
  for (const [index, lines] of GROUP_TALKS.entries()) {
    const contact = groups[index];
    if (!contact) return;
    const speakers = Array.from({ length: 3 }, () => random.pick(contacts)).map(({ id, number }) => ({
      contactId: id,
      number,
    }));
    const isTaken = index < 2;
    seeder.lay({
      contact,
      connection: connections[0]!,
      queue: isTaken ? queue : null,
      agent: isTaken ? agent : null,
      status: isTaken ? 'open' : 'pending',
      lines,
      endsAt: world.now - (90 + index * 30) * MINUTE,
      unread: 1,
      speakers,
    });
  }
};
