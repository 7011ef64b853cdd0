import { addressPart } from '@/lib/addressPart';
import { one, paged, sentence } from '@/protocol/answers';
import { promptDetailSchema, promptSchema } from '@/protocol/records/prompts';
import { pageOf } from './calls';
import { type Http } from './http';

/** The fields of a prompt. */
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
  /** Of a stored prompt, as it came; the form does not show it. */
  readonly model?: string;
}

export const createPrompts = (http: Http) => ({
  page: pageOf(http, '/prompt', paged(promptSchema, 'prompts')),
  /** Reads a prompt with its key, which lists leave out. */
  show: (id: number) => http.get(`/prompt/${addressPart(id)}`, one(promptDetailSchema)),
  create: (body: PromptToSave) => http.post('/prompt', one(promptSchema), { body }),
  update: (id: number, body: PromptToSave) =>
    http.put(`/prompt/${addressPart(id)}`, one(promptSchema), { body: { id, ...body } }),
  /** Returns the server's sentence, which may say that nothing was deleted. */
  remove: (id: number) => http.delete(`/prompt/${addressPart(id)}`, sentence),
});
