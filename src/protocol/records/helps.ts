import type * as z from 'zod/mini';
import { certain, id, maybeNull, record, stamps, text } from '../parse';
import { change, event } from '../events/changes';

/** A help video. */
export const helpSchema = record({
  id,
  title: certain(text, ''),
  description: maybeNull(text),
  /** The video's code at its provider. */
  video: maybeNull(text),
  link: maybeNull(text),
  ...stamps,
});
export type Help = z.infer<typeof helpSchema>;

export const helpEvent = event(['company-{company}-help'], change(helpSchema, 'help', 'helpId'));
