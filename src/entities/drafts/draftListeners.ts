import type { EntitiesState } from '../state';
import { sessionStarted } from '../session/sessionActions';
import type { Services, StartListening } from '../thunk';
import { draftsRestored, isDraftChange } from './draftsSlice';

/** One write per ticket at a time: keys come faster than a disk writes, and only the last text counts. */
const createDraftWriter = () => {
  const writing = new Map<string, boolean>();

  const write = async (ticketId: number, { session, drafts }: EntitiesState, { storage }: Services): Promise<void> => {
    const account = session.account ?? '';
    const draft = drafts.byTicket[ticketId];
    await (draft
      ? storage.drafts.put(account, String(ticketId), draft)
      : storage.drafts.remove(account, String(ticketId)));
  };

  return async (ticketId: number, getState: () => EntitiesState, services: Services): Promise<void> => {
    const { account } = getState().session;
    if (account === null) return;
    const key = `${account} ${ticketId}`;
    const isBusy = writing.has(key);
    writing.set(key, isBusy);
    if (isBusy) return;
    try {
      let state = getState();
      do {
        writing.set(key, false);
        await write(ticketId, state, services);
        state = getState();
        // Signed out meanwhile: the drafts in state are another account's or none.
      } while (writing.get(key) && state.session.account === account);
    } finally {
      writing.delete(key);
    }
  };
};

/** Keeps unsent texts and files on disk through navigation, reload, forced logout and restart (OFF-04). */
export const registerDraftListeners = (start: StartListening): void => {
  const save = createDraftWriter();

  start({
    actionCreator: sessionStarted,
    effect: async ({ payload }, { dispatch, getState, extra }) => {
      const drafts = await extra.storage.drafts.readAll(payload.account);
      if (getState().session.account === payload.account) dispatch(draftsRestored(drafts));
    },
  });

  start({
    matcher: isDraftChange,
    effect: ({ payload }, { getState, extra }) => save(payload.ticketId, getState, extra),
  });
};
