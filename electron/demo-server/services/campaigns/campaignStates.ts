/** Where a campaign stands. */
export const CAMPAIGN_STATUSES = ['INATIVA', 'PROGRAMADA', 'EM_ANDAMENTO', 'CANCELADA', 'FINALIZADA'] as const;

export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** What the body of a change may say; the stored status is not asked. */
const CHANGEABLE: readonly unknown[] = ['INATIVA', 'PROGRAMADA', 'CANCELADA'] satisfies CampaignStatus[];

export const isChangeable = (status: unknown): status is CampaignStatus => CHANGEABLE.includes(status);

/** A date arms an inactive campaign; taking the date away is the client's `INATIVA`. */
export const armed = (status: CampaignStatus, scheduledAt: string | null): CampaignStatus =>
  status === 'INATIVA' && scheduledAt !== null ? 'PROGRAMADA' : status;
