import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { ticketFilterChanged } from '@/entities/tickets/ticketActions';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppSelector, useCan } from '@/store/hooks';
import { Plus } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { RemindersButton } from '../reminders/RemindersButton';
import styles from './ListHead.module.css';
import { QueueFilter } from './QueueFilter';

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

/** Title of the lists, whose tickets they show, and the way to a new one. */
export const ListHead = () => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const maySeeAll = useCan('tickets-manager:showall');
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{t('title')}</h1>
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
};
