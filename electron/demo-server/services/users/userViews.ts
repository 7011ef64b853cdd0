import type { ServerContext } from '../../context';
import type { UserRow } from '../../db/rows';
import { companyView } from '../company/companyViews';
import { createQueueLinks } from '../queues/queueLinks';
import { named } from '../records';

/** The shapes in which a user is sent. None contains the password hash. */
export const createUserViews = (context: Pick<ServerContext, 'tables' | 'dialect'>) => {
  const { tables, dialect } = context;
  const links = createQueueLinks(context);

  const timeZone = (user: UserRow) => (dialect.hasLaterFields ? { timeZone: user.timeZone } : {});
  const company = (user: UserRow) => tables.companies.get(user.companyId)!;
  const base = (user: UserRow) => {
    const { id, name, email, profile, companyId } = user;
    return { id, name, email, ...timeZone(user), profile, companyId };
  };

  return {
    base,
    /** `SessionUser`: refresh and "show". */
    session: (user: UserRow) => ({
      ...base(user),
      super: user.super,
      tokenVersion: user.tokenVersion,
      whatsappId: user.whatsappId,
      allTicket: user.allTicket,
      queues: links.userQueueRefs(user.id),
      company: named(company(user)),
    }),
    listItem: (user: UserRow) => ({
      ...base(user),
      createdAt: user.createdAt,
      queues: links.userQueueRefs(user.id),
      company: named(company(user)),
    }),
    /** `SavedUser` after a creation: full queues, `super` and `allTicket`. */
    created: (user: UserRow) => ({
      ...base(user),
      company: companyView(context, company(user)),
      super: user.super,
      queues: links.userQueues(user.id),
      allTicket: user.allTicket,
    }),
    /** `SavedUser` after an update: neither `super` nor `allTicket`. */
    updated: (user: UserRow) => ({
      ...base(user),
      company: companyView(context, company(user)),
      queues: links.userQueueRefs(user.id),
    }),
  };
};
