import { strict } from './strict';

type SchemeHandler = (request: Request) => Response | Promise<Response>;

/** `protocol`: the handlers of the app's schemes. The proxy calls them for every page address, see `addresses.ts`. */
export class HostProtocol implements Pick<
  Electron.Protocol,
  'registerSchemesAsPrivileged' | 'handle' | 'unhandle' | 'isProtocolHandled'
> {
  /** For all sessions; as in Electron, only those of the last call count. */
  static #privileged = new Set<string>();

  readonly #handlers = new Map<string, SchemeHandler>();
  readonly outside: HostProtocol = strict('protocol', this);

  /** Every page of the host is standard, secure and may fetch; other privileges have no counterpart here. */
  registerSchemesAsPrivileged(schemes: Electron.CustomScheme[]): void {
    const weak = schemes.find(
      ({ privileges }) => !privileges?.standard || !privileges.secure || !privileges.supportFetchAPI,
    );
    if (weak) throw new Error(`The test host only shows standard, secure schemes with fetch: ${weak.scheme}`);
    HostProtocol.#privileged = new Set(schemes.map(({ scheme }) => scheme));
  }

  /** Refuses other schemes: their pages have no origin and no host in the address, which the test host cannot show. */
  static refuseWeakScheme(url: string): void {
    const scheme = url.slice(0, url.indexOf(':'));
    if (!HostProtocol.#privileged.has(scheme))
      throw new Error(`The scheme was not registered as privileged: ${scheme}`);
  }

  handle(scheme: string, handler: SchemeHandler): void {
    if (this.#handlers.has(scheme)) throw new Error(`The scheme has been registered: ${scheme}`);
    this.#handlers.set(scheme, handler);
  }

  unhandle(scheme: string): void {
    if (!this.#handlers.delete(scheme)) throw new Error(`The scheme has not been registered: ${scheme}`);
  }

  isProtocolHandled(scheme: string): boolean {
    return this.#handlers.has(scheme);
  }

  /** Answers one request for a page address of the app. */
  async answer(
    url: string,
    method: string,
    headers: Record<string, string>,
    initiatorOrigin: string | null,
  ): Promise<Response> {
    const handler = this.#handlers.get(new URL(url).protocol.slice(0, -1));
    if (!handler) throw new Error(`net::ERR_UNKNOWN_URL_SCHEME ${url}`);
    const request = new Request(url, { method, headers });
    if (initiatorOrigin) Object.defineProperty(request, 'initiatorOrigin', { value: initiatorOrigin });
    return await handler(request);
  }
}
