import type { Page } from '@playwright/test';

/** Keys that keep their values: they decide where a record or a day is shown, who is signed in and which file is loaded. */
const KEPT: ReadonlySet<string> = new Set([
  'id',
  'uuid',
  'status',
  'profile',
  'token',
  'mediaType',
  'mediaUrl',
  'profilePicUrl',
  'createdAt',
  'updatedAt',
  'key',
  'value',
  'weekdayEn',
]);

/** Replaces every text in every record with the next of `texts`. */
const spoil = (value: unknown, next: () => string, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => spoil(item, next, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, spoil(part, next, name)]));
  }
  return typeof value === 'string' && !KEPT.has(key) ? next() : value;
};

/** The same for the same address, so that each run puts the same texts into the same records, whatever the order of the answers. */
const firstPlace = (address: string): number =>
  Buffer.from(new URL(address).pathname).reduce((sum, byte) => sum + byte, 0);

interface SpoiledAnswers {
  /** How many texts were sent. */
  readonly count: () => number;
  /** Must end each test: lets the answers under way finish, which the end of the page would break off. */
  readonly end: () => Promise<void>;
}

/** From now on puts hostile texts into every answer of the server. */
export const spoilAnswers = async (page: Page, texts: readonly string[]): Promise<SpoiledAnswers> => {
  let count = 0;
  await page.route(
    () => true,
    async (route) => {
      const type = route.request().resourceType();
      if (type !== 'fetch' && type !== 'xhr') return route.fallback();
      // The server closes connections that were idle for 5 s; a call that takes one at that moment is reset before it arrives.
      const response = await route.fetch({ maxRetries: 2 });
      const isJson = response.headers()['content-type']?.includes('json') ?? false;
      if (!isJson) return route.fulfill({ response });
      let place = firstPlace(route.request().url());
      const next = (): string => {
        count += 1;
        place += 1;
        return texts[place % texts.length] ?? '';
      };
      return route.fulfill({ response, json: spoil(await response.json(), next) });
    },
  );
  return { count: () => count, end: () => page.unrouteAll({ behavior: 'wait' }) };
};
