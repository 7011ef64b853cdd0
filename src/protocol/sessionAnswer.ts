import { key, record } from './parse';
import { sessionUserSchema } from './records/users';

/** What login and refresh answer. The token must not leave the code that makes these calls. */
export const sessionAnswerSchema = record({ token: key, user: sessionUserSchema });
