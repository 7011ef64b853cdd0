import * as z from 'zod/mini';
import { createStoredValue, type LocalFlags } from '@/lib/storedValue';
import type { ToldEnd } from './sessionState';

/** Ids of the session, flags of its company: what the session leaves in local storage. No token. */
const SESSION = {
  user: createStoredValue('userId', z.nullable(z.int()), null),
  company: createStoredValue('companyId', z.nullable(z.int()), null),
  /** Tested for presence only. */
  cshow: createStoredValue('cshow', z.boolean(), true),
  campaigns: createStoredValue('campaignsEnabled', z.boolean(), false),
} as const;

export interface SessionFlags {
  readonly cshow: boolean;
  readonly campaigns: boolean;
}

export const storeSessionIds = (local: LocalFlags, userId: number, companyId: number | undefined): void => {
  SESSION.user.write(local, userId);
  if (companyId !== undefined) SESSION.company.write(local, companyId);
};

export const readSessionFlags = (local: LocalFlags): SessionFlags => ({
  cshow: SESSION.cshow.isThere(local),
  campaigns: SESSION.campaigns.read(local),
});

/** The campaign pages exist from now on; the end of the session alone removes the flag. */
export const storeCampaignPagesFlag = (local: LocalFlags): void => SESSION.cshow.write(local, true);

/** Follows the company's setting 'campaignsEnabled'. */
export const storeCampaignsFlag = (local: LocalFlags, isOn: boolean): void => {
  if (isOn) SESSION.campaigns.write(local, true);
  else SESSION.campaigns.remove(local);
};

const endSchema = z.object({ reason: z.enum(['logout', 'expired', 'elsewhere', 'deleted']), at: z.number() });

/** Outlives the session: a login elsewhere reloads the page, and the desk may be empty for hours. */
const storedEnd = createStoredValue('endedSession', z.nullable(endSchema), null);

export const storeEnd = (local: LocalFlags, { reason, at }: ToldEnd): void => {
  if (reason === 'logout') forgetEnd(local);
  else storedEnd.write(local, { reason, at });
};

export const forgetEnd = (local: LocalFlags): void => storedEnd.remove(local);

/** Why the last session ended against the user's will; null once somebody signed in again. */
export const readEnd = (local: LocalFlags): ToldEnd | null => storedEnd.read(local);

export const clearLocalSession = (local: LocalFlags): void => {
  for (const stored of Object.values(SESSION)) stored.remove(local);
};
