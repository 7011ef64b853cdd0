import type { PromptToSave } from '@/api/prompts';
import type { PromptDetail } from '@/protocol/records/prompts';
import { TEXT_VOICE } from './voices';

/** What the form holds; a cleared number is null. */
export interface PromptFormValues {
  readonly name: string;
  readonly apiKey: string;
  readonly prompt: string;
  readonly queueId: number | null;
  readonly voice: string;
  readonly voiceKey: string;
  readonly voiceRegion: string;
  readonly temperature: number | null;
  readonly maxTokens: number | null;
  readonly maxMessages: number | null;
}

const DEFAULTS = { maxTokens: 100, temperature: 1, maxMessages: 10 } as const;

/** What the form shows of a prompt; of none, a new one. */
export const valuesOf = (prompt: PromptDetail | null): PromptFormValues => ({
  name: prompt?.name ?? '',
  apiKey: prompt?.apiKey ?? '',
  prompt: prompt?.prompt ?? '',
  queueId: prompt?.queueId ?? null,
  voice: prompt?.voice || TEXT_VOICE,
  voiceKey: prompt?.voiceKey ?? '',
  voiceRegion: prompt?.voiceRegion ?? '',
  temperature: prompt?.temperature ?? DEFAULTS.temperature,
  maxTokens: prompt?.maxTokens ?? DEFAULTS.maxTokens,
  maxMessages: prompt?.maxMessages ?? DEFAULTS.maxMessages,
});

/** What is sent of the form, which has a queue. */
export const fieldsOf = ({
  name,
  apiKey,
  queueId,
  temperature,
  maxTokens,
  maxMessages,
  ...rest
}: PromptFormValues): PromptToSave => ({
  ...rest,
  name: name.trim(),
  apiKey: apiKey.trim(),
  queueId: queueId ?? 0,
  temperature: temperature ?? DEFAULTS.temperature,
  maxTokens: maxTokens ?? DEFAULTS.maxTokens,
  maxMessages: maxMessages ?? DEFAULTS.maxMessages,
});
