import { rest } from '@/contract/rest';
import type { Http } from '../http';

export const createSettings = (http: Http) => ({
  list: () => http.request(rest.settings.list, []),
});
