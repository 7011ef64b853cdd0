import { describe, expect, it } from 'vitest';
import { importContactFile, importContactRows } from '@/entities/company/contacts/contactImport';
import {
  contactOfSave,
  contacts,
  readAllContacts,
  saveContact,
  searchContacts,
  selectContactsCarryTags,
  syncContactTags,
} from '@/entities/company/contacts/contacts';
import { loadContactExtras, selectContactExtras } from '@/entities/company/contactExtras/contactExtras';
import { sessionEnded } from '@/entities/session/sessionActions';
import { serverEvents } from '@/realtime/serverEvents';
import { signedInStore } from '@tests/support/createTestStore';
import { createRecordedRoute } from '@tests/support/requestRecorder';

const fields = { name: 'Bia', number: '5511', email: '', extraInfo: [] };
const rows = [
  { name: 'Bia', number: '5511' },
  { name: 'Caio', number: '5521' },
];

describe('a saved contact', () => {
  it('[CONT-20] [CALL-50] [CALL-51] is new, or changes a known one, and joins the list', async () => {
    const post = createRecordedRoute({ body: { id: 7, name: 'Bia', number: '5511' } });
    const put = createRecordedRoute({ body: { id: 7, name: 'Bia Lima', number: '5511' } });
    const app = signedInStore({ 'POST /contacts': post.route, 'PUT /contacts/7': put.route });
    await app.store.dispatch(saveContact({ contactId: null, fields })).unwrap();
    expect(contacts.selectTable(app.store.getState())[7]?.name).toBe('Bia');
    await app.store.dispatch(saveContact({ contactId: 7, fields })).unwrap();
    expect(contacts.selectTable(app.store.getState())[7]?.name).toBe('Bia Lima');
    expect([post.asked.length, put.asked.length]).toEqual([1, 1]);
  });

  it('[CONT-22] is none where a ticket came in its place', () => {
    const contact = { id: 7, name: 'Bia' };
    expect(contactOfSave(null)).toBeNull();
    expect(contactOfSave({ ...contact, uuid: 'u', status: 'open' })).toBeNull();
    expect(contactOfSave({ ...contact, ticket: { uuid: 'u', status: 'open' } })).toEqual(contact);
    expect(contactOfSave(contact)).toEqual(contact);
  });
});

describe('choosing contacts', () => {
  it('[CALL-46] [CALL-47] reads all of the company without a text, else the first page that matches it', async () => {
    const list = createRecordedRoute({ body: [{ id: 1, name: 'Ana' }] });
    const page = createRecordedRoute({ body: { contacts: [{ id: 2, name: 'Bia' }], hasMore: true } });
    const app = signedInStore({ 'GET /contacts/list': list.route, 'GET /contacts': page.route });
    expect(await app.store.dispatch(searchContacts('')).unwrap()).toEqual({
      records: [{ id: 1, name: 'Ana' }],
      hasMore: false,
    });
    expect(list.asked).toEqual([{ query: { companyId: 1 }, body: undefined }]);
    expect(await app.store.dispatch(searchContacts('bia')).unwrap()).toEqual({
      records: [{ id: 2, name: 'Bia' }],
      hasMore: true,
    });
    expect(page.asked[0]?.query).toMatchObject({ searchParam: 'bia', pageNumber: 1 });
  });

  it('[CONT-07] [CALL-46] an export reads every page', async () => {
    const page = createRecordedRoute(
      { body: { contacts: [{ id: 1, name: 'Ana' }], hasMore: true } },
      { body: { contacts: [{ id: 2, name: 'Bia' }], hasMore: false } },
    );
    const app = signedInStore({ 'GET /contacts': page.route });
    const all = await app.store.dispatch(readAllContacts({ searchParam: '', tagIds: [4] })).unwrap();
    expect(all.map(({ id }) => id)).toEqual([1, 2]);
    expect(page.asked.map(({ query }) => query)).toEqual([
      expect.objectContaining({ pageNumber: 1, searchTags: '[4]' }),
      expect.objectContaining({ pageNumber: 2, searchTags: '[4]' }),
    ]);
  });

  it('[CONT-09] an export of a number with separators has what each of its forms finds, once each', async () => {
    const found = (...ids: readonly number[]) => ids.map((id) => ({ id, name: `C${id}` }));
    // The answers to both forms of a page; meanwhile a contact was created, and another one moved to the next page.
    const page = createRecordedRoute(
      { body: { contacts: found(1), hasMore: false } },
      { body: { contacts: found(1, 2), hasMore: true } },
      { body: { contacts: [], hasMore: false } },
      { body: { contacts: found(2, 3), hasMore: false } },
    );
    const app = signedInStore({ 'GET /contacts': page.route });
    const query = { searchParam: '98455-9021', tagIds: [] };
    const all = await app.store.dispatch(readAllContacts(query)).unwrap();
    expect(all.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(page.asked.map(({ query: asked }) => asked)).toMatchObject(
      [1, 2].flatMap((pageNumber) => ['98455-9021', '984559021'].map((searchParam) => ({ searchParam, pageNumber }))),
    );
  });

  it('[RT-20] [CONT-04] [CONT-23] live contacts join a list by all of its tags, as far as these are known', async () => {
    const tag = (id: number) => ({ id, name: `T${id}`, color: '' });
    const app = signedInStore({ 'GET /contacts': { body: { contacts: [], hasMore: false } } });
    const query = { searchParam: '', tagIds: [4, 5] };
    await app.store.dispatch(contacts.load({ view: 'page', query, page: 1 }));
    expect(selectContactsCarryTags(app.store.getState())).toBe(false);
    const arrive = (id: number, tags?: ReturnType<typeof tag>[]) =>
      app.store.dispatch(serverEvents.contact({ action: 'create', record: { id, name: `C${id}`, tags } }));
    arrive(3, [tag(4)]);
    arrive(2, [tag(4), tag(5)]);
    arrive(1);
    expect(contacts.selectRecords(app.store.getState(), 'page').map(({ id }) => id)).toEqual([1, 2]);
    expect(selectContactsCarryTags(app.store.getState())).toBe(true);
  });

  it('[CONT-19] [CALL-54] a server without tags of contacts is asked once', async () => {
    const app = signedInStore({});
    const sync = () => app.store.dispatch(syncContactTags({ contactId: 7, tagIds: [4] }));
    await sync();
    await sync();
    expect(app.calls.filter((call) => call === 'POST /contact-tags/sync')).toHaveLength(1);
    expect(app.store.getState().absentCalls.contactTags).toBe(true);
  });

  it('[CONT-19] [CALL-54] a refusal of tags is no sign that the server lacks them', async () => {
    const app = signedInStore({ 'POST /contact-tags/sync': { status: 400, body: { error: 'ERR_NO_PERMISSION' } } });
    await app.store.dispatch(syncContactTags({ contactId: 7, tagIds: [4] }));
    expect(app.store.getState().absentCalls.contactTags).toBe(false);
  });
});

describe('an import of rows', () => {
  it('[CONT-06] is one call where the server has it', async () => {
    const upload = createRecordedRoute({
      body: {
        newContacts: [{ contactName: 'Bia', contactId: 7 }],
        errorBag: [{ contactName: 'Caio', error: { message: 'ERR_DUPLICATED_CONTACT' } }],
      },
    });
    const app = signedInStore({ 'POST /contacts/upload': upload.route });
    expect(await app.store.dispatch(importContactRows(rows)).unwrap()).toEqual({
      added: ['Bia'],
      refused: [{ name: 'Caio', message: 'ERR_DUPLICATED_CONTACT' }],
      left: [],
    });
    expect(upload.asked[0]?.body).toEqual([
      { Nome: 'Bia', Telefone: '5511' },
      { Nome: 'Caio', Telefone: '5521' },
    ]);
  });

  it('[CONT-06] also has the rows that were refused without a readable reason', async () => {
    const errorBag = [{ contactName: 'Bia' }, { contactName: 'Caio', error: 'duplicado' }];
    const app = signedInStore({ 'POST /contacts/upload': { body: { newContacts: [], errorBag } } });
    expect(await app.store.dispatch(importContactRows(rows)).unwrap()).toMatchObject({
      refused: [
        { name: 'Bia', message: '' },
        { name: 'Caio', message: '' },
      ],
    });
  });

  it('[CONT-06] with an unreadable answer added nothing that is known', async () => {
    const app = signedInStore({ 'POST /contacts/upload': { body: '' } });
    expect(await app.store.dispatch(importContactRows(rows)).unwrap()).toEqual({ added: [], refused: [], left: [] });
  });

  it('[CONT-06] goes row by row where the server lacks the call, and goes on after a refusal', async () => {
    const post = createRecordedRoute(
      { body: { id: 7, name: 'Bia Lima', number: '5511' } },
      { status: 400, body: { error: 'ERR_DUPLICATED_CONTACT' } },
      { body: '' },
    );
    const app = signedInStore({ 'POST /contacts': post.route });
    const third = { name: 'Davi', number: '5531' };
    expect(await app.store.dispatch(importContactRows([...rows, third])).unwrap()).toEqual({
      added: ['Bia Lima', 'Davi'],
      refused: [{ name: 'Caio', message: 'ERR_DUPLICATED_CONTACT' }],
      left: [],
    });
    expect(post.asked[0]?.body).toEqual({ name: 'Bia', number: '5511', email: '', extraInfo: [] });
    expect(app.store.getState().contactImport.imported).toBe(3);
    app.store.dispatch(importContactRows.pending('r', []));
    expect(app.store.getState().contactImport.imported).toBe(0);
  });

  it('[CONT-06] ends at the first row without an answer', async () => {
    const lost = () => {
      throw new Error('offline');
    };
    const app = signedInStore({ 'POST /contacts': lost });
    const report = await app.store.dispatch(importContactRows(rows)).unwrap();
    expect(report).toEqual({ added: [], refused: [], left: rows });
    expect(app.calls.filter((call) => call === 'POST /contacts')).toHaveLength(1);
  });

  it.each([429, 502, 503])(
    '[CONT-06] ends at the first row that a busy server or its proxy answers with %s',
    async (status) => {
      const post = createRecordedRoute({ body: { id: 7, name: 'Bia', number: '5511' } }, { status, body: '<html>' });
      const app = signedInStore({ 'POST /contacts': post.route });
      const third = { name: 'Davi', number: '5531' };
      const report = await app.store.dispatch(importContactRows([...rows, third])).unwrap();
      expect(report).toEqual({ added: ['Bia'], refused: [], left: [rows[1], third] });
      expect(post.asked).toHaveLength(2);
    },
  );

  it('[CONT-06] sends thousands of rows in several calls, and keeps the report of those before one that fails', async () => {
    const many = Array.from({ length: 1_700 }, (_, index) => ({ name: `Nome ${index}`, number: `55${index}` }));
    const added = (name: string) => ({ body: { newContacts: [{ contactName: name, contactId: 7 }], errorBag: [] } });
    const refusal = { status: 500, body: { error: 'x' } };
    const upload = createRecordedRoute(added('Bia'), refusal, added('Caio'), { status: 503, body: '<html>' });
    const app = signedInStore({ 'POST /contacts/upload': upload.route });
    const report = await app.store.dispatch(importContactRows(many)).unwrap();
    expect(upload.asked.map(({ body }) => (body as unknown[]).length)).toEqual([500, 500, 500, 200]);
    expect([report.added, report.refused.length, report.left]).toEqual([['Bia', 'Caio'], 500, many.slice(1_500)]);
    expect(app.store.getState().contactImport.imported).toBe(1_500);
  });

  it('[CONT-06] that is refused as a whole is not repeated row by row', async () => {
    const app = signedInStore({ 'POST /contacts/upload': { status: 500, body: { error: 'x' } } });
    expect(importContactRows.rejected.match(await app.store.dispatch(importContactRows(rows)))).toBe(true);
    expect(app.calls).not.toContain('POST /contacts');
  });

  it('[CONT-06] [CALL-53] a file is sent as it is', async () => {
    const app = signedInStore({ 'POST /contacts/import': { status: 204, body: '' } });
    await app.store.dispatch(importContactFile(new File(['a'], 'a.xlsx'))).unwrap();
    expect(app.calls).toContain('POST /contacts/import');
  });
});

describe('the extra info of a contact', () => {
  const pairs = [{ name: 'CPF', value: '1' }];
  const contact = { id: 7, name: 'Bia', extraInfo: pairs };

  it('[CDRAWER-03] comes from its own call, else with the contact, and is empty without either', async () => {
    const own = [{ name: 'CPF', value: '2' }];
    const app = signedInStore({ 'GET /contacts-extrainfo/7': { body: own } });
    const extras = (one: typeof contact | { id: number; name: string } | null) =>
      selectContactExtras(app.store.getState(), one);
    expect([extras(contact), extras({ id: 8, name: 'Caio' }), extras(null)]).toEqual([pairs, [], []]);
    await app.store.dispatch(loadContactExtras({ contactId: 7 }));
    expect(extras(contact)).toEqual(own);
  });

  it('follows a save of the contact once it was read', async () => {
    const saved = { ...contact, extraInfo: [{ name: 'CPF', value: '3' }] };
    const app = signedInStore({
      'GET /contacts-extrainfo/7': { body: pairs },
      'PUT /contacts/7': { body: saved },
      'PUT /contacts/8': { body: { ...saved, id: 8 } },
    });
    await app.store.dispatch(loadContactExtras({ contactId: 7 }));
    await app.store.dispatch(saveContact({ contactId: 7, fields }));
    await app.store.dispatch(saveContact({ contactId: 8, fields }));
    expect(app.store.getState().contactExtras.byContact).toEqual({ 7: saved.extraInfo });
  });

  it('[CDRAWER-03] a failure says nothing about the call, and is tried again', async () => {
    const app = signedInStore({
      'GET /contacts-extrainfo/7': createRecordedRoute({ status: 500, body: {} }, { body: pairs }).route,
    });
    await app.store.dispatch(loadContactExtras({ contactId: 7 }));
    expect(app.store.getState().absentCalls.contactExtras).toBe(false);
    await app.store.dispatch(loadContactExtras({ contactId: 7 }));
    expect(app.store.getState().contactExtras.byContact).toEqual({ 7: pairs });
  });

  it('[CDRAWER-03] is not asked for again in a session whose server lacks it', async () => {
    const app = signedInStore({});
    await app.store.dispatch(loadContactExtras({ contactId: 7 }));
    await app.store.dispatch(loadContactExtras({ contactId: 7 }));
    expect(app.calls.filter((call) => call.includes('extrainfo'))).toHaveLength(1);
    app.store.dispatch(sessionEnded({ cause: 'signedOut' } as never));
    expect(app.store.getState().absentCalls.contactExtras).toBe(false);
  });
});
