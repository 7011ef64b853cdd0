import { Popover } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/store/hooks';
import { Layers } from '@/ui/icons';
import { Count } from '@/ui/layout/Count';
import { QueueBoxes } from './QueueBoxes';
import styles from './QueueFilter.module.css';

const NONE: readonly number[] = [];

/** The queues whose tickets are shown; none chosen means all the user may see. */
export const QueueFilter = () => {
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
      <button ref={button} type="button" className={styles.button} aria-expanded={open} aria-haspopup="dialog">
        <Layers size={15} />
        {t('list.choose.queues')}
        <Count value={chosen.length} tone="neutral" label={t('list.choose.queuesChosen', { count: chosen.length })} />
      </button>
    </Popover>
  );
};
