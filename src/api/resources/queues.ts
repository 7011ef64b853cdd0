import { rest } from '@/contract/rest';
import type { Http } from '../http';

export const createQueues = (http: Http) => ({
  list: () => http.request(rest.queues.list, []),
});
