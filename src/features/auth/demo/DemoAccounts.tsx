import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Credentials } from '@/bridge/desktop';
import { useAppDispatch } from '@/store/hooks';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { useAnswer } from '@/ui/useAnswer';
import { DemoAccountRow } from './DemoAccountRow';
import styles from './DemoAccounts.module.css';
import { loadDemoAccounts } from './demoThunks';

interface DemoAccountsProps {
  readonly onChoose: (credentials: Credentials) => void;
}

/** The accounts of the demo workspace, one per role; a click fills the form. */
export const DemoAccounts = ({ onChoose }: DemoAccountsProps) => {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const ask = useCallback(() => dispatch(loadDemoAccounts()).unwrap(), [dispatch]);
  const { status, value: accounts, reload } = useAnswer(ask);
  return (
    <section className={styles.card} aria-labelledby="demo-accounts-title">
      <h2 id="demo-accounts-title" className={styles.title}>
        {t('demo.title')}
      </h2>
      <p className={styles.hint}>{t('demo.hint')}</p>
      {status === 'loading' && <SkeletonRows rows={8} height={48} />}
      {status === 'failed' && <ErrorState title={t('demo.failed')} onRetry={reload} />}
      {status === 'ready' && (
        <ul className={styles.accounts}>
          {accounts?.map((account) => (
            <li key={account.email}>
              <DemoAccountRow
                account={account}
                onClick={() => onChoose({ email: account.email, password: account.password })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
