import { readFieldRefusal, readPortugueseSentence, type ErrorCode, type FieldRefusal } from '@/protocol/errors';
import type { ThunkFailure } from '@/entities/failure';

const RULE_KEYS = {
  required: 'form.required',
  tooShort: 'form.tooShort',
  tooLong: 'form.tooLong',
  email: 'form.invalidEmail',
  threeLetters: 'form.threeLetters',
} as const satisfies Record<FieldRefusal['rule'], string>;

/** What a form shows of a server's refusal: a message beside a field, a general text, or the server's own sentence. */
export type FormRefusal =
  | { readonly kind: 'field'; readonly field: string; readonly key: (typeof RULE_KEYS)[keyof typeof RULE_KEYS] }
  /** No answer came. */
  | { readonly kind: 'failed' }
  /** Nothing a user could read. */
  | { readonly kind: 'general' }
  | { readonly kind: 'sentence'; readonly text: string }
  /** A known code that no toast shows. */
  | { readonly kind: 'code'; readonly code: ErrorCode }
  /** A known code; its toast says it already. */
  | { readonly kind: 'toast' };

/** Sorts a failed submission by what the form shows; `fields` are the names the form has. */
export const readFormRefusal = (failure: ThunkFailure, fields: readonly string[]): FormRefusal => {
  if (failure.code === 'ERR_SESSION_EXPIRED') return { kind: 'toast' };
  if (failure.code !== null) return failure.silent ? { kind: 'code', code: failure.code } : { kind: 'toast' };
  if (failure.status === null) return { kind: 'failed' };
  const refused = readFieldRefusal(failure.message);
  if (refused && fields.includes(refused.field)) {
    return { kind: 'field', field: refused.field, key: RULE_KEYS[refused.rule] };
  }
  const sentence = readPortugueseSentence(failure.message);
  if (sentence) return { kind: 'sentence', text: sentence };
  // A 403 was repeated with a new token before it got here: the user may not do it, whatever the server calls it.
  return failure.status === 403 ? { kind: 'code', code: 'ERR_NO_PERMISSION' } : { kind: 'general' };
};
