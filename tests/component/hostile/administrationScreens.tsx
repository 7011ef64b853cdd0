import type { ComponentType } from 'react';
import { screen } from '@testing-library/react';
import { companySchema } from '@/protocol/records/companies';
import { planSchema } from '@/protocol/records/plans';
import { tagSchema } from '@/protocol/records/tags';
import { userListItemSchema } from '@/protocol/records/users';
import type { Schema } from '@/protocol/parse';
import { CompaniesTab } from '@/features/settings/companies/CompaniesTab';
import { PlansTab } from '@/features/settings/plans/PlansTab';
import { TagsPage } from '@/features/tags/TagsPage';
import { UsersPage } from '@/features/users/UsersPage';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { hostileRecord } from '@tests/support/hostile/hostileRecords';
import { renderPage } from '@tests/support/rendering/renderPage';
import { hostileUser } from './hostileWorld';

/** One record for each text, with the text in every field. */
const recordsOf = (schema: Schema, texts: readonly string[]): unknown[] =>
  texts.map((text, index) => hostileRecord(schema, text, { id: index + 1, companyId: 1 }));

const table = (name: string, Page: ComponentType, routes: (texts: readonly string[]) => FakeRoutes) => ({
  name,
  show: async (texts: readonly string[]): Promise<void> => {
    await renderPage(Page, { routes: routes(texts), user: hostileUser(texts[0] ?? '') });
    await screen.findByRole('table');
  },
});

/** The tables of tags, users, plans and companies. */
export const ADMINISTRATION_SCREENS = [
  table('tags', TagsPage, (texts) => ({
    'GET /tags': { body: { tags: recordsOf(tagSchema, texts), count: [], hasMore: false } },
  })),
  table('users', UsersPage, (texts) => ({
    'GET /users/': { body: { users: recordsOf(userListItemSchema, texts), count: 0, hasMore: false } },
  })),
  table('plans', PlansTab, (texts) => ({ 'GET /plans/all': { body: recordsOf(planSchema, texts) } })),
  table('companies', CompaniesTab, (texts) => ({ 'GET /companies/list': { body: recordsOf(companySchema, texts) } })),
];
