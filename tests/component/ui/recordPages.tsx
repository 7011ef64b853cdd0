import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
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
import { choices, natal } from '../campaigns/campaignWorld';

/** The address that a page needs which shows part of another record; the others ignore it. */
export const ADDRESS = '/contact-lists/3/contacts';
const ItemsPage = () => (
  <Routes>
    <Route path="/contact-lists/:contactListId/contacts" element={<ContactListItemsPage />} />
  </Routes>
);

export interface RecordPage {
  readonly page: ComponentType;
  /** Reads the list, and where the form reads its record the record. */
  readonly routes: FakeRoutes;
  readonly call: string;
  /** The field that is changed, which names the record in its row too. */
  readonly field: string;
}

const recordPage = (
  page: ComponentType,
  [list, part]: readonly [call: string, part: string | null],
  [change, record]: readonly [call: string, record: object],
  field = 'Nome',
  more: FakeRoutes = {},
): RecordPage => {
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

/** The pages whose rows are edited and deleted, each with one record named "Vendas" that can be read. */
export const recordPages: ReadonlyMap<string, RecordPage> = new Map([
  [
    'announcement',
    recordPage(
      AnnouncementsPage,
      ['GET /announcements/', 'records'],
      ['PUT /announcements/2', { title: 'Vendas', text: 'Aviso', priority: 1, status: true }],
      'Título',
      { 'GET /announcements/list': { body: [] } },
    ),
  ],
  [
    'campaign',
    recordPage(
      CampaignsPage,
      ['GET /campaigns/', 'records'],
      ['PUT /campaigns/2', { ...natal, id: 2, ...named }],
      'Nome',
      choices,
    ),
  ],
  ['contact list', recordPage(ContactListsPage, ['GET /contact-lists/', 'records'], ['PUT /contact-lists/2', named])],
  [
    'item of a contact list',
    recordPage(
      ItemsPage,
      ['GET /contact-list-items', 'contacts'],
      ['PUT /contact-list-items/2', { ...named, number: '5511980000000', contactListId: 3, companyId: 1 }],
      'Nome',
      { 'GET /contact-lists/3': { body: { id: 3, name: 'VIP' } } },
    ),
  ],
  [
    'contact',
    recordPage(
      ContactsPage,
      ['GET /contacts', 'contacts'],
      ['PUT /contacts/2', { ...named, number: '5511980000000', extraInfo: [], tags: [] }],
      'Nome',
      { 'GET /tags/list': { body: [] } },
    ),
  ],
  [
    'file list',
    recordPage(FilesPage, ['GET /files/', 'files'], ['PUT /files/2', { ...named, message: 'Oi', options: [] }]),
  ],
  [
    'help video',
    recordPage(
      HelpsTab,
      ['GET /helps', null],
      ['PUT /helps/2', { title: 'Vendas', description: 'Como vender', video: 'abcdefghijk' }],
      'Título',
    ),
  ],
  [
    'plan',
    recordPage(
      PlansTab,
      ['GET /plans/all', null],
      ['PUT /plans/2', { ...named, users: 1, connections: 1, queues: 1, value: 10 }],
    ),
  ],
  [
    'prompt',
    recordPage(
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
    recordPage(
      QueueIntegrationsPage,
      ['GET /queueIntegration', 'queueIntegrations'],
      ['PUT /queueIntegration/2', { ...named, type: 'webhook', urlN8N: 'https://n' }],
    ),
  ],
  [
    'queue',
    recordPage(QueuesPage, ['GET /queue', null], ['PUT /queue/2', { ...named, color: '#111111', schedules: [] }]),
  ],
  [
    'quick reply',
    recordPage(
      QuickMessagesPage,
      ['GET /quick-messages', 'records'],
      ['PUT /quick-messages/2', { shortcode: 'Vendas', message: 'Olá', userId: 10 }],
      'Atalho',
    ),
  ],
  ['tag', recordPage(TagsPage, ['GET /tags', 'tags'], ['PUT /tags/2', { ...named, color: '#111111', kanban: 0 }])],
  [
    'user',
    recordPage(
      UsersPage,
      ['GET /users/', 'users'],
      ['PUT /users/2', { ...named, email: 'v@mail.com', profile: 'user', queues: [], allTicket: 'desabled' }],
    ),
  ],
  [
    'connection',
    recordPage(
      ConnectionsPage,
      ['GET /whatsapp/', null],
      ['PUT /whatsapp/2', { ...named, status: 'CONNECTED', queues: [] }],
    ),
  ],
]);
