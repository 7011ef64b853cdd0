import { strict } from './strict';

type Filter = Electron.WebRequestFilter;
type BeforeRequest = Electron.OnBeforeRequestListenerDetails;
type BeforeSend = Electron.OnBeforeSendHeadersListenerDetails;
type Received = Electron.OnHeadersReceivedListenerDetails;
type Completed = Electron.OnCompletedListenerDetails;
type ErrorOccurred = Electron.OnErrorOccurredListenerDetails;
type EndListener<Details> = (details: Details) => void;
type Listener<Details, Answer> = (details: Details, callback: (answer: Answer) => void) => void;

/** One event of `webRequest`: only the last listener counts, `null` removes it. */
class Hook<Details extends { url: string }, Answer extends object> {
  #patterns: RegExp[] | null = null;
  #listener: Listener<Details, Answer> | null = null;

  readonly set = (
    first: Filter | Listener<Details, Answer> | null,
    second?: Listener<Details, Answer> | null,
  ): void => {
    const filter = typeof first === 'function' || first === null ? null : first;
    this.#listener = filter ? (second ?? null) : (first as Listener<Details, Answer> | null);
    this.#patterns = filter?.urls.map(toPattern) ?? null;
  };

  /** Waits for the listener's callback forever, as Chromium does. */
  async ask(details: Details): Promise<Answer | null> {
    const listener = this.#listener;
    if (!listener || this.#patterns?.every((pattern) => !pattern.test(details.url))) return null;
    return await new Promise<Answer>((resolve) => listener(details, resolve));
  }
}

/** An event that only tells; the same rules, without an answer. */
class Told<Details extends { url: string }> {
  readonly #hook = new Hook<Details, never>();

  readonly set = (first: Filter | EndListener<Details> | null, second?: EndListener<Details> | null): void =>
    this.#hook.set(first, second);

  readonly tell = (details: Details): void => void this.#hook.ask(details);
}

/** What Chromium accepts as a pattern: scheme, host with an optional port, and path. */
const PATTERN = /^(\*|https?|wss?|file|ftp|data|app):\/\/(\*|(\*\.)?[^/*]+)?(:(\d+|\*))?\/.*$/;

/** A URL pattern such as `http://host:port/*` or `<all_urls>` as a RegExp; throws for any other text, as Chromium does. */
const toPattern = (pattern: string): RegExp => {
  if (pattern === '<all_urls>') return /^/;
  if (!PATTERN.test(pattern)) throw new TypeError(`Invalid url pattern ${pattern}`);
  return new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);
};

/** `session.webRequest`; the proxy calls its listeners in Chromium's order. */
export class HostWebRequest {
  readonly beforeRequest = new Hook<BeforeRequest, Electron.CallbackResponse>();
  readonly beforeSendHeaders = new Hook<BeforeSend, Electron.BeforeSendResponse>();
  readonly headersReceived = new Hook<Received, Electron.HeadersReceivedResponse>();
  readonly completed = new Told<Completed>();
  readonly errorOccurred = new Told<ErrorOccurred>();

  readonly outside = strict('webRequest', {
    onBeforeRequest: this.beforeRequest.set as Electron.WebRequest['onBeforeRequest'],
    onBeforeSendHeaders: this.beforeSendHeaders.set as Electron.WebRequest['onBeforeSendHeaders'],
    onHeadersReceived: this.headersReceived.set as Electron.WebRequest['onHeadersReceived'],
    onCompleted: this.completed.set as Electron.WebRequest['onCompleted'],
    onErrorOccurred: this.errorOccurred.set as Electron.WebRequest['onErrorOccurred'],
  } satisfies Pick<
    Electron.WebRequest,
    'onBeforeRequest' | 'onBeforeSendHeaders' | 'onHeadersReceived' | 'onCompleted' | 'onErrorOccurred'
  >);
}
