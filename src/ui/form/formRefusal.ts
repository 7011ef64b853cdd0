import type { ApiFailure } from '@/contract/errors';

/** What a form shows of a server's refusal (ERR-03): a message beside a field, a text key, or the server's own sentence. */
export type FormRefusal =
  | { readonly kind: 'field'; readonly field: string; readonly key: FieldMessageKey }
  | { readonly kind: 'key'; readonly key: 'form.notSaved' | 'state.failed' }
  | { readonly kind: 'sentence'; readonly text: string }
  /** A known code; its toast says it already (ERR-01). */
  | { readonly kind: 'toast' };

export type FieldMessageKey = 'form.required' | 'form.tooShort' | 'form.tooLong' | 'form.invalidEmail';

const FIELD_SENTENCES: readonly (readonly [RegExp, FieldMessageKey])[] = [
  [/^"?(\w+)"? is a required field$/i, 'form.required'],
  [/^"?(\w+)"? must be at least \d+ characters?$/i, 'form.tooShort'],
  [/^"?(\w+)"? must be at most \d+ characters?$/i, 'form.tooLong'],
  [/^"?(\w+)"? must be a valid email$/i, 'form.invalidEmail'],
];

/** Words and letters that do not occur in the English sentences, codes and HTML pages servers send. */
const PORTUGUESE = /[ãõáâéêíóôúç]|\b(não|já|este|esta|para|com|uma?|deve|limite|número|existe|inválid[oa])\b/i;
const TECHNICAL = /^ERR_|[<{}>]|\b(error|undefined|null|sql)\b/i;
const LONGEST_SENTENCE = 200;

const isPortugueseSentence = (text: string): boolean =>
  text.includes(' ') && text.length <= LONGEST_SENTENCE && PORTUGUESE.test(text) && !TECHNICAL.test(text);

/** Sorts a failed submission by what the form shows; `fields` are the names the form has. */
export const readFormRefusal = (failure: ApiFailure, fields: readonly string[]): FormRefusal => {
  if (failure.code !== null) return { kind: 'toast' };
  if (failure.status === null) return { kind: 'key', key: 'state.failed' };
  const message = failure.message.trim();
  for (const [sentence, key] of FIELD_SENTENCES) {
    const field = sentence.exec(message)?.[1];
    if (field && fields.includes(field)) return { kind: 'field', field, key };
  }
  return isPortugueseSentence(message) ? { kind: 'sentence', text: message } : { kind: 'key', key: 'form.notSaved' };
};
