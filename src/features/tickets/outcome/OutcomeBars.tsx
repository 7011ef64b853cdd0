import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import {
  type ResolvedTicket,
  resolveUndoSettled,
  type TransferredTicket,
  transferSeen,
  undoResolve,
} from '@/entities/conversations/resolveUndo/resolveUndo';
import { ticketName } from '@/domain/conversations/ticketName';
import { selectDraft } from '@/entities/conversations/drafts/draftsState';
import { selectBatchJob } from '@/processes/batch/batchState';
import { type LostConversation, reassignmentSeen } from '@/processes/reassignments/reassignments';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ArrowRightLeft, CircleAlert, CircleCheck, X } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { shortcutText } from '@/ui/shortcuts/keys';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { Tooltip } from '@/ui/overlay/Tooltip';
import { Countdown } from './Countdown';
import styles from '../shared/bars.module.css';
import { useReassignmentText } from './useReassignmentText';

/** Offers to undo a resolve. */
const ResolvedBar = ({ resolved }: { readonly resolved: ResolvedTicket }) => {
  const { t } = useTranslation(['handling', 'common']);
  const dispatch = useAppDispatch();
  const { former, saidGoodbye, step } = resolved;
  const undo = () => void dispatch(undoResolve({ ticketId: former.id, former }));
  useShortcut('undoResolve', step === 'undoing' ? null : undo);
  return (
    <div className={styles.bar}>
      <CircleCheck size={17} className={styles.good} />
      <output className={styles.text}>
        {t('resolveUndo.text', { name: ticketName(former), id: former.id })}
        {saidGoodbye && <span className={styles.hint}> {t('resolveUndo.saidGoodbye')}</span>}
      </output>
      {step === 'failed' && (
        <span className={styles.problem} role="alert">
          {t('common:state.failed')}
        </span>
      )}
      <Tooltip title={shortcutText('undoResolve')}>
        <Button type="link" loading={step === 'undoing'} onClick={undo}>
          {t('resolveUndo.undo')}
        </Button>
      </Tooltip>
      {step === 'offered' && <Countdown />}
      <IconButton icon={X} size={28} label={t('common:actions.close')} onClick={() => dispatch(resolveUndoSettled())} />
    </div>
  );
};

/** Leads to what was typed in the conversation of a ticket that left the screen, which may be out of reach now. */
const DraftsButton = ({ ticketId }: { readonly ticketId: number }) => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  if (!useAppSelector((state) => selectDraft(state, ticketId) !== null)) return null;
  return (
    <Button type="link" onClick={() => dispatch(dialogOpened({ type: 'drafts' }))}>
      {t('drafts.show')}
    </Button>
  );
};

/** Says to whom a ticket was transferred, for as long as a resolve can be undone. */
const TransferredBar = ({ transferred }: { readonly transferred: TransferredTicket }) => {
  const { t } = useTranslation(['handling', 'common']);
  const dispatch = useAppDispatch();
  const { id, contactName, userName, queueName } = transferred;
  const to = [userName, queueName].filter(Boolean).join(' · ');
  return (
    <div className={styles.bar}>
      <ArrowRightLeft size={17} className={styles.good} />
      <output className={styles.text}>
        {to ? t('transferred.to', { id, name: contactName, to }) : t('transferred.queued', { id, name: contactName })}
      </output>
      <DraftsButton ticketId={id} />
      <IconButton icon={X} size={28} label={t('common:actions.close')} onClick={() => dispatch(transferSeen())} />
    </div>
  );
};

/** Says why a conversation was closed: what another agent did with its ticket. */
const ReassignedBar = ({ lost }: { readonly lost: LostConversation }) => {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const describe = useReassignmentText();
  return (
    <div className={styles.bar}>
      <CircleAlert size={17} className={styles.notice} />
      <span role="alert" className={styles.text}>
        {describe(lost.reassignment, lost.contactName)}
      </span>
      <DraftsButton ticketId={lost.ticketId} />
      <IconButton icon={X} size={28} label={t('actions.close')} onClick={() => dispatch(reassignmentSeen())} />
    </div>
  );
};

const BatchBar = lazy(async () => ({ default: (await import('../selection/BatchBar')).BatchBar }));

/** The bars about tickets that left the screen, below the ticket screen in both layouts. */
export const OutcomeBars = () => {
  const last = useAppSelector((state) => state.resolveUndo.last);
  const transferred = useAppSelector((state) => state.resolveUndo.transferred);
  const lost = useAppSelector((state) => state.reassignments.lost);
  const job = useAppSelector(selectBatchJob);
  return (
    <>
      {job && (
        <Suspense fallback={null}>
          <BatchBar job={job} />
        </Suspense>
      )}
      {lost && <ReassignedBar lost={lost} />}
      {transferred && <TransferredBar transferred={transferred} />}
      {/* The key gives each ticket its own countdown. */}
      {last && <ResolvedBar key={last.former.id} resolved={last} />}
    </>
  );
};
