import { nothing, one, paged } from '@/protocol/answers';
import { queueIntegrationSchema } from '@/protocol/records/queueIntegrations';
import { part, type Http } from './http';
import type { PageQuery } from './pageQuery';

/** What a test of an integration is made with. */
export interface IntegrationToTest {
  readonly projectName: string;
  readonly jsonContent: string;
  readonly language: string;
}

/** The fields of a queue integration. */
export interface IntegrationToSave extends IntegrationToTest {
  readonly type: string;
  readonly name: string;
  readonly urlN8N: string;
  readonly typebotSlug: string;
  /** Minutes; 0 = never. */
  readonly typebotExpires: number;
  /** ms. */
  readonly typebotDelayMessage: number;
  readonly typebotKeywordFinish: string;
  readonly typebotKeywordRestart: string;
  readonly typebotUnknownMessage: string;
  readonly typebotRestartMessage: string;
}

export const createQueueIntegrations = (http: Http) => ({
  /** Real servers answer page 1 where it is asked for without parameters too. */
  page: (query: PageQuery, signal?: AbortSignal) =>
    http.get('/queueIntegration', paged(queueIntegrationSchema, 'queueIntegrations'), { query: { ...query }, signal }),
  show: (id: number) => http.get(`/queueIntegration/${part(id)}`, one(queueIntegrationSchema)),
  create: (body: IntegrationToSave) => http.post('/queueIntegration', one(queueIntegrationSchema), { body }),
  update: (id: number, body: IntegrationToSave) =>
    http.put(`/queueIntegration/${part(id)}`, one(queueIntegrationSchema), { body }),
  remove: (id: number) => http.delete(`/queueIntegration/${part(id)}`, nothing),
  /** Absent on many servers. */
  test: (body: IntegrationToTest) => http.post('/queueIntegration/testSession', nothing, { body }),
});
