import type { ServerContext } from '../../context';
import type { SettingRow } from '../../db/rows';
import type { Tables } from '../../db/tables';
import type { Actor } from '../../http/tokens';
import { createAnnounce } from '../../realtime/announce';

/** Value of a company's setting; null when the company never stored it, which counts as disabled. */
export const settingOf = ({ settings }: Tables, companyId: number, key: string): string | null =>
  settings.find({ companyId, key })?.value ?? null;

/** Settings of a company: any key may be stored. */
export const createSettings = (context: Pick<ServerContext, 'tables' | 'hub'>) => {
  const { tables } = context;
  const announce = createAnnounce(context, (companyId) => `company-${companyId}-settings`);

  return {
    list: (companyId: number): SettingRow[] => tables.settings.findAll({ companyId }),

    save: (actor: Actor, key: string, value: string): SettingRow => {
      const { companyId } = actor;
      const known = tables.settings.find({ companyId, key });
      if (known && known.value !== value) tables.settings.update({ id: known.id }, { value });
      const setting = known ? tables.settings.get(known.id)! : tables.settings.insert({ companyId, key, value });
      announce(actor, { action: 'update', setting });
      return setting;
    },
  };
};
