import { useTranslation } from '@/i18n/useTranslation';
import { type BatchAction, commonActions } from '@/domain/conversations/batch';
import { selectReminder } from '@/entities/conversations/reminders/reminders';
import { selectIsAwaitingRating, selectTicket } from '@/entities/conversations/tickets/ticketSelectors';
import { LaterTexts } from '@/i18n/LaterTexts';
import { marksCleared } from '@/processes/batch/batchActions';
import { selectBatchJob, selectMarkedIds } from '@/processes/batch/batchState';
import { runBatch } from '@/processes/batch/runBatch';
import type { Ticket } from '@/protocol/records/tickets';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppParts, useAppSelector, useAppStore } from '@/store/hooks';
import { useConfirm } from '@/ui/feedback/ConfirmContext';
import { ArrowRightLeft, Check, CircleCheck, type Icon, Tags, Undo2, X } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import styles from '../shared/bars.module.css';

/** Starts an action on several tickets, after its confirmation or dialog. */
const useBatch = (): ((action: BatchAction, tickets: readonly Ticket[]) => Promise<void>) => {
  const { t } = useTranslation(['batch', 'tickets']);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const confirm = useConfirm();
  return async (action, tickets) => {
    const ticketIds = tickets.map(({ id }) => id);
    if (action === 'transfer') dispatch(dialogOpened({ type: 'transferTicket', ticketIds }));
    else if (action === 'tag') dispatch(dialogOpened({ type: 'tagTickets', ticketIds }));
    else {
      const isRated = ticketIds.some((id) => selectIsAwaitingRating(store.getState(), id));
      const question = {
        title: t('tickets:rating.resolveTitle'),
        message: t('rating'),
        confirmLabel: t('actions.resolve'),
      };
      if (action === 'resolve' && isRated && !(await confirm(question))) return;
      const reminded =
        action === 'resolve' ? ticketIds.filter((id) => selectReminder(store.getState(), id) !== null) : [];
      const agreed =
        reminded.length === 0 ||
        (await confirm({
          title: t('tickets:reminder.resolveTitle'),
          message: t('reminders', { count: reminded.length }),
          confirmLabel: t('actions.resolve'),
        }));
      if (agreed) void dispatch(runBatch({ work: { action }, ticketIds, known: tickets }));
    }
  };
};

const SIGNS: Readonly<Record<BatchAction, Icon>> = {
  accept: Check,
  return: Undo2,
  transfer: ArrowRightLeft,
  tag: Tags,
  resolve: CircleCheck,
};

const Bar = ({ ids: shown }: { readonly ids: readonly number[] }) => {
  const { t } = useTranslation('batch');
  const dispatch = useAppDispatch();
  const ids = useAppSelector(selectMarkedIds);
  const viewer = useAppSelector((state) => state.tickets.viewer);
  const job = useAppSelector(selectBatchJob);
  const run = useBatch();
  const marked = useAppParts((state) => shown.flatMap((id) => (ids[id] ? (selectTicket(state, id) ?? []) : [])));
  const actions = viewer ? commonActions(marked, viewer) : [];
  const isBusy = job !== null && job.step !== 'ended';
  return (
    <div className={styles.selectionBar} role="toolbar" aria-label={t('bar')}>
      <output className={styles.count}>{t('count', { count: marked.length })}</output>
      {actions.map((action) => (
        <IconButton
          key={action}
          icon={SIGNS[action]}
          label={t(`actions.${action}`)}
          disabled={isBusy}
          onClick={() => void run(action, marked)}
        />
      ))}
      <IconButton icon={X} label={t('clear')} onClick={() => dispatch(marksCleared())} />
    </div>
  );
};

/** The number of marked rows, and the actions that all of them allow. */
export const SelectionBar = ({ ids }: { readonly ids: readonly number[] }) => (
  <LaterTexts>
    <Bar ids={ids} />
  </LaterTexts>
);
