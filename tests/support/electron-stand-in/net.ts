import { EventEmitter } from 'node:events';
import type { ClientRequest, ClientRequestConstructorOptions } from 'electron';

/** One of main's requests, controlled by the test; answers with `net.answer` if that is set. */
export class StandInClientRequest extends EventEmitter implements Pick<ClientRequest, 'abort' | 'followRedirect'> {
  aborts = 0;
  follows = 0;
  body: string | undefined;

  constructor(readonly options: ClientRequestConstructorOptions) {
    super();
  }
  abort(): void {
    this.aborts += 1;
    process.nextTick(() => this.emit('abort'));
  }
  followRedirect(): void {
    this.follows += 1;
  }
  end(chunk?: string): void {
    this.body = chunk;
    if (net.answer === null) return;
    const answer = net.answer(this.options.url ?? '');
    void answer.text().then((text) => this.respond(answer.status, text));
  }
  /** The whole answer. */
  respond(statusCode: number, text: string): void {
    const response = Object.assign(new EventEmitter(), { statusCode });
    this.emit('response', response);
    if (text !== '') response.emit('data', Buffer.from(text));
    response.emit('end');
  }
  /** Redirects; as in Electron, the request is cancelled unless the redirect is followed at once. */
  redirect(target: string): void {
    const before = this.follows;
    this.emit('redirect', 302, this.options.method, target, {});
    if (this.follows === before) this.emit('error', new Error('Redirect was cancelled'));
  }
}

export const net = {
  requests: [] as StandInClientRequest[],
  answer: null as ((url: string) => Response) | null,
  request: (options: ClientRequestConstructorOptions): StandInClientRequest => {
    const made = new StandInClientRequest(options);
    net.requests.push(made);
    return made;
  },
};
