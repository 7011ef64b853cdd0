import type {
  Cookie,
  Cookies,
  OnBeforeSendHeadersListenerDetails,
  OnHeadersReceivedListenerDetails,
  Session,
} from 'electron';
import { app } from './app';

/** A cookie jar keyed by origin and name. */
class StandInCookies implements Pick<Cookies, 'get' | 'set' | 'remove'> {
  readonly jar = new Map<string, Cookie>();
  private key(url: string, name: string): string {
    return `${new URL(url).origin} ${name}`;
  }
  async get({ url = '', name = '' }: Electron.CookiesGetFilter): Promise<Cookie[]> {
    const cookie = this.jar.get(this.key(url, name));
    return cookie === undefined ? [] : [cookie];
  }
  async set({ url, name = '', value = '' }: Electron.CookiesSetDetails): Promise<void> {
    this.jar.set(this.key(url, name), { name, value, sameSite: 'unspecified' });
  }
  async remove(url: string, name: string): Promise<void> {
    this.jar.delete(this.key(url, name));
  }
}

type Listener<Details> = (details: Details, callback: (response: Record<string, unknown>) => void) => void;

/** The two listeners this app sets; the last one counts, null removes it. */
export class StandInWebRequest {
  beforeSend: {
    readonly urls: readonly string[];
    readonly listener: Listener<OnBeforeSendHeadersListenerDetails>;
  } | null = null;
  received: { readonly urls: readonly string[]; readonly listener: Listener<OnHeadersReceivedListenerDetails> } | null =
    null;
  onBeforeSendHeaders(
    filter: { urls: string[] } | null,
    listener?: Listener<OnBeforeSendHeadersListenerDetails>,
  ): void {
    this.beforeSend = filter && listener ? { urls: filter.urls, listener } : null;
  }
  onHeadersReceived(filter: { urls: string[] } | null, listener?: Listener<OnHeadersReceivedListenerDetails>): void {
    this.received = filter && listener ? { urls: filter.urls, listener } : null;
  }
}

type Handlers = {
  -readonly [
    Name in
      | 'setPermissionRequestHandler'
      | 'setPermissionCheckHandler'
      | 'setDevicePermissionHandler'
      | 'setDisplayMediaRequestHandler'
  ]: Parameters<Session[Name]>[0] | undefined;
};

/** A session: handlers as they were set, requests answered by `fetch`, which a test replaces. */
export class StandInSession {
  readonly cookies = new StandInCookies();
  readonly webRequest = new StandInWebRequest();
  readonly handlers: Partial<Handlers> = {};
  flushes = 0;
  fetch: (url: string, init?: RequestInit) => Promise<Response> = () => Promise.reject(new Error('no network here'));

  setPermissionRequestHandler(handler: Handlers['setPermissionRequestHandler']): void {
    this.handlers.setPermissionRequestHandler = handler;
  }
  setPermissionCheckHandler(handler: Handlers['setPermissionCheckHandler']): void {
    this.handlers.setPermissionCheckHandler = handler;
  }
  setDevicePermissionHandler(handler: Handlers['setDevicePermissionHandler']): void {
    this.handlers.setDevicePermissionHandler = handler;
  }
  setDisplayMediaRequestHandler(handler: Handlers['setDisplayMediaRequestHandler']): void {
    this.handlers.setDisplayMediaRequestHandler = handler;
  }
  flushStorageData(): void {
    this.flushes += 1;
  }
}

const sessions = new Map<string, StandInSession>();
const fromPartition = (partition: string): StandInSession => {
  const known = sessions.get(partition);
  if (known !== undefined) return known;
  const made = new StandInSession();
  sessions.set(partition, made);
  app.emit('session-created', made);
  return made;
};

export const session = {
  fromPartition,
  get defaultSession(): StandInSession {
    return fromPartition('');
  },
};
