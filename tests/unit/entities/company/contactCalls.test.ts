import { describe, expect, it } from 'vitest';
import { at } from '@/entities/base/idTable';
import { importContactFile, importContactRows } from '@/entities/company/contacts/contactImport';
import {
  contactOfSave,
  contacts,
  loadContact,
  readAllContacts,
  saveContact,
  searchContacts,
  selectContactsCarryTags,
  syncContactTags,
} from '@/entities/company/contacts/contacts';
import { sessionEnded } from '@/entities/session/sessionActions';
import type { Contact } from '@/protocol/records/contacts';
import { serverEvents } from '@/realtime/serverEvents';
import { signedInStore } from '@tests/support/createTestStore';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { hold } from '@tests/support/hold';
import { aTicket, aUser } from '@tests/support/records';
import { createRecordedRoute } from '@tests/support/requestRecorder';

const BROKEN = { status: 500, body: {} };
const fields = { name: 'Bia', number: '5511', email: '', extraInfo: [] };
const tag = (id: number) => ({ id, name: `T${id}`, color: '' });

describe('the contacts of the screen', () => {
  it('[CONT-02] [CONT-03] [CONT-04] [CALL-46] are read with search, tags and page, in the order of their names', async () => {
    const page = createRecordedRoute({
      body: {
        contacts: [
          { id: 1, name: 'Davi' },
          { id: 2, name: 'Ana' },
          { id: 3, name: 'Bia' },
        ],
        hasMore: false,
      },
    });
    const app = signedInStore({ 'GET /contacts': page.route });
    await app.store.dispatch(contacts.load({ view: 'page', query: { searchParam: 'a', tagIds: [4, 5] }, page: 1 }));
    expect(page.asked).toEqual([{ query: { searchParam: 'a', pageNumber: 1, searchTags: '[4,5]' }, body: undefined }]);
    expect(contacts.selectRecords(app.store.getState(), 'page').map(({ id }) => id)).toEqual([2, 3, 1]);
  });

  it('[CONT-04] match a filter with every tag of it, or with unknown tags', () => {
    const matches = (tags: ReturnType<typeof tag>[] | undefined, tagIds: number[]) =>
      contacts.matches({ id: 1, name: 'Bia', tags }, { searchParam: '', tagIds });
    expect(matches([tag(4)], [])).toBe(true);
    expect(matches([tag(4)], [4])).toBe(true);
    expect(matches([tag(4), tag(5)], [4, 5])).toBe(true);
    expect(matches([tag(4)], [4, 5])).toBe(false);
    expect(matches([], [4])).toBe(false);
    expect(matches([], [])).toBe(true);
    expect(matches(undefined, [4])).toBe(true);
  });

  it('[CONT-03] match a search by their name and number, also where a live event brings them', async () => {
    const matches = (searchParam: string) =>
      contacts.matches({ id: 1, name: 'Bia Moura', number: '5511981207763' }, { searchParam, tagIds: [] });
    expect(['', 'moura', 'MOÚRA', '98120'].map(matches)).toEqual([true, true, true, true]);
    expect(['zeta', '4455'].map(matches)).toEqual([false, false]);
    const app = signedInStore({ 'GET /contacts': { body: { contacts: [], hasMore: false } } });
    await app.store.dispatch(contacts.load({ view: 'page', query: { searchParam: 'bia', tagIds: [] }, page: 1 }));
    for (const [place, name] of ['Caio', 'Bia'].entries())
      app.store.dispatch(serverEvents.contact({ action: 'create', record: { id: place + 1, name } }));
    expect(contacts.selectRecords(app.store.getState(), 'page').map(({ id }) => id)).toEqual([2]);
  });

  it('[CONT-14] [CALL-52] are removed by their call, and a refusal has the text of the area', async () => {
    const app = signedInStore({ 'DELETE /contacts/7': createRecordedRoute({ body: {} }, BROKEN).route });
    app.store.dispatch(contacts.received({ id: 7, name: 'Bia' }));
    await app.store.dispatch(contacts.remove(7));
    expect(contacts.selectTable(app.store.getState())).toEqual({});
    expect(contacts.texts.removed).toBe('contacts:page.removed');
    await app.store.dispatch(contacts.remove(7));
    expect(app.toasts()).toEqual(['contacts:page.notRemoved']);
  });

  it('[CONT-04] [CONT-06] carry tags as soon as one of them says so, even without any', () => {
    const app = signedInStore({});
    const carry = () => selectContactsCarryTags(app.store.getState());
    app.store.dispatch(contacts.received({ id: 7, name: 'Bia' }));
    expect(carry()).toBe(false);
    app.store.dispatch(contacts.received({ id: 8, name: 'Caio', tags: [] }));
    expect(carry()).toBe(true);
  });
});

describe('one contact', () => {
  it('[CONT-11] [CALL-48] is read with all its fields; who asks shows a failure', async () => {
    const body = { id: 7, name: 'Bia', email: 'b@x.com' };
    const app = signedInStore({ 'GET /contacts/7': createRecordedRoute({ body }, BROKEN).route });
    expect(await app.store.dispatch(loadContact({ contactId: 7 })).unwrap()).toEqual(body);
    expect(loadContact.rejected.match(await app.store.dispatch(loadContact({ contactId: 7 })))).toBe(true);
    expect(app.toasts()).toEqual([]);
  });

  it('[RT-16] [CONT-11] [CONT-23] [CDRAWER-08] [CALL-48] shows what an event told while it was read, which is newer, over the answer, everywhere', async () => {
    const answer = hold<FakeAnswer>();
    const app = signedInStore({ 'GET /contacts/7': () => answer.held });
    const change = (facts: Partial<Contact>) =>
      app.store.dispatch(serverEvents.contact({ action: 'update', record: { id: 7, name: 'Bia', ...facts } }));
    app.store.dispatch(
      serverEvents.ticket({
        action: 'update',
        record: aTicket({ id: 1, contactId: 7, contact: { id: 7, name: 'Bia' } }),
      }),
    );
    change({ number: '5511' });
    const reading = app.store.dispatch(loadContact({ contactId: 7 })).unwrap();
    change({ name: 'Bianca' });
    answer.release({ body: { id: 7, name: 'Bia', number: '5522', email: 'b@x.com' } });
    const newest = { id: 7, name: 'Bianca', number: '5522', email: 'b@x.com' };
    expect(await reading).toEqual(newest);
    expect(at(app.store.getState().tickets.byId, 1)?.contact).toEqual(newest);
    expect(contacts.selectById(app.store.getState(), 7)?.name).toBe('Bianca');
  });

  it('[CONT-20] [CONT-22] [CALL-50] that is saved is the answer, and the list has it without what names a ticket', async () => {
    const body = { id: 7, name: 'Bia', uuid: 'u', ticket: { uuid: 't', status: 'open' } };
    const app = signedInStore({ 'POST /contacts': { body } });
    expect(await app.store.dispatch(saveContact({ contactId: null, fields })).unwrap()).toEqual(body);
    expect(contacts.selectTable(app.store.getState())).toEqual({ 7: { id: 7, name: 'Bia' } });
  });

  it.each([
    ['a ticket came', { body: { id: 7, name: '', uuid: 't', status: 'open' } }],
    ['the answer is unreadable', { body: { id: null } }],
  ])('[CONT-22] [CALL-51] is not in the list where %s', async (_, answer) => {
    const app = signedInStore({ 'PUT /contacts/7': answer });
    await app.store.dispatch(saveContact({ contactId: 7, fields })).unwrap();
    expect(contacts.selectTable(app.store.getState())).toEqual({});
  });

  it('[CONT-23] that is deleted while it is saved does not come back with the answer', async () => {
    const { held, release: answer } = hold<FakeAnswer>();
    const { store } = signedInStore({ 'PUT /contacts/7': () => held });
    store.dispatch(contacts.received({ id: 7, name: 'Bia' }));
    const saving = store.dispatch(saveContact({ contactId: 7, fields }));
    store.dispatch(serverEvents.contact({ action: 'delete', id: 7 }));
    answer({ body: { id: 7, name: 'Beatriz' } });
    expect(saveContact.fulfilled.match(await saving)).toBe(true);
    expect(contacts.selectTable(store.getState())).toEqual({});
  });

  it('[CONT-22] is taken out of any answer with the marks of a ticket', () => {
    const contact = { id: 7, name: 'Bia' };
    expect(contactOfSave({ ...contact, uuid: 'u' })).toEqual(contact);
    expect(contactOfSave({ ...contact, status: 'open' })).toEqual(contact);
    expect(contactOfSave({ ...contact, uuid: 'u', status: 'open', ticket: null })).toBeNull();
    expect(contactOfSave({ ...contact, uuid: 'u', status: 'open', ticket: { uuid: 't' } })).toEqual(contact);
  });
});

describe('contacts to choose from', () => {
  it.each([
    ['all', 'GET /contacts/list', ''],
    ['the ones that match', 'GET /contacts', 'bia'],
  ])('[CALL-46] [CALL-47] fail in silence: %s', async (_, call, text) => {
    const app = signedInStore({ [call]: BROKEN });
    expect(searchContacts.rejected.match(await app.store.dispatch(searchContacts(text)))).toBe(true);
    expect(app.calls.filter((made) => made.startsWith('GET /contacts'))).toEqual([call]);
    expect(app.toasts()).toEqual([]);
  });

  it('[CALL-47] are asked for with 0 where the company is unknown', async () => {
    const list = createRecordedRoute({ body: [] });
    const app = signedInStore({ 'GET /contacts/list': list.route }, aUser({ companyId: undefined }));
    await app.store.dispatch(searchContacts(''));
    expect(list.asked).toEqual([{ query: { companyId: 0 }, body: undefined }]);
  });
});

it('[CONT-07] an export that fails says so with its own text, even for a known code', async () => {
  const app = signedInStore({ 'GET /contacts': { status: 400, body: { error: 'ERR_NO_CONTACT_FOUND' } } });
  await app.store.dispatch(readAllContacts({ searchParam: '', tagIds: [] }));
  expect(app.toasts()).toEqual(['contacts:page.exportFailed']);
});

describe('the tags of a contact', () => {
  const sync = { contactId: 7, tagIds: [4, 5] };

  it('[CONT-19] [CALL-54] are replaced by one call', async () => {
    const post = createRecordedRoute({ body: {} });
    const app = signedInStore({ 'POST /contact-tags/sync': post.route });
    await app.store.dispatch(syncContactTags(sync)).unwrap();
    expect(post.asked.map(({ body }) => body)).toEqual([{ contactId: 7, tags: [{ id: 4 }, { id: 5 }] }]);
    expect(app.store.getState().absentCalls.contactTags).toBe(false);
  });

  it('[CONT-19] [CALL-54] are tried again in the next session', async () => {
    const app = signedInStore({});
    await app.store.dispatch(syncContactTags(sync));
    expect((await app.store.dispatch(syncContactTags(sync))).meta).toMatchObject({ condition: true });
    app.store.dispatch(sessionEnded({ reason: 'logout', cause: 'sign out' }));
    expect(app.store.getState().absentCalls.contactTags).toBe(false);
    app.begin();
    await app.store.dispatch(syncContactTags(sync));
    expect(app.calls.filter((call) => call === 'POST /contact-tags/sync')).toHaveLength(2);
  });
});

describe('an import', () => {
  const rows = ['Bia', 'Caio'].map((name) => ({ name, number: '5511' }));

  it('[CONT-06] of a file fails in silence: the dialog shows it', async () => {
    const app = signedInStore({ 'POST /contacts/import': { status: 400, body: { error: 'ERR_NO_PERMISSION' } } });
    const answer = await app.store.dispatch(importContactFile(new File(['a'], 'a.xlsx')));
    expect(importContactFile.rejected.match(answer)).toBe(true);
    expect(app.toasts()).toEqual([]);
  });

  it.each([
    ['as a whole', { 'POST /contacts/upload': { status: 400, body: { error: 'ERR_NO_PERMISSION' } } }],
    ['for a record the server does not find', { 'POST /contacts/upload': { status: 404, body: { error: 'x' } } }],
  ])('[CONT-06] of rows that is refused %s fails in silence, and nothing is sent row by row', async (_, routes) => {
    const app = signedInStore(routes);
    expect(importContactRows.rejected.match(await app.store.dispatch(importContactRows(rows)))).toBe(true);
    expect(app.calls).not.toContain('POST /contacts');
    expect(app.toasts()).toEqual([]);
  });

  it('[CONT-06] says after each row how many were sent, refused ones too', async () => {
    const seen: number[] = [];
    const app: ReturnType<typeof signedInStore> = signedInStore({
      'POST /contacts': (): FakeAnswer => {
        seen.push(app.store.getState().contactImport.imported);
        return seen.length === 1 ? { status: 400, body: { error: 'ERR_DUPLICATED_CONTACT' } } : { body: '' };
      },
    });
    expect(await app.store.dispatch(importContactRows(rows)).unwrap()).toEqual({
      added: ['Caio'],
      refused: [{ name: 'Bia', message: 'ERR_DUPLICATED_CONTACT' }],
      left: [],
    });
    expect([...seen, app.store.getState().contactImport.imported]).toEqual([0, 1, 2]);
    app.store.dispatch(sessionEnded({ reason: 'logout', cause: 'sign out' }));
    expect(app.store.getState().contactImport.imported).toBe(0);
  });

  it('[CONT-06] of no row is one call', async () => {
    const app = signedInStore({ 'POST /contacts/upload': { body: { newContacts: [], errorBag: [] } } });
    expect(await app.store.dispatch(importContactRows([])).unwrap()).toEqual({ added: [], refused: [], left: [] });
  });
});
