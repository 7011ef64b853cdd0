import { a, aFile, aSpecial, c, cFile, cSpecial } from './dialogues/dialogue';
import type { Line } from './dialogues/dialogue';
import { expandDialogue } from './dialogues/expand';
import { REGULAR } from './dialogues/regular';
import { fillInSome, renderFacts } from './facts';
import type { SeededTicket, SeedWorld, TicketSeeder } from './ticketSeeder';

type Pair = Pick<SeededTicket, 'contact' | 'connection'>;

const MINUTE = 60_000;
const LONG_TALK_LINES = 320;
/** Time between two concerns of a regular customer, minutes: a few days. */
const BETWEEN_CONCERNS = [20 * 60, 90 * 60] as const;

/** A conversation with every kind of message once. */
const EVERYTHING: readonly Line[] = [
  c('Oi! Comprei a *mesa Ipê* e preciso de ajuda: https://example.com/pedido'),
  a('Olá, {nome}! Aqui é {oAgente}. Pode me mandar fotos, a nota e o contrato?'),
  cFile('mesa', 'Ficou assim na sala'),
  cFile('defeito'),
  cFile('vozMontagem'),
  cFile('video', 'Vídeo do problema'),
  cFile('notaFiscal'),
  cFile('contrato', 'Contrato assinado'),
  cFile('stickerOps'),
  a('Recebi tudo! Onde fica o apartamento, e quem recebe o montador?'),
  cSpecial('location'),
  cSpecial('liveLocation'),
  c('Estou chegando lá agora. Se eu não estiver, fale com a Marina'),
  cSpecial('card', 'Marina Compras'),
  c('Ou com um destes dois, que também têm a chave'),
  cSpecial('cards'),
  cSpecial('missedCall'),
  a('Não atendemos ligações por aqui, mas pode escrever. Em que lado da mesa fica o risco?'),
  cSpecial('quote', 'Neste aqui dá para ver'),
  cSpecial('edited', 'O risco fica do lado direito'),
  a('Entendi. Estas são as peças que vamos trocar:'),
  aFile('catalogo', 'Catálogo com as peças'),
  aFile('vozAtendente'),
  aFile('manual', 'Manual de montagem'),
  aFile('tabela', 'Tabela de peças'),
  aSpecial('deleted', 'Mensagem enviada por engano'),
  a('A troca do tampo está marcada para {dia}.'),
  cSpecial('reaction', '👍'),
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

/** Adds the very long conversation of a customer who writes every few days, for scrolling. */
export const addLongTalk = (world: SeedWorld, seeder: TicketSeeder, pair: Pair): void => {
  const { random, now } = world;
  const lead = leadAgent(world);
  const lines: Line[] = [];
  for (let concern = 0; lines.length < LONG_TALK_LINES; concern += 1) {
    // Each concern is about another order; with a step of 3 in a list of 10, all come before one comes again.
    const steps = REGULAR[(concern * 3) % REGULAR.length]!;
    const facts = renderFacts(random, pair.contact.name, lead.agent.name);
    const [first, ...others] = expandDialogue({ steps }, random);
    const pause = random.between(...BETWEEN_CONCERNS);
    for (const line of [{ ...first!, after: pause }, ...others]) {
      lines.push({ ...line, texts: line.texts.map((text) => fillInSome(text, { ...facts })) });
    }
  }
  seeder.lay({ ...pair, ...lead, status: 'open', lines, endsAt: now - 70 * MINUTE, unread: 0 });
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
