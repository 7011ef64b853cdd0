import auth from './locales/pt/auth.json';
import common from './locales/pt/common.json';
import composer from './locales/pt/composer.json';
import contacts from './locales/pt/contacts.json';
import conversation from './locales/pt/conversation.json';
import errors from './locales/pt/errors.json';
import handling from './locales/pt/handling.json';
import notices from './locales/pt/notices.json';
import preferences from './locales/pt/preferences.json';
import schedules from './locales/pt/schedules.json';
import shell from './locales/pt/shell.json';
import shortcuts from './locales/pt/shortcuts.json';
import tags from './locales/pt/tags.json';
import tickets from './locales/pt/tickets.json';

/**
 * Portuguese texts by namespace. They are in the first chunk, because every other language falls back to them (I18N-03).
 * A new namespace is one file per language and one line here.
 */
export const portuguese = {
  auth,
  common,
  composer,
  contacts,
  conversation,
  errors,
  handling,
  notices,
  preferences,
  schedules,
  shell,
  shortcuts,
  tags,
  tickets,
};
