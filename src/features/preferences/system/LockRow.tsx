import { Select } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { LOCK_MINUTES } from '@/domain/device/lock';
import { selectLockMinutes } from '@/entities/device/lock/lock';
import { preferencesChanged } from '@/entities/device/preferences/preferencesSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { SettingRow } from '@/ui/layout/SettingRow';
import styles from '../preferences.module.css';

/** Means "never" in the list: selects have no null value. */
const NEVER = 0;

/** After how many idle minutes the window locks; what an administrator demands can only be shortened. */
export const LockRow = () => {
  const { t } = useTranslation('system');
  const dispatch = useAppDispatch();
  const demanded = useAppSelector(({ preferences }) => preferences.deployedLock);
  const minutes = useAppSelector(selectLockMinutes);
  const offered = LOCK_MINUTES.filter((one) => demanded === null || one < demanded);
  const all = demanded === null ? [NEVER, ...offered] : [...offered, demanded];
  return (
    <SettingRow
      label={t('lock.after')}
      hint={demanded === null ? t('lock.afterHint') : t('lock.demanded', { count: demanded })}
    >
      {(names) => (
        <Select
          {...names}
          className={styles.select}
          value={minutes ?? NEVER}
          onChange={(chosen) =>
            dispatch(
              preferencesChanged({ lockAfter: LOCK_MINUTES.includes(chosen) && chosen !== demanded ? chosen : null }),
            )
          }
          options={all.map((value) => ({
            value,
            label: value === NEVER ? t('lock.never') : t('lock.minutes', { count: value }),
          }))}
        />
      )}
    </SettingRow>
  );
};
