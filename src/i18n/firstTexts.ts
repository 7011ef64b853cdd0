/** Portuguese texts of the login, shell and ticket screens, which are part of the first chunk. */
export { default as account } from './locales/pt/account.json';
export { default as alerts } from './locales/pt/alerts.json';
export { default as auth } from './locales/pt/auth.json';
export { default as common } from './locales/pt/common.json';
export { default as composer } from './locales/pt/composer.json';
export { default as contacts } from './locales/pt/contacts.json';
export { default as conversation } from './locales/pt/conversation.json';
export { default as errors } from './locales/pt/errors.json';
export { default as handling } from './locales/pt/handling.json';
export { default as notices } from './locales/pt/notices.json';
export { default as shell } from './locales/pt/shell.json';
export { default as shortcuts } from './locales/pt/shortcuts.json';
export { default as tags } from './locales/pt/tags.json';
export { default as tickets } from './locales/pt/tickets.json';
