import { useTranslation } from 'react-i18next';
import { dayAndTime } from '@/lib/moments';
import { useAppSelector } from '@/store/hooks';
import { Info } from '@/ui/icons';
import styles from './EndedNotice.module.css';

const TOLD = { expired: 'ended.expired', elsewhere: 'ended.elsewhere', deleted: 'ended.deleted' } as const;

/** Why the user is here again, and since when, if the session did not end by the user's own will. */
export const EndedNotice = () => {
  const { t } = useTranslation('auth');
  const { ended, endedAt } = useAppSelector((state) => state.session);
  if (ended === null || ended === 'logout') return null;
  return (
    <output className={styles.notice}>
      <Info size={15} />
      <span>
        <span>{t(TOLD[ended])}</span> <span>{t('ended.at', { at: dayAndTime(endedAt) })}</span>
      </span>
    </output>
  );
};
