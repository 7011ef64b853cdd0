import type * as z from 'zod/mini';
import { id, maybe, maybeNull, named, number, record, stamps, text } from '../parse';
import { namedRefSchema } from './shared';
import { change, event } from '../events/changes';

const parts = {
  ...named,
  prompt: maybe(text),
  maxMessages: maybeNull(number),
  maxTokens: maybeNull(number),
  /** 0 to 1, a fraction on server A. */
  temperature: maybeNull(number),
  promptTokens: maybeNull(number),
  completionTokens: maybeNull(number),
  totalTokens: maybeNull(number),
  model: maybeNull(text),
  voice: maybeNull(text),
  voiceRegion: maybeNull(text),
  queueId: maybeNull(id),
  companyId: maybe(id),
  queue: maybeNull(namedRefSchema),
  ...stamps,
};

/**
 * A prompt. Server A sends `model`, server B the three voice fields. The keys of the two providers are secrets that lists and
 * events do not need.
 */
export const promptSchema = record(parts);
export type Prompt = z.infer<typeof promptSchema>;

export const promptEvent = event(
  ['prompt', 'company-{company}-prompt'],
  change(promptSchema, 'prompt', 'promptId', 'intelligenceId'),
);

/** One prompt as its form edits it, with the keys. */
export const promptDetailSchema = record({ ...parts, apiKey: maybe(text), voiceKey: maybeNull(text) });
export type PromptDetail = z.infer<typeof promptDetailSchema>;
