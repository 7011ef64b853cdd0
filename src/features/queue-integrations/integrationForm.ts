import type { IntegrationToSave, IntegrationToTest } from '@/api/queueIntegrations';
import type { QueueIntegration } from '@/protocol/records/queueIntegrations';

/** What the form holds, of every kind at once; a cleared number is null. */
export interface IntegrationFormValues {
  /** One of `KINDS`, or the stored one. */
  readonly type: string;
  readonly name: string;
  readonly projectName: string;
  readonly jsonContent: string;
  readonly language: string;
  readonly urlN8N: string;
  readonly typebotSlug: string;
  readonly typebotExpires: number | null;
  readonly typebotDelayMessage: number | null;
  readonly typebotKeywordFinish: string;
  readonly typebotKeywordRestart: string;
  readonly typebotUnknownMessage: string;
  readonly typebotRestartMessage: string;
}

/** Languages of dialogflow. */
export const FLOW_LANGUAGES = ['pt-BR', 'en', 'es'] as const;
/** What a new Typebot integration starts with: minutes until it expires, and ms between messages. */
const DEFAULTS = { typebotExpires: 1, typebotDelayMessage: 1000 } as const;

/** What the form shows of an integration; of none, a new one. */
export const valuesOf = (integration: QueueIntegration | null): IntegrationFormValues => ({
  type: integration?.type || 'dialogflow',
  name: integration?.name ?? '',
  projectName: integration?.projectName ?? '',
  jsonContent: integration?.jsonContent ?? '',
  language: integration?.language ?? '',
  urlN8N: integration?.urlN8N ?? '',
  typebotSlug: integration?.typebotSlug ?? '',
  typebotExpires: integration?.typebotExpires ?? DEFAULTS.typebotExpires,
  typebotDelayMessage: integration?.typebotDelayMessage ?? DEFAULTS.typebotDelayMessage,
  typebotKeywordFinish: integration?.typebotKeywordFinish ?? '',
  typebotKeywordRestart: integration?.typebotKeywordRestart ?? '',
  typebotUnknownMessage: integration?.typebotUnknownMessage ?? '',
  typebotRestartMessage: integration?.typebotRestartMessage ?? '',
});

/**
 * The body of the form. Servers require a unique project name, and refuse a second empty one: where there is none, one is made.
 *
 * @param randomId - A unique text for the generated name
 */
export const fieldsOf = (values: IntegrationFormValues, randomId: string): IntegrationToSave => ({
  ...values,
  name: values.name.trim(),
  projectName: values.projectName.trim() || `${values.type}-${randomId}`,
  urlN8N: values.urlN8N.trim(),
  typebotSlug: values.typebotSlug.trim(),
  typebotExpires: values.typebotExpires ?? DEFAULTS.typebotExpires,
  typebotDelayMessage: values.typebotDelayMessage ?? DEFAULTS.typebotDelayMessage,
});

/** Servers give every new integration the usual delay, so another one needs a second call. */
export const needsSecondSave = (
  { typebotDelayMessage: delay }: IntegrationToSave,
  saved: Pick<QueueIntegration, 'typebotDelayMessage'> | null,
): boolean => delay !== DEFAULTS.typebotDelayMessage && delay !== saved?.typebotDelayMessage;

/** The values for a test. */
export const testOf = ({ projectName, jsonContent, language }: IntegrationFormValues): IntegrationToTest => ({
  projectName: projectName.trim(),
  jsonContent,
  language,
});
