import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SessionAnswer } from '@/bridge/desktop';
import { taskTyped } from '@/entities/company/tasks/typedTask';
import { sessionEnded } from '@/entities/session/sessionActions';
import { serverEvents } from '@/realtime/serverEvents';
import { reconnectNow } from '@/realtime/socketActions';
import { hold } from '@tests/support/hold';
import { drawn } from '@tests/support/rendering/drawn';
import { companyServer, createFakeDesktop, demoServer } from '@tests/support/fakes/fakeDesktop';
import { aTicket } from '@tests/support/records';
import { renderApp } from '@tests/support/rendering/renderApp';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { signedInAs } from '../auth/loginUser';
import { renderSignedIn, signIn } from './signedIn';

const loginOf = (id: number) => ({ id, email: 'ana@aurora.com.br', companyId: 3 });

describe('routes', () => {
  it.each(['/tickets/8d2b', '/no-such-page'])(
    '[ROUTE-02] [ROUTE-36] without a session %s leads to /login, without a toast',
    async (path) => {
      const { visited } = await renderApp({ path });
      expect(await screen.findByLabelText('Senha')).toBeInTheDocument();
      expect(visited.at(-1)).toBe('/login');
      expect(within(screen.getByRole('region', { name: 'Avisos' })).queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it.each(['/login', '/signup', '/forgetpsw'])(
    '[ROUTE-03] with a session %s redirects to / and on to the tickets',
    async (path) => {
      const { visited, history } = await renderSignedIn({ path });
      await waitFor(() => expect(visited).toEqual([path, '/', '/tickets']));
      expect(history).toEqual(['/tickets']);
    },
  );

  it.each([{ profile: 'user' }, { profile: 'supervisor' }, { profile: 'user', super: true }])(
    '[ROUTE-05] %o goes from / to the tickets, and the data of the dashboard is not requested',
    async (user) => {
      const { visited, history, calls } = await renderSignedIn({ path: '/', user });
      await waitFor(() => expect(visited).toEqual(['/', '/tickets']));
      expect(history).toEqual(['/tickets']);
      // Nor among what a start reads once its first list is there.
      await waitFor(() => expect(calls).toContain('GET /whatsapp/'));
      expect(calls.filter((call) => call.includes('/dashboard'))).toEqual([]);
      expect(within(screen.getByRole('region', { name: 'Avisos' })).queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('[ROUTE-06] /tickets shows the ticket screen with no ticket selected', async () => {
    await renderSignedIn({ path: '/tickets' });
    expect(await screen.findByText('Escolha um atendimento')).toBeInTheDocument();
  });

  it('[ROUTE-06] [ROUTE-07] /tickets/{uuid} shows the ticket screen with that ticket open, and /tickets then with none', async () => {
    const ticket = aTicket({ status: 'open', userId: 7, companyId: 3 });
    const { visit } = await renderSignedIn({
      path: `/tickets/${ticket.uuid}`,
      user: { queues: [{ id: 1, name: 'Vendas', color: '#0a0' }] },
      routes: {
        'GET /tickets': { body: { tickets: [ticket], count: 1, hasMore: false } },
        [`GET /tickets/u/${ticket.uuid}`]: { body: ticket },
        [`GET /messages/${ticket.id}`]: { body: { messages: [], count: 0, hasMore: false, ticket } },
      },
    });
    const row = () => screen.findByRole('button', { name: /^Cliente 1, / });
    expect(await screen.findByRole('textbox', { name: 'Mensagem' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: ticket.contact!.name })).toBeInTheDocument();
    expect(screen.queryByText('Escolha um atendimento')).not.toBeInTheDocument();
    expect(await row()).toHaveAttribute('aria-current', 'true');
    act(() => visit('/tickets'));
    expect(await screen.findByText('Escolha um atendimento')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Mensagem' })).not.toBeInTheDocument();
    expect(await row()).not.toHaveAttribute('aria-current');
  });

  it('[ROUTE-15] on the calendar that is open already an address with a contact opens the form, for each contact anew', async () => {
    // Loaded on demand; the first load takes longer than a test waits.
    await import('@/features/schedules/dialog/ScheduleDialog');
    const people = [
      { id: 7, name: 'Juliana Prado', number: '5511' },
      { id: 8, name: 'Caio Figueiredo', number: '5512' },
    ];
    const { visit, user } = await renderSignedIn({
      path: '/schedules',
      routes: Object.fromEntries(people.map((contact) => [`GET /contacts/${contact.id}`, { body: contact }])),
    });
    expect(await screen.findByRole('heading', { level: 1, name: /^Agendamentos/ })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    for (const { id, name } of people) {
      act(() => visit(`/schedules?contactId=${id}`));
      expect(await screen.findByRole('dialog', { name: 'Agendar mensagem' })).toHaveTextContent(name);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
  });

  it('[ROUTE-36] an unknown address redirects home without a toast', async () => {
    const { visited, history } = await renderSignedIn({ path: '/no-such-page' });
    await waitFor(() => expect(visited).toEqual(['/no-such-page', '/', '/tickets']));
    expect(history).toEqual(['/tickets']);
    expect(within(screen.getByRole('region', { name: 'Avisos' })).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[ROUTE-08] [NTV-07] a clicked notification opens its conversation or highlights the waiting ticket; that one has the button Aceitar', async () => {
    const { visited, clickNotification, store, callLog } = await renderSignedIn({
      user: { queues: [{ id: 1, name: 'Vendas', color: '#0a0' }] },
    });
    const record = aTicket({ id: 44, companyId: 3 });
    await act(async () => void store.dispatch(serverEvents.ticket({ action: 'update', record })));
    await waitFor(() => expect(callLog.notices).toMatchObject([{ kind: 'pending', accept: 'Aceitar' }]));
    act(() => clickNotification({ kind: 'pending', ticketId: 44 }));
    await waitFor(() => expect(visited.at(-1)).toBe('/tickets?pending=44'));
    act(() => clickNotification({ kind: 'ticket', uuid: '8d2b' }));
    await waitFor(() => expect(visited).toContain('/tickets/8d2b'));
  });

  it('[NTV-07] a notification clicked before sign-in opens its place afterwards', async () => {
    const { user, visited, store, clickNotification } = await renderSignedIn({ bridge: { login: () => signedInAs() } });
    await act(async () => void store.dispatch(sessionEnded({ reason: 'logout' })));
    act(() => clickNotification({ kind: 'pending', ticketId: 44 }));
    await signIn(user);
    await waitFor(() => expect(visited.at(-1)).toBe('/tickets?pending=44'));
  });

  it('[SESS-03] a sign-in opens /, whatever page the last session ended on', async () => {
    const login = () => signedInAs();
    const { user, visit, visited, store } = await renderSignedIn({ bridge: { login } });
    act(() => visit('/contacts'));
    await waitFor(() => expect(visited.at(-1)).toBe('/contacts'));
    await act(async () => void store.dispatch(sessionEnded({ reason: 'logout' })));
    await signIn(user);
    await waitFor(() => expect(visited.slice(-4)).toEqual(['/contacts', '/login', '/', '/tickets']));
  });

  it('[SEC-08] an answer that arrives after its session ended does not navigate the next user', async () => {
    const { user, visited, store, navigator } = await renderSignedIn({ bridge: { login: () => signedInAs() } });
    await act(async () => void store.dispatch(sessionEnded({ reason: 'logout' })));
    act(() => navigator.go('/tickets/of-the-last-session'));
    await signIn(user);
    await waitFor(() => expect(visited.at(-1)).toBe('/tickets'));
    expect(visited).not.toContain('/tickets/of-the-last-session');
  });
});

describe('the end of a session', () => {
  afterEach(() => vi.useRealTimers());

  it('[CALL-03] [SESS-15] logout calls the server, clears the ids and redirects to /login', async () => {
    const { user, callLog, storage, visited } = await renderSignedIn();
    expect(storage.getItem('userId')).toBe('7');
    await user.click(screen.getByRole('button', { name: 'Conta de Ana Ribeiro' }));
    await user.click(await screen.findByRole('menuitem', { name: /Sair/ }));
    expect(await screen.findByLabelText('Senha')).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail')).toHaveValue('');
    expect(callLog.logouts).toBe(1);
    expect(storage.getItem('userId')).toBeNull();
    expect(storage.getItem('companyId')).toBeNull();
    expect(visited.at(-1)).toBe('/login');
  });

  it('[SESS-10] [DESK-10] a call that is refused with 401 leads to the login, which says why, and clears the ids', async () => {
    const refusal = { status: 401, body: { error: 'ERR_SESSION_EXPIRED' } };
    const { visit, visited, storage, callLog } = await renderSignedIn({ routes: { 'GET /tags': refusal } });
    act(() => visit('/tags'));
    // Only the password is missing.
    await waitFor(() => expect(screen.getByLabelText('Senha')).toHaveFocus());
    expect(screen.getByLabelText('E-mail')).toHaveValue('ana@aurora.com.br');
    expect(screen.getByText('Sua sessão terminou. Entre de novo para continuar.')).toBeInTheDocument();
    expect(visited.at(-1)).toBe('/login');
    expect([storage.getItem('userId'), storage.getItem('companyId'), callLog.discards]).toEqual([null, null, 1]);
  });

  it('[SESS-16] a login elsewhere is announced, clears the ids, and reloads the page after 1 second', async () => {
    vi.useFakeTimers();
    const { store, callLog, storage } = await renderSignedIn();
    act(() => void store.dispatch(serverEvents.auth({ action: 'update', record: loginOf(7) })));
    await drawn(() => expect(screen.getByText('Sua conta foi acessada em outro computador.')).toBeInTheDocument());
    expect(storage.getItem('userId')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(callLog.reloads).toBe(0);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(callLog.reloads).toBe(1);
  });

  it('[SESS-17] a login of another user of the company does not end the session', async () => {
    const { store } = await renderSignedIn();
    act(() => void store.dispatch(serverEvents.auth({ action: 'update', record: loginOf(8) })));
    await act(async () => {});
    expect(store.getState().session.status).toBe('signedIn');
  });

  it.each([
    ['expired', 'Sua sessão terminou. Entre de novo para continuar.'],
    ['elsewhere', 'Sua conta foi acessada em outro computador. Entre de novo para usá-la aqui.'],
    ['deleted', 'Este usuário foi excluído. Fale com o administrador da sua empresa.'],
  ] as const)(
    '[SESS-17] [FMT-03] the reason it ended (%s) and its time stay on the login page, also after a reload',
    async (reason, text) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 14, 5) });
      const first = await renderSignedIn();
      act(() => void first.store.dispatch(sessionEnded({ reason })));
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(screen.getByText('Aconteceu em 21/11/2026 14:05.')).toBeInTheDocument();
      cleanup();

      vi.setSystemTime(new Date(2026, 10, 21, 18, 0));
      await renderApp({ path: '/tickets', storage: first.storage });
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(screen.getByText('Aconteceu em 21/11/2026 14:05.')).toBeInTheDocument();
      cleanup();

      const second = await renderSignedIn({ storage: first.storage });
      expect(second.storage.getItem('endedSession')).toBeNull();
      act(() => void second.store.dispatch(sessionEnded({ reason: 'logout' })));
      expect(await screen.findByLabelText('Senha')).toBeInTheDocument();
      expect(screen.queryByText(text)).not.toBeInTheDocument();
      cleanup();
      await renderApp({ path: '/tickets', storage: first.storage });
      expect(await screen.findByLabelText('Senha')).toBeInTheDocument();
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    },
  );
});

describe('resuming the session of the last start', () => {
  it('[SESS-14] [SESS-15] a server that does not answer shows Reconectando..., which can be cancelled', async () => {
    const { desktop, callLog } = createFakeDesktop({
      restorable: true,
      refresh: () => ({ ok: false, status: null, error: null }),
    });
    const { user, visited } = await renderApp({ desktop, path: '/tickets' });
    expect(await screen.findByText('Reconectando...')).toBeInTheDocument();
    expect(screen.queryByLabelText('Senha')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    expect(await screen.findByLabelText('Senha')).toBeInTheDocument();
    expect(callLog.logouts).toBe(1);
    expect(visited.at(-1)).toBe('/login');
  });

  it.each([
    ['Abrindo…', () => new Promise<SessionAnswer>(() => {})],
    ['Reconectando...', async () => ({ ok: false, status: null, error: null }) as const],
  ])('[DEMO-06] %s is marked as a demo where it waits for the demo workspace alone', async (text, refresh) => {
    for (const [current, isMarked] of [
      [demoServer, true],
      [companyServer, false],
    ] as const) {
      const { desktop } = createFakeDesktop({ restorable: true, server: { current, recent: [] } });
      vi.spyOn(desktop.session, 'refresh').mockImplementation(refresh);
      await renderApp({ desktop, path: '/tickets', isHasty: true });
      await screen.findByText(text);
      const marks = screen.queryAllByText('Ambiente de demonstração. Nenhuma mensagem real é enviada.');
      expect(marks).toHaveLength(isMarked ? 1 : 0);
      cleanup();
    }
  });

  it('[SESS-14] leaving Reconectando... asks before something unsaved is lost, as the menu does', async () => {
    const { desktop, callLog } = createFakeDesktop({
      restorable: true,
      refresh: () => ({ ok: false, status: null, error: null }),
    });
    const { user, store } = await renderApp({ desktop, path: '/tickets' });
    await screen.findByText('Reconectando...');
    store.dispatch(taskTyped('Ligar para a Ana'));
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    const question = within(await findQuestion('Descartar alterações?'));
    expect(callLog.logouts).toBe(0);
    await user.click(question.getByRole('button', { name: 'Descartar' }));
    expect(await screen.findByLabelText('Senha')).toBeInTheDocument();
  });

  it('[SESS-02] [SESS-14] Reconectando... and its way out stay while the next try gets no answer', async () => {
    const fake = createFakeDesktop({ restorable: true });
    const noAnswer: SessionAnswer = { ok: false, status: null, error: null };
    const refresh = vi
      .spyOn(fake.desktop.session, 'refresh')
      .mockResolvedValueOnce(noAnswer)
      .mockReturnValue(new Promise(() => {}));
    const { user, store } = await renderApp({ desktop: fake.desktop, path: '/tickets' });
    await screen.findByText('Reconectando...');
    act(() => void store.dispatch(reconnectNow({ probe: true })));
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(2));
    expect(screen.getByText('Reconectando...')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    expect(await screen.findByLabelText('Senha')).toBeInTheDocument();
  });

  it('[SESS-02] [SESS-14] says Abrindo… while it runs; one that is refused redirects to /login without a toast', async () => {
    const { held, release: answer } = hold<SessionAnswer>();
    const { desktop } = createFakeDesktop({ restorable: true });
    vi.spyOn(desktop.session, 'refresh').mockReturnValue(held);
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    await renderApp({ desktop, path: '/tickets', isHasty: true });
    // A start that is quick does not flicker.
    await act(() => vi.advanceTimersByTimeAsync(149));
    expect(screen.queryByText('Abrindo…')).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText('Abrindo…')).toBeInTheDocument();
    answer({ ok: false, status: 401, error: 'ERR_SESSION_EXPIRED' });
    await drawn(() => expect(screen.getByLabelText('Senha')).toBeInTheDocument());
    expect(screen.queryByText('Abrindo…')).not.toBeInTheDocument();
    expect(screen.queryByText('Sua sessão expirou. Entre de novo.')).not.toBeInTheDocument();
  });
});
