import { describe, expect, it } from 'vitest';
import { signIn, startServer } from './support';
import type { Running } from './support';

const asSuper = async ({ call }: Running) => (await signIn(call, 'super@demo.balcao')).token;

const signUp = {
  name: 'Nova Loja',
  email: 'nova@loja.test',
  phone: '11988887777',
  password: 'segredo',
  planId: 1,
  recurrence: 'MENSAL',
  dueDate: '2026-11-24 23:59:59',
  status: 't',
  campaignsEnabled: true,
};

describe('companies', () => {
  it('[DEMO-01] a sign-up creates company, admin and settings, and the account works', async () => {
    const { call, context } = await startServer();
    const { status, body } = await call<{ id: number }>('POST', '/companies/cadastro', { body: signUp });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: true, dueDate: '2026-11-24T23:59:59.000Z', schedules: [], language: 'pt' });
    const { user } = await signIn(call, signUp.email, signUp.password);
    expect(user).toMatchObject({ name: 'Nova Loja', profile: 'admin', companyId: body.id });
    const settings = context.tables.settings.findAll({ companyId: body.id }).map(({ key }) => key);
    expect(settings).toEqual(expect.arrayContaining(['userRating', 'campaignsEnabled', 'enabled']));
    expect(settings).not.toContain('CheckMsgIsGroup');
  });

  it('[DEMO-01] ⚠ a used e-mail is a 500 that leaves the company behind', async () => {
    const { call } = await startServer();
    const body = { ...signUp, email: 'ana@demo.balcao' };
    expect((await call('POST', '/companies/cadastro', { body })).status).toBe(500);
    expect(await call('POST', '/companies/cadastro', { body: signUp })).toMatchObject({
      status: 400,
      body: { error: 'ERR_COMPANY_NAME_ALREADY_EXISTS' },
    });
  });

  it('[DEMO-01] refuses a name, plan or due date that is missing or wrong', async () => {
    const { call } = await startServer();
    for (const [change, status, error] of [
      [{ name: undefined }, 400, 'name is a required field'],
      [{ name: 'X' }, 400, 'ERR_COMPANY_INVALID_NAME'],
      [{ planId: '' }, 500, 'ERR_INTERNAL_SERVER_ERROR'],
      [{ dueDate: 'amanhã' }, 500, 'ERR_INTERNAL_SERVER_ERROR'],
    ] as const) {
      const body = { ...signUp, ...change };
      expect(await call('POST', '/companies/cadastro', { body }), error).toMatchObject({ status, body: { error } });
    }
  });

  it('[DEMO-01] only a super user lists, creates, changes and deletes them, and writes plans, announcements and helps', async () => {
    const server = await startServer();
    const { call } = server;
    const { token } = await signIn(call, 'carla@demo.balcao');
    const refused = { status: 401, body: { error: 'Acesso não permitido' } };
    for (const [method, route] of [
      ['GET', '/companies'],
      ['GET', '/companies/list'],
      ['POST', '/companies'],
      ['PUT', '/companies/2'],
      ['DELETE', '/companies/2'],
      ['POST', '/plans'],
      ['PUT', '/plans/1'],
      ['DELETE', '/plans/1'],
      ['POST', '/announcements'],
      ['PUT', '/announcements/1'],
      ['DELETE', '/announcements/1'],
      ['POST', '/announcements/1/media-upload'],
      ['DELETE', '/announcements/1/media-upload'],
      ['POST', '/helps'],
      ['PUT', '/helps/1'],
      ['DELETE', '/helps/1'],
    ] as const) {
      expect(await call(method, route, { token }), `${method} ${route}`).toMatchObject(refused);
    }
    expect((await call('GET', '/companiesPlan', { token })).status).toBe(400);
    expect((await call('GET', '/companies', { token: await asSuper(server) })).body).toMatchObject({
      count: 4,
      hasMore: false,
    });
  });

  it('[DEMO-01] return only the plan of the user’s own company', async () => {
    const server = await startServer();
    const { token } = await signIn(server.call, 'ana@demo.balcao');
    expect((await server.call('GET', '/companies/listPlan/1', { token })).body).toMatchObject({
      name: 'Casa Aurora Móveis',
      plan: { name: 'Completo', useKanban: true },
    });
    expect(await server.call('GET', '/companies/listPlan/2', { token })).toMatchObject({
      status: 400,
      body: { error: 'Você não possui permissão para acessar este recurso!' },
    });
    expect((await server.call('GET', '/companies/2', { token })).status).toBe(404);
    expect((await server.call('GET', '/companies/listPlan/99', { token: await asSuper(server) })).text).toBe('null');
  });

  it('[DEMO-01] return the due date of an update and delete with an empty JSON answer', async () => {
    const server = await startServer();
    const token = await asSuper(server);
    const body = { dueDate: '2030-01-31', recurrence: 'TRIMESTRAL' };
    expect((await server.call('PUT', '/companies/2', { token, body })).body).toMatchObject(body);
    expect(server.context.tables.companies.find({ id: 2 })!.dueDate).toBe('2030-01-31T00:00:00.000Z');
    const gone = await server.call('DELETE', '/companies/2', { token });
    expect([gone.status, gone.text, gone.headers.get('content-type')]).toEqual([
      200,
      '',
      'application/json; charset=utf-8',
    ]);
    expect(server.context.tables.users.find({ email: 'dono@lojabeta.balcao' })).toBeNull();
  });
});

describe('plans', () => {
  it('[DEMO-01] [CALL-17] [CALL-19] [CALL-20] have a public list, and are written by a super user', async () => {
    const server = await startServer();
    const { call } = server;
    const list = await call<{ name: string }[]>('GET', '/plans/list');
    expect(list.body.map(({ name }) => name)).toEqual(['Completo', 'Essencial', 'Profissional']);
    const agent = await signIn(call, 'ana@demo.balcao');
    expect((await call('POST', '/plans', { token: agent.token, body: { name: 'Nope' } })).status).toBe(401);
    const token = await asSuper(server);
    const body = { name: 'Plano Novo', users: '3', connections: 1, queues: 2, value: '19.9', useKanban: true };
    const created = await call<{ id: number }>('POST', '/plans', { token, body });
    expect(created.body).toMatchObject({ users: 3, value: 19.9, useKanban: true, useCampaigns: null });
    expect(await call('POST', '/plans', { token, body })).toMatchObject({
      body: { error: 'ERR_PLAN_NAME_ALREADY_EXISTS' },
    });
    expect((await call('PUT', '/plans/1', { token, body: { id: created.body.id, value: '1,5' } })).status).toBe(500);
    expect((await call('PUT', '/plans/1', { token, body: { name: 'Sem id' } })).status).toBe(404);
    expect((await call('PUT', '/plans/1', { token, body: { id: created.body.id, users: 9 } })).body).toMatchObject({
      id: created.body.id,
      users: 9,
    });
  });

  it('[DEMO-01] [CALL-22] companies keep running when their plan is deleted', async () => {
    const server = await startServer();
    const token = await asSuper(server);
    expect((await server.call('DELETE', '/plans/1', { token })).text).toBe('');
    expect((await server.call('GET', '/companies/listPlan/2', { token })).body).toMatchObject({ plan: null });
  });
});

describe('settings and version', () => {
  it('[DEMO-01] [CALL-06] the settings of the company are listed with key and value', async () => {
    const { call } = await startServer();
    const { token } = await signIn(call, 'carla@demo.balcao');
    await call('PUT', '/settings/userRating', { token, body: { value: 'enabled' } });
    await call('PUT', '/settings/scheduleType', { token, body: { value: 'queue' } });
    const { body } = await call<{ key: string; value: string; companyId: number }[]>('GET', '/settings/', { token });
    const values = new Map(body.map(({ key, value }) => [key, value]));
    expect([values.get('userRating'), values.get('scheduleType')]).toEqual(['enabled', 'queue']);
    expect(values.size).toBe(body.length);
    expect(new Set(body.map(({ companyId }) => companyId))).toEqual(new Set([1]));
  });

  it('[DEMO-01] an admin stores any key, others are refused, and the company gets an event', async () => {
    const { call } = await startServer();
    const admin = await signIn(call, 'carla@demo.balcao');
    const stored = await call('PUT', '/settings/chaveNova', { token: admin.token, body: { value: 'x' } });
    expect(stored.body).toMatchObject({ key: 'chaveNova', value: 'x', companyId: 1 });
    const agent = await signIn(call, 'ana@demo.balcao');
    expect(await call('PUT', '/settings/userRating', { token: agent.token, body: { value: 'enabled' } })).toMatchObject(
      {
        status: 403,
        body: { error: 'ERR_NO_PERMISSION' },
      },
    );
  });

  it('[DEMO-01] the version is returned without a token', async () => {
    const { call } = await startServer();
    expect((await call('GET', '/version')).body).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  });
});
