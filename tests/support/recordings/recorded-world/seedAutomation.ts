import type { ServerContext } from '@native/demo-server/context';
import type { Exchange } from '../recordings';

const PROMPT = { prompt: 'Você é um atendente cordial.', apiKey: 'k', maxMessages: 10, queueId: 1, companyId: 1 };
const FLOW = { companyId: 1, jsonContent: '', language: '', urlN8N: 'https://example.com' };

/** The prompt and the integrations of the recorded server. */
export function seedAutomation({ tables: { prompts, queueIntegrations } }: ServerContext): void {
  prompts.insert({ ...PROMPT, id: 1, name: 'Assistente' });
  const kinds = ['webhook', 'n8n', 'dialogflow', 'typebot'] as const;
  const names = ['Webhook CRM', 'Fluxo n8n', 'Dialogflow vendas', 'Typebot'];
  for (const [place, type] of kinds.entries()) {
    queueIntegrations.insert({ ...FLOW, id: place + 2, type, name: names[place], projectName: type });
  }
  queueIntegrations.insert({ ...FLOW, id: 6, type: 'webhook', name: 'Projeto vazio', projectName: '' });
}

type Arrange = (context: ServerContext, exchange: Exchange) => void;

/** Records of the area that are not in the seed, by the path that names them. */
export const AUTOMATION_STRANGERS: Readonly<Record<string, Arrange>> = {
  '/prompt/2': ({ tables }) => tables.prompts.insert({ ...PROMPT, id: 2, name: 'Apagar' }),
};

/** States of the area that an exchange requires, by the exchange's name. */
export const AUTOMATION_MOMENTS: readonly (readonly [RegExp, Arrange])[] = [
  [
    /^create integration (?!duplicate|short|without)/,
    ({ tables }, { request }) => {
      const { name, projectName } = request.body as Record<'name' | 'projectName', string>;
      tables.queueIntegrations.remove({ name });
      if (name !== 'Projeto vazio 2') tables.queueIntegrations.remove({ projectName });
    },
  ],
];
