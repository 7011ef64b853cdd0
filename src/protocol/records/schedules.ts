import type * as z from 'zod/mini';
import { certain, flag, id, instant, maybe, maybeNull, media, record, stamps, text } from '../parse';
import { namedRefSchema } from './shared';
import { change, event } from '../events/changes';

/**
 * A scheduled message. Answers to a create lack `contact` and `user`. No known server stores `title` or `isSendNotification`.
 */
export const scheduleSchema = record({
  id,
  title: maybeNull(text),
  body: certain(text, ''),
  sendAt: maybeNull(instant),
  sentAt: maybeNull(instant),
  /** `PENDENTE`, `AGENDADA`, `ENVIADA` or `ERRO`. */
  status: maybe(text),
  contactId: maybeNull(id),
  ticketId: maybeNull(id),
  userId: maybeNull(id),
  companyId: maybe(id),
  isSendNotification: maybeNull(flag),
  /** `mediaPath` is a bare file name under `/public/`. */
  ...media,
  contact: maybeNull(namedRefSchema),
  user: maybeNull(namedRefSchema),
  ...stamps,
});
export type Schedule = z.infer<typeof scheduleSchema>;

export const scheduleEvent = event(
  ['schedule', 'company-{company}-schedule', 'company{company}-schedule'],
  change(scheduleSchema, 'schedule', 'scheduleId'),
);
