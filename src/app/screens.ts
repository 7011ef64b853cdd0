import { lazyScreen } from './lazyScreen';

// Each a chunk of its own, read when its page is opened.
export const ConnectionsPage = lazyScreen(() => import('@/features/connections/ConnectionsPage'), 'ConnectionsPage');
export const ContactsPage = lazyScreen(() => import('@/features/contacts/ContactsPage'), 'ContactsPage');
export const DashboardPage = lazyScreen(() => import('@/features/dashboard/DashboardPage'), 'DashboardPage');
export const HelpsPage = lazyScreen(() => import('@/features/helps/HelpsPage'), 'HelpsPage');
export const InvoicesPage = lazyScreen(() => import('@/features/finance/InvoicesPage'), 'InvoicesPage');
export const MessagesApiPage = lazyScreen(() => import('@/features/messages-api/MessagesApiPage'), 'MessagesApiPage');
export const SettingsPage = lazyScreen(() => import('@/features/settings/SettingsPage'), 'SettingsPage');
export const SubscriptionPage = lazyScreen(
  () => import('@/features/subscription/SubscriptionPage'),
  'SubscriptionPage',
);
export const KanbanPage = lazyScreen(() => import('@/features/kanban/KanbanPage'), 'KanbanPage');
export const PromptsPage = lazyScreen(() => import('@/features/prompts/PromptsPage'), 'PromptsPage');
export const QueueIntegrationsPage = lazyScreen(
  () => import('@/features/queue-integrations/QueueIntegrationsPage'),
  'QueueIntegrationsPage',
);
export const SchedulesPage = lazyScreen(() => import('@/features/schedules/SchedulesPage'), 'SchedulesPage');
export const TagsPage = lazyScreen(() => import('@/features/tags/TagsPage'), 'TagsPage');
export const UsersPage = lazyScreen(() => import('@/features/users/UsersPage'), 'UsersPage');
export const QuickMessagesPage = lazyScreen(
  () => import('@/features/quick-messages/QuickMessagesPage'),
  'QuickMessagesPage',
);
export const TodoPage = lazyScreen(() => import('@/features/todolist/TodoPage'), 'TodoPage');
export const AnnouncementsPage = lazyScreen(
  () => import('@/features/announcements/AnnouncementsPage'),
  'AnnouncementsPage',
);
export const ChatsPage = lazyScreen(() => import('@/features/chats/ChatsPage'), 'ChatsPage');
export const CampaignReportPage = lazyScreen(
  () => import('@/features/campaigns/report/CampaignReportPage'),
  'CampaignReportPage',
);
export const CampaignsConfigPage = lazyScreen(
  () => import('@/features/campaigns/config/CampaignsConfigPage'),
  'CampaignsConfigPage',
);
export const CampaignsPage = lazyScreen(() => import('@/features/campaigns/CampaignsPage'), 'CampaignsPage');
export const ContactListItemsPage = lazyScreen(
  () => import('@/features/contact-lists/ContactListItemsPage'),
  'ContactListItemsPage',
);
export const ContactListsPage = lazyScreen(
  () => import('@/features/contact-lists/ContactListsPage'),
  'ContactListsPage',
);
export const FilesPage = lazyScreen(() => import('@/features/files/FilesPage'), 'FilesPage');
export const QueuesPage = lazyScreen(() => import('@/features/queues/QueuesPage'), 'QueuesPage');
export const OthersPage = lazyScreen(() => import('@/features/preferences/OthersPage'), 'OthersPage');
