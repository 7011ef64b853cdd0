import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { startServer, temporaryFolder } from './support';
import type { Running } from './support';

const countsBy = ({ context }: Running, sql: string): Record<string, number> =>
  Object.fromEntries(context.db.all<{ key: string; n: number }>(sql).map(({ key, n }) => [key, n]));

const allMessages = ({ context }: Running) => context.tables.messages.findAll();

describe('the demo’s conversations', () => {
  it('number in the hundreds, in every state, most of them resolved', async () => {
    const server = await startServer();
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

  it('contain every kind of message, quoted messages, edits and deletions', async () => {
    const server = await startServer();
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

  it('vary: few texts occur in many tickets', async () => {
    const server = await startServer();
    const openingLines = server.context.db.all<{ body: string }>(
      'SELECT (SELECT body FROM messages WHERE ticketId = t.id ORDER BY createdAt, rowid LIMIT 1) AS body FROM tickets t WHERE companyId = 1',
    );
    expect(new Set(openingLines.map(({ body }) => body)).size).toBeGreaterThan(50);
  });

  it('reference only existing files, also after a reset', async () => {
    const server = await startServer();
    for (const round of ['first start', 'reset']) {
      if (round === 'reset') server.reset();
      const urls = new Set(allMessages(server).flatMap(({ mediaUrl }) => mediaUrl ?? []));
      expect(urls.size).toBeGreaterThan(12);
      const missing = [...urls].filter(
        (url) => !fs.existsSync(path.join(server.context.publicDir, path.basename(url))),
      );
      expect(missing).toEqual([]);
    }
  });

  it('count as unread exactly what was not read', async () => {
    const server = await startServer();
    const wrong = server.context.db.all(
      `SELECT t.id FROM tickets t WHERE coalesce(t.unreadMessages, 0) <>
       (SELECT COUNT(*) FROM messages m WHERE m.ticketId = t.id AND m.read = 0)`,
    );
    expect(wrong).toEqual([]);
  });
});

describe('the demo’s companies', () => {
  it('[DEMO-02] are four, with users of every role, queues, tags, contacts, tickets in every state, campaigns, scheduled messages, chats and invoices', async () => {
    const server = await startServer();
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
  it('include a dozen quick replies for each user, some with files that also exist after a reset', async () => {
    const server = await startServer();
    const { db, tables, publicDir } = server.context;
    const perUser = db.all<{ n: number }>('SELECT COUNT(*) AS n FROM quick_messages GROUP BY userId');
    expect(perUser.length).toBeGreaterThanOrEqual(4);
    expect(perUser.every(({ n }) => n >= 12)).toBe(true);
    for (const round of ['first start', 'reset']) {
      if (round === 'reset') server.reset();
      const names = tables.quickMessages.findAll().flatMap(({ mediaPath }) => mediaPath ?? []);
      expect(names.length).toBeGreaterThan(12);
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => !fs.existsSync(path.join(publicDir, 'quickMessage', name)))).toEqual([]);
    }
  });

  it('include scheduled messages in every state, before and after today, with existing files', async () => {
    const { context } = await startServer();
    const schedules = context.tables.schedules.findAll({ companyId: 1 });
    expect(new Set(schedules.map(({ status }) => status))).toEqual(
      new Set(['PENDENTE', 'AGENDADA', 'ENVIADA', 'ERRO']),
    );
    expect(schedules.every(({ status, sentAt }) => (status === 'ENVIADA') === (sentAt !== null))).toBe(true);
    const files = schedules.flatMap(({ mediaPath }) => mediaPath ?? []);
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((name) => !fs.existsSync(path.join(context.publicDir, name)))).toEqual([]);
  });

  it('include notes on attended tickets, by the agent or the manager, for the right contact', async () => {
    const { context } = await startServer();
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
    const server = await startServer({ dataDir: temporaryFolder(), seed: { kind: 'perf', tickets: 60, messages: 45 } });
    const { tables, db } = server.context;
    const ana = tables.users.find({ email: 'ana@demo.balcao' })!;
    expect(tables.tickets.count({ userId: ana.id, status: 'open' })).toBe(60);
    expect(db.get('SELECT MAX(n) AS n FROM (SELECT COUNT(*) AS n FROM messages GROUP BY ticketId)')).toEqual({ n: 45 });
  });
});
