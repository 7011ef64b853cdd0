import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { sendTestNotice } from '@/processes/notifications/noticeActions';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Bell } from '@/ui/icons';
import styles from './notices.module.css';

/** Shows a notice on demand, and what to do when the system keeps it back. */
export const TestNotice = () => {
  const { t } = useTranslation('alerts');
  const dispatch = useAppDispatch();
  const last = useAppSelector((state) => state.notices.find(({ kind }) => kind === 'test')?.outcome);
  const isRefused = last === 'unsupported' || last === 'failed';
  return (
    <section className={styles.card} aria-labelledby="test-notice">
      <h3 id="test-notice" className={styles.title}>
        {t('test.title')}
      </h3>
      <p className={styles.text}>{t('test.text')}</p>
      <Button icon={<Bell size={15} />} onClick={() => void dispatch(sendTestNotice())}>
        {t('test.send')}
      </Button>
      {isRefused && (
        <p className={styles.problem} role="alert">
          {t('test.unsupported')}
        </p>
      )}
    </section>
  );
};
