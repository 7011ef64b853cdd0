import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverEvents } from '@/realtime/serverEvents';
import { drawn } from '@tests/support/rendering/drawn';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { createHeldRoute, hold } from '@tests/support/hold';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { renderSignedIn, resizeTo } from './signedIn';

const planRoute = (flags: Readonly<Record<string, boolean | null>>): FakeRoutes => ({
  'GET /companies/listPlan/3': { body: { id: 3, name: 'Casa Aurora', plan: { id: 1, name: 'Plano', ...flags } } },
});
const EVERYTHING = planRoute({
  useKanban: true,
  useOpenAi: true,
  useIntegrations: true,
  useExternalApi: true,
  useCampaigns: true,
});

const entries = () => within(screen.getByRole('navigation', { name: 'Menu' }));
const addresses = (): (string | null)[] =>
  entries()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const entry = (name: RegExp) => entries().getByRole('link', { name });

/** The entries of the two parts in the order the menu shows them. */
const FOR_EVERYONE = [
  '/tickets',
  '/kanban',
  '/quick-messages',
  '/todolist',
  '/contacts',
  '/schedules',
  '/tags',
  '/chats',
  '/helps',
  '/others',
];
const ADMINISTRATION = [
  '/campaigns',
  '/contact-lists',
  '/campaigns-config',
  '/announcements',
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
];

/** What the entries are called, from the dashboard to the settings. */
const NAMES = [
  'Dashboard',
  'Atendimentos',
  'Kanban',
  'Respostas rápidas',
  'Tarefas',
  'Contatos',
  'Agendamentos',
  'Tags',
  'Chat interno',
  'Ajuda',
  'Outros',
  'Campanhas',
  'Listas de contatos',
  'Configuração de campanhas',
  'Comunicados',
  'Prompts',
  'Integrações',
  'Conexões',
  'Arquivos',
  'Filas e chatbot',
  'Usuários',
  'API',
  'Financeiro',
  'Assinatura',
  'Configurações',
];

/** The menu is open in full. */
const inWideWindow = () => {
  beforeEach(() => resizeTo(1_440));
  afterEach(() => resizeTo(1_024));
};

describe('the entries of the menu', () => {
  inWideWindow();

  it('[MENU-01] [MENU-02] [MENU-03] [MENU-04] [MENU-05] [MENU-06] [MENU-07] [MENU-09] [MENU-10] [MENU-12] [MENU-18] [MENU-20] have a fixed order and their names, and each opens its page; over the page of a narrow window they are the same', async () => {
    const { user, visited } = await renderSignedIn({
      user: { profile: 'admin', super: true },
      routes: { ...EVERYTHING, 'GET /version': { body: { version: '6.0.0' } } },
    });
    await screen.findByRole('link', { name: 'Campanhas' });
    expect(addresses()).toEqual(['/', ...FOR_EVERYONE, ...ADMINISTRATION]);
    const administration = within(entries().getByRole('list', { name: 'Administração' })).getAllByRole('link');
    expect(administration.map((link) => link.getAttribute('href'))).toEqual(ADMINISTRATION);
    expect(
      entries()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(NAMES);
    await user.click(entry(/^Outros$/));
    await waitFor(() => expect(visited.at(-1)).toBe('/others'));
    act(() => resizeTo(599));
    await user.click(screen.getByRole('button', { name: 'Abrir o menu' }));
    const drawer = await screen.findByRole('dialog');
    expect(addresses()).toEqual(['/', ...FOR_EVERYONE, ...ADMINISTRATION]);
    await waitFor(() => expect(drawer).toHaveTextContent(/ConfiguraçõesVersão 6\.0\.0$/));
  });

  it.each(['user', 'supervisor'])(
    '[MENU-02] [MENU-09] [MENU-11] [PERM-01] [PERM-14] a %s sees neither dashboard nor administration',
    async (profile) => {
      await renderSignedIn({ user: { profile }, routes: EVERYTHING });
      await screen.findByRole('link', { name: 'Kanban' });
      expect(addresses()).toEqual(FOR_EVERYONE);
      expect(screen.queryByText('Administração')).not.toBeInTheDocument();
      expect(entries().queryByRole('list', { name: 'Administração' })).not.toBeInTheDocument();
    },
  );

  it('[MENU-03] [MENU-04] [MENU-05] [MENU-06] [MENU-12] [ROUTE-09] a plan without a feature hides its entry', async () => {
    // The campaign pages exist: another session's plan had them.
    const storage = createMemoryStorage({ cshow: 'true' });
    const routes = planRoute({ useKanban: false, useCampaigns: false });
    const { store } = await renderSignedIn({ user: { profile: 'admin' }, routes, storage });
    await waitFor(() => expect(store.getState().session.planStatus).toBe('ready'));
    expect(store.getState().session.flags.cshow).toBe(true);
    const shown = addresses();
    const campaigns = ['/campaigns', '/contact-lists', '/campaigns-config'];
    for (const path of ['/kanban', '/prompts', '/queue-integration', '/messages-api', ...campaigns]) {
      expect(shown).not.toContain(path);
    }
    expect(shown).toContain('/users');
  });

  it.each([
    ['useSchedules', false, '/schedules', 'Agendamentos', false],
    ['useSchedules', null, '/schedules', 'Agendamentos', true],
    ['useInternalChat', false, '/chats', 'Chat interno', false],
    ['useInternalChat', null, '/chats', 'Chat interno', true],
  ])(
    '[MENU-19] [ROUTE-14] [ROUTE-17] a plan whose %s is %s opens %s (%s) and shows its entry: %s',
    async (flag, value, address, title, isShown) => {
      const { visit } = await renderSignedIn({ routes: planRoute({ [flag]: value, useKanban: true }) });
      await screen.findByRole('link', { name: 'Kanban' });
      expect(addresses().includes(address)).toBe(isShown);
      // The chats of the top bar stay on every plan, and so does the page for whoever types its address.
      expect(screen.getByRole('button', { name: /^Chat interno/ })).toBeInTheDocument();
      act(() => visit(address));
      expect(await screen.findByRole('heading', { level: 1, name: new RegExp(`^${title}`) })).toBeVisible();
    },
  );
});

describe('the plan of the last start', () => {
  inWideWindow();
  const address = 'GET /companies/listPlan/3';
  /** Starts the app twice; in the second start the plan is answered with `next` when it is let go. */
  const startAgain = async (next: FakeAnswer, path = '/tickets') => {
    const storage = createMemoryStorage();
    await renderSignedIn({ user: { profile: 'admin' }, routes: EVERYTHING, storage });
    await screen.findByRole('link', { name: 'Kanban' });
    cleanup();
    const { route, answer } = createHeldRoute();
    const app = await renderSignedIn({ user: { profile: 'admin' }, routes: { [address]: route }, storage, path });
    const answered = async () => {
      answer(next);
      await drawn(() => expect(app.store.getState().session.planStatus).toBe('ready'));
    };
    return { ...app, storage, answered };
  };

  it('[MENU-01] [MENU-03] fills the menu before the server answers, so that no entry moves under a click', async () => {
    const plan = EVERYTHING[address] as FakeAnswer;
    const { answered } = await startAgain(plan);
    const before = addresses();
    expect(before).toEqual(['/', ...FOR_EVERYONE, ...ADMINISTRATION].filter((path) => path !== '/announcements'));
    await answered();
    expect(addresses()).toEqual(before);
  });

  it.each<[string, FakeAnswer]>([
    ['the plan lost its features', planRoute({ useKanban: false })[address] as FakeAnswer],
    ['the company has no plan any more', { body: { id: 3, name: 'Casa Aurora', plan: null } }],
    ['the server refuses the plan', { status: 400, body: { error: 'ERR_NO_PERMISSION' } }],
  ])('[MENU-03] [ROUTE-28] [ROUTE-38] gives way to the answer: %s', async (_, next) => {
    const { answered, storage } = await startAgain(next, '/prompts');
    expect(await screen.findByRole('heading', { level: 1, name: /^Prompts/ })).toBeVisible();
    await answered();
    expect(addresses()).not.toContain('/kanban');
    expect(await screen.findByText(/não possui permissão para acessar essa página/)).toBeVisible();
    expect(storage.getItem('plan') ?? '').not.toContain('"useKanban":true');
  });
});

describe('a plan that could not be read', () => {
  inWideWindow();
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[MENU-01] [MENU-03] [MENU-08] is read again 15 s later, and its entries appear', async () => {
    let fails = true;
    const path = 'GET /companies/listPlan/3';
    const plan = EVERYTHING[path]!;
    const { store, calls } = await renderSignedIn({
      routes: { [path]: (config) => (fails ? { status: 502 } : typeof plan === 'function' ? plan(config) : plan) },
    });
    await drawn(() => expect(store.getState().session.planStatus).toBe('failed'));
    expect(addresses()).not.toContain('/kanban');
    const asked = () => calls.filter((call) => call === path).length;
    await act(() => vi.advanceTimersByTimeAsync(15_100));
    expect(asked()).toBe(2);
    expect(addresses()).not.toContain('/kanban');
    fails = false;
    await act(() => vi.advanceTimersByTimeAsync(15_100));
    await drawn(() => expect(addresses()).toEqual(FOR_EVERYONE));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(asked()).toBe(3);
  });
});

describe('the badge of the connections', () => {
  inWideWindow();
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const listOf = (...statuses: string[]): FakeAnswer => ({
    body: statuses.map((status, index) => ({ id: index + 1, name: `Loja ${index + 1}`, status, companyId: 3 })),
  });
  const open = (list: () => FakeAnswer | Promise<FakeAnswer>) =>
    renderSignedIn({ user: { profile: 'admin' }, routes: { 'GET /whatsapp/': list } });

  it.each(['qrcode', 'PAIRING', 'DISCONNECTED', 'TIMEOUT', 'OPENING'])(
    '[MENU-14] [MENU-16] %s shows "!" 2000 ms after the list is loaded',
    async (status) => {
      const { held, release: answer } = hold<FakeAnswer>();
      const { store, calls } = await open(() => held);
      await drawn(() => expect(calls).toContain('GET /whatsapp/'));
      // The wait begins with the answer, not with the menu.
      await act(() => vi.advanceTimersByTimeAsync(5_000));
      // Whichever of them it is.
      answer(listOf('CONNECTED', status, 'CONNECTED'));
      await drawn(() => expect(store.getState().whatsappConnections.status).toBe('ready'));
      await act(() => vi.advanceTimersByTimeAsync(1_999));
      expect(entry(/^Conexões/)).not.toHaveTextContent('!');
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(entry(/^Conexões/)).toHaveTextContent('Conexões!Há conexões de WhatsApp que precisam de atenção');
    },
  );

  it('[MENU-14] [MENU-15] [RT-08] is hidden while none is down, appears when one is, and goes again', async () => {
    const { store } = await open(() => listOf('CONNECTED', 'PENDING'));
    await drawn(() => expect(store.getState().whatsappConnections.status).toBe('ready'));
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    expect(entry(/^Conexões/)).toHaveTextContent(/^Conexões$/);
    const record = { id: 2, name: 'Loja 2', status: 'DISCONNECTED', companyId: 3 };
    act(() => void store.dispatch(serverEvents.whatsapp({ action: 'update', record } as never)));
    await drawn(() => expect(entry(/^Conexões/)).toHaveTextContent('!'));
    // In the narrow menu, too, which has no words.
    act(() => resizeTo(1_024));
    await drawn(() => expect(entry(/^Conexões, Há conexões de WhatsApp/)).toHaveTextContent(/^!/));
    act(() => resizeTo(1_440));
    const back = { ...record, status: 'CONNECTED' };
    act(() => void store.dispatch(serverEvents.whatsapp({ action: 'update', record: back } as never)));
    await drawn(() => expect(entry(/^Conexões/)).toHaveTextContent(/^Conexões$/));
    act(() => void store.dispatch(serverEvents.whatsapp({ action: 'update', record } as never)));
    await drawn(() => expect(entry(/^Conexões/)).toHaveTextContent('!'));
    act(() => void store.dispatch(serverEvents.whatsapp({ action: 'delete', id: 2 } as never)));
    await drawn(() => expect(entry(/^Conexões/)).toHaveTextContent(/^Conexões$/));
    act(() => resizeTo(1_024));
    await drawn(() => expect(entry(/^Conexões$/)).toHaveTextContent(/^$/));
  });
});

describe('the entry of the internal chat', () => {
  inWideWindow();

  const chatOf = (unreads: number | string, ofColleague = 0, id = 7) => ({
    id,
    uuid: `c-${id}`,
    title: 'Equipe',
    ownerId: 10,
    companyId: 3,
    users: [
      { id: 1, chatId: id, userId: 7, unreads },
      { id: 2, chatId: id, userId: 10, unreads: ofColleague },
    ],
  });

  it('[RT-10] [MENU-17] shows a dot only while messages are unread by this user', async () => {
    const { store } = await renderSignedIn({
      routes: { ...EVERYTHING, 'GET /chats/': { body: { records: [chatOf('2')], count: 1, hasMore: false } } },
    });
    await waitFor(() => expect(entry(/^Chat interno/)).toHaveTextContent(/^Chat internoHá mensagens não lidas$/));
    const dot = () => entry(/^Chat interno/).querySelector('[class*="dot"]');
    expect(dot()).toBeVisible();
    // In the narrow menu, too, which has no words.
    act(() => resizeTo(1_024));
    await waitFor(() => expect(entry(/^Chat interno, Há mensagens não lidas$/)).toContainElement(dot() as HTMLElement));
    act(() => resizeTo(1_440));
    act(() => void store.dispatch(serverEvents.chat({ action: 'update', record: chatOf(0, 3) } as never)));
    await waitFor(() => expect(entry(/^Chat interno/)).toHaveTextContent(/^Chat interno$/));
    expect(dot()).toBeNull();
    act(() => void store.dispatch(serverEvents.chat({ action: 'update', record: chatOf(1) } as never)));
    await waitFor(() => expect(dot()).toBeVisible());
  });

  it('[RT-10] [MENU-17] shows the dot for a chat of a page that the panel has not read', async () => {
    const { store } = await renderSignedIn({
      routes: {
        ...EVERYTHING,
        'GET /chats/': ({ params }) => {
          const { pageNumber } = params as { pageNumber: number };
          const records = [chatOf(pageNumber === 3 ? 1 : 0, 0, pageNumber)];
          return { body: { records, count: 3, hasMore: pageNumber < 3 } };
        },
      },
    });
    await waitFor(() => expect(entry(/^Chat interno/)).toHaveTextContent(/^Chat internoHá mensagens não lidas$/));
    act(() => void store.dispatch(serverEvents.chat({ action: 'update', record: chatOf(0, 0, 3) } as never)));
    await waitFor(() => expect(entry(/^Chat interno/)).toHaveTextContent(/^Chat interno$/));
  });
});
