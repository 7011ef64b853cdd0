import { isGone, isTooLarge, readFailure, readPortugueseSentence, type ApiFailure } from '@/protocol/errors';

type Values = Readonly<Record<string, string | number>>;

/** Why a thunk failed, serialisable, and how to show it. */
export interface ThunkFailure extends ApiFailure {
  /** Text to show instead of the one for `code`. */
  readonly textKey?: string;
  readonly values?: Values;
  /** Never shown as a toast. */
  readonly silent?: boolean;
  /** The session that asked is over: show nothing. */
  readonly isStale?: boolean;
}

/** Thrown when the client itself refuses, with a text that says why. */
export class Refusal extends Error implements ThunkFailure {
  override readonly name = 'Refusal';
  readonly code = null;
  readonly status = null;

  constructor(
    readonly textKey: string,
    readonly values: Values = {},
  ) {
    super(textKey);
  }
}

/** Thrown when the session that made the request has ended. */
export class StaleAnswer extends Error implements ThunkFailure {
  override readonly name = 'StaleAnswer';
  readonly code = null;
  readonly status = null;
  readonly silent = true;
  readonly isStale = true;

  constructor() {
    super('The session that asked is over');
  }
}

/** Thrown for a failed answer of the bridge's session calls, which do not throw themselves. */
export class SessionCallError extends Error implements ApiFailure {
  override readonly name = 'SessionCallError';
  readonly code: ApiFailure['code'];
  readonly status: number | null;

  constructor({ status, error }: { readonly status: number | null; readonly error: unknown }) {
    const failure = status === null ? null : readFailure(status, { error });
    super(failure?.message ?? 'No answer');
    this.code = failure?.code ?? null;
    this.status = status;
  }
}

/**
 * Is it a failure of a call, or the client's own refusal, rather than an error of the code? Either as it was thrown, or plain, as a
 * thunk passes it on.
 */
export const isFailure = (error: unknown): error is ThunkFailure =>
  typeof error === 'object' && error !== null && 'code' in error && 'status' in error && 'message' in error;

/** Did the session end before this answer of a thunk came? Then show nothing: the login page reports the end of a session. */
export const isStaleAnswer = (answer: object): boolean =>
  'error' in answer && (answer.error as ThunkFailure).isStale === true;

/** The text of a failure without a known code: what the server said in Portuguese, else the fallback's. */
const textOf = (error: unknown, fallbackKey: string): Pick<ThunkFailure, 'textKey' | 'values'> => {
  if (!isFailure(error)) return { textKey: fallbackKey };
  // Its own sentence calls a deleted record another company's.
  if (isGone(error)) return { textKey: 'common:form.gone' };
  // It comes from a proxy, with a page that nobody reads.
  if (isTooLarge(error)) return { textKey: 'common:form.fileTooLarge' };
  const sentence = readPortugueseSentence(error.message);
  return sentence ? { textKey: 'common:toasts.refused', values: { message: sentence } } : { textKey: fallbackKey };
};

/** Turns anything thrown into a plain failure. Errors of our own code keep their message for the log. */
export const describeFailure = (
  error: unknown,
  { failureKey, fallbackKey, silent }: { failureKey?: string; fallbackKey?: string; silent?: boolean | 'denial' } = {},
): ThunkFailure => {
  // Whether another thunk told its own failure says nothing about this one.
  const isSilentItself = error instanceof Error && isFailure(error) && error.silent;
  const isSilent =
    silent === true || isSilentItself || (silent === 'denial' && isFailure(error) && error.status === 403);
  const hasText = error instanceof Refusal || (isFailure(error) && error.code !== null);
  const own = fallbackKey && !hasText ? textOf(error, fallbackKey) : {};
  const shown = {
    ...(failureKey ? { textKey: failureKey } : own.textKey && own),
    ...(isSilent && { silent: true }),
    ...(isFailure(error) && error.isStale && { isStale: true }),
  };
  if (!isFailure(error)) {
    return { code: null, status: null, message: error instanceof Error ? error.message : String(error), ...shown };
  }
  const { code, status, message, data, textKey, values } = error;
  return { code, status, message, ...(data !== undefined && { data }), ...(textKey && { textKey, values }), ...shown };
};
