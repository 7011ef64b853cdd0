import auth from './locales/pt/auth.json';
import common from './locales/pt/common.json';
import errors from './locales/pt/errors.json';
import notices from './locales/pt/notices.json';
import shell from './locales/pt/shell.json';
import tickets from './locales/pt/tickets.json';

/**
 * Portuguese texts by namespace. They are in the first chunk, because every other language falls back to them (I18N-03).
 * A new namespace is one file per language and one line here.
 */
export const portuguese = { auth, common, errors, notices, shell, tickets };
