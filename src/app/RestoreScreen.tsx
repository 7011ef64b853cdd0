import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { signOut } from '@/entities/session/signOut';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useDelayed } from '@/ui/feedback/useDelayed';
import { Mark } from '@/ui/layout/Mark';
import styles from './RestoreScreen.module.css';

/** A quick restore shows nothing at all. */
const QUIET_MS = 150;

/** Shown while the last session is restored. The user can leave a server that does not answer. */
export const RestoreScreen = () => {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const isWaiting = useAppSelector((state) => state.session.nextTryAt !== null);
  const isSlow = useDelayed(QUIET_MS);
  if (!isSlow) return null;
  return (
    <main className={styles.screen}>
      <Mark size={48} />
      <output className={styles.text}>{t(isWaiting ? 'restore.reconnecting' : 'restore.opening')}</output>
      {isWaiting && <Button onClick={() => void dispatch(signOut())}>{t('user.signOut')}</Button>}
    </main>
  );
};
