import type { MessageRow } from '../../db/rows';
import type { NewRow } from '../../db/table';
import type { Tables } from '../../db/tables';

/** The last `limit` messages that fit, the newest first. */
export const newestMessages = ({ messages }: Tables, where: NewRow<MessageRow>, limit: number): MessageRow[] =>
  messages.findAll(where, { orderBy: 'createdAt DESC, rowid DESC', limit });
