import type { ComponentType } from 'react';
import type { ParseKeys } from 'i18next';
import * as access from '@/domain/pageAccess';
import { TicketsPage } from '@/features/tickets/TicketsPage';
import * as icons from '@/ui/icons';
import { lazyScreen } from './lazyScreen';

/**
 * What happens to a user who may not open a page:
 * - `plan`: a notice and a redirect home, once the plan lookup is answered; until then the page waits,
 * - `role`: the same notice and redirect, at once,
 * - `absent`: the page does not exist for this user; its address redirects home without a notice.
 */
export type Denial = 'plan' | 'role' | 'absent';

/** One row of the table: a private screen with everything that guard, side menu and command palette need. */
interface RouteRow {
  /** Pattern of the address. The menu opens it without its optional parameter; a screen with a required one has no entry. */
  readonly path: string;
  readonly screen: ComponentType;
  readonly labelKey: Extract<ParseKeys<'shell'>, `pages.${string}`>;
  readonly icon: icons.Icon;
  /** The badge beside the menu entry, see `useMenuBadges`. */
  readonly badge?: 'tickets' | 'connections' | 'chats';
  /** May the user open the screen, by address too? Everyone may by default. */
  readonly mayOpen?: access.AccessRule;
  /** Do the menu and the palette offer the screen? By default to everyone who may open it. */
  readonly mayList?: access.AccessRule;
  /** Required where `mayOpen` can be false. */
  readonly denied?: Denial;
}

export interface AppRoute extends RouteRow {
  /** The part of the menu that contains the entry. */
  readonly group: 'everyone' | 'administration';
  readonly mayOpen: access.AccessRule;
  readonly mayList: access.AccessRule;
  /** Address that the menu entry opens; null without an entry. */
  readonly menuPath: string | null;
}

/** The first part of the menu, in order. Each screen has its own chunk, except the ticket screen, which every start shows. */
const everyone: readonly RouteRow[] = [
  {
    path: '/',
    screen: lazyScreen(() => import('@/features/dashboard/DashboardPage'), 'DashboardPage'),
    labelKey: 'pages.dashboard',
    icon: icons.LayoutDashboard,
    mayOpen: access.mayOpenDashboard,
    denied: 'absent',
  },
  {
    path: '/tickets/:ticketUuid?',
    screen: TicketsPage,
    labelKey: 'pages.tickets',
    icon: icons.MessagesSquare,
    badge: 'tickets',
  },
  {
    path: '/kanban',
    screen: lazyScreen(() => import('@/features/kanban/KanbanPage'), 'KanbanPage'),
    labelKey: 'pages.kanban',
    icon: icons.SquareKanban,
    mayOpen: access.mayOpenKanban,
    denied: 'plan',
  },
  {
    path: '/quick-messages',
    screen: lazyScreen(() => import('@/features/quick-messages/QuickMessagesPage'), 'QuickMessagesPage'),
    labelKey: 'pages.quickMessages',
    icon: icons.Zap,
  },
  {
    path: '/todolist',
    screen: lazyScreen(() => import('@/features/todolist/TodoPage'), 'TodoPage'),
    labelKey: 'pages.todolist',
    icon: icons.ListChecks,
  },
  {
    path: '/contacts/:contactId?',
    screen: lazyScreen(() => import('@/features/contacts/ContactsPage'), 'ContactsPage'),
    labelKey: 'pages.contacts',
    icon: icons.Contact,
  },
  {
    path: '/schedules',
    screen: lazyScreen(() => import('@/features/schedules/SchedulesPage'), 'SchedulesPage'),
    labelKey: 'pages.schedules',
    icon: icons.CalendarClock,
    mayList: access.mayListSchedules,
  },
  {
    path: '/tags',
    screen: lazyScreen(() => import('@/features/tags/TagsPage'), 'TagsPage'),
    labelKey: 'pages.tags',
    icon: icons.Tags,
  },
  {
    path: '/chats/:chatUuid?',
    screen: lazyScreen(() => import('@/features/chats/ChatsPage'), 'ChatsPage'),
    labelKey: 'pages.chats',
    icon: icons.MessageSquareText,
    badge: 'chats',
    mayList: access.mayListChats,
  },
  {
    path: '/helps',
    screen: lazyScreen(() => import('@/features/helps/HelpsPage'), 'HelpsPage'),
    labelKey: 'pages.helps',
    icon: icons.CircleHelp,
  },
  {
    path: '/others/:section?',
    screen: lazyScreen(() => import('@/features/preferences/OthersPage'), 'OthersPage'),
    labelKey: 'pages.others',
    icon: icons.SlidersHorizontal,
  },
];

/** The access to the screens of campaigns and their contacts. */
const forCampaigns = {
  mayOpen: access.mayOpenCampaigns,
  mayList: access.mayListCampaigns,
  denied: 'absent',
} as const;

/** The second part of the menu, in order. */
const administration: readonly RouteRow[] = [
  {
    path: '/campaigns',
    screen: lazyScreen(() => import('@/features/campaigns/CampaignsPage'), 'CampaignsPage'),
    labelKey: 'pages.campaigns',
    icon: icons.Megaphone,
    ...forCampaigns,
  },
  {
    path: '/campaign/:campaignId/report',
    screen: lazyScreen(() => import('@/features/campaigns/report/CampaignReportPage'), 'CampaignReportPage'),
    labelKey: 'pages.campaigns',
    icon: icons.Megaphone,
    ...forCampaigns,
  },
  {
    path: '/contact-lists',
    screen: lazyScreen(() => import('@/features/contact-lists/ContactListsPage'), 'ContactListsPage'),
    labelKey: 'pages.contactLists',
    icon: icons.BookUser,
    ...forCampaigns,
  },
  {
    path: '/contact-lists/:contactListId/contacts',
    screen: lazyScreen(() => import('@/features/contact-lists/ContactListItemsPage'), 'ContactListItemsPage'),
    labelKey: 'pages.contactLists',
    icon: icons.BookUser,
    ...forCampaigns,
  },
  {
    path: '/campaigns-config',
    screen: lazyScreen(() => import('@/features/campaigns/config/CampaignsConfigPage'), 'CampaignsConfigPage'),
    labelKey: 'pages.campaignsConfig',
    icon: icons.Settings2,
    ...forCampaigns,
  },
  {
    path: '/announcements',
    screen: lazyScreen(() => import('@/features/announcements/AnnouncementsPage'), 'AnnouncementsPage'),
    labelKey: 'pages.announcements',
    icon: icons.Newspaper,
    mayOpen: access.mayOpenAnnouncements,
    denied: 'role',
  },
  {
    path: '/prompts',
    screen: lazyScreen(() => import('@/features/prompts/PromptsPage'), 'PromptsPage'),
    labelKey: 'pages.prompts',
    icon: icons.Bot,
    mayOpen: access.mayOpenPrompts,
    mayList: access.mayListPrompts,
    denied: 'plan',
  },
  {
    path: '/queue-integration',
    screen: lazyScreen(() => import('@/features/queue-integrations/QueueIntegrationsPage'), 'QueueIntegrationsPage'),
    labelKey: 'pages.queueIntegration',
    icon: icons.Workflow,
    mayOpen: access.mayOpenIntegrations,
    mayList: access.mayListIntegrations,
    denied: 'plan',
  },
  {
    path: '/connections',
    screen: lazyScreen(() => import('@/features/whatsapp-connections/ConnectionsPage'), 'ConnectionsPage'),
    labelKey: 'pages.connections',
    icon: icons.Plug,
    badge: 'connections',
    mayList: access.mayListAdministration,
  },
  {
    path: '/files',
    screen: lazyScreen(() => import('@/features/files/FilesPage'), 'FilesPage'),
    labelKey: 'pages.files',
    icon: icons.FolderOpen,
    mayList: access.mayListAdministration,
  },
  {
    path: '/queues',
    screen: lazyScreen(() => import('@/features/queues/QueuesPage'), 'QueuesPage'),
    labelKey: 'pages.queues',
    icon: icons.ListTree,
    mayList: access.mayListAdministration,
  },
  {
    path: '/users',
    screen: lazyScreen(() => import('@/features/users/UsersPage'), 'UsersPage'),
    labelKey: 'pages.users',
    icon: icons.Users,
    mayOpen: access.mayOpenUsers,
    mayList: access.mayListAdministration,
    denied: 'role',
  },
  {
    path: '/messages-api',
    screen: lazyScreen(() => import('@/features/messages-api/MessagesApiPage'), 'MessagesApiPage'),
    labelKey: 'pages.messagesApi',
    icon: icons.CodeXml,
    mayOpen: access.mayOpenMessagesApi,
    mayList: access.mayListMessagesApi,
    denied: 'plan',
  },
  {
    path: '/financeiro',
    screen: lazyScreen(() => import('@/features/finance/InvoicesPage'), 'InvoicesPage'),
    labelKey: 'pages.invoices',
    icon: icons.Receipt,
    mayOpen: access.mayOpenInvoices,
    mayList: access.mayListAdministration,
    denied: 'role',
  },
  {
    path: '/subscription',
    screen: lazyScreen(() => import('@/features/subscription/SubscriptionPage'), 'SubscriptionPage'),
    labelKey: 'pages.subscription',
    icon: icons.CreditCard,
    mayList: access.mayListAdministration,
  },
  {
    path: '/settings',
    screen: lazyScreen(() => import('@/features/settings/SettingsPage'), 'SettingsPage'),
    labelKey: 'pages.settings',
    icon: icons.Settings,
    mayOpen: access.mayOpenSettings,
    mayList: access.mayListSettings,
    denied: 'role',
  },
];

const menuPathOf = (path: string): string | null => {
  const address = path.replace(/\/:\w+\?$/, '');
  return address.includes(':') ? null : address;
};

const toRoute =
  (group: AppRoute['group']) =>
  (row: RouteRow): AppRoute => {
    const { path, mayOpen = access.anyone, mayList = mayOpen } = row;
    return { ...row, group, mayOpen, mayList, menuPath: menuPathOf(path) };
  };

/** All private screens, in menu order. */
export const routes: readonly AppRoute[] = [
  ...everyone.map(toRoute('everyone')),
  ...administration.map(toRoute('administration')),
];

/** Where `/` sends a user who may not see the dashboard. */
export const TICKETS = '/tickets';

/** A route with a menu entry. */
export type ListedRoute = AppRoute & { readonly menuPath: string };

/** The screens that the menu and the palette offer this user, in menu order. */
export const listedRoutes = (context: access.AccessContext): ListedRoute[] =>
  routes.filter((route): route is ListedRoute => route.menuPath !== null && route.mayList(context));
