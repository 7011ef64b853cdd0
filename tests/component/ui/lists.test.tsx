import type { ComponentType } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AnnouncementsPage } from '@/features/announcements/AnnouncementsPage';
import { CampaignsPage } from '@/features/campaigns/CampaignsPage';
import { ContactListItemsPage } from '@/features/contact-lists/ContactListItemsPage';
import { ContactListsPage } from '@/features/contact-lists/ContactListsPage';
import { ContactsPage } from '@/features/contacts/ContactsPage';
import { FilesPage } from '@/features/files/FilesPage';
import { InvoicesPage } from '@/features/finance/InvoicesPage';
import { PromptsPage } from '@/features/prompts/PromptsPage';
import { QueueIntegrationsPage } from '@/features/queue-integrations/QueueIntegrationsPage';
import { QuickMessagesPage } from '@/features/quick-messages/QuickMessagesPage';
import { CompaniesTab } from '@/features/settings/companies/CompaniesTab';
import { HelpsTab } from '@/features/settings/helps/HelpsTab';
import { PlansTab } from '@/features/settings/plans/PlansTab';
import { TagsPage } from '@/features/tags/TagsPage';
import { UsersPage } from '@/features/users/UsersPage';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { fillScreen, pass, renderPage, scrollTo, type } from '@tests/support/rendering/renderPage';

const FAILED = 'Não foi possível carregar a lista de registros';
const ITEMS = '/contact-lists/3/contacts';
const ItemsPage = () => (
  <Routes>
    <Route path="/contact-lists/:contactListId/contacts" element={<ContactListItemsPage />} />
  </Routes>
);
const routes = {
  'GET /announcements/list': { body: [] },
  'GET /contact-lists/3': { body: { id: 3, name: 'Clientes' } },
  'GET /tags/list': { body: [] },
};
const named = (name: string) => ({ name });

interface PagedList {
  readonly page: ComponentType;
  readonly call: string;
  /** The part of the answer that holds the records. */
  readonly part: string;
  readonly label: string;
  readonly search: string;
  /** A record's own facts by the text of its row; without it, the name alone. */
  readonly facts?: (text: string) => object;
  /** What the list always asks for beside the search. */
  readonly query?: object;
}

/** The tables that servers answer page by page, with their rows' texts under `part`. */
const PAGED: readonly (readonly [ids: string, list: PagedList])[] = [
  [
    '[ANN-02] [CALL-118]',
    {
      page: AnnouncementsPage,
      call: 'GET /announcements/',
      part: 'records',
      label: 'Comunicados',
      search: 'Buscar por título',
      facts: (title) => ({ title, text: 'Aviso', priority: 1, status: true }),
    },
  ],
  [
    '[CAMP-02] [CALL-88]',
    {
      page: CampaignsPage,
      call: 'GET /campaigns/',
      part: 'records',
      label: 'Campanhas',
      search: 'Buscar por nome',
      facts: (name) => ({ name, status: 'INATIVA' }),
    },
  ],
  [
    '[CLIST-02] [CALL-100]',
    {
      page: ContactListsPage,
      call: 'GET /contact-lists/',
      part: 'records',
      label: 'Listas de contatos',
      search: 'Buscar por nome',
    },
  ],
  [
    '[CLIST-05] [CALL-107]',
    {
      page: ItemsPage,
      call: 'GET /contact-list-items',
      part: 'contacts',
      label: 'Contatos de Clientes',
      search: 'Buscar por nome ou número',
      facts: (name) => ({ name, number: '5511980000000', contactListId: 3 }),
      query: { contactListId: 3 },
    },
  ],
  [
    '[CONT-02] [CONT-03] [CALL-46]',
    {
      page: ContactsPage,
      call: 'GET /contacts',
      part: 'contacts',
      label: 'Contatos',
      search: 'Buscar por nome ou número',
      query: { searchTags: undefined },
    },
  ],
  [
    '[FILE-02] [CALL-112]',
    {
      page: FilesPage,
      call: 'GET /files/',
      part: 'files',
      label: 'Arquivos',
      search: 'Buscar por nome',
    },
  ],
  [
    '[INV-02] [CALL-157]',
    {
      page: InvoicesPage,
      call: 'GET /invoices/all',
      part: 'invoices',
      label: 'Faturas',
      search: 'Buscar faturas',
      facts: (detail) => ({ detail, status: 'open', dueDate: '2026-12-01', value: 10 }),
    },
  ],
  [
    '[PROMPT-02] [CALL-132]',
    {
      page: PromptsPage,
      call: 'GET /prompt',
      part: 'prompts',
      label: 'Prompts',
      search: 'Buscar prompts',
    },
  ],
  [
    '[QINT-02] [CALL-137]',
    {
      page: QueueIntegrationsPage,
      call: 'GET /queueIntegration',
      part: 'queueIntegrations',
      label: 'Integrações',
      search: 'Buscar integrações',
      facts: (name) => ({ name, type: 'webhook' }),
    },
  ],
  [
    '[QMSG-02] [CALL-66]',
    {
      page: QuickMessagesPage,
      call: 'GET /quick-messages',
      part: 'records',
      label: 'Respostas rápidas',
      search: 'Buscar por atalho',
      facts: (shortcode) => ({ shortcode, message: 'Olá', userId: 10 }),
      query: { userId: 10 },
    },
  ],
  ['[TAG-02] [CALL-74]', { page: TagsPage, call: 'GET /tags', part: 'tags', label: 'Tags', search: 'Buscar tags' }],
  [
    '[USER-02] [CALL-23]',
    { page: UsersPage, call: 'GET /users/', part: 'users', label: 'Usuários', search: 'Buscar usuários' },
  ],
];

const answerOf = (
  { part, facts = named }: PagedList,
  hasMore: boolean,
  ...rows: readonly (readonly [number, string])[]
) => ({
  body: { [part]: rows.map(([id, text]) => ({ id, ...facts(text) })), hasMore },
});
const row = (text: string) => screen.queryByRole('row', { name: new RegExp(text) });

/** Opens a list with the answers of its reads, one after the other. Only the test's clock moves its delays. */
const openList = async (list: PagedList, ...answers: readonly FakeAnswer[]) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fillScreen();
  const { asked, route } = createRecordedRoute(...answers);
  await renderPage(list.page, { path: ITEMS, routes: { ...routes, [list.call]: route } });
  return {
    asked,
    queries: () => asked.map(({ query }) => query),
    scroll: async (distance: number) => {
      scrollTo(screen.getByRole('region', { name: list.label }), distance);
      await pass(0);
      return asked.length;
    },
  };
};

describe('a list that is read page by page', () => {
  afterEach(() => void vi.useRealTimers());

  it.each(PAGED)(
    '%s [LIST-02] [LIST-03] appends the next page 100 px from its end, not at 101, while there is one',
    async (_, list) => {
      const { queries, scroll } = await openList(
        list,
        answerOf(list, true, [1, 'Primeira']),
        { status: 400, body: {} },
        answerOf(list, false, [2, 'Segunda']),
      );
      expect(await scroll(101)).toBe(1);
      expect(await scroll(100)).toBe(2);
      // A page that cannot be read is asked for again by hand.
      expect(screen.getByRole('status')).toHaveTextContent(FAILED);
      expect(row('Primeira')).toBeInTheDocument();
      fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
      await pass(0);
      for (const text of ['Primeira', 'Segunda']) expect(row(text)).toBeInTheDocument();
      expect(await scroll(0)).toBe(3);
      expect(queries()).toEqual([1, 2, 2].map((pageNumber) => ({ searchParam: '', pageNumber, ...list.query })));
    },
  );

  it.each(PAGED)(
    '%s [LIST-01] [LIST-02] is searched once, 500 ms after the last change, from page 1',
    async (_, list) => {
      const { asked, queries, scroll } = await openList(
        list,
        answerOf(list, true, [1, 'Primeira']),
        answerOf(list, false, [2, 'Outra']),
        answerOf(list, true, [3, 'Segredo']),
        answerOf(list, false, [4, 'Segundo']),
        answerOf(list, false, [1, 'Primeira']),
      );
      await scroll(100);
      type(list.search, 'seg');
      await pass(499);
      type(list.search, 'segu');
      await pass(300);
      type(list.search, 'seg');
      await pass(499);
      expect(asked).toHaveLength(2);
      await pass(1);
      expect(row('Segredo')).toBeInTheDocument();
      expect(row('Primeira')).not.toBeInTheDocument();
      await scroll(100);
      for (const text of ['Segredo', 'Segundo']) expect(row(text)).toBeInTheDocument();
      type(list.search, '');
      await pass(499);
      expect(asked).toHaveLength(4);
      await pass(1);
      expect(row('Primeira')).toBeInTheDocument();
      await pass(5_000);
      const searches = [
        ['', 1],
        ['', 2],
        ['seg', 1],
        ['seg', 2],
        ['', 1],
      ] as const;
      expect(queries()).toEqual(
        searches.map(([searchParam, pageNumber]) => ({ searchParam, pageNumber, ...list.query })),
      );
    },
  );
});

it.each<readonly [ids: string, list: Pick<PagedList, 'page' | 'call'>]>([
  ...PAGED,
  ['[CALL-11]', { page: CompaniesTab, call: 'GET /companies/list' }],
  ['[CALL-152]', { page: HelpsTab, call: 'GET /helps' }],
  ['[CALL-18]', { page: PlansTab, call: 'GET /plans/all' }],
])('%s [LIST-06] a list says that it could not be loaded', async (_, { page, call }) => {
  const { calls } = await renderPage(page, { path: ITEMS, routes: { ...routes, [call]: { status: 500, body: {} } } });
  expect(calls).toContain(call);
  const [told] = await screen.findAllByRole('alert');
  expect(told).toHaveTextContent(FAILED);
});
