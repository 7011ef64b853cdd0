import type { ComponentType } from 'react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AnnouncementsPage } from '@/features/announcements/AnnouncementsPage';
import { CampaignsPage } from '@/features/campaigns/CampaignsPage';
import { ContactListItemsPage } from '@/features/contact-lists/ContactListItemsPage';
import { ContactListsPage } from '@/features/contact-lists/ContactListsPage';
import { ContactsPage } from '@/features/contacts/ContactsPage';
import { FilesPage } from '@/features/files/FilesPage';
import { PromptsPage } from '@/features/prompts/PromptsPage';
import { QueueIntegrationsPage } from '@/features/queue-integrations/QueueIntegrationsPage';
import { QueuesPage } from '@/features/queues/QueuesPage';
import { QuickMessagesPage } from '@/features/quick-messages/QuickMessagesPage';
import { HelpsTab } from '@/features/settings/helps/HelpsTab';
import { PlansTab } from '@/features/settings/plans/PlansTab';
import { TagsPage } from '@/features/tags/TagsPage';
import { UsersPage } from '@/features/users/UsersPage';
import { ConnectionsPage } from '@/features/whatsapp-connections/ConnectionsPage';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { renderPage, type } from '@tests/support/rendering/renderPage';
import { choices, natal } from '../campaigns/campaignWorld';

const ITEMS = '/contact-lists/3/contacts';
const ItemsPage = () => (
  <Routes>
    <Route path="/contact-lists/:contactListId/contacts" element={<ContactListItemsPage />} />
  </Routes>
);

interface Form {
  readonly page: ComponentType;
  /** Reads the list, and where the form reads its record the record. */
  readonly routes: FakeRoutes;
  readonly call: string;
  /** The field that is changed, which names the record in its row too. */
  readonly field: string;
}

const form = (
  page: ComponentType,
  [list, part]: readonly [call: string, part: string | null],
  [change, record]: readonly [call: string, record: object],
  field = 'Nome',
  more: FakeRoutes = {},
): Form => {
  const stored = { id: 2, ...record };
  return {
    page,
    field,
    call: change,
    routes: {
      ...more,
      [list]: { body: part === null ? [stored] : { [part]: [stored], count: 1, hasMore: false } },
      [change.replace('PUT', 'GET')]: { body: stored },
    },
  };
};
const named = { name: 'Vendas' };

const FORMS: readonly (readonly [record: string, form: Form])[] = [
  [
    'announcement',
    form(
      AnnouncementsPage,
      ['GET /announcements/', 'records'],
      ['PUT /announcements/2', { title: 'Vendas', text: 'Aviso', priority: 1, status: true }],
      'Título',
      { 'GET /announcements/list': { body: [] } },
    ),
  ],
  [
    'campaign',
    form(
      CampaignsPage,
      ['GET /campaigns/', 'records'],
      ['PUT /campaigns/2', { ...natal, id: 2, ...named }],
      'Nome',
      choices,
    ),
  ],
  ['contact list', form(ContactListsPage, ['GET /contact-lists/', 'records'], ['PUT /contact-lists/2', named])],
  [
    'item of a contact list',
    form(
      ItemsPage,
      ['GET /contact-list-items', 'contacts'],
      ['PUT /contact-list-items/2', { ...named, number: '5511980000000', contactListId: 3, companyId: 1 }],
      'Nome',
      { 'GET /contact-lists/3': { body: { id: 3, name: 'VIP' } } },
    ),
  ],
  [
    'contact',
    form(
      ContactsPage,
      ['GET /contacts', 'contacts'],
      ['PUT /contacts/2', { ...named, number: '5511980000000', extraInfo: [], tags: [] }],
      'Nome',
      { 'GET /tags/list': { body: [] } },
    ),
  ],
  ['file list', form(FilesPage, ['GET /files/', 'files'], ['PUT /files/2', { ...named, message: 'Oi', options: [] }])],
  [
    'help video',
    form(
      HelpsTab,
      ['GET /helps', null],
      ['PUT /helps/2', { title: 'Vendas', description: 'Como vender', video: 'abcdefghijk' }],
      'Título',
    ),
  ],
  [
    'plan',
    form(
      PlansTab,
      ['GET /plans/all', null],
      ['PUT /plans/2', { ...named, users: 1, connections: 1, queues: 1, value: 10 }],
    ),
  ],
  [
    'prompt',
    form(
      PromptsPage,
      ['GET /prompt', 'prompts'],
      [
        'PUT /prompt/2',
        { ...named, prompt: 'Oi', apiKey: 'k', queueId: 1, maxTokens: 100, temperature: 1, maxMessages: 10 },
      ],
      'Nome',
      { 'GET /queue': { body: [{ id: 1, name: 'Fila', color: '#111111' }] } },
    ),
  ],
  [
    'integration',
    form(
      QueueIntegrationsPage,
      ['GET /queueIntegration', 'queueIntegrations'],
      ['PUT /queueIntegration/2', { ...named, type: 'webhook', urlN8N: 'https://n' }],
    ),
  ],
  ['queue', form(QueuesPage, ['GET /queue', null], ['PUT /queue/2', { ...named, color: '#111111', schedules: [] }])],
  [
    'quick reply',
    form(
      QuickMessagesPage,
      ['GET /quick-messages', 'records'],
      ['PUT /quick-messages/2', { shortcode: 'Vendas', message: 'Olá', userId: 10 }],
      'Atalho',
    ),
  ],
  ['tag', form(TagsPage, ['GET /tags', 'tags'], ['PUT /tags/2', { ...named, color: '#111111', kanban: 0 }])],
  [
    'user',
    form(
      UsersPage,
      ['GET /users/', 'users'],
      ['PUT /users/2', { ...named, email: 'v@mail.com', profile: 'user', queues: [], allTicket: 'desabled' }],
    ),
  ],
  [
    'connection',
    form(ConnectionsPage, ['GET /whatsapp/', null], ['PUT /whatsapp/2', { ...named, status: 'CONNECTED', queues: [] }]),
  ],
];

it.each(FORMS)(
  '[ERR-03] a refused change of the %s says so, and its form keeps what was typed and can be sent again',
  async (_, { page, routes, call, field }) => {
    const change = createRecordedRoute({ status: 400, body: { error: 'Algo que o aplicativo não conhece' } });
    const { user, store } = await renderPage(page, { path: ITEMS, routes: { ...routes, [call]: change.route } });
    await user.click(await screen.findByRole('button', { name: 'Editar Vendas' }));
    await screen.findByRole('button', { name: /Salvar$/ });
    const dialog = within(screen.getByRole('dialog'));
    type(field, 'Pedidos');
    const save = () => fireEvent.click(dialog.getByRole('button', { name: /Salvar$/ }));
    for (const tries of [1, 2]) {
      save();
      await waitFor(() => expect(change.asked).toHaveLength(tries));
      await waitFor(() => expect(dialog.getByRole('button', { name: /Salvar$/ })).not.toHaveAttribute('aria-busy'));
    }
    expect(screen.getAllByRole('alert')[0]).toBeVisible();
    expect(dialog.getByRole('textbox', { name: field })).toHaveValue('Pedidos');
    expect(change.asked[1]).toEqual(change.asked[0]);
    expect(Object.values(change.asked[0]!.body as object)).toContain('Pedidos');
    expect(store.getState().toasts.map(({ kind }) => kind)).not.toContain('success');
    expect(screen.getByRole('row', { name: /Vendas/, hidden: true })).toBeInTheDocument();
  },
);
