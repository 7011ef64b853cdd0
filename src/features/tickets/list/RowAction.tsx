import { useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { classNames } from '@/ui/classNames';
import { CircleAlert } from '@/ui/icons';
import { ActionIcon } from '../shared/ActionIcon';
import { singleClick } from '../shared/singleClick';
import type { TicketAction } from '../shared/ticketAction';
import styles from './RowAction.module.css';

interface RowActionProps {
  readonly action: TicketAction;
  readonly contactName: string;
  readonly busy: boolean;
  readonly failed: boolean;
  /** The button takes the focus once, when a notification led the user here. */
  readonly takesFocus: boolean;
  /** The button is no Tab stop: arrow keys lead here from the row. */
  readonly aside?: boolean;
  readonly onRun: () => void;
}

/** The one button of a row. Accept is the main purpose of a waiting ticket's row, so only that button shows its word. */
export const RowAction = ({ action, contactName, busy, failed, takesFocus, aside, onRun }: RowActionProps) => {
  const { t } = useTranslation(['tickets', 'common']);
  const holder = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (takesFocus) holder.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <span ref={holder} className={styles.holder}>
      {failed && (
        <span className={styles.failed} role="alert" title={t('common:state.failed')}>
          <CircleAlert size={13} />
          <span className={styles.reason}>{t('common:state.failed')}</span>
        </span>
      )}
      <button
        type="button"
        tabIndex={aside ? -1 : undefined}
        className={classNames(styles.action, action === 'accept' && styles.accept)}
        aria-label={t(`actions.${action}Of`, { name: contactName })}
        title={action === 'accept' ? undefined : t(`actions.${action}`)}
        disabled={busy}
        onClick={singleClick(onRun)}
      >
        {action === 'accept' ? t('actions.accept') : <ActionIcon action={action} size={16} />}
      </button>
    </span>
  );
};
