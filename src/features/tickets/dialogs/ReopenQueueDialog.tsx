import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { isAdmin } from '@/domain/permissions';
import { selectUser } from '@/entities/session/sessionSelectors';
import { reopenTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import { selectIsTicketChanging, selectTicket } from '@/entities/conversations/tickets/ticketSelectors';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { bringIntoView, useReturnFocus } from '@/ui/focus';
import { toOption } from '@/ui/form/toOption';
import { isShownByForm } from '../shared/isShownByForm';
import { keptQueue, useIsQueueChoiceLost, useQueueChoice } from '../shared/useQueueChoice';
import { ActionDialog } from './ActionDialog';
import styles from './dialogs.module.css';

interface ReopenQueueDialogProps {
  readonly ticketId: number;
  readonly onClose: () => void;
}

/** The option that means "no queue": selects have no null value. */
const NO_QUEUE = 0;

/** Asks in which queue to reopen a ticket that has none: one of the user's queues; admins choose any queue or none. */
export const ReopenQueueDialog = ({ ticketId, onClose }: ReopenQueueDialogProps) => {
  const { t } = useTranslation(['tickets', 'common']);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const user = useAppSelector(selectUser);
  const busy = useAppSelector((state) => selectIsTicketChanging(state, ticketId));
  const [chosen, setChosen] = useState<number>();
  const [failed, setFailed] = useState(false);
  const admin = isAdmin(user);
  const queues = useQueueChoice();
  const queueId = chosen === NO_QUEUE ? chosen : keptQueue(queues, chosen);
  const areQueuesLost = useIsQueueChoiceLost();
  useReturnFocus();

  const reopen = async () => {
    if (queueId === undefined) return;
    setFailed(false);
    // A colleague may have reopened it while the question was open, which the screen then says.
    if (selectTicket(store.getState(), ticketId)?.status !== 'closed') {
      onClose();
      return;
    }
    const answer = await dispatch(reopenTicket({ ticketId, queueId: queueId === NO_QUEUE ? null : queueId }));
    if (reopenTicket.fulfilled.match(answer)) onClose();
    else setFailed(isShownByForm(answer));
  };
  const options = queues.map(toOption);
  return (
    <ActionDialog
      width={400}
      title={t('reopenQueue.title')}
      submitLabel={t('actions.reopen')}
      busy={busy}
      disabled={queueId === undefined}
      onSubmit={() => void reopen()}
      onClose={onClose}
    >
      <p className={styles.hint}>{t('reopenQueue.hint')}</p>
      <Select
        className={styles.queue}
        aria-label={t('reopenQueue.queue')}
        placeholder={t('reopenQueue.queue')}
        value={queueId}
        onChange={setChosen}
        options={admin ? [...options, { value: NO_QUEUE, label: t('reopenQueue.none') }] : options}
      />
      {areQueuesLost && (
        <p className={styles.failed}>
          <output>{t('common:state.loadFailed')}</output>
        </p>
      )}
      {failed && (
        <p ref={bringIntoView} className={styles.failed} role="alert">
          {t('common:state.failed')}
        </p>
      )}
    </ActionDialog>
  );
};
