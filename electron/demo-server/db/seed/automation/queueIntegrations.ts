import { madeDaysAgo } from '../seedContext';
import type { SeedContext } from '../seedContext';

/** Integrations of every type; their addresses do not exist. */
export const seedQueueIntegrations = (context: SeedContext, companyId: number): void => {
  const { queueIntegrations } = context.tables;
  const flow = { companyId, jsonContent: '', language: '', ...madeDaysAgo(context, 90) };
  queueIntegrations.insert({
    ...flow,
    type: 'webhook',
    name: 'CRM de vendas',
    projectName: 'webhook-crm-aurora',
    urlN8N: 'https://crm.casaaurora.example/webhook',
  });
  queueIntegrations.insert({
    ...flow,
    type: 'n8n',
    name: 'Status do pedido',
    projectName: 'n8n-pedidos-aurora',
    urlN8N: 'https://fluxos.casaaurora.example/pedidos',
  });
  queueIntegrations.insert({
    ...flow,
    type: 'typebot',
    name: 'Pesquisa de satisfação',
    projectName: 'typebot-pesquisa-aurora',
    urlN8N: 'https://typebot.casaaurora.example',
    typebotSlug: 'pesquisa-de-satisfacao',
    typebotExpires: 30,
    typebotKeywordFinish: '#sair',
    typebotKeywordRestart: '#reiniciar',
    typebotUnknownMessage: 'Não entendi. Pode escolher uma das opções?',
    typebotRestartMessage: 'Vamos começar de novo.',
  });
  queueIntegrations.insert({
    ...flow,
    type: 'dialogflow',
    name: 'Dúvidas frequentes',
    projectName: 'casa-aurora-duvidas',
    jsonContent: '{}',
    language: 'pt-BR',
  });
};
