import { createAction, createSlice } from '@reduxjs/toolkit';
import { lockMinutes, MOST_TRIES } from '@/domain/device/lock';
import { sessionEnded, sessionStarted } from '../../session/sessionActions';
import { signOut } from '../../session/signOut';
import { watchSession } from '../../base/oneSession';
import type { EntitiesState } from '../../base/state';
import { createAppThunk, type Services, type StartListening } from '../../base/thunk';

export interface LockState {
  readonly locked: boolean;
  /** Wrong passwords since the window was locked. */
  readonly tries: number;
  /** When the login by which the lock last checked a password was answered, ms, if its live event has not come yet; null without one. */
  readonly askedAt: number | 'unanswered' | null;
}

const initialState: LockState = { locked: false, tries: 0, askedAt: null };

export const windowLocked = createAction('lock/locked');
export const windowUnlocked = createAction('lock/unlocked');

/** The live event of the lock's own login came: the next such event is a sign-in elsewhere. */
export const ownLoginHeard = createAction('lock/ownLoginHeard');

const LOCK_KEY = 'window';

/** Reads the number of wrong passwords from the last start; null when the window was not locked. */
export const readLock = async ({ storage, log }: Services, account: string): Promise<number | null> => {
  try {
    return (await storage.lock.read(account, LOCK_KEY))?.tries ?? null;
  } catch (error) {
    // It is unknown whether the window was locked, so ask for the password.
    log.warn('Lock not read', { reason: String(error) });
    return 0;
  }
};

export type UnlockResult = 'unlocked' | 'wrong' | 'signedOut' | 'unanswered';

/** How long after its answer the live event of a login may come, ms. */
const ANNOUNCED_MS = 10_000;

/** Is a login announced at `now` only the lock's own check of a password? */
export const isOwnLogin = ({ lock }: EntitiesState, now: number): boolean =>
  // A slow network delays answer and event together.
  lock.askedAt === 'unanswered' || (lock.askedAt !== null && now - lock.askedAt < ANNOUNCED_MS);

const passwordAsked = createAction<number | 'unanswered'>('lock/passwordAsked');

/**
 * Unlocks the window with the account's password. Servers can check a password only by a login: it leaves all tokens valid, but its
 * live event signs out the account's other windows, as any login does.
 */
export const unlock = createAppThunk<UnlockResult, string>(
  'lock/unlock',
  async (password, { dispatch, getState, extra: { desktop, clock } }) => {
    const { user } = getState().session;
    const isOver = watchSession(getState);
    if (!user) return 'signedOut';
    dispatch(passwordAsked('unanswered'));
    const answer = await desktop.session.login({ email: user.email, password });
    // The lock of the next session is another one.
    if (isOver()) return 'signedOut';
    const isRefused = !answer.ok && answer.status === 401;
    // If the event has not come so far, wait for it from now on; also without an answer, since the server may have received the call.
    if (!isRefused && getState().lock.askedAt !== null) dispatch(passwordAsked(clock.now()));
    if (answer.ok) {
      dispatch(windowUnlocked());
      return 'unlocked';
    }
    if (!isRefused) return 'unanswered';
    dispatch(lockSlice.actions.passwordRefused());
    if (getState().lock.tries < MOST_TRIES) return 'wrong';
    await dispatch(signOut());
    return 'signedOut';
  },
  // The last wrong password ends the session that asked.
  { silent: true, changesSession: true },
);

/** Asks for the fingerprint where the system has a reader; resolves with whether it matched. */
export const unlockByTouch = createAppThunk<boolean, string>(
  'lock/unlockByTouch',
  async (reason, { dispatch, extra: { desktop } }) => {
    const isRight = await desktop.system.touch.ask(reason);
    if (isRight) dispatch(windowUnlocked());
    return isRight;
  },
  { silent: true },
);

/** Can a fingerprint unlock the window? */
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

/** Idle minutes after which the window locks automatically; null = never. */
export const selectLockMinutes = ({ preferences }: EntitiesState): number | null =>
  lockMinutes(preferences.lockAfter, preferences.deployedLock);

/** Keeps a lock through reload, crash and restart; only the password, the fingerprint or a new sign-in ends it. */
export const registerLockListeners = (start: StartListening): void => {
  // The app was killed between the last wrong password and the end of the session.
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
