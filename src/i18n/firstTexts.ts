import account from './locales/pt/account.json';
import alerts from './locales/pt/alerts.json';
import auth from './locales/pt/auth.json';
import common from './locales/pt/common.json';
import composer from './locales/pt/composer.json';
import contacts from './locales/pt/contacts.json';
import conversation from './locales/pt/conversation.json';
import errors from './locales/pt/errors.json';
import handling from './locales/pt/handling.json';
import notices from './locales/pt/notices.json';
import shell from './locales/pt/shell.json';
import shortcuts from './locales/pt/shortcuts.json';
import tags from './locales/pt/tags.json';
import tickets from './locales/pt/tickets.json';

/** Portuguese texts of the login, shell and ticket screens, which are part of the first chunk. */
export const firstTexts = {
  account,
  alerts,
  auth,
  common,
  composer,
  contacts,
  conversation,
  errors,
  handling,
  notices,
  shell,
  shortcuts,
  tags,
  tickets,
};
