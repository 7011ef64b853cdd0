import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { campaigns, loadCampaignChoices, selectCampaignChoices } from '@/entities/company/campaigns/campaigns';
import {
  cancelCampaign,
  removeCampaignFile,
  restartCampaign,
  saveCampaign,
  type CampaignFields,
} from '@/entities/company/campaigns/campaignThunks';
import {
  loadCampaignSettings,
  saveCampaignSettings,
  selectCampaignPace,
} from '@/entities/company/campaignSettings/campaignSettings';
import { sessionEnded } from '@/entities/session/sessionActions';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import { eventually } from '@tests/support/eventually';
import { createHeldRoute } from '@tests/support/hold';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { hold } from '@tests/support/hold';
import { aUser } from '@tests/support/records';
import { createRecordedRoute } from '@tests/support/requestRecorder';

const MEANT = Date.parse('2026-12-24T12:00:00.000Z');
const HOUR = 3_600_000;
const at = (ms: number) => new Date(MEANT + ms).toISOString();
const fields = { name: 'Natal', status: 'PROGRAMADA' } as unknown as CampaignFields;
const stored = (scheduledAt: string | null, status?: string) => ({
  body: { id: 5, name: 'Natal', scheduledAt, ...(status !== undefined && { status }) },
});

const save = async (
  created: FakeAnswer,
  moved: FakeAnswer = {},
  id: number | null = null,
  meantAt: number | null = MEANT,
) => {
  const post = createRecordedRoute(created);
  const put = createRecordedRoute(...(id === null ? [moved] : [created, moved]));
  const app = createTestStore({ routes: { 'POST /campaigns': post.route, 'PUT /campaigns/5': put.route } });
  app.begin();
  const saved = await app.store.dispatch(saveCampaign({ id, fields, meantAt })).unwrap();
  const known = campaigns.selectTable(app.store.getState());
  return { saved, known, post: post.asked.map(({ body }) => body), put: put.asked.map(({ body }) => body) };
};

describe('the time of a campaign', () => {
  // Where UTC is the local time, the two cannot be told apart.
  beforeEach(() => void vi.stubEnv('TZ', 'America/Sao_Paulo'));
  afterEach(() => void vi.unstubAllEnvs());

  it('[CAMP-25] [CALL-90] is sent in local time with its zone and company, and kept when the server stored it', async () => {
    const { saved, known, post, put } = await save(stored(at(0)));
    expect(post).toEqual([
      {
        ...fields,
        scheduledAt: '2026-12-24 09:00:00',
        timeZone: 'America/Sao_Paulo',
        companyId: 1,
      },
    ]);
    expect(put).toEqual([]);
    expect(saved).toMatchObject({ campaign: { id: 5 }, wrongTime: null });
    expect(known[5]).toMatchObject({ name: 'Natal' });
  });

  it('[CAMP-25] [CALL-91] is sent again, moved by the difference, when the server read it in another zone', async () => {
    const { saved, put } = await save(stored(at(3 * HOUR), 'INATIVA'), stored(at(0)));
    expect(put).toEqual([expect.objectContaining({ scheduledAt: '2026-12-24 06:00:00', status: 'INATIVA' })]);
    expect(saved.wrongTime).toBeNull();
  });

  it('is sent again with the contact list of the answer: the server built it from the tag', async () => {
    const { body } = stored(at(3 * HOUR));
    const { put } = await save({ body: { ...body, contactListId: 77 } }, stored(at(0)));
    expect(put).toEqual([expect.objectContaining({ contactListId: 77 })]);
  });

  it('keeps the status of the form when the answer has none, and the known campaign when the second answer is empty', async () => {
    const { saved, put } = await save(stored(at(-HOUR)), { body: '' });
    expect(put).toEqual([expect.objectContaining({ status: 'PROGRAMADA' })]);
    expect(saved).toMatchObject({ campaign: { id: 5 }, wrongTime: at(-HOUR) });
  });

  it('is not moved once the session that saved it has ended', async () => {
    const saving = createHeldRoute();
    const app = createTestStore({ routes: { 'POST /campaigns': saving.route, 'PUT /campaigns/5': stored(at(0)) } });
    app.begin();
    const answer = app.store.dispatch(saveCampaign({ id: null, fields, meantAt: MEANT }));
    await eventually(() => expect(saving.isAsked()).toBe(true));
    app.store.dispatch(sessionEnded({ reason: 'logout' }));
    app.begin(aUser({ id: 11 }));
    saving.answer(stored(at(3 * HOUR)));
    await answer;
    expect(app.calls).not.toContain('PUT /campaigns/5');
  });

  it('[CAMP-25] is reported as wrong when it cannot be moved', async () => {
    const late = '2026-12-24T10:00:00-03:00';
    const { saved, put } = await save(stored(late), { status: 500, body: {} });
    expect(put).toEqual([expect.objectContaining({ scheduledAt: '2026-12-24 08:00:00' })]);
    expect(saved.wrongTime).toBe(late);
  });

  it.each([
    ['seconds that servers cut off', at(999), null],
    ['no zone', '2026-12-24T09:00:00', null],
    ['no time', null, null],
  ])('[CAMP-25] is right enough with %s', async (_, scheduledAt, wrongTime) => {
    const { saved, put } = await save(stored(scheduledAt));
    expect(put).toEqual([]);
    expect(saved.wrongTime).toBe(wrongTime);
  });

  it('[CALL-90] of none is none, whatever the server answers', async () => {
    const { saved, post, put } = await save(stored(at(0)), {}, null, null);
    expect(post).toEqual([expect.objectContaining({ scheduledAt: null })]);
    expect([put, saved.wrongTime]).toEqual([[], null]);
  });

  it('[CALL-91] is changed in a known campaign', async () => {
    const { post, put } = await save(stored(at(0)), {}, 5);
    expect([post.length, put.length]).toEqual([0, 1]);
  });

  it('[CAMP-25] [CALL-91] of a known campaign is moved, and reported as wrong, like that of a new one', async () => {
    const { saved, put } = await save(stored(at(3 * HOUR)), stored(at(3 * HOUR)), 5);
    const times = ['2026-12-24 09:00:00', '2026-12-24 06:00:00'];
    expect(put).toEqual(times.map((scheduledAt) => expect.objectContaining({ scheduledAt }) as unknown));
    expect(saved.wrongTime).toBe(at(3 * HOUR));
  });

  it('an empty answer leaves nothing to compare', async () => {
    const { saved, known } = await save({ body: '' });
    expect(saved).toEqual({ campaign: null, wrongTime: null });
    expect(known).toEqual({});
  });
});

describe('a campaign that is changed', () => {
  it.each([
    ['[CALL-93] stopped', cancelCampaign, 'POST /campaigns/5/cancel'],
    ['[CALL-96] left without its file', removeCampaignFile, 'DELETE /campaigns/5/media-upload'],
  ] as const)('%s: it is read again then', async (_, change, call) => {
    const app = createTestStore({ routes: { [call]: { body: {} }, 'GET /campaigns/5': stored(at(0), 'CANCELADA') } });
    app.begin();
    await app.store.dispatch(change(5)).unwrap();
    expect(app.calls.filter((made) => made.includes('/campaigns'))).toEqual([call, 'GET /campaigns/5']);
    expect(campaigns.selectTable(app.store.getState())[5]).toMatchObject({ status: 'CANCELADA' });
  });

  it('[CALL-94] resumed: it is read before, and again then', async () => {
    const read = createRecordedRoute(stored(at(0), 'CANCELADA'), stored(at(0), 'EM_ANDAMENTO'));
    const app = createTestStore({
      routes: { 'POST /campaigns/5/restart': { body: {} }, 'GET /campaigns/5': read.route },
    });
    app.begin();
    await app.store.dispatch(restartCampaign(5)).unwrap();
    expect(app.calls.filter((made) => made.includes('/campaigns'))).toEqual([
      'GET /campaigns/5',
      'POST /campaigns/5/restart',
      'GET /campaigns/5',
    ]);
    expect(campaigns.selectTable(app.store.getState())[5]).toMatchObject({ status: 'EM_ANDAMENTO' });
  });

  it('[CALL-93] counts as changed even when it cannot be read again', async () => {
    const app = createTestStore({ routes: { 'POST /campaigns/5/cancel': { body: {} } } });
    app.begin();
    expect(await app.store.dispatch(cancelCampaign(5)).unwrap()).toBeNull();
  });
});

it('[CALL-101] [CALL-112] what a campaign may refer to is read from every page', async () => {
  const records = (name: string) => [{ id: 1, name, companyId: 1, color: '#111111' }];
  const files = createRecordedRoute(
    { body: { files: records('Tabela'), hasMore: true } },
    { body: { files: [{ id: 2, name: 'Fotos', message: 'x' }], hasMore: false } },
  );
  const app = createTestStore({
    routes: {
      'GET /contact-lists/list': { body: records('Lista') },
      'GET /whatsapp/': { body: records('Loja') },
      'GET /files/': files.route,
      'GET /tags': { body: { tags: records('VIP') } },
    },
  });
  app.begin();
  await app.store.dispatch(loadCampaignChoices()).unwrap();
  expect(selectCampaignChoices(app.store.getState())).toMatchObject({
    contactLists: [{ id: 1, name: 'Lista' }],
    connections: [{ id: 1, name: 'Loja' }],
    fileLists: [
      { id: 2, name: 'Fotos' },
      { id: 1, name: 'Tabela' },
    ],
    tags: [{ id: 1, name: 'VIP' }],
  });
});

describe('what a campaign may refer to', () => {
  const open = (user = aUser(), contactLists: FakeAnswer = { body: [] }) => {
    const routes = {
      'GET /contact-lists/list': createRecordedRoute(contactLists),
      'GET /whatsapp/': createRecordedRoute({ body: [] }),
      'GET /files/': createRecordedRoute({ body: { files: [], hasMore: false } }),
      'GET /tags': createRecordedRoute({ body: { tags: [] } }),
    };
    const app = createTestStore({
      routes: Object.fromEntries(Object.entries(routes).map(([call, { route }]) => [call, route])),
    });
    app.begin(user);
    return {
      ...app,
      queries: () => Object.values(routes).map(({ asked }) => asked.at(-1)?.query),
    };
  };

  it('[CALL-74] [CALL-101] [CALL-112] is that of the user’s company', async () => {
    const app = open();
    await app.store.dispatch(loadCampaignChoices()).unwrap();
    const none = { contactLists: [], connections: [], fileLists: [], tags: [] };
    expect(selectCampaignChoices(app.store.getState())).toEqual(none);
    const ofCompany = { companyId: 1 };
    expect(app.queries()).toEqual([ofCompany, { session: 0, ...ofCompany }, ofCompany, ofCompany]);
  });

  it('[CALL-101] fails as a whole, and the dialog shows it', async () => {
    const app = open(aUser(), { status: 400, body: { error: 'ERR_NO_PERMISSION' } });
    expect(loadCampaignChoices.rejected.match(await app.store.dispatch(loadCampaignChoices()))).toBe(true);
    expect(app.store.getState().toasts).toEqual([]);
  });
});

describe('the list of campaigns', () => {
  const campaign = (id: number, name: string) => ({ id, name, status: 'INATIVA' });

  it('[CAMP-29] [CALL-88] is read in pages, in the order of names, and follows its events', async () => {
    const page = createRecordedRoute({ body: { records: [campaign(1, 'Zeta'), campaign(2, 'Natal')], hasMore: true } });
    const app = createTestStore({ routes: { 'GET /campaigns/': page.route } });
    app.begin();
    await app.store.dispatch(campaigns.load({ view: 'page', query: { searchParam: 'a' }, page: 1 }));
    app.store.dispatch(serverEvents.campaign({ action: 'create', record: campaign(3, 'Páscoa') }));
    app.store.dispatch(serverEvents.campaign({ action: 'create', record: campaign(4, 'Hoje') }));
    expect(campaigns.selectRecords(app.store.getState(), 'page').map(({ id }) => id)).toEqual([2, 3, 1]);
    expect(page.asked.map(({ query }) => query)).toEqual([{ searchParam: 'a', pageNumber: 1 }]);
  });

  it('that is deleted while it is saved does not come back with the answer', async () => {
    const { held, release: answer } = hold<FakeAnswer>();
    const { store, begin } = createTestStore({ routes: { 'PUT /campaigns/5': () => held } });
    begin();
    store.dispatch(campaigns.received(campaign(5, 'Natal')));
    const saving = store.dispatch(saveCampaign({ id: 5, fields, meantAt: null }));
    store.dispatch(serverEvents.campaign({ action: 'delete', id: 5 }));
    answer(stored(null));
    expect(saveCampaign.fulfilled.match(await saving)).toBe(true);
    expect(campaigns.selectTable(store.getState())).toEqual({});
  });

  it('[CALL-92] says what became of a removal', async () => {
    const removal = createRecordedRoute({ status: 500, body: {} }, { body: {} });
    const app = createTestStore({ routes: { 'DELETE /campaigns/1': removal.route } });
    app.begin();
    app.store.dispatch(campaigns.received(campaign(1, 'Natal')));
    await app.store.dispatch(campaigns.remove(1));
    expect(app.toasts()).toEqual(['campaigns:toasts.notRemoved']);
    expect(campaigns.selectTable(app.store.getState())[1]).toMatchObject({ name: 'Natal' });
    expect(campaigns.texts).toMatchObject({ removed: 'campaigns:toasts.removed' });
    await app.store.dispatch(campaigns.remove(1));
    expect(campaigns.selectTable(app.store.getState())).toEqual({});
  });
});

describe('the settings of campaigns', () => {
  const setting = (key: string, value: string) => ({ key, value });
  const open = (...answers: FakeAnswer[]) => {
    const app = createTestStore({
      routes: {
        'GET /campaign-settings': createRecordedRoute(...answers).route,
        'POST /campaign-settings': { body: [setting('messageInterval', '5')] },
      },
    });
    app.begin();
    const state = () => app.store.getState().campaignSettings;
    return { ...app, state, pace: () => selectCampaignPace(app.store.getState()) };
  };

  it('[CALL-97] [CALL-98] are read, saved and changed live by their keys', async () => {
    const app = open({ body: [setting('messageInterval', '10'), setting('greaterInterval', '80')] });
    const reading = app.store.dispatch(loadCampaignSettings());
    expect(app.state().status).toBe('loading');
    await reading;
    expect(app.state().status).toBe('ready');
    expect(app.pace()).toMatchObject({ messageInterval: 10, greaterInterval: 80 });
    await app.store.dispatch(saveCampaignSettings({} as never));
    expect(app.pace()).toMatchObject({ messageInterval: 5, greaterInterval: 80 });
    app.store.dispatch(
      serverEvents.campaignSettings({ action: 'update', records: [setting('greaterInterval', '40')] }),
    );
    expect(app.pace()).toMatchObject({ messageInterval: 5, greaterInterval: 40 });
  });

  it('that cannot be read are reported each time, and stay in use', async () => {
    const broken = { status: 500, body: {} };
    const app = open(broken, { body: [setting('messageInterval', '10')] }, broken, { body: [] });
    await app.store.dispatch(loadCampaignSettings());
    expect(app.state().status).toBe('failed');
    await app.store.dispatch(loadCampaignSettings());
    const reading = app.store.dispatch(loadCampaignSettings());
    expect(app.state().status).toBe('ready');
    await reading;
    expect([app.state().status, app.pace().messageInterval]).toEqual(['failed', 10]);
    await app.store.dispatch(loadCampaignSettings());
    expect(app.pace().messageInterval).toBe(20);
  });
});
