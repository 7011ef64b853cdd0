import { demo } from '@/protocol/rest/demo';
import type { Http } from '../http';

/** Calls only the demo workspace answers. */
export const createDemo = (http: Http) => ({
  accounts: () => http.request(demo.accounts, [], { session: 'none' }),
});
