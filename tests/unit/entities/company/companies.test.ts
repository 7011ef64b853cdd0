import { describe, expect, it } from 'vitest';
import { companies, loadCompany, startCampaignSettings } from '@/entities/company/companies/companies';
import { sessionEnded } from '@/entities/session/sessionActions';
import { signedInStore } from '@tests/support/createTestStore';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { createRecordedRoute } from '@tests/support/requestRecorder';

const BROKEN = { status: 500, body: {} };
const company = (id: number, facts: object = {}) => ({ id, name: `Loja ${id}`, ...facts });
const fields = { name: 'Loja', email: 'l@x.com', campaignsEnabled: true } as Parameters<
  typeof companies.save
>[0]['fields'];

describe('the list of companies', () => {
  it('[COMP-02] [COMP-17] [CALL-11] is complete after one call, by name', async () => {
    const app = signedInStore({
      'GET /companies/list': { body: [company(1, { name: 'Zeta' }), company(2, { name: 'Alfa' })] },
    });
    await app.store.dispatch(companies.load({ view: 'all', query: { searchParam: '' }, page: 1 }));
    expect(companies.selectRecords(app.store.getState(), 'all').map(({ id }) => id)).toEqual([2, 1]);
    expect(companies.selectView(app.store.getState(), 'all')).toMatchObject({ hasMore: false, status: 'ready' });
  });

  it('[COMP-17] finds a company by name, e-mail and phone', () => {
    const one = company(1, { name: 'Aurora', email: 'casa@x.com', phone: '5511' });
    const matches = (searchParam: string) => companies.matches(one, { searchParam });
    expect(['aur', 'AURÓ', 'casa@', '5511', ''].map(matches)).toEqual([true, true, true, true, true]);
    expect(matches('zeta')).toBe(false);
    expect(companies.matches(company(2), { searchParam: 'casa' })).toBe(false);
  });

  it('[COMP-15] [COMP-16] says what became of a change', async () => {
    const app = signedInStore({
      'DELETE /companies/5': createRecordedRoute({ body: {} }, BROKEN).route,
      // Servers tell a name that is in use by a code, and one they cannot store by a failure.
      'POST /companies': createRecordedRoute(BROKEN, {
        status: 400,
        body: { error: 'ERR_COMPANY_NAME_ALREADY_EXISTS' },
      }).route,
    });
    app.store.dispatch(companies.received(company(5)));
    await app.store.dispatch(companies.remove(5));
    expect(companies.selectTable(app.store.getState())).toEqual({});
    await app.store.dispatch(companies.remove(5));
    for (let tries = 2; tries > 0; tries -= 1) await app.store.dispatch(companies.save({ id: null, fields }));
    expect(app.toasts()).toEqual(['common:toasts.notDone', 'companies:notSaved', 'companies:notSaved']);
    expect(companies.texts).toMatchObject({ saved: 'common:toasts.done', removed: 'common:toasts.done' });
  });
});

describe('a saved company', () => {
  const planned = (id: number) => company(id, { planId: 3 });
  /** As only the form can know it. */
  const switchedOn = { settings: [{ key: 'campaignsEnabled' as const, value: 'true' }] };
  const save = async (id: number | null, saved: FakeAnswer, list: FakeAnswer) => {
    const app = signedInStore({ 'POST /companies': saved, 'PUT /companies/5': saved, 'GET /companies/list': list });
    const answer = await app.store.dispatch(companies.save({ id, fields })).unwrap();
    const own = ['POST /companies', 'PUT /companies/5', 'GET /companies/list'];
    const calls = app.calls.filter((call) => own.includes(call));
    return { answer, known: companies.selectTable(app.store.getState()), calls };
  };

  it.each([
    ['new', null, { body: company(5) }, { body: [planned(4), planned(5)] }, planned(5)],
    ['changed', 5, { body: company(5) }, { body: [planned(4), planned(5)] }, planned(5)],
    ['changed, with an unreadable answer', 5, { body: { id: null } }, { body: [planned(4), planned(5)] }, planned(5)],
    ['new and not in the list yet', null, { body: company(6) }, { body: [planned(4)] }, company(6, switchedOn)],
    ['new, and the list cannot be read', null, { body: company(5) }, BROKEN, company(5, switchedOn)],
    ['new, with an unreadable answer', null, { body: { id: null } }, { body: [planned(4)] }, null],
  ] as const)(
    '[CALL-09] [CALL-13] [COMP-08] that is %s is the one of the list, else the answer',
    async (_, id, saved, list, expected) => {
      const { answer, known, calls } = await save(id, saved, list);
      expect(answer).toEqual(expected);
      expect(Object.values(known)).toEqual(expected ? [expected] : []);
      expect(calls).toEqual([id === null ? 'POST /companies' : 'PUT /companies/5', 'GET /companies/list']);
    },
  );
});

describe('one company', () => {
  it('[CALL-12] is read by its own call; the page shows a failure', async () => {
    const undated = company(2, { dueDate: null });
    const gone = { status: 404, body: { error: 'ERR_NO_COMPANY_FOUND' } };
    const app = signedInStore({ 'GET /companies/2': createRecordedRoute({ body: undated }, BROKEN, gone).route });
    expect(await app.store.dispatch(loadCompany(2)).unwrap()).toEqual(undated);
    expect(loadCompany.rejected.match(await app.store.dispatch(loadCompany(2)))).toBe(true);
    const answer = await app.store.dispatch(loadCompany(2));
    expect(answer).toMatchObject({ error: { status: 404, message: 'ERR_NO_COMPANY_FOUND' } });
    expect(app.toasts()).toEqual([]);
  });

  it('[COMP-09] [CALL-99] gets its first campaign settings, or has them by default where the server lacks the call', async () => {
    const post = createRecordedRoute({ body: {} }, { status: 400, body: { error: 'ERR_NO_PERMISSION' } });
    const app = signedInStore({ 'POST /campaign-settings-initial/2': post.route });
    expect(await app.store.dispatch(startCampaignSettings(2)).unwrap()).toBeNull();
    expect(post.asked[0]?.body).toEqual({
      settings: { messageInterval: 20, longerIntervalAfter: 20, greaterInterval: 60, variables: [] },
    });
    await app.store.dispatch(startCampaignSettings(2));
    expect(app.toasts()).toEqual([]);
  });

  it('[COMP-09] [CALL-99] is not asked for campaign settings again where the server lacks the call, until the next session', async () => {
    const post = createRecordedRoute({ status: 404, body: '<html>' });
    const app = signedInStore({ 'POST /campaign-settings-initial/2': post.route });
    const start = () => app.store.dispatch(startCampaignSettings(2));
    await start();
    await start();
    expect(post.asked).toHaveLength(1);
    app.store.dispatch(sessionEnded({ reason: 'logout' }));
    app.begin();
    await start();
    expect(post.asked).toHaveLength(2);
    expect(app.toasts()).toEqual([]);
  });
});
