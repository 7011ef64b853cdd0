import { readJson } from './parse';

/**
 * Reads errors in the forms servers use. Nothing here throws: an unknown form is a failure without a code.
 */

/** The only server error codes the product has a text for. All others are only logged. */
export const ERROR_CODES = [
  'ERR_NO_OTHER_WHATSAPP',
  'ERR_NO_DEF_WAPP_FOUND',
  'ERR_WAPP_NOT_INITIALIZED',
  'ERR_WAPP_CHECK_CONTACT',
  'ERR_CHECK_NUMBER',
  'ERR_WAPP_INVALID_CONTACT',
  'ERR_WAPP_DOWNLOAD_MEDIA',
  'ERR_INVALID_CREDENTIALS',
  'ERR_SENDING_WAPP_MSG',
  'ERR_DELETE_WAPP_MSG',
  'ERR_OTHER_OPEN_TICKET',
  'ERR_SESSION_EXPIRED',
  'ERR_USER_CREATION_DISABLED',
  'ERR_NO_PERMISSION',
  'ERR_DUPLICATED_CONTACT',
  'ERR_NO_SETTING_FOUND',
  'ERR_NO_CONTACT_FOUND',
  'ERR_NO_TICKET_FOUND',
  'ERR_NO_USER_FOUND',
  'ERR_NO_WAPP_FOUND',
  'ERR_CREATING_MESSAGE',
  'ERR_CREATING_TICKET',
  'ERR_FETCH_WAPP_MSG',
  'ERR_QUEUE_NAME_ALREADY_EXISTS',
  'ERR_QUEUE_COLOR_ALREADY_EXISTS',
  'ERR_QUEUE_INTEGRATION_NAME_ALREADY_EXISTS',
  'ERR_WAPP_GREETING_REQUIRED',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** Everything a call of the client may throw. */
export interface ApiFailure {
  /** The code of the catalogue, or null. */
  readonly code: ErrorCode | null;
  /** HTTP status; null = no answer came (offline, timeout, refused by the system). */
  readonly status: number | null;
  /** What the server answered, or why no answer came. Used for the log and for error messages. */
  readonly message: string;
  /** The answer's JSON body; absent when the answer was not JSON, such as the HTML of an unknown route. */
  readonly data?: unknown;
}

/** A refusal of one field, to be shown beside it. */
export interface FieldRefusal {
  /** The field's name as the server knows it. */
  readonly field: string;
  readonly rule: 'required' | 'tooShort' | 'tooLong' | 'email' | 'threeLetters';
}

/** Other texts that servers send for known codes. */
const ALIASES: ReadonlyMap<string, ErrorCode> = new Map([
  ['ERR_USER_DONT_EXISTS', 'ERR_INVALID_CREDENTIALS'],
  ['Nenhum número de Whatsapp foi configurado para essa empresa', 'ERR_NO_DEF_WAPP_FOUND'],
  ['This integration name is already used.', 'ERR_QUEUE_INTEGRATION_NAME_ALREADY_EXISTS'],
  ['Acesso não permitido', 'ERR_NO_PERMISSION'],
]);

const KNOWN_CODES: ReadonlySet<string> = new Set(ERROR_CODES);

/** The sentence or code inside an answer's `error`: text, JSON text or object, whose `message` or first error counts. */
function readErrorText(error: unknown): string | null {
  if (typeof error === 'string') return textInJson(error) ?? (error.trim() || null);
  if (Array.isArray(error)) return error.length > 0 ? readErrorText(error[0]) : null;
  if (!isObject(error)) return null;
  return readErrorText(error['message']) ?? readErrorText(error['errors']) ?? readErrorText(error['error']);
}

/** Finds the known code in an answer's `error`, or null. Servers send a code, an object, JSON text or a sentence. */
export function readErrorCode(error: unknown): ErrorCode | null {
  const text = readErrorText(error);
  if (text === null) return null;
  const word = /^ERR_[A-Z0-9_]+/.exec(text)?.[0] ?? text;
  return isErrorCode(word) ? word : (ALIASES.get(word) ?? null);
}

/** Makes a failure from an answer with an error status. `body` is parsed JSON, or the text of an answer that is not JSON. */
export function readFailure(status: number, body: unknown): ApiFailure {
  const data = isObject(body) ? body : undefined;
  const error = data ? (data['error'] ?? data['message']) : undefined;
  return {
    code: readErrorCode(error),
    status,
    message: readErrorText(error) ?? `HTTP ${status}`,
    ...(data && { data }),
  };
}

/** More was sent than the server, or a proxy in front of it, takes. Proxies answer with HTML, so there is no code. */
export const isTooLarge = ({ status }: Pick<ApiFailure, 'status'>): boolean => status === 413;

/** The server does not know this call: a 404 without JSON. */
export const isAbsentEndpoint = (failure: ApiFailure): boolean => failure.status === 404 && failure.data === undefined;

/**
 * Whether a failure with this HTTP status says nothing about what was asked for, so that the same call may succeed later: no answer
 * (null), 408, 429, or a server, or a proxy before it, that is busy or restarting.
 */
export const isTransient = (status: number | null): boolean =>
  status === null || status >= 500 || status === 408 || status === 429;

const SERVER_FAILED = 500;

/** Did the request reach no server that looked at it? Like `isTransient`, but without 500, which servers also use for refusals. */
export const isUnreached = (status: number | null): boolean => isTransient(status) && status !== SERVER_FAILED;

/** A validator's sentence or code about one field (`name is a required field`), or null. */
export function readFieldRefusal(error: unknown): FieldRefusal | null {
  const text = readErrorText(error);
  if (text === null) return null;
  if (SHORT_NAME.test(text)) return { field: 'name', rule: 'threeLetters' };
  for (const { pattern, rule } of FIELD_SENTENCES) {
    const field = pattern.exec(text)?.[1];
    if (field) return { field, rule };
  }
  return null;
}

/** The record is not there any more: servers name no such record, or say that it is another company's. */
export const isGone = ({ status, message }: ApiFailure): boolean =>
  (status === 400 || status === 404) && /^ERR_NO_\w+_FOUND|\bregistros? de outra empresa$/.test(message);

/** A sentence in Portuguese, to be shown as it came; null for codes, English and everything else. */
export function readPortugueseSentence(error: unknown): string | null {
  const text = readErrorText(error);
  return text?.includes(' ') && PORTUGUESE.test(text) ? text : null;
}

/** Codes of records whose names servers require to have three letters. */
const SHORT_NAME = /^ERR_(?:CAMPAIGN|CONTACTLIST|CONTACTLISTITEM)_INVALID_NAME$/;

const FIELD_SENTENCES: readonly { pattern: RegExp; rule: FieldRefusal['rule'] }[] = [
  { pattern: /^(\S+) is a required field$/, rule: 'required' },
  { pattern: /^(\S+) must be at least \d+ characters?$/, rule: 'tooShort' },
  { pattern: /^(\S+) must be at most \d+ characters?$/, rule: 'tooLong' },
  { pattern: /^(\S+) must be a valid email$/, rule: 'email' },
];

/** Letters that English lacks, or short words that only Portuguese has. */
const PORTUGUESE = /[à-ü]|(^|\s)(o|os|de|da|dos|das|em|com|por|para|um|uma|foi|esse|essa|este|esta)(\s|$)/i;

function isErrorCode(word: string): word is ErrorCode {
  return KNOWN_CODES.has(word);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textInJson(text: string): string | null {
  return /^\s*[{[]/.test(text) ? readErrorText(readJson(text)) : null;
}
