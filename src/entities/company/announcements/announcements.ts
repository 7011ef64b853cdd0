import type { AnnouncementToSave } from '@/api/announcements';
import { textFinder } from '@/domain/text/foldedText';
import { isActive } from '@/domain/company/announcements';
import type { Announcement } from '@/protocol/records/announcements';
import type { PageRequest, ReadingContext } from '../../base/collection/collectionOptions';
import type { SearchQuery } from '../../base/collection/collectionState';
import { createCollection } from '../../base/collection/createCollection';
import { createRecordReader } from '../../base/collection/recordReader';
import { createAppThunk } from '../../base/thunk';

export interface AnnouncementQuery extends SearchQuery {
  /** Only what readers see. */
  readonly onlyActive?: true;
}

type Context = ReadingContext<Announcement>;

const read = ({ api, signal }: Context, { query: { searchParam }, pageNumber }: PageRequest<SearchQuery>) =>
  api.announcements.page({ searchParam, pageNumber }, signal);

/**
 * The inactive announcements of the super user's own company, or those that are known where they cannot be read. Not every server
 * has the call.
 */
const hidden = async (
  { api, session, signal, known }: Context,
  { searchParam }: SearchQuery,
): Promise<readonly Announcement[]> => {
  const companyId = session.user?.companyId;
  const all = companyId ? await api.announcements.list(companyId, signal).catch(known) : [];
  const isFound = textFinder(searchParam);
  return all.filter(({ status, title }) => status !== true && isFound(title));
};

/**
 * News of the platform for every company, newest first: `popover` is what readers see; `page`, for authors, adds the inactive
 * ones, with each page, so that its total stays the same.
 */
export const announcements = createCollection<Announcement, AnnouncementQuery, AnnouncementToSave, 'popover' | 'page'>(
  'announcements',
  {
    views: {
      popover: read,
      page: async (context, request) => {
        const [page, extra] = await Promise.all([read(context, request), hidden(context, request.query)]);
        const known = new Set(page.records.map(({ id }) => id));
        const added = extra.filter(({ id }) => !known.has(id));
        const count = page.count === undefined ? undefined : page.count + added.length;
        return { ...page, records: [...page.records, ...added], count };
      },
    },
    event: 'announcement',
    save: ({ api }, id, fields) =>
      id === null ? api.announcements.create(fields) : api.announcements.update(id, fields),
    remove: ({ api }, id) => api.announcements.remove(id),
    words: ({ title }) => [title],
    filter: (announcement, { onlyActive = false }) => !onlyActive || isActive(announcement),
    compare: (left, right) => (right.createdAt ?? '').localeCompare(left.createdAt ?? '') || right.id - left.id,
    texts: {
      saved: 'announcements:toast.saved',
      removed: 'announcements:toast.removed',
      notSaved: 'announcements:toast.notSaved',
      notRemoved: 'announcements:toast.notRemoved',
    },
  },
);

/** Reads one announcement. */
export const loadAnnouncement = createRecordReader(announcements, (api, id) => api.announcements.show(id));

/** Attaches a picture to an announcement and reads its name from the server. */
export const uploadAnnouncementPicture = createAppThunk<void, { readonly id: number; readonly file: File }>(
  'announcements/upload',
  async ({ id, file }, { dispatch, extra }) => {
    await extra.api.announcements.uploadMedia(id, file);
    await dispatch(loadAnnouncement(id));
  },
);

/** Removes the picture of an announcement. */
export const removeAnnouncementPicture = createAppThunk<void, number>(
  'announcements/removePicture',
  async (id, { dispatch, extra }) => {
    await extra.api.announcements.removeMedia(id);
    await dispatch(loadAnnouncement(id));
  },
);
