import { describe, expect, it } from 'vitest';
import { recordEvents, signIn, startServer } from './support';
import type { Running } from './support';

const asAgent = async ({ call }: Running) => (await signIn(call, 'ana@demo.balcao')).token;
const newQueue = {
  name: 'Pós-venda',
  color: '#0f0f0f',
  orderQueue: '',
  integrationId: '',
  promptId: '',
  schedules: [],
};
const FOREIGN = 'Não é possível consultar registros de outra empresa';

describe('queues', () => {
  it('[DEMO-01] [CALL-143] [CALL-145] are listed by order and created by any user, with one event called update', async () => {
    const server = await startServer();
    const token = await asAgent(server);
    const events = recordEvents(server);
    const { body } = await server.call('POST', '/queue', { token, body: newQueue });
    expect(body).toMatchObject({
      name: 'Pós-venda',
      orderQueue: null,
      integrationId: null,
      promptId: null,
      companyId: 1,
    });
    expect(events).toEqual([
      { rooms: ['company-1-mainchannel'], event: 'company-1-queue', payload: { action: 'update', queue: body } },
    ]);
    const list = await server.call<{ name: string }[]>('GET', '/queue', { token });
    expect(list.body.map(({ name }) => name)).toEqual([
      'Atendimento',
      'Vendas',
      'Financeiro',
      'Entregas',
      'Assistência técnica',
      'Pós-venda',
    ]);
  });

  it('[DEMO-01] refuses a name or colour that is wrong or taken', async () => {
    const server = await startServer();
    const token = await asAgent(server);
    for (const [change, status, error] of [
      [{ name: 'V' }, 400, 'ERR_QUEUE_INVALID_NAME'],
      [{ name: 'Vendas' }, 400, 'ERR_QUEUE_NAME_ALREADY_EXISTS'],
      [{ color: 'azul' }, 400, 'ERR_QUEUE_INVALID_COLOR'],
      [{ color: '#12' }, 400, 'ERR_QUEUE_INVALID_COLOR'],
      [{ color: '#16a34a' }, 400, 'ERR_QUEUE_COLOR_ALREADY_EXISTS'],
      [{ name: 'Balcão' }, 500, 'ERR_INTERNAL_SERVER_ERROR'],
    ] as const) {
      const body = { ...newQueue, ...change };
      expect(await server.call('POST', '/queue', { token, body }), error).toMatchObject({ status, body: { error } });
    }
  });

  it('[DEMO-01] servers like B let two companies use the same name', async () => {
    const server = await startServer({ behave: 'b' });
    const token = await asAgent(server);
    expect((await server.call('POST', '/queue', { token, body: { ...newQueue, name: 'Balcão' } })).status).toBe(200);
  });

  it('[DEMO-01] stops at the plan’s number of queues', async () => {
    const server = await startServer();
    const { token } = await signIn(server.call, 'dono@lojabeta.balcao');
    expect((await server.call('POST', '/queue', { token, body: newQueue })).status).toBe(200);
    expect(
      await server.call('POST', '/queue', { token, body: { ...newQueue, name: 'Outra', color: '#111111' } }),
    ).toMatchObject({ status: 400, body: { error: 'Número máximo de filas já alcançado: 2' } });
  });

  it('[DEMO-01] [CALL-146] an update is a 201; another company’s queue is a 400 for every call', async () => {
    const server = await startServer();
    const token = await asAgent(server);
    const body = { name: 'Vendas', color: '#16a34a', greetingMessage: 'Oi' };
    expect(await server.call('PUT', '/queue/2', { token, body })).toMatchObject({ status: 201, body });
    const foreign = server.context.tables.queues.find({ companyId: 2 })!.id;
    const refused = { status: 400, body: { error: FOREIGN } };
    expect(await server.call('GET', `/queue/${foreign}`, { token })).toMatchObject(refused);
    expect(await server.call('PUT', `/queue/${foreign}`, { token, body: { color: '#222222' } })).toMatchObject(refused);
    expect(await server.call('DELETE', '/queue/999', { token })).toMatchObject(refused);
  });

  it('[DEMO-01] [CALL-147] deleting one returns nothing, sends its id, and removes it from users', async () => {
    const server = await startServer();
    const token = await asAgent(server);
    // A prompt would keep it.
    server.context.tables.prompts.remove({ queueId: 2 });
    const events = recordEvents(server);
    const answer = await server.call('DELETE', '/queue/2', { token });
    expect([answer.status, answer.text, answer.headers.get('content-type')]).toEqual([200, '', null]);
    expect(events[0]).toMatchObject({ event: 'company-1-queue', payload: { action: 'delete', queueId: 2 } });
    expect(server.context.tables.userQueues.findAll({ queueId: 2 })).toEqual([]);
  });
});

describe('queue options', () => {
  it('[DEMO-01] [CALL-148] can be listed as roots, as children of one, or all', async () => {
    const server = await startServer();
    const token = await asAgent(server);
    const titles = async (query: string) =>
      (await server.call<{ title: string }[]>('GET', `/queue-options?queueId=3${query}`, { token })).body.map(
        ({ title }) => title,
      );
    expect(await titles('&parentId=-1')).toEqual(['Segunda via', 'Falar com atendente']);
    expect(await titles('&parentId=1')).toEqual(['Boleto', 'Nota fiscal']);
    expect(await titles('')).toHaveLength(4);
  });

  it('[DEMO-01] are deleted with their descendants', async () => {
    const server = await startServer();
    const token = await asAgent(server);
    expect((await server.call('DELETE', '/queue-options/1', { token })).body).toEqual({ message: 'Option Delected' });
    expect(server.context.tables.queueOptions.findAll({ queueId: 3 })).toHaveLength(1);
    expect(await server.call('GET', '/queue-options/1', { token })).toMatchObject({
      status: 400,
      body: { error: 'ERR_QUEUE_NOT_FOUND' },
    });
  });

  it('[DEMO-01] require a title', async () => {
    const server = await startServer();
    const token = await asAgent(server);
    expect((await server.call('POST', '/queue-options', { token, body: { queueId: 1 } })).status).toBe(500);
    const body = { queueId: 1, title: 'Nova', option: '9', parentId: null };
    expect((await server.call('POST', '/queue-options', { token, body })).body).toMatchObject(body);
  });
});
