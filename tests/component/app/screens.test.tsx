import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { routes } from '@/app/routes';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { renderSignedIn } from './signedIn';

/** Every private address and the heading of its screen, in the order of the route table. */
const SCREENS: readonly (readonly [pattern: string, address: string, heading: RegExp])[] = [
  ['/', '/', /^Dashboard/],
  ['/tickets/:ticketUuid?', '/tickets', /^Atendimentos$/],
  ['/kanban', '/kanban', /^Kanban$/],
  ['/quick-messages', '/quick-messages', /^Respostas rápidas/],
  ['/todolist', '/todolist', /^Tarefas/],
  ['/contacts/:contactId?', '/contacts', /^Contatos/],
  ['/schedules', '/schedules', /^Agendamentos/],
  ['/tags', '/tags', /^Tags/],
  ['/chats/:chatUuid?', '/chats', /^Chat interno/],
  ['/helps', '/helps', /^Ajuda/],
  ['/others/:section?', '/others', /^Outros$/],
  ['/campaigns', '/campaigns', /^Campanhas/],
  ['/campaign/:campaignId/report', '/campaign/4/report', /^Relatório/],
  ['/contact-lists', '/contact-lists', /^Listas de contatos/],
  ['/contact-lists/:contactListId/contacts', '/contact-lists/4/contacts', /^Contatos da lista$/],
  ['/campaigns-config', '/campaigns-config', /^Configuração de campanhas$/],
  ['/announcements', '/announcements', /^Comunicados/],
  ['/prompts', '/prompts', /^Prompts/],
  ['/queue-integration', '/queue-integration', /^Integrações/],
  ['/connections', '/connections', /^Conexões/],
  ['/files', '/files', /^Arquivos/],
  ['/queues', '/queues', /^Filas e chatbot/],
  ['/users', '/users', /^Usuários/],
  ['/messages-api', '/messages-api', /^API de mensagens$/],
  ['/financeiro', '/financeiro', /^Faturas/],
  ['/subscription', '/subscription', /^Assinatura$/],
  ['/settings', '/settings', /^Configurações$/],
];

const PLAN = { id: 1, name: 'Plano', useKanban: true, useOpenAi: true, useIntegrations: true, useExternalApi: true };

it('the table below has every private address', () => {
  expect(SCREENS.map(([pattern]) => pattern)).toEqual(routes.map(({ path }) => path));
});

it.each(SCREENS)('%s has its own screen', async (_, address, heading) => {
  const { visited } = await renderSignedIn({
    path: address,
    user: { profile: 'admin', super: true },
    storage: createMemoryStorage({ cshow: 'true' }),
    routes: { 'GET /companies/listPlan/3': { body: { id: 3, name: 'Casa Aurora', plan: PLAN } } },
  });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading));
  expect(visited).toEqual([address]);
});
