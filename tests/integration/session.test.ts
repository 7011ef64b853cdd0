import { getAdapter } from 'axios';
import { describe, expect, it } from 'vitest';
import { restoreSession } from '@/entities/session/restoreSession';
import { signOut } from '@/entities/session/signOut';
import { loadTickets } from '@/entities/conversations/tickets/ticketThunks';
import { selectToasts } from '@/store/toasts';
import { createCookieAdapter } from '@tests/support/servers/cookieAdapter';
import { createDemoWorld, signInLive } from '@tests/support/servers/demoWorld';
import { at, valuesIn } from '@/entities/base/idTable';

const ANA = 'ana@demo.balcao';
const openTickets = loadTickets({ view: 'open', page: 1 });

describe('a session with a server', () => {
  it('[SESS-14] is restored after a restart without a password', async () => {
    const world = await createDemoWorld();
    const app = world.app();
    await signInLive(app, ANA);
    const again = world.app({ local: app.local, cookies: app.cookies });
    await again.store.dispatch(restoreSession({ attempt: 0 }));
    await again.until(({ socketStatus }) => socketStatus.state === 'online');
    await again.until(({ session }) => session.company?.dueDate !== undefined && session.planStatus === 'ready');
    expect(again.store.getState().session.user).toMatchObject({ email: ANA });
  });

  it('[SESS-01] [DESK-09] no token is in the local storage of the page', async () => {
    const world = await createDemoWorld();
    const app = world.app();
    await signInLive(app, ANA);
    await app.until(({ socketStatus }) => socketStatus.state === 'online');
    const token = await app.session.accessToken();
    expect(token).toMatch(/^eyJ/);
    const names = Array.from({ length: app.local.length }, (_, place) => app.local.key(place)!);
    expect(names).toEqual(expect.arrayContaining(['userId', 'companyId']));
    const stored = names.map((name) => app.local.getItem(name)).join('\n');
    expect(stored).not.toContain(token);
    expect(stored).not.toMatch(/eyJ|jrt/);
  });

  it('[SESS-11] an expired token is renewed behind the call, and simultaneous calls share the refresh', async () => {
    const world = await createDemoWorld();
    const [cookies, http] = [createCookieAdapter(), getAdapter('http')];
    const refreshes: string[] = [];
    const queueCalls: string[] = [];
    const app = world.app({
      cookies: (config) => {
        if (config.url?.endsWith('/auth/refresh_token')) refreshes.push(`${config.method}`);
        return cookies(config);
      },
      adapter: (config) => {
        if (config.url?.endsWith('/queue')) queueCalls.push(String(config.headers['Authorization']));
        return http(config);
      },
    });
    await signInLive(app, ANA);
    const before = await app.session.accessToken();
    refreshes.length = 0;
    queueCalls.length = 0;
    world.server.control.expireTokens();
    const answers = await Promise.all([
      app.services.api.queues.list(),
      app.services.api.settings.list(),
      app.services.api.whatsappConnections.list(1),
    ]);
    expect(answers.every((list) => list.length > 0)).toBe(true);
    const after = await app.session.accessToken();
    expect(after).not.toBe(before);
    expect(refreshes).toEqual(['post']);
    // Refused once, and repeated once with the new token.
    expect(queueCalls).toEqual([`Bearer ${before}`, `Bearer ${after}`]);
    expect(app.store.getState().session.status).toBe('signedIn');
  });

  it('[SESS-10] without a token and a cookie the session ends', async () => {
    const world = await createDemoWorld();
    const app = world.app();
    await signInLive(app, ANA);
    await app.session.discard();
    await app.store.dispatch(openTickets);
    expect(app.store.getState().session).toMatchObject({ status: 'signedOut', ended: 'expired' });
    expect(app.local.getItem('userId')).toBeNull();
    expect(selectToasts(app.store.getState())).toEqual([]);
  });

  it('[SESS-15] signing out clears the server’s cookie', async () => {
    const world = await createDemoWorld();
    const app = world.app();
    await signInLive(app, ANA);
    await app.store.dispatch(signOut());
    expect(await app.session.refresh()).toMatchObject({ ok: false, status: 401 });
  });

  it('[SESS-16] [RT-18] a login of the same account elsewhere ends this one', async () => {
    const world = await createDemoWorld();
    const [here, there] = [world.app(), world.app()];
    await signInLive(here, ANA);
    await signInLive(there, ANA);
    await here.until(({ session }) => session.ended === 'elsewhere');
    expect(selectToasts(here.store.getState())).toMatchObject([{ textKey: 'notices:session.elsewhere' }]);
    expect(there.store.getState().session.status).toBe('signedIn');
  });

  it('[SESS-17] a login of a colleague does not', async () => {
    const world = await createDemoWorld();
    const here = world.app();
    await signInLive(here, ANA);
    await signInLive(world.app(), 'bruno@demo.balcao');
    world.server.control.loginElsewhere('bruno@demo.balcao');
    await here.services.api.queues.list();
    expect(here.store.getState().session.status).toBe('signedIn');
  });

  it('[SESS-04] a company whose subscription has expired gets no session', async () => {
    const world = await createDemoWorld();
    const app = world.app();
    await app.signIn('dono@vencida.balcao');
    expect(app.store.getState().session.status).toBe('signedOut');
    expect(await app.session.accessToken()).toBeNull();
    expect(selectToasts(app.store.getState())).toMatchObject([{ textKey: 'notices:session.subscriptionEnded' }]);
  });

  it('[SESS-07] a subscription that ends soon gets a warning', async () => {
    const world = await createDemoWorld();
    const app = world.app();
    await app.signIn('dono@quase.balcao');
    expect(app.store.getState().session.status).toBe('signedIn');
    expect(selectToasts(app.store.getState())).toMatchObject([{ textKey: 'notices:session.subscriptionEnding' }]);
  });
});

describe.each(['a', 'b'] as const)('a server that behaves like %s', (behave) => {
  it('[COMPAT-01][COMPAT-02][RT-01][DESK-14] can be signed in to and sends live events', async () => {
    const world = await createDemoWorld({ behave });
    const app = world.app();
    await signInLive(app, ANA);
    const ticket = valuesIn(app.store.getState().tickets.byId).find(
      ({ status, userId }) => status === 'open' && userId,
    );
    world.server.control.receive({ contactId: ticket?.contactId ?? 0, text: 'Estou aqui' });
    await app.until(({ tickets }) => at(tickets.byId, ticket?.id ?? 0)?.lastMessage === 'Estou aqui');
    world.server.control.expireTokens();
    expect(await app.services.api.queues.list()).not.toEqual([]);
  });

  it('[COMPAT-01] rejects a bad socket token right after connect, and the client reconnects by itself', async () => {
    const world = await createDemoWorld({ behave });
    const app = world.app();
    await app.signIn(ANA);
    world.server.control.expireTokens();
    world.server.control.endSockets('close');
    await app.until(({ socketStatus }) => socketStatus.state !== 'online');
    await app.until(({ socketStatus }) => socketStatus.state === 'online');
    expect(app.store.getState().session.status).toBe('signedIn');
  });
});
