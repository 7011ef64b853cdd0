import type { LocalFlags } from '../storage';

/** Ids of the session, flags of its company: what the session leaves in local storage (SESS-01, SESS-18). No token. */
const KEYS = { user: 'userId', company: 'companyId', cshow: 'cshow', campaigns: 'campaignsEnabled' } as const;

export interface SessionFlags {
  readonly cshow: boolean;
  readonly campaigns: boolean;
}

export const storeSessionIds = (local: LocalFlags, userId: number, companyId: number | undefined): void => {
  local.setItem(KEYS.user, String(userId));
  if (companyId !== undefined) local.setItem(KEYS.company, String(companyId));
};

/** 'cshow' is tested for presence only (ROUTE-37). */
export const readSessionFlags = (local: LocalFlags): SessionFlags => ({
  cshow: local.getItem(KEYS.cshow) !== null,
  campaigns: local.getItem(KEYS.campaigns) === 'true',
});

/** Keeps a flag once it is known to be set; the end of the session alone removes it. */
export const storeSessionFlag = (local: LocalFlags, flag: keyof SessionFlags): void =>
  local.setItem(KEYS[flag], 'true');

export const clearLocalSession = (local: LocalFlags): void => {
  for (const key of Object.values(KEYS)) local.removeItem(key);
};
