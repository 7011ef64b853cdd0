import type { ServerContext } from '../../context';
import type { ScheduleRow } from '../../db/rows';
import { notFound } from '../../http/errors';
import { offsetOf, toPage } from '../../http/paging';
import type { Actor } from '../../http/tokens';
import { createAnnounce } from '../../realtime/announce';
import { createAttachments } from '../attachments';
import { toInstant, toPlannedInstant } from '../dates';
import type { ScheduleStatus } from './scheduleStates';
import { createLookup } from '../lookup';
import { named, ownRecord, refuseForeign } from '../records';

/** Shapes of a schedule in answers and events. */
const createScheduleViews = (context: Pick<ServerContext, 'db' | 'tables'>) => {
  /** As the answer to a creation: without contact and user. */
  const plain = ({ mediaType: _type, queuedAt: _queued, ...schedule }: ScheduleRow) => schedule;

  const withNames = (schedules: readonly ScheduleRow[]) => {
    const lookup = createLookup(context);
    const contacts = lookup.contacts(schedules.map(({ contactId }) => contactId));
    const users = lookup.users(schedules.map(({ userId }) => userId));
    return schedules.map((schedule) => ({
      ...plain(schedule),
      contact: named(contacts.get(schedule.contactId)),
      user: named(users.get(schedule.userId)),
    }));
  };

  return { plain, withNames, detail: (schedule: ScheduleRow) => withNames([schedule])[0]! };
};

const PAGE_SIZE = 20;

export interface ScheduleFilter {
  search: string;
  contactId?: number | undefined;
  userId?: number | undefined;
}

export interface NewSchedule {
  body: string;
  sendAt: string;
  contactId?: number | null | undefined;
  userId?: number | null | undefined;
  timeZone?: string | null | undefined;
}

export interface ScheduleChange {
  body?: string | undefined;
  sendAt?: string | null | undefined;
  sentAt?: string | null | undefined;
  contactId?: number | null | undefined;
  ticketId?: number | null | undefined;
  userId?: number | null | undefined;
  status?: ScheduleStatus | undefined;
}

/** Scheduled messages. No event reports that one was sent, or a change of its file. */
export const createSchedules = (context: ServerContext) => {
  const { db, tables, dialect } = context;
  const views = createScheduleViews(context);

  const own = (actor: Actor, id: number): ScheduleRow =>
    // The real servers send this sentence for every kind of call.
    ownRecord(tables.schedules, actor, id, 'Não é possível excluir registro de outra empresa', 400);

  const checkReferences = (actor: Actor, { contactId, ticketId, userId }: ScheduleChange): void =>
    refuseForeign(tables, actor, { contacts: contactId, tickets: ticketId, users: userId });

  /** ⚠ The event's name lacks the company. */
  const announce = createAnnounce(context, () => 'schedule');

  return {
    ...createAttachments(context, tables.schedules, own),

    list: ({ companyId }: Actor, { search, contactId, userId }: ScheduleFilter, page: number) => {
      const from = `FROM schedules LEFT JOIN contacts ON contacts.id = contactId
        WHERE schedules.companyId = :companyId
        AND (instr(lowered(body), :needle) > 0 OR instr(lowered(contacts.name), :needle) > 0)
        AND (:contactId IS NULL OR contactId = :contactId) AND (:userId IS NULL OR userId = :userId)`;
      const needle = search.trim().toLowerCase();
      const params = { companyId, needle, contactId: contactId ?? null, userId: userId ?? null };
      const rows = db.all(
        `SELECT schedules.* ${from} ORDER BY schedules.createdAt DESC, schedules.id DESC LIMIT :limit OFFSET :offset`,
        { ...params, limit: PAGE_SIZE, offset: offsetOf(page, PAGE_SIZE) },
      );
      const { total } = db.get<{ total: number }>(`SELECT COUNT(*) AS total ${from}`, params)!;
      return toPage(views.withNames(tables.schedules.readAll(rows)), total, page, PAGE_SIZE);
    },

    show: (actor: Actor, id: number) => views.detail(own(actor, id)),

    create: (actor: Actor, { timeZone, sendAt, ...values }: NewSchedule) => {
      checkReferences(actor, values);
      const schedule = views.plain(
        tables.schedules.insert({
          ...values,
          sendAt: toPlannedInstant(sendAt, timeZone, dialect),
          companyId: actor.companyId,
        }),
      );
      announce(actor, { action: 'create', schedule });
      return schedule;
    },

    /** The status PENDENTE schedules the message again (servers like A). */
    update: (actor: Actor, id: number, { status, sendAt, sentAt, ...values }: ScheduleChange) => {
      own(actor, id);
      checkReferences(actor, values);
      tables.schedules.update(
        { id },
        {
          ...values,
          sendAt: sendAt === undefined ? undefined : toInstant(sendAt, dialect),
          sentAt: sentAt === undefined ? undefined : toInstant(sentAt, dialect),
          status: dialect.hasLaterFields ? status : undefined,
        },
      );
      const schedule = views.detail(own(actor, id));
      announce(actor, { action: 'update', schedule });
      return schedule;
    },

    remove: (actor: Actor, id: number): void => {
      if (!tables.schedules.remove({ id, companyId: actor.companyId })) throw notFound('ERR_NO_SCHEDULE_FOUND');
      announce(actor, { action: 'delete', scheduleId: String(id) });
    },
  };
};
