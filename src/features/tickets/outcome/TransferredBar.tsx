import { useTranslation } from 'react-i18next';
import { transferSeen } from '@/entities/finished/finishedSlice';
import type { TransferredTicket } from '@/entities/finished/finishedState';
import { useAppDispatch } from '@/store/hooks';
import { ArrowRightLeft, X } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import styles from './OutcomeBar.module.css';

/** Says whom a ticket went to, for as long as a finish could be taken back. */
export const TransferredBar = ({ transferred }: { readonly transferred: TransferredTicket }) => {
  const { t } = useTranslation(['handling', 'common']);
  const dispatch = useAppDispatch();
  const { id, contactName, userName, queueName } = transferred;
  const to = [userName, queueName].filter(Boolean).join(' · ');
  return (
    <div className={styles.bar}>
      <ArrowRightLeft size={17} className={styles.good} />
      <output className={styles.text}>
        {to ? t('transferred.to', { id, name: contactName, to }) : t('transferred.queued', { id, name: contactName })}
      </output>
      <IconButton icon={X} size={28} label={t('common:actions.close')} onClick={() => dispatch(transferSeen())} />
    </div>
  );
};
