import { useTranslation } from 'react-i18next';
import type { DemoAccount } from '@/api/demo';
import { Avatar } from '@/ui/layout/Avatar';
import { Chip } from '@/ui/layout/Chip';
import styles from './DemoAccountRow.module.css';

interface DemoAccountRowProps {
  readonly account: DemoAccount;
  readonly onClick: () => void;
}

/** One account of the demo workspace to fill into the form. */
export const DemoAccountRow = ({ account, onClick }: DemoAccountRowProps) => {
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
