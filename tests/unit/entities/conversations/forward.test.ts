import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Contact } from '@/protocol/records/contacts';
import type { Ticket } from '@/protocol/records/tickets';
import { forwardMessages, type ForwardPart, type ForwardTarget } from '@/entities/conversations/outbox/forward';
import { selectOutboxOfTicket } from '@/entities/conversations/outbox/outboxSelectors';
import { refreshTicket } from '@/entities/conversations/tickets/ticketThunks';
import type { StoredFile } from '@/entities/device/files/storedFile';
import { sessionEnded } from '@/entities/session/sessionActions';
import { createMemoryRecords } from '@/lib/memoryRecords';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { serverEvents } from '@/realtime/serverEvents';
import { ACCOUNT, aMessage, aTicket, aUser } from '@tests/support/records';
import { createHeldRoute, hold } from '@tests/support/hold';
import { createRecordedRoute } from '@tests/support/requestRecorder';

const MEDIA = 'https://atende.example.com.br';
const settle = () => vi.advanceTimersByTimeAsync(0);

const mine = (id: number, facts: Partial<Ticket> = {}) => aTicket({ id, status: 'open', userId: 10, ...facts });
const toTicket = (ticketId: number): ForwardTarget => ({ kind: 'ticket', ticketId, name: `Cliente ${ticketId}` });
const rita: Contact = { id: 50, name: 'Rita Lima', number: '5511955550000' };
const toRita: ForwardTarget = { kind: 'contact', contact: rita, name: 'Rita Lima' };
const text = (words: string): ForwardPart => ({ kind: 'text', text: words });
const file = (source: string | Blob, facts: { name?: string; caption?: string } = {}): ForwardPart => ({
  kind: 'file',
  source,
  name: 'sofa.jpg',
  caption: '',
  ...facts,
});

/** A signed-in user without a connection, so that the outbox keeps what it gets. */
const createWorld = async (tickets: readonly Ticket[] = [mine(1)], routes: FakeRoutes = {}) => {
  const files = createMemoryRecords<StoredFile>();
  const world = createTestStore({
    storage: { files },
    routes: {
      ...Object.fromEntries(tickets.map((ticket) => [`GET /tickets/${ticket.id}`, { body: ticket }])),
      ...routes,
    },
  });
  const download = vi.spyOn(world.services.api.files, 'download');
  world.begin();
  await settle();
  for (const { id } of tickets) await world.store.dispatch(refreshTicket(id));
  const entries = (ticketId: number) => selectOutboxOfTicket(world.store.getState(), ticketId);
  return {
    ...world,
    /** Addresses of the files that were read, in order. */
    asked: () => download.mock.calls.map(([address]) => address),
    entries,
    /** What the outbox will send to a ticket, in order. */
    queued: (ticketId: number) =>
      entries(ticketId).map(({ body, file: kept }) => (kept ? [kept.name, kept.type, body] : body)),
    queuedAnywhere: () => Object.keys(world.store.getState().outbox.byId),
    /** The contents of the files on disk. */
    kept: async (account = ACCOUNT) => {
      const stored = await files.readAll(account);
      return Promise.all(stored.map(({ content }) => content.text()));
    },
    forward: (parts: readonly ForwardPart[], targets: readonly ForwardTarget[] = [toTicket(1)]) =>
      world.store.dispatch(forwardMessages({ parts, targets, queueId: 1, whatsappId: 3 })),
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('[TRIAGE-07] messages forwarded to open tickets', () => {
  it('texts and files wait in the outbox of every ticket, in the order of the conversation', async () => {
    const world = await createWorld([mine(1), mine(2)], {
      'GET /public/sofa.jpg': { body: 'the sofa' },
      'GET /public/nota.pdf': { body: 'the invoice' },
    });
    const parts = [
      file('sofa.jpg', { caption: 'O sofá' }),
      text('Bom dia'),
      file(new Blob(['the map'], { type: 'image/png' }), { name: 'mapa.png', caption: 'Loja' }),
      file('nota.pdf', { name: 'nota.pdf' }),
      text('Até logo'),
    ];
    const answer = await world.forward(parts, [toTicket(2), toTicket(1)]);
    expect(answer.payload).toEqual([]);
    const expected = [
      ['sofa.jpg', 'application/octet-stream', 'O sofá'],
      'Bom dia',
      ['mapa.png', 'image/png', 'Loja'],
      ['nota.pdf', 'application/octet-stream', ''],
      'Até logo',
    ];
    expect(world.queued(1)).toEqual(expected);
    expect(world.queued(2)).toEqual(expected);
    expect(world.entries(1).map(({ state }) => state)).toEqual(parts.map(() => 'waiting'));
  });

  it('several tickets share one copy of a file on this computer', async () => {
    const world = await createWorld([mine(1), mine(2)], { 'GET /public/sofa.jpg': { body: 'the sofa' } });
    await world.forward([file('sofa.jpg'), file(new Blob(['the map']))], [toTicket(1), toTicket(2)]);
    expect(await world.kept()).toEqual(['the sofa', 'the map']);
    const idsOf = (ticketId: number) => world.entries(ticketId).map(({ file: kept }) => kept?.id);
    expect(new Set(idsOf(1)).size).toBe(2);
    expect(idsOf(2)).toEqual(idsOf(1));
  });

  it('a file that one of them has received is still there for one that is opened later', async () => {
    const made = mine(40, { contactId: 50, contact: rita });
    const { route, answer } = createHeldRoute();
    const [first, second] = [createRecordedRoute({ body: '' }), createRecordedRoute({ body: '' })];
    const world = await createWorld([mine(1)], {
      'GET /public/sofa.jpg': { body: 'the sofa' },
      'POST /tickets': route,
      'POST /messages/1': first.route,
      'POST /messages/40': second.route,
    });
    world.goOnline();
    const request = world.forward([file('sofa.jpg')], [toTicket(1), toRita]);
    await vi.advanceTimersByTimeAsync(10_000);
    const createdAt = new Date().toISOString();
    const echo = aMessage({
      fromMe: true,
      mediaType: 'application',
      mediaUrl: 'sofa.jpg',
      body: 'sofa.jpg',
      createdAt,
    });
    const ticket = mine(1, { lastMessage: 'sofa.jpg', fromMe: true });
    world.store.dispatch(serverEvents.appMessage({ action: 'create', record: echo, ticket, contact: null }));
    await vi.advanceTimersByTimeAsync(10_000);
    answer({ body: made });
    expect((await request).payload).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    const isSent = ({ asked }: typeof first) => asked[0]?.body instanceof FormData;
    expect([first, second].map(isSent)).toEqual([true, true]);
    expect([...world.entries(1), ...world.entries(40)].filter(({ state }) => state === 'failed')).toEqual([]);
  });

  it('a file that is already on this computer is not read from the server', async () => {
    const world = await createWorld();
    await world.forward([text('Bom dia'), file(new Blob(['the map']))]);
    expect(world.asked()).toEqual([]);
    expect(await world.kept()).toEqual(['the map']);
  });
});

describe('[TRIAGE-07] the file of a forwarded message', () => {
  const ELSEWHERE = 'https://media.example.com/public/sofa.jpg';
  const answers = (byHost: Readonly<Record<string, FakeAnswer>>): FakeRoutes => ({
    'GET /public/sofa.jpg': ({ url }) => byHost[new URL(url ?? '').origin] ?? { status: 404 },
  });

  it('[MSG-15] is read from the media folder of the server if its address is only a name', async () => {
    const world = await createWorld([mine(1)], { 'GET /public/sofa.jpg': { body: 'the sofa' } });
    await world.forward([file('sofa.jpg')]);
    expect(world.asked()).toEqual([`${MEDIA}/public/sofa.jpg`]);
  });

  it('[MSG-15] is read from its own address first', async () => {
    const world = await createWorld([mine(1)], answers({ 'https://media.example.com': { body: 'the sofa' } }));
    await world.forward([file(ELSEWHERE)]);
    expect(world.asked()).toEqual([ELSEWHERE]);
    expect(await world.kept()).toEqual(['the sofa']);
  });

  it('[MSG-15] is read from the server in use if its own address fails', async () => {
    const world = await createWorld([mine(1)], answers({ [MEDIA]: { body: 'the sofa' } }));
    const answer = await world.forward([file(ELSEWHERE)]);
    expect(world.asked()).toEqual([ELSEWHERE, `${MEDIA}/public/sofa.jpg`]);
    expect(answer.payload).toEqual([]);
    expect(await world.kept()).toEqual(['the sofa']);
  });

  it.each([
    ['at neither of its addresses', ELSEWHERE, [ELSEWHERE, `${MEDIA}/public/sofa.jpg`]],
    ['at its only address', 'sofa.jpg', [`${MEDIA}/public/sofa.jpg`]],
  ])('stops everything if it is %s, and each is asked once', async (_, source, asked) => {
    const world = await createWorld([mine(1)], {
      'GET /public/mapa.png': { body: 'the map' },
      'GET /public/sofa.jpg': { status: 404 },
    });
    const answer = await world.forward([text('Bom dia'), file('mapa.png'), file(source)]);
    expect(answer).toMatchObject({ meta: { requestStatus: 'rejected' }, error: { status: 404, silent: true } });
    expect(world.asked()).toEqual([`${MEDIA}/public/mapa.png`, ...asked]);
    expect(world.queuedAnywhere()).toEqual([]);
    expect(await world.kept()).toEqual([]);
    expect(world.store.getState().toasts).toEqual([]);
  });

  it('is not asked for at a second address after the user has stopped', async () => {
    const { route, answer } = createHeldRoute();
    const world = await createWorld([mine(1)], { 'GET /public/sofa.jpg': route });
    const request = world.forward([text('Bom dia'), file(ELSEWHERE)]);
    await settle();
    request.abort();
    answer({ status: 404 });
    await settle();
    expect(world.asked()).toEqual([ELSEWHERE]);
    expect(world.queuedAnywhere()).toEqual([]);
  });
});

describe('[TRIAGE-07] a forward that the user stops', () => {
  it('while a file is read, keeps and sends nothing', async () => {
    const { route, answer } = createHeldRoute();
    const world = await createWorld([mine(1)], { 'GET /public/sofa.jpg': route });
    const request = world.forward([text('Bom dia'), file('sofa.jpg')]);
    await settle();
    request.abort();
    answer({ body: 'the sofa' });
    expect((await request).meta).toMatchObject({ requestStatus: 'rejected', aborted: true });
    await settle();
    expect(world.queuedAnywhere()).toEqual([]);
    expect(await world.kept()).toEqual([]);
  });

  it('while a file is copied to disk, sends nothing', async () => {
    const world = await createWorld();
    const { put } = world.services.storage.files;
    const { held, release } = hold();
    vi.spyOn(world.services.storage.files, 'put').mockImplementation(async (...record) => {
      await held;
      await put(...record);
    });
    const request = world.forward([text('Bom dia'), file(new Blob(['the map']))]);
    await settle();
    request.abort();
    release();
    await settle();
    expect(await world.kept()).toEqual(['the map']);
    expect(world.queuedAnywhere()).toEqual([]);
  });
});

describe('[TRIAGE-07] a ticket that cannot be written to', () => {
  it.each([
    ['waits for an agent', [mine(2, { status: 'pending' })]],
    ['is closed', [mine(2, { status: 'closed' })]],
    ['is in a queue that is not of the user', [mine(2, { queueId: 9 })]],
    ['is not known here', []],
  ])('gets nothing if it %s, while the others get everything', async (_, others: Ticket[]) => {
    const world = await createWorld([mine(1), mine(3), ...others]);
    const answer = await world.forward([text('Bom dia')], [toTicket(1), toTicket(2), toTicket(3)]);
    expect(answer.payload).toEqual([{ target: toTicket(2), holder: null, failure: null }]);
    expect([1, 2, 3].map((ticketId) => world.queued(ticketId))).toEqual([['Bom dia'], [], ['Bom dia']]);
  });

  it('is judged when the files have been read, not when the forward begins', async () => {
    const { route, answer } = createHeldRoute();
    let stored = mine(1);
    const world = await createWorld([stored], { 'GET /public/sofa.jpg': route });
    vi.spyOn(world.services.api.tickets, 'show').mockImplementation(async () => stored);
    const request = world.forward([file('sofa.jpg')]);
    await settle();
    stored = mine(1, { status: 'closed' });
    await world.store.dispatch(refreshTicket(1));
    answer({ body: 'the sofa' });
    expect((await request).payload).toEqual([{ target: toTicket(1), holder: null, failure: null }]);
    expect(world.queuedAnywhere()).toEqual([]);
  });
});

describe('[TRIAGE-07] messages forwarded to a contact', () => {
  const made = mine(40, { contactId: 50, contact: rita });
  const brunos = { ...made, userId: 11, user: { id: 11, name: 'Bruno' }, queue: { id: 1, name: 'Vendas', color: '' } };

  /** A server that answers this for a new ticket. */
  const ask = async (answer: FakeAnswer) => {
    const wishes: unknown[] = [];
    const world = await createWorld([mine(1)], {
      'POST /tickets': ({ data }) => {
        wishes.push(JSON.parse(String(data)));
        return answer;
      },
    });
    const { payload } = await world.forward([text('Bom dia')], [toRita, toTicket(1)]);
    expect(world.queued(1)).toEqual(['Bom dia']);
    return { ...world, wishes, payload };
  };

  it('[CALL-32] go into a new ticket of the chosen queue and connection, and the screen stays where it is', async () => {
    const { payload, wishes, queued, paths } = await ask({ body: made });
    expect(payload).toEqual([]);
    expect(wishes).toEqual([{ contactId: 50, queueId: 1, whatsappId: 3, userId: 10, status: 'open' }]);
    expect(queued(40)).toEqual(['Bom dia']);
    expect(paths).toEqual([]);
  });

  it("[CALL-32] go into the user's own ticket with the contact if there is one", async () => {
    const { payload, queued, paths } = await ask({ status: 409, body: { error: JSON.stringify(made) } });
    expect(payload).toEqual([]);
    expect(queued(40)).toEqual(['Bom dia']);
    expect(paths).toEqual([]);
  });

  it('[CALL-32] go nowhere if another agent has the ticket, who is named instead of shown in a toast', async () => {
    const { payload, queued, store } = await ask({ status: 409, body: { error: JSON.stringify(brunos) } });
    const holder = { userName: 'Bruno', queueName: 'Vendas', waits: false };
    expect(payload).toEqual([{ target: toRita, holder, failure: null }]);
    expect(queued(40)).toEqual([]);
    expect(store.getState().toasts).toEqual([]);
  });

  it('[CALL-32] go nowhere if the server refuses the ticket, which is reported instead of shown in a toast', async () => {
    const { payload, store } = await ask({ status: 400, body: { error: 'ERR_NO_DEF_WAPP_FOUND' } });
    expect(payload).toMatchObject([
      { target: toRita, holder: null, failure: { code: 'ERR_NO_DEF_WAPP_FOUND', status: 400 } },
    ]);
    expect(store.getState().toasts).toEqual([]);
  });
});

describe('a session that ends while files are read', () => {
  it('leaves nothing in the outbox', async () => {
    const { route, answer } = createHeldRoute();
    const world = await createWorld([mine(1)], { 'GET /public/sofa.jpg': route });
    const request = world.forward([text('Bom dia'), file('sofa.jpg')]);
    await settle();
    world.store.dispatch(sessionEnded({ reason: 'logout' }));
    answer({ body: 'the sofa' });
    expect((await request).meta.requestStatus).toBe('rejected');
    expect(world.queuedAnywhere()).toEqual([]);
    expect([await world.kept(), await world.kept('')]).toEqual([[], []]);
  });

  it('[SEC-08] gives the next account none of its files and texts', async () => {
    const { route, answer } = createHeldRoute();
    const world = await createWorld([mine(1)], { 'GET /public/sofa.jpg': route });
    const request = world.forward([text('Bom dia'), file('sofa.jpg')]);
    await settle();
    world.store.dispatch(sessionEnded({ reason: 'logout' }));
    world.begin(aUser({ id: 11, name: 'Bruno' }));
    await settle();
    await world.store.dispatch(refreshTicket(1));
    answer({ body: 'the sofa' });
    expect((await request).meta.requestStatus).toBe('rejected');
    await settle();
    expect(world.queuedAnywhere()).toEqual([]);
    expect([await world.kept(), await world.kept('test#11')]).toEqual([[], []]);
  });

  it('[SEC-08] sends nothing more, not even what the next account could send', async () => {
    const { route, answer } = createHeldRoute();
    const world = await createWorld([mine(1)], { 'POST /tickets': route });
    const request = world.forward([text('Bom dia')], [toRita, toTicket(1)]);
    await settle();
    world.store.dispatch(sessionEnded({ reason: 'logout' }));
    world.begin(aUser({ id: 11, allTicket: 'enabled', profile: 'admin' }));
    await settle();
    await world.store.dispatch(refreshTicket(1));
    answer({ status: 400, body: { error: 'ERR_NO_DEF_WAPP_FOUND' } });
    expect((await request).meta.requestStatus).toBe('rejected');
    await settle();
    expect(world.queuedAnywhere()).toEqual([]);
  });

  it('sends none of the messages that are not stored yet', async () => {
    const world = await createWorld([mine(1)]);
    const { put } = world.services.storage.outbox;
    const { held, release } = hold();
    vi.spyOn(world.services.storage.outbox, 'put').mockImplementation(async (...record) => {
      await held;
      await put(...record);
    });
    const request = world.forward([text('Bom dia'), text('Até logo')]);
    await settle();
    expect(world.queued(1)).toEqual(['Bom dia']);
    world.store.dispatch(sessionEnded({ reason: 'logout' }));
    release();
    expect((await request).meta.requestStatus).toBe('rejected');
    await settle();
    expect(world.queuedAnywhere()).toEqual([]);
    const { readAll } = world.services.storage.outbox;
    expect((await readAll(ACCOUNT)).map(({ body }) => body)).toEqual(['Bom dia']);
    expect(await readAll('')).toEqual([]);
  });
});
