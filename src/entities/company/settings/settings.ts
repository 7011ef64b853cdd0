import type { Company, DaySchedule } from '@/protocol/records/companies';
import type { Setting, SettingKey } from '@/protocol/records/settings';
import { createAppThunk } from '../../base/thunk';

/** Reads the company's opening hours from the server. */
export const loadHours = createAppThunk<readonly DaySchedule[], number>(
  'settings/loadHours',
  async (companyId, { extra }) => {
    const company = await extra.api.companies.show(companyId);
    // Fail: with the default week, the user could overwrite hours that were only unreadable.
    if (company === null) throw new Error('The company cannot be read');
    return company.schedules ?? [];
  },
  { silent: true },
);

interface HoursChange {
  readonly companyId: number;
  readonly schedules: readonly DaySchedule[];
}

/** Saves the company's opening hours. */
export const saveHours = createAppThunk<Company | null, HoursChange>(
  'settings/saveHours',
  ({ companyId, schedules }, { extra }) => extra.api.companies.saveSchedules(companyId, schedules),
);

export interface SettingChange {
  readonly key: SettingKey;
  readonly value: string;
}

/** Changes one setting of the company; resolves with the record as sent if the answer is unreadable. */
export const saveSetting = createAppThunk<Setting, SettingChange>(
  'settings/save',
  async ({ key, value }, { extra }) => (await extra.api.settings.save(key, value)) ?? { key, value },
);
