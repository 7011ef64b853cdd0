import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import type { AskForAccount } from '../network/upstream';
import { sendOfMain } from './mainRequests';
import { session, type HostSession } from './session';
import { strict } from './strict';

type Ported = Pick<Electron.ClientRequest, 'abort' | 'followRedirect'>;

/** `IncomingMessage`: an answer that has arrived completely. */
class HostAnswer extends Readable implements Pick<Electron.IncomingMessage, 'statusCode'> {
  readonly statusCode: number;
  readonly headers: Record<string, string>;
  #body: Buffer | null;

  constructor(status: number, headers: readonly [string, string][], body: Buffer) {
    super();
    this.statusCode = status;
    this.headers = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
    this.#body = body;
  }

  override _read(): void {
    this.push(this.#body?.length ? this.#body : null);
    this.#body = null;
  }
}

/** The address of a request: complete, or in the parts of Node's `http.request`. */
const addressOf = ({ url, protocol, hostname, port, path }: Electron.ClientRequestConstructorOptions): string =>
  url ?? `${protocol ?? 'http:'}//${hostname ?? 'localhost'}${port ? `:${port}` : ''}${path ?? '/'}`;

/**
 * `ClientRequest`: a redirect must be followed during its event, else the request is cancelled. A proxy's question goes to the `login`
 * listener; without one the question is cancelled.
 */
export class HostClientRequest extends EventEmitter implements Ported {
  readonly #options: Electron.ClientRequestConstructorOptions;
  readonly #url: string;
  readonly #session: HostSession;
  readonly #ended = new AbortController();
  #follows = false;

  constructor(options: Electron.ClientRequestConstructorOptions) {
    super();
    this.#url = addressOf(options);
    if (!/^https?:/.test(this.#url)) throw new Error('ClientRequest only supports http: and https: protocols');
    this.#options = options;
    this.#session = (options.session as unknown as HostSession | undefined) ?? session.defaultSession;
  }

  end(chunk?: string | Buffer): this {
    void this.#run(Buffer.from(chunk ?? '')).finally(() => this.emit('close'));
    return this;
  }

  abort(): void {
    if (this.#ended.signal.aborted) return;
    this.#ended.abort();
    process.nextTick(() => this.emit('abort'));
  }

  followRedirect(): void {
    this.#follows = true;
  }

  readonly #login: AskForAccount = (_url, proxy, realm) =>
    new Promise((resolve) => {
      const info = { isProxy: true, scheme: 'basic', host: proxy.hostname, port: Number(proxy.port), realm };
      const isHeard = this.emit('login', info, (username?: string, password?: string) =>
        resolve(username ? { username, password: password ?? '' } : null),
      );
      if (!isHeard) resolve(null);
    });

  async #run(body: Buffer): Promise<void> {
    const { method = 'GET', headers = {}, credentials, useSessionCookies = false, redirect = 'follow' } = this.#options;
    const { signal } = this.#ended;
    let url = this.#url;
    try {
      for (;;) {
        const answer = await sendOfMain(this.#session, {
          url,
          method,
          headers: headers as Record<string, string>,
          body,
          withCookies: credentials === undefined ? useSessionCookies : credentials !== 'omit',
          signal,
          ask: this.#login,
        });
        if (signal.aborted) return;
        if (answer.location === null) {
          this.emit('response', new HostAnswer(answer.status, answer.headers, answer.body));
          return;
        }
        if (redirect === 'error') throw new Error("Attempted to redirect, but redirect policy was 'error'");
        this.#follows = redirect === 'follow';
        this.emit('redirect', answer.status, method, answer.location, Object.fromEntries(answer.headers));
        if (!this.#follows) throw new Error('Redirect was cancelled');
        url = answer.location;
      }
    } catch (error) {
      if (!signal.aborted) this.emit('error', error);
    }
  }
}

/** `net`: main's requests. */
export const net = strict('net', {
  request: (options: Electron.ClientRequestConstructorOptions | string): HostClientRequest =>
    strict('ClientRequest', new HostClientRequest(typeof options === 'string' ? { url: options } : options)),
});
