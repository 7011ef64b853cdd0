import { rest } from '@/protocol/rest';
import type { Http } from '../http';
import type { PageQuery } from '../pageQuery';

/** What a test of an integration is made with (CALL-142). */
export interface IntegrationToTest {
  readonly projectName: string;
  readonly jsonContent: string;
  readonly language: string;
}

/** The fields of a queue integration (CALL-139, CALL-140, QINT-01). */
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
  /** CALL-137; real servers answer page 1 where it is asked for without parameters too (C14). */
  page: (query: PageQuery, signal?: AbortSignal) =>
    http.request(rest.queueIntegrations.page, [], { query: { ...query }, signal }),
  /** CALL-138. */
  show: (id: number) => http.request(rest.queueIntegrations.show, [id]),
  /** CALL-139. */
  create: (body: IntegrationToSave) => http.request(rest.queueIntegrations.create, [], { body }),
  /** CALL-140. */
  update: (id: number, body: IntegrationToSave) => http.request(rest.queueIntegrations.update, [id], { body }),
  /** CALL-141. */
  remove: (id: number) => http.request(rest.queueIntegrations.remove, [id]),
  /** CALL-142: absent on many servers (C22). */
  test: (body: IntegrationToTest) => http.request(rest.queueIntegrations.testSession, [], { body }),
});
