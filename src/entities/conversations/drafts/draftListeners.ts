import { sessionStarted } from '../../session/sessionActions';
import { readStore } from '../../device/unreadableStores/unreadableStores';
import { watchSession } from '../../base/oneSession';
import type { AppStorage } from '../../base/storage';
import type { StartListening } from '../../base/thunk';
import { draftsRestored, isDraftChange, lateTextTyped, mergedDraft } from './draftsSlice';
import { type Draft, emptyDraft, isEmptyDraft } from './draftsState';

/** Whose draft it is. `account` is the one at the time of the change, even if its session has ended meanwhile. */
interface Place {
  readonly account: string;
  readonly ticketId: number;
  /** Drafts begun before the stored ones are known are beside them on disk: in their place they would remove unseen texts. */
  readonly begun: boolean;
}

const keyOf = ({ ticketId, begun }: Place): string => (begun ? `${ticketId}#begun` : String(ticketId));

/** Null removes the draft. */
const save = ({ drafts }: AppStorage, place: Place, draft: Draft | null): Promise<void> =>
  draft
    ? drafts.put(place.account, keyOf(place), place.begun ? { ...draft, begun: true } : draft)
    : drafts.remove(place.account, keyOf(place));

/** Joins the drafts of an earlier start that could not read the stored ones to these; `own` are those of this start. */
const joined = (all: readonly Draft[], own: ReadonlySet<number>): readonly Draft[] => {
  const byTicket = new Map(all.filter(({ begun }) => !begun).map((draft) => [draft.ticketId, draft]));
  for (const { begun, ...draft } of all) {
    if (!begun || own.has(draft.ticketId)) continue;
    const stored = byTicket.get(draft.ticketId);
    byTicket.set(draft.ticketId, stored ? mergedDraft(stored, draft) : draft);
  }
  return [...byTicket.values()];
};

/** Keeps unsent texts and files on disk through navigation, reload, forced logout and restart. */
export const registerDraftListeners = (start: StartListening): void => {
  /** Tickets whose drafts were begun in this session before the stored ones were known. */
  let own = new Set<number>();

  start({
    actionCreator: sessionStarted,
    effect: async ({ payload: { account } }, context) => {
      const { getState, extra } = context;
      const isOver = watchSession(getState, account);
      const begunNow = new Set<number>();
      own = begunNow;
      const all = await readStore('drafts', () => extra.storage.drafts.readAll(account), context);
      if (!all) return;
      context.dispatch(draftsRestored(joined(all, begunNow)));
      const begun = new Set([...begunNow, ...all.flatMap((draft) => (draft.begun ? [draft.ticketId] : []))]);
      for (const ticketId of begun) {
        if (isOver()) return;
        await save(extra.storage, { account, ticketId, begun: false }, getState().drafts.byTicket[ticketId] ?? null);
        await save(extra.storage, { account, ticketId, begun: true }, null);
      }
    },
  });

  start({
    matcher: isDraftChange,
    effect: async ({ payload: { ticketId } }, { getState, extra }) => {
      const { session, drafts } = getState();
      if (session.account === null) return;
      if (!drafts.loaded) own.add(ticketId);
      const place = { account: session.account, ticketId, begun: !drafts.loaded };
      await save(extra.storage, place, drafts.byTicket[ticketId] ?? null);
    },
  });

  start({
    actionCreator: lateTextTyped,
    effect: async ({ payload: { text, ...place } }, { extra: { storage } }) => {
      const known = (await storage.drafts.read(place.account, keyOf(place))) ?? emptyDraft(place.ticketId);
      const draft = { ...known, text };
      await save(storage, place, isEmptyDraft(draft) ? null : draft);
    },
  });
};
