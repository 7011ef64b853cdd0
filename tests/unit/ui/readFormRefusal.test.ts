import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '@/protocol/errors';
import { readFormRefusal } from '@/ui/form/useFormSubmit';

const FIELDS = ['name', 'email'];
const refusedWith = (message: string, rest: Partial<ApiFailure> = {}): ApiFailure => ({
  code: null,
  status: 400,
  message,
  ...rest,
});

describe('how a form shows a refusal', () => {
  it.each([
    ['name is a required field', 'name', 'form.required'],
    ['name must be at least 3 characters', 'name', 'form.tooShort'],
    ['name must be at most 50 characters', 'name', 'form.tooLong'],
    ['ERR_CAMPAIGN_INVALID_NAME', 'name', 'form.threeLetters'],
    ['email must be a valid email', 'email', 'form.invalidEmail'],
  ])('[ERR-03] "%s" is shown beside %s', (message, field, key) => {
    expect(readFormRefusal(refusedWith(message), FIELDS)).toEqual({ kind: 'field', field, key });
  });

  it('[ERR-03] a sentence in Portuguese is shown as received', () => {
    const text = 'Número máximo de usuários já alcançado: 2';
    expect(readFormRefusal(refusedWith(text), FIELDS)).toEqual({ kind: 'sentence', text });
  });

  it.each([
    ['ERR_NO_CAMPAIGN_FOUND', 404],
    ['ERR_NO_RATING_FOUND', 404],
    ['Não é possível alterar registros de outra empresa', 400],
    ['Não é possível excluir registro de outra empresa', 400],
  ])('[ERR-03] "%s" says that the record is gone', (message, status) => {
    expect(readFormRefusal(refusedWith(message, { status }), FIELDS)).toEqual({ kind: 'general', key: 'form.gone' });
  });

  it.each([
    ['color is a required field', 400],
    ['Internal server error: ERR_SOMETHING', 400],
    // Servers refuse values with it, too.
    ['HTTP 500', 500],
    ['', 400],
  ])('[ERR-03] "%s" becomes the general text', (message, status) => {
    expect(readFormRefusal(refusedWith(message, { status }), FIELDS)).toEqual({ kind: 'general', key: null });
  });

  it('[ERR-03] [COMPAT-01] a file that is too large for the server, or for its proxy, is told so', () => {
    const told = { kind: 'general', key: 'form.fileTooLarge' };
    expect(readFormRefusal(refusedWith('HTTP 413', { status: 413 }), FIELDS)).toEqual(told);
  });

  it('[ERR-02] without an answer the form says that it could not be completed', () => {
    expect(readFormRefusal(refusedWith('timeout', { status: null }), FIELDS)).toEqual({
      kind: 'general',
      key: 'state.failed',
    });
  });

  it.each([429, 502, 503, 504])(
    '[ERR-02] a busy server or its proxy (%s) does not say that the values are wrong',
    (status) => {
      expect(readFormRefusal(refusedWith(`HTTP ${status}`, { status }), FIELDS)).toEqual({
        kind: 'general',
        key: 'state.failed',
      });
    },
  );

  it('[ERR-03] a code without a toast, and any denial, has its own text', () => {
    const denied = { code: 'ERR_NO_PERMISSION', status: 403, silent: true } as const;
    const shown = { kind: 'code', code: 'ERR_NO_PERMISSION' };
    expect(readFormRefusal({ ...refusedWith('ERR_NO_PERMISSION'), ...denied }, FIELDS)).toEqual(shown);
    expect(readFormRefusal(refusedWith('Not allowed', { status: 403 }), FIELDS)).toEqual(shown);
    expect(readFormRefusal(refusedWith('Not allowed', { status: 400 }), FIELDS)).toEqual({
      kind: 'general',
      key: null,
    });
  });

  it('[ERR-01] a known code is shown only as a toast', () => {
    expect(readFormRefusal(refusedWith('ERR_NO_PERMISSION', { code: 'ERR_NO_PERMISSION' }), FIELDS)).toBeNull();
  });

  it('[ERR-04] an expired session is shown by no form, which the login replaces', () => {
    const expired = { code: 'ERR_SESSION_EXPIRED', status: 401, silent: true } as const;
    expect(readFormRefusal(refusedWith('ERR_SESSION_EXPIRED', expired), FIELDS)).toBeNull();
  });
});
