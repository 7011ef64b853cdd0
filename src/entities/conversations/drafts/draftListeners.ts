import { sessionStarted } from '../../session/sessionActions';
import { watchSession } from '../../base/oneSession';
import type { AppStorage } from '../../base/storage';
import type { StartListening } from '../../base/thunk';
import { draftsRestored, isDraftChange, lateTextTyped } from './draftsSlice';
import { type Draft, emptyDraft, isEmptyDraft } from './draftsState';

/** Writes each draft one write at a time: typing is faster than the disk, and only the last text counts. */
const createDraftWriter = () => {
  /** The drafts that are being written, as they will be on disk; null is one that leaves. */
  const newest = new Map<string, Draft | null>();
  const keyOf = (account: string, ticketId: number): string => `${account} ${ticketId}`;

  /** Null removes the draft. `account` is the one at the time of the change, even if its session has ended meanwhile. */
  const save = async (
    { drafts }: AppStorage,
    account: string,
    ticketId: number,
    draft: Draft | null,
  ): Promise<void> => {
    const key = keyOf(account, ticketId);
    const isBusy = newest.has(key);
    newest.set(key, draft);
    if (isBusy) return;
    try {
      for (let next = draft; ; next = newest.get(key) ?? null) {
        const write = next ? drafts.put(account, String(ticketId), next) : drafts.remove(account, String(ticketId));
        const isLast = () => newest.get(key) === next;
        // What was typed meanwhile is tried too before the failure counts.
        await write.catch((error: unknown) => {
          if (isLast()) throw error;
        });
        if (isLast()) return;
      }
    } finally {
      newest.delete(key);
    }
  };

  const read = async ({ drafts }: AppStorage, account: string, ticketId: number): Promise<Draft | null> => {
    const waiting = newest.get(keyOf(account, ticketId));
    return waiting === undefined ? drafts.read(account, String(ticketId)) : waiting;
  };

  return { save, read };
};

/** Keeps unsent texts and files on disk through navigation, reload, forced logout and restart. */
export const registerDraftListeners = (start: StartListening): void => {
  const { save, read } = createDraftWriter();

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
      const known = (await read(storage, account, ticketId)) ?? emptyDraft(ticketId);
      const draft = { ...known, text };
      await save(storage, account, ticketId, isEmptyDraft(draft) ? null : draft);
    },
  });
};
