import { useTranslation } from 'react-i18next';
import { PageHead } from '@/ui/layout/PageHead';
import { Documentation } from './Documentation';
import { MediaForm } from './MediaForm';
import styles from './MessagesApiPage.module.css';
import { TextForm } from './TextForm';

/** How other programs send messages, and two forms to try it. */
export const MessagesApiPage = () => {
  const { t } = useTranslation('messagesApi');
  return (
    <section className={styles.page} aria-label={t('title')}>
      <PageHead title={t('title')} />
      <div className={styles.columns}>
        <Documentation />
        <div className={styles.forms}>
          <TextForm />
          <MediaForm />
        </div>
      </div>
    </section>
  );
};
