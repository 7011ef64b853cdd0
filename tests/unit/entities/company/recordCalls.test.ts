import { describe, expect, it } from 'vitest';
import { EVERYTHING } from '@/entities/base/collection/collectionState';
import { announcements } from '@/entities/company/announcements/announcements';
import { campaigns } from '@/entities/company/campaigns/campaigns';
import { companies } from '@/entities/company/companies/companies';
import { contactListItems, contactLists } from '@/entities/company/contactLists/contactLists';
import { fileLists } from '@/entities/company/fileLists/fileLists';
import { helps } from '@/entities/company/helps/helps';
import { loadPlan, loadPlans, plans } from '@/entities/company/plans/plans';
import { prompts } from '@/entities/company/prompts/prompts';
import {
  queueIntegrations,
  readIntegration,
  testIntegration,
} from '@/entities/company/queueIntegrations/queueIntegrations';
import { loadAutomations, readQueue } from '@/entities/company/queues/queues';
import { quickMessages } from '@/entities/company/quickMessages/quickMessages';
import { schedules } from '@/entities/company/schedules/schedules';
import { loadHours, saveHours, saveSetting } from '@/entities/company/settings/settings';
import { createTag, readTag, loadTags, selectTags, tags } from '@/entities/company/tags/tags';
import { listUsers, readUser, users } from '@/entities/company/users/users';
import { chats } from '@/entities/conversations/chats/chats';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { aUser } from '@tests/support/records';

/** A refused call is repeated with a new token before it counts as denied. */
const { desktop } = createFakeDesktop({ refresh: () => ({ ok: true, user: aUser() }) });

const open = (routes: FakeRoutes, user: ReturnType<typeof aUser> | null = aUser()) => {
  const app = createTestStore({ routes, desktop });
  if (user) app.begin(user);
  return app;
};
const refused = { status: 400, body: { error: 'ERR_NO_PERMISSION' } };
const denied = { status: 403, body: { error: 'ERR_NO_PERMISSION' } };

describe('a page of records', () => {
  const query = { searchParam: 'bia', userId: 10 };
  const asked = { view: 'page', query, page: 1 } as const;

  it.each([
    ['[CALL-81] schedules', schedules, 'GET /schedules/', 'schedules', { body: 'Bia' }],
    ['[CALL-88] campaigns', campaigns, 'GET /campaigns/', 'records', { name: 'Bia' }],
    ['[CALL-100] contact lists', contactLists, 'GET /contact-lists/', 'records', { name: 'Bia' }],
    ['[CALL-107] items of contact lists', contactListItems, 'GET /contact-list-items', 'contacts', { name: 'Bia' }],
    ['[CALL-112] file lists', fileLists, 'GET /files/', 'files', { name: 'Bia' }],
    ['[CALL-118] announcements', announcements, 'GET /announcements/', 'records', { title: 'Bia', status: true }],
    ['[CALL-125] chats', chats, 'GET /chats/', 'records', { uuid: 'c-1', title: 'Bia', users: [] }],
    ['[CALL-132] prompts', prompts, 'GET /prompt', 'prompts', { name: 'Bia' }],
    ['[CALL-152] help videos', helps, 'GET /helps', 'helps', { title: 'Bia' }],
    ['[CALL-137] integrations', queueIntegrations, 'GET /queueIntegration', 'queueIntegrations', { name: 'Bia' }],
    ['[CALL-66] quick replies', quickMessages, 'GET /quick-messages', 'records', { shortcode: 'bia' }],
    ['[CALL-74] tags', tags, 'GET /tags', 'tags', { name: 'Bia', color: '#111111' }],
    ['[CALL-23] users', users, 'GET /users/', 'users', { name: 'Bia', email: 'b@c.d' }],
  ] as const)('%s are asked for with the search and the number of the page, and may be cancelled', async (...parts) => {
    const [, area, call, name, facts] = parts;
    const record = (id: number) => ({ id, ...facts });
    const route = createRecordedRoute(
      { body: { [name]: [record(1)], hasMore: true, count: 9 } },
      { body: { [name]: [record(2)], hasMore: false, count: 9 } },
    );
    const signals: unknown[] = [];
    const app = open({
      [call]: (config) => {
        signals.push(config.signal);
        return typeof route.route === 'function' ? route.route(config) : route.route;
      },
    });
    const { load } = area as unknown as typeof quickMessages;
    await app.store.dispatch(load(asked));
    await app.store.dispatch(load({ ...asked, page: 2 }));
    // Announcements have no user; their readers' own filter stays in the client.
    const sent = area === announcements ? { searchParam: 'bia' } : query;
    expect(route.asked.map((request) => request.query)).toEqual([
      { ...sent, pageNumber: 1 },
      { ...sent, pageNumber: 2 },
    ]);
    expect(signals.every((signal) => signal instanceof AbortSignal)).toBe(true);
    expect(area.selectView(app.store.getState(), 'page').ids).toEqual([1, 2]);
  });

  it.each([
    ['tags', tags, 'GET /tags', 'tags', { color: '#111111' }],
    ['prompts', prompts, 'GET /prompt', 'prompts', { prompt: 'x' }],
    ['file lists', fileLists, 'GET /files/', 'files', { message: 'x' }],
  ] as const)(
    '[TAG-02] [LIST-01] [TRIAGE-11] of %s is found whatever its capitals, which these servers compare',
    async (...parts) => {
      const [, area, call, key, facts] = parts;
      const records = (...names: readonly string[]) => names.map((name, place) => ({ id: place + 1, name, ...facts }));
      const page = (found: readonly object[], hasMore = false) => ({ body: { [key]: found, hasMore } });
      const known = records('Vendas', 'Troca', 'Pós-vendas');
      const [vendas, troca] = known;
      const route = createRecordedRoute(
        page(known),
        page([{ ...known[2] }]),
        // Meanwhile one was deleted, and one was added on the next page.
        page([vendas!, troca!], true),
        page([{ id: 9, name: 'VENDAS EXTERNAS', ...facts }]),
        page([troca!]),
      );
      const app = open({ [call]: route.route });
      const { load } = area as unknown as typeof tags;
      const search = async (searchParam: string) => {
        await app.store.dispatch(load({ view: 'page', query: { searchParam }, page: 1 }));
        return area.selectView(app.store.getState(), 'page');
      };
      await search('');
      expect(await search('vendas')).toMatchObject({ ids: [3, 1, 9], hasMore: false });
      expect(await search('Tro')).toMatchObject({ ids: [2] });
      expect(route.asked.map(({ query: asked }) => asked)).toEqual([
        { searchParam: '', pageNumber: 1 },
        { searchParam: 'vendas', pageNumber: 1 },
        { searchParam: '', pageNumber: 1 },
        { searchParam: '', pageNumber: 2 },
        { searchParam: 'Tro', pageNumber: 1 },
      ]);
    },
  );

  it('[USER-02] of users has no total, since servers count a user once for each queue', async () => {
    const user = { id: 1, name: 'Bia', email: 'b@c.d' };
    const app = open({ 'GET /users/': { body: { users: [user], hasMore: false, count: 3 } } });
    await app.store.dispatch(users.load({ view: 'page', query: EVERYTHING, page: 1 }));
    expect(users.selectView(app.store.getState(), 'page')).toMatchObject({ count: null, hasMore: false, ids: [1] });
  });

  it('[RT-20] [USER-02] [USER-17] finds a user by name and e-mail, also one that a live event brings', async () => {
    const matches = (searchParam: string) =>
      users.matches({ id: 1, name: 'Bia', email: 'b@c.d', profile: 'admin' }, { searchParam });
    expect(['', 'bia', 'BÍA', 'b@c'].map(matches)).toEqual([true, true, true, true]);
    expect(['ana', 'admin'].map(matches)).toEqual([false, false]);
    const app = open({ 'GET /users/': { body: { users: [], hasMore: false } } });
    await app.store.dispatch(users.load({ view: 'page', query: { searchParam: 'bia' }, page: 1 }));
    for (const [place, name] of ['Ana', 'Bia'].entries())
      app.store.dispatch(serverEvents.user({ action: 'create', record: { id: place + 1, name, email: 'x@y.z' } }));
    expect(users.selectRecords(app.store.getState(), 'page').map(({ id }) => id)).toEqual([2]);
  });
});

describe('a whole list', () => {
  it('[HELP-02] [PLAN-02] [CALL-18] [CALL-75] [CALL-153] of help videos, plans and tags is read at once, and sorted by its titles or names', async () => {
    const titles = [
      { id: 1, title: 'b' },
      { id: 2, title: 'a' },
    ];
    const names = [
      { id: 1, name: 'b', color: '#111111' },
      { id: 2, name: 'a', color: '#111111' },
    ];
    const app = open({
      'GET /helps/list': { body: titles },
      'GET /plans/all': { body: names },
      'GET /tags/list': { body: names },
    });
    await app.store.dispatch(helps.load({ view: 'all', query: EVERYTHING, page: 1 }));
    await app.store.dispatch(loadPlans());
    await app.store.dispatch(loadTags());
    const state = app.store.getState();
    expect(helps.selectRecords(state, 'all').map(({ id }) => id)).toEqual([2, 1]);
    expect(plans.selectRecords(state, 'all').map(({ id }) => id)).toEqual([2, 1]);
    expect(selectTags(state).map(({ id }) => id)).toEqual([2, 1]);
    for (const view of [helps.selectView(state, 'all'), plans.selectView(state, 'all'), tags.selectView(state, 'all')])
      expect(view).toMatchObject({ query: { searchParam: '' }, page: 1, hasMore: false, status: 'ready' });
  });
});

describe('companies', () => {
  it('keep the tokens of their payment providers out of the store, which their settings bring', async () => {
    const settings = [
      { key: 'asaas', value: 'segredo' },
      { key: 'campaignsEnabled', value: 'true' },
    ];
    const app = open({ 'GET /companies/list': { body: [{ id: 5, name: 'Loja', settings }] } });
    await app.store.dispatch(companies.load({ view: 'all', query: EVERYTHING, page: 1 }));
    expect(companies.selectRecords(app.store.getState(), 'all')).toEqual([
      { id: 5, name: 'Loja', settings: [{ key: 'campaignsEnabled', value: 'true' }] },
    ]);
  });
});

describe('one record', () => {
  it.each([
    ['[CALL-21] a plan', loadPlan, 'GET /plans/5', { name: 'Ouro' }],
    ['[CALL-138] an integration', readIntegration, 'GET /queueIntegration/5', { name: 'Bot', type: 'n8n' }],
    ['[CALL-77] a tag', readTag, 'GET /tags/5', { name: 'VIP', color: '#111111', kanban: 1 }],
    ['[CALL-25] a user', readUser, 'GET /users/5', { name: 'Bia', email: 'b@c.d', whatsappId: 3 }],
  ] as const)('%s is read for its form, which shows the failure itself', async (...parts) => {
    const [, read, call, facts] = parts;
    // The thunks are alike except for the type of their records.
    const load = read as unknown as typeof readUser;
    const app = open({ [call]: createRecordedRoute({ body: { id: 5, ...facts } }, { body: '' }, refused).route });
    expect(await app.store.dispatch(load(5)).unwrap()).toMatchObject({ id: 5, ...facts });
    expect(await app.store.dispatch(load(5)).unwrap()).toBeNull();
    expect(load.rejected.match(await app.store.dispatch(load(5)))).toBe(true);
    expect(app.toasts()).toEqual([]);
  });

  it('[QUEUE-04] a queue reaches the form with its token, and no action', async () => {
    const actions: string[] = [];
    const app = open({ 'GET /queue/5': { body: { id: 5, name: 'Vendas', color: '#111111', token: 'segredo' } } });
    app.store.startListening({ predicate: () => true, effect: (action) => void actions.push(JSON.stringify(action)) });
    expect(await app.store.dispatch(readQueue(5))).toMatchObject({ id: 5, token: 'segredo' });
    expect(actions.join()).not.toContain('segredo');
  });
});

describe('an integration', () => {
  it('[QUEUE-03] [CALL-137] is asked for once by a queue where the server answers all of them at once', async () => {
    const list = createRecordedRoute({ body: [1, 2, 3].map((id) => ({ id, name: `Bot ${id}` })) });
    const app = open({ 'GET /queueIntegration': list.route, 'GET /prompt': { body: [] } });
    const { integrations } = await app.store.dispatch(loadAutomations()).unwrap();
    expect(integrations.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(list.asked).toHaveLength(1);
  });

  it('[CALL-142] is tested by the server, and the form says what came of it', async () => {
    const route = createRecordedRoute({ body: {} }, refused);
    const app = open({ 'POST /queueIntegration/testSession': route.route });
    const fields = { projectName: 'p', jsonContent: '{}', language: 'pt' };
    expect(await app.store.dispatch(testIntegration(fields)).unwrap()).toBeNull();
    expect(route.asked[0]?.body).toEqual(fields);
    expect(testIntegration.rejected.match(await app.store.dispatch(testIntegration(fields)))).toBe(true);
    expect(app.toasts()).toEqual([]);
  });
});

describe('a tag', () => {
  const tag = { id: 5, name: 'VIP', color: '#a4cccc' };

  it('[CALL-78] [CALL-79] is saved by its user', async () => {
    const route = createRecordedRoute({ body: tag });
    const app = open({ 'POST /tags': route.route, 'PUT /tags/5': route.route });
    const fields = { name: 'VIP', color: '#a4cccc', kanban: 1 } as const;
    await app.store.dispatch(tags.save({ id: null, fields })).unwrap();
    await app.store.dispatch(tags.save({ id: 5, fields })).unwrap();
    expect(route.asked.map(({ body }) => body)).toEqual([
      { ...fields, userId: 10 },
      { ...fields, userId: 10 },
    ]);
  });

  it('[CALL-78] of a name alone is known at once; an unreadable answer adds nothing', async () => {
    const route = createRecordedRoute({ body: tag }, { body: '' });
    const app = open({ 'POST /tags': route.route });
    expect(await app.store.dispatch(createTag('VIP')).unwrap()).toEqual(tag);
    expect(await app.store.dispatch(createTag('Outra')).unwrap()).toBeNull();
    expect(route.asked.map(({ body }) => body)).toEqual([{ name: 'VIP' }, { name: 'Outra' }]);
    expect(Object.keys(tags.selectTable(app.store.getState()))).toEqual(['5']);
  });

  it('that may not be created is refused beside its field; any other known refusal is a toast', async () => {
    const app = open({ 'POST /tags': createRecordedRoute(refused, denied).route });
    await app.store.dispatch(createTag('VIP'));
    expect(app.toasts()).toEqual(['errors:ERR_NO_PERMISSION']);
    await app.store.dispatch(createTag('VIP'));
    expect(app.toasts()).toHaveLength(1);
  });
});

describe('users', () => {
  it('[USER-16] [CALL-26] [CALL-27] are saved for the company of whoever saves them', async () => {
    const route = createRecordedRoute({ body: { id: 5, name: 'Bia', email: 'b@c.d' } });
    const app = open({ 'POST /users': route.route, 'PUT /users/5': route.route }, aUser({ companyId: 7 }));
    const fields = { name: 'Bia' } as never;
    await app.store.dispatch(users.save({ id: null, fields })).unwrap();
    await app.store.dispatch(users.save({ id: 5, fields })).unwrap();
    app.begin(aUser({ companyId: undefined }));
    await app.store.dispatch(users.save({ id: 5, fields })).unwrap();
    expect(route.asked.map(({ body }) => body)).toEqual([
      { name: 'Bia', companyId: 7 },
      { name: 'Bia', companyId: 7 },
      { name: 'Bia', companyId: 0 },
    ]);
  });

  it('and other records that are saved as the session ends are left to the server’s judgement', async () => {
    const asked = createRecordedRoute({ status: 401, body: {} });
    const calls = ['POST /users', 'POST /tags', 'POST /contact-list-items', 'GET /quick-messages/list'];
    const app = open(Object.fromEntries(calls.map((call) => [call, asked.route])), null);
    const fields = {} as never;
    await app.store.dispatch(users.save({ id: null, fields }));
    await app.store.dispatch(tags.save({ id: null, fields }));
    await app.store.dispatch(contactListItems.save({ id: null, fields }));
    const query = { searchParam: '', userId: 10 };
    await app.store.dispatch(quickMessages.load({ view: 'all', query, page: 1 }));
    expect(asked.asked.map((request) => request.body ?? request.query)).toEqual([
      { companyId: 0 },
      { userId: 0 },
      { companyId: 0 },
      { companyId: 0, userId: 10 },
    ]);
  });

  it('that cannot be listed are reported by whoever asked', async () => {
    const route = createRecordedRoute({ body: [] }, refused);
    const app = open({ 'GET /users/list': route.route }, null);
    expect(await app.store.dispatch(listUsers()).unwrap()).toEqual([]);
    expect(route.asked[0]?.query).toEqual({ companyId: undefined });
    expect(listUsers.rejected.match(await app.store.dispatch(listUsers()))).toBe(true);
    expect(app.toasts()).toEqual([]);
  });
});

describe('the settings page', () => {
  const monday = { weekday: 'Segunda', weekdayEn: 'monday', startTime: '08:00', endTime: '18:00' };

  it('[SET-10] [CALL-12] [CALL-15] reads and saves the opening hours of the company', async () => {
    const put = createRecordedRoute({ body: { id: 1, name: 'Casa' } }, refused);
    const app = open({
      'GET /companies/1': { body: { id: 1, name: 'Casa', schedules: [monday] } },
      'GET /companies/2': { body: { id: null } },
      'GET /companies/3': refused,
      'PUT /companies/1/schedules': put.route,
    });
    expect(await app.store.dispatch(loadHours(1)).unwrap()).toEqual([monday]);
    const unreadable = await app.store.dispatch(loadHours(2));
    expect(loadHours.rejected.match(unreadable) && unreadable.error.message).toBe('The company cannot be read');
    await app.store.dispatch(loadHours(3));
    expect(app.toasts()).toEqual([]);
    const save = saveHours({ companyId: 1, schedules: [monday] });
    expect(await app.store.dispatch(save).unwrap()).toMatchObject({ id: 1 });
    expect(put.asked[0]?.body).toEqual({ schedules: [monday] });
    await app.store.dispatch(save);
    expect(app.toasts()).toEqual(['errors:ERR_NO_PERMISSION']);
  });

  it('[SET-08] [CALL-07] sends a setting by its key, and takes what the server answers', async () => {
    const put = createRecordedRoute({ body: { key: 'call', value: 'enabled' } });
    const app = open({ 'PUT /settings/call': put.route });
    await app.store.dispatch(saveSetting({ key: 'call', value: 'enabled' })).unwrap();
    expect(put.asked[0]?.body).toEqual({ key: 'call', value: 'enabled' });
    expect(app.store.getState().session.settings).toEqual({ call: 'enabled' });
    await app.store.dispatch(saveSetting({ key: 'call', value: 'disabled' })).unwrap();
    expect(app.store.getState().session.settings).toEqual({ call: 'enabled' });
  });
});
