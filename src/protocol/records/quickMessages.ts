import type * as z from 'zod/mini';
import { certain, flag, id, maybe, maybeNull, media, record, stamps, text } from '../parse';
import { change, event } from '../events/changes';

/** A quick message. No known server stores `geral`, `status` or `isMedia`. */
export const quickMessageSchema = record({
  id,
  shortcode: certain(text, ''),
  message: certain(text, ''),
  companyId: maybe(id),
  /** The owner: lists show one user's own. */
  userId: maybeNull(id),
  geral: maybeNull(flag),
  status: maybeNull(flag),
  isMedia: maybeNull(flag),
  /** `mediaPath` is an absolute address. */
  ...media,
  ...stamps,
});
export type QuickMessage = z.infer<typeof quickMessageSchema>;

export const quickmessageEvent = event(
  ['company-{company}-quickmessage', 'company-{company}-quickemessage', 'company{company}-quickemessage'],
  change(quickMessageSchema, 'quickMessage', 'quickMessageId'),
);
