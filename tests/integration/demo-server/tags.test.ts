import { expect, it } from 'vitest';
import { recordEvents, signIn, startServer } from './support';
import type { Running } from './support';

const as = async ({ call }: Running, email: string) => (await signIn(call, email)).token;

it('[DEMO-01] [CALL-74] counts tickets as text and sends an array for the total', async () => {
  const server = await startServer();
  const token = await as(server, 'ana@demo.balcao');
  const { body } = await server.call<{ tags: unknown[]; count: unknown[]; hasMore: boolean }>('GET', '/tags', {
    token,
  });
  expect(body.hasMore).toBe(false);
  expect(body.tags).toHaveLength(25);
  expect(body.tags[0]).toEqual({
    id: expect.any(Number),
    name: 'Aguardando pagamento',
    color: '#be123c',
    ticketsCount: expect.stringMatching(/^\d+$/),
  });
  expect(body.count[0]).toEqual({ id: expect.any(Number), count: expect.stringMatching(/^[1-9]\d*$/) });
});

it('[DEMO-01] [CALL-74] [CALL-76] searches are case-sensitive, and columns are listed separately', async () => {
  const server = await startServer();
  const token = await as(server, 'ana@demo.balcao');
  expect((await server.call('GET', '/tags/list?searchParam=cliente', { token })).body).toEqual([]);
  expect((await server.call('GET', '/tags/list?searchParam=Cliente', { token })).body).toMatchObject([
    { name: 'Cliente VIP' },
  ]);
  const { body } = await server.call<{ lista: { kanban: number }[] }>('GET', '/tags/kanban', { token });
  expect(body.lista.map(({ kanban }) => kanban)).toEqual([1, 1, 1, 1, 1]);
});

it('[DEMO-01] [CALL-78] require 3 characters, and an identical tag is not stored twice', async () => {
  const server = await startServer();
  const token = await as(server, 'ana@demo.balcao');
  const create = (body: object) => server.call<{ id: number }>('POST', '/tags', { token, body });
  expect((await create({ name: 'ab' })).body).toEqual({ error: 'name must be at least 3 characters' });
  expect((await create({ color: '#000000' })).body).toEqual({ error: 'name is a required field' });
  const first = await create({ name: 'abc' });
  expect(first.body).toMatchObject({ color: '#A4CCCC', kanban: 0 });
  expect((await create({ name: 'abc' })).body.id).toBe(first.body.id);
  expect((await create({ name: 'abc', kanban: 1 })).body.id).not.toBe(first.body.id);
});

it('[DEMO-01] [CALL-79] are changed by admins only, not by a supervisor; events have no company in their name', async () => {
  const server = await startServer();
  const supervisor = await as(server, 'sueli@demo.balcao');
  expect(await server.call('PUT', '/tags/2', { token: supervisor, body: { name: 'Novo nome' } })).toMatchObject({
    status: 403,
    body: { error: 'ERR_NO_PERMISSION' },
  });
  const token = await as(server, 'carla@demo.balcao');
  const events = recordEvents(server);
  const { body } = await server.call('PUT', '/tags/2', { token, body: { name: 'Novo nome', kanban: 0 } });
  expect(body).toMatchObject({ name: 'Novo nome', kanban: 0 });
  await server.call('DELETE', '/tags/2', { token: supervisor });
  expect(events).toEqual([
    { rooms: ['company-1-mainchannel'], event: 'tag', payload: { action: 'update', tag: body } },
    { rooms: ['company-1-mainchannel'], event: 'tag', payload: { action: 'delete', tagId: '2' } },
  ]);
});

it('[DEMO-01] of another company are unknown', async () => {
  const server = await startServer();
  const token = await as(server, 'dono@lojabeta.balcao');
  const refused = { status: 404, body: { error: 'ERR_NO_TAG_FOUND' } };
  expect(await server.call('GET', '/tags/5', { token })).toMatchObject(refused);
  expect(await server.call('DELETE', '/tags/5', { token })).toMatchObject(refused);
});
