import { useTranslation } from 'react-i18next';
import { selectThread } from '@/entities/messages/messageSelectors';
import { loadOlderMessages } from '@/entities/messages/messageThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import styles from './Thread.module.css';

interface OlderMessagesProps {
  readonly context?: { readonly ticketId: number };
}

const NO_TICKET = 0;

/** The line above the oldest loaded message: whether older ones are loading, failed or do not exist. */
export const OlderMessages = ({ context }: OlderMessagesProps) => {
  const { t } = useTranslation(['tickets', 'common']);
  const dispatch = useAppDispatch();
  const ticketId = context?.ticketId ?? NO_TICKET;
  const { loadingOlder, olderFailed } = useAppSelector((state) => selectThread(state, ticketId));
  return (
    <output className={styles.top}>
      {loadingOlder && t('thread.loadingOlder')}
      {olderFailed && !loadingOlder && (
        <>
          {t('thread.olderFailed')}
          <button type="button" onClick={() => void dispatch(loadOlderMessages({ ticketId }))}>
            {t('common:actions.tryAgain')}
          </button>
        </>
      )}
    </output>
  );
};
