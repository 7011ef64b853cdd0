import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Conversation } from './Conversation';
import styles from './ConversationPanel.module.css';
import { ThreadSkeleton } from './ThreadSkeleton';
import { useOpenTicket } from './useOpenTicket';

/** The ticket of an address: its conversation as soon as the ticket is known, and the contact drawer beside it. */
export const ConversationPanel = ({ uuid }: { readonly uuid: string }) => {
  const { t } = useTranslation('tickets');
  const { ticket, failed, retry } = useOpenTicket(uuid);
  return (
    <div className={styles.place}>
      {ticket ? (
        <Conversation key={ticket.id} ticket={ticket} />
      ) : (
        <section className={styles.panel}>
          {failed ? <ErrorState title={t('thread.failed')} onRetry={retry} /> : <ThreadSkeleton />}
        </section>
      )}
    </div>
  );
};
