import { sessionUserSchema, whoAmISchema } from '../records/users';
import { certain, key, record, text } from '../parse';
import { call, nothing, one, part, sentence } from './call';

/** What login and refresh answer. The token must not leave the code that makes these calls. */
export const sessionAnswerSchema = record({ token: key, user: sessionUserSchema });

/** Session and accounts, rest.md §2 and §19. */
export const auth = {
  login: call('POST', () => '/auth/login', one(sessionAnswerSchema)),
  refresh: call('POST', () => '/auth/refresh_token', one(sessionAnswerSchema)),
  logout: call('DELETE', () => '/auth/logout', nothing),
  me: call('GET', () => '/auth/me', one(whoAmISchema)),
  /** Decide by the status: the 404 for an unknown e-mail reads like success. */
  forgotPassword: call('POST', (email: string) => `/forgetpassword/${part(email)}`, sentence),
  resetPassword: call(
    'POST',
    (email: string, code: string, password: string) => `/resetpasswords/${part(email)}/${part(code)}/${part(password)}`,
    sentence,
  ),
};

/** The server's version; servers may answer `{}`. */
export const version = { show: call('GET', () => '/version', one(record({ version: certain(text, '') }))) };
