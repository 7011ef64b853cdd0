import { readJson } from '@/protocol/parse';
import type { Campaign, CampaignSetting, CampaignShipping } from '@/protocol/records/campaigns';

/** Statuses a campaign can have. */
export const CAMPAIGN_STATUSES = ['INATIVA', 'PROGRAMADA', 'EM_ANDAMENTO', 'CANCELADA', 'FINALIZADA'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

export const MESSAGE_NUMBERS = [1, 2, 3, 4, 5] as const;
export type MessageNumber = (typeof MESSAGE_NUMBERS)[number];

/** How long before its time a campaign can no longer be changed, ms. */
const CAMPAIGN_LOCK_MS = 3_600_000;

export const campaignStatusOf = (status: string | undefined): CampaignStatus | null =>
  CAMPAIGN_STATUSES.find((known) => known === status) ?? null;

/** Which parts of a campaign can be changed. */
export type CampaignEditing = 'all' | 'messages' | 'nothing';

type Scheduled = Pick<Campaign, 'status' | 'scheduledAt'>;

/** When a scheduled campaign becomes locked, ms; null when no time locks it. */
export const campaignLocksAt = ({ status, scheduledAt }: Scheduled): number | null =>
  status === 'PROGRAMADA' && scheduledAt ? Date.parse(scheduledAt) - CAMPAIGN_LOCK_MS : null;

/** What can be changed now. A scheduled campaign is locked from exactly one hour before its start. */
export const campaignEditing = (campaign: Scheduled, now: number): CampaignEditing => {
  if (campaign.status === 'INATIVA') return 'all';
  if (campaign.status === 'CANCELADA') return 'messages';
  const locksAt = campaignLocksAt(campaign);
  return locksAt !== null && now < locksAt ? 'all' : 'nothing';
};

export const mayCancelCampaign = ({ status }: Scheduled): boolean => status === 'EM_ANDAMENTO';
export const mayRestartCampaign = ({ status }: Scheduled): boolean => status === 'CANCELADA';

/** Merges a live change into a campaign; the event of a save lacks shipping and contacts. */
export const mergeCampaign = (known: Campaign, change: Partial<Campaign>): Campaign => {
  const list = change.contactList && {
    ...(known.contactList?.id === change.contactList.id ? known.contactList : {}),
    ...change.contactList,
  };
  return { ...known, ...change, ...(list !== undefined && { contactList: list }) };
};

/** The numbers of a campaign's report. */
export interface CampaignFigures {
  readonly valid: number;
  readonly delivered: number;
  /** 0 to 100. */
  readonly percent: number;
  readonly confirmationsRequested: number;
  readonly confirmed: number;
}

/** Servers send the time of a confirmation, only a flag, or nothing. */
const countConfirmed = (shipping: readonly CampaignShipping[]): number => {
  const hasMoment = shipping.some(({ confirmedAt }) => confirmedAt !== undefined);
  return shipping.filter(({ confirmedAt, confirmation }) => (hasMoment ? Boolean(confirmedAt) : confirmation === true))
    .length;
};

/** Whole percent; 100 only once all have it, so that a full bar never hides those that lack it. */
const percentOf = (part: number, whole: number): number => {
  if (whole === 0) return 0;
  return part >= whole ? 100 : Math.min(99, Math.round((part / whole) * 100));
};

export const campaignFigures = ({ contactList, shipping = [] }: Campaign): CampaignFigures => {
  const valid = (contactList?.contacts ?? []).filter(({ isWhatsappValid }) => isWhatsappValid === true).length;
  const delivered = shipping.filter(({ deliveredAt }) => Boolean(deliveredAt)).length;
  return {
    valid,
    delivered,
    percent: percentOf(delivered, valid),
    confirmationsRequested: shipping.filter(({ confirmationRequestedAt }) => Boolean(confirmationRequestedAt)).length,
    confirmed: countConfirmed(shipping),
  };
};

export interface CampaignVariable {
  /** Written between braces in messages. */
  readonly key: string;
  readonly value: string;
}

/** How fast a company's campaigns run: intervals in seconds and numbers of messages, 0 = none. Its keys are those of the settings. */
export interface CampaignPace {
  readonly messageInterval: number;
  readonly longerIntervalAfter: number;
  readonly greaterInterval: number;
  readonly variables: readonly CampaignVariable[];
}

export const DEFAULT_CAMPAIGN_PACE: CampaignPace = {
  messageInterval: 20,
  longerIntervalAfter: 20,
  greaterInterval: 60,
  variables: [],
};

/** What is changed of the pace and not saved yet; the rest follows what is stored. */
export interface CampaignPaceChanges {
  readonly intervals: Partial<Omit<CampaignPace, 'variables'>>;
  readonly added: readonly CampaignVariable[];
  readonly removed: readonly CampaignVariable[];
}

/** Each takes one away, since servers store a shortcut twice if another program sends it so. */
const withoutVariables = (
  variables: readonly CampaignVariable[],
  removed: readonly CampaignVariable[],
): readonly CampaignVariable[] =>
  removed.reduce((rest, { key, value }) => {
    const place = rest.findIndex((variable) => variable.key === key && variable.value === value);
    return rest.filter((_, at) => at !== place);
  }, variables);

/** The pace with the changes. A variable that somebody else has stored meanwhile stays. */
export const changedPace = (stored: CampaignPace, { intervals, added, removed }: CampaignPaceChanges): CampaignPace => {
  const replaced = new Set(added.map(({ key }) => key));
  const left = withoutVariables(stored.variables, removed);
  return {
    ...stored,
    ...intervals,
    variables: [...left.filter(({ key }) => !replaced.has(key)), ...added],
  };
};

/** What is still to be saved once `sent` is stored; a variable that was deleted during the save is stored by then. */
export const changesSince = (changes: CampaignPaceChanges, sent: CampaignPaceChanges): CampaignPaceChanges => ({
  intervals: Object.fromEntries(
    Object.entries(changes.intervals).filter(
      ([key, value]) => value !== sent.intervals[key as keyof typeof sent.intervals],
    ),
  ),
  added: withoutVariables(changes.added, sent.added),
  removed: [...withoutVariables(changes.removed, sent.removed), ...withoutVariables(sent.added, changes.added)],
});

/** What the selects offer. */
export const MESSAGE_INTERVALS = [0, 5, 10, 15, 20] as const;
export const LONGER_INTERVALS = [0, 1, 5, 10, 15, 20, 30, 40, 60, 80, 100, 120] as const;

const isVariable = (value: unknown): value is CampaignVariable =>
  typeof value === 'object' && value !== null && 'key' in value && 'value' in value
    ? typeof value.key === 'string' && typeof value.value === 'string'
    : false;

/** The stored settings over the defaults; unreadable values count as not stored. */
export const readCampaignPace = (settings: readonly CampaignSetting[]): CampaignPace => {
  const stored = new Map(settings.map(({ key, value }) => [key, readJson(value)]));
  const seconds = (key: 'messageInterval' | 'longerIntervalAfter' | 'greaterInterval'): number => {
    const value = Number(stored.get(key) ?? DEFAULT_CAMPAIGN_PACE[key]);
    return Number.isFinite(value) && value >= 0 ? value : DEFAULT_CAMPAIGN_PACE[key];
  };
  const variables = stored.get('variables');
  return {
    messageInterval: seconds('messageInterval'),
    longerIntervalAfter: seconds('longerIntervalAfter'),
    greaterInterval: seconds('greaterInterval'),
    variables: Array.isArray(variables) ? variables.filter(isVariable) : [],
  };
};

/** Variables that every campaign has. */
export const CONTACT_VARIABLES = ['nome', 'numero', 'email'] as const;

/** A message as one contact gets it; unknown variables stay in their braces. */
export const fillCampaignText = (text: string, variables: readonly CampaignVariable[]): string => {
  const values = new Map(variables.map(({ key, value }) => [key, value]));
  return text.replaceAll(/\{([^{}]+)\}/g, (braces, key: string) => values.get(key) ?? braces);
};
