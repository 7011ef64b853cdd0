import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/failure';
import type { ApiFailure } from '@/protocol/errors';
import { describeFailure, isFailure, Refusal, SessionCallError, StaleAnswer } from '@/entities/base/failure';

const refused = (facts: Partial<ApiFailure> = {}) =>
  new ApiError({ code: null, status: 400, message: 'name is a required field', ...facts });

describe('the failure of a call', () => {
  it('[ERR-02] keeps code, status, message and body, and has no text of its own', () => {
    expect(describeFailure(refused())).toEqual({ code: null, status: 400, message: 'name is a required field' });
    const whole = {
      code: 'ERR_NO_PERMISSION',
      status: 403,
      message: 'ERR_NO_PERMISSION',
      data: { error: 'x' },
    } as const;
    expect(describeFailure(refused(whole))).toEqual(whole);
    expect(Object.keys(describeFailure(refused()))).toEqual(['code', 'status', 'message']);
  });

  it('[ERR-01] [ERR-32] has the fallback’s text only without a known code', () => {
    const options = { fallbackKey: 'test:notSaved' };
    expect(describeFailure(refused(), options)).toMatchObject({ textKey: 'test:notSaved' });
    expect(describeFailure(refused({ code: 'ERR_NO_PERMISSION' }), options)).not.toHaveProperty('textKey');
  });

  it('keeps the client’s own reason where there would be the fallback’s text', () => {
    const told = describeFailure(new Refusal('test:changed', { name: 'A' }), { fallbackKey: 'test:notSaved' });
    expect(told).toMatchObject({ textKey: 'test:changed', values: { name: 'A' } });
  });

  it('repeats the server’s Portuguese sentence where there would be the fallback’s text', () => {
    const message = 'Este nome já está em uso';
    const said = { textKey: 'common:toasts.refused', values: { message } };
    expect(describeFailure(refused({ message }), { fallbackKey: 'test:notSaved' })).toMatchObject(said);
    expect(describeFailure(refused({ message }))).not.toHaveProperty('textKey');
    const known = describeFailure(refused({ message, code: 'ERR_NO_PERMISSION' }), { fallbackKey: 'test:notSaved' });
    expect(known).not.toHaveProperty('textKey');
  });

  it.each(['excluir registro', 'alterar registros'])(
    'says that the record is gone where the server says that it cannot %s of another company',
    (what) => {
      const failure = refused({ message: `Não é possível ${what} de outra empresa` });
      const told = describeFailure(failure, { fallbackKey: 'test:notDeleted' });
      expect(told).toMatchObject({ textKey: 'common:form.gone' });
      expect(told).not.toHaveProperty('values');
      expect(describeFailure(failure)).not.toHaveProperty('textKey');
    },
  );

  it('[ERR-32] has the thunk’s own text whatever its code or sentence', () => {
    const options = { failureKey: 'test:failed', fallbackKey: 'test:notSaved' };
    for (const failure of [
      refused(),
      refused({ code: 'ERR_NO_PERMISSION' }),
      refused({ message: 'Não foi possível' }),
    ]) {
      expect(describeFailure(failure, options)).toMatchObject({ textKey: 'test:failed' });
      expect(describeFailure(failure, options)).not.toHaveProperty('values');
    }
  });

  it.each([
    [true, 400, true],
    [true, 403, true],
    ['denial', 403, true],
    ['denial', 400, false],
    [false, 403, false],
    [undefined, 403, false],
  ] as const)('with the option silent %s and status %s is silent: %s', (silent, status, isSilent) => {
    const failure = describeFailure(refused({ status }), { silent });
    expect('silent' in failure).toBe(isSilent);
    expect(failure.silent === true).toBe(isSilent);
  });
});

describe('the failure of a thunk within another one', () => {
  it('stays what it was, and is told or not as the outer one says', () => {
    const facts = {
      code: 'ERR_NO_PERMISSION',
      status: 403,
      message: 'ERR_NO_PERMISSION',
      data: { error: 'x' },
    } as const;
    const inner = describeFailure(refused(facts), { silent: true });
    expect(isFailure(inner)).toBe(true);
    expect(describeFailure(inner)).toEqual(facts);
    expect(describeFailure(inner, { silent: 'denial' })).toEqual({ ...facts, silent: true });
    expect(describeFailure(new Refusal('test:why'))).toEqual(describeFailure(describeFailure(new Refusal('test:why'))));
  });
});

describe('a failure of the client itself', () => {
  it('that refuses says why with its own text', () => {
    expect(describeFailure(new Refusal('test:why', { date: '1/2' }))).toEqual({
      code: null,
      status: null,
      message: 'test:why',
      textKey: 'test:why',
      values: { date: '1/2' },
    });
    expect(describeFailure(new Refusal('test:why')).values).toEqual({});
  });

  it('that dropped a stale answer is silent', () => {
    expect(describeFailure(new StaleAnswer(), { failureKey: 'test:failed' })).toMatchObject({
      code: null,
      status: null,
      silent: true,
    });
  });

  it('keeps the message of an error in the code for the log, with the thunk’s text', () => {
    const failure = describeFailure(new TypeError('x is not a function'), { fallbackKey: 'test:notSaved' });
    expect(failure).toEqual({
      code: null,
      status: null,
      message: 'x is not a function',
      textKey: 'test:notSaved',
    });
    expect(describeFailure('text', { silent: true })).toEqual({
      code: null,
      status: null,
      message: 'text',
      silent: true,
    });
    expect(describeFailure(new Error('x'), { silent: 'denial' })).not.toHaveProperty('silent');
  });

  it('is told from an error in the code by its code and status', () => {
    for (const failure of [refused(), new Refusal('x'), new StaleAnswer()]) expect(isFailure(failure)).toBe(true);
    for (const other of [
      new Error('x'),
      Object.assign(new Error('x'), { code: 1 }),
      Object.assign(new Error('x'), { status: 1 }),
      { code: null, message: 'x' },
      { status: 1, message: 'x' },
      { code: null, status: 1 },
      null,
    ]) {
      expect(isFailure(other)).toBe(false);
    }
  });
});

describe('a failed call of the session', () => {
  it('[SIGN-12] [ERR-12] is read like any other answer', () => {
    const error = new SessionCallError({ status: 401, error: 'ERR_INVALID_CREDENTIALS' });
    expect(describeFailure(error)).toEqual({
      code: 'ERR_INVALID_CREDENTIALS',
      status: 401,
      message: 'ERR_INVALID_CREDENTIALS',
    });
    expect(isFailure(error)).toBe(true);
  });

  it('without an answer has no code and says so', () => {
    expect(describeFailure(new SessionCallError({ status: null, error: 'ERR_INVALID_CREDENTIALS' }))).toEqual({
      code: null,
      status: null,
      message: 'No answer',
    });
  });
});
