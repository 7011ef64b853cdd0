import account from './locales/pt/account.json';
import alerts from './locales/pt/alerts.json';
import announcements from './locales/pt/announcements.json';
import auth from './locales/pt/auth.json';
import batch from './locales/pt/batch.json';
import campaigns from './locales/pt/campaigns.json';
import chats from './locales/pt/chats.json';
import checkout from './locales/pt/checkout.json';
import common from './locales/pt/common.json';
import companies from './locales/pt/companies.json';
import composer from './locales/pt/composer.json';
import contactLists from './locales/pt/contactLists.json';
import whatsappConnections from './locales/pt/whatsappConnections.json';
import contacts from './locales/pt/contacts.json';
import conversation from './locales/pt/conversation.json';
import dashboard from './locales/pt/dashboard.json';
import drawer from './locales/pt/drawer.json';
import errors from './locales/pt/errors.json';
import exportTexts from './locales/pt/export.json';
import fileLists from './locales/pt/fileLists.json';
import finance from './locales/pt/finance.json';
import forward from './locales/pt/forward.json';
import handling from './locales/pt/handling.json';
import helps from './locales/pt/helps.json';
import kanban from './locales/pt/kanban.json';
import lock from './locales/pt/lock.json';
import messagesApi from './locales/pt/messagesApi.json';
import notices from './locales/pt/notices.json';
import plans from './locales/pt/plans.json';
import preferences from './locales/pt/preferences.json';
import prompts from './locales/pt/prompts.json';
import queueIntegrations from './locales/pt/queueIntegrations.json';
import queues from './locales/pt/queues.json';
import quickMessages from './locales/pt/quickMessages.json';
import reminders from './locales/pt/reminders.json';
import schedules from './locales/pt/schedules.json';
import settings from './locales/pt/settings.json';
import shell from './locales/pt/shell.json';
import shortcuts from './locales/pt/shortcuts.json';
import subscription from './locales/pt/subscription.json';
import system from './locales/pt/system.json';
import tags from './locales/pt/tags.json';
import tickets from './locales/pt/tickets.json';
import todolist from './locales/pt/todolist.json';
import users from './locales/pt/users.json';
import views from './locales/pt/views.json';

/**
 * Portuguese texts by namespace, to which every other language falls back. A new namespace is one file per language
 * and one line here. Namespaces of the first screens are in `firstTexts` too; the others load in their own chunk.
 */
export const portuguese = {
  account,
  alerts,
  announcements,
  auth,
  batch,
  campaigns,
  chats,
  checkout,
  common,
  companies,
  composer,
  contactLists,
  whatsappConnections,
  contacts,
  conversation,
  dashboard,
  drawer,
  errors,
  export: exportTexts,
  fileLists,
  finance,
  forward,
  handling,
  helps,
  kanban,
  lock,
  messagesApi,
  notices,
  plans,
  preferences,
  prompts,
  queueIntegrations,
  queues,
  quickMessages,
  reminders,
  schedules,
  settings,
  shell,
  shortcuts,
  subscription,
  system,
  tags,
  tickets,
  todolist,
  users,
  views,
};
