import { fireEvent, screen } from '@testing-library/react';
import { CampaignsPage } from '@/features/campaigns/CampaignsPage';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aUser } from '@tests/support/records';
import { renderPage } from '@tests/support/rendering/renderPage';

/** A campaign that can still be changed, as the list shows it. */
export const natal = {
  id: 1,
  name: 'Campanha Natal',
  status: 'INATIVA',
  message1: 'Oi {nome}',
  message2: null,
  message3: null,
  message4: null,
  message5: null,
  confirmation: false,
  scheduledAt: null,
  completedAt: null,
  contactListId: 3,
  whatsappId: 2,
  fileListId: null,
  tagId: null,
  mediaPath: null,
  mediaName: null,
  companyId: 1,
  contactList: { id: 3, name: 'Clientes VIP' },
  whatsapp: { id: 2, name: 'Vendas Online' },
};

export const pageOf = (...records: readonly object[]) => ({ body: { records, count: records.length, hasMore: false } });

/** What a dialog requests besides its campaign. */
export const choices: FakeRoutes = {
  'GET /contact-lists/list': { body: [{ id: 3, name: 'Clientes VIP', companyId: 1 }] },
  // By the time it is sent, the connection may be there.
  'GET /whatsapp/': { body: [{ id: 2, name: 'Vendas Online', status: 'DISCONNECTED' }] },
  'GET /files/': { body: { files: [{ id: 4, name: 'Catálogo', message: 'm' }], count: 1, hasMore: false } },
  'GET /tags': { body: { tags: [{ id: 5, name: 'VIP', color: '#aa0000' }], count: [], hasMore: false } },
  'GET /campaign-settings': {
    body: [{ id: 1, key: 'variables', value: '[{"key":"loja","value":"Casa Aurora"}]', companyId: 1 }],
  },
};

export const NOW = new Date(2026, 10, 21, 14, 5);
export const HOUR = 3_600_000;
export const inMs = (ms: number) => new Date(NOW.getTime() + ms).toISOString();

export const openNew = async (routes: FakeRoutes = {}, companyId = 1) => {
  const app = await renderPage(CampaignsPage, {
    routes: { 'GET /campaigns/': pageOf(), ...choices, ...routes },
    user: aUser({ profile: 'admin', companyId }),
  });
  await app.user.click(screen.getAllByRole('button', { name: 'Nova campanha' })[0]!);
  await screen.findByLabelText('Nome');
  return app;
};
export const renderStored = (facts: object, routes: FakeRoutes = {}) => {
  const stored = { ...natal, ...facts };
  return renderPage(CampaignsPage, {
    routes: { 'GET /campaigns/': pageOf(stored), 'GET /campaigns/1': { body: stored }, ...choices, ...routes },
  });
};
export const openStored = async (facts: object = {}, routes: FakeRoutes = {}) => {
  const app = await renderStored(facts, routes);
  await app.user.click(screen.getByRole('button', { name: /^(Editar|Ver) Campanha Natal$/ }));
  await screen.findByText('Msg. 1');
  return app;
};
// By label and text: a search by role takes seconds in such a large form.
export const save = () => screen.queryByText('Salvar', { selector: 'button *' })?.closest('button') ?? null;
export const write = (label: string, text: string, place = 0) =>
  fireEvent.change(screen.getAllByLabelText(label)[place]!, { target: { value: text } });
export const when = (text: string) =>
  fireEvent.change(screen.getByLabelText('Agendada para'), { target: { value: text } });
export const answered = (facts: object): FakeAnswer => ({ body: { ...natal, ...facts } });
