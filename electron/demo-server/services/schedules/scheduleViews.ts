import type { ServerContext } from '../../context';
import type { ScheduleRow } from '../../db/rows';
import { createLookup } from '../lookup';

const named = (record: { id: number; name: string } | undefined) => record && { id: record.id, name: record.name };

/** Shapes of a schedule in answers and events. */
export const createScheduleViews = (context: Pick<ServerContext, 'db' | 'tables'>) => {
  /** As created: without names. */
  const plain = ({ mediaType: _type, queuedAt: _queued, ...schedule }: ScheduleRow) => schedule;

  const withNames = (schedules: readonly ScheduleRow[]) => {
    const lookup = createLookup(context);
    const contacts = lookup.contacts(schedules.map(({ contactId }) => contactId));
    const users = lookup.users(schedules.map(({ userId }) => userId));
    return schedules.map((schedule) => ({
      ...plain(schedule),
      contact: named(contacts.get(schedule.contactId)) ?? null,
      user: named(users.get(schedule.userId)) ?? null,
    }));
  };

  return { plain, withNames, detail: (schedule: ScheduleRow) => withNames([schedule])[0]! };
};
