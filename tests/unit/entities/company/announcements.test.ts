import { describe, expect, it } from 'vitest';
import type { Announcement } from '@/protocol/records/announcements';
import {
  announcements,
  loadAnnouncement,
  removeAnnouncementPicture,
  uploadAnnouncementPicture,
} from '@/entities/company/announcements/announcements';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { aUser } from '@tests/support/records';
import { createRecordedRoute } from '@tests/support/requestRecorder';

const news = (id: number, facts: Partial<Announcement> = {}): Announcement => ({
  id,
  title: `Novidade ${id}`,
  text: 'Texto',
  status: true,
  createdAt: `2026-11-${String(id).padStart(2, '0')}T12:00:00.000Z`,
  ...facts,
});
const hidden = (id: number, facts: Partial<Announcement> = {}) => news(id, { status: false, ...facts });
const page = (records: readonly Announcement[], rest: object = { hasMore: false }) => ({ body: { records, ...rest } });

const open = (pages: readonly FakeAnswer[], all: FakeAnswer | readonly FakeAnswer[], user = aUser({ super: true })) => {
  const paged = createRecordedRoute(...pages);
  const list = createRecordedRoute(...[all].flat());
  const app = createTestStore({
    routes: { 'GET /announcements/': paged.route, 'GET /announcements/list': list.route },
  });
  app.begin(user);
  const { dispatch, getState } = app.store;
  // The top bar reads its own list when the session begins.
  const read = async (view: 'popover' | 'page', number = 1, searchParam = '') => {
    await dispatch(announcements.load({ view, query: { searchParam }, page: number }));
    const { count, hasMore, status } = announcements.selectView(getState(), view);
    return { ids: announcements.selectRecords(getState(), view).map(({ id }) => id), count, hasMore, status };
  };
  return { ...app, paged, list, read };
};

describe('the list of readers', () => {
  it('[ANN-02] is the server’s pages, newest first', async () => {
    const app = open([page([news(2), news(9)], { hasMore: true, count: 3 })], { body: [hidden(7)] });
    expect(await app.read('popover')).toEqual({ ids: [9, 2], count: 3, hasMore: true, status: 'ready' });
    expect(app.list.asked).toEqual([]);
  });

  it('has the later one first of two from the same moment, and those without a moment last', async () => {
    const createdAt = '2026-11-05T12:00:00.000Z';
    const [first, last] = [news(3, { createdAt: undefined }), news(2, { createdAt: undefined })];
    const records = [first, news(5, { createdAt }), news(6, { createdAt }), news(4), last];
    const app = open([page(records)], { body: [] });
    expect((await app.read('popover')).ids).toEqual([6, 5, 4, 3, 2]);
  });
});

describe('the list of authors', () => {
  it('[ANN-02] has the inactive announcements of their company too, each once, and counts them', async () => {
    const app = open([page([news(9), news(2)], { hasMore: false, count: 2 })], {
      body: [news(9), hidden(7), news(8, { status: null }), news(2, { status: null })],
    });
    expect(await app.read('page')).toEqual({ ids: [9, 8, 7, 2], count: 4, hasMore: false, status: 'ready' });
    expect(app.list.asked).toEqual([{ query: { companyId: 1 }, body: undefined }]);
  });

  it('has no active announcement that the pages have not brought yet', async () => {
    const app = open([page([news(9)], { hasMore: true })], { body: [news(9), news(2), hidden(7)] });
    expect((await app.read('page')).ids).toEqual([9, 7]);
  });

  it('[ANN-02] [CALL-118] is as long as before when its next page arrives', async () => {
    const app = open(
      [page([news(9), news(8)], { hasMore: true, count: 3 }), page([news(3)], { hasMore: false, count: 3 })],
      { body: [hidden(7), hidden(6)] },
    );
    expect(await app.read('page')).toEqual({ ids: [9, 8, 7, 6], count: 5, hasMore: true, status: 'ready' });
    expect(await app.read('page', 2)).toEqual({ ids: [9, 8, 7, 6, 3], count: 5, hasMore: false, status: 'ready' });
    expect(app.paged.asked.map(({ query }) => query)).toEqual([
      { searchParam: '', pageNumber: 1 },
      { searchParam: '', pageNumber: 2 },
    ]);
  });

  it('[ANN-02] goes on by the total alone, the inactive ones included', async () => {
    const app = open([page([news(9)], { count: 2 }), page([news(3)], { count: 2 })], {
      body: [hidden(7), hidden(6)],
    });
    expect((await app.read('page')).hasMore).toBe(true);
    expect(await app.read('page', 2)).toMatchObject({ ids: [9, 7, 6, 3], count: 4, hasMore: false });
  });

  it('[ANN-02] is searched for inactive ones by their title, whatever accents and capitals', async () => {
    const app = open([page([])], { body: [hidden(7, { title: 'Promoção' }), hidden(6, { text: 'promocao' })] });
    expect((await app.read('page', 1, 'PROMOCAO')).ids).toEqual([7]);
  });

  it('[ANN-02] keeps the inactive announcements it has while they cannot be read again', async () => {
    const app = open(
      [page([news(9), news(2)], { hasMore: false, count: 2 })],
      [{ body: [hidden(7, { title: 'Férias' }), hidden(8)] }, { status: 502 }],
    );
    await app.read('page');
    expect(await app.read('page')).toEqual({ ids: [9, 8, 7, 2], count: 4, hasMore: false, status: 'ready' });
    expect((await app.read('page', 1, 'ferias')).ids).toEqual([9, 7, 2]);
    app.store.dispatch(announcements.gone(7));
    expect((await app.read('page')).ids).toEqual([9, 8, 2]);
  });

  it('has no total where the server sends none', async () => {
    const app = open([page([news(9)])], { body: [hidden(7)] });
    expect(await app.read('page')).toMatchObject({ ids: [9, 7], count: null });
  });

  it.each([
    ['the server lacks the call', 1, { status: 404, body: '<html>' }, aUser({ super: true })],
    ['the company is unknown', 0, { body: [hidden(7)] }, aUser({ super: true, companyId: undefined })],
  ])('[ANN-02] is what readers see where %s', async (_, calls, all, user) => {
    const app = open([page([news(9)], { count: 1 })], all, user);
    expect(await app.read('page')).toEqual({ ids: [9], count: 1, hasMore: false, status: 'ready' });
    expect(app.list.asked).toHaveLength(calls);
    expect(app.store.getState().toasts).toEqual([]);
  });
});

describe('an announcement', () => {
  it('[ANN-12] that arrives live joins the lists, and one that is deleted leaves them', async () => {
    const app = open([page([news(2)])], { body: [] });
    await app.read('popover');
    app.store.dispatch(serverEvents.announcement({ action: 'create', record: news(4) }));
    const ids = () => announcements.selectRecords(app.store.getState(), 'popover').map(({ id }) => id);
    expect(ids()).toEqual([4, 2]);
    app.store.dispatch(serverEvents.announcement({ action: 'delete', id: 2 }));
    expect(ids()).toEqual([4]);
  });

  it('[ANN-11] is refused or reported with the texts of its own area', async () => {
    const app = createTestStore({
      routes: {
        'POST /announcements': { status: 500, body: {} },
        'DELETE /announcements/5': { status: 500, body: {} },
      },
    });
    app.begin();
    const fields = { title: 'a', text: 'b', priority: 3, status: true };
    await app.store.dispatch(announcements.save({ id: null, fields }));
    await app.store.dispatch(announcements.remove(5));
    expect(app.toasts()).toEqual(['announcements:toast.notSaved', 'announcements:toast.notRemoved']);
    expect(announcements.texts).toMatchObject({
      saved: 'announcements:toast.saved',
      removed: 'announcements:toast.removed',
    });
  });

  it('[ANN-10] [CALL-123] [CALL-124] is read again with its picture, and without it once that is removed', async () => {
    const app = createTestStore({
      routes: {
        'POST /announcements/5/media-upload': { body: { mensagem: 'ok' } },
        'DELETE /announcements/5/media-upload': { body: { mensagem: 'ok' } },
        'GET /announcements/5': createRecordedRoute(
          { body: news(5, { mediaPath: 'a.png' }) },
          { body: news(5, { mediaPath: null }) },
        ).route,
      },
    });
    app.begin();
    const picture = () => announcements.selectById(app.store.getState(), 5)?.mediaPath;
    await app.store.dispatch(uploadAnnouncementPicture({ id: 5, file: new File(['x'], 'a.png') })).unwrap();
    expect(picture()).toBe('a.png');
    await app.store.dispatch(removeAnnouncementPicture(5)).unwrap();
    expect(picture()).toBeNull();
    expect(app.calls.filter((call) => call.includes('/announcements/5'))).toEqual([
      'POST /announcements/5/media-upload',
      'GET /announcements/5',
      'DELETE /announcements/5/media-upload',
      'GET /announcements/5',
    ]);
  });

  it.each([
    ['is gone', { status: 404, body: { error: 'ERR_NO_ANNOUNCEMENT_FOUND' } }, 'rejected'],
    ['is unreadable', { body: { id: null } }, 'fulfilled'],
  ])('that %s when it is read adds none, and who asked shows it', async (_, answer, outcome) => {
    const app = createTestStore({ routes: { 'GET /announcements/5': answer } });
    app.begin();
    const read = await app.store.dispatch(loadAnnouncement(5));
    expect(read.meta.requestStatus).toBe(outcome);
    expect(read.type).toBe(`announcements/loadOne/${outcome}`);
    expect(announcements.selectTable(app.store.getState())).toEqual({});
    expect(app.store.getState().toasts).toEqual([]);
  });
});
