import { useTranslation } from 'react-i18next';
import { Mark } from '@/ui/layout/Mark';
import styles from './NoTicket.module.css';

/** Shown instead of a conversation while none is open. */
export const NoTicket = () => {
  const { t } = useTranslation('tickets');
  return (
    <section className={styles.empty}>
      <Mark size={56} />
      <p className={styles.title}>{t('none.title')}</p>
      <p className={styles.hint}>{t('none.hint')}</p>
    </section>
  );
};
