import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AppRoute, routes } from '@/app/routes';
import { drawn } from '@tests/support/rendering/drawn';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { renderApp } from '@tests/support/rendering/renderApp';
import { renderSignedIn, resizeTo } from './signedIn';

const DENIAL = 'Esta empresa não possui permissão para acessar essa página! Estamos lhe redirecionando.';

/** The viewers: each role with a plan without features, and (`+`) with one of all. */
const LOOKERS = ['agent', 'agent+', 'supervisor+', 'admin', 'admin+', 'super', 'super+'] as const;
type Looker = (typeof LOOKERS)[number];

/** The page; its denial with the notice and the way home a second later; the way home without a notice. */
type Fate = 'open' | 'denied' | 'home';
const all = (fate: Fate) => () => fate;
const only = (lookers: readonly Looker[], others: Fate) => (looker: Looker) =>
  lookers.includes(looker) ? 'open' : others;
const plus = LOOKERS.filter((looker) => looker.endsWith('+'));
const adminOrSuper = ['admin', 'admin+', 'super', 'super+'] as const;

/** Every private address, in the order of the menu, and what each role gets there. */
const ADDRESSES: readonly (readonly [pattern: string, address: string, fate: (looker: Looker) => Fate])[] = [
  ['/', '/', only(['admin', 'admin+'], 'home')],
  ['/tickets/:ticketUuid?', '/tickets', all('open')],
  ['/kanban', '/kanban', only(plus, 'denied')],
  ['/quick-messages', '/quick-messages', all('open')],
  ['/todolist', '/todolist', all('open')],
  ['/contacts/:contactId?', '/contacts', all('open')],
  ['/schedules', '/schedules', all('open')],
  ['/tags', '/tags', all('open')],
  ['/chats/:chatUuid?', '/chats', all('open')],
  ['/helps', '/helps', all('open')],
  ['/others/:section?', '/others', all('open')],
  ['/campaigns', '/campaigns', only(plus, 'home')],
  ['/campaign/:campaignId/report', '/campaign/4/report', only(plus, 'home')],
  ['/contact-lists', '/contact-lists', only(plus, 'home')],
  ['/contact-lists/:contactListId/contacts', '/contact-lists/4/contacts', only(plus, 'home')],
  ['/campaigns-config', '/campaigns-config', only(plus, 'home')],
  ['/announcements', '/announcements', only(['super', 'super+'], 'denied')],
  ['/prompts', '/prompts', only(plus, 'denied')],
  ['/queue-integration', '/queue-integration', only(plus, 'denied')],
  ['/connections', '/connections', all('open')],
  ['/files', '/files', all('open')],
  ['/queues', '/queues', all('open')],
  ['/users', '/users', only(adminOrSuper, 'denied')],
  ['/messages-api', '/messages-api', only(plus, 'denied')],
  ['/financeiro', '/financeiro', only(adminOrSuper, 'denied')],
  ['/subscription', '/subscription', all('open')],
  ['/settings', '/settings', only(adminOrSuper, 'denied')],
];

/** Addresses with their optional parameter. */
const WITH_PARAMETER = ['/tickets/8d2b', '/contacts/7', '/chats/c-7', '/others/about'];

const AGENTS = [
  '/tickets',
  '/quick-messages',
  '/todolist',
  '/contacts',
  '/schedules',
  '/tags',
  '/chats',
  '/helps',
  '/others',
];
const AGENTS_PLUS = AGENTS.toSpliced(1, 0, '/kanban');
const ADMINS = ['/connections', '/files', '/queues', '/users', '/financeiro', '/subscription', '/settings'];
const MENUS: Readonly<Record<Looker, readonly string[]>> = {
  agent: AGENTS,
  'agent+': AGENTS_PLUS,
  'supervisor+': AGENTS_PLUS,
  admin: ['/', ...AGENTS, ...ADMINS],
  'admin+': [
    '/',
    ...AGENTS_PLUS,
    '/campaigns',
    '/contact-lists',
    '/campaigns-config',
    '/prompts',
    '/queue-integration',
    '/connections',
    '/files',
    '/queues',
    '/users',
    '/messages-api',
    '/financeiro',
    '/subscription',
    '/settings',
  ],
  super: [...AGENTS, '/announcements', '/settings'],
  'super+': [...AGENTS_PLUS, '/announcements', '/settings'],
};

/** The features of a plan that open a page, and that page. */
const FEATURES: readonly (readonly [feature: string, page: string])[] = [
  ['useKanban', '/kanban'],
  ['useOpenAi', '/prompts'],
  ['useIntegrations', '/queue-integration'],
  ['useExternalApi', '/messages-api'],
];

const ALL_FEATURES = {
  useKanban: true,
  useOpenAi: true,
  useIntegrations: true,
  useExternalApi: true,
  useCampaigns: true,
  useSchedules: true,
  useInternalChat: true,
};
const answersFor = (looker: Looker): FakeRoutes => ({
  'GET /companies/listPlan/3': {
    body: {
      id: 3,
      name: 'Casa Aurora',
      plan: { id: 1, name: 'Plano', ...(looker.endsWith('+') ? ALL_FEATURES : {}) },
    },
  },
});
const userOf = (looker: Looker) => {
  const role = looker.replace('+', '');
  return role === 'super' ? { profile: 'user', super: true } : { profile: role === 'agent' ? 'user' : role };
};

const menu = () => within(screen.getByRole('navigation', { name: 'Menu' }));
const denials = () => within(screen.getByRole('region', { name: 'Avisos' })).queryAllByText(DENIAL);

interface Visit {
  readonly pattern: string;
  readonly opened: string;
  readonly visited: readonly string[];
  /** Where going back leads, and the present address. */
  readonly history: readonly string[];
  /** The addresses that lead to this user's first page. */
  readonly home: readonly string[];
}
const prove: Readonly<Record<Fate, (visit: Visit) => Promise<void>>> = {
  open: async ({ pattern, opened, visited }) => {
    await drawn(() => expect(screen.getByRole('heading', { level: 1 }), opened).toHaveTextContent(pattern));
    expect(visited, opened).toEqual([opened]);
    // Side menu and top bar frame it.
    expect(menu().getAllByRole('link'), opened).not.toEqual([]);
    expect(screen.getByText(/^Olá,/), opened).toBeInTheDocument();
  },
  denied: async ({ opened, visited, history, home }) => {
    expect(denials(), opened).toHaveLength(1);
    expect(screen.getByRole('main'), opened).toBeEmptyDOMElement();
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(visited, opened).toEqual([opened]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    await drawn(() => expect(visited, opened).toEqual([opened, ...home]));
    expect(history, opened).toEqual(['/others', home.at(-1)]);
    // Until the notice is gone.
    await act(() => vi.advanceTimersByTimeAsync(10_000));
  },
  home: async ({ opened, visited, history, home }) => {
    await drawn(() => expect(visited, opened).toEqual([opened, ...home]));
    expect(history, opened).toEqual(['/others', home.at(-1)]);
  },
};

interface Bar {
  readonly visited: string[];
  readonly history: string[];
  readonly navigator: { readonly go: (address: string) => void };
}

/** Opens an address from another page, as a typed link does, and proves what happens to it. */
const openAndProve = async (
  fate: Fate,
  { visited, history, navigator }: Bar,
  { address, ...visit }: Pick<Visit, 'pattern' | 'home'> & { readonly address: string },
): Promise<void> => {
  // An open page leads nowhere by itself, so what it was opened from does not matter.
  if (fate !== 'open') {
    act(() => navigator.go('/others'));
    await drawn(() => screen.getByRole('heading', { level: 1, name: '/others/:section?' }));
  }
  visited.length = 0;
  history.splice(0, history.length, '/others');
  // Not the first address, so that each opening is a navigation.
  const opened = `${address}?again`;
  act(() => navigator.go(opened));
  await drawn(() => expect(visited).not.toEqual([]));
  await prove[fate]({ ...visit, opened, visited, history });
  expect(denials(), address).toEqual([]);
};

/** The table's own rules; what each screen shows is for the tests of that screen. */
const screens = new Map<AppRoute, AppRoute['screen']>();
const stub = (pattern: string) => () => <h1>{pattern}</h1>;
beforeEach(() => {
  resizeTo(1_440);
  for (const route of routes) {
    screens.set(route, route.screen);
    Object.assign(route, { screen: stub(route.path) });
  }
});
afterEach(() => {
  resizeTo(1_024);
  for (const [route, screenOf] of screens) Object.assign(route, { screen: screenOf });
  vi.useRealTimers();
});

describe('every private address', () => {
  it('[MENU-01] is in the route table', () => {
    expect(routes.map(({ path }) => path)).toEqual(ADDRESSES.map(([pattern]) => pattern));
  });

  it('[ROUTE-01] [ROUTE-02] [ROUTE-04] [ROUTE-06] [ROUTE-07] [ROUTE-09] [ROUTE-11] [ROUTE-12] [ROUTE-13] [ROUTE-14] [ROUTE-16] [ROUTE-17] [ROUTE-18] [ROUTE-19] [ROUTE-20] [ROUTE-21] [ROUTE-22] [ROUTE-23] [ROUTE-24] [ROUTE-25] [ROUTE-26] [ROUTE-27] [ROUTE-28] [ROUTE-29] [ROUTE-30] [ROUTE-31] [ROUTE-32] [ROUTE-33] [ROUTE-34] [ROUTE-35] [ROUTE-36] redirects to /login without a session', async () => {
    const { visited, visit } = await renderApp({ path: '/login' });
    await drawn(() => screen.getByLabelText('Senha'));
    for (const address of [...ADDRESSES.map(([, one]) => one), ...WITH_PARAMETER]) {
      visited.length = 0;
      act(() => visit(address));
      await drawn(() => expect(visited.at(-1)).toBe('/login'));
      expect(visited).toEqual([address, '/login']);
      expect(screen.getByLabelText('Senha')).toBeInTheDocument();
    }
  });

  it.each(LOOKERS)(
    '[SHELL-01] [ROUTE-04] [ROUTE-05] [ROUTE-06] [ROUTE-09] [ROUTE-10] [ROUTE-11] [ROUTE-12] [ROUTE-13] [ROUTE-14] [ROUTE-16] [ROUTE-17] [ROUTE-18] [ROUTE-19] [ROUTE-20] [ROUTE-21] [ROUTE-22] [ROUTE-23] [ROUTE-24] [ROUTE-25] [ROUTE-26] [ROUTE-27] [ROUTE-28] [ROUTE-29] [ROUTE-30] [ROUTE-31] [ROUTE-32] [ROUTE-33] [ROUTE-34] [ROUTE-35] [ROUTE-36] [ROUTE-38] [ROUTE-39] [MENU-20] [PERM-01] [PERM-02] [PERM-13] [PERM-14] opens, is denied or leads home for %s',
    async (looker) => {
      const { visited, history, navigator, store } = await renderSignedIn({
        path: '/others',
        user: userOf(looker),
        routes: answersFor(looker),
      });
      await drawn(() => expect(store.getState().session.planStatus).toBe('ready'));
      vi.useFakeTimers();
      const home = looker.startsWith('admin') ? ['/'] : ['/', '/tickets'];
      for (const [pattern, address, fateOf] of ADDRESSES) {
        const way = pattern === '/' ? ['/tickets'] : home;
        await openAndProve(fateOf(looker), { visited, history, navigator }, { pattern, address, home: way });
      }
    },
  );

  it.each(FEATURES)(
    '[ROUTE-09] [ROUTE-10] [ROUTE-28] [ROUTE-29] [ROUTE-30] [MENU-03] [MENU-04] [MENU-05] [MENU-06] [MENU-10] %s alone opens and lists %s, not the pages of other features',
    async (feature, address) => {
      const plan = { id: 1, name: 'Plano', [feature]: true };
      const { visited, history, navigator, store } = await renderSignedIn({
        path: '/others',
        user: userOf('admin'),
        routes: { 'GET /companies/listPlan/3': { body: { id: 3, name: 'Casa Aurora', plan } } },
      });
      await drawn(() => expect(store.getState().session.planStatus).toBe('ready'));
      const pages = FEATURES.map(([, page]) => page);
      const listed = () =>
        menu()
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')!)
          .filter((href) => pages.includes(href));
      await drawn(() => expect(listed()).toEqual([address]));
      vi.useFakeTimers();
      for (const page of pages) {
        const fate = page === address ? 'open' : 'denied';
        await openAndProve(fate, { visited, history, navigator }, { pattern: page, address: page, home: ['/'] });
      }
    },
  );

  it('[ROUTE-07] [ROUTE-17] some take a parameter', async () => {
    const { visited, navigator } = await renderSignedIn({ path: '/files' });
    for (const address of WITH_PARAMETER) {
      act(() => navigator.go(address));
      const pattern = ADDRESSES.find(([, one]) => address.startsWith(`${one}/`) && one !== '/')?.[0];
      await drawn(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(pattern!));
      expect(visited.at(-1)).toBe(address);
    }
  });
});

describe('the menu', () => {
  it.each(LOOKERS)(
    '[MENU-01] [MENU-02] [MENU-03] [MENU-04] [MENU-05] [MENU-06] [MENU-07] [MENU-08] [MENU-09] [MENU-10] [MENU-11] [MENU-12] [MENU-13] [MENU-19] [MENU-20] [PERM-01] [PERM-03] [ROUTE-09] [ROUTE-39] [PERM-02] [PERM-13] of %s has exactly these entries, and each leads to its page',
    async (looker) => {
      const { visited, store } = await renderSignedIn({
        path: '/others',
        user: userOf(looker),
        routes: answersFor(looker),
      });
      await drawn(() => expect(store.getState().session.planStatus).toBe('ready'));
      await drawn(() =>
        expect(
          menu()
            .getAllByRole('link')
            .map((link) => link.getAttribute('href')),
        ).toEqual(MENUS[looker]),
      );
      for (const [place, address] of MENUS[looker].entries()) {
        act(() => menu().getAllByRole('link')[place]!.click());
        await drawn(() => expect(visited.at(-1)).toBe(address));
        const pattern = ADDRESSES.find(([, one]) => one === address)?.[0];
        await drawn(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(pattern!));
      }
    },
  );
});
