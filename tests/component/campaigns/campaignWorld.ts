import type { FakeRoutes } from '@tests/support/fakeNetwork';

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

/** What a dialog asks for besides its campaign. */
export const choices: FakeRoutes = {
  'GET /contact-lists/list': { body: [{ id: 3, name: 'Clientes VIP', companyId: 1 }] },
  'GET /whatsapp/': { body: [{ id: 2, name: 'Vendas Online', status: 'CONNECTED' }] },
  'GET /files/': { body: { files: [{ id: 4, name: 'Catálogo', message: 'm' }], count: 1, hasMore: false } },
  'GET /tags': { body: { tags: [{ id: 5, name: 'VIP', color: '#aa0000' }], count: [], hasMore: false } },
  'GET /campaign-settings': {
    body: [{ id: 1, key: 'variables', value: '[{"key":"loja","value":"Casa Aurora"}]', companyId: 1 }],
  },
};
