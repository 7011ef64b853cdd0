import type * as z from 'zod/mini';
import { certain, id, maybe, maybeNull, number, record, stamps, text } from '../parse';
import { namedRefSchema } from './shared';

/** rest.md `Prompt`. Server A sends `model`, server B the three voice fields (fork-differences.md). */
export const promptSchema = record({
  id,
  name: certain(text, ''),
  prompt: maybe(text),
  apiKey: maybe(text),
  maxMessages: maybeNull(number),
  maxTokens: maybeNull(number),
  /** 0 to 1, a fraction on server A. */
  temperature: maybeNull(number),
  promptTokens: maybeNull(number),
  completionTokens: maybeNull(number),
  totalTokens: maybeNull(number),
  model: maybeNull(text),
  voice: maybeNull(text),
  voiceKey: maybeNull(text),
  voiceRegion: maybeNull(text),
  queueId: maybeNull(id),
  companyId: maybe(id),
  queue: maybeNull(namedRefSchema),
  ...stamps,
});
export type Prompt = z.infer<typeof promptSchema>;
