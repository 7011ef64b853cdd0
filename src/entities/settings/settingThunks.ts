import type { Setting, SettingKey } from '@/protocol/records/settings';
import { createAppThunk } from '../thunk';

export interface SettingChange {
  readonly key: SettingKey;
  readonly value: string;
}

/** Changes one setting of the company; the record as it was sent where the server answers nothing readable. */
export const saveSetting = createAppThunk<Setting, SettingChange>(
  'settings/save',
  async ({ key, value }, { extra }) => (await extra.api.settings.save(key, value)) ?? { key, value },
);
