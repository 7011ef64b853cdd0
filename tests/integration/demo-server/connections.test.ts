import { describe, expect, it } from 'vitest';
import { handClock, handTimers, recordEvents, signIn, startServer } from './support';
import type { Running } from './support';

const asAgent = async ({ call }: Running) => (await signIn(call, 'ana@demo.balcao')).token;
const FOREIGN = 'Não é possível acessar registros de outra empresa';

describe('connections', () => {
  it('[DEMO-01] [CALL-56] never carry the session secret, asked for or not', async () => {
    const server = await startServer();
    const token = await asAgent(server);
    for (const route of ['/whatsapp', '/whatsapp/?session=0', '/whatsapp/1']) {
      expect((await server.call('GET', route, { token })).text).not.toMatch(/"session"|creds/);
    }
    const { body } = await server.call('GET', '/whatsapp/1', { token });
    expect(body).toMatchObject({ prompt: null, isDefault: true, status: 'CONNECTED' });
    expect(body).toHaveProperty('queues.2.options.0.title', 'Segunda via');
  });

  it('[DEMO-01] [CALL-57] refuses a name or token that is wrong or taken, and queues without a greeting', async () => {
    const server = await startServer();
    const token = await asAgent(server);
    for (const [change, error] of [
      [{ name: 'P' }, 'name must be at least 2 characters'],
      [{ name: 'Beta WhatsApp' }, 'Esse nome já está sendo utilizado por outra conexão'],
      [{ queueIds: [1, 2], greetingMessage: '' }, 'ERR_WAPP_GREETING_REQUIRED'],
      [{ token: 'demo-loja-principal' }, 'This whatsapp token is already used.'],
    ] as const) {
      const body = { name: 'Nova', queueIds: [], ...change };
      expect(await server.call('POST', '/whatsapp', { token, body }), error).toMatchObject({
        status: 400,
        body: { error },
      });
    }
  });

  it('[DEMO-01] [CALL-57] are limited by the plan’s number of connections', async () => {
    const server = await startServer();
    const { token } = await signIn(server.call, 'dono@lojabeta.balcao');
    expect(await server.call('POST', '/whatsapp', { token, body: { name: 'Beta Dois' } })).toMatchObject({
      status: 400,
      body: { error: 'Número máximo de conexões já alcançado: 1' },
    });
  });

  it('[DEMO-01] [CALL-58] a new default replaces the former one, each with an event', async () => {
    const server = await startServer();
    const token = await asAgent(server);
    const events = recordEvents(server);
    await server.call('PUT', '/whatsapp/2', { token, body: { name: 'Vendas Online', isDefault: true, queueIds: [2] } });
    expect(events.map(({ payload }) => payload['whatsapp'])).toMatchObject([
      { id: 2, isDefault: true },
      { id: 1, isDefault: false },
    ]);
    expect(server.context.tables.whatsapps.findAll({ companyId: 1, isDefault: true })).toHaveLength(1);
  });

  it('[DEMO-01] [CALL-58] an update without queues removes them', async () => {
    const server = await startServer();
    const token = await asAgent(server);
    expect((await server.call('PUT', '/whatsapp/1', { token, body: { name: 'Loja' } })).body).toMatchObject({
      queues: [],
    });
  });

  it('[DEMO-01] of another company are unknown', async () => {
    const server = await startServer();
    const token = await asAgent(server);
    const refused = { status: 400, body: { error: FOREIGN } };
    expect(await server.call('GET', '/whatsapp/3', { token })).toMatchObject(refused);
    expect(await server.call('DELETE', '/whatsapp/3', { token })).toMatchObject(refused);
    expect(await server.call('POST', '/whatsappsession/3', { token })).toMatchObject(refused);
  });
});

describe('pairing a phone', () => {
  /** A server whose phones act only by this clock. */
  const startStill = async (simulate: boolean) => {
    const [clock, timers] = [handClock(), handTimers()];
    const server = await startServer({ clock, timers, simulate });
    // The seed's half-paired connection would change its codes too.
    server.context.tables.whatsapps.remove({ status: 'qrcode' });
    server.context.pairing.resume();
    const token = await asAgent(server);
    const pass = (seconds: number): void => {
      clock.pass(seconds);
      timers.turn();
    };
    return { server, token, pass, events: recordEvents(server) };
  };
  const steps = (events: ReturnType<typeof recordEvents>) =>
    events.map(({ event, payload }) => `${event} ${(payload['session'] as { status: string }).status}`);

  it('[DEMO-03] [CONN-01] the code changes, three codes in all, and then the session is given up', async () => {
    const { server, token, pass, events } = await startStill(false);
    const { body } = await server.call('POST', '/whatsapp', { token, body: { name: 'Nova', queueIds: [] } });
    expect(body).toMatchObject({ status: 'OPENING', isDefault: false, provider: 'beta', maxUseBotQueues: 3 });
    expect(events.shift()).toMatchObject({
      event: 'company-1-whatsapp',
      payload: { action: 'update', whatsapp: body },
    });
    pass(0.7);
    expect(steps(events)).toEqual(['whatsappSession OPENING']);
    pass(0.1);
    pass(20);
    pass(20);
    const codes = events.slice(1).map(({ payload }) => (payload['session'] as { qrcode: string }).qrcode);
    expect(new Set(codes).size).toBe(3);
    for (const code of codes) expect(code).toMatch(/^2@/);
    pass(20);
    expect(steps(events)).toEqual([
      'whatsappSession OPENING',
      ...Array.from({ length: 3 }, () => 'company-1-whatsappSession qrcode'),
      'whatsappSession DISCONNECTED',
    ]);
  });

  it('[DEMO-03] [CALL-61] the simulated owner scans the code, and only then the call is answered', async () => {
    const { server, token, pass, events } = await startStill(true);
    const { id } = server.context.tables.whatsapps.find({ name: 'Filial Campinas' })!;
    let isAnswered = false;
    const answer = server.call('PUT', `/whatsappsession/${id}`, { token }).then((value) => {
      isAnswered = true;
      return value;
    });
    await expect.poll(() => steps(events)).toEqual(['whatsappSession OPENING']);
    expect(server.context.tables.whatsappQueues.findAll({ whatsappId: id })).toEqual([]);
    pass(0.8);
    pass(11.9);
    expect(steps(events).at(-1)).toBe('company-1-whatsappSession qrcode');
    expect(isAnswered).toBe(false);
    pass(0.1);
    expect(await answer).toMatchObject({ status: 200, body: { message: 'Starting session.' } });
    expect(events.at(-1)!.payload['session']).toMatchObject({ id, status: 'CONNECTED', qrcode: '' });
  });

  it('[DEMO-01] [CALL-62] disconnecting logs the phone out and offers a new code', async () => {
    const { server, token, pass, events } = await startStill(false);
    expect((await server.call('DELETE', '/whatsappsession/1', { token })).body).toEqual({
      message: 'Session disconnected.',
    });
    pass(0.8);
    expect(steps(events)).toEqual([
      'company-1-whatsappSession PENDING',
      'whatsappSession OPENING',
      'company-1-whatsappSession qrcode',
    ]);
  });

  it('[DEMO-01] a half-paired connection is resumed after a restart', async () => {
    const { server, token } = await startStill(false);
    const { body } = await server.call<{ id: number }>('POST', '/whatsapp', { token, body: { name: 'Nova' } });
    const { pairing, tables } = server.context;
    pairing.resume();
    pairing.scan(body.id);
    expect(tables.whatsapps.find({ id: body.id })!.status).toBe('CONNECTED');
  });
});
