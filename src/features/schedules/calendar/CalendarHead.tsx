import { Button, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { ChevronLeft, ChevronRight } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import styles from './Calendar.module.css';
import { CALENDAR_VIEWS, type CalendarView } from './calendarDays';

interface CalendarHeadProps {
  readonly title: string;
  readonly view: CalendarView;
  readonly onView: (view: CalendarView) => void;
  readonly onStep: (step: 1 | -1) => void;
  readonly onToday: () => void;
}

/** What is shown of the calendar: its dates, the way on and back, today, the view. */
export const CalendarHead = ({ title, view, onView, onStep, onToday }: CalendarHeadProps) => {
  const { t } = useTranslation('schedules');
  return (
    <div className={styles.head}>
      <h2 className={styles.title} aria-live="polite">
        {title}
      </h2>
      <IconButton icon={ChevronLeft} label={t('calendar.previous')} onClick={() => onStep(-1)} />
      <Button onClick={onToday}>{t('calendar.today')}</Button>
      <IconButton icon={ChevronRight} label={t('calendar.next')} onClick={() => onStep(1)} />
      <Segmented
        aria-label={t('calendar.view')}
        value={view}
        options={CALENDAR_VIEWS.map((one) => ({ value: one, label: t(`calendar.views.${one}`) }))}
        onChange={onView}
      />
    </div>
  );
};
