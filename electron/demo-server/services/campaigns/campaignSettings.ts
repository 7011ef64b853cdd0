import type { ServerContext } from '../../context';
import type { CampaignSettingRow } from '../../db/campaignRows';
import type { Actor } from '../../http/tokens';
import { createAnnounce } from '../../realtime/announce';
import type { CustomVariable } from './campaignTexts';

/** How fast a company's campaigns run; seconds and numbers of messages, 0 = none. */
export interface CampaignPace {
  messageInterval: number;
  longerIntervalAfter: number;
  greaterInterval: number;
  variables: CustomVariable[];
}

/** The values while nothing is stored. */
const DEFAULTS: CampaignPace = { messageInterval: 20, longerIntervalAfter: 20, greaterInterval: 60, variables: [] };

/** The campaign settings of companies: one row per key, its value JSON text. */
export const createCampaignSettings = (context: Pick<ServerContext, 'db' | 'tables' | 'hub'>) => {
  const { db, tables } = context;
  const announce = createAnnounce(context, (companyId) => `company-${companyId}-campaignSettings`);

  const list = ({ companyId }: Pick<Actor, 'companyId'>): CampaignSettingRow[] =>
    tables.campaignSettings.findAll({ companyId });

  /** ⚠ A changed number is returned as it was sent, a new one as text. */
  const store = (companyId: number, key: string, sent: unknown): object => {
    const value = typeof sent === 'string' ? sent : JSON.stringify(sent);
    const known = tables.campaignSettings.update({ companyId, key }, { value }) > 0;
    if (!known) return tables.campaignSettings.insert({ companyId, key, value });
    const stored = tables.campaignSettings.find({ companyId, key })!;
    return typeof sent === 'number' ? { ...stored, value: sent } : stored;
  };

  return {
    list,

    save: (actor: Actor, settings: Readonly<Record<string, unknown>>): object[] =>
      db.transaction(() => {
        const record = Object.entries(settings).map(([key, value]) => store(actor.companyId, key, value));
        announce(actor, { action: 'create', record });
        return record;
      }),

    pace: (companyId: number): CampaignPace => {
      const stored = list({ companyId }).map(({ key, value }) => [key, JSON.parse(value) as unknown]);
      return { ...DEFAULTS, ...(Object.fromEntries(stored) as Partial<CampaignPace>) };
    },
  };
};
