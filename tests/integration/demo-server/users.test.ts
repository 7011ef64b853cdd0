import { describe, expect, it } from 'vitest';
import { createCaller, recordEvents, signIn, startServer } from './support';
import type { Running } from './support';

const newUser = { name: 'Nina Prado', email: 'nina@demo.balcao', password: 'segredo', companyId: 1, queueIds: [1] };

interface UserList {
  users: { id: number; name: string; createdAt: string }[];
  count: number;
  hasMore: boolean;
}

const asAdmin = async (server: Running) => (await signIn(server.call, 'carla@demo.balcao')).token;

describe('permissions', () => {
  it.each(['ana@demo.balcao', 'sueli@demo.balcao'])(
    '[DEMO-01] %s may not write users, not even their own, nor change file lists',
    async (email) => {
      const { call } = await startServer();
      const { token, user } = await signIn(call, email);
      const refused = { status: 403, body: { error: 'ERR_NO_PERMISSION' } };
      expect(await call('POST', '/users', { token, body: newUser })).toMatchObject(refused);
      expect(await call('PUT', `/users/${user.id}`, { token, body: { name: 'Outro', companyId: 1 } })).toMatchObject(
        refused,
      );
      expect(await call('DELETE', `/users/${user.id}`, { token })).toMatchObject(refused);
      expect(await call('PUT', '/files/1', { token, body: { name: 'Tabelas', message: 'Seguem' } })).toMatchObject(
        refused,
      );
      expect((await call('GET', '/users', { token })).status).toBe(200);
    },
  );

  it('[DEMO-01] [CALL-26] [CALL-27] an admin is limited to their own company, a super user is not', async () => {
    const server = await startServer();
    const { call } = server;
    const token = await asAdmin(server);
    const body = { ...newUser, companyId: 3, queueIds: [] };
    expect(await call('POST', '/users', { token, body })).toMatchObject({
      status: 403,
      body: { error: 'ERR_NO_SUPER' },
    });
    const superUser = await signIn(call, 'super@demo.balcao');
    expect(await call('POST', '/users', { token: superUser.token, body })).toMatchObject({
      status: 200,
      body: { companyId: 3 },
    });
    expect(await call('PUT', '/users/3', { token, body: { name: 'Bruna' } })).toMatchObject({
      status: 400,
      body: { error: 'O usuário não pertence à esta empresa' },
    });
  });

  it('[DEMO-01] users of another company are never shown', async () => {
    const { call, context } = await startServer();
    const { token } = await signIn(call, 'dono@lojabeta.balcao');
    const ana = context.tables.users.find({ email: 'ana@demo.balcao' })!;
    expect(await call('GET', `/users/${ana.id}`, { token })).toMatchObject({
      status: 404,
      body: { error: 'ERR_NO_USER_FOUND' },
    });
    expect((await call('GET', '/users/list?companyId=1', { token })).text).not.toContain('ana@demo.balcao');
  });

  it('[DEMO-01] queues of another company are refused', async () => {
    const server = await startServer();
    const token = await asAdmin(server);
    const foreign = server.context.tables.queues.find({ companyId: 2 })!;
    const body = { ...newUser, queueIds: [foreign.id] };
    expect((await server.call('POST', '/users', { token, body })).status).toBe(500);
    expect(server.context.tables.users.find({ email: newUser.email })).toBeNull();
  });
});

describe('writing', () => {
  it('[DEMO-01] refuses what is missing, wrong or taken', async () => {
    const server = await startServer();
    const token = await asAdmin(server);
    for (const [change, error] of [
      [{ email: 'nao-e-email' }, 'email must be a valid email'],
      [{ email: undefined }, 'email is a required field'],
      [{ password: '1234' }, 'password must be at least 5 characters'],
      [{ name: 'N' }, 'name must be at least 2 characters'],
      [{ name: undefined }, 'name is a required field'],
      [{ email: 'ana@demo.balcao' }, 'An user with this email already exists.'],
    ] as const) {
      const body = { ...newUser, ...change };
      expect(await server.call('POST', '/users', { token, body }), error).toMatchObject({
        status: 400,
        body: { error },
      });
    }
  });

  it('[DEMO-01] [CALL-26] accepts a name of 2 and a password of 5 characters, with the defaults of the real servers', async () => {
    const server = await startServer();
    const token = await asAdmin(server);
    const events = recordEvents(server);
    const body = { name: 'Zé', email: 'ze@demo.balcao', password: '12345' };
    const answer = await server.call('POST', '/users', { token, body });
    expect(answer.body).toMatchObject({
      profile: 'admin',
      allTicket: 'desabled',
      super: false,
      queues: [],
      companyId: 1,
    });
    expect(events).toEqual([
      { rooms: ['company-1-mainchannel'], event: 'company-1-user', payload: { action: 'create', user: answer.body } },
    ]);
    expect((await signIn(server.call, 'ze@demo.balcao', '12345')).token).toBeTruthy();
  });

  it('[DEMO-01] [CALL-27] an update clears queues and connection that were not sent and ignores an empty password', async () => {
    const server = await startServer();
    const { call, context } = server;
    const token = await asAdmin(server);
    const ana = context.tables.users.find({ email: 'ana@demo.balcao' })!;
    context.tables.users.update({ id: ana.id }, { whatsappId: 1 });
    const events = recordEvents(server);
    const { body } = await call('PUT', `/users/${ana.id}`, {
      token,
      body: { name: 'Ana R.', password: '', companyId: 1 },
    });
    expect(body).toMatchObject({ name: 'Ana R.', queues: [] });
    for (const key of ['super', 'allTicket', 'whatsappId']) expect(body).not.toHaveProperty(key);
    expect(context.tables.users.find({ id: ana.id })!.whatsappId).toBeNull();
    expect(events[0]!.payload).toEqual({ action: 'update', user: body });
    expect((await signIn(call, 'ana@demo.balcao')).token).toBeTruthy();
  });

  it('[DEMO-01] [CALL-28] deletes the user, sends the id as text, and refuses a second deletion with 404', async () => {
    const server = await startServer();
    const token = await asAdmin(server);
    const { id } = server.context.tables.users.find({ name: 'Igor Nascimento' })!;
    const events = recordEvents(server);
    expect((await server.call('DELETE', `/users/${id}`, { token })).body).toEqual({ message: 'User deleted' });
    expect(events.at(-1)).toMatchObject({ event: 'company-1-user', payload: { action: 'delete', userId: String(id) } });
    expect(await server.call('DELETE', `/users/${id}`, { token })).toMatchObject({
      status: 404,
      body: { error: 'ERR_NO_USER_FOUND' },
    });
  });

  it('[DEMO-01] returns open tickets of a deleted user to pending', async () => {
    const server = await startServer();
    const { tables } = server.context;
    const token = await asAdmin(server);
    const { id: userId } = tables.users.find({ name: 'Diego Martins' })!;
    const { id: contactId } = tables.contacts.insert({ name: 'Cliente', number: '5511900001111', companyId: 1 });
    const open = {
      uuid: crypto.randomUUID(),
      status: 'open',
      userId,
      contactId,
      companyId: 1,
      whatsappId: 1,
      queueId: 1,
    };
    const ticket = tables.tickets.insert(open);
    const events = recordEvents(server);
    await server.call('DELETE', `/users/${userId}`, { token });
    expect(tables.tickets.find({ id: ticket.id })).toMatchObject({ status: 'pending', userId: null, queueId: 1 });
    expect(events.filter(({ event }) => event === 'company-1-ticket').map(({ payload }) => payload['action'])).toEqual(
      expect.arrayContaining(['delete', 'update']),
    );
  });

  it('[DEMO-01] stops at the plan’s number of users', async () => {
    const server = await startServer();
    const { token } = await signIn(server.call, 'dono@lojabeta.balcao');
    const body = { name: 'Beto', email: 'beto@lojabeta.balcao', password: 'segredo' };
    expect((await server.call('POST', '/users', { token, body })).status).toBe(200);
    expect(
      await server.call('POST', '/users', { token, body: { ...body, email: 'bia@lojabeta.balcao' } }),
    ).toMatchObject({
      status: 400,
      body: { error: 'Número máximo de usuários já alcançado: 2' },
    });
  });
});

describe('the list', () => {
  it('[DEMO-01] [CALL-23] has pages of 20, newest first, and counts users once per queue', async () => {
    const server = await startServer();
    const { tables } = server.context;
    const token = await asAdmin(server);
    const before = tables.users.count({ companyId: 1 });
    for (let index = 0; index < 25; index += 1) {
      tables.users.insert({ name: `U${index}`, email: `u${index}@demo.balcao`, passwordHash: '-', companyId: 1 });
    }
    const page = async (number: number) =>
      (await server.call<UserList>('GET', `/users?searchParam=&pageNumber=${number}`, { token })).body;
    const [one, two, three] = [await page(1), await page(2), await page(3)];
    expect([one.users.length, two.users.length, three.users.length]).toEqual([20, before + 5, 0]);
    // ⚠ The inflated total promises a page that turns out empty.
    expect([one.hasMore, two.hasMore]).toEqual([true, true]);
    expect(one.users[0]!.name).toBe('U24');
    expect(one.count).toBeGreaterThan(before + 25);
    expect(new Set([...one.users, ...two.users].map(({ id }) => id)).size).toBe(before + 25);
  });

  it('[DEMO-01] [CALL-23] finds by name or e-mail in any case, and refuses an invalid page', async () => {
    const server = await startServer();
    const token = await asAdmin(server);
    const { body } = await server.call<UserList>('GET', '/users?searchParam=SUELI', { token });
    expect(body.users.map(({ name }) => name)).toEqual(['Sueli Andrade']);
    expect((await server.call('GET', '/users?pageNumber=abc', { token })).status).toBe(500);
  });
});

it('[DEMO-01] sets the language of the company, among the three it knows', async () => {
  const server = await startServer();
  const token = await asAdmin(server);
  expect((await createCaller(server.url)('POST', '/users/set-language/es', { token })).status).toBe(200);
  expect(server.context.tables.companies.find({ id: 1 })!.language).toBe('es');
  expect((await server.call('POST', '/users/set-language/fr', { token })).status).toBe(500);
});

const LISTS = [
  'campaign-settings campaigns contact-list-items?contactListId=1 contact-lists contacts contacts/list files invoices',
  'invoices/all prompt queue queueIntegration schedules settings tags tags/kanban tags/list ticket/kanban',
  'tickets?showAll=true users users/list whatsapp',
].flatMap((line) => line.split(' '));

it('[DEMO-01] lists hold the records of the own company, and no others', async () => {
  const { call } = await startServer();
  const own = await signIn(call, 'carla@demo.balcao');
  const other = await signIn(call, 'dono@lojabeta.balcao');
  const idsIn = async ({ token }: { token: string }, route: string): Promise<readonly number[]> => {
    const { body } = await call<object>('GET', `/${route}`, { token });
    return (Object.values(body).flat() as { id?: number }[]).flatMap(({ id }) => id ?? []);
  };
  for (const route of LISTS) {
    const ids = await idsIn(own, route);
    expect(ids, route).not.toEqual([]);
    const shared = (await idsIn(other, route)).filter((id) => ids.includes(id));
    expect(shared, route).toEqual([]);
  }
});
