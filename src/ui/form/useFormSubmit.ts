import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { SUBMIT_DELAY_MS } from '@/domain/limits';
import { isFailure, type ThunkFailure } from '@/entities/base/failure';
import {
  type ApiFailure,
  type ErrorCode,
  type FieldRefusal,
  isGone,
  isTooLarge,
  isUnreached,
  readFieldRefusal,
  readPortugueseSentence,
} from '@/protocol/errors';
import { useLeft } from '../useLeft';

const RULE_KEYS = {
  required: 'form.required',
  tooShort: 'form.tooShort',
  tooLong: 'form.tooLong',
  email: 'form.invalidEmail',
  threeLetters: 'form.threeLetters',
} as const satisfies Record<FieldRefusal['rule'], string>;

/** How a form shows a server's refusal. */
type FormRefusal =
  /** A message beside a field. */
  | { readonly kind: 'field'; readonly field: string; readonly key: (typeof RULE_KEYS)[keyof typeof RULE_KEYS] }
  /** The server's own sentence. */
  | { readonly kind: 'sentence'; readonly text: string }
  /** A known code that no toast shows. */
  | { readonly kind: 'code'; readonly code: ErrorCode }
  /** Nothing that a user could understand; `key` says what is known all the same. */
  | { readonly kind: 'general'; readonly key: 'state.failed' | 'form.gone' | 'form.fileTooLarge' | null };

/** What the form shows of a failed submission, null where a toast shows it; `fields` are the names of the form's fields. */
export const readFormRefusal = (failure: ThunkFailure, fields: readonly string[]): FormRefusal | null => {
  if (failure.code === 'ERR_SESSION_EXPIRED') return null;
  if (failure.code !== null) return failure.silent ? { kind: 'code', code: failure.code } : null;
  if (failure.status === null) return { kind: 'general', key: 'state.failed' };
  if (isGone(failure)) return { kind: 'general', key: 'form.gone' };
  if (isTooLarge(failure)) return { kind: 'general', key: 'form.fileTooLarge' };
  const refused = readFieldRefusal(failure.message);
  if (refused && fields.includes(refused.field)) {
    return { kind: 'field', field: refused.field, key: RULE_KEYS[refused.rule] };
  }
  const sentence = readPortugueseSentence(failure.message);
  if (sentence) return { kind: 'sentence', text: sentence };
  // The request was already repeated with a new token, so a 403 means that the user lacks permission, whatever its code.
  if (failure.status === 403) return { kind: 'code', code: 'ERR_NO_PERMISSION' };
  return { kind: 'general', key: isUnreached(failure.status) ? 'state.failed' : null };
};

interface FormSubmit<Values> {
  /** True from the click until the answer; the submit button is disabled and busy meanwhile. */
  readonly busy: boolean;
  /** What to show inside the form, null for nothing. */
  readonly refusal: string | null;
  /** Pass it to the form's `onFinish`. A call during another one does nothing. */
  readonly submit: (values: Values) => Promise<void>;
}

interface FormSubmitOptions {
  /** Wait before the call, ms: dialogs and public forms 400, the login none. */
  readonly delay?: number;
  /** Shown for an unknown refusal; a form that saves nothing says that it could not be completed. */
  readonly general?: 'form.notSaved' | 'state.failed';
  /** The form's own text for a failure, which comes first; null leaves it to the common rules. */
  readonly explain?: (failure: ApiFailure) => string | null;
}

const UNKNOWN: ApiFailure = { code: null, status: null, message: '' };

/**
 * Submits a form's values with `send`, once at a time, 400 ms after the click unless another delay is given. When `send`
 * rejects with an `ApiFailure` the values stay and the refusal is shown: beside its field or as `refusal`.
 * A form that is closed during the wait sends nothing. A null form is not an antd form and has no fields to show a refusal beside.
 */
export const useFormSubmit = <Values extends object>(
  form: FormInstance<Values> | null,
  send: (values: Values) => Promise<void>,
  { delay = SUBMIT_DELAY_MS, general = 'form.notSaved', explain }: FormSubmitOptions = {},
): FormSubmit<Values> => {
  const { t } = useTranslation(['common', 'errors']);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const running = useRef(false);
  const closed = useLeft();

  const show = (failure: ApiFailure): void => {
    const own = explain?.(failure) ?? null;
    if (own !== null) {
      setRefusal(own);
      return;
    }
    const shown = readFormRefusal(failure, Object.keys(form?.getFieldsValue() ?? {}));
    if (shown?.kind === 'general') setRefusal(t(shown.key ?? general));
    if (shown?.kind === 'sentence') setRefusal(shown.text);
    if (shown?.kind === 'code') setRefusal(t(`errors:${shown.code}`));
    if (shown?.kind === 'field') {
      form?.setFields([{ name: shown.field as never, errors: [t(shown.key)] }]);
      form?.focusField(shown.field);
    }
  };

  const submit = async (values: Values): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      if (!closed.current) await send(values);
    } catch (error) {
      show(isFailure(error) ? error : UNKNOWN);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return { busy, refusal, submit };
};
