import type * as z from 'zod/mini';
import { certain, id, key, maybe, maybeNull, record, stamps, text } from '../parse';

/** One option of a company. A missing key means `disabled` (behaviours.md §9); unknown keys and values are kept (SET-09). */
export const settingSchema = record({
  id: maybe(id),
  key,
  value: certain(text, ''),
  companyId: maybeNull(id),
  ...stamps,
});
export type Setting = z.infer<typeof settingSchema>;
