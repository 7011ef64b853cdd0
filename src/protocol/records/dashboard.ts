import type * as z from 'zod/mini';
import { certain, flag, listOf, maybe, maybeNull, named, number, record, text } from '../parse';

/** Counters of the period; times are minutes, null when nothing was measured. `leads` = new contacts. */
export const countersSchema = record({
  supportHappening: certain(number, 0),
  supportPending: certain(number, 0),
  supportFinished: certain(number, 0),
  /** Absent on some servers. */
  leads: maybe(number),
  avgSupportTime: maybeNull(number),
  avgWaitTime: maybeNull(number),
});

/** One row of the table of agents; `avgSupportTime` in minutes. */
export const attendantSchema = record({
  ...named,
  online: maybeNull(flag),
  rating: certain(number, 0),
  tickets: certain(number, 0),
  avgSupportTime: certain(number, 0),
});
export type Attendant = z.infer<typeof attendantSchema>;

/** `GET /dashboard`. */
export const dashboardSchema = record({
  counters: countersSchema,
  attendants: certain(listOf(attendantSchema), []),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

/** One bar of `GET /dashboard/ticketsUsers`: tickets of one user. */
export const ticketsOfUserSchema = record({ nome: certain(text, ''), quantidade: certain(number, 0) });
export type TicketsOfUser = z.infer<typeof ticketsOfUserSchema>;

/** One bar of `GET /dashboard/ticketsDay`: a day (`data`, dd/MM/yyyy) or, for a single day, an hour (`horario`, 0-23). */
export const ticketsOfDaySchema = record({
  data: maybe(text),
  horario: maybe(number),
  total: certain(number, 0),
});
export type TicketsOfDay = z.infer<typeof ticketsOfDaySchema>;
