import { Select, type SelectProps } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { isAdmin } from '@/domain/permissions';
import { selectUser } from '@/entities/session/sessionSelectors';
import { useAppSelector } from '@/store/hooks';
import { toOption } from '@/ui/form/toOption';
import { useClearable } from '@/ui/form/useClearable';
import { useLoadFailed } from '@/ui/form/useLoadFailed';
import { useIsQueueChoiceLost, useQueueChoice } from './useQueueChoice';

/** Chooses the queue of a new ticket; only admins may leave it empty. In a form, the field passes id, value and change handler. */
export const NewTicketQueue = (control: SelectProps<number | undefined>) => {
  const { t } = useTranslation('tickets');
  const clearable = useClearable();
  const admin = isAdmin(useAppSelector(selectUser));
  const queues = useQueueChoice();
  const notFoundContent = useLoadFailed(useIsQueueChoiceLost());
  return (
    <Select
      size="large"
      allowClear={admin && clearable}
      placeholder={t(admin ? 'newTicket.noQueue' : 'newTicket.queuePlaceholder')}
      options={queues.map(toOption)}
      notFoundContent={notFoundContent}
      {...control}
    />
  );
};
