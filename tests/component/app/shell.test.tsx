import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sessionRenewed } from '@/entities/session/renewSession';
import { demoServer } from '@tests/support/fakes/fakeDesktop';
import { createFakeSystem } from '@tests/support/fakes/fakeSystem';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { aUser } from '@tests/support/records';
import { renderSignedIn, resizeTo } from './signedIn';

const menu = () => screen.queryByRole('navigation', { name: 'Menu' });
const isOpen = (): boolean => screen.queryByRole('button', { name: 'Recolher o menu' }) !== null;

const COMPANY = { id: 3, name: 'Casa Aurora Móveis' };

describe('the shell of private pages', () => {
  beforeEach(() => resizeTo(1_440));
  afterEach(() => resizeTo(1_024));

  it('[LIST-06] [NOTIF-01] [TOP-12] [TOP-16] [CHAT-17] its panels say that they could not be loaded, without a toast, and try again', async () => {
    let isDown = true;
    const route = () => (isDown ? { status: 500 } : { body: { records: [], tickets: [], count: 0, hasMore: false } });
    const { user, store } = await renderSignedIn({
      path: '/others',
      routes: { 'GET /tickets': route, 'GET /announcements/': route, 'GET /chats/': route },
    });
    for (const [name, empty] of [
      ['Notificações', /^Nenhuma? /],
      ['Comunicados', /^Nenhuma? /],
      ['Chat interno', /^Nenhuma? /],
    ] as const) {
      isDown = true;
      await user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
      const panel = within(await screen.findByRole('dialog', { name }));
      expect(await panel.findByText('Não foi possível carregar a lista de registros')).toBeInTheDocument();
      isDown = false;
      await user.click(panel.getByRole('button', { name: 'Tentar de novo' }));
      expect(await panel.findByText(empty)).toBeInTheDocument();
      await user.keyboard('{Escape}');
    }
    expect(store.getState().toasts).toEqual([]);
  });

  it('[SHELL-01] has a top bar and a menu the user can open and close', async () => {
    const { user } = await renderSignedIn();
    expect(screen.getAllByRole('banner')[0]).toContainElement(screen.getByText(/^Olá,/));
    expect(isOpen()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Recolher o menu' }));
    expect([isOpen(), menu()?.style.width === '240px']).toEqual([false, false]);
    await user.click(screen.getByRole('button', { name: 'Expandir o menu' }));
    expect(isOpen()).toBe(true);
  });

  it('[SHELL-02] [SHELL-03] [SHELL-07] the menu is open by default at 1201 px, 240 px wide, and follows the width', async () => {
    resizeTo(1_201);
    await renderSignedIn();
    expect(isOpen()).toBe(true);
    expect(menu()).toHaveStyle({ width: '240px' });
    act(() => resizeTo(1_200));
    expect(isOpen()).toBe(false);
  });

  it.each([1_200, 600, 599])(
    '[SHELL-02] [SHELL-03] [SHELL-04] the menu is closed by default at %s px',
    async (width) => {
      resizeTo(width);
      await renderSignedIn();
      // The overlay is loaded on demand, and an open one would show only then.
      await act(() => import('@/app/shell/MenuDrawer'));
      expect(isOpen()).toBe(false);
      // As an overlay it leaves nothing on the page.
      expect(menu() === null).toBe(width < 600);
    },
  );

  it('[SHELL-01] [SHELL-03] [SHELL-04] [A11Y-06] the menu is an overlay at 599 px, which Escape and its button close, and not at 600 px', async () => {
    resizeTo(600);
    const { user } = await renderSignedIn();
    expect(menu()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Abrir o menu' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Expandir o menu' }));
    expect(isOpen()).toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => resizeTo(599));
    expect(screen.queryByRole('button', { name: 'Expandir o menu' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Abrir o menu' }));
    expect(await screen.findByRole('dialog')).toContainElement(menu());
    const expectClosed = () => waitFor(() => expect(document.querySelector('.ant-drawer-open')).toBeNull());
    await user.keyboard('{Escape}');
    await expectClosed();
    await user.click(screen.getByRole('button', { name: 'Abrir o menu' }));
    await user.click(await screen.findByRole('button', { name: 'Recolher o menu' }));
    await expectClosed();
  });

  it('[SHELL-04] an overlay that was left by widening the window stays closed when the window is narrow again', async () => {
    resizeTo(599);
    const { user } = await renderSignedIn();
    await user.click(screen.getByRole('button', { name: 'Abrir o menu' }));
    expect(await screen.findByRole('dialog')).toContainElement(menu());
    act(() => resizeTo(700));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => resizeTo(599));
    expect(await screen.findByRole('button', { name: 'Abrir o menu' })).toBeInTheDocument();
    await act(async () => {});
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[SHELL-07] the open overlay is 240 px wide too', async () => {
    resizeTo(599);
    const { user } = await renderSignedIn();
    await user.click(screen.getByRole('button', { name: 'Abrir o menu' }));
    const drawer = await screen.findByRole('dialog');
    expect(drawer.closest('.ant-drawer-content-wrapper')).toHaveStyle({ width: '240px' });
  });

  it('[SHELL-05] below 600 px navigating closes the menu, which stays closed on the way back', async () => {
    resizeTo(599);
    const { user, goBack, visit } = await renderSignedIn();
    const expectClosed = () => waitFor(() => expect(document.querySelector('.ant-drawer-open')).toBeNull());
    for (const name of [/^Atendimentos/, /^Contatos/]) {
      await user.click(screen.getByRole('button', { name: 'Abrir o menu' }));
      expect(await screen.findByRole('dialog')).toBeVisible();
      await user.click(screen.getByRole('link', { name }));
      await expectClosed();
    }
    act(goBack);
    await expectClosed();
    // Not only its own links: whatever leads to another page closes it.
    act(() => visit('/contacts'));
    await user.click(screen.getByRole('button', { name: 'Abrir o menu' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    act(goBack);
    await expectClosed();
  });

  it.each([600, 1_201])('[SHELL-06] at %i px navigating leaves the menu as it is', async (width) => {
    resizeTo(width);
    const { user } = await renderSignedIn(width > 600 ? { storage: createMemoryStorage({ menuOpen: 'false' }) } : {});
    await user.click(screen.getByRole('link', { name: /^Contatos/ }));
    await screen.findByRole('heading', { level: 1, name: 'Contatos' });
    expect(isOpen()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Expandir o menu' }));
    await user.click(screen.getByRole('link', { name: /Atendimentos/ }));
    await screen.findByRole('heading', { level: 1, name: 'Atendimentos' });
    expect(isOpen()).toBe(true);
  });

  it('[SHELL-01] remembers whether the menu is open', async () => {
    const storage = createMemoryStorage({ menuOpen: 'false' });
    const { user } = await renderSignedIn({ storage });
    expect(isOpen()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Expandir o menu' }));
    expect(storage.getItem('menuOpen')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Recolher o menu' }));
    expect(storage.getItem('menuOpen')).toBe('false');
  });

  it('[SHELL-10] [FMT-01] admins load their company and its due date', async () => {
    // West of Greenwich this midnight is the evening before: the day is the one the server wrote.
    vi.stubEnv('TZ', 'America/Sao_Paulo');
    onTestFinished(() => void vi.unstubAllEnvs());
    await renderSignedIn({
      user: { profile: 'admin', company: COMPANY },
      routes: { 'GET /companies/3': { body: { ...COMPANY, dueDate: '2027-03-15T00:00:00.000Z' } } },
    });
    expect(await screen.findByText('Casa Aurora Móveis · assinatura até 15/03/2027')).toBeInTheDocument();
  });

  it('[SHELL-10] a due date that came with the sign-in is enough', async () => {
    await renderSignedIn({
      user: { profile: 'admin', super: true, company: { ...COMPANY, dueDate: '2027-03-05' } },
      routes: { 'GET /companies/3': { status: 500, body: {} } },
    });
    for (const width of [1_440, 320]) {
      act(() => resizeTo(width));
      expect(screen.getByText('Casa Aurora Móveis · assinatura até 05/03/2027')).toBeVisible();
    }
  });

  it('[SHELL-10] marks a due date that comes near while the app stays open', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(2027, 2, 1, 12) });
    onTestFinished(() => void vi.useRealTimers());
    await renderSignedIn({
      user: { profile: 'admin', company: COMPANY },
      routes: { 'GET /companies/3': { body: { ...COMPANY, dueDate: '2027-03-15T00:00:00.000Z' } } },
    });
    const until = await screen.findByText('Casa Aurora Móveis · assinatura até 15/03/2027');
    const unmarked = until.className;
    vi.setSystemTime(new Date(2027, 2, 12, 12));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(until.className).not.toBe(unmarked);
  });

  it.each([undefined, null, ''])('[SHELL-10] the banner is left out while the due date is %j', async (dueDate) => {
    const { calls } = await renderSignedIn({
      user: { profile: 'admin', company: { ...COMPANY, dueDate } },
      routes: { 'GET /companies/3': { status: 500, body: {} } },
    });
    await waitFor(() => expect(calls).toContain('GET /companies/3'));
    await act(async () => {});
    expect(screen.queryByText(/Casa Aurora Móveis ·|assinatura até/)).not.toBeInTheDocument();
  });

  it.each([{ profile: 'user' }, { profile: 'supervisor' }, { profile: 'user', super: true }])(
    '[SHELL-10] [SHELL-11] other users do not: %j',
    async (role) => {
      const body = { ...COMPANY, dueDate: '2027-03-15T00:00:00.000Z' };
      const { store } = await renderSignedIn({
        user: { ...role, company: body },
        routes: { 'GET /companies/3': { body: { ...body, phone: '11' } } },
      });
      await waitFor(() =>
        expect(store.getState().session.company).toMatchObject({ phone: '11', dueDate: body.dueDate }),
      );
      await act(async () => {});
      expect(screen.getAllByRole('banner')[0]).toHaveTextContent(/^Olá, Ana Ribeiro!/);
      expect(screen.getAllByRole('banner')[0]).not.toHaveTextContent(/Casa Aurora|assinatura|15\/03/);
    },
  );

  it('[TOP-01] [TOP-02] [TOP-03] greets the user by full name at 600 px', async () => {
    resizeTo(600);
    const name = 'Maria Aparecida do Nascimento Cavalcanti de Albuquerque e Vasconcelos';
    await renderSignedIn({ user: { name } });
    expect(screen.getByText(/^Olá,/)).toHaveTextContent(`Olá, ${name}!`);
  });

  it.each([
    ['Bartolomeu', 'Olá, Bartolomeu!'],
    ['Bartolomeus', 'Olá, Bartolomeu...!'],
    // An emoji is one character, however it is stored.
    ['Ana Paula🌸', 'Olá, Ana Paula🌸!'],
    ['Ana Paula🌸🌻', 'Olá, Ana Paula🌸...!'],
  ])('[TOP-02] below 600 px %s is greeted as %s', async (name, text) => {
    resizeTo(599);
    await renderSignedIn({ user: { name } });
    expect(screen.getByText(/^Olá,/)).toHaveTextContent(text);
  });

  it('[DESK-18] [TOP-09] [A11Y-06] the refresh button reloads the page, also from the menu of a narrow window', async () => {
    const { user, callLog } = await renderSignedIn();
    await user.click(screen.getByRole('button', { name: 'Recarregar a página' }));
    expect(callLog.reloads).toBe(1);
    act(() => resizeTo(899));
    await user.click(screen.getByRole('button', { name: 'Mais' }));
    await user.click(screen.getByRole('button', { name: 'Recarregar a página' }));
    expect(callLog.reloads).toBe(2);
  });

  it('[DEMO-06] shows the demo mark on every page of the demo workspace', async () => {
    const { visit } = await renderSignedIn({ bridge: { server: { current: demoServer, recent: [] } } });
    for (const [path, width] of [
      ['/tickets', 1_440],
      ['/quick-messages', 899],
      ['/others', 320],
    ] as const) {
      act(() => resizeTo(width));
      act(() => visit(path));
      await screen.findByRole('heading', { level: 1 });
      expect(screen.getByText('Ambiente de demonstração. Nenhuma mensagem real é enviada.'), path).toBeVisible();
    }
  });

  it('[SEC-06] warns that the next start asks for the password when secrets are kept in memory only', async () => {
    const { user } = await renderSignedIn({ bridge: { keeping: 'memory' } });
    expect(await screen.findByText(/no próximo início será preciso digitar a senha de novo/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Entendi' }));
    expect(screen.queryByText(/digitar a senha de novo/)).not.toBeInTheDocument();
  });

  it('[SEC-06] warns once when the computer refuses to store the session, also at a later renewal', async () => {
    const { user, store, desktop } = await renderSignedIn();
    const notice = () =>
      screen.queryByText(/^Não foi possível salvar a sua sessão .* no próximo início será preciso digitar a senha/);
    vi.spyOn(desktop.session, 'keeping').mockResolvedValue('refused');
    const renew = () => act(async () => void store.dispatch(sessionRenewed(store.getState().session.user ?? aUser())));
    await renew();
    expect(notice()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Entendi' }));
    await renew();
    expect(notice()).not.toBeInTheDocument();
  });

  it('[SEC-06] [DEMO-06] shows no warning when secrets are encrypted, and no demo mark on a company server', async () => {
    await renderSignedIn();
    await act(async () => {});
    expect(screen.queryByText(/digitar a senha de novo/)).not.toBeInTheDocument();
    expect(screen.queryByText(/Ambiente de demonstração/)).not.toBeInTheDocument();
  });
});

describe('the keys of the lists of tickets', () => {
  const listTab = (name: string) => screen.findByRole('tab', { name: new RegExp(`^${name}`), selected: true });
  const open = async () => {
    const machine = createFakeSystem();
    const app = await renderSignedIn({ path: '/others/about', bridge: { system: machine.system } });
    return { ...app, machine };
  };

  it.each([
    ['1', 'Atendendo'],
    ['2', 'Aguardando'],
    ['3', 'Finalizados'],
  ])('[KEY-05] Ctrl+%s leads to %s from any screen', async (key, name) => {
    const { user, history } = await open();
    await user.keyboard(`{Control>}${key}{/Control}`);
    await waitFor(async () => expect(await listTab(name)).toHaveFocus());
    // There the keys change the list alone, whatever conversation is open.
    await user.keyboard('{Control>}4{/Control}');
    await user.keyboard(`{Control>}${key}{/Control}`);
    await waitFor(async () => expect(await listTab(name)).toHaveFocus());
    expect(history).toEqual(['/others/about', '/tickets']);
  });

  it('[KEY-05] on macOS it is Cmd that leads there, and then changes the list', async () => {
    const platform = vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    onTestFinished(() => platform.mockRestore());
    const { user, history } = await open();
    await user.keyboard('{Control>}2{/Control}');
    expect(history).toEqual(['/others/about']);
    for (const [key, name] of [
      ['2', 'Aguardando'],
      ['3', 'Finalizados'],
    ] as const) {
      await user.keyboard(`{Meta>}${key}{/Meta}`);
      await waitFor(async () => expect(await listTab(name)).toHaveFocus());
    }
  });

  it('[KEY-05] Ctrl+4 leads to the search from any screen', async () => {
    const { user } = await open();
    await user.keyboard('{Control>}4{/Control}');
    const field = await screen.findByRole('textbox', { name: 'Nome, número ou mensagem' });
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('[KEY-03] [KEY-05] the native menu leads there too, but not from behind a dialog', async () => {
    const { user, machine, history } = await open();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Buscar ou ir para' });
    act(() => machine.chooseFromMenu({ kind: 'shortcut', id: 'showPending' }));
    await user.keyboard('{Control>}2{/Control}');
    expect(history).toEqual(['/others/about']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    act(() => machine.chooseFromMenu({ kind: 'shortcut', id: 'showPending' }));
    await waitFor(async () => expect(await listTab('Aguardando')).toHaveFocus());
  });

  it('[KEY-05] a list that never opened, since the user went elsewhere at once, is not shown at a later visit', async () => {
    const { machine, visit } = await open();
    act(() => {
      machine.chooseFromMenu({ kind: 'shortcut', id: 'showPending' });
      visit('/others/appearance');
    });
    await screen.findByText('Escuro');
    act(() => visit('/tickets'));
    expect(await listTab('Atendendo')).toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: /^Aguardando/, selected: true })).not.toBeInTheDocument();
  });
});
