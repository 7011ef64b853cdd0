import { describe, expect, it } from 'vitest';
import type { Schedule } from '@/protocol/records/schedules';
import { announcements } from '@/entities/company/announcements/announcements';
import { companies } from '@/entities/company/companies/companies';
import { contactListItems, contactLists } from '@/entities/company/contactLists/contactLists';
import { contacts } from '@/entities/company/contacts/contacts';
import { fileLists } from '@/entities/company/fileLists/fileLists';
import { helps } from '@/entities/company/helps/helps';
import { findOldestUnpaid, invoices, payInvoice } from '@/entities/company/invoices/invoices';
import { plans } from '@/entities/company/plans/plans';
import { listPrompts, prompts, removePrompt } from '@/entities/company/prompts/prompts';
import { queueIntegrations } from '@/entities/company/queueIntegrations/queueIntegrations';
import {
  ensureQueues,
  loadAutomations,
  loadOptions,
  queues,
  removeOption,
  saveOption,
  selectQueues,
} from '@/entities/company/queues/queues';
import {
  loadQuickMessages,
  quickMessages,
  removeQuickMessageFile,
  selectQuickMessagesStatus,
  selectQuickMessages,
} from '@/entities/company/quickMessages/quickMessages';
import {
  removeSchedule,
  removeScheduleFile,
  schedules,
  sendScheduleNotice,
} from '@/entities/company/schedules/schedules';
import { loadHours, saveSetting } from '@/entities/company/settings/settings';
import { tags } from '@/entities/company/tags/tags';
import { users } from '@/entities/company/users/users';
import { sessionEnded } from '@/entities/session/sessionActions';
import { serverEvents, serverEventsReceived } from '@/realtime/serverEvents';
import { eventually } from '@tests/support/eventually';
import { signedInStore } from '@tests/support/createTestStore';
import { createRecordedRoute } from '@tests/support/requestRecorder';

/** The areas that change their records by three calls below one path. */
const AREAS = [
  ['[CALL-120] [CALL-121] [CALL-122] announcements', announcements, '/announcements'],
  ['[CLIST-03] [CALL-103] [CALL-104] [CALL-105] contact lists', contactLists, '/contact-lists'],
  ['[CLIST-05] [CALL-109] [CALL-110] [CALL-111] items of contact lists', contactListItems, '/contact-list-items'],
  ['[FILE-06] [FILE-08] [CALL-114] [CALL-115] [CALL-116] file lists', fileLists, '/files'],
  ['[CALL-154] [CALL-155] [CALL-156] help videos', helps, '/helps'],
  ['[PLAN-02] [CALL-19] [CALL-20] [CALL-22] plans', plans, '/plans'],
  ['[QINT-11] [CALL-139] [CALL-140] [CALL-141] integrations', queueIntegrations, '/queueIntegration'],
  ['[CALL-145] [CALL-146] [CALL-147] queues', queues, '/queue'],
  ['[QMSG-11] [CALL-69] [CALL-70] [CALL-71] quick replies', quickMessages, '/quick-messages'],
  ['[CALL-78] [CALL-79] [CALL-80] tags', tags, '/tags'],
  ['[USER-03] [CALL-26] [CALL-27] [CALL-28] users', users, '/users'],
] as const;

describe('an area of records', () => {
  it.each(AREAS)('%s are created, changed and removed by calls of their own', async (_, area, path) => {
    const named = (name: string) => ({ id: 5, name, title: name, shortcode: name, number: '1', email: 'a@b.c' });
    const app = signedInStore({
      [`POST ${path}`]: { body: named('Um') },
      [`PUT ${path}/5`]: { body: named('Dois') },
      [`DELETE ${path}/5`]: createRecordedRoute({ status: 500, body: {} }, { body: {} }).route,
    });
    const known = () => area.selectTable(app.store.getState())[5];
    // The thunks of all areas are alike except for the type of their fields.
    const { save, remove, received } = area as unknown as typeof tags;
    const other = { ...named('Outro'), id: 6 } as never;
    app.store.dispatch(received(other));
    const fields = { name: 'Um' } as Parameters<typeof save>[0]['fields'];
    await app.store.dispatch(save({ id: null, fields })).unwrap();
    expect(Object.values(known() ?? {})).toContain('Um');
    await app.store.dispatch(save({ id: 5, fields })).unwrap();
    await app.store.dispatch(remove(5));
    expect(Object.values(known() ?? {})).toContain('Dois');
    await app.store.dispatch(remove(5)).unwrap();
    expect(area.selectTable(app.store.getState())).toEqual({ 6: other });
    const changes = app.calls.filter((call) => !call.startsWith('GET '));
    expect(changes).toEqual([`POST ${path}`, `PUT ${path}/5`, `DELETE ${path}/5`, `DELETE ${path}/5`]);
  });

  it.each([
    ['contacts', contacts, { id: 5, name: 'Bia', number: '5511' }, ['bia', '5511'], 'zzz'],
    ['contact lists', contactLists, { id: 5, name: 'Bia' }, ['bia'], 'zzz'],
    ['items of contact lists', contactListItems, { id: 5, name: 'Bia', number: '5511' }, ['bia', '5511'], 'zzz'],
    ['file lists', fileLists, { id: 5, name: 'Bia', message: 'x' }, ['bia'], 'x'],
    ['help videos', helps, { id: 5, title: 'Bia' }, ['bia'], 'zzz'],
    ['integrations', queueIntegrations, { id: 5, name: 'Bia' }, ['bia'], 'zzz'],
    ['plans', plans, { id: 5, name: 'Bia' }, ['bia'], 'zzz'],
    ['queues', queues, { id: 5, name: 'Bia', color: '' }, ['bia'], 'zzz'],
    ['quick replies', quickMessages, { id: 5, shortcode: 'bia', message: 'x', geral: true }, ['bia'], 'x'],
    ['prompts', prompts, { id: 5, name: 'Bia' }, ['bia'], 'zzz'],
    [
      'schedules',
      schedules,
      { id: 5, title: 'Lembrete', body: 'Oi', contact: { id: 1, name: 'Bia' } },
      ['bia', 'lembrete', 'oi'],
      'zzz',
    ],
    ['tags', tags, { id: 5, name: 'Bia', color: '' }, ['bia'], 'zzz'],
    ['users', users, { id: 5, name: 'Bia', email: 'b@c.d' }, ['bia', 'b@c'], 'zzz'],
    ['announcements', announcements, { id: 5, title: 'Bia', text: 'x' }, ['bia'], 'x'],
  ] as const)('of %s finds a record by its words', (_, area, record, found, missed) => {
    const matches = area.matches as (record: unknown, query: unknown) => boolean;
    for (const searchParam of [...found, '']) expect(matches(record, { searchParam, tagIds: [] })).toBe(true);
    expect(matches(record, { searchParam: missed, tagIds: [] })).toBe(false);
  });
});

describe('queues', () => {
  const queue = (id: number, orderQueue: number | null) => ({ id, name: `Fila ${id}`, color: '#000000', orderQueue });

  it('[QUEUE-02] [CALL-143] are in the order of the menu, then by age, and lists that need them at once share a call', async () => {
    const list = createRecordedRoute({ body: [queue(4, null), queue(3, 2), queue(2, 2), queue(1, null)] });
    const app = signedInStore({ 'GET /queue': list.route });
    const before = list.asked.length;
    await Promise.all([
      ensureQueues(app.store.dispatch, app.store.getState),
      ensureQueues(app.store.dispatch, app.store.getState),
    ]);
    await ensureQueues(app.store.dispatch, app.store.getState);
    expect(list.asked.length - before).toBeLessThanOrEqual(1);
    expect(selectQueues(app.store.getState()).map(({ id }) => id)).toEqual([2, 3, 1, 4]);
  });

  it('[QUEUE-09] [QUEUE-10] [QUEUE-11] [CALL-148] [CALL-149] [CALL-150] [CALL-151] options are read by their parent, without surplus ones, and changed by their own calls', async () => {
    const option = (id: number, parentId: number | null) => ({ id, title: `O${id}`, queueId: 1, parentId });
    const list = createRecordedRoute({ body: [option(1, null), option(2, 1)] });
    const app = signedInStore({
      'GET /queue-options': list.route,
      'POST /queue-options': { body: option(3, 1) },
      'PUT /queue-options/3': { body: option(3, 1) },
      'DELETE /queue-options/3': createRecordedRoute({ body: {} }, { status: 500, body: {} }).route,
    });
    const ids = async (parentId: number | null) =>
      (await app.store.dispatch(loadOptions({ queueId: 1, parentId })).unwrap()).map(({ id }) => id);
    expect([await ids(null), await ids(1)]).toEqual([[1], [2]]);
    expect(list.asked.map(({ query }) => query)).toEqual([
      { queueId: 1, parentId: -1 },
      { queueId: 1, parentId: 1 },
    ]);
    const fields = { title: 'O3' } as never;
    await app.store.dispatch(saveOption({ id: null, fields })).unwrap();
    await app.store.dispatch(saveOption({ id: 3, fields })).unwrap();
    expect(await app.store.dispatch(removeOption(3)).unwrap()).toBeNull();
    expect(app.calls.slice(-3)).toEqual(['POST /queue-options', 'PUT /queue-options/3', 'DELETE /queue-options/3']);
    await app.store.dispatch(removeOption(3));
    expect(app.toasts()).toEqual(['common:toasts.notDone']);
  });

  it('[QUEUE-03] [CALL-132] [CALL-137] what can answer for them is read by name, from all pages', async () => {
    const bots = createRecordedRoute(
      { body: { queueIntegrations: [{ id: 1, name: 'Bot', type: 'n8n' }], hasMore: true } },
      { body: { queueIntegrations: [{ id: 2, name: 'Bot 2' }], hasMore: false } },
    );
    const texts = createRecordedRoute({
      body: { prompts: [{ id: 3, name: 'Vendedora', prompt: 'x' }], hasMore: false },
    });
    const app = signedInStore({ 'GET /queueIntegration': bots.route, 'GET /prompt': texts.route });
    expect(await app.store.dispatch(loadAutomations()).unwrap()).toEqual({
      integrations: [
        { id: 1, name: 'Bot' },
        { id: 2, name: 'Bot 2' },
      ],
      prompts: [{ id: 3, name: 'Vendedora' }],
    });
    expect([...bots.asked, ...texts.asked].map(({ query }) => query)).toEqual([
      { searchParam: '', pageNumber: 1 },
      { searchParam: '', pageNumber: 2 },
      { searchParam: '', pageNumber: 1 },
    ]);
  });
});

describe('scheduled messages', () => {
  const fields = { body: 'Oi', contactId: 4 } as never;

  it('[SCHED-18] [CALL-82] [CALL-84] belong to the user, and one that is changed is scheduled again', async () => {
    const post = createRecordedRoute({ body: { id: 5, body: 'Oi' } });
    const put = createRecordedRoute({ body: { id: 5, body: 'Oi' } });
    const app = signedInStore({ 'POST /schedules': post.route, 'PUT /schedules/5': put.route });
    await app.store.dispatch(schedules.save({ id: null, fields })).unwrap();
    await app.store.dispatch(schedules.save({ id: 5, fields })).unwrap();
    const own = { body: 'Oi', contactId: 4, userId: 10, companyId: 1 };
    expect([post.asked[0]?.body, put.asked[0]?.body]).toEqual([own, { ...own, status: 'PENDENTE' }]);
  });

  it('[SCHED-20] [CALL-85] [CALL-87] leave the list when they are deleted, and stay without their picture once it is removed', async () => {
    const app = signedInStore({
      'DELETE /schedules/5/media-upload': createRecordedRoute({ status: 500, body: {} }, { body: {} }).route,
      'DELETE /schedules/5': { body: {} },
    });
    const stored = { id: 5, body: 'Oi', mediaPath: 'a.png', mediaName: 'Vitrine.png' };
    app.store.dispatch(schedules.received(stored as Schedule));
    await app.store.dispatch(removeScheduleFile({ scheduleId: 5 }));
    expect(schedules.selectTable(app.store.getState())[5]).toMatchObject(stored);
    await app.store.dispatch(removeScheduleFile({ scheduleId: 5 })).unwrap();
    const bare = { ...stored, mediaPath: null, mediaName: null };
    expect(schedules.selectTable(app.store.getState())[5]).toMatchObject(bare);
    const other = { ...stored, id: 6 };
    app.store.dispatch(schedules.received(other as Schedule));
    expect(await app.store.dispatch(removeSchedule({ scheduleId: 5 })).unwrap()).toBeNull();
    expect(schedules.selectTable(app.store.getState())).toEqual({ 6: other });
  });

  it('[SCHED-22] [CALL-45] a notification is asked for until the server turns out to lack it', async () => {
    const unknown = { status: 404, body: { error: 'ERR_NO_CONTACT_FOUND' } };
    const notice = createRecordedRoute({ body: {} }, unknown, { status: 404, body: '<html>' });
    const app = signedInStore({ 'POST /notifications': notice.route });
    const ask = () => app.store.dispatch(sendScheduleNotice({ body: 'Oi', contactId: 4 }));
    await ask();
    expect(notice.asked[0]?.body).toEqual({ body: 'Oi', type: 'schedule', companyId: 1, userId: 10, contactId: 4 });
    await ask();
    expect(app.store.getState().absentCalls.scheduleNotice).toBe(false);
    await ask();
    await ask();
    expect(app.store.getState().absentCalls.scheduleNotice).toBe(true);
    expect(notice.asked).toHaveLength(3);
    app.store.dispatch(sessionEnded({ reason: 'logout' }));
    app.begin();
    await ask();
    expect(notice.asked).toHaveLength(4);
  });
});

describe('quick replies', () => {
  const reply = (id: number, shortcode: string, facts = {}) => ({ id, shortcode, message: 'Oi', userId: 10, ...facts });

  it('[CALL-67] of the user are read for the composer, in the order of their shortcuts', async () => {
    const list = createRecordedRoute({ body: [reply(1, 'b'), reply(2, 'a')] });
    const app = signedInStore({ 'GET /quick-messages/list': list.route });
    expect(selectQuickMessagesStatus(app.store.getState())).toBe('idle');
    await app.store.dispatch(loadQuickMessages());
    expect(list.asked.at(-1)?.query).toEqual({ companyId: 1, userId: 10 });
    expect(selectQuickMessages(app.store.getState()).map(({ id }) => id)).toEqual([2, 1]);
    expect(selectQuickMessagesStatus(app.store.getState())).toBe('ready');
    const live = (record: ReturnType<typeof reply>) =>
      app.store.dispatch(serverEvents.quickmessage({ action: 'create', record }));
    live(reply(3, 'c', { userId: 11 }));
    live(reply(4, 'd', { userId: 11, geral: true }));
    live(reply(5, 'e'));
    expect(selectQuickMessages(app.store.getState()).map(({ id }) => id)).toEqual([2, 1, 4, 5]);
  });

  it('[QMSG-08] [CALL-73] lose their file without being read again', async () => {
    const app = signedInStore({ 'DELETE /quick-messages/5/media-upload': { body: {} } });
    const stored = { ...reply(5, 'a'), mediaPath: 'pix.png', mediaName: 'pix.png' };
    app.store.dispatch(quickMessages.received(stored));
    await app.store.dispatch(removeQuickMessageFile({ quickMessageId: 5 })).unwrap();
    const left = { ...stored, mediaPath: null, mediaName: null };
    expect(quickMessages.selectById(app.store.getState(), 5)).toEqual(left);
  });
});

describe('prompts', () => {
  it('[PROMPT-10] [CALL-132] [CALL-136] are listed by name, and a removal repeats the server’s sentence', async () => {
    const app = signedInStore({
      'GET /prompt': { body: { prompts: [{ id: 3, name: 'Vendedora' }], hasMore: false } },
      'DELETE /prompt/3': createRecordedRoute({ body: { message: 'Prompt deleted' } }, { status: 500, body: {} }).route,
    });
    expect(await app.store.dispatch(listPrompts()).unwrap()).toEqual([{ id: 3, name: 'Vendedora' }]);
    expect(await app.store.dispatch(removePrompt(3)).unwrap()).toBe('Prompt deleted');
    await app.store.dispatch(removePrompt(3));
    expect(app.toasts()).toEqual(['prompts:toasts.notRemoved']);
  });
});

describe('invoices', () => {
  const invoice = (id: number, detail: string, status = 'open', dueDate = '2026-11-20') => ({
    id,
    detail,
    status,
    dueDate,
    value: 1,
  });
  const read = async (body: unknown, searchParam = '') => {
    const app = signedInStore({ 'GET /invoices/all': { body } });
    await app.store.dispatch(invoices.load({ view: 'page', query: { searchParam }, page: 1 }));
    const view = invoices.selectView(app.store.getState(), 'page');
    return { ids: view.ids, hasMore: view.hasMore };
  };

  it('[CALL-157] [INV-02] of a complete answer are searched here, and those of a page stay the server’s', async () => {
    const both = [invoice(1, 'Plano Ouro'), invoice(2, 'Plano Prata')];
    expect(await read(both)).toEqual({ ids: [1, 2], hasMore: false });
    expect(await read(both, 'prata')).toEqual({ ids: [2], hasMore: false });
    expect(await read({ invoices: both, hasMore: true, count: 9 }, 'plano')).toEqual({ ids: [1, 2], hasMore: true });
    expect(await read({ invoices: both, hasMore: false, count: 9 }, 'prata')).toEqual({ ids: [2], hasMore: true });
  });

  it('[SUBS-04] [CALL-157] the oldest unpaid one is sought on all pages', async () => {
    const pages = createRecordedRoute(
      { body: { invoices: [invoice(1, 'a', 'open', '2026-11-20')], hasMore: true } },
      { body: { invoices: [invoice(2, 'b', 'open', '2026-10-20')], hasMore: false } },
    );
    const app = signedInStore({ 'GET /invoices/all': pages.route });
    expect(await app.store.dispatch(findOldestUnpaid()).unwrap()).toMatchObject({ id: 2 });
    expect(pages.asked.map(({ query }) => query)).toEqual([
      { searchParam: '', pageNumber: 1 },
      { searchParam: '', pageNumber: 2 },
    ]);
  });

  it.each([[{}], [''], [{ qrcode: { qrcode: '' } }]])(
    '[CHECK-12] [CALL-158] a charge without a code to pay with fails: %j',
    async (body) => {
      const app = signedInStore({ 'POST /subscription': { body } });
      const answer = await app.store.dispatch(payInvoice({} as never));
      expect(payInvoice.rejected.match(answer) && answer.error.message).toBe('The answer has no payment code');
    },
  );

  it('[CALL-158] a charge is paid by its code', async () => {
    const charge = { valor: { original: '49.90' }, qrcode: { qrcode: '000201' } };
    const app = signedInStore({ 'POST /subscription': { body: charge } });
    expect(await app.store.dispatch(payInvoice({} as never)).unwrap()).toEqual(charge);
  });

  it('[INV-03] [CHECK-16] a confirmed payment reads the list on screen again, any other word does not', async () => {
    const list = createRecordedRoute({ body: [] });
    const app = signedInStore({ 'GET /invoices/all': list.route });
    await app.store.dispatch(invoices.load({ view: 'page', query: { searchParam: '' }, page: 1 }));
    app.store.dispatch(invoices.viewShown({ view: 'page', shown: true }));
    const before = list.asked.length;
    const record = { id: 1, name: 'Casa' };
    const word = (action: string) => serverEvents.payment({ action, record });
    app.store.dispatch(word('ATIVA'));
    app.store.dispatch(serverEvents.tag({ action: 'delete', id: 1 }));
    await Promise.resolve();
    expect(list.asked).toHaveLength(before);
    app.store.dispatch(serverEventsReceived([word('ATIVA'), word('CONCLUIDA')]));
    await eventually(() => expect(list.asked).toHaveLength(before + 1));
    expect(list.asked.at(-1)?.query).toEqual({ searchParam: '', pageNumber: 1 });
  });
});

describe('items of a contact list', () => {
  it('[CLIST-04] [CALL-107] of other lists never enter it', async () => {
    const item = (id: number, contactListId?: number) => ({ id, name: `C${id}`, number: '1', contactListId });
    const app = signedInStore({
      'GET /contact-list-items': { body: { contacts: [item(1, 7), item(2, 8), item(3)], hasMore: false } },
    });
    const query = { searchParam: '', contactListId: 7 };
    await app.store.dispatch(contactListItems.load({ view: 'page', query, page: 1 }));
    const ids = () => contactListItems.selectRecords(app.store.getState(), 'page').map(({ id }) => id);
    expect(ids()).toEqual([1, 3]);
    app.store.dispatch(serverEvents.contactListItem({ action: 'create', record: item(4, 8) }));
    app.store.dispatch(serverEvents.contactListItem({ action: 'create', record: item(5, 7) }));
    expect(ids()).toEqual([1, 3, 5]);
  });
});

describe('companies', () => {
  const company = (id: number, facts = {}) => ({ id, name: `Loja ${id}`, ...facts });

  it('[COMP-08] [CALL-09] [CALL-13] are known with their plan after a save, and count as saved when the list cannot be read', async () => {
    const list = createRecordedRoute({ body: [company(5, { planId: 3 })] }, { status: 500, body: {} });
    const app = signedInStore({
      'POST /companies': { body: company(5) },
      'PUT /companies/5': { body: company(5, { phone: '1' }) },
      'GET /companies/list': list.route,
    });
    expect(await app.store.dispatch(companies.save({ id: null, fields: {} as never })).unwrap()).toMatchObject({
      planId: 3,
    });
    const fields = { campaignsEnabled: true } as never;
    expect(await app.store.dispatch(companies.save({ id: 5, fields })).unwrap()).toEqual(
      company(5, { phone: '1', settings: [{ key: 'campaignsEnabled', value: 'true' }] }),
    );
  });
});

describe('the settings page', () => {
  it('[SET-10] [SET-12] [CALL-12] reads hours of a company, none where it stored none, and fails for an unreadable company', async () => {
    const app = signedInStore({
      'GET /companies/1': createRecordedRoute({ body: { id: 1, name: 'Casa' } }).route,
      'GET /companies/2': { body: { id: null } },
    });
    expect(await app.store.dispatch(loadHours(1)).unwrap()).toEqual([]);
    expect(loadHours.rejected.match(await app.store.dispatch(loadHours(2)))).toBe(true);
  });

  it('[SET-08] [CALL-07] keeps a setting as sent when the answer is unreadable', async () => {
    const app = signedInStore({
      'PUT /settings/call': createRecordedRoute({ body: '' }, { body: { key: 'call', value: 'x' } }).route,
    });
    expect(await app.store.dispatch(saveSetting({ key: 'call', value: 'enabled' })).unwrap()).toEqual({
      key: 'call',
      value: 'enabled',
    });
    expect(await app.store.dispatch(saveSetting({ key: 'call', value: 'enabled' })).unwrap()).toEqual({
      key: 'call',
      value: 'x',
    });
  });
});
