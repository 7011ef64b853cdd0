import { describe, expect, it } from 'vitest';
import {
  clearLocalSession,
  forgetEnd,
  readEnd,
  readSessionFlags,
  storeCampaignPagesFlag,
  storeCampaignsFlag,
  storeEnd,
  storeSessionIds,
} from '@/entities/session/localSession';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';

const contentOf = (local: Storage): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: local.length }, (_, index) => local.key(index) ?? '').map((key) => [
      key,
      local.getItem(key) ?? '',
    ]),
  );

describe('what a session stores on this computer', () => {
  it('[SESS-01] are the ids of user and company; a user without a company has none', () => {
    const local = createMemoryStorage();
    storeSessionIds(local, 10, undefined);
    expect(contentOf(local)).toEqual({ userId: '10' });
    storeSessionIds(local, 11, 3);
    expect(contentOf(local)).toEqual({ userId: '11', companyId: '3' });
  });

  it('[SESS-20] are two flags; the one of the campaign pages counts whatever it says', () => {
    const local = createMemoryStorage();
    expect(readSessionFlags(local)).toEqual({ cshow: false, campaigns: false });
    storeCampaignPagesFlag(local);
    storeCampaignsFlag(local, true);
    expect(contentOf(local)).toEqual({ cshow: 'true', campaignsEnabled: 'true' });
    expect(readSessionFlags(local)).toEqual({ cshow: true, campaigns: true });
    storeCampaignsFlag(local, false);
    expect(contentOf(local)).toEqual({ cshow: 'true' });
    expect(readSessionFlags(createMemoryStorage({ cshow: 'false', campaignsEnabled: 'damaged' }))).toEqual({
      cshow: true,
      campaigns: false,
    });
  });

  it('[SEC-08] [SESS-18] is cleared, with the emojis that the user chose most, and nothing else', () => {
    const local = createMemoryStorage({
      userId: '1',
      companyId: '1',
      cshow: 'true',
      campaignsEnabled: 'true',
      plan: '{"id":1}',
      epr_suggested: '[{"unified":"1f600","original":"1f600","count":3}]',
      theme: 'dark',
    });
    clearLocalSession(local);
    expect(contentOf(local)).toEqual({ theme: 'dark' });
  });
});

describe('the end of the last session', () => {
  it('[SESS-17] against the will of the user is kept with its time, and forgotten', () => {
    const local = createMemoryStorage();
    expect(readEnd(local)).toBeNull();
    storeEnd(local, { reason: 'elsewhere', at: 5 });
    expect(readEnd(local)).toEqual({ reason: 'elsewhere', at: 5 });
    clearLocalSession(local);
    expect(readEnd(local)).toEqual({ reason: 'elsewhere', at: 5 });
    forgetEnd(local);
    expect(contentOf(local)).toEqual({});
  });

  it('[SESS-17] by the user leaves no reason, not even an older one', () => {
    const local = createMemoryStorage();
    storeEnd(local, { reason: 'expired', at: 5 });
    storeEnd(local, { reason: 'logout', at: 6 });
    expect(readEnd(local)).toBeNull();
  });

  it('that is damaged counts as none', () => {
    expect(readEnd(createMemoryStorage({ endedSession: '{"reason":"x","at":1}' }))).toBeNull();
  });
});
