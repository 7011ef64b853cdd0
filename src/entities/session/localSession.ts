import * as z from 'zod/mini';
import { createStoredValue, type LocalFlags } from '@/lib/storedValue';
import { type Plan, planSchema } from '@/protocol/records/plans';
import type { ReportedEnd } from './sessionState';

/** What the session stores in local storage: its ids, its company's flags and plan, the emojis its user chose, never a token. */
const SESSION = {
  user: createStoredValue('userId', z.nullable(z.int()), null),
  company: createStoredValue('companyId', z.nullable(z.int()), null),
  /** Only its presence counts. */
  cshow: createStoredValue('cshow', z.boolean(), true),
  campaigns: createStoredValue('campaignsEnabled', z.boolean(), false),
  plan: createStoredValue('plan', z.nullable(planSchema), null),
  /** Written by the emoji picker itself, which shows them first. */
  emojis: createStoredValue('epr_suggested', z.unknown(), null),
} as const;

export interface SessionFlags {
  readonly cshow: boolean;
  readonly campaigns: boolean;
}

export const storeSessionIds = (local: LocalFlags, userId: number, companyId: number | undefined): void => {
  SESSION.user.write(local, userId);
  if (companyId !== undefined) SESSION.company.write(local, companyId);
};

/** The user of the session that runs or is to be restored; null without one. */
export const readSessionUser = (local: LocalFlags): number | null => SESSION.user.read(local);

export const readSessionFlags = (local: LocalFlags): SessionFlags => ({
  cshow: SESSION.cshow.isThere(local),
  campaigns: SESSION.campaigns.read(local),
});

/** Makes the campaign pages available; only the end of the session removes the flag. */
export const storeCampaignPagesFlag = (local: LocalFlags): void => void SESSION.cshow.write(local, true);

/** Follows the company's setting 'campaignsEnabled'. */
export const storeCampaignsFlag = (local: LocalFlags, isOn: boolean): void => {
  if (isOn) SESSION.campaigns.write(local, true);
  else SESSION.campaigns.remove(local);
};

/** The plan that this session read last: the menu of the next start has its entries at once, and none of them moves under a click. */
export const readLastPlan = (local: LocalFlags): Plan | null => SESSION.plan.read(local);

export const storeLastPlan = (local: LocalFlags, plan: Plan | null): void => {
  if (plan) SESSION.plan.write(local, plan);
  else SESSION.plan.remove(local);
};

const endSchema = z.object({ reason: z.enum(['logout', 'expired', 'elsewhere', 'deleted']), at: z.number() });

/** Outlives the session: a sign-in elsewhere reloads the page, and the user may see the reason only hours later. */
const storedEnd = createStoredValue('endedSession', z.nullable(endSchema), null);

export const storeEnd = (local: LocalFlags, { reason, at }: ReportedEnd): void => {
  if (reason === 'logout') forgetEnd(local);
  else storedEnd.write(local, { reason, at });
};

export const forgetEnd = (local: LocalFlags): void => storedEnd.remove(local);

/** Why the last session ended against the user's will; null once a user has signed in again. */
export const readEnd = (local: LocalFlags): ReportedEnd | null => storedEnd.read(local);

export const clearLocalSession = (local: LocalFlags): void => {
  for (const stored of Object.values(SESSION)) stored.remove(local);
};
