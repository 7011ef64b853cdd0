import { useTranslation } from 'react-i18next';
import { Mark } from '@/ui/layout/Mark';
import styles from './NoTicket.module.css';

/** Stands where a conversation would be. */
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
