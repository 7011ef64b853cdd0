import { settingSchema } from '../records/settings';
import { call, many, one, part } from './call';

const readSettings = many(settingSchema, 'settings');

/** rest.md §6; settings of the own company. */
export const settings = {
  // Settings the product does not know are left out on purpose, so nobody needs to hear of them.
  list: call(
    'GET',
    () => '/settings/',
    (body: unknown) => readSettings(body),
  ),
  update: call('PUT', (key: string) => `/settings/${part(key)}`, one(settingSchema)),
};
