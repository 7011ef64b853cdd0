import { strict } from './strict';

/** `session.cookies` of one session: a simple cookie jar for the app's own requests. */
export class HostCookies implements Pick<Electron.Cookies, 'get' | 'set' | 'remove'> {
  readonly #jar = new Map<string, Electron.Cookie>();
  readonly outside: HostCookies = strict('cookies', this);

  async get({ url, name }: Electron.CookiesGetFilter): Promise<Electron.Cookie[]> {
    return [...this.#jar.values()].filter(
      (cookie) => (!name || cookie.name === name) && (!url || belongsTo(cookie, url)),
    );
  }

  async set({
    url,
    name = '',
    value = '',
    path = '/',
    httpOnly,
    secure,
    expirationDate,
  }: Electron.CookiesSetDetails): Promise<void> {
    const domain = new URL(url).hostname;
    const cookie: Electron.Cookie = {
      name,
      value,
      path,
      domain,
      httpOnly,
      secure,
      expirationDate,
      sameSite: 'unspecified',
    };
    this.#jar.set(`${domain} ${path} ${name}`, cookie);
  }

  async remove(url: string, name: string): Promise<void> {
    for (const [key, cookie] of this.#jar) if (cookie.name === name && belongsTo(cookie, url)) this.#jar.delete(key);
  }

  /** The `Cookie` header for a request. */
  async headerFor(url: string): Promise<string> {
    return (await this.get({ url })).map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  /** Stores the cookies of an answer's `Set-Cookie` lines. */
  async store(url: string, lines: readonly string[]): Promise<void> {
    for (const line of lines) {
      const { name, value, path, expired, httpOnly } = readSetCookie(line);
      if (expired) await this.remove(url, name);
      else await this.set({ url, name, value, path, httpOnly });
    }
  }
}

const belongsTo = ({ domain, path = '/' }: Electron.Cookie, url: string): boolean => {
  const { hostname, pathname } = new URL(url);
  return domain === hostname && pathname.startsWith(path);
};

const readSetCookie = (line: string) => {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const attribute = (name: string): string | undefined =>
    attributes
      .find((part) => part.toLowerCase().split('=')[0] === name)
      ?.split('=')
      .slice(1)
      .join('=');
  const maxAge = attribute('max-age');
  const expires = attribute('expires');
  return {
    name: pair.slice(0, pair.indexOf('=')),
    value: pair.slice(pair.indexOf('=') + 1),
    path: attribute('path') || '/',
    httpOnly: attribute('httponly') !== undefined,
    expired: maxAge !== undefined ? Number(maxAge) <= 0 : expires !== undefined && Date.parse(expires) <= Date.now(),
  };
};
