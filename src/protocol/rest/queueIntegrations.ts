import { queueIntegrationSchema } from '../records/queueIntegrations';
import { call, nothing, one, paged, part } from './call';

/** rest.md §17. */
export const queueIntegrations = {
  page: call('GET', () => '/queueIntegration', paged(queueIntegrationSchema, 'queueIntegrations')),
  show: call('GET', (id: number) => `/queueIntegration/${part(id)}`, one(queueIntegrationSchema)),
  create: call('POST', () => '/queueIntegration', one(queueIntegrationSchema)),
  update: call('PUT', (id: number) => `/queueIntegration/${part(id)}`, one(queueIntegrationSchema)),
  remove: call('DELETE', (id: number) => `/queueIntegration/${part(id)}`, nothing),
  /** Absent on servers A and B. */
  testSession: call('POST', () => '/queueIntegration/testSession', nothing),
};
