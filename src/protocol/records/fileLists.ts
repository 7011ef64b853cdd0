import type * as z from 'zod/mini';
import { certain, id, listOf, maybe, maybeNull, named, record, stamps, text } from '../parse';
import { change, event } from '../events/changes';

/** One file of a file list; `path` is a bare name under `/public/fileList/{fileId}/`. */
const fileOptionSchema = record({
  id,
  fileId: maybe(id),
  name: certain(text, ''),
  path: maybeNull(text),
  mediaType: maybeNull(text),
  ...stamps,
});
export type FileOption = z.infer<typeof fileOptionSchema>;

/** A file list. List answers lack `options`. */
export const fileListSchema = record({
  ...named,
  message: certain(text, ''),
  companyId: maybe(id),
  options: maybe(listOf(fileOptionSchema)),
  ...stamps,
});
export type FileList = z.infer<typeof fileListSchema>;

export const fileEvent = event(
  ['company{company}-file', 'company-{company}-file'],
  change(fileListSchema, 'fileList', 'fileId'),
);
