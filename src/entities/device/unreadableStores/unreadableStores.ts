import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { backoffDelay } from '@/lib/backoff';
import { sessionEnded } from '../../session/sessionActions';
import { watchSession } from '../../base/oneSession';
import type { EntitiesState } from '../../base/state';
import type { AppStorage } from '../../base/storage';
import type { EntityDispatch, Services } from '../../base/thunk';

type StoreName = keyof Pick<AppStorage, 'drafts' | 'outbox' | 'reminders' | 'views'>;

/** What this computer keeps for the account and could not be read so far although it was tried several times. */
export type UnreadableStores = Readonly<Partial<Record<StoreName, true>>>;

const initialState: UnreadableStores = {};

export const unreadableStoresSlice = createSlice({
  name: 'unreadableStores',
  initialState,
  reducers: {
    storeUnreadable: (state, { payload }: PayloadAction<StoreName>) => {
      state[payload] = true;
    },
    storeRead: (state, { payload }: PayloadAction<StoreName>) => {
      delete state[payload];
    },
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
});

const { storeUnreadable, storeRead } = unreadableStoresSlice.actions;

export const selectHasUnreadable = ({ unreadableStores }: EntitiesState): boolean =>
  Object.keys(unreadableStores).length > 0;

/** Failed attempts after which the user is told. */
const ATTEMPTS_BEFORE_NOTICE = 3;

interface ReadingContext {
  readonly dispatch: EntityDispatch;
  readonly getState: () => EntitiesState;
  readonly extra: Pick<Services, 'clock' | 'log'>;
  /** Aborted when the same account signs in again, which reads for itself. */
  readonly signal: AbortSignal;
  readonly cancelActiveListeners: () => void;
}

/**
 * Reads what this computer keeps for the account, at the beginning of its session, and tries again while that fails: a disk that is
 * busy or a file that is locked for a moment must not hide it until the next start. Null once the session is over.
 */
export const readStore = async <Value>(
  store: StoreName,
  read: () => Promise<Value>,
  { dispatch, getState, extra, signal, cancelActiveListeners }: ReadingContext,
): Promise<Value | null> => {
  cancelActiveListeners();
  const isSessionOver = watchSession(getState);
  const isOver = (): boolean => signal.aborted || isSessionOver();
  for (let attempt = 0; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      const value = await read();
      if (isOver()) return null;
      if (getState().unreadableStores[store]) dispatch(storeRead(store));
      return value;
    } catch (error) {
      if (isOver()) return null;
      extra.log.warn('Stored records not read', { store, reason: String(error) });
      if (attempt + 1 === ATTEMPTS_BEFORE_NOTICE) dispatch(storeUnreadable(store));
    }
    // oxlint-disable-next-line no-await-in-loop
    await new Promise<void>((resolve) => void extra.clock.after(backoffDelay(attempt), resolve));
    if (isOver()) return null;
  }
};

declare module '../../base/state' {
  interface EntitiesState {
    readonly unreadableStores: UnreadableStores;
  }
}
