import type { Http } from './http';
import type { Provider } from './provider';
import * as areas from './areas';

type Areas = typeof areas;
type Calls = { readonly [Name in keyof Areas]: ReturnType<Areas[Name]> };

/** Every call the client makes, by area. */
export const createApi = (http: Http, provider: Provider) => ({
  ...(Object.fromEntries(Object.entries(areas).map(([name, create]) => [name, create(http)])) as Calls),
  provider,
});

export type Api = ReturnType<typeof createApi>;
