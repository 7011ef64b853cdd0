import { Button, Select } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { PERIOD_DAYS, type DashboardFilter } from '@/domain/company/dashboard';
import { DayRange } from './DayRange';
import styles from './FilterBar.module.css';

interface FilterBarProps {
  readonly filter: DashboardFilter;
  /** Null is the filter as it begins. */
  readonly onChange: (filter: DashboardFilter | null) => void;
  readonly onRun: () => void;
}

/** 0 means none: a select cannot show null as chosen. */
const NONE = 0;

/** The filter by date or by period, and the button that runs it; Enter in a day does too. */
export const FilterBar = ({ filter, onChange, onRun }: FilterBarProps) => {
  const { t } = useTranslation('dashboard');
  return (
    <form
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault();
        onRun();
      }}
    >
      <Select
        aria-label={t('filter.type')}
        className={styles.type}
        value={filter.type}
        onChange={(type) => onChange(type === 'date' ? null : { type, days: null })}
        options={[
          { value: 'date' as const, label: t('filter.byDate') },
          { value: 'period' as const, label: t('filter.byPeriod') },
        ]}
      />
      {filter.type === 'date' ? (
        <DayRange
          first={filter.from}
          last={filter.to}
          onChange={(from, to) => onChange({ type: 'date', from, to })}
          names={[t('filter.from'), t('filter.to')]}
        />
      ) : (
        <Select
          aria-label={t('filter.period')}
          className={styles.period}
          value={filter.days ?? NONE}
          onChange={(days) => onChange({ type: 'period', days: days === NONE ? null : days })}
          options={[
            { value: NONE, label: t('filter.none') },
            ...PERIOD_DAYS.map((days) => ({ value: days, label: t('filter.days', { count: days }) })),
          ]}
        />
      )}
      <Button type="primary" htmlType="submit">
        {t('filter.run')}
      </Button>
    </form>
  );
};
