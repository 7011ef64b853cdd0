import { useTranslation } from '@/i18n/useTranslation';
import type { DemoAccount } from '@/api/demo';
import type { Credentials } from '@/bridge/desktop';
import { createAppThunk } from '@/entities/base/thunk';
import { ErrorState } from '@/ui/feedback/StateMessage';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { Avatar } from '@/ui/layout/Avatar';
import { Chip } from '@/ui/layout/Chip';
import { useRead } from '@/ui/useAsync';
import styles from './DemoAccounts.module.css';

interface DemoAccountRowProps {
  readonly account: DemoAccount;
  readonly onClick: () => void;
}

/** One account of the demo workspace to fill into the form. */
const DemoAccountRow = ({ account, onClick }: DemoAccountRowProps) => {
  const { t } = useTranslation('auth');
  return (
    <button type="button" className={styles.row} onClick={onClick}>
      <Avatar id={account.email} name={account.name} size={32} />
      <span className={styles.names}>
        <span className={styles.name}>{account.name}</span>
        <span className={styles.email}>{account.email}</span>
      </span>
      <Chip size="medium">{t(`demo.role.${account.role}`)}</Chip>
    </button>
  );
};

/** The accounts of the demo workspace, which are no secret there. */
const loadDemoAccounts = createAppThunk('auth/loadDemoAccounts', (_: void, { extra }) => extra.api.demo.accounts(), {
  silent: true,
});

interface DemoAccountsProps {
  readonly onChoose: (credentials: Credentials) => void;
}

/** The accounts of the demo workspace, one per role; a click fills the form. */
export const DemoAccounts = ({ onChoose }: DemoAccountsProps) => {
  const { t } = useTranslation('auth');
  const { status, value: accounts, reload } = useRead(loadDemoAccounts);
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
