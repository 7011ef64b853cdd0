import {
  type AsyncThunkPayloadCreator,
  createAction,
  createAsyncThunk,
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { Api } from '@/api/createApi';
import type { DesktopBridge, ServerAddresses } from '@/bridge/desktop';
import type { Clock } from '@/lib/clock';
import type { Log } from '@/lib/log';
import { describeFailure, isFailure, StaleAnswer, type ThunkFailure } from './failure';
import { watchSession } from './oneSession';
import type { EntitiesState } from './state';
import type { AppStorage } from './storage';

const taken = new Set<string>();

/**
 * Reserves the type of a thunk. Reducers would take a second thunk of the same type for the first: a collection would store the
 * answer of another call. Only tests refuse it, since a hot reload builds each thunk again.
 */
const newActionType = (type: string): string => {
  if (import.meta.env.MODE === 'test' && taken.has(type)) throw new Error(`The action type "${type}" is taken`);
  taken.add(type);
  return type;
};

/** The outside services that thunks and listeners may use; tests pass fakes. */
export interface Services {
  readonly api: Api;
  readonly desktop: DesktopBridge;
  /** The server in use, null before one is chosen; fixed for the page, since a change of server reloads it. */
  readonly server: ServerAddresses | null;
  readonly storage: AppStorage;
  readonly clock: Clock;
  readonly log: Log;
  /** Translates a text, for the few used outside the interface: greetings and notifications. */
  readonly translate: (key: string, values?: Readonly<Record<string, string | number>>) => string;
}

export type EntityDispatch = ThunkDispatch<EntitiesState, Services, UnknownAction>;

/** What a thunk or a listener hands to a function that works for it. */
export interface EntityContext {
  readonly dispatch: EntityDispatch;
  readonly getState: () => EntitiesState;
  readonly extra: Services;
}

export type StartListening = TypedStartListening<EntitiesState, EntityDispatch, Services>;

export interface AppThunkConfig {
  state: EntitiesState;
  dispatch: EntityDispatch;
  extra: Services;
  serializedErrorType: ThunkFailure;
}

export interface AppThunkOptions<Arg> {
  /** Return false to do nothing, for example while the same call is running. */
  readonly condition?: (arg: Arg, state: EntitiesState) => boolean;
  /** Text for every failure of this thunk, instead of the one for its code. */
  readonly failureKey?: string;
  /** Text for failures that have neither a known code nor a sentence of the server, which say more. */
  readonly fallbackKey?: string;
  /**
   * No toast: the caller shows the failure, or the user need not know. `denial`: silent only where permission is missing, which a
   * form says beside its button.
   */
  readonly silent?: boolean | 'denial';
  /** The thunk begins or ends the session itself; answers to all others count only in the session that asked. */
  readonly changesSession?: boolean;
}

/** A call failed that is no thunk, because its values must not be in an action. It is told and logged like those of thunks. */
export const callFailed = createAction<{
  /** The name of the call, for the log. */
  readonly call: string;
  readonly failure: ThunkFailure;
}>('calls/failed');

const createTyped = createAsyncThunk.withTypes<AppThunkConfig>();

/**
 * Runs a thunk for the session that asked. Once that is over, the thunk changes nothing more and stops at its next step: the next
 * session may be another company's. Its failure is kept for the log alone.
 */
const inOneSession =
  <Result, Arg>(run: AsyncThunkPayloadCreator<Result, Arg, AppThunkConfig>) =>
  async (...[arg, api]: Parameters<typeof run>): Promise<Result> => {
    const isOver = watchSession(api.getState);
    const dispatch = ((action: UnknownAction) => {
      if (isOver()) throw new StaleAnswer();
      return api.dispatch(action);
    }) as EntityDispatch;
    try {
      const result = await run(arg, { ...api, dispatch });
      if (isOver()) throw new StaleAnswer();
      return result as Result;
    } catch (error) {
      if (!isOver()) throw error;
      throw Object.assign(new StaleAnswer(), isFailure(error) && describeFailure(error, { silent: true }));
    }
  };

/** Creates a thunk whose failure is a serialisable `ThunkFailure`, which one listener shows as a toast. `type` must be unique. */
export const createAppThunk = <Result, Arg = void>(
  type: string,
  run: AsyncThunkPayloadCreator<Result, Arg, AppThunkConfig>,
  { condition, failureKey, fallbackKey, silent, changesSession }: AppThunkOptions<Arg> = {},
) =>
  createTyped<Result, Arg>(newActionType(type), changesSession ? run : inOneSession(run), {
    serializeError: (error) => describeFailure(error, { failureKey, fallbackKey, silent }),
    ...(condition && {
      condition: (arg: Arg, { getState }: { getState: () => EntitiesState }) => condition(arg, getState()),
    }),
  });
