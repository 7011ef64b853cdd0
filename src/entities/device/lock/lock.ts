import { createAction, createSlice } from '@reduxjs/toolkit';
import { lockMinutes, MOST_TRIES } from '@/domain/device/lock';
import { sessionEnded, sessionStarted } from '../../session/sessionActions';
import { signOut } from '../../session/signOut';
import type { EntitiesState } from '../../base/state';
import { createAppThunk, type Services, type StartListening } from '../../base/thunk';

export interface LockState {
  readonly locked: boolean;
  /** Wrong passwords since the window was locked. */
  readonly tries: number;
  /** When a password was asked about whose live event, that of a login, is still to come, ms; null when none is. */
  readonly askedAt: number | null;
}

const initialState: LockState = { locked: false, tries: 0, askedAt: null };

export const windowLocked = createAction('lock/locked');
export const windowUnlocked = createAction('lock/unlocked');

/** The live event of the own look at a password came: the next one is a login elsewhere. */
export const ownLoginHeard = createAction('lock/ownLoginHeard');

const LOCK_KEY = 'window';

/** How many wrong passwords the lock of the last start had seen; null when the window was not locked. */
export const readLock = async ({ storage, log }: Services, account: string): Promise<number | null> => {
  try {
    return (await storage.lock.read(account, LOCK_KEY))?.tries ?? null;
  } catch (error) {
    // Unknown, so the password is asked for.
    log.warn('Lock not read', { reason: String(error) });
    return 0;
  }
};

export type UnlockResult = 'unlocked' | 'wrong' | 'signedOut' | 'unanswered';

/** The live event of a login comes within this time of its call, ms. */
const ANNOUNCED_MS = 10_000;

/** Is a login that live events announce now only the look at a password here? */
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
      // The event may have come before the answer.
      if (getState().lock.askedAt !== null) dispatch(passwordAsked(clock.now()));
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
    passwordRefused: (state) => {
      state.tries += 1;
      state.askedAt = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionStarted, (_, { payload: { lockTries } }) => ({
        ...initialState,
        locked: lockTries !== null,
        tries: lockTries ?? 0,
      }))
      .addCase(windowLocked, (state) => {
        state.locked = true;
      })
      .addCase(windowUnlocked, (state) => ({ ...initialState, askedAt: state.askedAt }))
      .addCase(passwordAsked, (state, { payload }) => {
        state.askedAt = payload;
      })
      .addCase(ownLoginHeard, (state) => {
        state.askedAt = null;
      })
      .addCase(sessionEnded, () => initialState),
});

export const selectIsLocked = ({ lock }: EntitiesState): boolean => lock.locked;

/** After how many idle minutes the window locks by itself; null never. */
export const selectLockMinutes = ({ preferences }: EntitiesState): number | null =>
  lockMinutes(preferences.lockAfter, preferences.deployedLock);

/** A lock outlives reload, crash and restart; only the password, the finger or a new sign-in end it. */
export const registerLockListeners = (start: StartListening): void => {
  // Killed between the last wrong password and the end of the session.
  start({
    actionCreator: sessionStarted,
    effect: async ({ payload: { lockTries } }, { dispatch }) => {
      if (lockTries !== null && lockTries >= MOST_TRIES) await dispatch(signOut());
    },
  });

  start({
    predicate: (action, { lock, session }, before) =>
      session.account !== null &&
      ((sessionStarted.match(action) && action.payload.fresh) ||
        lock.locked !== before.lock.locked ||
        lock.tries !== before.lock.tries),
    effect: async (_, { getState, extra: { storage, log } }) => {
      const { lock, session } = getState();
      if (session.account === null) return;
      const kept = lock.locked
        ? storage.lock.put(session.account, LOCK_KEY, { tries: lock.tries })
        : storage.lock.remove(session.account, LOCK_KEY);
      await kept.catch((error: unknown) => log.warn('Lock not kept', { reason: String(error) }));
    },
  });
};

declare module '../../base/state' {
  interface EntitiesState {
    readonly lock: LockState;
  }
}
