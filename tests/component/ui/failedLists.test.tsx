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

it.each<[string, ComponentType]>([
  ['GET /announcements/', AnnouncementsPage],
  ['GET /companies/list', CompaniesTab],
  ['GET /contact-list-items', ItemsPage],
  ['GET /contact-lists/', ContactListsPage],
  ['GET /contacts', ContactsPage],
  ['GET /files/', FilesPage],
  ['GET /helps', HelpsTab],
  ['GET /plans/all', PlansTab],
  ['GET /prompt', PromptsPage],
  ['GET /queueIntegration', QueueIntegrationsPage],
  ['GET /quick-messages', QuickMessagesPage],
  ['GET /users/', UsersPage],
])('[LIST-06] the list of %s says that it could not be loaded', async (call, Page) => {
  const { calls } = await renderPage(Page, { path: ITEMS, routes: { [call]: { status: 500, body: {} } } });
  expect(calls).toContain(call);
  const [told] = await screen.findAllByRole('alert');
  expect(told).toHaveTextContent('Não foi possível carregar a lista de registros');
});
