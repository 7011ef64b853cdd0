import type * as z from 'zod/mini';
import { certain, id, maybe, maybeNull, number, record, stamps, text } from '../parse';
import { change, event } from '../events/changes';

/** A queue integration. Which fields matter depends on `type`. */
export const queueIntegrationSchema = record({
  id,
  /** `dialogflow`, `n8n`, `webhook` or `typebot`. */
  type: certain(text, ''),
  name: certain(text, ''),
  projectName: maybeNull(text),
  jsonContent: maybeNull(text),
  urlN8N: maybeNull(text),
  language: maybeNull(text),
  companyId: maybe(id),
  typebotSlug: maybeNull(text),
  /** Minutes; 0 = never. */
  typebotExpires: maybeNull(number),
  /** Milliseconds. */
  typebotDelayMessage: maybeNull(number),
  typebotKeywordFinish: maybeNull(text),
  typebotKeywordRestart: maybeNull(text),
  typebotUnknownMessage: maybeNull(text),
  typebotRestartMessage: maybeNull(text),
  ...stamps,
});
export type QueueIntegration = z.infer<typeof queueIntegrationSchema>;

export const queueIntegrationEvent = event(
  ['company-{company}-queueIntegration'],
  change(queueIntegrationSchema, 'queueIntegration', 'integrationId'),
);
