import { describe, expect, it } from 'vitest';
import type { Api } from '@/api/createApi';
import { ANSWER_TIMEOUT_MS } from '@/api/http';
import { apiWith } from '@tests/support/apiWith';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';

/** A record with what each area needs at least. */
const record = {
  id: 7,
  uuid: 'u-7',
  name: 'Nome',
  title: 'Título',
  email: 'a@b.co',
  number: '5511',
  color: '#111111',
  shortcode: 'ola',
  message: 'Olá',
  body: 'Olá',
  text: 'Olá',
  type: 'n8n',
  status: 'open',
  value: 1,
};

type Call = (api: Api) => Promise<unknown>;

const SESSION = 'Bearer session';
/** The calls that carry another token than that of the session, or none. */
const OTHER_TOKENS: Record<string, string> = { 'GET /plans/list': '', 'POST /api/messages/send': 'Bearer t0k' };

/** An API with the route of a call, during a session, and what is sent over it: token, parameters and body. */
const open = (call: string, answer: FakeAnswer) => {
  const { api, requests } = apiWith(call.replace(' ', ' /api'), answer, SESSION);
  const sent = () => requests.map(({ params, data, headers }) => [headers.get('Authorization') ?? '', params, data]);
  return { api, requests, sent, token: OTHER_TOKENS[call] ?? SESSION };
};

describe('a call for one record', () => {
  it.each<[string, string, Call, query?: object]>([
    ['[CALL-04]', 'GET /auth/me', (api) => api.auth.me()],
    ['[CALL-08]', 'GET /companies/listPlan/7', (api) => api.companies.plan(7)],
    ['[CALL-12]', 'GET /companies/7', (api) => api.companies.show(7)],
    ['[CALL-21]', 'GET /plans/7', (api) => api.plans.show(7)],
    ['[CALL-25]', 'GET /users/7', (api) => api.users.show(7)],
    ['[CALL-30]', 'GET /tickets/7', (api) => api.tickets.show(7)],
    ['[CALL-31]', 'GET /tickets/u/u-7', (api) => api.tickets.showByUuid('u-7')],
    ['[CALL-31]', 'GET /tickets/u/u%2F7', (api) => api.tickets.showByUuid('u/7')],
    ['[CALL-48]', 'GET /contacts/7', (api) => api.contacts.show(7)],
    ['[CALL-55] [CALL-56]', 'GET /whatsapp/7', (api) => api.whatsappConnections.show(7), { session: 0 }],
    ['[CALL-68]', 'GET /quick-messages/7', (api) => api.quickMessages.show(7)],
    ['[CALL-77]', 'GET /tags/7', (api) => api.tags.show(7)],
    ['[CALL-83]', 'GET /schedules/7', (api) => api.schedules.show(7)],
    ['[CALL-89]', 'GET /campaigns/7', (api) => api.campaigns.show(7)],
    ['[CALL-102]', 'GET /contact-lists/7', (api) => api.contactLists.show(7)],
    ['[CALL-108]', 'GET /contact-list-items/7', (api) => api.contactListItems.show(7)],
    ['[CALL-113]', 'GET /files/7', (api) => api.fileLists.show(7)],
    ['[CALL-119]', 'GET /announcements/7', (api) => api.announcements.show(7)],
    ['[CALL-133]', 'GET /prompt/7', (api) => api.prompts.show(7)],
    ['[CALL-138]', 'GET /queueIntegration/7', (api) => api.queueIntegrations.show(7)],
    ['[CALL-144]', 'GET /queue/7', (api) => api.queues.show(7)],
  ])('%s is %s, with the token and without a body, and answers the record', async (_, call, ask, query) => {
    const { api, sent, token } = open(call, { body: record });
    expect(await ask(api)).toMatchObject({ id: 7 });
    expect(sent()).toEqual([[token, query, undefined]]);
  });

  it('[CALL-08] answers the plan of the company with each of its flags as the server sends it', async () => {
    const flags = {
      useKanban: true,
      useSchedules: false,
      useCampaigns: true,
      useIntegrations: false,
      useInternalChat: true,
      useExternalApi: false,
      useOpenAi: true,
    };
    const opposite = Object.fromEntries(Object.entries(flags).map(([name, on]) => [name, !on]));
    for (const plan of [flags, opposite]) {
      const body = { ...record, plan: { id: 3, name: 'Básico', users: 2, connections: 1, queues: 4, ...plan } };
      const { api } = apiWith('GET /api/companies/listPlan/7', { body });
      expect(await api.companies.plan(7)).toMatchObject({ id: 7, plan: body.plan });
    }
  });
});

describe('a call for a list', () => {
  const page = { searchParam: 'bia', pageNumber: 2 };
  const days = { initialDate: '2026-11-01', finalDate: '2026-11-21', companyId: 3 };
  const place = { ticketId: 7, contactId: 5 };
  const searched = { ...page, date: '2026-11-21' };
  const between = { pageNumber: 2, dateStart: '2026-11-01', dateEnd: '2026-11-21' };

  it.each<[string, string, Call, query: object | undefined, names?: readonly string[], row?: object]>([
    [
      '[CALL-06]',
      'GET /settings/',
      (api) => api.settings.list(),
      undefined,
      ['settings'],
      { key: 'call', value: 'on' },
    ],
    ['[CALL-11]', 'GET /companies/list', (api) => api.companies.list(), undefined, ['companies']],
    ['[CALL-17]', 'GET /plans/list', (api) => api.signUp.plans(), undefined, ['plans']],
    ['[CALL-18]', 'GET /plans/all', (api) => api.plans.all(), undefined, ['plans']],
    ['[CALL-24]', 'GET /users/list', (api) => api.users.list(3), { companyId: 3 }, ['users']],
    ['[CALL-42]', 'GET /ticket-notes/list', (api) => api.ticketNotes.list(place), place, ['ticketNotes']],
    ['[CALL-47]', 'GET /contacts/list', (api) => api.contacts.list(3), { companyId: 3 }, ['contacts']],
    ['[CALL-49]', 'GET /contacts-extrainfo/5', (api) => api.contacts.extraInfo(5), undefined, ['extraInfo']],
    [
      '[CALL-55]',
      'GET /whatsapp/',
      (api) => api.whatsappConnections.list(3),
      { session: 0, companyId: 3 },
      ['whatsapps'],
    ],
    [
      '[CALL-64]',
      'GET /dashboard/ticketsUsers',
      (api) => api.dashboard.ticketsOfUsers(days),
      days,
      ['data'],
      { nome: 'Bia', quantidade: 4 },
    ],
    [
      '[CALL-65]',
      'GET /dashboard/ticketsDay',
      (api) => api.dashboard.ticketsOfDays(days),
      days,
      ['data'],
      { data: '21/11/2026', total: 4 },
    ],
    [
      '[CALL-65]',
      'GET /dashboard/ticketsDay',
      (api) => api.dashboard.ticketsOfDays(days),
      days,
      ['data'],
      { horario: 9, total: 4 },
    ],
    [
      '[CALL-67]',
      'GET /quick-messages/list',
      (api) => api.quickMessages.list(3, 10),
      { companyId: 3, userId: 10 },
      ['records'],
    ],
    ['[CALL-75]', 'GET /tags/list', (api) => api.tags.list(), undefined, ['tags']],
    ['[CALL-76]', 'GET /tags/kanban', (api) => api.kanban.columns(), undefined, ['lista', 'tags']],
    [
      '[CALL-97]',
      'GET /campaign-settings',
      (api) => api.campaigns.settings(),
      undefined,
      [],
      { key: 'variables', value: '[]' },
    ],
    ['[CALL-101]', 'GET /contact-lists/list', (api) => api.contactLists.list(3), { companyId: 3 }, ['records']],
    ['[CALL-143]', 'GET /queue', (api) => api.queues.list(), undefined, ['queues']],
    [
      '[CALL-148]',
      'GET /queue-options',
      (api) => api.queueOptions.list({ queueId: 2, parentId: null }),
      { queueId: 2, parentId: -1 },
      ['queueOptions'],
    ],
    [
      '[CALL-148]',
      'GET /queue-options',
      (api) => api.queueOptions.list({ queueId: 2, parentId: 5 }),
      { queueId: 2, parentId: 5 },
    ],
    ['[CALL-153]', 'GET /helps/list', (api) => api.helps.list(), undefined, ['helps', 'records']],
  ])('%s is %s, without a body, and answers its rows, plain or named', async (_, call, ask, query, names = [], row) => {
    const rows = [{ ...record, ...row }];
    for (const body of [rows, ...names.map((name) => ({ [name]: rows, count: 1 }))]) {
      const { api, sent, token } = open(call, { body });
      expect(await ask(api)).toMatchObject([row ?? { id: 7 }]);
      expect(sent()).toEqual([[token, query, undefined]]);
    }
    expect(await ask(open(call, { body: '' }).api)).toEqual([]);
  });

  it.each<[string, string, Call, query: object, name: string]>([
    ['[CALL-10]', 'GET /companies', (api) => api.companies.page(page), page, 'companies'],
    ['[CALL-23]', 'GET /users/', (api) => api.users.page(page), page, 'users'],
    [
      '[CALL-29]',
      'GET /tickets',
      (api) => api.tickets.page({ ...page, queueIds: [] }),
      { ...page, queueIds: '[]' },
      'tickets',
    ],
    [
      '[CALL-35]',
      'GET /ticket/kanban',
      (api) => api.kanban.tickets({ queueIds: [1, 2], showAll: false }),
      { queueIds: '[1,2]', showAll: 'false' },
      'tickets',
    ],
    [
      '[CALL-35]',
      'GET /ticket/kanban',
      (api) => api.kanban.tickets({ queueIds: [], showAll: true, pageNumber: 2 }),
      { queueIds: '[]', showAll: 'true', pageNumber: 2 },
      'tickets',
    ],
    ['[CALL-46]', 'GET /contacts', (api) => api.contacts.page(searched), searched, 'contacts'],
    [
      '[CONT-05] [CALL-46]',
      'GET /contacts',
      (api) => api.contacts.page({ ...between, date: '2026-11-20', tagIds: [3, 4] }),
      { ...between, date: '2026-11-20', searchTags: '[3,4]' },
      'contacts',
    ],
    [
      '[CALL-66]',
      'GET /quick-messages',
      (api) => api.quickMessages.page({ ...page, userId: 10 }),
      { ...page, userId: 10 },
      'records',
    ],
    ['[CALL-74]', 'GET /tags', (api) => api.tags.page(page), page, 'tags'],
    ['[CALL-74]', 'GET /tags', (api) => api.tags.ofCompany(3), { companyId: 3 }, 'tags'],
    ['[CALL-81]', 'GET /schedules/', (api) => api.schedules.page(page), page, 'schedules'],
    ['[CALL-88]', 'GET /campaigns/', (api) => api.campaigns.page(page), page, 'records'],
    ['[CALL-100]', 'GET /contact-lists/', (api) => api.contactLists.page(page), page, 'records'],
    [
      '[CALL-107]',
      'GET /contact-list-items',
      (api) => api.contactListItems.page({ ...page, contactListId: 4 }),
      { ...page, contactListId: 4 },
      'contacts',
    ],
    [
      '[CALL-107]',
      'GET /contact-list-items',
      (api) => api.contactListItems.page({ ...page, contactListId: 4 }),
      { ...page, contactListId: 4 },
      'contactListItems',
    ],
    ['[CALL-112]', 'GET /files/', (api) => api.fileLists.page(page), page, 'files'],
    ['[CALL-112]', 'GET /files/', (api) => api.fileLists.list(3, 1), { companyId: 3 }, 'files'],
    ['[CALL-112]', 'GET /files/', (api) => api.fileLists.list(3, 2), { companyId: 3, pageNumber: 2 }, 'files'],
    ['[CALL-118]', 'GET /announcements/', (api) => api.announcements.page(page), page, 'records'],
    ['[CALL-125]', 'GET /chats/', (api) => api.chats.page(page), page, 'chats'],
    ['[CALL-129]', 'GET /chats/5/messages', (api) => api.chats.messages(5, 2), { pageNumber: 2 }, 'messages'],
    ['[CALL-132]', 'GET /prompt', (api) => api.prompts.page(page), page, 'prompts'],
    ['[CALL-137]', 'GET /queueIntegration', (api) => api.queueIntegrations.page(page), page, 'queueIntegrations'],
    ['[CALL-152]', 'GET /helps', (api) => api.helps.page(page), page, 'helps'],
    ['[CALL-157]', 'GET /invoices/all', (api) => api.invoices.all(page), page, 'invoices'],
  ])('[LIST-04] %s is %s, without a body, and answers a page, plain or named', async (_, call, ask, query, name) => {
    const rows = [{ ...record, chatId: 5 }, { name: 'without an id' }];
    const records = [{ id: 7 }];
    for (const [body, read] of [
      [
        { [name]: rows, count: '41', hasMore: true },
        { records, count: 41, hasMore: true },
      ],
      [
        { records: rows, count: 41, hasMore: false },
        { records, count: 41, hasMore: false },
      ],
      [
        { [name]: rows, count: [{}, {}, {}] },
        { records, count: 3, hasMore: false },
      ],
      [rows, { records, count: 2, hasMore: false }],
      ['', { records: [], hasMore: false }],
    ]) {
      const { api, sent, token } = open(call, { body });
      expect(await ask(api)).toMatchObject(read as object);
      expect(sent()).toEqual([[token, query, undefined]]);
    }
  });
});

describe('a call that names what it acts on in its path alone', () => {
  it.each<[string, string, Call]>([
    ['[CALL-14]', 'DELETE /companies/7', (api) => api.companies.remove(7)],
    ['[CALL-22]', 'DELETE /plans/7', (api) => api.plans.remove(7)],
    ['[CALL-28]', 'DELETE /users/7', (api) => api.users.remove(7)],
    ['[CALL-34]', 'DELETE /tickets/7', (api) => api.tickets.remove(7)],
    ['[CALL-38]', 'DELETE /messages/3EB0%2F7', (api) => api.messages.remove('3EB0/7')],
    ['[CALL-40]', 'DELETE /ticket-tags/7', (api) => api.tickets.removeTags(7)],
    ['[CALL-41]', 'PUT /ticket-tags/7/5', (api) => api.tickets.addTag(7, 5)],
    ['[CALL-44]', 'DELETE /ticket-notes/7', (api) => api.ticketNotes.remove(7)],
    ['[CALL-52]', 'DELETE /contacts/7', (api) => api.contacts.remove(7)],
    ['[CALL-59]', 'DELETE /whatsapp/7', (api) => api.whatsappConnections.remove(7)],
    ['[CALL-60]', 'POST /whatsappsession/7', (api) => api.whatsappConnections.startSession(7)],
    ['[CALL-61]', 'PUT /whatsappsession/7', (api) => api.whatsappConnections.newQrCode(7)],
    ['[CALL-62]', 'DELETE /whatsappsession/7', (api) => api.whatsappConnections.disconnect(7)],
    ['[CALL-71]', 'DELETE /quick-messages/7', (api) => api.quickMessages.remove(7)],
    ['[CALL-73]', 'DELETE /quick-messages/7/media-upload', (api) => api.quickMessages.removeMedia(7)],
    ['[CALL-80]', 'DELETE /tags/7', (api) => api.tags.remove(7)],
    ['[CALL-85]', 'DELETE /schedules/7', (api) => api.schedules.remove(7)],
    ['[CALL-87]', 'DELETE /schedules/7/media-upload', (api) => api.schedules.removeMedia(7)],
    ['[CALL-92]', 'DELETE /campaigns/7', (api) => api.campaigns.remove(7)],
    ['[CALL-93]', 'POST /campaigns/7/cancel', (api) => api.campaigns.cancel(7)],
    ['[CALL-94]', 'POST /campaigns/7/restart', (api) => api.campaigns.restart(7)],
    ['[CALL-96]', 'DELETE /campaigns/7/media-upload', (api) => api.campaigns.removeMedia(7)],
    ['[CALL-105]', 'DELETE /contact-lists/7', (api) => api.contactLists.remove(7)],
    ['[CALL-111]', 'DELETE /contact-list-items/7', (api) => api.contactListItems.remove(7)],
    ['[CALL-116]', 'DELETE /files/7', (api) => api.fileLists.remove(7)],
    ['[CALL-122]', 'DELETE /announcements/7', (api) => api.announcements.remove(7)],
    ['[CALL-124]', 'DELETE /announcements/7/media-upload', (api) => api.announcements.removeMedia(7)],
    ['[CALL-128]', 'DELETE /chats/7', (api) => api.chats.remove(7)],
    ['[CALL-141]', 'DELETE /queueIntegration/7', (api) => api.queueIntegrations.remove(7)],
    ['[CALL-147]', 'DELETE /queue/7', (api) => api.queues.remove(7)],
    ['[CALL-151]', 'DELETE /queue-options/7', (api) => api.queueOptions.remove(7)],
    ['[CALL-156]', 'DELETE /helps/7', (api) => api.helps.remove(7)],
  ])('%s is %s, without parameters and body, and takes any answer for none', async (_, call, ask) => {
    for (const answer of [{ body: '' }, { status: 204, body: '' }, { body: { message: 'ok' } }]) {
      const { api, sent, token } = open(call, answer);
      expect(await ask(api)).toBeNull();
      expect(sent()).toEqual([[token, undefined, undefined]]);
    }
  });

  it('[CALL-136] is DELETE /prompt/7, and answers the sentence of the server', async () => {
    for (const word of ['message', 'mensagem']) {
      const { api, sent, token } = open('DELETE /prompt/7', { body: { [word]: 'Prompt deleted' } });
      expect(await api.prompts.remove(7)).toBe('Prompt deleted');
      expect(sent()).toEqual([[token, undefined, undefined]]);
    }
  });
});

describe('a call that uploads a file', () => {
  const file = new File(['x'], 'lista de maio.png', { type: 'image/png' });

  it.each<[string, string, Call, parts?: readonly [string, string][]]>([
    ['[CALL-53]', 'POST /contacts/import', (api) => api.contacts.importFile(file)],
    [
      '[CALL-72]',
      'POST /quick-messages/7/media-upload',
      (api) => api.quickMessages.uploadMedia(7, file),
      [
        ['typeArch', 'quickMessage'],
        ['file', 'lista_de_maio.png'],
      ],
    ],
    ['[CALL-86]', 'POST /schedules/7/media-upload', (api) => api.schedules.uploadMedia(7, file)],
    ['[CALL-95]', 'POST /campaigns/7/media-upload', (api) => api.campaigns.uploadMedia(7, file)],
    ['[CALL-106]', 'POST /contact-lists/7/upload', (api) => api.contactLists.upload(7, file)],
    [
      '[CALL-117]',
      'POST /files/uploadList/7',
      (api) => api.fileLists.upload({ fileListId: 7, optionId: 3, name: 'Preços', file, mediaType: 'image/webp' }),
      [
        ['fileId', '7'],
        ['typeArch', 'fileList'],
        ['mediaType', 'image/webp'],
        ['name', 'Preços'],
        ['id', '3'],
        ['files', file.name],
      ],
    ],
    ['[CALL-123]', 'POST /announcements/7/media-upload', (api) => api.announcements.uploadMedia(7, file)],
    [
      '[CALL-37]',
      'POST /messages/5',
      (api) =>
        api.messages.sendFile(
          5,
          { file, name: 'foto.png', caption: 'Veja' },
          { signal: new AbortController().signal, onProgress() {} },
        ),
      [
        ['fromMe', 'true'],
        ['body', 'Veja'],
        ['medias', 'foto.png'],
      ],
    ],
    [
      '[CALL-159]',
      'POST /api/messages/send',
      (api) => api.messages.sendExternally('t0k', { number: '5511', body: 'Oi', files: [file, file] }),
      [
        ['number', '5511'],
        ['body', 'Oi'],
        ['medias', file.name],
        ['medias', file.name],
      ],
    ],
  ])('%s is %s, with these parts in this order and no others', async (_, call, ask, parts = [['file', file.name]]) => {
    const { api, requests, token } = open(call, { body: [] });
    await ask(api);
    const sent = requests.map(({ params, data, headers }) => [
      headers.get('Authorization'),
      params,
      [...(data as FormData)].map(([name, part]) => [name, typeof part === 'string' ? part : part.name]),
    ]);
    expect(sent).toEqual([[token, undefined, parts]]);
    const uploaded = [...(requests[0]!.data as FormData).values()].filter((part) => part instanceof File);
    const content = await Promise.all(uploaded.map(async (part) => [part.type, await part.text()]));
    expect(content).toEqual(parts.slice(-uploaded.length).map(() => ['image/png', 'x']));
    // A large file takes longer than a usual answer.
    expect(requests[0]?.timeout).not.toBe(ANSWER_TIMEOUT_MS);
  });
});
