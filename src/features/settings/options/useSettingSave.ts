import { useState } from 'react';
import type { SettingKey } from '@/protocol/records/settings';
import { saveSetting } from '@/entities/settings/settingThunks';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';

/** Saves one setting at once and says so; while it runs the new value is shown. */
export const useSettingSave = (key: SettingKey) => {
  const dispatch = useAppDispatch();
  const [pending, setPending] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const save = async (value: string): Promise<boolean> => {
    setPending(value);
    setFailed(false);
    const answer = await dispatch(saveSetting({ key, value }));
    const ok = saveSetting.fulfilled.match(answer);
    if (ok) dispatch(toastShown({ kind: 'success', textKey: 'settings:saved' }));
    setFailed(!ok && answer.error.code === null);
    setPending(null);
    return ok;
  };
  return { pending, failed, save };
};
