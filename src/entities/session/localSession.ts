import * as z from 'zod/mini';
import { parseRecord } from '@/protocol/parse';
import type { LocalFlags } from '../base/storage';
import type { ToldEnd } from './sessionState';

/** Ids of the session, flags of its company: what the session leaves in local storage. No token. */
const KEYS = { user: 'userId', company: 'companyId', cshow: 'cshow', campaigns: 'campaignsEnabled' } as const;

export interface SessionFlags {
  readonly cshow: boolean;
  readonly campaigns: boolean;
}

export const storeSessionIds = (local: LocalFlags, userId: number, companyId: number | undefined): void => {
  local.setItem(KEYS.user, String(userId));
  if (companyId !== undefined) local.setItem(KEYS.company, String(companyId));
};

/** 'cshow' is tested for presence only. */
export const readSessionFlags = (local: LocalFlags): SessionFlags => ({
  cshow: local.getItem(KEYS.cshow) !== null,
  campaigns: local.getItem(KEYS.campaigns) === 'true',
});

/** The campaign pages exist from now on; the end of the session alone removes the flag. */
export const storeCampaignPagesFlag = (local: LocalFlags): void => local.setItem(KEYS.cshow, 'true');

/** Follows the company's setting 'campaignsEnabled'. */
export const storeCampaignsFlag = (local: LocalFlags, isOn: boolean): void => {
  if (isOn) local.setItem(KEYS.campaigns, 'true');
  else local.removeItem(KEYS.campaigns);
};

/** Outlives the session: a login elsewhere reloads the page, and the desk may be empty for hours. */
const END_KEY = 'endedSession';

const endSchema = z.object({ reason: z.enum(['logout', 'expired', 'elsewhere', 'deleted']), at: z.number() });

export const storeEnd = (local: LocalFlags, { reason, at }: ToldEnd): void => {
  if (reason === 'logout') forgetEnd(local);
  else local.setItem(END_KEY, JSON.stringify({ reason, at }));
};

export const forgetEnd = (local: LocalFlags): void => local.removeItem(END_KEY);

/** Why the last session ended against the user's will; null once somebody signed in again. */
export const readEnd = (local: LocalFlags): ToldEnd | null => {
  try {
    return parseRecord(endSchema, JSON.parse(local.getItem(END_KEY) ?? 'null'));
  } catch {
    // Damaged by hand or by another program: show no message.
    return null;
  }
};

export const clearLocalSession = (local: LocalFlags): void => {
  for (const key of Object.values(KEYS)) local.removeItem(key);
};
