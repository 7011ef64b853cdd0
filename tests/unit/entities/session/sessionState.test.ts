import { describe, expect, it } from 'vitest';
import { saveSetting } from '@/entities/company/settings/settings';
import { restoreSession } from '@/entities/session/restoreSession';
import {
  endRecalled,
  restoreDelayed,
  sessionEnded,
  sessionFlagsChanged,
  sessionSettled,
  sessionStarted,
  sessionUserChanged,
} from '@/entities/session/sessionActions';
import { loadOwnCompany, loadOwnPlan, loadSettings } from '@/entities/session/sessionDetails';
import { selectIsAuthenticated } from '@/entities/session/sessionSelectors';
import { initialSession, type SessionState } from '@/entities/session/sessionState';
import { signIn } from '@/entities/session/signIn';
import type { Company } from '@/protocol/records/companies';
import type { SessionUser } from '@/protocol/records/users';
import { serverEvents } from '@/realtime/serverEvents';
import { aSessionStart, aUser } from '@tests/support/records';
import { stateAfter } from '@tests/support/reducedState';

/** The session after these actions. */
const after = (...actions: Parameters<typeof stateAfter>): SessionState => stateAfter(...actions).session;
const failure = (status: number | null) => Object.assign(new Error('x'), { code: null, status });

const casa: Company = { id: 1, name: 'Casa', dueDate: '2026-12-01T00:00:00.000Z' };
const started = (facts: Partial<SessionUser> = {}) =>
  sessionStarted(
    aSessionStart({
      user: aUser({ company: casa, ...facts }),
      account: 'a#10',
      flags: { cshow: true, campaigns: false },
    }),
  );
const signedIn: SessionState = {
  ...initialSession,
  status: 'signedIn',
  user: aUser(),
  account: 'a#10',
  company: casa,
  flags: { cshow: true, campaigns: false },
};
const ended = sessionEnded({ reason: 'elsewhere', cause: 'event auth' });
const over: SessionState = {
  ...initialSession,
  status: 'signedOut',
  ended: 'elsewhere',
  endedAt: ended.payload.at,
};

describe('the session', () => {
  it('[SESS-02] waits for the restore of the last one at the start', () => {
    expect(after()).toEqual(initialSession);
    expect(initialSession).toMatchObject({ status: 'restoring', planStatus: 'idle' });
    expect(selectIsAuthenticated(stateAfter())).toBe(false);
  });

  it('[SESS-02] is signing in until the server answers, and signed out after a refusal', () => {
    const asked = signIn.pending('r', { email: 'a', password: 'b' });
    expect(after(asked)).toEqual({ ...initialSession, status: 'signingIn' });
    const refused = signIn.rejected(failure(401), 'r', { email: 'a', password: 'b' });
    expect(after(asked, refused)).toEqual({ ...initialSession, status: 'signedOut' });
  });

  it('[CALL-01] keeps the user apart from the company, and of its settings those the client uses', () => {
    const settings = [
      { key: 'userRating', value: 'enabled' },
      { key: 'asaas', value: 'secret' },
    ] as const;
    expect(after(started({ company: { ...casa, settings: [...settings] } }))).toEqual({
      ...signedIn,
      settings: { userRating: 'enabled' },
      settingsKnown: true,
    });
    expect(after(started())).toEqual(signedIn);
  });

  it('of a user without a company has none', () => {
    expect(after(started({ company: undefined }))).toEqual({ ...signedIn, company: null });
  });

  it('[SEC-08] that begins knows nothing of the one before', () => {
    const before = [
      started({ company: { ...casa, settings: [{ key: 'call', value: 'enabled' }] } }),
      sessionSettled(),
      loadOwnPlan.pending('p', 1),
      loadOwnPlan.fulfilled({ id: 3, name: 'Ouro' }, 'p', 1),
    ];
    expect(after(...before)).toMatchObject({ settled: true, planStatus: 'ready', plan: { id: 3 } });
    expect(after(...before, started())).toEqual(signedIn);
  });

  it('[SESS-17] that ended keeps only why and when, and one that ran out the e-mail to sign in again with', () => {
    expect(after(started(), sessionSettled(), ended)).toEqual(over);
    const expired = sessionEnded({ reason: 'expired' });
    expect(after(started(), expired)).toMatchObject({ user: null, endedEmail: 'ana@demo.balcao' });
    expect(after(started(), expired, started())).toEqual(signedIn);
  });

  it('[SESS-17] recalls after a reload why the last one ended', () => {
    expect(after(endRecalled({ reason: 'expired', at: 7 }))).toEqual({
      ...initialSession,
      ended: 'expired',
      endedAt: 7,
    });
  });

  it('[SESS-20] changes one flag at a time', () => {
    expect(after(started(), sessionFlagsChanged({ campaigns: true })).flags).toEqual({ cshow: true, campaigns: true });
    expect(after(started(), sessionFlagsChanged({ cshow: false })).flags).toEqual({ cshow: false, campaigns: false });
  });

  it('takes a change of its own user, and none of a user who is not signed in', () => {
    expect(after(started(), sessionUserChanged(aUser({ name: 'Ana R.' }))).user?.name).toBe('Ana R.');
    expect(after(started(), sessionUserChanged(aUser({ id: 11 }))).user).toEqual(aUser());
    expect(after(started(), ended, sessionUserChanged(aUser()))).toEqual(over);
  });
});

describe('the restore of a session', () => {
  const arg = { attempt: 0 };
  const asked = restoreSession.pending('r', arg);
  const answered = restoreSession.fulfilled(undefined, 'r', arg);
  const failed = restoreSession.rejected(failure(500), 'r', arg);
  const delayed = restoreDelayed({ nextTryAt: 50, attempt: 0 });

  it('[SESS-02] without a session to restore ends at the sign-in', () => {
    expect(after(asked, answered)).toEqual({ ...initialSession, status: 'signedOut' });
    expect(after(asked, failed)).toEqual({ ...initialSession, status: 'signedOut' });
  });

  it('[SESS-02] waits for the next attempt, which ends the wait', () => {
    const waiting = { ...initialSession, nextTryAt: 50 };
    expect(after(asked, delayed)).toEqual(waiting);
    expect(after(asked, delayed, answered)).toEqual(waiting);
    expect(after(asked, delayed, answered, asked)).toEqual(initialSession);
  });

  it('[SESS-02] [SESS-14] changes nothing once a session runs', () => {
    expect(after(asked, started(), answered)).toEqual(signedIn);
    expect(after(asked, started(), failed)).toEqual(signedIn);
    expect(after(asked, started(), delayed)).toEqual(signedIn);
  });
});

describe('the plan of the company', () => {
  const ouro = { id: 3, name: 'Ouro' };

  it('[MENU-08] is loading, then known', () => {
    const loading = [started(), loadOwnPlan.pending('r', 1)];
    expect(after(...loading).planStatus).toBe('loading');
    expect(after(...loading, loadOwnPlan.fulfilled(ouro, 'r', 1))).toMatchObject({ planStatus: 'ready', plan: ouro });
    expect(after(...loading, loadOwnPlan.fulfilled(undefined, 'r', 1))).toMatchObject({
      planStatus: 'ready',
      plan: null,
    });
  });

  it.each([
    [null, 'failed'],
    [503, 'failed'],
    [400, 'ready'],
  ])('[ROUTE-10] that is answered with %s counts as %s', (status, planStatus) => {
    const told = after(started(), loadOwnPlan.pending('r', 1), loadOwnPlan.rejected(failure(status), 'r', 1));
    expect(told).toMatchObject({ planStatus, plan: null });
  });

  it('[MENU-08] [ROUTE-10] of the last start counts until the server answers, and stays where it gives no answer', () => {
    const begun = [sessionStarted(aSessionStart({ plan: ouro })), loadOwnPlan.pending('r', 1)];
    expect(after(...begun)).toMatchObject({ planStatus: 'loading', plan: ouro });
    const refusedWith = (status: number) => after(...begun, loadOwnPlan.rejected(failure(status), 'r', 1));
    expect(refusedWith(503)).toMatchObject({ planStatus: 'failed', plan: ouro });
    expect(refusedWith(400)).toMatchObject({ planStatus: 'ready', plan: null });
    expect(after(...begun, loadOwnPlan.fulfilled(null, 'r', 1))).toMatchObject({ planStatus: 'ready', plan: null });
  });

  it('[MENU-08] is that of the latest lookup, also when an earlier one is answered after it', () => {
    const prata = { id: 3, name: 'Prata' };
    const asked = [started(), loadOwnPlan.pending('old', 1), loadOwnPlan.pending('new', 1)];
    const [old, latest] = [loadOwnPlan.fulfilled(prata, 'old', 1), loadOwnPlan.fulfilled(ouro, 'new', 1)];
    expect(after(...asked, latest, old).plan).toEqual(ouro);
    expect(after(...asked, old, latest).plan).toEqual(ouro);
    // The only answer there is counts.
    const failed = loadOwnPlan.rejected(failure(null), 'new', 1);
    expect(after(...asked, failed, old)).toMatchObject({ planStatus: 'ready', plan: prata });
  });

  it('[MENU-08] [SEC-08] stays known when a call of the former session fails late', () => {
    const late = loadOwnPlan.rejected(failure(null), 'old', 1);
    const before = [started(), loadOwnPlan.pending('old', 1), ended, started()];
    expect(after(...before, late).planStatus).toBe('idle');
    expect(after(...before, loadOwnPlan.pending('new', 1), late).planStatus).toBe('loading');
    const known = [loadOwnPlan.pending('new', 1), loadOwnPlan.fulfilled(ouro, 'new', 1)];
    expect(after(...before, ...known, late)).toMatchObject({ planStatus: 'ready', plan: ouro });
    expect(after(started(), loadOwnPlan.pending('old', 1), ended, late)).toEqual(over);
  });
});

describe('the company of the session', () => {
  const asked = (requestId: string) => loadOwnCompany.pending(requestId, 1);
  const loaded = (company: Company | null, requestId: string) => loadOwnCompany.fulfilled(company, requestId, 1);
  const failed = (requestId: string) => loadOwnCompany.rejected(failure(500), requestId, 1);
  const read = (company: Company | null) => [asked('r'), loaded(company, 'r')];

  it('[SEC-08] is completed by its own record, never by that of another one', () => {
    const whole = { ...casa, name: 'Casa Aurora', phone: '11' };
    expect(after(started({ company: { id: 1, name: 'Casa' } }), ...read(whole)).company).toEqual(whole);
    expect(after(started(), ...read({ id: 1, name: 'Casa Aurora' })).company).toEqual({ ...casa, name: 'Casa Aurora' });
    expect(after(started({ company: undefined }), ...read(whole)).company).toEqual(whole);
    expect(after(started(), ...read({ id: 2, name: 'Outra' })).company).toEqual(casa);
    expect(after(started(), ...read(null)).company).toEqual(casa);
    expect(after(started(), asked('r'), ended, loaded(casa, 'r'))).toEqual(over);
  });

  it('[SEC-05] never brings its settings along, which may hold the token of a payment provider', () => {
    const settings = [{ key: 'asaas', value: 'segredo' } as const];
    expect(after(started(), ...read({ ...casa, settings })).company).toEqual(casa);
    expect(after(started({ company: undefined }), ...read({ ...casa, settings })).company).toEqual(casa);
  });

  it('[CHECK-16] [CHECK-17] is paid until the day that a confirmed payment brings', () => {
    const dueDate = '2027-01-01T00:00:00.000Z';
    const paid = (action: string, record: Company) =>
      after(started(), serverEvents.payment({ action, record })).company?.dueDate;
    expect(paid('CONCLUIDA', { ...casa, dueDate })).toBe(dueDate);
    expect(paid('ATIVA', { ...casa, dueDate })).toBe(casa.dueDate);
    expect(paid('CONCLUIDA', { ...casa, id: 2, dueDate })).toBe(casa.dueDate);
    expect(paid('CONCLUIDA', { id: 1, name: 'Casa' })).toBe(casa.dueDate);
    const unknown = serverEvents.payment({ action: 'CONCLUIDA', record: { ...casa, dueDate } });
    expect(after(started({ company: undefined }), unknown).company).toBeNull();
  });

  it('[CHECK-17] keeps the day of a payment that comes while it is read, but no longer than until it is read again', () => {
    const dueDate = '2027-01-01T00:00:00.000Z';
    const paid = serverEvents.payment({ action: 'CONCLUIDA', record: { ...casa, dueDate } });
    const stored = { ...casa, phone: '11' };
    const late = [started(), asked('a'), paid, loaded(stored, 'a')];
    expect(after(...late).company).toEqual({ ...stored, dueDate });
    expect(after(...late, ...read(stored)).company).toEqual(stored);
    expect(after(started(), asked('a'), paid, failed('a'), ...read(stored)).company).toEqual(stored);
    const twice = [started(), asked('a'), asked('b'), paid];
    expect(after(...twice, loaded(stored, 'a')).company).toEqual({ ...casa, dueDate });
    expect(after(...twice, failed('a'), loaded(stored, 'b')).company).toEqual({ ...stored, dueDate });
  });
});

describe('the settings of the company', () => {
  it('are those the client uses, each with its latest value', () => {
    const list = [
      { key: 'call', value: 'enabled' },
      { key: 'scheduleType', value: 'queue' },
      { key: 'asaas', value: 'segredo' },
    ] as const;
    const read = [started(), loadSettings.pending('r'), loadSettings.fulfilled([...list], 'r')];
    expect(after(...read).settings).toEqual({ call: 'enabled', scheduleType: 'queue' });
    const change = { key: 'call', value: 'disabled' } as const;
    expect(after(...read, saveSetting.fulfilled(change, 's', change)).settings).toEqual({
      call: 'disabled',
      scheduleType: 'queue',
    });
    const secret = { key: 'asaas', value: 'segredo' } as const;
    expect(after(...read, saveSetting.fulfilled(secret, 's', secret)).settings).not.toHaveProperty('asaas');
  });

  it('are those of the latest read, and over its answer what changed while it was on its way', () => {
    const call = (value: string) => ({ key: 'call', value }) as const;
    const event = (value: string) => serverEvents.settings({ action: 'update', record: call(value) });
    const asked = [started(), event('0'), loadSettings.pending('1'), loadSettings.pending('2')];
    const answered = loadSettings.fulfilled([call('2')], '2');
    const outdated = loadSettings.fulfilled([call('1')], '1');
    expect(after(...asked, answered, outdated).settings).toEqual({ call: '2' });
    expect(after(...asked, outdated).settings).toEqual({ call: '0' });
    expect(after(...asked, event('3'), answered).settings).toEqual({ call: '3' });
    const saved = saveSetting.fulfilled(call('4'), 's', call('4'));
    expect(after(...asked, saved, answered).settings).toEqual({ call: '4' });
    const secret = serverEvents.settings({ action: 'update', record: { key: 'asaas', value: 'segredo' } });
    expect(after(...asked, secret).settingsLoad).toEqual({ requestId: '2', changes: {} });
    expect(after(...asked, loadSettings.rejected(failure(500), '2'), outdated).settings).toEqual({ call: '0' });
  });

  it.each([
    'userRating',
    'scheduleType',
    'call',
    'CheckMsgIsGroup',
    'sendGreetingAccepted',
    'sendMsgTransfTicket',
    'sendGreetingMessageOneQueues',
    'chatBotType',
    'campaignsEnabled',
    'showAllTicketsKanban',
  ] as const)('hold %s', (key) => {
    const event = serverEvents.settings({ action: 'update', record: { key, value: 'x' } });
    expect(after(started(), event).settings).toEqual({ [key]: 'x' });
  });
});

describe('the queues of the signed-in user', () => {
  const [sales, desk, cash] = [4, 6, 9].map((id) => ({ id, name: `Fila ${id}`, color: '#a00' }));
  const queues = [sales!, desk!, cash!];
  const idsAfter = (...actions: Parameters<typeof stateAfter>) =>
    after(started({ queues }), ...actions).user?.queues?.map(({ id }) => id);

  it('lose a queue that is deleted, the first one too, and no other', () => {
    expect(idsAfter(serverEvents.queue({ action: 'delete', id: 4 }))).toEqual([6, 9]);
    expect(idsAfter(serverEvents.queue({ action: 'delete', id: 9 }))).toEqual([4, 6]);
  });

  it('stay when another queue is deleted, or one of them is changed', () => {
    expect(idsAfter(serverEvents.queue({ action: 'delete', id: 5 }))).toEqual([4, 6, 9]);
    expect(idsAfter(serverEvents.queue({ action: 'update', record: sales! }))).toEqual([4, 6, 9]);
  });

  it('may be missing', () => {
    const { queues: _queues, ...bare } = aUser();
    expect(after(started(bare), serverEvents.queue({ action: 'delete', id: 4 })).status).toBe('signedIn');
  });
});
