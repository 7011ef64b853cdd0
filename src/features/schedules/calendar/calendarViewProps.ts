import type { Day } from './calendarDays';
import type { CalendarEvent } from './calendarEvents';

/** What every view of the calendar is given. */
export interface CalendarViewProps {
  readonly days: readonly Day[];
  /** The day the calendar shows. */
  readonly day: Day;
  readonly today: Day;
  readonly events: ReadonlyMap<Day, readonly CalendarEvent[]>;
  readonly onOpen: (event: CalendarEvent) => void;
  /** Shows one day by itself. */
  readonly onOpenDay: (day: Day) => void;
}
