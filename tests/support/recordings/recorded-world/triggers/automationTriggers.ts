import type { Stage } from '../stage';
import type { Triggers } from './trigger';

const PROMPT = { name: 'Evento Prompt', prompt: 'x', apiKey: 'k', maxMessages: 10, queueId: 1 };
const FLOW = {
  type: 'webhook',
  name: 'Evento Int',
  projectName: 'evt',
  jsonContent: '',
  language: '',
  urlN8N: 'https://example.com',
};

const seedPrompt = ({ context }: Stage): void => {
  context.tables.prompts.insert({ id: 2, companyId: 1, ...PROMPT });
};
const seedFlow = ({ context }: Stage): void => {
  context.tables.queueIntegrations.insert({ id: 8, companyId: 1, ...FLOW });
};

/** Triggers of prompts and queue integrations, by their names in the recordings. */
export const automationTriggers: Triggers = {
  'prompt created': (stage) => stage.call('admin', 'POST', '/prompt', PROMPT),
  'prompt updated': (stage) => {
    seedPrompt(stage);
    return stage.call('admin', 'PUT', '/prompt/2', { ...PROMPT, name: 'Evento Prompt 2' });
  },
  'prompt deleted': (stage) => {
    seedPrompt(stage);
    return stage.call('admin', 'DELETE', '/prompt/2');
  },
  'queue integration created': (stage) => stage.call('admin', 'POST', '/queueIntegration', FLOW),
  'queue integration updated': (stage) => {
    seedFlow(stage);
    return stage.call('admin', 'PUT', '/queueIntegration/8', { ...FLOW, name: 'Evento Int 2' });
  },
  'queue integration deleted': (stage) => {
    seedFlow(stage);
    return stage.call('admin', 'DELETE', '/queueIntegration/8');
  },
};
