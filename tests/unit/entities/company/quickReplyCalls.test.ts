import { describe, expect, it } from 'vitest';
import {
  loadQuickMessage,
  loadQuickMessages,
  quickMessages,
  removeQuickMessageFile,
  uploadQuickMessageFile,
} from '@/entities/company/quickMessages/quickMessages';
import { createTestStore } from '@tests/support/createTestStore';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { aUser } from '@tests/support/records';

const { desktop } = createFakeDesktop({ refresh: () => ({ ok: true, user: aUser() }) });

const open = (routes: FakeRoutes, user: ReturnType<typeof aUser> | null = aUser()) => {
  const app = createTestStore({ routes, desktop });
  if (user) app.begin(user);
  return app;
};
const refused = { status: 400, body: { error: 'ERR_NO_PERMISSION' } };

describe('quick replies', () => {
  const reply = { id: 5, shortcode: 'oi', message: 'Olá', mediaPath: 'a.png' };

  it('[CALL-67] are those of the signed-in user; nobody has none to read', async () => {
    const list = createRecordedRoute({ body: [reply] });
    const app = open({ 'GET /quick-messages/list': list.route }, null);
    await app.store.dispatch(loadQuickMessages());
    expect(list.asked).toEqual([]);
    app.begin(aUser({ companyId: undefined }));
    await app.store.dispatch(loadQuickMessages());
    expect(list.asked.map(({ query }) => query)).toEqual([{ companyId: 0, userId: 10 }]);
    expect(quickMessages.selectView(app.store.getState(), 'all')).toMatchObject({
      query: { searchParam: '', userId: 10 },
      page: 1,
      ids: [5],
    });
  });

  it('[QMSG-07] [QMSG-08] [CALL-72] [CALL-73] with a new file are read again, and known as they are then', async () => {
    const uploads = [{ body: {} }];
    const app = open({
      // Its body is a form, which the recorder cannot read.
      'POST /quick-messages/5/media-upload': () => uploads.shift() ?? refused,
      'DELETE /quick-messages/5/media-upload': refused,
      'GET /quick-messages/5': { body: reply },
    });
    const file = new File(['x'], 'a.png');
    const upload = () => app.store.dispatch(uploadQuickMessageFile({ quickMessageId: 5, file }));
    await upload().unwrap();
    expect(app.calls.filter((call) => call.includes('/quick-messages/5'))).toEqual([
      'POST /quick-messages/5/media-upload',
      'GET /quick-messages/5',
    ]);
    expect(quickMessages.selectById(app.store.getState(), 5)).toMatchObject(reply);
    await upload();
    await app.store.dispatch(removeQuickMessageFile({ quickMessageId: 5 }));
    expect(app.toasts()).toEqual(['errors:ERR_NO_PERMISSION', 'errors:ERR_NO_PERMISSION']);
    // Refused: the file is still there.
    expect(quickMessages.selectById(app.store.getState(), 5)).toMatchObject(reply);
  });

  it('have a new file although they cannot be read afterwards, since a further try would send it again', async () => {
    const app = open({ 'POST /quick-messages/5/media-upload': { body: {} }, 'GET /quick-messages/5': { status: 502 } });
    const upload = uploadQuickMessageFile({ quickMessageId: 5, file: new File(['x'], 'a.png') });
    expect(uploadQuickMessageFile.fulfilled.match(await app.store.dispatch(upload))).toBe(true);
  });

  it('[QMSG-01] [CALL-69] [CALL-70] are listed as they were sent where the answer is their id alone', async () => {
    const answer = { body: { id: 5 } };
    const app = open({
      'GET /quick-messages': { body: { records: [], hasMore: false } },
      'POST /quick-messages': answer,
      'PUT /quick-messages/5': answer,
    });
    await app.store.dispatch(quickMessages.load({ view: 'page', query: { searchParam: '', userId: 10 }, page: 1 }));
    const rest = { message: 'Olá', geral: false, status: true, isMedia: false, mediaPath: null };
    const save = async (id: number | null, shortcode: string) => {
      const fields = { ...rest, shortcode };
      await app.store.dispatch(quickMessages.save({ id, fields })).unwrap();
      expect(quickMessages.selectRecords(app.store.getState(), 'page')).toEqual([{ id: 5, userId: 10, ...fields }]);
    };
    await save(null, 'oi');
    await save(5, 'opa');
  });

  it('[CALL-68] are read alone for their form', async () => {
    const app = open({ 'GET /quick-messages/5': { body: reply } });
    expect(await app.store.dispatch(loadQuickMessage(5)).unwrap()).toMatchObject(reply);
  });
});
