import type { SeededQueues } from '../company/queues';
import { madeDaysAgo } from '../seedContext';
import type { SeedContext } from '../seedContext';

/** A fake key that is never used: the demo calls no language model. */
const API_KEY = 'sk-demo-0000000000000000';

/** Prompts for the automatic answers of two queues. */
export const seedPrompts = (context: SeedContext, { sales, support }: SeededQueues): void => {
  const add = (queue: { id: number; companyId: number }, name: string, prompt: string, voice: string) =>
    context.tables.prompts.insert({
      name,
      prompt,
      voice,
      apiKey: API_KEY,
      maxMessages: 10,
      voiceKey: '',
      voiceRegion: '',
      queueId: queue.id,
      companyId: queue.companyId,
      ...madeDaysAgo(context, 60),
    });
  add(
    support,
    'Assistente da loja',
    'Você é um atendente cordial da Casa Aurora. Responda em português, com frases curtas, e peça o número do pedido.',
    'texto',
  );
  add(
    sales,
    'Consultora de ambientes',
    'Ajude o cliente a escolher móveis pelo tamanho do ambiente, pelo estilo e pelo orçamento.',
    'pt-BR-FranciscaNeural',
  );
};
