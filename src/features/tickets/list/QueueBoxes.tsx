import { Checkbox } from 'antd';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { ticketFilterChanged } from '@/entities/conversations/tickets/ticketActions';
import { useAppDispatch } from '@/store/hooks';
import { useLoadFailed } from '@/ui/form/useLoadFailed';
import { readUserColor } from '@/ui/userColor';
import { useIsQueueChoiceLost, useQueueChoice } from '../shared/useQueueChoice';
import styles from './QueueFilter.module.css';

interface QueueBoxesProps {
  /** Ids of the chosen queues; empty means all. */
  readonly chosen: readonly number[];
  /** Called when the keyboard focus leaves: `escape` returns it to the opener, `tab` moves it on. */
  readonly onLeave: (by: 'escape' | 'tab') => void;
}

/** One checkbox for each queue. The list takes the focus however it was opened. */
export const QueueBoxes = ({ chosen, onLeave }: QueueBoxesProps) => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const boxes = useRef<HTMLDialogElement>(null);
  const queues = useQueueChoice();
  const failed = useLoadFailed(useIsQueueChoiceLost());
  useEffect(() => boxes.current?.querySelector('input')?.focus({ preventScroll: true }), []);

  const choose = (ids: readonly number[]) => dispatch(ticketFilterChanged({ queueIds: ids.length > 0 ? ids : null }));
  const toggle = (id: number) => choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onLeave('escape');
  };
  const followFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onLeave('tab');
  };
  return (
    // Escape closes the list whichever checkbox has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={boxes}
      open
      className={styles.queues}
      aria-label={t('list.choose.queues')}
      onKeyDown={leaveByKey}
      onBlur={followFocus}
    >
      <span className={styles.legend}>{t('list.choose.queues')}</span>
      <Checkbox checked={chosen.length === 0} onChange={() => choose([])}>
        {t('list.choose.allQueues')}
      </Checkbox>
      {queues.map(({ id, name, color }) => (
        <Checkbox key={id} checked={chosen.includes(id)} onChange={() => toggle(id)}>
          <span className={styles.dot} style={{ background: readUserColor(color) }} />
          {name}
        </Checkbox>
      ))}
      {failed}
    </dialog>
  );
};
