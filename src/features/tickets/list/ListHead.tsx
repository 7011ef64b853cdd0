import { Popover, Switch } from 'antd';
import { lazy, memo, Suspense, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { ticketFilterChanged } from '@/entities/conversations/tickets/ticketActions';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppSelector, useCan } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import list from '@/ui/collection/list.module.css';
import { Layers, Plus } from '@/ui/icons';
import chip from '@/ui/layout/Chip.module.css';
import { Count } from '@/ui/layout/Count';
import { IconButton } from '@/ui/layout/IconButton';
import { RemindersButton } from '../reminders/RemindersButton';
import styles from './ListHead.module.css';
import queueFilterStyles from './QueueFilter.module.css';

const QueueBoxes = lazy(async () => ({ default: (await import('./QueueBoxes')).QueueBoxes }));

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
      content={
        <Suspense fallback={null}>
          <QueueBoxes chosen={chosen} onLeave={leave} />
        </Suspense>
      }
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
