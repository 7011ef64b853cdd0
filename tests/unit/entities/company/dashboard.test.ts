import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DashboardQuery } from '@/api/dashboard';
import { loadDashboard, loadTicketsOfDays, loadTicketsOfUsers } from '@/entities/company/dashboard/dashboardThunks';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { createTestStore } from '@tests/support/createTestStore';
import { aUser } from '@tests/support/records';

const counters = { supportHappening: 1, supportPending: 2, supportFinished: 3, avgSupportTime: 4, avgWaitTime: 5 };

describe('the counters', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 30) }));
  afterEach(() => void vi.useRealTimers());

  const read = async (query: DashboardQuery, body: unknown) => {
    const contacts = createRecordedRoute({ body: { contacts: [], count: 42, hasMore: false } });
    const dashboard = createRecordedRoute({ body });
    const app = createTestStore({ routes: { 'GET /dashboard': dashboard.route, 'GET /contacts': contacts.route } });
    app.begin();
    const answer = await app.store.dispatch(loadDashboard(query)).unwrap();
    expect(dashboard.asked.map((asked) => asked.query)).toEqual([query]);
    return { leads: answer?.counters.leads, answer, asked: contacts.asked.map((asked) => asked.query) };
  };

  it('[DASH-02] name the new contacts, even none, so that nothing else is asked', async () => {
    expect(await read({ days: 7 }, { counters: { ...counters, leads: 0 }, attendants: [] })).toMatchObject({
      leads: 0,
      asked: [],
    });
    expect(await read({ days: 7 }, '')).toEqual({ leads: undefined, answer: null, asked: [] });
  });

  it.each([
    ['the last days until today', { days: 7 }, { dateStart: '2026-11-14', dateEnd: '2026-11-21' }],
    [
      'two dates',
      { date_from: '2026-11-01', date_to: '2026-11-05' },
      { dateStart: '2026-11-01', dateEnd: '2026-11-05' },
    ],
    ['a first date alone', { date_from: '2026-11-01' }, { dateStart: '2026-11-01' }],
    ['a last date alone', { date_to: '2026-11-05' }, { dateEnd: '2026-11-05' }],
  ])(
    '[DASH-02] [CALL-46] [CALL-63] that lack the new contacts have them counted by the list of contacts: %s',
    async (_, query, period) => {
      const { answer, leads, asked } = await read(query, { counters, attendants: [] });
      expect(leads).toBe(42);
      expect(answer?.counters).toEqual({ ...counters, leads: 42 });
      expect(asked).toEqual([{ pageNumber: 1, ...period }]);
    },
  );

  it('[DASH-02] are shown without the new contacts when these cannot be counted', async () => {
    const app = createTestStore({
      routes: { 'GET /dashboard': { body: { counters, attendants: [] } }, 'GET /contacts': { status: 500, body: {} } },
    });
    app.begin();
    expect(await app.store.dispatch(loadDashboard({ days: 7 })).unwrap()).toMatchObject({ counters });
  });
});

describe('a chart', () => {
  const days = { first: '2026-11-01', last: '2026-11-05' };

  it.each([
    ['[CALL-64] of users is', loadTicketsOfUsers, 'GET /dashboard/ticketsUsers', { nome: 'Ana', quantidade: '3' }],
    ['[CALL-65] of days is', loadTicketsOfDays, 'GET /dashboard/ticketsDay', { data: '01/11/2026', total: '3' }],
  ] as const)('[DASH-15] %s asked for with the company and its days; its page says what failed', async (...parts) => {
    const [, chart, call, row] = parts;
    // Both charts are alike except for the type of their rows.
    const load = chart as unknown as typeof loadTicketsOfUsers;
    const route = createRecordedRoute({ body: { data: [row] } }, { body: { data: [] } }, { status: 500, body: {} });
    const app = createTestStore({ routes: { [call]: route.route } });
    app.begin(aUser({ companyId: 7 }));
    expect(await app.store.dispatch(load(days)).unwrap()).toHaveLength(1);
    app.begin(aUser({ companyId: undefined }));
    await app.store.dispatch(load(days)).unwrap();
    const period = { initialDate: '2026-11-01', finalDate: '2026-11-05' };
    expect(route.asked.map(({ query }) => query)).toEqual([
      { ...period, companyId: 7 },
      { ...period, companyId: 0 },
    ]);
    expect(load.rejected.match(await app.store.dispatch(load(days)))).toBe(true);
    expect(app.store.getState().toasts).toEqual([]);
  });
});
