import type { Stamps } from './rows';

export interface PromptRow extends Stamps {
  id: number;
  name: string;
  prompt: string;
  apiKey: string;
  maxMessages: number | null;
  maxTokens: number;
  temperature: number;
  promptTokens: number;
  completionTokens: number;
  totalTokens: number;
  model: string | null;
  voice: string | null;
  voiceKey: string | null;
  voiceRegion: string | null;
  queueId: number | null;
  companyId: number;
}

export interface QueueIntegrationRow extends Stamps {
  id: number;
  /** `dialogflow`, `n8n`, `webhook` or `typebot`. */
  type: string;
  name: string;
  projectName: string;
  jsonContent: string;
  language: string;
  urlN8N: string;
  companyId: number;
  typebotSlug: string;
  /** Minutes; 0 = never. */
  typebotExpires: number;
  /** ms. */
  typebotDelayMessage: number;
  typebotKeywordFinish: string;
  typebotKeywordRestart: string;
  typebotUnknownMessage: string;
  typebotRestartMessage: string;
}
