import type * as z from 'zod/mini';
import { certain, flag, id, maybe, maybeNull, record, stamps, text } from '../parse';

/** rest.md `QuickMessage`; `geral`, `status` and `isMedia` are stored by no known server (rest.md §20). */
export const quickMessageSchema = record({
  id,
  shortcode: certain(text, ''),
  message: certain(text, ''),
  companyId: maybe(id),
  /** The owner: lists show one user's own (QMSG-02). */
  userId: maybeNull(id),
  geral: maybeNull(flag),
  status: maybeNull(flag),
  isMedia: maybeNull(flag),
  /** Absolute address (C17). */
  mediaPath: maybeNull(text),
  mediaName: maybeNull(text),
  ...stamps,
});
export type QuickMessage = z.infer<typeof quickMessageSchema>;
