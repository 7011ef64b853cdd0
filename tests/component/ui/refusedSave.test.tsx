import type { ComponentType } from 'react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnnouncementsPage } from '@/features/announcements/AnnouncementsPage';
import { CampaignsPage } from '@/features/campaigns/CampaignsPage';
import { ChatsPage } from '@/features/chats/ChatsPage';
import { FilesPage } from '@/features/files/FilesPage';
import { QueueIntegrationsPage } from '@/features/queue-integrations/QueueIntegrationsPage';
import { QuickMessagesPage } from '@/features/quick-messages/QuickMessagesPage';
import { UsersPage } from '@/features/users/UsersPage';
import { ConnectionsPage } from '@/features/whatsapp-connections/ConnectionsPage';
import { aUser } from '@tests/support/records';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { renderPage } from '@tests/support/rendering/renderPage';
import { choices } from '../campaigns/campaignWorld';

interface Save {
  readonly page: ComponentType;
  readonly routes: FakeRoutes;
  readonly call: string;
  /** The button that opens the form. */
  readonly opener: string;
  readonly typed: Readonly<Record<string, string>>;
  /** What a save that succeeds says, where it says something. */
  readonly done: string;
}

const reply = { id: 2, shortcode: 'Vendas', message: 'Oi', userId: 10 };
const news = { id: 2, title: 'Vendas', text: 'Oi', priority: 1, status: true };
const flow = {
  id: 2,
  type: 'n8n',
  name: 'Vendas',
  projectName: 'p',
  jsonContent: '',
  language: '',
  urlN8N: 'https://n',
};
const shop = { id: 2, name: 'Vendas', status: 'CONNECTED', isDefault: false, queues: [] };
const natal = { id: 2, name: 'Vendas', status: 'INATIVA', message1: 'Oi', scheduledAt: null };
const team = { id: 7, uuid: 'c-7', title: 'Equipe', ownerId: 10, users: [{ userId: 10 }, { userId: 11 }] };

const SAVES: readonly (readonly [ids: string, save: Save])[] = [
  [
    '[CALL-70]',
    {
      page: QuickMessagesPage,
      routes: { 'GET /quick-messages': { body: { records: [reply] } }, 'GET /quick-messages/2': { body: reply } },
      call: 'PUT /quick-messages/2',
      opener: 'Editar Vendas',
      typed: { Atalho: 'Outro' },
      done: 'Resposta rápida salva.',
    },
  ],
  [
    '[CALL-121]',
    {
      page: AnnouncementsPage,
      routes: { 'GET /announcements/': { body: { records: [news] } }, 'GET /announcements/2': { body: news } },
      call: 'PUT /announcements/2',
      opener: 'Editar Vendas',
      typed: { Título: 'Outro' },
      done: 'Comunicado salvo.',
    },
  ],
  [
    '[CALL-140]',
    {
      page: QueueIntegrationsPage,
      routes: {
        'GET /queueIntegration': { body: { queueIntegrations: [flow] } },
        'GET /queueIntegration/2': { body: flow },
      },
      call: 'PUT /queueIntegration/2',
      opener: 'Editar Vendas',
      typed: { Nome: 'Outro' },
      done: 'Integração alterada.',
    },
  ],
  [
    '[CALL-58]',
    {
      page: ConnectionsPage,
      routes: { 'GET /whatsapp/': { body: [shop] }, 'GET /whatsapp/2': { body: shop } },
      call: 'PUT /whatsapp/2',
      opener: 'Editar Vendas',
      typed: { Nome: 'Outro' },
      done: 'Conexão salva.',
    },
  ],
  [
    '[CALL-91]',
    {
      page: CampaignsPage,
      routes: { ...choices, 'GET /campaigns/': { body: { records: [natal] } }, 'GET /campaigns/2': { body: natal } },
      call: 'PUT /campaigns/2',
      opener: 'Editar Vendas',
      typed: { Nome: 'Outro' },
      done: 'Campanha salva.',
    },
  ],
  [
    '[CALL-90]',
    {
      page: CampaignsPage,
      routes: { ...choices, 'GET /campaigns/': { body: { records: [natal] } } },
      call: 'POST /campaigns',
      opener: 'Nova campanha',
      typed: { Nome: 'Outro' },
      done: 'Campanha salva.',
    },
  ],
  [
    '[CALL-26]',
    {
      page: UsersPage,
      routes: { 'GET /users/': { body: { users: [{ id: 2, name: 'Vendas' }] } } },
      call: 'POST /users',
      opener: 'Novo usuário',
      typed: { Nome: 'Outro', 'E-mail': 'outro@x.com', Senha: 'segredo' },
      done: 'Usuário salvo.',
    },
  ],
  [
    '[CALL-114]',
    {
      page: FilesPage,
      routes: { 'GET /files/': { body: { files: [{ id: 2, name: 'Vendas', message: 'm' }] } } },
      call: 'POST /files',
      opener: 'Nova lista',
      typed: { Nome: 'Outro', Mensagem: 'Veja' },
      done: 'Lista de arquivos salva.',
    },
  ],
  [
    '[CALL-127]',
    {
      page: ChatsPage,
      routes: {
        'GET /chats/': { body: { records: [team] } },
        'GET /users/list': { body: [{ id: 11, name: 'Bruno' }] },
      },
      call: 'PUT /chats/7',
      opener: 'Editar conversa',
      typed: { Título: 'Outro' },
      done: 'Outro',
    },
  ],
];

it.each(SAVES.map(([ids, save]) => [ids, save.call, save] as const))(
  '%s %s that is refused says so, leaves the list as it is, and the form keeps what was typed',
  async (_, call, { page, routes, opener, typed, done }) => {
    const { asked, route } = createRecordedRoute({ status: 400, body: { error: 'x' } });
    const { user, store } = await renderPage(page, {
      routes: { ...routes, [call]: route },
      user: aUser({ profile: 'admin' }),
    });
    await user.click(await screen.findByRole('button', { name: opener }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('button', { name: /Salvar$/ });
    // By label: a password has no role.
    for (const [name, value] of Object.entries(typed))
      fireEvent.change(dialog.getByLabelText(name), { target: { value } });
    await user.click(dialog.getByRole('button', { name: /Salvar$/ }));
    expect(await dialog.findByText(/^Não foi possível/)).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole('button', { name: /Salvar$/ })).toBeEnabled());
    expect(asked).toHaveLength(1);
    for (const [name, text] of Object.entries(typed)) expect(dialog.getByLabelText(name)).toHaveValue(text);
    expect(screen.queryByText(done)).not.toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /Outro/, hidden: true })).not.toBeInTheDocument();
    expect(store.getState().toasts.map(({ kind }) => kind)).not.toContain('success');
  },
);
