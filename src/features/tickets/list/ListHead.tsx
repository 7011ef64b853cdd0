import { Checkbox, Popover, Switch } from 'antd';
import { type FocusEvent, type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { ticketFilterChanged } from '@/entities/conversations/tickets/ticketActions';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppSelector, useCan } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import list from '@/ui/collection/list.module.css';
import { Layers, Plus } from '@/ui/icons';
import chip from '@/ui/layout/Chip.module.css';
import { useLoadFailed } from '@/ui/form/useLoadFailed';
import { Count } from '@/ui/layout/Count';
import { IconButton } from '@/ui/layout/IconButton';
import { readUserColor } from '@/ui/userColor';
import { RemindersButton } from '../reminders/RemindersButton';
import { useIsQueueChoiceLost, useQueueChoice } from '../shared/useQueueChoice';
import styles from './ListHead.module.css';
import queueFilterStyles from './QueueFilter.module.css';

interface QueueBoxesProps {
  /** Ids of the chosen queues; empty means all. */
  readonly chosen: readonly number[];
  /** Called when the keyboard focus leaves: `escape` returns it to the opener, `tab` moves it on. */
  readonly onLeave: (by: 'escape' | 'tab') => void;
}

/** One checkbox for each queue. The list takes the focus however it was opened. */
const QueueBoxes = ({ chosen, onLeave }: QueueBoxesProps) => {
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
      className={queueFilterStyles.queues}
      aria-label={t('list.choose.queues')}
      onKeyDown={leaveByKey}
      onBlur={followFocus}
    >
      <span className={queueFilterStyles.legend}>{t('list.choose.queues')}</span>
      <Checkbox checked={chosen.length === 0} onChange={() => choose([])}>
        {t('list.choose.allQueues')}
      </Checkbox>
      {queues.map(({ id, name, color }) => (
        <Checkbox key={id} checked={chosen.includes(id)} onChange={() => toggle(id)}>
          <span className={queueFilterStyles.dot} style={{ background: readUserColor(color) }} />
          {name}
        </Checkbox>
      ))}
      {failed}
    </dialog>
  );
};

const NONE: readonly number[] = [];

/** Chooses the queues whose tickets are shown; none chosen means all that the user may see. */
const QueueFilter = () => {
  const { t } = useTranslation('tickets');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useAppSelector((state) => state.tickets.filter.queueIds) ?? NONE;
  const leave = (by: 'escape' | 'tab') => {
    setOpen(false);
    if (by === 'escape') button.current?.focus();
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      content={<QueueBoxes chosen={chosen} onLeave={leave} />}
    >
      <button
        ref={button}
        type="button"
        className={classNames(chip.button, queueFilterStyles.button)}
        aria-expanded={open}
        aria-haspopup="dialog"
      >
        <Layers size={15} />
        {t('list.choose.queues')}
        <Count value={chosen.length} tone="neutral" label={t('list.choose.queuesChosen', { count: chosen.length })} />
      </button>
    </Popover>
  );
};

const ShowAllSwitch = () => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const showAll = useAppSelector((state) => state.tickets.filter.showAll);
  return (
    <label className={styles.everybody} title={t('list.choose.everybodyHint')}>
      {t('list.choose.everybody')}
      <Switch
        size="small"
        checked={showAll}
        onChange={(checked) => dispatch(ticketFilterChanged({ showAll: checked }))}
      />
    </label>
  );
};

/** The head of the lists: title, whose tickets are shown, and the button for a new ticket. */
export const ListHead = memo(() => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const maySeeAll = useCan('tickets-manager:showall');
  return (
    <header className={list.head}>
      <h1 className={list.title}>{t('title')}</h1>
      <QueueFilter />
      {maySeeAll && <ShowAllSwitch />}
      <RemindersButton />
      <IconButton
        icon={Plus}
        size={28}
        label={t('newTicket.title')}
        className={styles.create}
        onClick={() => dispatch(dialogOpened({ type: 'newTicket' }))}
      />
    </header>
  );
});
ListHead.displayName = 'ListHead';
