import { describe, expect, it } from 'vitest';
import type { DemoServerOptions } from '@native/demo-server/options';
import { createArrivals } from '@native/demo-server/simulator/arrivals';
import { createGroupTalk } from '@native/demo-server/simulator/groupTalk';
import { FIRST_ARRIVAL, MENU_PAUSE, TEMPOS } from '@native/demo-server/simulator/pace';
import type { Pace } from '@native/demo-server/simulator/pace';
import { replyTo } from '@native/demo-server/simulator/replies';
import { createRandom } from '@native/demo-server/db/seed/random';
import { createSimulatorContext } from '@native/demo-server/simulator/simulatorContext';
import { createRandomBehaviour } from '@native/demo-server/simulator/randomBehaviour';
import { listen, settle } from '../socketListener';
import type { SocketListener } from '../socketListener';
import { CONNECTIONS, startShop } from '../shopWorld';
import type { Shop } from '../shopWorld';
import { handClock, handTimers, temporaryFolder } from '../support';

/** Time between two checks of the simulator, ms. */
const LOOK = 250;
/** The same where minutes pass and no moment matters. */
const SELDOM = 1_000;

/** A company whose clock the test controls. */
const simulated = async (pace: Pace | undefined, options: Partial<DemoServerOptions> = {}) => {
  const [clock, timers] = [handClock(new Date().toISOString()), handTimers()];
  const shop = await startShop({ clock, timers, pace, simulate: true, chance: 5, ...options });
  const pass = (ms: number, look = LOOK): void => {
    for (let passed = 0; passed < ms; passed += look) {
      clock.pass(look / 1000);
      timers.turn();
    }
  };
  return { shop, pass, clock, timers };
};

const tickets = (shop: Shop) => shop.context.tables.tickets.findAll({ companyId: 1 });
const texts = (shop: Shop, ticketId: number, fromMe: boolean) =>
  shop.context.tables.messages.findAll({ ticketId, fromMe }, { orderBy: 'createdAt, rowid' });

const say = (shop: Shop, ticketId: number, body: string) => shop.as('ana', 'POST', `/messages/${ticketId}`, { body });

describe('simulated customers', () => {
  it.each(['normal', undefined] as const)(
    '[DEMO-03] one is waiting in a queue of the agent, with a message, within 5 seconds of the first socket, at the pace %s',
    async (pace) => {
      const { shop, pass } = await simulated(pace);
      // Only the connection with the menu leads to queues.
      pass(60_000);
      expect(tickets(shop)).toEqual([]);
      const ana = await listen(shop, 'ana');
      pass(5_000);
      await settle(shop, ana);
      const [ticket] = tickets(shop);
      expect(ticket).toMatchObject({ status: 'pending', userId: null, whatsappId: CONNECTIONS.menu });
      expect([1, 2]).toContain(ticket!.queueId);
      expect(texts(shop, ticket!.id, false)).toHaveLength(3);
      expect(texts(shop, ticket!.id, false).at(-1)!.queueId).toBe(ticket!.queueId);
      expect(FIRST_ARRIVAL + 2 * (MENU_PAUSE + LOOK) + LOOK).toBeLessThanOrEqual(5_000);
    },
  );

  it('[DEMO-03] a colleague who is away writes in the internal chat, at the usual pace too', async () => {
    const { shop, pass } = await simulated('normal');
    const { tables } = shop.context;
    const { ana, bruno } = shop.users;
    const { id: chatId } = tables.chats.insert({ title: 'Loja', ownerId: ana.id, companyId: 1, uuid: 'loja' });
    for (const { id: userId } of [ana, bruno]) tables.chatUsers.insert({ chatId, userId, unreads: 0 });
    tables.chatMessages.insert({ chatId, senderId: ana.id, message: 'Bom dia!' });
    await listen(shop, 'ana');
    pass(TEMPOS.normal.colleague[1] + SELDOM, SELDOM);
    expect(tables.chatMessages.findAll({ chatId }).map(({ senderId }) => senderId)).toEqual([ana.id, bruno.id]);
  });

  it('[DEMO-03] one reads our messages and answers at the chosen pace, with delivery marks rising meanwhile', async () => {
    const { shop, pass } = await simulated('busy');
    const { id } = shop.addTicket({ status: 'open', userId: shop.users.ana.id, queueId: 1 });
    await listen(shop, 'ana');
    await say(shop, id, 'Qual o número do pedido?');
    const own = () => texts(shop, id, true)[0]!.ack;
    pass(500);
    expect(own()).toBe(2);
    pass(500);
    expect(own()).toBe(3);
    expect(texts(shop, id, false)).toEqual([]);
    pass(TEMPOS.busy.reading[1]);
    expect(own()).toBe(4);
    pass(TEMPOS.busy.answer[1]);
    const [answer] = texts(shop, id, false);
    expect(answer!.body).toMatch(/48213|50127|sexta passada/);
    expect(shop.ticket(id)).toMatchObject({ fromMe: false, unreadMessages: 1 });
  });

  it.each<[Pace, number, number]>([
    ['off', 0, 0],
    ['calm', 2, 12],
    ['normal', 8, 30],
    ['busy', 25, 160],
  ])('[DEMO-03] pace %s: %i to %i messages on their own topics in five minutes', async (pace, least, most) => {
    const { shop, pass } = await simulated(pace);
    await listen(shop, 'ana');
    pass(5 * 60_000, SELDOM);
    const hellos = shop.context.db.get<{ n: number }>(
      `SELECT COUNT(*) AS n FROM messages WHERE fromMe = 0 AND body NOT GLOB '[0-9]'`,
    )!.n;
    expect(hellos).toBeGreaterThanOrEqual(least);
    expect(hellos).toBeLessThanOrEqual(most);
  });

  it('[DEMO-03] the pace can be changed while it runs', async () => {
    const { shop, pass } = await simulated('off');
    await listen(shop, 'ana');
    pass(30_000);
    expect(tickets(shop)).toEqual([]);
    shop.control.setPace('busy');
    pass(5_000);
    expect(tickets(shop)).toHaveLength(1);
  });

  it('[DEMO-03] also send files, and rate a conversation when asked', async () => {
    const { shop, pass } = await simulated('busy');
    shop.setting('userRating', 'enabled');
    const { id } = shop.addTicket({ status: 'open', userId: shop.users.ana.id, queueId: 1 });
    await listen(shop, 'ana');
    for (let turn = 0; turn < 20; turn += 1) {
      await say(shop, id, 'Pode mandar uma foto?');
      pass(10_000, SELDOM);
    }
    const files = texts(shop, id, false).filter(({ mediaUrl }) => mediaUrl !== null);
    expect(files.length).toBeGreaterThan(0);
    const answer = await fetch(`${shop.url}${files[0]!.mediaUrl}`);
    expect(answer.status).toBe(200);

    await shop.as('ana', 'PUT', `/tickets/${id}`, { status: 'closed' });
    expect(shop.ticket(id).status).toBe('open');
    const seen: string[] = [];
    for (let passed = 0; passed < TEMPOS.busy.answer[1] + LOOK; passed += LOOK) {
      pass(LOOK);
      seen.push(shop.ticket(id).status);
    }
    // Their rating closes it; a customer may write again soon after.
    expect(seen).toContain('closed');
    expect(shop.context.tables.userRatings.count({ ticketId: id })).toBe(1);
  });

  it('[DEMO-03] correct themselves, react with an emoji and call', async () => {
    const shop = await startShop();
    const { ana } = shop.users;
    const { id, contactId } = shop.addTicket({ status: 'open', userId: ana.id, queueId: 1 });
    const present = { id: ana.id, companyId: 1, isAdmin: false, queueIds: [1], seesUnqueued: false };
    const world = createSimulatorContext(shop.context, { random: createRandom(3), connected: () => [present] });
    const behaviour = createRandomBehaviour(world);
    for (let turn = 0; turn < 12; turn += 1) {
      shop.control.receive({ contactId, text: `pergunta ${turn}` });
      behaviour.act(1);
      await say(shop, id, 'Combinado!');
      behaviour.act(1);
    }
    const kinds = new Set(texts(shop, id, false).map(({ mediaType }) => mediaType));
    expect([...kinds].toSorted()).toEqual(['call_log', 'conversation', 'editedMessage', 'reactionMessage']);
    expect(createRandomBehaviour({ ...world, connected: () => [] }).act(1)).toBe(false);
  });

  it('[DEMO-03] remember earlier messages, in text, with quoted messages, or by voice', async () => {
    const shop = await startShop();
    const { ana } = shop.users;
    const { id } = shop.addTicket({ status: 'open', userId: ana.id, queueId: 1 });
    const present = { id: ana.id, companyId: 1, isAdmin: false, queueIds: [1], seesUnqueued: false };
    const world = createSimulatorContext(shop.context, { random: createRandom(3), connected: () => [present] });
    const arrivals = createArrivals(world, createGroupTalk(world));
    for (let turn = 0; turn < 60; turn += 1) {
      await say(shop, id, 'Combinado!');
      arrivals.next(1);
    }
    const said = texts(shop, id, false);
    expect(said.some(({ mediaType }) => mediaType === 'audio')).toBe(true);
    const ours = new Set(texts(shop, id, true).map((message) => message.id));
    const quoting = said.filter(({ quotedMsgId }) => quotedMsgId !== null);
    expect(quoting.length).toBeGreaterThan(0);
    expect(quoting.every(({ quotedMsgId }) => ours.has(quotedMsgId!))).toBe(true);
  });

  it.each([
    [9, /bom dia/i],
    [15, /boa tarde/i],
    [20, /boa noite/i],
  ])('[DEMO-03] newcomers at %i o’clock greet by the time of day', async (hour, greeting) => {
    const at = new Date(2026, 4, 12, hour);
    const shop = await startShop({ clock: handClock(at.toISOString()) });
    const world = createSimulatorContext(shop.context, { random: createRandom(3), connected: () => [] });
    const arrivals = createArrivals(world, createGroupTalk(world));
    for (let turn = 0; turn < 40; turn += 1) arrivals.newcomer(1);
    const greetings = shop.context.tables.messages
      .findAll({ fromMe: false })
      .flatMap(({ body }) => /bom dia|boa tarde|boa noite/i.exec(body)?.[0] ?? []);
    expect(greetings.length).toBeGreaterThan(5);
    expect(greetings.filter((words) => !greeting.test(words))).toEqual([]);
  });

  it('[DEMO-03] an impatient customer says another thing each time', async () => {
    const { shop } = await simulated('off');
    const { id } = shop.addTicket({ status: 'pending', queueId: 1 });
    const world = createSimulatorContext(shop.context, { random: createRandom(3), connected: () => [] });
    const arrivals = createArrivals(world, createGroupTalk(world));
    while (texts(shop, id, false).length < 5) arrivals.next(1);
    const bodies = texts(shop, id, false).map(({ body }) => body);
    expect(new Set(bodies).size).toBe(bodies.length);
  });

  it('[DEMO-03] newcomers have unique names, so that customers are not mistaken for each other', async () => {
    const { shop } = await simulated('off');
    const world = createSimulatorContext(shop.context, { random: createRandom(3), connected: () => [] });
    const arrivals = createArrivals(world, createGroupTalk(world));
    for (let turn = 0; turn < 100; turn += 1) arrivals.newcomer(1);
    const names = shop.context.tables.contacts.findAll({ companyId: 1 }).map(({ name }) => name);
    expect(names).toHaveLength(100);
    expect(new Set(names).size).toBe(100);
  });

  it('[DEMO-03] a customer whose conversation still runs does not come back by another connection', async () => {
    const { shop } = await simulated('off');
    const running = shop.addTicket({ status: 'pending', queueId: 1 });
    shop.addTicket({ status: 'closed', contactId: running.contactId, whatsappId: CONNECTIONS.menu });
    const former = shop.addTicket({ status: 'closed', whatsappId: CONNECTIONS.menu });
    const world = createSimulatorContext(shop.context, { random: createRandom(3), connected: () => [] });
    const arrivals = createArrivals(world, createGroupTalk(world));
    for (let turn = 0; turn < 30; turn += 1) arrivals.next(1);
    const ticketsOf = (contactId: number) => tickets(shop).filter((ticket) => ticket.contactId === contactId);
    expect(ticketsOf(running.contactId).map(({ status }) => status)).toEqual(['pending', 'closed']);
    expect(ticketsOf(former.contactId).some(({ status }) => status === 'pending')).toBe(true);
  });

  it('[DEMO-03] a QR code appears, changes when it expires, and connects', async () => {
    const { shop, pass } = await simulated('normal');
    const ana: SocketListener = await listen(shop, 'ana');
    const states = () =>
      ana
        .heard()
        .filter(({ event }) => event.endsWith('whatsappSession'))
        .map(({ payload }) => payload['session'] as { status: string; qrcode: string });
    shop.context.tables.whatsapps.update({ id: CONNECTIONS.broken }, { status: 'PENDING' });
    shop.context.pairing.resume();
    pass(22_000);
    await settle(shop, ana);
    const codes = states()
      .filter(({ status }) => status === 'qrcode')
      .map(({ qrcode }) => qrcode);
    expect(codes).toHaveLength(2);
    expect(new Set(codes).size).toBe(2);

    void shop.as('ana', 'POST', `/whatsappsession/${CONNECTIONS.broken}`);
    while (!states().some(({ status }) => status === 'CONNECTED')) {
      pass(1_000);
      await settle(shop, ana);
    }
    expect(shop.context.tables.whatsapps.find({ id: CONNECTIONS.broken })!.status).toBe('CONNECTED');
  });

  it('[DEMO-03] a new process continues where the former one stopped: the answer still arrives', async () => {
    const dataDir = temporaryFolder();
    const first = await simulated('busy', { dataDir });
    const { id } = first.shop.addTicket({ status: 'open', userId: first.shop.users.ana.id, queueId: 1 });
    await listen(first.shop, 'ana');
    await say(first.shop, id, 'Qual o número do pedido?');
    first.pass(1_000);
    await first.shop.close();

    const second = await reopened(dataDir, first);
    await listen(second.shop, 'ana');
    expect(texts(second.shop, id, false)).toEqual([]);
    second.pass(10_000);
    expect(texts(second.shop, id, true)[0]!.ack).toBe(4);
    expect(texts(second.shop, id, false).length).toBeGreaterThan(0);
  });
});

/** Another process on the folder of a company whose server was closed. */
const reopened = async (
  dataDir: string,
  { clock, timers, pass, shop: former }: Awaited<ReturnType<typeof simulated>>,
) => {
  const { createDemoServer } = await import('@native/demo-server/createServer');
  const server = await createDemoServer({ dataDir, clock, timers, pace: 'busy', simulate: true, chance: 6 });
  const tokens = { ...former.tokens, ana: await server.context.tokens.access(former.users.ana) };
  return { shop: { ...former, ...server, tokens }, pass };
};

describe('a customer’s answer', () => {
  const answers = (ours: string, said: string[] = [], customer = 'Caio Lima') =>
    Array.from({ length: 30 }, (_, seed) => replyTo(ours, said, createRandom(seed), customer));

  it.each([
    ['Pode me passar o CEP?', /Palmeiras|04015|Tuiuti/],
    ['O sofá sai por R$ 2.490,00', /desconto|vezes|fechar|frete/],
    ['A entrega fica para sábado', /tarde|em casa|antes|confirmar/],
    ['Olá, Bia! Meu nome é Ana e vou continuar o seu atendimento.', /^(Oi|Olá)|^$/],
    ['Anote, por favor, o protocolo deste atendimento: 20261124', /Anot|número/],
    ['Atendemos de segunda a sexta, das 8h às 18h.', /passo aí|informação|abrem/],
    ['Segue a nota fiscal do pedido.', /Receb|Chegou/],
    ['Só um momento, já estou verificando.', /aguardo|espero|Sem problema/],
    ['Qual dia da semana é melhor para você?', /Quinta|Sexta|dia depois/],
    ['Posso ajudar em algo mais?', /Era só|não, valeu/],
  ])('[DEMO-03] fits %j', (ours, expected) => {
    for (const reply of answers(ours)) expect(reply!.text).toMatch(expected);
  });

  it('[DEMO-03] to a greeting says what it is about, unless the customer has said so', () => {
    const textsOf = (said: string[]) => answers('Olá!', said).map((reply) => reply!.text);
    expect(textsOf(['Oi']).filter((text) => !/sofá|entrega|boleto|^$/.test(text))).toEqual([]);
    const told = textsOf(['Oi', 'Quero um orçamento para uma mesa de jantar']);
    expect(told.filter((text) => /sofá|boleto/.test(text))).toEqual([]);
  });

  it('[DEMO-03] says thanks as a man or a woman does', () => {
    const thanks = (customer: string) =>
      answers('Disponha!', [], customer).flatMap((reply) => /obrigad[oa]/i.exec(reply!.text)?.[0].toLowerCase() ?? []);
    expect(new Set(thanks('Helena Lima'))).toEqual(new Set(['obrigada']));
    expect(new Set(thanks('Caio Lima'))).toEqual(new Set(['obrigado']));
  });

  it('[DEMO-03] is not repeated while there are alternatives, and a goodbye after a thank-you gets none', () => {
    const said = ['Rua das Palmeiras, 310, Vila Mariana', 'O CEP é 04015-002'];
    for (const reply of answers('Qual o CEP?', said)) expect(said).not.toContain(reply!.text);
    expect(answers('Disponha, tenha um ótimo dia!', ['Muito obrigado!']).every((reply) => reply === null)).toBe(true);
    expect(answers('Disponha, tenha um ótimo dia!', ['Ok'])[0]).not.toBeNull();
  });
});
