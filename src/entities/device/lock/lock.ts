import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lockMinutes, MOST_TRIES } from '@/domain/device/lock';
import { sessionEnded, sessionStarted } from '../../session/sessionActions';
import { signOut } from '../../session/signOut';
import type { EntitiesState } from '../../base/state';
import type { LocalFlags } from '../../base/storage';
import { createAppThunk, type StartListening } from '../../base/thunk';

export interface LockState {
  readonly locked: boolean;
  /** Wrong passwords since the window was locked. */
  readonly tries: number;
  /** When a password was last asked about, ms; null never. The answer to it announces a login to all windows, this one too. */
  readonly askedAt: number | null;
}

const initialState: LockState = { locked: false, tries: 0, askedAt: null };

export const windowLocked = createAction('lock/locked');
export const windowUnlocked = createAction('lock/unlocked');

const keyOf = (account: string): string => `locked:${account}`;

const readTries = (local: LocalFlags, account: string): number | null => {
  const stored = local.getItem(keyOf(account));
  const tries = Number(stored);
  return stored === null ? null : Number.isInteger(tries) && tries >= 0 ? tries : MOST_TRIES - 1;
};

export type UnlockResult = 'unlocked' | 'wrong' | 'signedOut' | 'unanswered';

/** The live event of a login comes within this time of its call, ms. */
const ANNOUNCED_MS = 10_000;

/** Was the login that live events announce only the look at a password here? */
export const isOwnLogin = ({ lock }: EntitiesState, now: number): boolean =>
  lock.askedAt !== null && now - lock.askedAt < ANNOUNCED_MS;

const passwordAsked = createAction<number>('lock/passwordAsked');

/**
 * Takes the account's password. Servers know a single way to look at one, the login: it leaves all tokens valid, but its live
 * event makes the account's other windows sign out, as with any login.
 */
export const unlock = createAppThunk<UnlockResult, string>(
  'lock/unlock',
  async (password, { dispatch, getState, extra: { desktop, clock } }) => {
    const { user } = getState().session;
    if (!user) return 'signedOut';
    dispatch(passwordAsked(clock.now()));
    const answer = await desktop.session.login({ email: user.email ?? '', password });
    if (answer.ok) {
      dispatch(passwordAsked(clock.now()));
      dispatch(windowUnlocked());
      return 'unlocked';
    }
    if (answer.status !== 401) return 'unanswered';
    dispatch(lockSlice.actions.passwordRefused());
    if (getState().lock.tries < MOST_TRIES) return 'wrong';
    await dispatch(signOut());
    return 'signedOut';
  },
  // The last wrong password ends the session that asked.
  { silent: true, changesSession: true },
);

/** Asks for the finger where the system has a reader; answers whether it was the right one. */
export const unlockByTouch = createAppThunk<boolean, string>(
  'lock/unlockByTouch',
  async (reason, { dispatch, extra: { desktop } }) => {
    const isRight = await desktop.system.touch.ask(reason);
    if (isRight) dispatch(windowUnlocked());
    return isRight;
  },
  { silent: true },
);

/** Can a finger unlock the window? */
export const readTouch = createAppThunk<boolean>(
  'lock/readTouch',
  (_, { extra }) => extra.desktop.system.touch.isOffered(),
  { silent: true },
);

export const lockSlice = createSlice({
  name: 'lock',
  initialState,
  reducers: {
    /** It was locked before the start. */
    lockRestored: (state, { payload }: PayloadAction<number>) => {
      state.locked = true;
      state.tries = payload;
    },
    passwordRefused: (state) => {
      state.tries += 1;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(windowLocked, (state) => {
        state.locked = true;
      })
      .addCase(windowUnlocked, (state) => ({ ...initialState, askedAt: state.askedAt }))
      .addCase(passwordAsked, (state, { payload }) => {
        state.askedAt = payload;
      })
      .addCase(sessionEnded, () => initialState),
});

const { lockRestored } = lockSlice.actions;

export const selectIsLocked = ({ lock }: EntitiesState): boolean => lock.locked;

/** After how many idle minutes the window locks by itself; null never. */
export const selectLockMinutes = ({ preferences }: EntitiesState): number | null =>
  lockMinutes(preferences.lockAfter, preferences.deployedLock);

/** A lock outlives reload, crash and restart; only the password, the finger or a new sign-in end it. */
export const registerLockListeners = (start: StartListening): void => {
  start({
    actionCreator: sessionStarted,
    effect: ({ payload: { account, fresh } }, { dispatch, extra }) => {
      const { local } = extra.storage;
      if (fresh) local.removeItem(keyOf(account));
      const tries = readTries(local, account);
      if (tries !== null) dispatch(lockRestored(tries));
    },
  });

  start({
    predicate: (_, { lock, session }, before) =>
      session.account !== null && (lock.locked !== before.lock.locked || lock.tries !== before.lock.tries),
    effect: (_, { getState, extra }) => {
      const { lock, session } = getState();
      if (session.account === null) return;
      const key = keyOf(session.account);
      if (lock.locked) extra.storage.local.setItem(key, String(lock.tries));
      else extra.storage.local.removeItem(key);
    },
  });
};

declare module '../../base/state' {
  interface EntitiesState {
    readonly lock: LockState;
  }
}
