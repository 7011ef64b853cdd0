import { Checkbox } from 'antd';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ticketFilterChanged } from '@/entities/tickets/ticketActions';
import { useAppDispatch } from '@/store/hooks';
import { readUserColor } from '@/ui/userColor';
import { useQueueChoice } from '../shared/useQueueChoice';
import styles from './QueueFilter.module.css';

interface QueueBoxesProps {
  /** Empty means all. */
  readonly chosen: readonly number[];
  /** The keyboard left: by Escape back to where it came from, else on to another control. */
  readonly onLeave: (by: 'escape' | 'tab') => void;
}

/** One box for each queue. Opened by keyboard or mouse, the keyboard goes on in it. */
export const QueueBoxes = ({ chosen, onLeave }: QueueBoxesProps) => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const boxes = useRef<HTMLDialogElement>(null);
  const queues = useQueueChoice();
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
    // Escape closes from whichever box has the focus.
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
    </dialog>
  );
};
