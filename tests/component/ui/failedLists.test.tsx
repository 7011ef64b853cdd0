import type { ComponentType } from 'react';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AnnouncementsPage } from '@/features/announcements/AnnouncementsPage';
import { ContactListItemsPage } from '@/features/contact-lists/ContactListItemsPage';
import { ContactListsPage } from '@/features/contact-lists/ContactListsPage';
import { ContactsPage } from '@/features/contacts/ContactsPage';
import { FilesPage } from '@/features/files/FilesPage';
import { PromptsPage } from '@/features/prompts/PromptsPage';
import { QueueIntegrationsPage } from '@/features/queue-integrations/QueueIntegrationsPage';
import { QuickMessagesPage } from '@/features/quick-messages/QuickMessagesPage';
import { CompaniesTab } from '@/features/settings/companies/CompaniesTab';
import { HelpsTab } from '@/features/settings/helps/HelpsTab';
import { PlansTab } from '@/features/settings/plans/PlansTab';
import { UsersPage } from '@/features/users/UsersPage';
import { renderPage } from '@tests/support/rendering/renderPage';

const ITEMS = '/contact-lists/3/contacts';
const ItemsPage = () => (
  <Routes>
    <Route path="/contact-lists/:contactListId/contacts" element={<ContactListItemsPage />} />
  </Routes>
);

it.each<[ids: string, call: string, page: ComponentType]>([
  ['[ANN-02] [LIST-06] [CALL-118]', 'GET /announcements/', AnnouncementsPage],
  ['[LIST-06] [CALL-11]', 'GET /companies/list', CompaniesTab],
  ['[CLIST-05] [LIST-06] [CALL-107]', 'GET /contact-list-items', ItemsPage],
  ['[LIST-06] [CALL-100]', 'GET /contact-lists/', ContactListsPage],
  ['[LIST-06] [CALL-46]', 'GET /contacts', ContactsPage],
  ['[FILE-02] [LIST-06] [CALL-112]', 'GET /files/', FilesPage],
  ['[LIST-06] [CALL-152]', 'GET /helps', HelpsTab],
  ['[LIST-06] [CALL-18]', 'GET /plans/all', PlansTab],
  ['[PROMPT-02] [LIST-06] [CALL-132]', 'GET /prompt', PromptsPage],
  ['[QINT-02] [LIST-06] [CALL-137]', 'GET /queueIntegration', QueueIntegrationsPage],
  ['[LIST-06] [CALL-66]', 'GET /quick-messages', QuickMessagesPage],
  ['[LIST-06] [CALL-23]', 'GET /users/', UsersPage],
])('%s the list of %s says that it could not be loaded', async (_, call, Page) => {
  const { calls } = await renderPage(Page, { path: ITEMS, routes: { [call]: { status: 500, body: {} } } });
  expect(calls).toContain(call);
  const [told] = await screen.findAllByRole('alert');
  expect(told).toHaveTextContent('Não foi possível carregar a lista de registros');
});
