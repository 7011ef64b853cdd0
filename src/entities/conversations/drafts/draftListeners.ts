import { sessionStarted } from '../../session/sessionActions';
import { watchSession } from '../../base/oneSession';
import type { AppStorage } from '../../base/storage';
import type { StartListening } from '../../base/thunk';
import { draftsRestored, isDraftChange, lateTextTyped } from './draftsSlice';
import { type Draft, emptyDraft, isEmptyDraft } from './draftsState';

/** Null removes the draft. `account` is the one at the time of the change, even if its session has ended meanwhile. */
const save = ({ drafts }: AppStorage, account: string, ticketId: number, draft: Draft | null): Promise<void> =>
  draft ? drafts.put(account, String(ticketId), draft) : drafts.remove(account, String(ticketId));

/** Keeps unsent texts and files on disk through navigation, reload, forced logout and restart. */
export const registerDraftListeners = (start: StartListening): void => {
  start({
    actionCreator: sessionStarted,
    effect: async ({ payload }, { dispatch, getState, extra }) => {
      const isOver = watchSession(getState, payload.account);
      const drafts = await extra.storage.drafts.readAll(payload.account);
      if (isOver()) return;
      dispatch(draftsRestored(drafts));
      // What was begun meanwhile has replaced the stored draft on disk.
      for (const stored of drafts) {
        const draft = getState().drafts.byTicket[stored.ticketId];
        if (draft && draft !== stored) await save(extra.storage, payload.account, stored.ticketId, draft);
      }
    },
  });

  start({
    matcher: isDraftChange,
    effect: async ({ payload: { ticketId } }, { getState, extra }) => {
      const { session, drafts } = getState();
      if (session.account !== null)
        await save(extra.storage, session.account, ticketId, drafts.byTicket[ticketId] ?? null);
    },
  });

  start({
    actionCreator: lateTextTyped,
    effect: async ({ payload: { account, ticketId, text } }, { extra: { storage } }) => {
      const known = (await storage.drafts.read(account, String(ticketId))) ?? emptyDraft(ticketId);
      const draft = { ...known, text };
      await save(storage, account, ticketId, isEmptyDraft(draft) ? null : draft);
    },
  });
};
