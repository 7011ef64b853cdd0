import type * as z from 'zod/mini';
import { certain, id, record, text } from '../parse';

/** The name of a connection or a user where only the name matters. */
export const namedRefSchema = record({ id, name: certain(text, '') });
/** A record of another area, reduced to id and name. */
export type NamedRef = z.infer<typeof namedRefSchema>;
