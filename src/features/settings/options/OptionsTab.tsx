import { useCallback, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CHATBOT_SETTINGS, SERVICE_SETTINGS } from '@/domain/companySettings';
import { loadSettings } from '@/entities/session/sessionDetails';
import { useAppDispatch } from '@/store/hooks';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { useAnswer } from '@/ui/useAnswer';
import { AsaasRow } from './AsaasRow';
import { ChoiceRow } from './ChoiceRow';
import styles from './OptionsTab.module.css';

const OptionGroup = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.group}>
        {title}
      </h2>
      {children}
    </section>
  );
};

/** The company's options, each saved alone. */
export const OptionsTab = () => {
  const { t } = useTranslation('settings');
  const dispatch = useAppDispatch();
  const ask = useCallback(() => dispatch(loadSettings()).unwrap(), [dispatch]);
  const { status, value: settings, reload } = useAnswer(ask);
  if (!settings) {
    return status === 'failed' ? <ErrorState onRetry={reload} /> : <SkeletonRows rows={8} height={64} shape="field" />;
  }
  return (
    <div className={styles.options}>
      <OptionGroup title={t('groups.service')}>
        {SERVICE_SETTINGS.map((key) => (
          <ChoiceRow key={key} name={key} />
        ))}
      </OptionGroup>
      <OptionGroup title={t('groups.chatbot')}>
        {CHATBOT_SETTINGS.map((key) => (
          <ChoiceRow key={key} name={key} />
        ))}
        {/* The token of a payment provider: it stays out of the store. */}
        <AsaasRow stored={settings.find(({ key }) => key === 'asaas')?.value ?? ''} />
      </OptionGroup>
    </div>
  );
};
