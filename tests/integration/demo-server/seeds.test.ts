import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoServer } from '@native/demo-server/createServer';
import { openDemoServer } from '@tests/support/servers/demoFolder';
import { startServer, temporaryFolder } from './support';

/** One at its first start, and one after a reset. Read by the tests, and changed by none. */
let server: DemoServer;
let afterReset: DemoServer;
beforeAll(async () => {
  [server, afterReset] = await Promise.all([openDemoServer(), openDemoServer()]);
  afterReset.reset();
});
afterAll(() => Promise.all([server.close(), afterReset.close()]));

const countsBy = ({ context }: DemoServer, sql: string): Record<string, number> =>
  Object.fromEntries(context.db.all<{ key: string; n: number }>(sql).map(({ key, n }) => [key, n]));

/** A letter or a word of Portuguese that English lacks; every longer sentence has one. */
const PORTUGUESE =
  /[áàâãéêíóôõúç]|(?<!\p{L})(?:agora|ainda|bem|boa|bom|com|como|da|das|de|dela|dele|deu|dia|dos|e|ela|ele|em|entre|era|eu|essa|esse|esta|este|hoje|isso|mais|mesmo|meu|minha|muito|na|nos|obrigad[ao]|o|ontem|os|para|pela|pelo|pode|por|posso|pra|qual|quando|que|quero|recebi|sem|seu|sua|tem|tudo|um|uma|vai|ver|vou)(?!\p{L})/iu;

const allMessages = ({ context }: DemoServer) => context.tables.messages.findAll();

describe('the demo’s conversations', () => {
  it('[DEMO-02] number in the hundreds, in every state, most of them resolved', async () => {
    const states = countsBy(
      server,
      'SELECT status AS key, COUNT(*) AS n FROM tickets WHERE companyId = 1 GROUP BY status',
    );
    expect(states['closed']).toBeGreaterThan(200);
    expect(states['open']).toBeGreaterThan(40);
    expect(states['pending']).toBeGreaterThan(15);
    const { db } = server.context;
    expect(db.get("SELECT 1 FROM tickets WHERE isGroup = 1 AND status = 'open'")).not.toBeNull();
    expect(db.get("SELECT 1 FROM tickets WHERE unreadMessages > 0 AND status = 'open'")).not.toBeNull();
    expect(db.get('SELECT MAX(n) AS n FROM (SELECT COUNT(*) AS n FROM messages GROUP BY ticketId)')).toMatchObject({
      n: expect.toSatisfy((n: number) => n >= 300),
    });
  });

  it('[DEMO-02] contain every kind of message, quoted messages, edits and deletions', async () => {
    const kinds = countsBy(server, 'SELECT mediaType AS key, COUNT(*) AS n FROM messages GROUP BY mediaType');
    expect(Object.keys(kinds).toSorted()).toEqual(
      [
        'application',
        'audio',
        'call_log',
        'contactMessage',
        'contactsArrayMessage',
        'conversation',
        'editedMessage',
        'extendedTextMessage',
        'image',
        'liveLocationMessage',
        'locationMessage',
        'reactionMessage',
        'video',
      ].toSorted(),
    );
    const messages = allMessages(server);
    expect(messages.some(({ quotedMsgId }) => quotedMsgId !== null)).toBe(true);
    expect(messages.some(({ isDeleted }) => isDeleted)).toBe(true);
    expect(messages.some(({ isEdited }) => isEdited)).toBe(true);
    expect(messages.some(({ body }) => body === 'sticker')).toBe(true);
    expect(messages.find(({ mediaType }) => mediaType === 'locationMessage')!.body).toMatch(
      /^data:image\/png;base64, \S+ \| https:\/\/maps/,
    );
    expect(messages.every(({ body }) => !/\{\w+\}/.test(body))).toBe(true);
  });

  it('[DEMO-02] are in Portuguese, those of colleagues too', async () => {
    const { tables } = server.context;
    const written = allMessages(server).filter(({ mediaType }) =>
      /conversation|extendedText|edited/.test(mediaType ?? ''),
    );
    const said = new Set([
      ...written.map(({ body }) => body),
      ...tables.chatMessages.findAll().flatMap(({ message }) => message ?? []),
    ]);
    expect(said.size).toBeGreaterThan(1_000);
    const sentences = [...said].filter((text) => (text.match(/\p{L}+/gu) ?? []).length >= 4);
    expect(sentences.filter((text) => !PORTUGUESE.test(text))).toEqual([]);
  });

  it('[DEMO-02] vary: few texts occur in many tickets', async () => {
    const openingLines = server.context.db.all<{ body: string }>(
      'SELECT (SELECT body FROM messages WHERE ticketId = t.id ORDER BY createdAt, rowid LIMIT 1) AS body FROM tickets t WHERE companyId = 1',
    );
    expect(new Set(openingLines.map(({ body }) => body)).size).toBeGreaterThan(50);
  });

  it('[DEMO-02] reference only existing files, also after a reset', async () => {
    for (const each of [server, afterReset]) {
      const urls = new Set(allMessages(each).flatMap(({ mediaUrl }) => mediaUrl ?? []));
      expect(urls.size).toBeGreaterThan(12);
      const missing = [...urls].filter((url) => !fs.existsSync(path.join(each.context.publicDir, path.basename(url))));
      expect(missing).toEqual([]);
    }
  });

  it('[DEMO-02] count as unread exactly what was not read', async () => {
    const wrong = server.context.db.all(
      `SELECT t.id FROM tickets t WHERE coalesce(t.unreadMessages, 0) <>
       (SELECT COUNT(*) FROM messages m WHERE m.ticketId = t.id AND m.read = 0)`,
    );
    expect(wrong).toEqual([]);
  });
});

describe('the demo’s conversations read like real ones', () => {
  interface Said {
    ticketId: number;
    fromMe: boolean;
    body: string;
    contactId: number | null;
    at: Date;
  }
  const saidIn = ({ context }: DemoServer, status: string): Said[] =>
    context.tables.tickets
      .findAll({ companyId: 1, status })
      .flatMap(({ id }) => context.tables.messages.findAll({ ticketId: id }, { orderBy: 'createdAt, rowid' }))
      .map(({ ticketId, fromMe, body, contactId, createdAt }) => ({
        ticketId,
        fromMe,
        body,
        contactId,
        at: new Date(createdAt),
      }));

  it('[DEMO-02] nobody writes at night, and in resolved ones no agent while the shop is closed', async () => {
    const said = saidIn(server, 'closed');
    expect(said.length).toBeGreaterThan(1_000);
    const closing = [8, 18, 18, 18, 18, 18, 13];
    const odd = said.filter(
      ({ at, fromMe }) => at.getHours() < 8 || at.getHours() >= (fromMe ? closing[at.getDay()]! : 21),
    );
    expect(odd).toEqual([]);
  });

  it('[DEMO-02] greet by the time of day, say thanks as their gender does, and answer for another day than today', async () => {
    const said = ['closed', 'open', 'pending'].flatMap((status) => saidIn(server, status));
    const hours: Record<string, [number, number]> = {
      'bom dia': [8, 12],
      'boa tarde': [12, 18],
      'boa noite': [18, 24],
    };
    const greetings = said.flatMap(({ body, at }) =>
      [...body.toLowerCase().matchAll(/bom dia|boa tarde|boa noite/g)].map(([words]) => ({
        words,
        hour: at.getHours(),
      })),
    );
    expect(greetings.length).toBeGreaterThan(50);
    expect(greetings.filter(({ words, hour }) => hour < hours[words]![0] || hour >= hours[words]![1])).toEqual([]);

    const nameOf = new Map(server.context.tables.contacts.findAll().map(({ id, name }) => [id, name]));
    const thanks = said.filter(({ fromMe, body }) => !fromMe && /obrigad[oa]/i.test(body));
    expect(thanks.length).toBeGreaterThan(100);
    for (const { body, contactId } of thanks) {
      const first = nameOf.get(contactId!)!.split(' ')[0]!;
      // In these names the ending tells, but for a few.
      const isWoman = /(a|Alice|Beatriz|Elaine|Dona|Ju|Rô)$/.test(first);
      expect(`${first}: ${body}`).toMatch(isWoman ? /obrigada/i : /obrigado/i);
    }
    expect(
      said.filter(({ body }) => /\b(é|Sou) (o (Ana|Carla|Sueli|Júlia|Fernanda)|a (Bruno|Diego|Igor))\b/.test(body)),
    ).toEqual([]);

    const today = (at: Date) => at.toLocaleDateString('pt-BR', { weekday: 'long' });
    const short = said.filter(({ body }) =>
      /agendada para|marcada para|Agendado para|Separado\. Entregamos na/.test(body),
    );
    const long = server.context.tables.messages
      .findAll({ companyId: 1 })
      .reduce((most, { ticketId }) => most.set(ticketId, (most.get(ticketId) ?? 0) + 1), new Map<number, number>());
    const ordinary = short.filter(({ ticketId }) => long.get(ticketId)! < 100);
    expect(ordinary.length).toBeGreaterThan(20);
    expect(ordinary.filter(({ body, at }) => body.includes(today(at)))).toEqual([]);
  });

  it('[DEMO-02] react to what the other side wrote, quote the picture they speak of, and in groups nobody answers themselves', async () => {
    const { context } = server;
    const { tables } = context;
    const messages = tables.messages.findAll({ companyId: 1 }, { orderBy: 'createdAt, rowid' });
    const byId = new Map(messages.map((message) => [message.id, message]));
    const reactions = messages.filter(({ mediaType }) => mediaType === 'reactionMessage');
    expect(reactions.length).toBeGreaterThan(10);
    for (const { dataJson, fromMe, ticketId } of reactions) {
      const target = [...dataJson!.matchAll(/"id":"([^"]+)"/g)]
        .map(([, id]) => byId.get(id!))
        .find((of) => of && of.fromMe !== fromMe);
      expect(target?.ticketId).toBe(ticketId);
    }
    const quotes = messages.filter(
      ({ body }) => body.startsWith('Sobre este aqui') || body === 'Neste aqui dá para ver',
    );
    expect(quotes.length).toBeGreaterThan(5);
    for (const { quotedMsgId } of quotes) {
      const quoted = byId.get(quotedMsgId!)!;
      expect(quoted.mediaType).toMatch(/image|video/);
      expect(quoted.body).not.toBe('sticker');
    }
    for (const { id } of tables.tickets.findAll({ companyId: 1, isGroup: true })) {
      const authors = messages
        .filter((message) => message.ticketId === id && !message.fromMe)
        .map(({ contactId }) => contactId);
      expect(authors.length).toBeGreaterThan(1);
      expect(authors.some((author, index) => author === authors[index + 1])).toBe(false);
    }
  });

  it('[DEMO-02] even the longest: one concern at a time, each with an order of its own, days apart', async () => {
    const { context } = server;
    const { ticketId } = context.db.get<{ ticketId: number }>(
      'SELECT ticketId FROM messages WHERE companyId = 1 GROUP BY ticketId ORDER BY COUNT(*) DESC LIMIT 1',
    )!;
    const said = context.tables.messages.findAll({ ticketId }, { orderBy: 'createdAt, rowid' });
    const orders = said.filter(({ body }) => /^Pedido \d+$/.test(body)).map(({ body }) => body);
    expect(orders.length).toBeGreaterThan(3);
    expect(new Set(orders).size).toBe(orders.length);
    const days = new Set(said.map(({ createdAt }) => createdAt.slice(0, 10)));
    expect(days.size).toBeGreaterThan(40);
    expect(said.filter(({ body }) => /Aqui é (a|o) /.test(body))).toEqual([]);
  });

  it('[DEMO-02] colleagues talk in the internal chat in working hours, about one thing a day', async () => {
    const { context } = server;
    const moments = context.tables.chatMessages.findAll().map(({ createdAt }) => new Date(createdAt));
    expect(moments.filter((at) => at.getDay() === 0 || at.getHours() < 9 || at.getHours() >= 12)).toEqual([]);
  });
});

describe('the demo’s companies', () => {
  it('[DEMO-02] are four, with users of every role, queues, tags, contacts, tickets in every state, campaigns, scheduled messages, chats and invoices', async () => {
    const { tables, db } = server.context;
    const of = (name: string, companyId: number): number =>
      db.get<{ n: number }>(`SELECT COUNT(*) AS n FROM ${name} WHERE companyId = :companyId`, { companyId })!.n;
    const by = (name: string, column = 'status') =>
      countsBy(server, `SELECT ${column} AS key, COUNT(*) AS n FROM ${name} WHERE companyId = 1 GROUP BY ${column}`);

    expect(tables.companies.findAll().map(({ name }) => name)).toHaveLength(4);
    expect(by('users', 'profile')).toEqual({ admin: 2, supervisor: 1, user: 6 });
    expect(tables.users.findAll({ super: true })).toHaveLength(1);
    for (const { id } of tables.companies.findAll()) expect(of('users', id)).toBeGreaterThan(0);
    expect([of('queues', 1), of('queues', 2)]).toEqual([5, 1]);
    expect(tables.queueOptions.count()).toBeGreaterThanOrEqual(6);
    expect(of('tags', 1)).toBeGreaterThan(10);
    expect(of('contacts', 1)).toBeGreaterThan(200);
    expect(Object.keys(by('tickets')).toSorted()).toEqual(['closed', 'open', 'pending']);
    expect(of('tickets', 1)).toBeGreaterThan(300);
    expect(of('messages', 1)).toBeGreaterThan(2_000);
    const media = new Set(Object.keys(by('messages', 'mediaType')));
    for (const kind of ['image', 'audio', 'video', 'application', 'locationMessage', 'contactMessage']) {
      expect(media).toContain(kind);
    }
    expect(Object.keys(by('campaigns')).length).toBeGreaterThanOrEqual(4);
    expect(Object.keys(by('schedules')).toSorted()).toEqual(['AGENDADA', 'ENVIADA', 'ERRO', 'PENDENTE']);
    expect(of('chats', 1)).toBeGreaterThanOrEqual(3);
    expect(tables.chatMessages.count()).toBeGreaterThan(10);
    expect(Object.keys(by('invoices')).toSorted()).toEqual(['open', 'paid']);
  });
});

describe('the demo’s records', () => {
  it('[DEMO-02] include a dozen quick replies for each user, some with files that also exist after a reset', async () => {
    for (const { context } of [server, afterReset]) {
      const { db, tables, publicDir } = context;
      const perUser = db.all<{ n: number }>('SELECT COUNT(*) AS n FROM quick_messages GROUP BY userId');
      expect(perUser.length).toBeGreaterThanOrEqual(4);
      expect(perUser.every(({ n }) => n >= 12)).toBe(true);
      const names = tables.quickMessages.findAll().flatMap(({ mediaPath }) => mediaPath ?? []);
      expect(names.length).toBeGreaterThan(12);
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => !fs.existsSync(path.join(publicDir, 'quickMessage', name)))).toEqual([]);
    }
  });

  it('[DEMO-02] include scheduled messages in every state, before and after today, with existing files', async () => {
    const { context } = server;
    const schedules = context.tables.schedules.findAll({ companyId: 1 });
    expect(new Set(schedules.map(({ status }) => status))).toEqual(
      new Set(['PENDENTE', 'AGENDADA', 'ENVIADA', 'ERRO']),
    );
    expect(schedules.every(({ status, sentAt }) => (status === 'ENVIADA') === (sentAt !== null))).toBe(true);
    const files = schedules.flatMap(({ mediaPath }) => mediaPath ?? []);
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((name) => !fs.existsSync(path.join(context.publicDir, name)))).toEqual([]);
  });

  it('[DEMO-02] include notes on attended tickets, by the agent or the manager, for the right contact', async () => {
    const { context } = server;
    expect(context.tables.ticketNotes.count()).toBeGreaterThan(60);
    const wrong = context.db.all(
      `SELECT n.id FROM ticket_notes n JOIN tickets t ON t.id = n.ticketId
       WHERE n.contactId <> t.contactId OR n.createdAt < t.createdAt OR n.createdAt > t.updatedAt`,
    );
    expect(wrong).toEqual([]);
  });
});

describe('the data set for measurements', () => {
  it('has as many open tickets and as long a conversation as requested', async () => {
    const fresh = await startServer({ dataDir: temporaryFolder(), seed: { kind: 'perf', tickets: 60, messages: 45 } });
    const { tables, db } = fresh.context;
    const ana = tables.users.find({ email: 'ana@demo.balcao' })!;
    expect(tables.tickets.count({ userId: ana.id, status: 'open' })).toBe(60);
    expect(db.get('SELECT MAX(n) AS n FROM (SELECT COUNT(*) AS n FROM messages GROUP BY ticketId)')).toEqual({ n: 45 });
  });
});
