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

it('[MENU-01] the table below has every private address', () => {
  expect(SCREENS.map(([pattern]) => pattern)).toEqual(routes.map(({ path }) => path));
});

it.each(SCREENS)(
  '[ROUTE-04] [ROUTE-06] [ROUTE-09] [ROUTE-11] [ROUTE-12] [ROUTE-13] [ROUTE-14] [ROUTE-16] [ROUTE-17] [ROUTE-18] [ROUTE-19] [ROUTE-20] [ROUTE-21] [ROUTE-22] [ROUTE-23] [ROUTE-24] [ROUTE-25] [ROUTE-26] [ROUTE-27] [ROUTE-28] [ROUTE-29] [ROUTE-30] [ROUTE-31] [ROUTE-32] [ROUTE-33] [ROUTE-34] [ROUTE-35] %s has its own screen',
  async (_, address, heading) => {
    const { visited } = await renderSignedIn({
      path: address,
      user: { profile: 'admin', super: true },
      storage: createMemoryStorage({ cshow: 'true' }),
      routes: { 'GET /companies/listPlan/3': { body: { id: 3, name: 'Casa Aurora', plan: PLAN } } },
    });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading));
    expect(visited).toEqual([address]);
  },
);
