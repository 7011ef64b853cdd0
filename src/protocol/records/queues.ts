import type * as z from 'zod/mini';
import { certain, id, listOf, maybe, maybeNull, named, number, record, stamps, text } from '../parse';
import { dayScheduleSchema } from './companies';
import { event, listChange } from '../events/changes';

/** A queue as other records carry it. */
export const queueRefSchema = record({ ...named, color: certain(text, '') });

/** One choice of a queue's chatbot; the tree is built from `parentId` by the client. */
export const queueOptionSchema = record({
  id,
  title: certain(text, ''),
  message: maybeNull(text),
  /** What the customer types to choose it. */
  option: maybeNull(text),
  queueId: maybeNull(id),
  /** Null = a choice of the first menu. */
  parentId: maybeNull(id),
  ...stamps,
});
export type QueueOption = z.infer<typeof queueOptionSchema>;

const parts = {
  ...named,
  /** CSS colour, `#RGB` to `#RRGGBB`. */
  color: certain(text, ''),
  greetingMessage: maybeNull(text),
  outOfHoursMessage: maybeNull(text),
  completionMessage: maybeNull(text),
  ratingMessage: maybeNull(text),
  schedules: maybe(listOf(dayScheduleSchema)),
  companyId: maybe(id),
  /** Place in the bot's menu, from 1. */
  orderQueue: maybeNull(number),
  integrationId: maybeNull(id),
  promptId: maybeNull(id),
  /** Only inside `GET /whatsapp/{id}`. */
  options: maybe(listOf(queueOptionSchema)),
  ...stamps,
};

/** A queue. Many fields are missing inside tickets, users and connections. */
export const queueSchema = record(parts);
export type Queue = z.infer<typeof queueSchema>;

/** One queue as its form edits it, with the token some servers store, which lists and events do not need. */
export const queueDetailSchema = record({ ...parts, token: maybeNull(text) });
export type QueueDetail = z.infer<typeof queueDetailSchema>;

export const queueEvent = event(['company-{company}-queue'], listChange(queueSchema, 'queue', 'queueId'));
