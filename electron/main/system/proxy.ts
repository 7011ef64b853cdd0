import type { App, AuthInfo, Session } from 'electron';
import type { ProxyAccount, ProxyQuestion } from '@/bridge/system';
import type { Log } from './log';
import type { ProxyRules } from './deployedSettings';

/** Longest wait for the user's answer, ms: then the requests fail, and the next one asks again. */
const PATIENCE_MS = 5 * 60_000;
const MOST_TRIED = 500;
/** How long the user's refusal lets requests fail that nobody waits for, ms: some are repeated every second. */
const QUIET_MS = 60_000;

/** Applies the administrator's rules to a session; without them it follows the system, including automatic configuration. */
export const applyProxy = async (
  session: Pick<Session, 'setProxy' | 'closeAllConnections'>,
  rules: ProxyRules | undefined,
): Promise<void> => {
  await session.setProxy(rules ?? { mode: 'system' });
  await session.closeAllConnections();
};

interface Waiting {
  /** Session, proxy and address, which together name one request. */
  readonly request: string;
  readonly callback: (username?: string, password?: string) => void;
}

interface Question {
  readonly asked: ProxyQuestion;
  readonly requests: Waiting[];
  readonly limit: NodeJS.Timeout;
}

interface Parts {
  readonly app: Pick<App, 'on'>;
  readonly ask: (question: ProxyQuestion) => void;
  readonly log: Log;
}

/** The session of the request: each session remembers accounts separately. */
export type ProxyAsker = 'page' | 'main' | 'updates';

export interface ProxyLogin {
  /** For requests of main itself, which Electron reports only to their own listener. Only proxies get an account. */
  readonly ask: (
    asker: ProxyAsker,
    url: string,
    info: AuthInfo,
    callback: (username?: string, password?: string) => void,
    /** The user waits for this very request: ask again, also just after a refusal. */
    isUrgent?: boolean,
  ) => void;
  /** The user's answer; null gives up, and nothing is asked for a minute. */
  readonly answer: (id: number, account: ProxyAccount | null) => void;
}

/**
 * The password of a proxy: the page asks for it once, for all waiting requests together, and it is kept only in memory. Only proxies
 * are answered: no other host gets a password.
 */
export const createProxyLogin = ({ app, ask, log }: Parts): ProxyLogin => {
  const accounts = new Map<string, ProxyAccount>();
  const questions = new Map<string, Question>();
  /** Requests that got the present account: if one of them asks again, the proxy refused it. */
  const tried = new Set<string>();
  /** Proxies for which the user has just given no account. */
  const refused = new Set<string>();
  /** The proxy of each question. */
  const hosts = new Map<number, string>();
  let lastId = 0;

  const hand = ({ request, callback }: Waiting, account: ProxyAccount): void => {
    if (tried.size >= MOST_TRIED) tried.clear();
    tried.add(request);
    callback(account.username, account.password);
  };

  const settle = (host: string, account: ProxyAccount | null): void => {
    const question = questions.get(host);
    if (question === undefined) return;
    questions.delete(host);
    clearTimeout(question.limit);
    if (account === null) accounts.delete(host);
    else accounts.set(host, account);
    for (const waiting of question.requests) {
      if (account === null) waiting.callback();
      else hand(waiting, account);
    }
  };

  const refuse = (host: string): void => {
    if (refused.has(host)) return;
    refused.add(host);
    setTimeout(() => refused.delete(host), QUIET_MS).unref();
  };

  const askFor = (host: string, realm: string, waiting: Waiting, isUrgent: boolean): void => {
    const open = questions.get(host);
    if (open !== undefined) {
      open.requests.push(waiting);
      // Ask again, since the page may have been reloaded meanwhile; a page that shows the question shows it only once.
      return ask(open.asked);
    }
    if (refused.has(host) && !isUrgent) return waiting.callback();
    const again = accounts.has(host);
    lastId += 1;
    const limit = setTimeout(() => settle(host, null), PATIENCE_MS);
    limit.unref();
    const asked = { id: lastId, host, realm, again };
    questions.set(host, { asked, requests: [waiting], limit });
    hosts.set(lastId, host);
    log.info('a proxy asked for an account', { again });
    ask(asked);
  };

  const answerRequest: ProxyLogin['ask'] = (asker, url, { isProxy, host, port, realm }, callback, isUrgent = false) => {
    if (!isProxy) return callback();
    const name = `${host}:${port}`;
    const known = accounts.get(name);
    const waiting = { request: `${asker} ${name} ${url}`, callback };
    if (known === undefined || tried.delete(waiting.request)) askFor(name, realm, waiting, isUrgent);
    else hand(waiting, known);
  };

  // The app's `login` event covers only the page's requests.
  app.on('login', (event, _contents, { url }, info, callback) => {
    if (!info.isProxy) return;
    event.preventDefault();
    answerRequest('page', url, info, callback);
  });

  return {
    ask: answerRequest,
    answer: (id, account) => {
      const host = hosts.get(id);
      if (host === undefined) return;
      if (account === null) refuse(host);
      else refused.delete(host);
      // A question that nobody answered in time is over, but what is entered later still counts.
      if (questions.has(host)) settle(host, account);
      else if (account !== null) accounts.set(host, account);
    },
  };
};
