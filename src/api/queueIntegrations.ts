import { addressPart } from '@/lib/addressPart';
import { nothing, one, paged } from '@/protocol/answers';
import { queueIntegrationSchema, type QueueIntegration } from '@/protocol/records/queueIntegrations';
import { changesOf, pageOf } from './calls';
import { type Http } from './http';

/** The fields that a test of an integration needs. */
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
  /** Real servers also return page 1 to a call without parameters. */
  page: pageOf(http, '/queueIntegration', paged(queueIntegrationSchema, 'queueIntegrations')),
  show: (id: number) => http.get(`/queueIntegration/${addressPart(id)}`, one(queueIntegrationSchema)),
  ...changesOf<QueueIntegration, IntegrationToSave>(http, '/queueIntegration', one(queueIntegrationSchema)),
  /** Absent on many servers. */
  test: (body: IntegrationToTest) => http.post('/queueIntegration/testSession', nothing, { body }),
});
