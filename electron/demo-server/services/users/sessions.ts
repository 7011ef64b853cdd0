import { compare } from 'bcryptjs';
import type { ServerContext } from '../../context';
import type { UserRow } from '../../db/rows';
import { AppError, ServerFailure, sessionExpired } from '../../http/errors';
import type { Actor, Tokens } from '../../http/tokens';
import { userRoom } from '../../realtime/rooms';
import { companyView } from '../company/companyViews';
import { createQueueLinks } from '../queues/queueLinks';
import { createUserViews } from './userViews';
import { settingOf } from '../company/settings';
import type { Hub } from '../../realtime/hubInterface';

/** Tells the open sockets of an account that it signed in. */
export const announceLogin = (hub: Hub, { id, email, companyId }: UserRow): void =>
  hub.emit([userRoom(id)], `company-${companyId}-auth`, { action: 'update', user: { id, email, companyId } });

/** A new pair of tokens. */
const issue = async (tokens: Tokens, user: UserRow) => ({
  token: await tokens.access(user),
  refreshToken: await tokens.refresh(user),
});

/** Sign-in, refresh and sign-out. Company status and due date are not checked: only clients refuse. */
export const createSessions = (context: ServerContext) => {
  const { tables, tokens, dialect, hub } = context;
  const links = createQueueLinks(context);
  const views = createUserViews(context);

  const loginView = (user: UserRow) => {
    const company = tables.companies.get(user.companyId)!;
    return {
      ...views.base(user),
      company: { ...companyView(context, company), settings: tables.settings.findAll({ companyId: company.id }) },
      super: user.super,
      queues: links.userQueues(user.id),
      allTicket: user.allTicket,
    };
  };

  return {
    /** @throws 401 ERR_USER_DONT_EXISTS or ERR_INVALID_CREDENTIALS. */
    login: async (email: string, password: string) => {
      const user = tables.users.find({ email });
      if (!user) throw new AppError(401, dialect.unknownEmail);
      if (!(await compare(password, user.passwordHash))) throw new AppError(401, 'ERR_INVALID_CREDENTIALS');
      announceLogin(hub, user);
      return { ...(await issue(tokens, user)), user: loginView(user) };
    },

    /** @throws 401 ERR_SESSION_EXPIRED for a cookie that is invalid, expired or of an older token version. */
    refresh: async (cookie: string) => {
      const claims = await tokens.readRefresh(cookie);
      const user = claims && tables.users.get(claims.id);
      if (!user || user.tokenVersion !== claims.tokenVersion) throw sessionExpired();
      return { ...(await issue(tokens, user)), user: views.session(user) };
    },

    /** Needs token and cookie; without the cookie real servers answer with 500. */
    me: async (cookie: string | undefined) => {
      if (cookie === undefined) throw new ServerFailure('no refresh cookie');
      const claims = await tokens.readRefresh(cookie);
      const user = claims && tables.users.get(claims.id);
      if (!user) throw sessionExpired();
      return { id: user.id, profile: user.profile, super: user.super };
    },

    logout: (actor: Actor): void => {
      if (tables.users.update({ id: actor.id }, { online: false }) === 0) throw new ServerFailure('the user is gone');
    },

    /** Always refuses to create an account: the demo has no installation token. */
    refuseSignup: (companyId: number): never => {
      const setting = settingOf(tables, companyId, 'userCreation');
      if (setting === null) throw new AppError(404, 'ERR_NO_SETTING_FOUND');
      throw new AppError(403, setting === 'disabled' ? 'ERR_USER_CREATION_DISABLED' : 'Token inválido');
    },
  };
};
