import type { ServerContext } from '../../context';
import type { SettingRow } from '../../db/rows';
import { requireAdmin } from '../../http/auth';
import type { Actor } from '../../http/tokens';
import { companyRoom } from '../../realtime/rooms';

/** Settings of a company: any key may be stored; a missing one counts as disabled. */
export const createSettings = ({ tables, hub }: Pick<ServerContext, 'tables' | 'hub'>) => ({
  list: (companyId: number): SettingRow[] => tables.settings.findAll({ companyId }),

  /** Value of one key, null when the company never stored it. */
  value: (companyId: number, key: string): string | null => tables.settings.find({ companyId, key })?.value ?? null,

  save: (actor: Actor, key: string, value: string): SettingRow => {
    requireAdmin(actor);
    const { companyId } = actor;
    const known = tables.settings.find({ companyId, key });
    if (known && known.value !== value) tables.settings.update({ id: known.id }, { value });
    const setting = known ? tables.settings.find({ id: known.id })! : tables.settings.insert({ companyId, key, value });
    hub.emit([companyRoom(companyId)], `company-${companyId}-settings`, { action: 'update', setting });
    return setting;
  },
});
