import { useTranslation } from 'react-i18next';
import { StateMessage } from '@/ui/feedback/StateMessage';
import { MessageSquareText } from '@/ui/icons';
import styles from './ChatPanel.module.css';

/** Stands where a conversation would be. */
export const NoChat = () => {
  const { t } = useTranslation('chats');
  return (
    <section className={styles.state}>
      <StateMessage icon={MessageSquareText} title={t('none.title')} hint={t('none.hint')} />
    </section>
  );
};
