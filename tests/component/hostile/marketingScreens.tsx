import type { ComponentType } from 'react';
import { screen } from '@testing-library/react';
import { campaignSchema } from '@/protocol/records/campaigns';
import { contactListItemSchema, contactListSchema } from '@/protocol/records/contactLists';
import { fileListSchema } from '@/protocol/records/fileLists';
import { CampaignsPage } from '@/features/campaigns/CampaignsPage';
import { CampaignsConfigPage } from '@/features/campaigns/config/CampaignsConfigPage';
import { CampaignDialog } from '@/features/campaigns/dialog/CampaignDialog';
import { CampaignReportPage } from '@/features/campaigns/report/CampaignReportPage';
import { ContactListItemsPage } from '@/features/contact-lists/ContactListItemsPage';
import { ContactListsPage } from '@/features/contact-lists/ContactListsPage';
import { FileListDialog } from '@/features/files/FileListDialog';
import { FilesPage } from '@/features/files/FilesPage';
import { Route, Routes } from 'react-router-dom';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { hostileRecord } from '@tests/support/hostile/hostileRecords';
import { renderPage } from '@tests/support/rendering/renderPage';
import { choices } from '../campaigns/campaignWorld';
import { hostileUser } from './hostileWorld';

const own = (id: number) => ({ id, companyId: 1 });

const campaignOf = (text: string, id: number) => hostileRecord(campaignSchema, text, { ...own(id), status: 'INATIVA' });

interface Walked {
  readonly Page: ComponentType;
  readonly routes: FakeRoutes;
  readonly path?: string;
  /** Appears together with the records. */
  readonly sign: () => Promise<unknown>;
}

const walk = (name: string, parts: (texts: readonly string[]) => Walked) => ({
  name,
  show: async (texts: readonly string[]): Promise<void> => {
    const { Page, routes, path, sign } = parts(texts);
    await renderPage(Page, { routes, ...(path && { path }), user: hostileUser(texts[0] ?? '') });
    await sign();
  },
});

const at = (path: string, Page: ComponentType) => () => (
  <Routes>
    <Route path={path} element={<Page />} />
  </Routes>
);
const table = () => screen.findByRole('table');
const nothing = () => undefined;

/** Campaigns with their dialog, settings and report, contact lists, file lists. */
export const MARKETING_SCREENS = [
  walk('campaigns', (texts) => ({
    Page: CampaignsPage,
    routes: { 'GET /campaigns/': { body: { records: texts.map((text, index) => campaignOf(text, index + 1)) } } },
    sign: table,
  })),
  walk('campaign dialog', (texts) => ({
    Page: () => <CampaignDialog campaignId={1} onClose={nothing} />,
    routes: { ...choices, 'GET /campaigns/1': { body: campaignOf(texts.join(' '), 1) } },
    sign: () => screen.findAllByRole('tab'),
  })),
  walk('campaign report', (texts) => ({
    Page: at('/campaign/:campaignId/report', CampaignReportPage),
    path: '/campaign/1/report',
    routes: { 'GET /campaigns/1': { body: campaignOf(texts.join(' '), 1) } },
    sign: () => screen.findByRole('progressbar'),
  })),
  walk('campaign settings', (texts) => ({
    Page: CampaignsConfigPage,
    routes: {
      'GET /campaign-settings': {
        body: [
          { ...own(1), key: 'messageInterval', value: texts[0] },
          { ...own(2), key: 'variables', value: JSON.stringify(texts.map((text) => ({ key: text, value: text }))) },
        ],
      },
    },
    sign: () => screen.findAllByRole('listitem'),
  })),
  walk('contact lists', (texts) => ({
    Page: ContactListsPage,
    routes: {
      'GET /contact-lists/': {
        body: { records: texts.map((text, index) => hostileRecord(contactListSchema, text, own(index + 1))) },
      },
    },
    sign: table,
  })),
  walk('contact list items', (texts) => ({
    Page: at('/contact-lists/:contactListId/contacts', ContactListItemsPage),
    path: '/contact-lists/3/contacts',
    routes: {
      'GET /contact-lists/3': { body: hostileRecord(contactListSchema, texts[0] ?? '', own(3)) },
      'GET /contact-list-items': {
        body: {
          contacts: texts.map((text, index) =>
            hostileRecord(contactListItemSchema, text, { ...own(index + 1), contactListId: 3 }),
          ),
        },
      },
    },
    sign: table,
  })),
  walk('file lists', (texts) => ({
    Page: FilesPage,
    routes: {
      'GET /files/': {
        body: { files: texts.map((text, index) => hostileRecord(fileListSchema, text, own(index + 1))) },
      },
    },
    sign: table,
  })),
  walk('file list dialog', (texts) => ({
    Page: () => <FileListDialog fileListId={1} onClose={nothing} />,
    routes: { 'GET /files/1': { body: hostileRecord(fileListSchema, texts.join(' '), own(1)) } },
    sign: () => screen.findByRole('textbox', { name: 'Nome' }),
  })),
];
