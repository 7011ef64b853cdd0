import { useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { classNames } from '@/ui/classNames';
import { Check, CircleAlert, RotateCcw, Undo2 } from '@/ui/icons';
import { singleClick } from '../shared/singleClick';
import type { TicketAction } from '../shared/ticketAction';
import styles from './RowAction.module.css';

const SIGNS = { accept: Check, return: Undo2, resolve: Check, reopen: RotateCcw } as const satisfies Record<
  TicketAction,
  unknown
>;
const NAMES = {
  accept: 'actions.acceptOf',
  return: 'actions.returnOf',
  resolve: 'actions.resolveOf',
  reopen: 'actions.reopenOf',
} as const satisfies Record<TicketAction, string>;

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
  const Sign = SIGNS[action];
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
        aria-label={t(NAMES[action], { name: contactName })}
        title={action === 'accept' ? undefined : t(`actions.${action}`)}
        disabled={busy}
        onClick={singleClick(onRun)}
      >
        {action === 'accept' ? t('actions.accept') : <Sign size={16} />}
      </button>
    </span>
  );
};
