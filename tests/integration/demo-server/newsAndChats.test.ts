import { expect, it } from 'vitest';
import { recordEvents, signIn, startServer } from './support';

interface List<Item> {
  readonly records: readonly Item[];
  readonly count: number;
  readonly hasMore: boolean;
}

it('[DEMO-01] [CALL-118] lists active announcements of all companies in pages of 20, newest first', async () => {
  const server = await startServer();
  const { token } = await signIn(server.call, 'ana@demo.balcao');
  const page = async (query: string) =>
    (await server.call<List<{ title: string; status: boolean }>>('GET', `/announcements/?${query}`, { token })).body;
  const first = await page('searchParam=&pageNumber=1');
  expect(first.records).toHaveLength(20);
  expect(first.records[0]).toMatchObject({
    title: 'Manutenção no domingo',
    priority: 1,
    status: true,
    mediaPath: null,
  });
  expect(first).toMatchObject({ count: 24, hasMore: true });
  expect(await page('searchParam=&pageNumber=2')).toMatchObject({ hasMore: false });
  const found = await page('searchParam=DICAS&pageNumber=1');
  expect(found.records.map(({ title }) => title)).toEqual(['Dicas de atendimento']);
});

it('[DEMO-01] [CALL-125] lists the chats of the user with their members and without any password', async () => {
  const server = await startServer();
  const { token } = await signIn(server.call, 'ana@demo.balcao');
  const { body } = await server.call<List<{ title: string; users: unknown[] }>>('GET', '/chats/?pageNumber=1', {
    token,
  });
  expect(body.records.map(({ title }) => title)).toEqual([
    'Entregas',
    'Avisos da gerência',
    'Ana e Bruno',
    'Equipe de vendas',
  ]);
  expect(body.records[2]).toMatchObject({
    lastMessage: 'Bruno Tavares: Já está na conta!',
    owner: { name: 'Ana Ribeiro' },
  });
  // Each chat counts once per member, as on real servers.
  expect(body).toMatchObject({ count: 15, hasMore: true });
  expect(JSON.stringify(body)).not.toMatch(/passwordHash/);
  const second = await server.call('GET', '/chats/?pageNumber=2', { token });
  expect(second.body).toMatchObject({ records: [], count: 15, hasMore: false });
  const { token: outsider } = await signIn(server.call, 'dono@lojabeta.balcao');
  expect((await server.call('GET', '/chats', { token: outsider })).body).toMatchObject({ records: [], count: 0 });
});

it('[DEMO-01] [CALL-119] [CALL-120] [CALL-121] [CALL-122] only the super user writes announcements, and every company receives them', async () => {
  const server = await startServer();
  const { token, user } = await signIn(server.call, 'super@demo.balcao');
  const { token: reader } = await signIn(server.call, 'carla@demo.balcao');
  const events = recordEvents(server);
  const fields = { title: 'Versão nova', text: 'Veja as novidades.', priority: '2', status: true };
  expect(await server.call('POST', '/announcements', { token: reader, body: fields })).toMatchObject({
    status: 401,
    body: { error: 'Acesso não permitido' },
  });
  const { body } = await server.call<{ id: number }>('POST', '/announcements', { token, body: fields });
  expect(body).toMatchObject({ title: 'Versão nova', priority: 2, status: true, mediaPath: null });
  const where = `/announcements/${body.id}`;
  await server.call('PUT', where, { token, body: { ...fields, status: false } });
  expect((await server.call('GET', where, { token: reader })).body).toMatchObject({ status: false });
  await server.call('DELETE', where, { token });
  expect((await server.call('GET', where, { token })).status).toBe(404);
  const companies = server.context.tables.companies.count();
  expect(events).toMatchObject([
    { event: 'company-announcement', payload: { action: 'create', record: { id: body.id } } },
    { event: 'company-announcement', payload: { action: 'update', record: { status: false } } },
    { event: `company-${user.companyId}-announcement`, payload: { action: 'delete', id: String(body.id) } },
  ]);
  // ⚠ A removal reaches the super user's own company alone.
  expect(events.map(({ rooms }) => rooms.length)).toEqual([companies, companies, 1]);
});

it('[DEMO-01] [CALL-118] the complete list of a company includes inactive announcements', async () => {
  const server = await startServer();
  const { token, user } = await signIn(server.call, 'super@demo.balcao');
  const { companyId } = server.context.tables.users.find({ email: 'ana@demo.balcao' })!;
  const { body } = await server.call<{ title: string }[]>('GET', `/announcements/list?companyId=${companyId}`, {
    token,
  });
  expect(body[0]).toMatchObject({ title: 'Rascunho de comunicado', status: false, company: { id: companyId } });
  expect(body).toHaveLength(25);
  expect(user).toMatchObject({ super: true });
});

it('[DEMO-01] [CALL-123] [CALL-124] a picture is stored at the root or in its folder, under a unique name, and deleted when removed', async () => {
  const server = await startServer();
  const { token } = await signIn(server.call, 'super@demo.balcao');
  const { id } = server.context.tables.announcements.find({ title: 'Chat interno' })!;
  const upload = async (folder: boolean) => {
    const form = new FormData();
    if (folder) form.append('typeArch', 'announcements');
    form.append('file', new Blob(['x'], { type: 'image/png' }), 'banner novo.png');
    const answer = await fetch(`${server.url}/announcements/${id}/media-upload`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    });
    expect(answer.status).toBe(200);
    return server.context.tables.announcements.find({ id })!;
  };
  const plain = await upload(false);
  expect(plain).toMatchObject({
    mediaName: 'banner novo.png',
    mediaPath: expect.stringMatching(/^\d+_banner_novo\.png$/),
  });
  expect((await fetch(`${server.url}/public/${plain.mediaPath}`)).status).toBe(200);
  const foldered = await upload(true);
  expect((await fetch(`${server.url}/public/announcements/${foldered.mediaPath}`)).status).toBe(200);
  await server.call('DELETE', `/announcements/${id}/media-upload`, { token });
  expect(server.context.tables.announcements.find({ id })).toMatchObject({ mediaPath: null, mediaName: null });
  expect((await fetch(`${server.url}/public/announcements/${foldered.mediaPath}`)).status).toBe(404);
});

interface ChatBody {
  id: number;
  uuid: string;
  users: { userId: number; unreads: number; user?: { name: string } }[];
}

const unreadsOf = ({ users }: { users: readonly { userId: number; unreads: number }[] }) =>
  Object.fromEntries(users.map(({ userId, unreads }) => [userId, unreads]));

it('[DEMO-01] [CALL-126] [CALL-127] [CALL-128] chats are created, changed and deleted; members get an event, the owner remains', async () => {
  const server = await startServer();
  const { token, user: ana } = await signIn(server.call, 'ana@demo.balcao');
  const { user: bruno } = await signIn(server.call, 'bruno@demo.balcao');
  const { user: sueli } = await signIn(server.call, 'sueli@demo.balcao');
  const { user: stranger } = await signIn(server.call, 'dono@lojabeta.balcao');
  const events = recordEvents(server);
  const users = [{ id: bruno.id }, { id: stranger.id }];
  const { body: chat } = await server.call<ChatBody>('POST', '/chats', { token, body: { title: 'Vitrine', users } });
  // Users of another company cannot join.
  expect(chat.users.map(({ userId }) => userId)).toEqual([ana.id, bruno.id]);
  const body = { title: 'Vitrine nova', users: [{ id: sueli.id }] };
  const { body: changed } = await server.call<ChatBody>('PUT', `/chats/${chat.id}`, { token, body });
  expect(changed).toMatchObject({ title: 'Vitrine nova', ownerId: ana.id });
  expect(unreadsOf(changed)).toEqual({ [ana.id]: 0, [sueli.id]: 0 });
  expect((await server.call('GET', `/chats/${chat.uuid}`, { token })).body).toMatchObject({ id: chat.id });
  await server.call('DELETE', `/chats/${chat.id}`, { token });
  expect((await server.call('DELETE', `/chats/${chat.id}`, { token })).status).toBe(404);
  const own = `company-${ana.companyId}-chat`;
  expect(events.map(({ event, payload }) => [event, payload['action']])).toEqual([
    [`${own}-user-${ana.id}`, 'create'],
    [`${own}-user-${bruno.id}`, 'create'],
    [`${own}-user-${ana.id}`, 'update'],
    [`${own}-user-${sueli.id}`, 'update'],
    [own, 'delete'],
  ]);
  // ⚠ Without users it has no members, not even its owner.
  const { body: empty } = await server.call<ChatBody>('POST', '/chats', { token, body: { title: 'Vazia', users: [] } });
  expect(empty.users).toEqual([]);
});

it('[DEMO-01] [CALL-129] [CALL-130] [CALL-131] messages come in pages, count as unread for the others, and are marked read by any caller', async () => {
  const server = await startServer();
  const { token, user: ana } = await signIn(server.call, 'ana@demo.balcao');
  const { user: bruno } = await signIn(server.call, 'bruno@demo.balcao');
  const { token: stranger } = await signIn(server.call, 'carla@demo.balcao');
  const { id } = server.context.tables.chats.find({ title: 'Equipe de vendas' })!;
  type Page = List<{ id: number; message: string; sender: object }>;
  const page = async (number: number) =>
    (await server.call<Page>('GET', `/chats/${id}/messages?pageNumber=${number}`, { token })).body;
  const [newest, oldest] = [await page(1), await page(3)];
  expect(newest).toMatchObject({ count: 49, hasMore: true });
  expect(newest.records.at(-1)).toMatchObject({ message: 'Ana, você pega a loja de sábado?' });
  expect(oldest.records).toHaveLength(9);
  expect(oldest.hasMore).toBe(false);
  expect(await server.call('GET', `/chats/${id}/messages`, { token: stranger })).toMatchObject({
    status: 400,
    body: { error: 'UNAUTHORIZED' },
  });

  const events = recordEvents(server);
  const sent = await server.call<{ chat: ChatBody }>('POST', `/chats/${id}/messages`, {
    token,
    body: { message: 'Pego!' },
  });
  // The chat inside the message is the one before it was counted.
  expect(sent.body).toMatchObject({ message: 'Pego!', sender: { id: ana.id, name: 'Ana Ribeiro' } });
  expect(unreadsOf(sent.body.chat)).toMatchObject({ [ana.id]: 2, [bruno.id]: 0 });
  expect(unreadsOf(events[0]!.payload['chat'] as ChatBody)).toMatchObject({ [ana.id]: 0, [bruno.id]: 1 });
  expect(events[0]!.payload['chat']).toMatchObject({ lastMessage: 'Ana Ribeiro: Pego!' });
  expect(JSON.stringify(events)).not.toMatch(/passwordHash/);

  const read = await server.call<ChatBody>('POST', `/chats/${id}/read`, { token, body: { userId: bruno.id } });
  expect(unreadsOf(read.body)).toMatchObject({ [bruno.id]: 0 });
  const name = `company-${ana.companyId}-chat`;
  expect(events.map(({ event, payload }) => [event, payload['action']])).toEqual([
    [`${name}-${id}`, 'new-message'],
    [name, 'new-message'],
    [`${name}-${id}`, 'update'],
    [name, 'update'],
  ]);
  for (const [path, body] of [
    ['/chats/999999/messages', { message: 'x' }],
    [`/chats/${id}/read`, { userId: 999_999 }],
  ] as const) {
    expect((await server.call('POST', path, { token, body })).status).toBe(500);
  }
});
