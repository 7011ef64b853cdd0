import { useTranslation } from '@/i18n/useTranslation';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch } from '@/store/hooks';
import { Eye } from '@/ui/icons';
import styles from './RowAction.module.css';

interface PeekButtonProps {
  readonly ticketId: number;
  readonly contactName: string;
}

/** Shows a ticket's conversation without opening the ticket. */
export const PeekButton = ({ ticketId, contactName }: PeekButtonProps) => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  return (
    <button
      type="button"
      // Arrow keys move the focus here from the row.
      tabIndex={-1}
      className={styles.action}
      aria-label={t('peek.of', { name: contactName })}
      title={t('peek.short')}
      onClick={() => dispatch(dialogOpened({ type: 'peekTicket', ticketId }))}
    >
      <Eye size={16} />
    </button>
  );
};
