import { useTranslation } from 'react-i18next';
import type { StatusViewName, TicketViewName } from '@/domain/ticketViews';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CircleCheck, MessagesSquare } from '@/ui/icons';
import { EmptySearch } from '../search/EmptySearch';

const EmptyStatusList = ({ view }: { readonly view: StatusViewName }) => {
  const { t } = useTranslation('tickets');
  return (
    <EmptyState
      icon={view === 'pending' ? CircleCheck : MessagesSquare}
      title={t(`list.empty.${view}.title`)}
      hint={t(`list.empty.${view}.hint`)}
    />
  );
};

/** What a list without rows says. */
export const EmptyList = ({ view }: { readonly view: TicketViewName }) =>
  view === 'search' ? <EmptySearch /> : <EmptyStatusList view={view} />;
