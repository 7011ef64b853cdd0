import { addressPart } from '@/lib/addressPart';
import { many, one } from '@/protocol/answers';
import { type SettingKey, settingSchema } from '@/protocol/records/settings';
import { type Http } from './http';

const readAll = many(settingSchema, 'settings');

/** Settings that the product does not know are left out on purpose, so their number is not reported. */
const readSettings = (body: unknown) => readAll(body);

export const createSettings = (http: Http) => ({
  list: () => http.get('/settings/', readSettings),
  save: (key: SettingKey, value: string) =>
    http.put(`/settings/${addressPart(key)}`, one(settingSchema), { body: { key, value } }),
});
