import type * as z from 'zod/mini';
import { certain, flag, id, maybe, maybeNull, media, number, record, stamps, text } from '../parse';
import { change, event } from '../events/changes';

export const announcementSchema = record({
  id,
  title: certain(text, ''),
  text: certain(text, ''),
  /** 1 high, 2 medium, 3 low. */
  priority: maybeNull(number),
  /** False = hidden from readers. */
  status: maybeNull(flag),
  /** `mediaPath` is a bare file name under `/public/` or `/public/announcements/`. */
  ...media,
  companyId: maybe(id),
  ...stamps,
});
export type Announcement = z.infer<typeof announcementSchema>;

export const announcementEvent = event(
  ['company-announcement', 'company-{company}-announcement'],
  change(announcementSchema, 'announcement', 'announcementId'),
  { isForAll: true },
);
