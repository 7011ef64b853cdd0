import { hash } from 'bcryptjs';
import type { ServerContext } from '../../context';
import type { UserRow } from '../../db/rows';
import { isSuper } from '../../http/auth';
import { AppError, notFound, ServerFailure } from '../../http/errors';
import { offsetOf, toPage } from '../../http/paging';
import type { Actor } from '../../http/tokens';
import { createAnnounce } from '../../realtime/announce';
import { refuseBeyondPlan } from '../company/planLimits';
import { createQueueLinks } from '../queues/queueLinks';
import { createTicketUpdate } from '../tickets/updateTicket';
import { createUserViews } from './userViews';

const PAGE_SIZE = 20;
const LANGUAGES = ['pt', 'en', 'es'];

export interface UserInput {
  name?: string | undefined;
  email?: string | undefined;
  password?: string | undefined;
  profile?: string | undefined;
  allTicket?: string | undefined;
  whatsappId?: number | null | undefined;
  queueIds?: number[] | undefined;
  companyId?: number | undefined;
  timeZone?: string | null | undefined;
}

export const createUsers = (context: ServerContext) => {
  const { db, tables, bcryptCost } = context;
  const links = createQueueLinks(context);
  const views = createUserViews(context);
  const updateTicket = createTicketUpdate(context);

  /** The user, if the actor may see it: one of the same company or, for a super user, any. */
  const visible = (actor: Actor, id: number): UserRow => {
    const user = tables.users.get(id);
    if (!user || (user.companyId !== actor.companyId && !isSuper(tables, actor))) throw notFound('ERR_NO_USER_FOUND');
    return user;
  };

  const refuseUsedEmail = (email: string | undefined): void => {
    if (email !== undefined && tables.users.find({ email }))
      throw new AppError(400, 'An user with this email already exists.');
  };

  const announce = createAnnounce(context, (companyId) => `company-${companyId}-user`);

  return {
    list: (actor: Actor, search: string, page: number) => {
      const where = `companyId = :companyId AND (instr(lowered(name), :needle) > 0 OR instr(lowered(email), :needle) > 0)`;
      const params = { companyId: actor.companyId, needle: search.toLowerCase() };
      const users = tables.users.readAll(
        db.all(`SELECT * FROM users WHERE ${where} ORDER BY createdAt DESC, id DESC LIMIT :limit OFFSET :offset`, {
          ...params,
          limit: PAGE_SIZE,
          offset: offsetOf(page, PAGE_SIZE),
        }),
      );
      // The total counts a user once per queue, as the joined query of the real servers does.
      const { total } = db.get<{ total: number }>(
        `SELECT COUNT(*) AS total FROM users LEFT JOIN user_queues ON userId = users.id WHERE ${where}`,
        params,
      )!;
      return toPage(users.map(views.listItem), total, page, PAGE_SIZE);
    },

    listAll: (actor: Actor, companyId: number | undefined) => {
      const asked = companyId ?? actor.companyId;
      const allowed = asked === actor.companyId || isSuper(tables, actor);
      return tables.users
        .findAll({ companyId: allowed ? asked : actor.companyId }, { orderBy: 'id' })
        .map((user) => ({ id: user.id, name: user.name, email: user.email, queues: links.userQueues(user.id) }));
    },

    show: (actor: Actor, id: number) => views.session(visible(actor, id)),

    /** ⚠ A missing profile becomes admin, a missing allTicket 'desabled', as on the real servers. */
    create: async (actor: Actor, input: UserInput & { name: string; email: string; password: string }) => {
      const companyId = input.companyId ?? actor.companyId;
      if (companyId !== actor.companyId && !isSuper(tables, actor)) throw new AppError(403, 'ERR_NO_SUPER');
      refuseBeyondPlan(context, companyId, 'users');
      refuseUsedEmail(input.email);
      const { password, queueIds = [], ...values } = input;
      const passwordHash = await hash(password, bcryptCost);
      return db.transaction(() => {
        const user = tables.users.insert({ ...values, companyId, passwordHash });
        links.setUserQueues(user.id, companyId, queueIds);
        const view = views.created(user);
        announce(actor, { action: 'create', user: view });
        return view;
      });
    },

    /** ⚠ Missing queueIds empty the queues and a missing whatsappId clears the connection; '' keeps the password. */
    update: async (actor: Actor, id: number, input: UserInput) => {
      if (input.companyId !== actor.companyId && !isSuper(tables, actor)) {
        throw new AppError(400, 'O usuário não pertence à esta empresa');
      }
      const known = visible(actor, id);
      if (input.email !== known.email) refuseUsedEmail(input.email);
      const { password, queueIds = [], whatsappId = null, ...values } = input;
      const passwordHash = password ? await hash(password, bcryptCost) : undefined;
      return db.transaction(() => {
        tables.users.update({ id }, { ...values, whatsappId, passwordHash });
        const user = tables.users.get(id)!;
        links.setUserQueues(id, user.companyId, queueIds);
        const view = views.updated(user);
        announce(actor, { action: 'update', user: view });
        return view;
      });
    },

    /** First returns the user's open tickets to pending, each with its own events. */
    remove: (actor: Actor, id: number): void => {
      const { companyId } = visible(actor, id);
      db.transaction(() => {
        for (const ticket of tables.tickets.findAll({ userId: id, status: 'open' })) {
          updateTicket(companyId, ticket.id, { status: 'pending', userId: null });
        }
        tables.users.remove({ id });
        announce(actor, { action: 'delete', userId: String(id) });
      });
    },

    /** Language of the company's automatic texts. */
    setLanguage: (actor: Actor, language: string): void => {
      if (!LANGUAGES.includes(language)) throw new ServerFailure('unknown language');
      tables.companies.update({ id: actor.companyId }, { language });
    },
  };
};
