import type { ComponentType } from 'react';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AnnouncementsPage } from '@/features/announcements/AnnouncementsPage';
import { CampaignsPage } from '@/features/campaigns/CampaignsPage';
import { ContactListItemsPage } from '@/features/contact-lists/ContactListItemsPage';
import { ConnectionsPage } from '@/features/whatsapp-connections/ConnectionsPage';
import { FilesPage } from '@/features/files/FilesPage';
import { PromptsPage } from '@/features/prompts/PromptsPage';
import { QueueIntegrationsPage } from '@/features/queue-integrations/QueueIntegrationsPage';
import { QueuesPage } from '@/features/queues/QueuesPage';
import { QuickMessagesPage } from '@/features/quick-messages/QuickMessagesPage';
import { TagsPage } from '@/features/tags/TagsPage';
import { UsersPage } from '@/features/users/UsersPage';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { renderPage } from '@tests/support/rendering/renderPage';
import { choices } from '../campaigns/campaignWorld';

const ItemsPage = () => (
  <Routes>
    <Route path="/contact-lists/:contactListId/contacts" element={<ContactListItemsPage />} />
  </Routes>
);

const UNREADABLE = { body: { id: 'nobody' } };

interface Editor {
  readonly ids: string;
  readonly page: ComponentType;
  readonly routes: FakeRoutes;
  /** The dialog's text. */
  readonly text: string;
}

const EDITORS: readonly Editor[] = [
  {
    ids: '[CALL-77]',
    page: TagsPage,
    routes: { 'GET /tags': { body: { tags: [{ id: 2, name: 'Vendas' }] } }, 'GET /tags/2': UNREADABLE },
    text: 'Não foi possível carregar a tag.',
  },
  {
    ids: '[CALL-25]',
    page: UsersPage,
    routes: { 'GET /users/': { body: { users: [{ id: 2, name: 'Vendas' }] } }, 'GET /users/2': UNREADABLE },
    text: 'Não foi possível carregar o usuário.',
  },
  {
    ids: '[CALL-56]',
    page: ConnectionsPage,
    routes: { 'GET /whatsapp/': { body: [{ id: 2, name: 'Vendas' }] }, 'GET /whatsapp/2': UNREADABLE },
    text: 'Não foi possível carregar a conexão',
  },
  {
    ids: '[CALL-113]',
    page: FilesPage,
    routes: { 'GET /files/': { body: { files: [{ id: 2, name: 'Vendas' }] } }, 'GET /files/2': UNREADABLE },
    text: 'Não foi possível abrir a lista',
  },
  {
    ids: '[CALL-119]',
    page: AnnouncementsPage,
    routes: {
      'GET /announcements/': { body: { records: [{ id: 2, title: 'Vendas' }] } },
      'GET /announcements/2': UNREADABLE,
    },
    text: 'Não foi possível carregar o comunicado',
  },
  {
    ids: '[CALL-133]',
    page: PromptsPage,
    routes: { 'GET /prompt': { body: { prompts: [{ id: 2, name: 'Vendas' }] } }, 'GET /prompt/2': UNREADABLE },
    text: 'Não foi possível carregar o prompt.',
  },
  {
    ids: '[CALL-138]',
    page: QueueIntegrationsPage,
    routes: {
      'GET /queueIntegration': { body: { queueIntegrations: [{ id: 2, name: 'Vendas', type: 'n8n' }] } },
      'GET /queueIntegration/2': UNREADABLE,
    },
    text: 'Não foi possível carregar a integração.',
  },
  {
    ids: '[CALL-144]',
    page: QueuesPage,
    routes: { 'GET /queue': { body: [{ id: 2, name: 'Vendas', color: '#111111' }] }, 'GET /queue/2': UNREADABLE },
    text: 'Não foi possível carregar a fila.',
  },
  {
    ids: '[CALL-68]',
    page: QuickMessagesPage,
    routes: {
      'GET /quick-messages': { body: { records: [{ id: 2, shortcode: 'Vendas', userId: 10 }] } },
      'GET /quick-messages/2': UNREADABLE,
    },
    text: 'Não foi possível carregar a resposta rápida',
  },
  {
    ids: '[CALL-89]',
    page: CampaignsPage,
    routes: {
      // Without its choices the dialog says so in any case.
      ...choices,
      'GET /campaigns/': { body: { records: [{ id: 2, name: 'Vendas', status: 'INATIVA' }] } },
      'GET /campaigns/2': UNREADABLE,
    },
    text: 'Não foi possível abrir a campanha',
  },
  {
    ids: '[CALL-108]',
    page: ItemsPage,
    routes: {
      'GET /contact-lists/3': { body: { id: 3, name: 'VIP' } },
      'GET /contact-list-items': { body: { contacts: [{ id: 2, name: 'Vendas', number: '5511', contactListId: 3 }] } },
      'GET /contact-list-items/2': UNREADABLE,
    },
    text: 'Não foi possível abrir o contato',
  },
];

describe('an editor whose record cannot be read', () => {
  it.each(EDITORS.map((editor) => [editor.ids, editor.text, editor] as const))(
    '%s says so (%s), since an empty form would overwrite the record',
    async (_, text, { page, routes }) => {
      const { user } = await renderPage(page, { path: '/contact-lists/3/contacts', routes });
      await user.click(await screen.findByRole('button', { name: 'Editar Vendas' }));
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /Salvar$/ })).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeInTheDocument();
    },
  );

  it.each(EDITORS.map((editor) => [editor.text, editor] as const))(
    'says in place of "%s" that the record is gone, without a word about the connection',
    async (text, { page, routes }) => {
      const gone = { status: 404, body: { error: 'ERR_NO_TAG_FOUND' } };
      const read = Object.keys(routes).find((call) => call.endsWith('/2'))!;
      const { user } = await renderPage(page, {
        path: '/contact-lists/3/contacts',
        routes: { ...routes, [read]: gone },
      });
      await user.click(await screen.findByRole('button', { name: 'Editar Vendas' }));
      const told = await screen.findByText('Este registro não existe mais. Atualize a lista.');
      expect(told.closest('[role="alert"]')).not.toHaveTextContent('conexão');
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    },
  );
});
