import { Checkbox, Popover } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ticketFilterChanged } from '@/entities/tickets/ticketActions';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Layers } from '@/ui/icons';
import { Count } from '@/ui/layout/Count';
import { readUserColor } from '@/ui/userColor';
import { useQueueChoice } from '../shared/useQueueChoice';
import styles from './QueueFilter.module.css';

const NONE: readonly number[] = [];

/** The queues whose tickets are shown; none chosen means all the user may see (TLIST-15, TLIST-16). */
export const QueueFilter = () => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const boxes = useRef<HTMLFieldSetElement>(null);
  const queues = useQueueChoice();
  const chosen = useAppSelector((state) => state.tickets.filter.queueIds) ?? NONE;

  const choose = (ids: readonly number[]) => dispatch(ticketFilterChanged({ queueIds: ids.length > 0 ? ids : null }));
  const toggle = (id: number) => choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  const list = (
    // Escape closes from whichever box has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset ref={boxes} className={styles.queues} onKeyDown={closeByKey}>
      <legend className={styles.legend}>{t('list.choose.queues')}</legend>
      <Checkbox checked={chosen.length === 0} onChange={() => choose(NONE)}>
        {t('list.choose.allQueues')}
      </Checkbox>
      {queues.map(({ id, name, color }) => (
        <Checkbox key={id} checked={chosen.includes(id)} onChange={() => toggle(id)}>
          <span className={styles.dot} style={{ background: readUserColor(color) }} />
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      afterOpenChange={(shown) => shown && boxes.current?.querySelector('input')?.focus()}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      content={list}
    >
      <button ref={button} type="button" className={styles.button} aria-expanded={open} aria-haspopup="dialog">
        <Layers size={15} />
        {t('list.choose.queues')}
        <Count value={chosen.length} tone="neutral" label={t('list.choose.queuesChosen', { count: chosen.length })} />
      </button>
    </Popover>
  );
};
