import { useTranslation } from 'react-i18next';
import { selectChatThread } from '@/entities/chatMessages/chatMessageSelectors';
import { loadOlderChatMessages } from '@/entities/chatMessages/chatMessageThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import styles from './ChatThread.module.css';

/** The line above the oldest loaded message: whether older ones are loading, failed or do not exist. */
export const OlderChatMessages = ({ chatId }: { readonly chatId: number }) => {
  const { t } = useTranslation(['chats', 'common']);
  const dispatch = useAppDispatch();
  const { loadingOlder, olderFailed } = useAppSelector((state) => selectChatThread(state, chatId));
  return (
    <output className={styles.top}>
      {loadingOlder && t('thread.loadingOlder')}
      {olderFailed && !loadingOlder && (
        <>
          {t('thread.olderFailed')}
          <button type="button" onClick={() => void dispatch(loadOlderChatMessages({ chatId }))}>
            {t('common:actions.tryAgain')}
          </button>
        </>
      )}
    </output>
  );
};
