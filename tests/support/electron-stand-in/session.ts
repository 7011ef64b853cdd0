import { EventEmitter } from 'node:events';
import type {
  Cookie,
  Cookies,
  OnBeforeSendHeadersListenerDetails,
  OnCompletedListenerDetails,
  OnErrorOccurredListenerDetails,
  OnHeadersReceivedListenerDetails,
  ProxyConfig,
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

type EndListener<Details> = (details: Details) => void;

/** The listeners this app sets; only the last one of an event counts, null removes it. */
export class StandInWebRequest {
  beforeSend: {
    readonly urls: readonly string[];
    readonly listener: Listener<OnBeforeSendHeadersListenerDetails>;
  } | null = null;
  received: { readonly urls: readonly string[]; readonly listener: Listener<OnHeadersReceivedListenerDetails> } | null =
    null;
  completed: EndListener<OnCompletedListenerDetails> | null = null;
  failed: EndListener<OnErrorOccurredListenerDetails> | null = null;
  onBeforeSendHeaders(
    filter: { urls: string[] } | null,
    listener?: Listener<OnBeforeSendHeadersListenerDetails>,
  ): void {
    this.beforeSend = filter && listener ? { urls: filter.urls, listener } : null;
  }
  onHeadersReceived(filter: { urls: string[] } | null, listener?: Listener<OnHeadersReceivedListenerDetails>): void {
    this.received = filter && listener ? { urls: filter.urls, listener } : null;
  }
  onCompleted(filter: { urls: string[] } | null, listener?: EndListener<OnCompletedListenerDetails>): void {
    this.completed = filter && listener ? listener : null;
  }
  onErrorOccurred(filter: { urls: string[] } | null, listener?: EndListener<OnErrorOccurredListenerDetails>): void {
    this.failed = filter && listener ? listener : null;
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

/** A session: records the handlers set on it. */
export class StandInSession
  extends EventEmitter
  implements
    Pick<
      Session,
      | 'setProxy'
      | 'closeAllConnections'
      | 'resolveProxy'
      | 'setSpellCheckerEnabled'
      | 'setSpellCheckerLanguages'
      | 'setSpellCheckerDictionaryDownloadURL'
      | 'addWordToSpellCheckerDictionary'
      | 'getCacheSize'
      | 'clearCache'
    >
{
  readonly cookies = new StandInCookies();
  readonly webRequest = new StandInWebRequest();
  readonly handlers: Partial<Handlers> = {};
  flushes = 0;
  proxy: ProxyConfig | null = null;
  connectionsClosed = 0;
  cacheBytes = 1_000;
  readonly availableSpellCheckerLanguages = ['de', 'en-GB', 'en-US', 'es', 'pt-BR', 'pt-PT'];
  readonly spelling = { enabled: true, languages: [] as string[], address: '', learned: [] as string[] };

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
  async setProxy(config: ProxyConfig): Promise<void> {
    this.proxy = config;
  }
  async closeAllConnections(): Promise<void> {
    this.connectionsClosed += 1;
  }
  async resolveProxy(): Promise<string> {
    return 'PROXY user:word@proxy.example:3128';
  }
  setSpellCheckerEnabled(enabled: boolean): void {
    this.spelling.enabled = enabled;
  }
  setSpellCheckerLanguages(languages: string[]): void {
    const unknown = languages.find((code) => !this.availableSpellCheckerLanguages.includes(code));
    if (unknown !== undefined) throw new Error(`Invalid language code: ${unknown}`);
    this.spelling.languages = languages;
  }
  setSpellCheckerDictionaryDownloadURL(address: string): void {
    this.spelling.address = address;
  }
  addWordToSpellCheckerDictionary(word: string): boolean {
    this.spelling.learned.push(word);
    return true;
  }
  async getCacheSize(): Promise<number> {
    return this.cacheBytes;
  }
  async clearCache(): Promise<void> {
    this.cacheBytes = 0;
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
