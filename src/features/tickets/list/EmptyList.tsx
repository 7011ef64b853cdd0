import { useTranslation } from 'react-i18next';
import type { StatusViewName, TicketViewName } from '@/domain/ticketViews';
import { isAdmin } from '@/domain/permissions';
import { selectUser } from '@/entities/session/sessionSelectors';
import { useAppSelector } from '@/store/hooks';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CircleCheck, MessagesSquare } from '@/ui/icons';
import { EmptySearch } from '../search/EmptySearch';

const EmptyStatusList = ({ view }: { readonly view: StatusViewName }) => {
  const { t } = useTranslation('tickets');
  const user = useAppSelector(selectUser);
  // Nothing of a queue ever comes to them, so that waiting for it would be in vain.
  const isWithoutQueues = user !== null && !isAdmin(user) && (user.queues ?? []).length === 0;
  const texts = view !== 'closed' && isWithoutQueues ? 'noQueues' : view;
  return (
    <EmptyState
      icon={texts === 'pending' ? CircleCheck : MessagesSquare}
      title={t(`list.empty.${texts}.title`)}
      hint={t(`list.empty.${texts}.hint`)}
    />
  );
};

/** What a list without rows says. */
export const EmptyList = ({ view }: { readonly view: TicketViewName }) =>
  view === 'search' ? <EmptySearch /> : <EmptyStatusList view={view} />;
