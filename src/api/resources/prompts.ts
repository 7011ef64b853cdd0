import { rest } from '@/protocol/rest';
import type { Http } from '../http';
import type { PageQuery } from '../pageQuery';

/** The fields of a prompt (CALL-134, CALL-135, PROMPT-01). */
export interface PromptToSave {
  readonly name: string;
  readonly prompt: string;
  readonly apiKey: string;
  readonly queueId: number;
  /** `texto`, or the name of a voice. */
  readonly voice: string;
  readonly voiceKey: string;
  readonly voiceRegion: string;
  readonly maxTokens: number;
  /** 0 to 1. */
  readonly temperature: number;
  readonly maxMessages: number;
}

export const createPrompts = (http: Http) => ({
  /** CALL-132. */
  page: (query: PageQuery, signal?: AbortSignal) =>
    http.request(rest.prompts.page, [], { query: { ...query }, signal }),
  /** CALL-133: with the key, which lists leave out. */
  show: (id: number) => http.request(rest.prompts.show, [id]),
  /** CALL-134. */
  create: (body: PromptToSave) => http.request(rest.prompts.create, [], { body }),
  /** CALL-135. */
  update: (id: number, body: PromptToSave) => http.request(rest.prompts.update, [id], { body: { id, ...body } }),
  /** CALL-136: a sentence that may say that nothing was deleted. */
  remove: (id: number) => http.request(rest.prompts.remove, [id]),
});
