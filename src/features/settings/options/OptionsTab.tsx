import { useCallback } from 'react';
import { CHOICE_SETTINGS } from '@/domain/companySettings';
import { loadSettings } from '@/entities/session/sessionDetails';
import { useAppDispatch } from '@/store/hooks';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { useAnswer } from '@/ui/useAnswer';
import { AsaasRow } from './AsaasRow';
import { ChoiceRow } from './ChoiceRow';
import styles from './OptionsTab.module.css';

/** The company's options, each saved alone (SET-04 to SET-09). */
export const OptionsTab = () => {
  const dispatch = useAppDispatch();
  const ask = useCallback(() => dispatch(loadSettings()).unwrap(), [dispatch]);
  const { status, value: settings, reload } = useAnswer(ask);
  if (!settings) {
    return status === 'failed' ? <ErrorState onRetry={reload} /> : <SkeletonRows rows={8} height={56} />;
  }
  return (
    <div className={styles.options}>
      {CHOICE_SETTINGS.map((key) => (
        <ChoiceRow key={key} name={key} />
      ))}
      {/* The token of a payment provider: it stays out of the store (SEC-05). */}
      <AsaasRow stored={settings.find(({ key }) => key === 'asaas')?.value ?? ''} />
    </div>
  );
};
