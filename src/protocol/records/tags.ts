import type * as z from 'zod/mini';
import { certain, id, maybe, maybeNull, named, number, record, stamps, text } from '../parse';
import { change, event } from '../events/changes';

/** A tag as tickets carry it. */
export const tagRefSchema = record({ ...named, color: certain(text, '') });
export type TagRef = z.infer<typeof tagRefSchema>;

/** A tag. List answers contain `ticketsCount` (as text) and lack `kanban`; the other answers do the reverse. */
export const tagSchema = record({
  ...named,
  /** CSS colour, `#RRGGBB`. */
  color: certain(text, ''),
  companyId: maybe(id),
  /** 1 = a column of the kanban board, 0 or null = a plain tag. */
  kanban: maybeNull(number),
  userId: maybeNull(id),
  /** Number of tickets that carry the tag; a ticket that got the tag twice counts twice. */
  ticketsCount: maybe(number),
  ...stamps,
});
export type Tag = z.infer<typeof tagSchema>;

export const tagEvent = event(['tag', 'company-{company}-tag'], change(tagSchema, 'tag', 'tagId'));
