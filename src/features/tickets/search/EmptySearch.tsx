import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { emptySearch, isEmptySearch } from '@/domain/ticketSearch';
import { ticketSearchChanged } from '@/entities/tickets/ticketActions';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Search } from '@/ui/icons';

/** A search that found nothing, or nothing searched for yet. */
export const EmptySearch = () => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const search = useAppSelector((state) => state.tickets.search);
  const text = search.text.trim();
  if (isEmptySearch(search)) return <EmptyState icon={Search} title={t('search.start')} hint={t('search.startHint')} />;
  const hasFilters = search.tagIds.length > 0 || search.userId !== null || search.status !== null;
  return (
    <EmptyState
      icon={Search}
      title={text ? t('search.nothingFor', { text }) : t('search.nothing')}
      hint={t(hasFilters ? 'search.nothingHint' : 'search.accentsHint')}
      action={
        hasFilters && (
          <Button onClick={() => dispatch(ticketSearchChanged({ ...emptySearch, text: search.text }))}>
            {t('search.clear')}
          </Button>
        )
      }
    />
  );
};
