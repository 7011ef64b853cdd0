import { describe, expect, it, vi } from 'vitest';
import type { SessionAnswer } from '@/bridge/desktop';
import { acquireToken } from '@/realtime/socketToken';
import { aToken } from '@tests/support/tokens';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const renewed: SessionAnswer = { ok: true, user: {} };

/** Asks for a token where the bridge holds `held`, and `fresh` after a refresh that ends like `answer`. */
const acquire = async (
  held: string | null,
  answer: SessionAnswer = renewed,
  fresh: string | null = null,
  renew = false,
) => {
  const refresh = vi.fn(async () => answer);
  const accessToken = async (): Promise<string | null> => (refresh.mock.calls.length > 0 ? fresh : held);
  const outcome = await acquireToken({ accessToken, refresh, now: () => NOW }, renew);
  return { outcome, refreshes: refresh.mock.calls.length };
};

const good = aToken(NOW + 900_000);

describe('the token of the handshake', () => {
  it('[SESS-19] is used as it is with 30 seconds or more to live', async () => {
    const token = aToken(NOW + 30_000);
    expect(await acquire(token)).toEqual({ outcome: { kind: 'token', token }, refreshes: 0 });
  });

  it('[SESS-19] [RT-01] is refreshed first with less', async () => {
    expect(await acquire(aToken(NOW + 29_000), renewed, good)).toEqual({
      outcome: { kind: 'token', token: good },
      refreshes: 1,
    });
  });

  it('[RT-01] is refreshed when the server refused it, however long it would live', async () => {
    expect(await acquire(good, renewed, good, true)).toMatchObject({ refreshes: 1 });
  });

  it('[SESS-19] is reported as expired when it is expired even after the refresh', async () => {
    const dead = aToken(NOW - 60_000, NOW - 60_000);
    expect((await acquire(dead, renewed, dead)).outcome).toEqual({ kind: 'expired' });
  });

  it('[SESS-19] is reported as expired when it cannot be refreshed', async () => {
    const answer: SessionAnswer = { ok: false, status: 500, error: 'ERR_INTERNAL_SERVER_ERROR' };
    for (const held of [aToken(NOW), null]) {
      expect((await acquire(held, answer)).outcome).toEqual({ kind: 'expired' });
    }
    expect((await acquire(aToken(NOW + 20_000), answer)).outcome).toEqual({ kind: 'unreachable' });
  });

  it('[SESS-19] a refresh refused with 401 ends the session instead', async () => {
    const answer: SessionAnswer = { ok: false, status: 401, error: 'ERR_SESSION_EXPIRED' };
    expect((await acquire(aToken(NOW - 1_000), answer)).outcome).toEqual({ kind: 'ended' });
  });

  it('[SESS-19] a refresh without an answer does not count: the token is asked for again later, without a reload', async () => {
    const answer: SessionAnswer = { ok: false, status: null, error: null };
    expect((await acquire(aToken(NOW - 1_000), answer)).outcome).toEqual({ kind: 'unreachable' });
  });

  it.each([502, 503, 504])(
    '[SESS-19] a refresh that a proxy answers with %i for a server that restarts counts as none',
    async (status) => {
      const answer: SessionAnswer = { ok: false, status, error: null };
      expect((await acquire(aToken(NOW - 1_000), answer)).outcome).toEqual({ kind: 'unreachable' });
    },
  );

  it('a computer whose clock is wrong does not reject a fresh token', async () => {
    const token = aToken(NOW - 3_600_000, NOW - 4_500_000);
    expect((await acquire(aToken(NOW - 7_200_000), renewed, token)).outcome).toEqual({ kind: 'token', token });
  });

  it('a token that does not state its lifetime is used', async () => {
    expect((await acquire('opaque')).outcome).toEqual({ kind: 'token', token: 'opaque' });
  });
});
