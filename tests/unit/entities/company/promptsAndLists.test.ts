import { describe, expect, it } from 'vitest';
import {
  contactListItems,
  contactLists,
  importContactListItems,
  loadContactList,
  readContactListItem,
} from '@/entities/company/contactLists/contactLists';
import { listPrompts, prompts, readPrompt, removePrompt } from '@/entities/company/prompts/prompts';
import {
  loadSchedule,
  removeSchedule,
  removeScheduleFile,
  schedules,
  sendScheduleNotice,
  uploadScheduleFile,
} from '@/entities/company/schedules/schedules';
import { sessionEnded } from '@/entities/session/sessionActions';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { aUser } from '@tests/support/records';

/** A refused call is repeated with a new token before it counts as denied. */
const { desktop } = createFakeDesktop({ refresh: () => ({ ok: true, user: aUser() }) });

const open = (routes: FakeRoutes, user: ReturnType<typeof aUser> | null = aUser()) => {
  const app = createTestStore({ routes, desktop });
  if (user) app.begin(user);
  const own = (path: string) => app.calls.filter((call) => call.includes(path));
  return { ...app, own };
};
const refused = { status: 400, body: { error: 'ERR_NO_CONTACT_FOUND' } };
const denied = { status: 403, body: { error: 'ERR_NO_PERMISSION' } };
const file = new File(['x'], 'a.png');
const page1 = { searchParam: 'bia' };

describe('prompts', () => {
  const stored = { id: 3, name: 'Vendedora', prompt: 'x', apiKey: 'sk-secret', voiceKey: 'azure-secret' };

  it('[COMPAT-04] keep the keys of their providers out of the store, however they arrive', async () => {
    const page = createRecordedRoute({ body: { prompts: [stored], hasMore: false } });
    const app = open({
      'GET /prompt': page.route,
      'GET /prompt/3': { body: stored },
      'PUT /prompt/3': { body: stored },
    });
    await app.store.dispatch(prompts.load({ view: 'page', query: page1, page: 1 }));
    await app.store.dispatch(prompts.save({ id: 3, fields: {} as never }));
    expect(await app.store.dispatch(readPrompt(3))).toMatchObject({ apiKey: 'sk-secret', voiceKey: 'azure-secret' });
    expect(page.asked.map(({ query }) => query)).toEqual([{ searchParam: 'bia', pageNumber: 1 }]);
    expect(prompts.selectRecords(app.store.getState(), 'page')).toEqual([{ id: 3, name: 'Vendedora', prompt: 'x' }]);
    expect(JSON.stringify(app.store.getState())).not.toMatch(/sk-secret|azure-secret/);
  });

  it('[PROMPT-09] [CALL-134] [CALL-135] are created and changed by their own calls', async () => {
    const app = open({ 'POST /prompt': { body: stored }, 'PUT /prompt/3': { body: stored } });
    await app.store.dispatch(prompts.save({ id: null, fields: {} as never })).unwrap();
    await app.store.dispatch(prompts.save({ id: 3, fields: {} as never })).unwrap();
    expect(app.own('/prompt')).toEqual(['POST /prompt', 'PUT /prompt/3']);
  });

  it('[CALL-132] are listed from all pages by their names alone; whoever asked tells a failure', async () => {
    const page = createRecordedRoute(
      { body: { prompts: [stored], hasMore: true } },
      { body: { prompts: [{ id: 4, name: 'Atendente' }], hasMore: false } },
      refused,
    );
    const app = open({ 'GET /prompt': page.route });
    expect(await app.store.dispatch(listPrompts()).unwrap()).toEqual([
      { id: 3, name: 'Vendedora' },
      { id: 4, name: 'Atendente' },
    ]);
    expect(page.asked.map(({ query }) => query)).toEqual([
      { searchParam: '', pageNumber: 1 },
      { searchParam: '', pageNumber: 2 },
    ]);
    expect(listPrompts.rejected.match(await app.store.dispatch(listPrompts()))).toBe(true);
    expect(app.toasts()).toEqual([]);
  });

  it('[PROMPT-10] [CALL-136] stay in the list until it is read again, which a removal does at once', async () => {
    const page = createRecordedRoute(
      { body: { prompts: [stored, { id: 4, name: 'b' }] } },
      { body: { prompts: [stored] } },
    );
    const app = open({ 'GET /prompt': page.route, 'DELETE /prompt/4': { body: { message: 'Prompt deleted' } } });
    await app.store.dispatch(prompts.load({ view: 'page', query: page1, page: 1 }));
    app.store.dispatch(prompts.viewShown({ view: 'page', shown: true }));
    expect(await app.store.dispatch(removePrompt(4)).unwrap()).toBe('Prompt deleted');
    expect(app.own('/prompt')).toEqual(['GET /prompt', 'DELETE /prompt/4', 'GET /prompt']);
    expect(prompts.selectView(app.store.getState(), 'page').ids).toEqual([3]);
  });
});

describe('contact lists', () => {
  const list = { id: 7, name: 'VIP' };
  const item = { id: 1, name: 'Bia', number: '5511', email: '', contactListId: 7 };

  it('[CLIST-03] [CALL-100] [CALL-102] [CALL-103] [CALL-104] are saved by their name and read alone into the table', async () => {
    const saved = createRecordedRoute({ body: list });
    const page = createRecordedRoute({ body: { records: [list], hasMore: false } });
    const app = open({
      'GET /contact-lists/': page.route,
      'POST /contact-lists': saved.route,
      'PUT /contact-lists/7': saved.route,
      'GET /contact-lists/8': createRecordedRoute({ body: { id: 8, name: 'Novos' } }, { body: '' }, refused).route,
    });
    await app.store.dispatch(contactLists.load({ view: 'page', query: page1, page: 1 }));
    expect(page.asked.map(({ query }) => query)).toEqual([{ searchParam: 'bia', pageNumber: 1 }]);
    await app.store.dispatch(contactLists.save({ id: null, fields: { name: 'VIP' } })).unwrap();
    await app.store.dispatch(contactLists.save({ id: 7, fields: { name: 'VIP' } })).unwrap();
    expect(saved.asked.map(({ body }) => body)).toEqual([{ name: 'VIP' }, { name: 'VIP' }]);
    expect(await app.store.dispatch(loadContactList(8)).unwrap()).toEqual({ id: 8, name: 'Novos' });
    expect(contactLists.selectById(app.store.getState(), 8)).toEqual({ id: 8, name: 'Novos' });
    expect(await app.store.dispatch(loadContactList(8)).unwrap()).toBeNull();
    await app.store.dispatch(loadContactList(8));
    expect(app.toasts()).toEqual([]);
  });

  it('[CLIST-04] [CLIST-05] [CALL-107] [CALL-108] [CALL-109] [CALL-110] have items, which are asked for by list and saved for the company', async () => {
    const saved = createRecordedRoute({ body: item });
    const page = createRecordedRoute({ body: { contacts: [item], hasMore: false, count: 1 } });
    const app = open({
      'GET /contact-list-items': page.route,
      'POST /contact-list-items': saved.route,
      'PUT /contact-list-items/1': saved.route,
      'GET /contact-list-items/1': createRecordedRoute({ body: item }, refused).route,
    });
    const query = { searchParam: 'bia', contactListId: 7 };
    await app.store.dispatch(contactListItems.load({ view: 'page', query, page: 1 }));
    expect(page.asked.map((asked) => asked.query)).toEqual([{ ...query, pageNumber: 1 }]);
    expect(contactListItems.selectView(app.store.getState(), 'page')).toMatchObject({ ids: [1], count: 1 });
    const fields = { name: 'Bia', number: '5511', email: '', contactListId: 7 };
    await app.store.dispatch(contactListItems.save({ id: null, fields })).unwrap();
    app.begin(aUser({ companyId: undefined }));
    await app.store.dispatch(contactListItems.save({ id: 1, fields })).unwrap();
    expect(saved.asked.map(({ body }) => body)).toEqual([
      { ...fields, companyId: 1 },
      { ...fields, companyId: 0 },
    ]);
    expect(await app.store.dispatch(readContactListItem(1)).unwrap()).toEqual(item);
    await app.store.dispatch(readContactListItem(1));
    expect(app.toasts()).toEqual([]);
  });

  it('[CLIST-04] [CLIST-12] have items: one that a live change moves leaves its list, and joins the one it moves to', async () => {
    const app = open({ 'GET /contact-list-items': { body: { contacts: [item], hasMore: false, count: 1 } } });
    const query = { searchParam: '', contactListId: 7 };
    await app.store.dispatch(contactListItems.load({ view: 'page', query, page: 1 }));
    const moveTo = (contactListId: number) =>
      app.store.dispatch(serverEvents.contactListItem({ action: 'update', record: { ...item, contactListId } }));
    const shown = () => contactListItems.selectRecords(app.store.getState(), 'page').map(({ name }) => name);
    moveTo(8);
    expect(shown()).toEqual([]);
    moveTo(7);
    expect(shown()).toEqual(['Bia']);
  });

  it('[CLIST-10] [CALL-106] take the rows of a spreadsheet, and say when they do not', async () => {
    const answers = [{ body: [item] }, { status: 500, body: {} }];
    const app = open({ 'POST /contact-lists/7/upload': () => answers.shift() ?? {} });
    const upload = () => app.store.dispatch(importContactListItems({ contactListId: 7, file }));
    expect(await upload().unwrap()).toEqual([item]);
    await upload();
    expect(app.toasts()).toEqual(['contactLists:import.failed']);
  });
});

describe('scheduled messages', () => {
  const schedule = { id: 5, body: 'Oi' };

  it('[CALL-81] [CALL-82] are asked for by page, and saved also where the user is unknown', async () => {
    const page = createRecordedRoute({ body: { schedules: [schedule], hasMore: false } });
    const post = createRecordedRoute({ body: schedule });
    const app = open({ 'GET /schedules/': page.route, 'POST /schedules': post.route }, null);
    await app.store.dispatch(schedules.load({ view: 'page', query: page1, page: 1 }));
    expect(page.asked.map(({ query }) => query)).toEqual([{ searchParam: 'bia', pageNumber: 1 }]);
    await app.store.dispatch(schedules.save({ id: null, fields: { body: 'Oi' } as never })).unwrap();
    expect(post.asked[0]?.body).toEqual({ body: 'Oi', userId: 0, companyId: 0 });
    const matches = schedules.matches as (record: unknown, query: unknown) => boolean;
    expect(matches({ id: 5, title: null, body: 'Oi', contact: null }, { searchParam: 'zzz' })).toBe(false);
  });

  it('[CALL-86] [CALL-87] get a picture or lose it, and are read again then', async () => {
    const app = open({
      'GET /schedules/5': { body: schedule },
      'POST /schedules/5/media-upload': () => ({ body: {} }),
      'DELETE /schedules/5/media-upload': { body: {} },
    });
    expect(await app.store.dispatch(uploadScheduleFile({ scheduleId: 5, file })).unwrap()).toMatchObject(schedule);
    await app.store.dispatch(removeScheduleFile({ scheduleId: 5 })).unwrap();
    expect(app.own('/schedules')).toEqual([
      'POST /schedules/5/media-upload',
      'GET /schedules/5',
      'DELETE /schedules/5/media-upload',
      'GET /schedules/5',
    ]);
    expect(schedules.selectById(app.store.getState(), 5)).toMatchObject({
      ...schedule,
      mediaPath: null,
      mediaName: null,
    });
  });

  it.each([
    ['removed', removeSchedule({ scheduleId: 5 }), 'DELETE /schedules/5'],
    ['given a picture', uploadScheduleFile({ scheduleId: 5, file }), 'POST /schedules/5/media-upload'],
    ['rid of their picture', removeScheduleFile({ scheduleId: 5 }), 'DELETE /schedules/5/media-upload'],
  ] as const)(
    '[SCHED-18] [SCHED-19] [SCHED-20] [CALL-85] [CALL-86] [CALL-87] that may not be %s say so in their dialog; any other known refusal is a toast',
    async (...parts) => {
      const [, change, call] = parts;
      const answers = [denied, denied, refused];
      const app = open({ [call]: () => answers.shift() ?? {} });
      // The thunks are alike except for their names.
      const ask = () => app.store.dispatch(change as ReturnType<typeof removeSchedule>);
      await ask();
      expect(app.toasts()).toEqual([]);
      await ask();
      expect(app.toasts()).toEqual(['errors:ERR_NO_CONTACT_FOUND']);
      expect(app.own('GET /schedules')).toEqual([]);
    },
  );

  it('that cannot be read after a change of their picture fail for that reason', async () => {
    const app = open({ 'POST /schedules/5/media-upload': { body: {} }, 'GET /schedules/5': refused });
    const answer = await app.store.dispatch(uploadScheduleFile({ scheduleId: 5, file }));
    expect(answer).toMatchObject({ error: { code: 'ERR_NO_CONTACT_FOUND', status: 400 } });
  });

  it('[CALL-83] are read alone, and whoever asked tells a failure', async () => {
    const app = open({ 'GET /schedules/5': createRecordedRoute({ body: schedule }, refused).route });
    expect(await app.store.dispatch(loadSchedule(5)).unwrap()).toMatchObject(schedule);
    await app.store.dispatch(loadSchedule(5));
    expect(app.toasts()).toEqual([]);
  });

  it.each([null, aUser({ companyId: undefined })])('of nobody’s company are announced to nobody', async (user) => {
    const app = open({}, user);
    expect(await app.store.dispatch(sendScheduleNotice({ body: 'Oi', contactId: 4 })).unwrap()).toBeNull();
    expect(app.own('/notifications')).toEqual([]);
  });

  it('[SCHED-22] are announced again in the next session, at a server that lacked the call in the last one', async () => {
    const app = open({ 'POST /notifications': { status: 404, body: '<html>' } });
    const ask = () => app.store.dispatch(sendScheduleNotice({ body: 'Oi', contactId: 4 }));
    await ask();
    await ask();
    expect(app.own('/notifications')).toHaveLength(1);
    app.store.dispatch(sessionEnded({ reason: 'logout' }));
    app.begin();
    await ask();
    expect(app.own('/notifications')).toHaveLength(2);
    expect(app.toasts()).toEqual([]);
  });
});
