import { lazy, Suspense } from 'react';
import { Input } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { ticketSearchChanged } from '@/entities/conversations/tickets/ticketActions';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useClearable } from '@/ui/form/useClearable';
import { Search } from '@/ui/icons';
import styles from './SearchFields.module.css';

/** antd's selects are large, and nothing else of the ticket screen needs them at the start. */
const SearchFilters = lazy(async () => ({ default: (await import('./SearchFilters')).SearchFilters }));

/** The search's text field, ready at once, and the filters below it. */
export const SearchFields = () => {
  const { t } = useTranslation('tickets');
  const clearable = useClearable();
  const dispatch = useAppDispatch();
  const text = useAppSelector((state) => state.tickets.search.text);
  return (
    <search className={styles.fields}>
      <Input
        className={styles.text}
        data-ticket-search
        variant="filled"
        prefix={<Search size={15} />}
        allowClear={clearable}
        spellCheck={false}
        aria-label={t('search.text')}
        placeholder={t('search.text')}
        value={text}
        onChange={(event) => dispatch(ticketSearchChanged({ text: event.target.value }))}
      />
      <Suspense fallback={<div className={styles.filtersSoon} />}>
        <SearchFilters />
      </Suspense>
    </search>
  );
};
