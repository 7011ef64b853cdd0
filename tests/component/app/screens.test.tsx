import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { routes } from '@/app/routes';
import { APP_ORIGIN } from '@native/main/window/appOrigin';
import { createAppProtocol } from '@native/main/window/appProtocol';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { renderSignedIn } from './signedIn';

/** Every private address and the heading of its screen, in the order of the route table. */
const SCREENS: readonly (readonly [id: string, pattern: string, address: string, heading: RegExp])[] = [
  ['[ROUTE-04]', '/', '/', /^Dashboard/],
  ['[ROUTE-06]', '/tickets/:ticketUuid?', '/tickets', /^Atendimentos$/],
  ['[ROUTE-09] [ROUTE-10]', '/kanban', '/kanban', /^Kanban$/],
  ['[ROUTE-11]', '/quick-messages', '/quick-messages', /^Respostas rápidas/],
  ['[ROUTE-12]', '/todolist', '/todolist', /^Tarefas/],
  ['[ROUTE-13]', '/contacts/:contactId?', '/contacts', /^Contatos/],
  ['[ROUTE-14]', '/schedules', '/schedules', /^Agendamentos/],
  ['[ROUTE-16]', '/tags', '/tags', /^Tags/],
  ['[ROUTE-17]', '/chats/:chatUuid?', '/chats', /^Chat interno/],
  ['[ROUTE-18] [HELP-02]', '/helps', '/helps', /^Ajuda/],
  ['[ROUTE-19]', '/others/:section?', '/others', /^Outros$/],
  ['[ROUTE-33] [ROUTE-37]', '/campaigns', '/campaigns', /^Campanhas/],
  ['[ROUTE-34] [ROUTE-37] [CAMP-09]', '/campaign/:campaignId/report', '/campaign/4/report', /^Relatório/],
  ['[ROUTE-31] [ROUTE-37] [CLIST-02]', '/contact-lists', '/contact-lists', /^Listas de contatos/],
  [
    '[ROUTE-32] [ROUTE-37] [CLIST-04]',
    '/contact-lists/:contactListId/contacts',
    '/contact-lists/4/contacts',
    /^Contatos da lista$/,
  ],
  ['[ROUTE-35] [ROUTE-37]', '/campaigns-config', '/campaigns-config', /^Configuração de campanhas$/],
  ['[ROUTE-27]', '/announcements', '/announcements', /^Comunicados/],
  ['[ROUTE-28]', '/prompts', '/prompts', /^Prompts/],
  ['[ROUTE-29]', '/queue-integration', '/queue-integration', /^Integrações/],
  ['[ROUTE-23]', '/connections', '/connections', /^Conexões/],
  ['[ROUTE-20]', '/files', '/files', /^Arquivos/],
  ['[ROUTE-21]', '/queues', '/queues', /^Filas e chatbot/],
  ['[ROUTE-22]', '/users', '/users', /^Usuários/],
  ['[ROUTE-30]', '/messages-api', '/messages-api', /^API de mensagens$/],
  ['[ROUTE-25] [INV-02]', '/financeiro', '/financeiro', /^Faturas/],
  ['[ROUTE-26]', '/subscription', '/subscription', /^Assinatura$/],
  ['[ROUTE-24]', '/settings', '/settings', /^Configurações$/],
];

/** The main process serves the renderer, built into one folder, to its window at every address. */
const PAGE = '<title>Balcão</title>';
const root = mkdtempSync(path.join(os.tmpdir(), 'balcao-page-'));
writeFileSync(path.join(root, 'index.html'), PAGE);
const served = createAppProtocol({ root, policy: () => '' });

const PLAN = { id: 1, name: 'Plano', useKanban: true, useOpenAi: true, useIntegrations: true, useExternalApi: true };

it('[DESK-01] the table below has every private address', () => {
  expect(SCREENS.map(([, pattern]) => pattern)).toEqual(routes.map(({ path }) => path));
});

it.each(SCREENS)(
  '%s [DESK-01] %s has its own screen, in the page that the main process serves',
  async (_, _pattern, address, heading) => {
    const { visited } = await renderSignedIn({
      path: address,
      user: { profile: 'admin', super: true },
      // The pages of campaigns are there with the flag, whatever its value.
      storage: createMemoryStorage({ cshow: '' }),
      routes: { 'GET /companies/listPlan/3': { body: { id: 3, name: 'Casa Aurora', plan: PLAN } } },
    });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading));
    expect(visited).toEqual([address]);
    // Nor was it denied while the plan was not known yet.
    expect(screen.queryByText(/não possui permissão para acessar essa página/)).not.toBeInTheDocument();
    const page = await served(new Request(`${APP_ORIGIN}${address}`));
    expect([page.status, await page.text()]).toEqual([200, PAGE]);
  },
);
