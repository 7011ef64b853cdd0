import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { companies } from '@/entities/company/companies/companies';
import { plans } from '@/entities/company/plans/plans';
import { sessionEnded, sessionUserChanged } from '@/entities/session/sessionActions';
import { drawn } from '@tests/support/rendering/drawn';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { renderSignedIn } from './signedIn';
import { hold } from '@tests/support/hold';

const PLAN_CALL = 'GET /companies/listPlan/3';
const DENIAL = 'Esta empresa não possui permissão para acessar essa página! Estamos lhe redirecionando.';

const planOf = (flags: Readonly<Record<string, unknown>>): FakeAnswer => ({
  body: { id: 3, name: 'Casa Aurora', plan: { id: 1, name: 'Plano', ...flags } },
});
const toasts = () => within(screen.getByRole('region', { name: 'Avisos' }));

describe('a page the plan or the role does not allow', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['[ROUTE-10]', '/kanban', 'admin', planOf({})],
    // A role is refused without the plan.
    ['[ROUTE-27]', '/announcements', 'admin', new Promise<FakeAnswer>(() => {})],
    ['[ROUTE-39]', '/users', 'supervisor', new Promise<FakeAnswer>(() => {})],
    ['[ROUTE-39]', '/settings', 'user', new Promise<FakeAnswer>(() => {})],
    ['[ROUTE-39]', '/financeiro', 'user', new Promise<FakeAnswer>(() => {})],
  ])(
    '[ROUTE-38] %s %s, opened at the start, says so at once, shows nothing, and leads home after 1000 ms',
    async (_, path, profile, plan) => {
      const { visited, history } = await renderSignedIn({
        path,
        user: { profile },
        routes: { [PLAN_CALL]: () => plan },
      });
      await drawn(() => expect(toasts().getByText(DENIAL)).toBeInTheDocument());
      expect(screen.getByRole('main')).toBeEmptyDOMElement();
      await act(() => vi.advanceTimersByTimeAsync(999));
      expect(visited).toEqual([path]);
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(visited[1]).toBe('/');
      expect(history).not.toContain(path);
      expect(toasts().getAllByText(DENIAL)).toHaveLength(1);
    },
  );

  it('[ROUTE-38] is left for another page within that second, from which nothing leads away', async () => {
    const { visited, visit } = await renderSignedIn({ path: '/users' });
    await drawn(() => expect(toasts().getByText(DENIAL)).toBeInTheDocument());
    await act(() => vi.advanceTimersByTimeAsync(500));
    act(() => visit('/others'));
    await drawn(() => expect(screen.getByRole('heading', { level: 1, name: 'Outros' })).toBeInTheDocument());
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(visited).toEqual(['/users', '/others']);
  });

  it('[ROUTE-05] [ROUTE-38] [ROUTE-39] [MENU-02] [MENU-09] [SHELL-11] a role that is taken away closes the page that is open, and what it gave leaves the frame', async () => {
    const company = { id: 3, name: 'Casa Aurora', dueDate: '2027-03-15' };
    const { store, visited, calls } = await renderSignedIn({ path: '/users', user: { profile: 'admin', company } });
    await drawn(() => expect(screen.getByRole('heading', { level: 1, name: /^Usuários/ })).toBeInTheDocument());
    const given = () => ['Dashboard', 'Conexões', 'Usuários'].filter((name) => screen.queryByRole('link', { name }));
    expect(given()).toHaveLength(3);
    expect(screen.getByText(/assinatura até 15\/03\/2027/)).toBeInTheDocument();
    act(() => void store.dispatch(sessionUserChanged({ ...store.getState().session.user!, profile: 'user' })));
    expect(toasts().getByText(DENIAL)).toBeInTheDocument();
    expect(screen.getByRole('main')).toBeEmptyDOMElement();
    expect(given()).toEqual([]);
    expect(screen.queryByText(/assinatura até/)).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(visited).toEqual(['/users', '/', '/tickets']);
    expect(calls.filter((call) => call.includes('/dashboard'))).toEqual([]);
  });
});

describe('a page of the plan', () => {
  it('[ROUTE-10] [ROUTE-28] is neither shown nor denied while the plan is being looked up', async () => {
    const { held: lookup, release: answer } = hold<FakeAnswer>();
    await renderSignedIn({ path: '/prompts', routes: { [PLAN_CALL]: () => lookup } });
    const main = screen.getByRole('main');
    expect(await within(main).findByText('Carregando')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    expect(toasts().queryByText(DENIAL)).not.toBeInTheDocument();
    answer(planOf({ useOpenAi: true }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Prompts/ })).toBeInTheDocument();
    expect(toasts().queryByText(DENIAL)).not.toBeInTheDocument();
  });

  it('[CALL-08] [ROUTE-10] [ROUTE-28] [MENU-08] waits for the plan, and stays open when the plan does not answer', async () => {
    let answer: FakeAnswer = { status: 500, body: { error: 'ERR_INTERNAL' } };
    const { visited, user, calls } = await renderSignedIn({ path: '/prompts', routes: { [PLAN_CALL]: () => answer } });
    const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
    expect(screen.getByText('Não foi possível verificar o plano da empresa')).toBeInTheDocument();
    expect(toasts().queryByText(DENIAL)).not.toBeInTheDocument();
    answer = planOf({ useOpenAi: true, useKanban: true });
    expect(screen.queryByRole('link', { name: 'Kanban' })).not.toBeInTheDocument();
    await user.click(retry);
    await waitFor(() => expect(retry).not.toBeInTheDocument());
    expect(await screen.findByRole('link', { name: 'Kanban' })).toBeInTheDocument();
    expect(calls.filter((call) => call === PLAN_CALL)).toHaveLength(2);
    expect(visited).toEqual(['/prompts']);
  });
});

describe('the menu of a plan', () => {
  it('[CALL-08] [MENU-08] follows the plan lookup, not the plan that other answers carry', async () => {
    const all = { id: 1, name: 'Plano', useKanban: true, useOpenAi: true, useIntegrations: true, useExternalApi: true };
    const company = { id: 3, name: 'Casa Aurora', plan: all };
    const { held: lookup, release: answer } = hold<FakeAnswer>();
    const { store } = await renderSignedIn({
      user: { profile: 'admin', company },
      routes: { [PLAN_CALL]: () => lookup, 'GET /companies/3': { body: { ...company, phone: '11' } } },
    });
    const listed = () =>
      ['Kanban', 'Prompts', 'Integrações', 'API'].filter((name) => screen.queryByRole('link', { name }) !== null);
    await waitFor(() => expect(store.getState().session.company).toMatchObject({ phone: '11' }));
    await act(async () => {});
    expect(listed()).toEqual([]);
    // Servers write a yes and a no in several ways.
    answer(planOf({ useKanban: 'false', useOpenAi: true, useIntegrations: 'true', useExternalApi: 1 }));
    await waitFor(() => expect(listed()).toEqual(['Prompts', 'Integrações', 'API']));
  });

  it.each([
    ['its plan', 'plans', 1, 1],
    ['the company', 'companies', 3, 1],
    ['another plan', 'plans', 2, 0],
    ['another company', 'companies', 4, 0],
  ] as const)(
    '[CALL-08] [MENU-08] when the owner changes %s the plan is looked up again as needed',
    async (_, area, id, again) => {
      let flags: Readonly<Record<string, boolean>> = {};
      const routes = {
        [PLAN_CALL]: () => planOf(flags),
        [`PUT /${area}/${id}`]: { body: { id, name: 'Outro' } },
        'GET /companies/list': { body: [] },
      };
      const { store, calls } = await renderSignedIn({ user: { profile: 'admin', super: true }, routes });
      await waitFor(() => expect(store.getState().session.planStatus).toBe('ready'));
      flags = { useKanban: true };
      await act(async () => {
        if (area === 'plans') await store.dispatch(plans.save({ id, fields: {} as never }));
        else await store.dispatch(companies.save({ id, fields: {} as never }));
      });
      await waitFor(() => expect(screen.queryAllByRole('link', { name: 'Kanban' })).toHaveLength(again));
      expect(calls.filter((call) => call === PLAN_CALL)).toHaveLength(1 + again);
    },
  );
});

const CAMPAIGN_PAGES = [
  '/campaigns',
  '/campaign/4/report',
  '/contact-lists',
  '/contact-lists/4/contacts',
  '/campaigns-config',
];

describe('the campaign pages', () => {
  it.each([
    { user: { profile: 'user' }, home: ['/', '/tickets'] },
    { user: { profile: 'admin', super: true }, home: ['/'] },
  ])(
    '[ROUTE-33] [ROUTE-36] [ROUTE-37] /campaigns, opened at the start without the flag, leads home without a toast: $user',
    async ({ user, home }) => {
      const { visited } = await renderSignedIn({ path: '/campaigns', user });
      await waitFor(() => expect(visited).toEqual(['/campaigns', ...home]));
      expect(toasts().queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it.each([
    ['the login answer', 'true', 'true'],
    ['the login answer', 'false', null],
    ['the settings', 'true', 'true'],
    ['the settings', 'false', null],
  ])(
    '[ROUTE-37] [MENU-12] campaignsEnabled in %s with the value %s stores the flag as %s',
    async (source, value, stored) => {
      const settings = [{ id: 1, key: 'campaignsEnabled', value }];
      const isLogin = source === 'the login answer';
      const { storage, store } = await renderSignedIn({
        user: { profile: 'admin', ...(isLogin && { company: { id: 3, name: 'Casa Aurora Móveis', settings } }) },
        routes: { [PLAN_CALL]: planOf({ useKanban: true }), ...(!isLogin && { 'GET /settings/': { body: settings } }) },
      });
      await screen.findByRole('link', { name: 'Kanban' });
      await waitFor(() => expect(store.getState().session.settings['campaignsEnabled']).toBe(value));
      expect(storage.getItem('cshow')).toBe(stored);
      const listed = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(listed.filter((href) => CAMPAIGN_PAGES.includes(href!))).toEqual(
        stored === null ? [] : ['/campaigns', '/contact-lists', '/campaigns-config'],
      );
    },
  );

  it('[MENU-12] the entries follow when the owner switches the campaigns of the own company on and off', async () => {
    let value = 'false';
    const { store } = await renderSignedIn({
      user: { profile: 'admin', super: true },
      routes: {
        [PLAN_CALL]: planOf({ useCampaigns: false }),
        'GET /settings/': () => ({ body: [{ id: 1, key: 'campaignsEnabled', value }] }),
        'PUT /companies/3': { body: { id: 3, name: 'Casa Aurora' } },
        'GET /companies/list': { body: [] },
      },
    });
    const listed = () =>
      screen
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
        .filter((href) => CAMPAIGN_PAGES.includes(href!));
    await waitFor(() => expect(store.getState().session.settings['campaignsEnabled']).toBe('false'));
    expect(listed()).toEqual([]);
    const turn = async (to: string) => {
      value = to;
      await act(async () => void (await store.dispatch(companies.save({ id: 3, fields: {} as never }))));
    };
    await turn('true');
    await waitFor(() => expect(listed()).toEqual(['/campaigns', '/contact-lists', '/campaigns-config']));
    // The pages themselves stay until the session ends.
    await turn('false');
    await waitFor(() => expect(listed()).toEqual([]));
    expect(store.getState().session.flags.cshow).toBe(true);
  });

  it('[MENU-13] have no entries without their flag, though the switch of the last start is on', async () => {
    const { store } = await renderSignedIn({
      user: { profile: 'admin' },
      storage: createMemoryStorage({ campaignsEnabled: 'true' }),
      routes: { [PLAN_CALL]: planOf({ useKanban: true }), 'GET /settings/': { status: 500, body: {} } },
    });
    await screen.findByRole('link', { name: 'Kanban' });
    expect(store.getState().session.flags).toEqual({ cshow: false, campaigns: true });
    const listed = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(listed).toContain('/users');
    expect(listed.filter((href) => CAMPAIGN_PAGES.includes(href!))).toEqual([]);
  });

  it('[MENU-12] of two quick saves of the own company the later one decides, whichever of their answers comes last', async () => {
    const reads = {
      settings: [hold<FakeAnswer>(), hold<FakeAnswer>()],
      company: [hold<FakeAnswer>(), hold<FakeAnswer>()],
    };
    const asked = { settings: 0, company: 0 };
    /** The read at the start, then those of the two saves. */
    const route = (call: keyof typeof reads, first: FakeAnswer) => () => reads[call][asked[call]++ - 1]?.held ?? first;
    const settings = (value: string) => ({ body: [{ id: 1, key: 'campaignsEnabled', value }] });
    const { store } = await renderSignedIn({
      user: { profile: 'admin', super: true },
      routes: {
        [PLAN_CALL]: planOf({ useCampaigns: false }),
        'GET /settings/': route('settings', settings('false')),
        'GET /companies/3': route('company', { body: { id: 3, name: 'Casa Aurora' } }),
        'PUT /companies/3': { body: { id: 3, name: 'Casa Aurora' } },
        'GET /companies/list': { body: [] },
      },
    });
    await waitFor(() => expect(asked).toEqual({ settings: 1, company: 1 }));
    const save = () => act(async () => void (await store.dispatch(companies.save({ id: 3, fields: {} as never }))));
    await save();
    await save();
    await waitFor(() => expect(asked).toEqual({ settings: 3, company: 3 }));
    for (const [index, value, name] of [
      [1, 'true', 'Casa Nova'],
      [0, 'false', 'Casa Velha'],
    ] as const) {
      await act(async () => {
        reads.settings[index]?.release(settings(value));
        reads.company[index]?.release({ body: { id: 3, name } });
      });
    }
    expect(await screen.findByRole('link', { name: 'Campanhas' })).toBeVisible();
    expect(store.getState().session).toMatchObject({ company: { name: 'Casa Nova' }, flags: { campaigns: true } });
  });

  it.each(['', 'false', '0'])(
    '[ROUTE-37] the value %j is a flag too, and neither the plan nor the settings of a restore remove it',
    async (cshow) => {
      const settings = [{ id: 1, key: 'campaignsEnabled', value: 'false' }];
      const { storage, store, visited } = await renderSignedIn({
        path: '/campaigns',
        storage: createMemoryStorage({ cshow }),
        routes: { [PLAN_CALL]: planOf({ useCampaigns: false }), 'GET /settings/': { body: settings } },
      });
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect(store.getState().session.settings['campaignsEnabled']).toBe('false'));
      expect(store.getState().session.planStatus).toBe('ready');
      expect(storage.getItem('cshow')).toBe(cshow);
      expect(visited).toEqual(['/campaigns']);
    },
  );

  it.each(['signing out', 'expired', 'elsewhere', 'deleted'] as const)(
    '[ROUTE-37] [SESS-18] a plan with campaigns sets the flag, and the end of the session removes it: %s',
    async (end) => {
      const { storage, store, user } = await renderSignedIn({
        routes: { [PLAN_CALL]: planOf({ useCampaigns: true }) },
      });
      await waitFor(() => expect(storage.getItem('cshow')).toBe('true'));
      if (end === 'signing out') {
        await user.click(screen.getByRole('button', { name: 'Conta de Ana Ribeiro' }));
        await user.click(await screen.findByRole('menuitem', { name: /Sair/ }));
      } else {
        await act(async () => void store.dispatch(sessionEnded({ reason: end })));
      }
      await waitFor(() => expect(storage.getItem('cshow')).toBeNull());
    },
  );
});
