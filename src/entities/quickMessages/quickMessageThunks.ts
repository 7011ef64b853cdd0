import type { QuickMessage } from '@/protocol/records/quickMessages';
import type { EntityDispatch } from '../thunk';
import { createAppThunk } from '../thunk';
import type { EntitiesState } from '../state';
import { quickMessages } from './quickMessages';

/** Reads the user's quick answers. What was read before stays in use meanwhile. */
export const loadQuickMessages = () => async (dispatch: EntityDispatch, getState: () => EntitiesState) => {
  const { user } = getState().session;
  if (user) await dispatch(quickMessages.load({ view: 'all', query: { searchParam: '', userId: user.id }, page: 1 }));
};

interface QuickMessageRef {
  readonly quickMessageId: number;
}

/** Reads one quick message. */
export const loadQuickMessage = createAppThunk<QuickMessage | null, QuickMessageRef>(
  'quickMessages/show',
  async ({ quickMessageId }, { dispatch, extra }) => {
    const record = await extra.api.quickMessages.show(quickMessageId);
    if (record) dispatch(quickMessages.received(record));
    return record;
  },
  { silent: true },
);

/** Puts a file to a quick message, and reads the record again: no event follows. */
export const uploadQuickMessageFile = createAppThunk<QuickMessage | null, QuickMessageRef & { readonly file: File }>(
  'quickMessages/upload',
  async ({ quickMessageId, file }, { dispatch, extra: { api } }) => {
    await api.quickMessages.uploadMedia(quickMessageId, file);
    return dispatch(loadQuickMessage({ quickMessageId })).unwrap();
  },
);

/** Takes the file off a quick message, and reads the record again. */
export const removeQuickMessageFile = createAppThunk<QuickMessage | null, QuickMessageRef>(
  'quickMessages/removeFile',
  async ({ quickMessageId }, { dispatch, extra: { api } }) => {
    await api.quickMessages.removeMedia(quickMessageId);
    return dispatch(loadQuickMessage({ quickMessageId })).unwrap();
  },
);
