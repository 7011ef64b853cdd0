import { useTranslation } from '@/i18n/useTranslation';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import { selectTicketView } from '@/entities/conversations/tickets/ticketSelectors';
import { useAppSelector } from '@/store/hooks';
import styles from './TicketList.module.css';

interface ListFootProps {
  readonly view: TicketViewName;
  /** The last attempt to load a further page failed. */
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** The line below the last loaded row: more is coming, or could not be loaded. */
export const ListFoot = ({ view, failed, onRetry }: ListFootProps) => {
  const { t } = useTranslation(['tickets', 'common']);
  const hasMore = useAppSelector((state) => selectTicketView(state, view).hasMore);
  if (!hasMore) return null;
  return (
    <output className={styles.foot}>
      {failed ? t('list.moreFailed') : t('list.loadingMore')}
      {failed && (
        <button type="button" onClick={onRetry}>
          {t('common:actions.tryAgain')}
        </button>
      )}
    </output>
  );
};
