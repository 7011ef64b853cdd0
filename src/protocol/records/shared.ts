import type * as z from 'zod/mini';
import { named, record } from '../parse';

/** The name of a connection or a user where only the name matters. */
export const namedRefSchema = record(named);
/** A record of another area, reduced to id and name. */
export type NamedRef = z.infer<typeof namedRefSchema>;
