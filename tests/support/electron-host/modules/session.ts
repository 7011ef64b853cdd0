import { EventEmitter } from 'node:events';
import type { AskForAccount, Upstream } from '../network/upstream';
import { HostProtocol } from './appScheme';
import { HostCookies } from './cookies';
import { tellDriver } from './driver';
import { grantedPermissions, type CheckHandler, type Asking } from './permissions';
import { createSessionFetch } from './sessionFetch';
import { strict } from './strict';
import { HostWebRequest } from './webRequest';

type Ported = Pick<
  Electron.Session,
  | 'setPermissionRequestHandler'
  | 'setPermissionCheckHandler'
  | 'setDevicePermissionHandler'
  | 'setDisplayMediaRequestHandler'
  | 'flushStorageData'
  | 'setProxy'
  | 'closeAllConnections'
  | 'resolveProxy'
  | 'setSpellCheckerEnabled'
  | 'setSpellCheckerLanguages'
  | 'setSpellCheckerDictionaryDownloadURL'
  | 'addWordToSpellCheckerDictionary'
  | 'availableSpellCheckerLanguages'
  | 'getCacheSize'
  | 'clearCache'
  | 'fetch'
>;

/**
 * One `Session`. Only the default one serves Chromium. Others serve the app's own requests and pages of the app's own schemes, which
 * have no other network.
 */
export class HostSession extends EventEmitter implements Ported {
  /** 0 is the default one. */
  readonly number: number;
  readonly #protocol = new HostProtocol();
  readonly #cookies = new HostCookies();
  readonly #webRequest = new HostWebRequest();
  #permissionHandler: Parameters<Electron.Session['setPermissionRequestHandler']>[0] = null;

  #checkHandler: CheckHandler = null;
  #proxy: Electron.ProxyConfig = {};
  /** Chromium keeps accounts per network context. */
  readonly #accounts = new Map<string, string>();

  constructor(number: number) {
    super();
    this.number = number;
  }

  readonly availableSpellCheckerLanguages = ['en-US', 'es-ES', 'pt-BR'];
  readonly fetch: Electron.Session['fetch'] = createSessionFetch(this);

  get protocol(): HostProtocol {
    return this.#protocol.outside;
  }

  get cookies(): HostCookies {
    return this.#cookies.outside;
  }

  get webRequest(): HostWebRequest['outside'] {
    return this.#webRequest.outside;
  }

  setPermissionRequestHandler(handler: Parameters<Electron.Session['setPermissionRequestHandler']>[0]): void {
    this.#permissionHandler = handler;
  }

  setPermissionCheckHandler(handler: CheckHandler): void {
    this.#checkHandler = handler;
  }

  setDevicePermissionHandler(): void {}

  setDisplayMediaRequestHandler(): void {}

  flushStorageData(): void {}

  async setProxy(config: Electron.ProxyConfig): Promise<void> {
    this.#proxy = config;
  }

  async closeAllConnections(): Promise<void> {}

  async resolveProxy(): Promise<string> {
    return this.#proxyUrl === null ? 'DIRECT' : `PROXY ${this.#proxyUrl.host}`;
  }

  /** The proxy of fixed rules; the computer's own proxy and proxy scripts are ignored. */
  get #proxyUrl(): URL | null {
    const { mode, proxyRules } = this.#proxy;
    return mode === 'fixed_servers' && proxyRules ? new URL(`http://${proxyRules.replace(/^\w+(=|:\/\/)/, '')}`) : null;
  }

  /** The proxy of this session's requests, null for none; `ask` provides accounts. */
  upstreamFor(ask: AskForAccount): Upstream | null {
    const proxy = this.#proxyUrl;
    return proxy === null ? null : { proxy, accepted: this.#accounts, ask };
  }

  /** The proxy of the page's requests, for which the app is asked for passwords. */
  get upstream(): Upstream | null {
    return this.upstreamFor((...question) => askPage(...question));
  }

  /** The session's cookies, for main's requests. */
  get jar(): HostCookies {
    return this.#cookies;
  }

  setSpellCheckerEnabled(): void {}

  setSpellCheckerLanguages(): void {}

  setSpellCheckerDictionaryDownloadURL(): void {}

  addWordToSpellCheckerDictionary(): boolean {
    return true;
  }

  async getCacheSize(): Promise<number> {
    return 0;
  }

  async clearCache(): Promise<void> {}

  /** The listeners as the proxy calls them. */
  get network(): HostWebRequest {
    return this.#webRequest;
  }

  async decidePermissions(contents: Asking): Promise<void> {
    tellDriver('permissions:grant', await grantedPermissions(this.#permissionHandler, this.#checkHandler, contents));
  }
}

let askPage: AskForAccount = async () => null;

/** Sets who is asked when a proxy wants an account for a page's request: the app's `login` event. */
export const onPageLogin = (ask: AskForAccount): void => {
  askPage = ask;
};

const partitions = new Map<string, HostSession>();
const sessions: HostSession[] = [];
let tellCreated: (created: HostSession) => void = () => undefined;

/** `app` announces every session; the default one exists from the start. */
export const onSessionCreated = (listener: (created: HostSession) => void): void => {
  tellCreated = listener;
};

const createSession = (): HostSession => {
  const created = strict('session', new HostSession(sessions.length));
  sessions.push(created);
  return created;
};

/** The session of this number, see `addresses.ts`. */
export const sessionNumbered = (number: number): HostSession => {
  const known = sessions[number];
  if (!known) throw new Error(`There is no session ${number}`);
  return known;
};

export const session = strict('session', {
  defaultSession: createSession(),
  fromPartition(partition: string): HostSession {
    const known = partitions.get(partition);
    if (known) return known;
    const created = createSession();
    partitions.set(partition, created);
    tellCreated(created);
    return created;
  },
});
