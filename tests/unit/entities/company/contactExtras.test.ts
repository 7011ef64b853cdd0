import { describe, expect, it, vi } from 'vitest';
import type { Contact } from '@/protocol/records/contacts';
import { loadContactExtras, selectContactExtras } from '@/entities/company/contactExtras/contactExtras';
import { saveContact } from '@/entities/company/contacts/contacts';
import { sessionEnded } from '@/entities/session/sessionActions';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { createHeldRoute } from '@tests/support/hold';
import { aUser } from '@tests/support/records';
import { createRecordedRoute } from '@tests/support/requestRecorder';

const ABSENT = { status: 404, body: '<html>Not found</html>' };

const askTogether = async (answer: FakeAnswer) => {
  const asked: number[] = [];
  const route = (contactId: number) => () => {
    asked.push(contactId);
    return answer;
  };
  const app = createTestStore({
    routes: { 'GET /contacts-extrainfo/7': route(7), 'GET /contacts-extrainfo/8': route(8) },
  });
  app.begin(aUser());
  const load = (contactId: number) => app.store.dispatch(loadContactExtras({ contactId }));
  const answers = await Promise.all([load(7), load(8), load(7)]);
  const { contactExtras, absentCalls } = app.store.getState();
  return {
    asked,
    payloads: answers.map(({ payload }) => payload),
    byContact: contactExtras.byContact,
    absent: absentCalls.contactExtras,
  };
};

it('[CDRAWER-03] [CALL-49] simultaneous callers make one call when the server lacks it', async () => {
  const { asked, payloads, ...state } = await askTogether(ABSENT);
  expect(asked).toEqual([7]);
  expect(payloads).toEqual([null, null, null]);
  expect(state).toEqual({ byContact: {}, absent: true });
});

it('[CDRAWER-03] [CALL-49] when the server has it, each caller gets its own pairs', async () => {
  const pairs = [{ id: 1, name: 'CPF', value: '1' }];
  const { asked, ...state } = await askTogether({ body: pairs });
  expect(asked).toEqual([7, 8, 7]);
  expect(state).toMatchObject({ byContact: { 7: pairs, 8: pairs }, absent: false });
});

describe('the call for extra info', () => {
  it('does not wait for another one once the server is known to have it', async () => {
    const pairs = [{ name: 'CPF', value: '1' }];
    const first = createRecordedRoute({ body: pairs });
    const app = createTestStore({
      routes: {
        'GET /contacts-extrainfo/7': first.route,
        'GET /contacts-extrainfo/8': () => new Promise<FakeAnswer>(() => {}),
        'GET /contacts-extrainfo/9': { body: pairs },
      },
    });
    app.begin();
    await app.store.dispatch(loadContactExtras({ contactId: 7 }));
    void app.store.dispatch(loadContactExtras({ contactId: 8 }));
    await app.store.dispatch(loadContactExtras({ contactId: 9 }));
    expect(app.store.getState().contactExtras.byContact).toEqual({ 7: pairs, 9: pairs });
  });

  it('[CDRAWER-03] [CALL-49] that fails is shown to nobody, and one that is refused with a reason is no sign that it is missing', async () => {
    const app = createTestStore({
      routes: {
        'GET /contacts-extrainfo/7': createRecordedRoute(
          { status: 404, body: { error: 'ERR_NO_CONTACT_FOUND' } },
          { status: 400, body: { error: 'ERR_NO_PERMISSION' } },
        ).route,
      },
    });
    app.begin();
    for (let turn = 0; turn < 2; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await app.store.dispatch(loadContactExtras({ contactId: 7 }));
      expect(loadContactExtras.rejected.match(answer)).toBe(true);
    }
    expect(app.store.getState().contactExtras.byContact).toEqual({});
    expect(app.store.getState().absentCalls.contactExtras).toBe(false);
    expect(app.store.getState().toasts).toEqual([]);
  });

  it('[CDRAWER-03] [CALL-49] is made again in the next session, which knows nothing of the former one', async () => {
    const asked = createRecordedRoute(ABSENT, { body: [{ name: 'CPF', value: '1' }] });
    const app = createTestStore({ routes: { 'GET /contacts-extrainfo/7': asked.route } });
    app.begin();
    const load = () => app.store.dispatch(loadContactExtras({ contactId: 7 }));
    await load();
    expect((await load()).meta).toMatchObject({ requestStatus: 'rejected', condition: true });
    app.store.dispatch(sessionEnded({ reason: 'logout', cause: 'sign out' }));
    app.begin(aUser({ id: 20 }));
    await load();
    expect(asked.asked).toHaveLength(2);
    app.store.dispatch(sessionEnded({ reason: 'logout', cause: 'sign out' }));
    expect(app.store.getState().contactExtras.byContact).toEqual({});
    expect(app.store.getState().absentCalls.contactExtras).toBe(false);
  });
});

describe('extra info that was read', () => {
  const pairs = (value: string) => [{ name: 'CPF', value }];
  const contact = (extraInfo?: Contact['extraInfo'], id = 7): Contact => ({
    id,
    name: 'Bia',
    ...(extraInfo && { extraInfo }),
  });
  const open = async (saved: object = {}) => {
    const app = createTestStore({
      routes: { 'GET /contacts-extrainfo/7': { body: pairs('1') }, 'PUT /contacts/7': { body: saved } },
    });
    app.begin();
    await app.store.dispatch(loadContactExtras({ contactId: 7 }));
    const shown = () => selectContactExtras(app.store.getState(), { id: 7, name: 'Bia', extraInfo: pairs('0') });
    return { ...app, shown };
  };
  type App = ReturnType<typeof createTestStore>;
  const changed = (extraInfo?: Contact['extraInfo'], id = 7) =>
    serverEvents.contact({ action: 'update', record: contact(extraInfo, id) });
  const fields = { name: 'Bia', number: '5511', email: '', extraInfo: [] };
  const save = { contactId: 7, fields };

  it.each([
    ['new pairs', { id: 7, name: 'Bia', extraInfo: pairs('2') }, pairs('2')],
    ['no pair any more', { id: 7, name: 'Bia', extraInfo: [] }, []],
    ['none in the answer', { id: 7, name: 'Bia' }, pairs('1')],
    ['a ticket in place of the contact', { id: 7, name: '', uuid: 'u', status: 'open', extraInfo: [] }, pairs('1')],
    ['an unreadable answer', {}, pairs('1')],
  ])('[CDRAWER-03] follows a save with %s', async (_, saved, expected) => {
    const app = await open(saved);
    await app.store.dispatch(saveContact(save));
    expect(app.shown()).toEqual(expected);
  });

  it('[CDRAWER-08] [RT-16] follows the live changes of its contact, as far as these bring any', async () => {
    const app = await open();
    const change = (record: Contact) => app.store.dispatch(serverEvents.contact({ action: 'update', record }));
    change(contact(pairs('5'), 8));
    change(contact());
    app.store.dispatch(serverEvents.contact({ action: 'reload', records: [contact(pairs('5'))] }));
    app.store.dispatch(serverEvents.contact({ action: 'delete', id: 7 }));
    expect(app.store.getState().contactExtras.byContact).toEqual({ 7: pairs('1') });
    change(contact(pairs('3')));
    expect(app.store.getState().contactExtras.byContact).toEqual({ 7: pairs('3') });
    change(contact([]));
    expect(app.store.getState().contactExtras.byContact).toEqual({ 7: [] });
  });

  it.each([
    ['an event', (app: App) => void app.store.dispatch(changed(pairs('2')))],
    ['a save', (app: App) => app.store.dispatch(saveContact(save))],
  ])('[CDRAWER-03] what %s told while it was read is newer than the answer', async (_, change) => {
    const late = createHeldRoute();
    const app = createTestStore({
      routes: {
        'GET /contacts-extrainfo/7': late.route,
        'PUT /contacts/7': { body: { id: 7, name: 'Bia', extraInfo: pairs('2') } },
      },
    });
    app.begin();
    app.store.dispatch(changed(pairs('0')));
    const reading = app.store.dispatch(loadContactExtras({ contactId: 7 }));
    await vi.waitUntil(late.isAsked);
    await change(app);
    // It tells of another contact, or lacks the pairs.
    app.store.dispatch(changed(pairs('9'), 8));
    app.store.dispatch(changed());
    late.answer({ body: pairs('1') });
    await reading;
    expect(app.store.getState().contactExtras.byContact).toEqual({ 7: pairs('2') });
  });

  it('[CDRAWER-03] comes before what came with the contact, even if it is empty', async () => {
    const app = createTestStore({ routes: { 'GET /contacts-extrainfo/7': { body: [] } } });
    app.begin();
    const shown = (one: Contact | null | undefined) => selectContactExtras(app.store.getState(), one);
    expect(shown(contact(pairs('0')))).toEqual(pairs('0'));
    await app.store.dispatch(loadContactExtras({ contactId: 7 }));
    expect(shown(contact(pairs('0')))).toEqual([]);
    expect([shown(contact(undefined, 8)), shown(null), shown(undefined)]).toEqual([[], [], []]);
    expect(shown(null)).toBe(shown(undefined));
  });
});
