import type * as z from 'zod/mini';
import { certain, flag, id, key, listOf, maybe, maybeNull, named, record, stamps, text } from '../parse';
import { companySchema } from './companies';
import { queueSchema } from './queues';
import { event, listChange, update } from '../events/changes';

const userFields = {
  ...named,
  email: certain(text, ''),
  /** `admin`, `user` or `supervisor`; other values give no rights. */
  profile: maybe(text),
  companyId: maybe(id),
  company: maybe(companySchema),
  /** Full queues at login and creation, `{ id, name, color }` elsewhere. */
  queues: maybe(listOf(queueSchema)),
  timeZone: maybeNull(text),
  super: maybe(flag),
  /** `enabled` = also sees pending tickets without a queue. Everything else is off, including the misspelt `desabled` of servers. */
  allTicket: maybe(text),
  /** Default connection. Only refresh and `GET /users/{id}` send it. */
  whatsappId: maybeNull(id),
  ...stamps,
};

/** The signed-in user, as login, refresh and saving return it. Fields that one form lacks stay absent. */
export const sessionUserSchema = record(userFields);
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** A user of the users page, of user pickers and of user events. */
export const userListItemSchema = record({ ...userFields, online: maybeNull(flag) });
export type UserListItem = z.infer<typeof userListItemSchema>;

/** `GET /auth/me`. */
export const whoAmISchema = record({ id, profile: certain(text, ''), super: certain(flag, false) });

/** What login and refresh answer. The token must not leave the code that makes these calls. */
export const sessionAnswerSchema = record({ token: key, user: sessionUserSchema });

const loginSchema = record({ id, email: certain(text, ''), companyId: id });

/** The account signed in elsewhere. */
export const authEvent = event(['company-{company}-auth'], update(loginSchema, 'user'));

export const userEvent = event(['company-{company}-user'], listChange(userListItemSchema, 'user', 'userId'));
