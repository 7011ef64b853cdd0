import { AxiosHeaders, getAdapter, type AxiosAdapter } from 'axios';

/** Node's HTTP with what a browser adds for the session calls: the server's cookies. */
export const createCookieAdapter = (): AxiosAdapter => {
  const send = getAdapter('http');
  const cookies = new Map<string, string>();
  return async (config) => {
    const headers = AxiosHeaders.from(config.headers);
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await send({ ...config, headers });
    const set: unknown = response.headers['set-cookie'];
    for (const line of Array.isArray(set) ? set.map(String) : []) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
};
