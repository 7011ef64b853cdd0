import { readFieldRefusal, readPortugueseSentence, type ApiFailure, type FieldRefusal } from '@/protocol/errors';

const RULE_KEYS = {
  required: 'form.required',
  tooShort: 'form.tooShort',
  tooLong: 'form.tooLong',
  email: 'form.invalidEmail',
} as const satisfies Record<FieldRefusal['rule'], string>;

/** What a form shows of a server's refusal: a message beside a field, a general text, or the server's own sentence. */
export type FormRefusal =
  | { readonly kind: 'field'; readonly field: string; readonly key: (typeof RULE_KEYS)[keyof typeof RULE_KEYS] }
  /** No answer came. */
  | { readonly kind: 'failed' }
  /** Nothing a user could read. */
  | { readonly kind: 'general' }
  | { readonly kind: 'sentence'; readonly text: string }
  /** A known code; its toast says it already. */
  | { readonly kind: 'toast' };

/** Sorts a failed submission by what the form shows; `fields` are the names the form has. */
export const readFormRefusal = (failure: ApiFailure, fields: readonly string[]): FormRefusal => {
  if (failure.code !== null) return { kind: 'toast' };
  if (failure.status === null) return { kind: 'failed' };
  const refused = readFieldRefusal(failure.message);
  if (refused && fields.includes(refused.field)) {
    return { kind: 'field', field: refused.field, key: RULE_KEYS[refused.rule] };
  }
  const sentence = readPortugueseSentence(failure.message);
  return sentence ? { kind: 'sentence', text: sentence } : { kind: 'general' };
};
