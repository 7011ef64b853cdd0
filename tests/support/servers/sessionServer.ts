/** One answer of the fake server; `cookie` '' removes the refresh cookie. */
interface ServerAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly cookie?: string;
}

export interface ServerRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly authorization?: string;
  readonly cookie: string | null;
}

const EXPIRED: ServerAnswer = { status: 401, body: { error: 'ERR_SESSION_EXPIRED' }, cookie: '' };

/** The user who signs in, with what only the answer to a login says about the company. */
export const sessionServerUser = {
  id: 10,
  name: 'Ana',
  email: 'ana@demo.balcao',
  companyId: 1,
  company: {
    id: 1,
    name: 'Casa Aurora',
    dueDate: '2027-03-15T00:00:00.000Z',
    settings: [{ key: 'campaignsEnabled', value: 'true' }],
  },
};

/** The same user as a refresh tells of it: renamed since the login. */
export const refreshedUser = { ...sessionServerUser, name: 'Ana Ribeiro' };

/** The three session calls as server A answers them, for an account with the password 'right'. */
export const createSessionServer = () => {
  const requests: ServerRequest[] = [];
  let issued = 0;
  let isUp = true;
  let logoutAnswer: ServerAnswer = { status: 500, body: { error: 'ERR_INTERNAL_SERVER_ERROR' } };
  const signedIn = (user: typeof sessionServerUser): ServerAnswer => {
    issued += 1;
    return {
      status: 200,
      body: { token: `token-${issued}`, user },
      cookie: `jrt-${issued}`,
    };
  };
  const answer = ({ method, path, body, cookie }: ServerRequest): ServerAnswer => {
    if (method === 'POST' && path === '/auth/login') {
      const isRight = typeof body === 'object' && body !== null && 'password' in body && body.password === 'right';
      return isRight ? signedIn(sessionServerUser) : { status: 401, body: { error: 'ERR_INVALID_CREDENTIALS' } };
    }
    if (method === 'POST' && path === '/auth/refresh_token')
      return cookie?.startsWith('jrt-') ? signedIn(refreshedUser) : EXPIRED;
    if (method === 'DELETE' && path === '/auth/logout') return logoutAnswer;
    return { status: 404, body: '<!DOCTYPE html>' };
  };
  return {
    requests,
    /** The host is gone, or back. */
    setUp: (up: boolean): void => {
      isUp = up;
    },
    answerLogout: (status: number, body: unknown): void => {
      logoutAnswer = { status, body };
    },
    /** @throws when the host is gone. */
    ask: (request: ServerRequest): ServerAnswer => {
      requests.push(request);
      if (!isUp) throw new Error('no answer');
      return answer(request);
    },
  };
};

export type SessionServer = ReturnType<typeof createSessionServer>;
