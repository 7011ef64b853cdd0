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
  /** A free place was clicked: begins a new message for this day, at this minute of it or a usual one. */
  readonly onAdd: (day: Day, minutes?: number) => void;
  /** Shows one day by itself. */
  readonly onOpenDay: (day: Day) => void;
}
