import { describe, expect, it } from 'vitest';
import type { Api } from '@/api/createApi';
import { apiWith } from '@tests/support/apiWith';

/** Any fields: these calls pass them on as they are, and the screens' own tests say which fields these are. */
const values = { name: 'João & Cia', email: 'a+b@c.co', number: '5511', queueIds: [2], promptId: null };
const fields = values as never;
const id = 7;
const settings = { messageInterval: 0, longerIntervalAfter: 20, greaterInterval: 60, variables: [] };
const place = { ticketId: 7, contactId: 5 };
const hours = [
  { weekday: 'Segunda-feira', weekdayEn: 'monday', startTime: '08:00', endTime: '' },
  { weekday: 'Domingo', weekdayEn: 'sunday', startTime: '', endTime: '' },
];
const tagged = [{ id: 3 }, { id: 4 }];
const chat = { title: 'Equipe', users: [{ id: 5 }] };
const option = { title: 'Sim', message: '', option: '1', queueId: 2, parentId: null };

type Call = (api: Api) => Promise<unknown>;

const SESSION = 'Bearer session';
/** The one of these calls that is made before there is a session. */
const SIGN_UP = 'POST /companies/cadastro';

const sentBy = async (call: string, ask: Call, answer: unknown) => {
  const { api, requests } = apiWith(call.replace(' ', ' /api'), { body: answer }, SESSION);
  const read = await ask(api);
  const sent = requests.map(({ params, data }) => [params, JSON.parse(String(data)) as unknown]);
  return { read, sent, tokens: requests.map(({ headers }) => headers.get('Authorization')) };
};

/** A record with what each area needs at least. */
const record = { id, uuid: 'u-7', name: 'Nome', chatId: 5, key: 'call', value: 'enabled' };

describe('a call that saves a record', () => {
  it.each<[string, string, Call, unknown?]>([
    ['[CALL-07]', 'PUT /settings/call', (api) => api.settings.save('call', 'on'), { key: 'call', value: 'on' }],
    ['[CALL-09]', 'POST /companies', (api) => api.companies.create(fields)],
    ['[CALL-13]', 'PUT /companies/7', (api) => api.companies.update(id, fields), { id, ...values }],
    ['[CALL-15]', 'PUT /companies/7/schedules', (api) => api.companies.saveSchedules(7, hours), { schedules: hours }],
    ['[CALL-16]', 'POST /companies/cadastro', (api) => api.signUp.register(fields)],
    ['[CALL-19]', 'POST /plans', (api) => api.plans.create(fields)],
    ['[CALL-20]', 'PUT /plans/7', (api) => api.plans.update(id, fields), { id, ...values }],
    ['[CALL-26]', 'POST /users', (api) => api.users.create(fields)],
    ['[CALL-27]', 'PUT /users/7', (api) => api.users.update(id, fields)],
    ['[CALL-32]', 'POST /tickets', (api) => api.tickets.create(fields), { ...values, status: 'open' }],
    ['[CALL-33]', 'PUT /tickets/7', (api) => api.tickets.update(id, fields)],
    ['[CALL-43]', 'POST /ticket-notes', (api) => api.ticketNotes.create(place, 'Oi'), { note: 'Oi', ...place }],
    ['[CALL-50]', 'POST /contacts', (api) => api.contacts.create(fields)],
    ['[CALL-51]', 'PUT /contacts/7', (api) => api.contacts.update(id, fields)],
    ['[CALL-57]', 'POST /whatsapp', (api) => api.whatsappConnections.create(fields)],
    ['[CALL-58]', 'PUT /whatsapp/7', (api) => api.whatsappConnections.update(id, fields)],
    ['[CALL-69]', 'POST /quick-messages', (api) => api.quickMessages.create(fields)],
    ['[CALL-70]', 'PUT /quick-messages/7', (api) => api.quickMessages.update(id, fields)],
    ['[CALL-78]', 'POST /tags', (api) => api.tags.create(fields)],
    ['[CALL-78]', 'POST /tags', (api) => api.tags.createNamed('VIP'), { name: 'VIP' }],
    ['[CALL-79]', 'PUT /tags/7', (api) => api.tags.update(id, fields)],
    ['[CALL-82]', 'POST /schedules', (api) => api.schedules.create(fields)],
    ['[CALL-84]', 'PUT /schedules/7', (api) => api.schedules.update(id, fields)],
    ['[CALL-90]', 'POST /campaigns', (api) => api.campaigns.create(fields)],
    ['[CALL-91]', 'PUT /campaigns/7', (api) => api.campaigns.update(id, fields)],
    ['[CALL-103]', 'POST /contact-lists', (api) => api.contactLists.create('Maio'), { name: 'Maio' }],
    ['[CALL-104]', 'PUT /contact-lists/7', (api) => api.contactLists.update(id, 'Maio'), { name: 'Maio' }],
    ['[CALL-109]', 'POST /contact-list-items', (api) => api.contactListItems.create(fields)],
    ['[CALL-110]', 'PUT /contact-list-items/7', (api) => api.contactListItems.update(id, fields)],
    ['[CALL-114]', 'POST /files', (api) => api.fileLists.create(fields)],
    ['[CALL-115]', 'PUT /files/7', (api) => api.fileLists.update(id, fields)],
    ['[CALL-120]', 'POST /announcements', (api) => api.announcements.create(fields)],
    ['[CALL-121]', 'PUT /announcements/7', (api) => api.announcements.update(id, fields)],
    ['[CALL-126]', 'POST /chats', (api) => api.chats.create(chat), chat],
    ['[CALL-127]', 'PUT /chats/7', (api) => api.chats.update(id, chat), chat],
    ['[CALL-130]', 'POST /chats/5/messages', (api) => api.chats.send(5, 'Oi'), { message: 'Oi' }],
    ['[CALL-131]', 'POST /chats/7/read', (api) => api.chats.markRead(id, 10), { userId: 10 }],
    ['[CALL-134]', 'POST /prompt', (api) => api.prompts.create(fields)],
    ['[CALL-135]', 'PUT /prompt/7', (api) => api.prompts.update(id, fields), { id, ...values }],
    ['[CALL-139]', 'POST /queueIntegration', (api) => api.queueIntegrations.create(fields)],
    ['[CALL-140]', 'PUT /queueIntegration/7', (api) => api.queueIntegrations.update(id, fields)],
    ['[CALL-145]', 'POST /queue', (api) => api.queues.create(fields)],
    ['[CALL-146]', 'PUT /queue/7', (api) => api.queues.update(id, fields)],
    ['[CALL-149]', 'POST /queue-options', (api) => api.queueOptions.create(option), option],
    ['[CALL-150]', 'PUT /queue-options/7', (api) => api.queueOptions.update(id, option), option],
    ['[CALL-154]', 'POST /helps', (api) => api.helps.create(fields)],
    ['[CALL-155]', 'PUT /helps/7', (api) => api.helps.update(id, fields)],
  ])('%s is %s, with this body and no parameters, and answers the record', async (_, call, ask, body = fields) => {
    const { read, sent, tokens } = await sentBy(call, ask, record);
    expect(read).toMatchObject({ id });
    expect(sent).toEqual([[undefined, body]]);
    expect(tokens).toEqual([call === SIGN_UP ? undefined : SESSION]);
    // A server may also answer with nothing. A page of its proxy says nothing about what was saved.
    expect((await sentBy(call, ask, '')).read).toBeNull();
    await expect(sentBy(call, ask, '<html>')).rejects.toMatchObject({ name: 'ApiError', status: null });
  });

  it('[CALL-98] is POST /campaign-settings, with the settings as an object, and answers what was saved', async () => {
    const rows = [{ id, key: 'variables', value: '[]' }];
    const save: Call = (api) => api.campaigns.saveSettings(settings);
    const { read, sent, tokens } = await sentBy('POST /campaign-settings', save, rows);
    expect(read).toEqual(rows);
    expect([sent, tokens]).toEqual([[[undefined, { settings }]], [SESSION]]);
  });

  it('[CALL-158] is POST /subscription, and answers the code and the amount', async () => {
    const charge = { valor: { original: '49.90' }, qrcode: { qrcode: '00020126' } };
    const { read, sent } = await sentBy('POST /subscription', (api) => api.invoices.pay(fields), charge);
    expect(read).toEqual(charge);
    expect(sent).toEqual([[undefined, fields]]);
  });
});

describe('a call whose answer says nothing', () => {
  it.each<[string, string, Call, unknown?]>([
    ['[CALL-39]', 'POST /tags/sync', (api) => api.tags.syncTicket(7, [3, 4]), { ticketId: 7, tags: tagged }],
    ['[CALL-39]', 'POST /tags/sync', (api) => api.tags.syncTicket(7, []), { ticketId: 7, tags: [] }],
    ['[CALL-45]', 'POST /notifications', (api) => api.schedules.notify(fields)],
    ['[CALL-54]', 'POST /contact-tags/sync', (api) => api.contacts.syncTags(5, [3, 4]), { contactId: 5, tags: tagged }],
    [
      '[CALL-99]',
      'POST /campaign-settings-initial/7',
      (api) => api.companies.initCampaigns(7),
      { settings: { ...settings, messageInterval: 20 } },
    ],
    ['[CALL-142]', 'POST /queueIntegration/testSession', (api) => api.queueIntegrations.test(fields)],
  ])('%s is %s, with this body and no parameters', async (_, call, ask, body = fields) => {
    for (const answer of ['', { message: 'ok' }, { id: 7, tags: [] }]) {
      const { read, sent, tokens } = await sentBy(call, ask, answer);
      expect(read).toBeNull();
      expect([sent, tokens]).toEqual([[[undefined, body]], [SESSION]]);
    }
  });
});
