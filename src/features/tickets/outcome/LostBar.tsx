import { useTranslation } from 'react-i18next';
import type { LostConversation } from '@/processes/reassignments/reassignmentsState';
import { lossSeen } from '@/processes/reassignments/reassignmentsSlice';
import { useAppDispatch } from '@/store/hooks';
import { CircleAlert, X } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import styles from './OutcomeBar.module.css';
import { useHandoverText } from './useHandoverText';

/** Says why a conversation was closed: what another agent did with its ticket. */
export const LostBar = ({ lost }: { readonly lost: LostConversation }) => {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const describe = useHandoverText();
  return (
    <div className={styles.bar}>
      <CircleAlert size={17} className={styles.notice} />
      <span role="alert" className={styles.text}>
        {describe(lost.handover, lost.contactName)}
      </span>
      <IconButton icon={X} size={28} label={t('actions.close')} onClick={() => dispatch(lossSeen())} />
    </div>
  );
};
