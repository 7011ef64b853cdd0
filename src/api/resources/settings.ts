import type { SettingKey } from '@/protocol/records/settings';
import { rest } from '@/protocol/rest';
import type { Http } from '../http';

export const createSettings = (http: Http) => ({
  /** CALL-06. */
  list: () => http.request(rest.settings.list, []),
  /** CALL-07. */
  save: (key: SettingKey, value: string) => http.request(rest.settings.update, [key], { body: { key, value } }),
});
