import type { QuickMessageToSave } from '@/api/quickMessages';
import type { QuickMessage } from '@/protocol/records/quickMessages';
import { wholeList } from '../../base/collection/collectionOptions';
import type { SearchQuery } from '../../base/collection/collectionState';
import { createCollection } from '../../base/collection/createCollection';
import { createRecordReader } from '../../base/collection/recordReader';
import type { LoadStatus } from '../../base/loadStatus';
import type { EntitiesState } from '../../base/state';
import { createAppThunk, type EntityDispatch } from '../../base/thunk';

/** Servers list the quick replies of one user. */
export interface QuickMessageQuery extends SearchQuery {
  readonly userId: number;
}

/** Quick replies: `page` is the list of their screen, `all` serves the composer. */
export const quickMessages = createCollection<QuickMessage, QuickMessageQuery, QuickMessageToSave, 'page' | 'all'>(
  'quickMessages',
  {
    views: {
      page: ({ api, signal }, { query, pageNumber }) => api.quickMessages.page({ ...query, pageNumber }, signal),
      all: async ({ api, session: { user } }, { query }) =>
        wholeList(await api.quickMessages.list(user?.companyId ?? 0, query.userId)),
    },
    event: 'quickmessage',
    save: async ({ api, session: { user } }, id, fields) => {
      const saved = await (id === null ? api.quickMessages.create(fields) : api.quickMessages.update(id, fields));
      // Servers may answer the id alone.
      return saved?.shortcode === '' ? { ...saved, ...fields, userId: user?.id ?? null } : saved;
    },
    remove: ({ api }, id) => api.quickMessages.remove(id),
    words: ({ shortcode }) => [shortcode],
    // Events also bring colleagues' quick replies; only those marked for everyone count.
    filter: (record, { userId }) => record.userId === userId || record.geral === true,
    compare: (left, right) => left.shortcode.localeCompare(right.shortcode),
    texts: {
      saved: 'quickMessages:toast.saved',
      removed: 'quickMessages:toast.removed',
      notRemoved: 'quickMessages:toast.notRemoved',
    },
  },
);

/** Reads the user's quick replies. Those read before stay in use meanwhile. */
export const loadQuickMessages = () => async (dispatch: EntityDispatch, getState: () => EntitiesState) => {
  const { user } = getState().session;
  if (user) await dispatch(quickMessages.load({ view: 'all', query: { searchParam: '', userId: user.id }, page: 1 }));
};

interface QuickMessageRef {
  readonly quickMessageId: number;
}

/** Reads one quick reply. */
export const loadQuickMessage = createRecordReader(quickMessages, (api, id) => api.quickMessages.show(id));

/** Attaches a file to a quick reply, and reads the record again, since no event follows; the file is there even if that fails. */
export const uploadQuickMessageFile = createAppThunk<void, QuickMessageRef & { readonly file: File }>(
  'quickMessages/upload',
  async ({ quickMessageId, file }, { dispatch, extra: { api } }) => {
    await api.quickMessages.uploadMedia(quickMessageId, file);
    await dispatch(loadQuickMessage(quickMessageId));
  },
);

/** Removes the file of a quick reply. No event follows; and servers refuse to remove it twice, so no further call may fail. */
export const removeQuickMessageFile = createAppThunk<void, QuickMessageRef>(
  'quickMessages/removeFile',
  async ({ quickMessageId }, { dispatch, getState, extra: { api } }) => {
    await api.quickMessages.removeMedia(quickMessageId);
    const known = quickMessages.selectById(getState(), quickMessageId);
    if (known) dispatch(quickMessages.received({ ...known, mediaPath: null, mediaName: null }));
  },
);

/** The user's quick replies, sorted by shortcode. */
export const selectQuickMessages = (state: EntitiesState): readonly QuickMessage[] =>
  quickMessages.selectRecords(state, 'all');

/** `failed`: none are known, and the last reading went wrong. */
export const selectQuickMessagesStatus = (state: EntitiesState): LoadStatus =>
  quickMessages.selectView(state, 'all').status;
