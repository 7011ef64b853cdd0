import { useTranslation } from 'react-i18next';
import { StateMessage } from '@/ui/feedback/StateMessage';
import { MessageSquareText } from '@/ui/icons';
import styles from './ChatPanel.module.css';

/** Shown instead of a conversation while none is open. */
export const NoChat = () => {
  const { t } = useTranslation('chats');
  return (
    <section className={styles.state}>
      <StateMessage icon={MessageSquareText} title={t('none.title')} hint={t('none.hint')} />
    </section>
  );
};
