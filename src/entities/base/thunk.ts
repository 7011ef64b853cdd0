import {
  type AsyncThunkPayloadCreator,
  createAsyncThunk,
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { Api } from '@/api/createApi';
import type { DesktopBridge, ServerAddresses } from '@/bridge/desktop';
import type { Clock } from '@/lib/clock';
import type { Log } from '@/lib/log';
import { describeFailure, StaleAnswer, type ThunkFailure } from './failure';
import type { EntitiesState } from './state';
import type { AppStorage } from './storage';

const taken = new Set<string>();

/**
 * Reserves the type of a thunk. A second thunk of the same type would be taken for the first by every reducer: a collection
 * would store the answer of a call that is not its own. Tests fail at start then; a hot reload builds each thunk again, so
 * nothing is refused elsewhere.
 */
const newActionType = (type: string): string => {
  if (import.meta.env.MODE === 'test' && taken.has(type)) throw new Error(`The action type "${type}" is taken`);
  taken.add(type);
  return type;
};

/** What thunks and listeners may use of the outside world; tests hand in fakes. */
export interface Services {
  readonly api: Api;
  readonly desktop: DesktopBridge;
  /** The server in use, null before one is chosen; fixed per page, since a change of server reloads it. */
  readonly server: ServerAddresses | null;
  readonly storage: AppStorage;
  readonly clock: Clock;
  readonly log: Log;
  /** A text of the interface, for the few that leave it: greetings and notifications. */
  readonly translate: (key: string, values?: Readonly<Record<string, string | number>>) => string;
}

export type EntityDispatch = ThunkDispatch<EntitiesState, Services, UnknownAction>;
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
  /** A failure of this thunk is shown with this text instead of its code's. */
  readonly failureKey?: string;
  /** Shown where the failure has neither a known code nor a sentence of the server, which say more. */
  readonly fallbackKey?: string;
  /**
   * The caller shows the failure itself, or it is of no interest to the user. `denial`: only where the user may not do it,
   * which a form says beside its button.
   */
  readonly silent?: boolean | 'denial';
  /** Begins or ends the session itself; the answers of all others count only in the session that asked. */
  readonly changesSession?: boolean;
}

const createTyped = createAsyncThunk.withTypes<AppThunkConfig>();

const inOneSession =
  <Result, Arg>(run: AsyncThunkPayloadCreator<Result, Arg, AppThunkConfig>) =>
  async (...[arg, api]: Parameters<typeof run>): Promise<Result> => {
    const { account } = api.getState().session;
    const result = await run(arg, api);
    if (api.getState().session.account !== account) throw new StaleAnswer();
    return result as Result;
  };

/** A thunk whose failure is a plain, serialisable `ThunkFailure` that one listener shows as a toast. No two share a `type`. */
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
