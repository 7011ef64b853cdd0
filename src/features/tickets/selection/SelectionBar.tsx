import { useTranslation } from 'react-i18next';
import type { Ticket } from '@/protocol/records/tickets';
import { commonActions, type BatchAction } from '@/domain/batch';
import { LaterTexts } from '@/i18n/LaterTexts';
import { marksCleared } from '@/processes/batch/batchActions';
import { selectBatchJob, selectMarkedIds } from '@/processes/batch/batchState';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ArrowRightLeft, Check, CircleCheck, Tags, Undo2, X, type Icon } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import styles from './SelectionBar.module.css';
import { useBatch } from './useBatch';

const SIGNS: Readonly<Record<BatchAction, Icon>> = {
  accept: Check,
  return: Undo2,
  transfer: ArrowRightLeft,
  tag: Tags,
  finish: CircleCheck,
};

const Bar = ({ tickets }: { readonly tickets: readonly Ticket[] }) => {
  const { t } = useTranslation('batch');
  const dispatch = useAppDispatch();
  const ids = useAppSelector(selectMarkedIds);
  const viewer = useAppSelector((state) => state.tickets.viewer);
  const job = useAppSelector(selectBatchJob);
  const run = useBatch();
  const marked = tickets.filter(({ id }) => ids[id]);
  const actions = viewer ? commonActions(marked, viewer) : [];
  const isBusy = job !== null && job.step !== 'ended';
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('bar')}>
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

/** How many rows are marked, and what every one of them allows. */
export const SelectionBar = ({ tickets }: { readonly tickets: readonly Ticket[] }) => (
  <LaterTexts>
    <Bar tickets={tickets} />
  </LaterTexts>
);
