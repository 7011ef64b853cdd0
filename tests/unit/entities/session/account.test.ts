import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestResetCode, resetPassword, signUp } from '@/entities/session/account';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';

const open = (routes: FakeRoutes) => createTestStore({ routes });

describe('a company that registers', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 21, 12, 0) }));
  afterEach(() => void vi.useRealTimers());

  const fields = { name: ' Casa Aurora ', email: ' ana@x.com ', password: ' Segredo1 ', planId: 2 };
  const sent = {
    name: 'Casa Aurora',
    email: 'ana@x.com',
    password: ' Segredo1 ',
    planId: 2,
    dueDate: expect.stringMatching(/^2026-11-24T23:59:59/) as unknown,
    recurrence: 'MENSAL',
    status: 't',
    campaignsEnabled: true,
  };

  it('[SIGN-01] [SIGN-07] [CALL-16] is on trial for three days; blanks around its texts are dropped, never those of the password', async () => {
    const route = createRecordedRoute({ body: { id: 5, name: 'Casa Aurora' } });
    const { store } = open({ 'POST /companies/cadastro': route.route });
    expect(await store.dispatch(signUp({ ...fields, phone: '(11) 99999-0000' }))).toBeUndefined();
    await store.dispatch(signUp(fields));
    expect(route.asked.map(({ body }) => body)).toEqual([
      { ...sent, phone: '11999990000' },
      { ...sent, phone: '' },
    ]);
  });

  it('and is refused hears it from the form', async () => {
    const { store } = open({ 'POST /companies/cadastro': { status: 400, body: { error: 'name must be unique' } } });
    await expect(store.dispatch(signUp(fields))).rejects.toMatchObject({ status: 400 });
  });
});

describe('a forgotten password', () => {
  it('[PWD-03] [PWD-10] [CALL-161] is replaced by the code of the e-mail; blanks around address and code are dropped, those of the password are not', async () => {
    const { store, calls } = open({
      'POST /forgetpassword/ana%40x.com': { body: {} },
      'POST /resetpasswords/ana%40x.com/4711/%20Nova%201%20': { body: {} },
    });
    await store.dispatch(requestResetCode(' ana@x.com '));
    await store.dispatch(resetPassword({ email: 'ana@x.com', code: ' 4711 ', password: ' Nova 1 ' }));
    expect(calls).toEqual(['POST /forgetpassword/ana%40x.com', 'POST /resetpasswords/ana%40x.com/4711/%20Nova%201%20']);
  });

  it('[PWD-04] [PWD-10] [CALL-160] [CALL-161] of an unknown address, or with a wrong code, fails', async () => {
    const { store } = open({
      'POST /forgetpassword/ana%40x.com': { body: { status: 404 } },
      'POST /resetpasswords/ana%40x.com/1/b': { status: 404, body: {} },
    });
    await expect(store.dispatch(requestResetCode('ana@x.com'))).rejects.toMatchObject({ status: 404 });
    const wrong = resetPassword({ email: 'ana@x.com', code: '1', password: 'b' });
    await expect(store.dispatch(wrong)).rejects.toMatchObject({ status: 404 });
  });
});
