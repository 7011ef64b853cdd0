import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import { demoFolder, handClock, PASSWORD, signIn, startServer } from './support';

const ANA = 'ana@demo.balcao';
const INVALID = { error: "Invalid token. We'll try to assign a new one on next request" };

describe('signing in', () => {
  it('[DEMO-01] returns the token with the contract’s claims and a bare session cookie', async () => {
    const { call } = await startServer();
    const { status, body, headers } = await call<{ token: string; user: Record<string, unknown> }>(
      'POST',
      '/auth/login',
      { body: { email: ANA, password: PASSWORD } },
    );
    expect(status).toBe(200);
    expect(decodeProtectedHeader(body.token).alg).toBe('HS256');
    const claims = decodeJwt(body.token);
    expect(Object.keys(claims).toSorted()).toEqual(['companyId', 'exp', 'iat', 'id', 'profile', 'usarname']);
    expect(claims).toMatchObject({ usarname: 'Ana Ribeiro', profile: 'user', companyId: 1 });
    expect(claims.exp! - claims.iat!).toBe(15 * 60);
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^jrt=[\w.-]+; Path=\/; HttpOnly$/)]);
    expect(body.user).toMatchObject({ super: false, allTicket: 'disabled', company: { settings: expect.any(Array) } });
    expect(body.user).not.toHaveProperty('whatsappId');
  });

  it('[DEMO-01] stores passwords as bcrypt hashes and never returns them', async () => {
    const { call, context } = await startServer();
    const { token } = await signIn(call, 'carla@demo.balcao');
    expect(context.tables.users.find({ email: ANA })!.passwordHash).toMatch(/^\$2[aby]\$04\$.{53}$/);
    for (const route of ['/users', '/users/list', '/users/3']) {
      expect((await call('GET', route, { token })).text).not.toMatch(/passwordHash|\$2[aby]\$/);
    }
  });

  it('[DEMO-01] refuses a wrong or missing password and an unknown e-mail', async () => {
    const { call } = await startServer();
    for (const [what, body, status, error] of [
      ['a wrong password', { email: ANA, password: 'nope1' }, 401, 'ERR_INVALID_CREDENTIALS'],
      ['an unknown e-mail', { email: 'x@demo.balcao', password: PASSWORD }, 401, 'ERR_USER_DONT_EXISTS'],
      ['an e-mail in other letters', { email: 'ANA@demo.balcao', password: PASSWORD }, 401, 'ERR_USER_DONT_EXISTS'],
      ['a missing password', { email: ANA }, 500, 'ERR_INTERNAL_SERVER_ERROR'],
    ] as const) {
      expect(await call('POST', '/auth/login', { body }), what).toMatchObject({ status, body: { error } });
    }
  });

  it('[DEMO-01] checks neither status nor due date of the company', async () => {
    const { call } = await startServer();
    const { user } = await signIn(call, 'dono@vencida.balcao');
    expect(new Date((user.company as { dueDate: string }).dueDate).getTime()).toBeLessThan(Date.now());
  });
});

const words = (text: string): readonly string[] => text.trim().split(/\s+/);
/** Resources that have the five usual calls. */
const USUAL = words(`
  announcements campaigns chats companies contact-list-items contact-lists contacts files helps plans prompt queue queue-options
  queueIntegration quick-messages schedules tags ticket-notes tickets users whatsapp`);
/** The other calls that need a token. */
const OTHERS = {
  GET: words(`
    announcements/list auth/me campaign-settings campaigns/list chats/1/messages companies/list companies/listPlan/1 companiesPlan
    contact-lists/list contacts/list dashboard files/list helps/list invoices invoices/1 invoices/all messages/1 settings
    quick-messages/list tags/kanban tags/list ticket-notes/list ticket/kanban tickets/u/1 users/list`),
  POST: words(`
    campaign-settings campaigns/1/cancel campaigns/1/media-upload campaigns/1/restart chats/1/messages chats/1/read
    contact-lists/1/upload contacts/import files/uploadList/1 messages/1 quick-messages/1/media-upload schedules/1/media-upload
    subscription tags/sync whatsappsession/1`),
  PUT: words('companies/1/schedules invoices/1 settings/1 ticket-tags/1/1 whatsappsession/1'),
  DELETE: words('auth/logout messages/1 ticket-tags/1 whatsappsession/1'),
};

describe('tokens', () => {
  it('[DEMO-01] an access token expires after 15 minutes and then gets a 403', async () => {
    const clock = handClock();
    const { call } = await startServer({ clock });
    const { token } = await signIn(call, ANA);
    clock.pass(15 * 60 - 1);
    expect((await call('GET', '/settings', { token })).status).toBe(200);
    clock.pass(1);
    expect(await call('GET', '/settings', { token })).toMatchObject({ status: 403, body: INVALID });
  });

  it('[DEMO-01] a missing token gets 401 and a malformed one 403', async () => {
    const { call } = await startServer();
    expect(await call('GET', '/settings')).toMatchObject({ status: 401, body: { error: 'ERR_SESSION_EXPIRED' } });
    expect(await call('GET', '/settings', { token: 'abc' })).toMatchObject({ status: 403, body: INVALID });
    const headers = { Authorization: 'abc' };
    expect(await call('GET', '/settings', { headers })).toMatchObject({ status: 403, body: INVALID });
  });

  it('[DEMO-01] every call that is not for everybody needs one', async () => {
    const { call } = await startServer();
    const usual = USUAL.flatMap((name) => [
      `GET /${name}`,
      `GET /${name}/1`,
      `POST /${name}`,
      `PUT /${name}/1`,
      `DELETE /${name}/1`,
    ]);
    const others = Object.entries(OTHERS).flatMap(([method, routes]) => routes.map((route) => `${method} /${route}`));
    const answers = await Promise.all(
      [...usual, ...others].map(async (line) => {
        const [method = '', route = ''] = line.split(' ');
        return `${line}: ${(await call(method, route)).status}`;
      }),
    );
    expect(answers.filter((answer) => !answer.endsWith(': 401'))).toEqual([]);
    expect(answers).toHaveLength(154);
  });

  it('[DEMO-01] a token of another data folder is refused', async () => {
    const [one, other] = [await startServer(), await startServer()];
    const { token } = await signIn(one.call, ANA);
    expect((await other.call('GET', '/settings', { token })).status).toBe(403);
  });

  it('[DEMO-01] survive a restart on the same folder', async () => {
    const dataDir = await demoFolder();
    const first = await startServer({ dataDir });
    const { token } = await signIn(first.call, ANA);
    await first.close();
    const second = await startServer({ dataDir });
    expect((await second.call('GET', '/settings', { token })).status).toBe(200);
  });
});

describe('the refresh cookie', () => {
  it('[DEMO-01] gives a new token and cookie, and the old cookie keeps working', async () => {
    const { call } = await startServer();
    const { cookie } = await signIn(call, ANA);
    for (let round = 0; round < 2; round += 1) {
      const { status, body, headers } = await call<{ token: string; user: object }>('POST', '/auth/refresh_token', {
        headers: { Cookie: cookie },
      });
      expect(status).toBe(200);
      expect(headers.getSetCookie()[0]).toMatch(/^jrt=.+; Path=\/; HttpOnly$/);
      expect(body.user).toMatchObject({ tokenVersion: 0, whatsappId: null, company: { id: 1 } });
      expect((await call('GET', '/settings', { token: body.token })).status).toBe(200);
    }
  });

  it('[DEMO-01] lasts 7 days, and is cleared when it is refused', async () => {
    const clock = handClock();
    const { call } = await startServer({ clock });
    const { cookie } = await signIn(call, ANA);
    clock.pass(7 * 24 * 60 * 60 - 1);
    const headers = { Cookie: cookie };
    expect((await call('POST', '/auth/refresh_token', { headers })).status).toBe(200);
    clock.pass(1);
    const refused = await call('POST', '/auth/refresh_token', { headers });
    expect(refused).toMatchObject({ status: 401, body: { error: 'ERR_SESSION_EXPIRED' } });
    expect(refused.headers.getSetCookie()[0]).toMatch(/^jrt=; Path=\/; Expires=Thu, 01 Jan 1970/);
  });

  it('[DEMO-01] is refused once the token version has changed', async () => {
    const { call, context } = await startServer();
    const { cookie, user } = await signIn(call, ANA);
    context.tables.users.update({ id: user.id }, { tokenVersion: 1 });
    expect((await call('POST', '/auth/refresh_token', { headers: { Cookie: cookie } })).status).toBe(401);
  });

  it('[DEMO-01] without it, refreshing is 401 and /auth/me 500', async () => {
    const { call } = await startServer();
    const { token, cookie } = await signIn(call, ANA);
    expect((await call('POST', '/auth/refresh_token')).status).toBe(401);
    expect((await call('GET', '/auth/me', { token })).status).toBe(500);
    const me = await call('GET', '/auth/me', { token, headers: { Cookie: cookie } });
    expect(me.body).toEqual({ id: expect.any(Number), profile: 'user', super: false });
  });
});

describe('signing out', () => {
  it('[DEMO-01] returns an empty 200, clears the cookie, and leaves the access token valid', async () => {
    const { call, context } = await startServer();
    const { token, user } = await signIn(call, ANA);
    context.tables.users.update({ id: user.id }, { online: true });
    const answer = await call('DELETE', '/auth/logout', { token });
    expect(answer).toMatchObject({ status: 200, text: '' });
    expect(answer.headers.get('content-type')).toBeNull();
    expect(answer.headers.getSetCookie()[0]).toMatch(/^jrt=; Path=\/; Expires=/);
    expect(context.tables.users.find({ id: user.id })!.online).toBe(false);
    expect((await call('GET', '/settings', { token })).status).toBe(200);
  });
});

it('[DEMO-01] the demo accounts are listed at the root and below the prefix, and each can sign in', async () => {
  const { call } = await startServer();
  const { body } = await call<{ accounts: { email: string; password: string }[] }>('GET', '/__demo/accounts');
  expect((await call('GET', '/api/__demo/accounts')).body).toEqual(body);
  expect(body.accounts.map(({ email }) => email)).toEqual([
    'ana@demo.balcao',
    'bruno@demo.balcao',
    'sueli@demo.balcao',
    'carla@demo.balcao',
    'super@demo.balcao',
    'dono@lojabeta.balcao',
    'dono@vencida.balcao',
    'dono@quase.balcao',
  ]);
  for (const { email, password } of body.accounts) expect((await signIn(call, email, password)).token).toBeTruthy();
});

it('an idle connection stays open for a minute, for clients that use it again', async () => {
  const { call } = await startServer();
  const { headers } = await call('POST', '/auth/login', { body: { email: ANA, password: PASSWORD } });
  expect(headers.get('keep-alive')).toBe('timeout=60');
});
