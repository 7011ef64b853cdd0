import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { areWaitingLimits, MOST_WAITING, type WaitingLevel, type WaitingLimits } from '@/domain/conversations/waiting';
import { preferencesChanged, selectWaitingLimits } from '@/entities/device/preferences/preferences';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { NumberInput } from '@/ui/form/NumberInput';
import { SettingRow } from '@/ui/layout/SettingRow';
import styles from './preferences.module.css';

type Limit = Exclude<WaitingLevel, 'calm'>;
type Typed = Partial<Record<Limit, number | string | null>>;

const LIMITS: readonly Limit[] = ['amber', 'red'];

/** After how many minutes a waiting customer's row turns amber and red; saved as soon as the two limits are consistent. */
export const WaitingRow = () => {
  const { t } = useTranslation('preferences');
  const dispatch = useAppDispatch();
  const limits = useAppSelector(selectWaitingLimits);
  const [typed, setTyped] = useState<Typed>({});
  const shown = { ...limits, ...typed };
  const fits = (values: Record<Limit, number | string | null>): values is { amber: number; red: number } =>
    typeof values.amber === 'number' && typeof values.red === 'number' && areWaitingLimits(values as WaitingLimits);

  const change = (limit: Limit, value: number | string | null) => {
    const next = { ...shown, [limit]: value };
    setTyped(next);
    if (fits(next)) dispatch(preferencesChanged({ waiting: next }));
  };
  return (
    <SettingRow label={t('conversations.waiting')} hint={t('conversations.waitingHint')}>
      {() => (
        <div className={styles.limits}>
          {LIMITS.map((limit) => (
            <label key={limit} className={styles.limit}>
              {t(`conversations.waitingLimits.${limit}`)}
              <NumberInput min={1} max={MOST_WAITING} value={shown[limit]} onChange={(value) => change(limit, value)} />
            </label>
          ))}
          {!fits(shown) && (
            <span role="alert" className={styles.refused}>
              {t('conversations.waitingRefused', { most: MOST_WAITING })}
            </span>
          )}
        </div>
      )}
    </SettingRow>
  );
};
