import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/store/hooks';
import { Info } from '@/ui/icons';
import styles from './EndedNotice.module.css';

const TOLD = { expired: 'ended.expired', deleted: 'ended.deleted' } as const;

/** Why the user is here again, when the session did not end by the user's own will (SESS-10, RT-25). */
export const EndedNotice = () => {
  const { t } = useTranslation('auth');
  const ended = useAppSelector((state) => state.session.ended);
  if (ended !== 'expired' && ended !== 'deleted') return null;
  return (
    <output className={styles.notice}>
      <Info size={15} />
      {t(TOLD[ended])}
    </output>
  );
};
