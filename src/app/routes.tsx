import type { ComponentType } from 'react';
import type { ParseKeys } from 'i18next';
import * as access from '@/domain/access';
import { TicketsPage } from '@/features/tickets/TicketsPage';
import {
  BookUser,
  Bot,
  CalendarClock,
  CircleHelp,
  CodeXml,
  Contact,
  CreditCard,
  FolderOpen,
  LayoutDashboard,
  ListChecks,
  ListTree,
  Megaphone,
  MessageSquareText,
  MessagesSquare,
  Newspaper,
  Plug,
  Receipt,
  Settings,
  Settings2,
  SlidersHorizontal,
  SquareKanban,
  Tags,
  Users,
  Workflow,
  Zap,
  type Icon,
} from '@/ui/icons';
import * as screens from './screens';

/**
 * What becomes of a user who may not open a page:
 * - `plan`: the notice and the way back of ROUTE-38, once the plan lookup was answered; until then the page waits (ROUTE-10),
 * - `role`: the same notice and way back, at once,
 * - `absent`: the page does not exist for this user; its address leads home without a word (ROUTE-36).
 */
export type Denial = 'plan' | 'role' | 'absent';

/** One private screen. Guard, side menu and command palette read this one table. */
export interface AppRoute {
  /** Pattern of the address. */
  readonly path: string;
  /** Address the menu entry leads to: the pattern without its optional parameter. Null where a parameter is a must: no entry. */
  readonly menuPath: string | null;
  readonly screen: ComponentType;
  readonly labelKey: Extract<ParseKeys<'shell'>, `pages.${string}`>;
  readonly icon: Icon;
  /** What is shown beside the entry, see `useMenuBadges`. */
  readonly badge?: 'tickets' | 'connections' | 'chats';
  /** Part of the menu the entry stands in (MENU-10). */
  readonly group: 'everyone' | 'administration';
  /** May the screen be opened, by address too? */
  readonly mayOpen: access.AccessRule;
  /** Is it offered in the menu and the palette? */
  readonly mayList: access.AccessRule;
  /** Needed wherever `mayOpen` can say no. */
  readonly denied?: Denial;
}

/**
 * All private screens in the order of the menu (MENU-10): dashboard, tickets, kanban, quick messages, to-do list, contacts,
 * schedules, tags, chats, helps, others; then campaigns, contact lists, campaign settings, announcements, prompts, queue
 * integration, connections, files, queues, users, messages API, invoices, subscription, settings. Each but the ticket screen,
 * to which every start leads, is a chunk of its own.
 */
export const routes: readonly AppRoute[] = [
  {
    path: '/',
    menuPath: '/',
    screen: screens.DashboardPage,
    labelKey: 'pages.dashboard',
    icon: LayoutDashboard,
    group: 'everyone',
    mayOpen: access.mayOpenDashboard,
    mayList: access.mayOpenDashboard,
    denied: 'absent',
  },
  {
    path: '/tickets/:ticketUuid?',
    menuPath: '/tickets',
    screen: TicketsPage,
    labelKey: 'pages.tickets',
    icon: MessagesSquare,
    badge: 'tickets',
    group: 'everyone',
    mayOpen: access.anyone,
    mayList: access.anyone,
  },
  {
    path: '/kanban',
    menuPath: '/kanban',
    screen: screens.KanbanPage,
    labelKey: 'pages.kanban',
    icon: SquareKanban,
    group: 'everyone',
    mayOpen: access.mayOpenKanban,
    mayList: access.mayOpenKanban,
    denied: 'plan',
  },
  {
    path: '/quick-messages',
    menuPath: '/quick-messages',
    screen: screens.QuickMessagesPage,
    labelKey: 'pages.quickMessages',
    icon: Zap,
    group: 'everyone',
    mayOpen: access.anyone,
    mayList: access.anyone,
  },
  {
    path: '/todolist',
    menuPath: '/todolist',
    screen: screens.TodoPage,
    labelKey: 'pages.todolist',
    icon: ListChecks,
    group: 'everyone',
    mayOpen: access.anyone,
    mayList: access.anyone,
  },
  {
    path: '/contacts/:contactId?',
    menuPath: '/contacts',
    screen: screens.ContactsPage,
    labelKey: 'pages.contacts',
    icon: Contact,
    group: 'everyone',
    mayOpen: access.anyone,
    mayList: access.anyone,
  },
  {
    path: '/schedules',
    menuPath: '/schedules',
    screen: screens.SchedulesPage,
    labelKey: 'pages.schedules',
    icon: CalendarClock,
    group: 'everyone',
    mayOpen: access.anyone,
    mayList: access.mayListSchedules,
  },
  {
    path: '/tags',
    menuPath: '/tags',
    screen: screens.TagsPage,
    labelKey: 'pages.tags',
    icon: Tags,
    group: 'everyone',
    mayOpen: access.anyone,
    mayList: access.anyone,
  },
  {
    path: '/chats/:chatUuid?',
    menuPath: '/chats',
    screen: screens.ChatsPage,
    labelKey: 'pages.chats',
    icon: MessageSquareText,
    badge: 'chats',
    group: 'everyone',
    mayOpen: access.anyone,
    mayList: access.mayListChats,
  },
  {
    path: '/helps',
    menuPath: '/helps',
    screen: screens.HelpsPage,
    labelKey: 'pages.helps',
    icon: CircleHelp,
    group: 'everyone',
    mayOpen: access.anyone,
    mayList: access.anyone,
  },
  {
    path: '/others/:section?',
    menuPath: '/others',
    screen: screens.OthersPage,
    labelKey: 'pages.others',
    icon: SlidersHorizontal,
    group: 'everyone',
    mayOpen: access.anyone,
    mayList: access.anyone,
  },
  {
    path: '/campaigns',
    menuPath: '/campaigns',
    screen: screens.CampaignsPage,
    labelKey: 'pages.campaigns',
    icon: Megaphone,
    group: 'administration',
    mayOpen: access.mayOpenCampaigns,
    mayList: access.mayListCampaigns,
    denied: 'absent',
  },
  {
    path: '/campaign/:campaignId/report',
    menuPath: null,
    screen: screens.CampaignReportPage,
    labelKey: 'pages.campaigns',
    icon: Megaphone,
    group: 'administration',
    mayOpen: access.mayOpenCampaigns,
    mayList: access.mayListCampaigns,
    denied: 'absent',
  },
  {
    path: '/contact-lists',
    menuPath: '/contact-lists',
    screen: screens.ContactListsPage,
    labelKey: 'pages.contactLists',
    icon: BookUser,
    group: 'administration',
    mayOpen: access.mayOpenCampaigns,
    mayList: access.mayListCampaigns,
    denied: 'absent',
  },
  {
    path: '/contact-lists/:contactListId/contacts',
    menuPath: null,
    screen: screens.ContactListItemsPage,
    labelKey: 'pages.contactLists',
    icon: BookUser,
    group: 'administration',
    mayOpen: access.mayOpenCampaigns,
    mayList: access.mayListCampaigns,
    denied: 'absent',
  },
  {
    path: '/campaigns-config',
    menuPath: '/campaigns-config',
    screen: screens.CampaignsConfigPage,
    labelKey: 'pages.campaignsConfig',
    icon: Settings2,
    group: 'administration',
    mayOpen: access.mayOpenCampaigns,
    mayList: access.mayListCampaigns,
    denied: 'absent',
  },
  {
    path: '/announcements',
    menuPath: '/announcements',
    screen: screens.AnnouncementsPage,
    labelKey: 'pages.announcements',
    icon: Newspaper,
    group: 'administration',
    mayOpen: access.mayOpenAnnouncements,
    mayList: access.mayOpenAnnouncements,
    denied: 'role',
  },
  {
    path: '/prompts',
    menuPath: '/prompts',
    screen: screens.PromptsPage,
    labelKey: 'pages.prompts',
    icon: Bot,
    group: 'administration',
    mayOpen: access.mayOpenPrompts,
    mayList: access.mayListPrompts,
    denied: 'plan',
  },
  {
    path: '/queue-integration',
    menuPath: '/queue-integration',
    screen: screens.QueueIntegrationsPage,
    labelKey: 'pages.queueIntegration',
    icon: Workflow,
    group: 'administration',
    mayOpen: access.mayOpenIntegrations,
    mayList: access.mayListIntegrations,
    denied: 'plan',
  },
  {
    path: '/connections',
    menuPath: '/connections',
    screen: screens.ConnectionsPage,
    labelKey: 'pages.connections',
    icon: Plug,
    badge: 'connections',
    group: 'administration',
    mayOpen: access.anyone,
    mayList: access.mayListAdministration,
  },
  {
    path: '/files',
    menuPath: '/files',
    screen: screens.FilesPage,
    labelKey: 'pages.files',
    icon: FolderOpen,
    group: 'administration',
    mayOpen: access.anyone,
    mayList: access.mayListAdministration,
  },
  {
    path: '/queues',
    menuPath: '/queues',
    screen: screens.QueuesPage,
    labelKey: 'pages.queues',
    icon: ListTree,
    group: 'administration',
    mayOpen: access.anyone,
    mayList: access.mayListAdministration,
  },
  {
    path: '/users',
    menuPath: '/users',
    screen: screens.UsersPage,
    labelKey: 'pages.users',
    icon: Users,
    group: 'administration',
    mayOpen: access.mayOpenUsers,
    mayList: access.mayListAdministration,
    denied: 'role',
  },
  {
    path: '/messages-api',
    menuPath: '/messages-api',
    screen: screens.MessagesApiPage,
    labelKey: 'pages.messagesApi',
    icon: CodeXml,
    group: 'administration',
    mayOpen: access.mayOpenMessagesApi,
    mayList: access.mayListMessagesApi,
    denied: 'plan',
  },
  {
    path: '/financeiro',
    menuPath: '/financeiro',
    screen: screens.InvoicesPage,
    labelKey: 'pages.invoices',
    icon: Receipt,
    group: 'administration',
    mayOpen: access.mayOpenInvoices,
    mayList: access.mayListAdministration,
    denied: 'role',
  },
  {
    path: '/subscription',
    menuPath: '/subscription',
    screen: screens.SubscriptionPage,
    labelKey: 'pages.subscription',
    icon: CreditCard,
    group: 'administration',
    mayOpen: access.anyone,
    mayList: access.mayListAdministration,
  },
  {
    path: '/settings',
    menuPath: '/settings',
    screen: screens.SettingsPage,
    labelKey: 'pages.settings',
    icon: Settings,
    group: 'administration',
    mayOpen: access.mayOpenSettings,
    mayList: access.mayListSettings,
    denied: 'role',
  },
];

/** Where `/` leads whoever may not see the dashboard (ROUTE-05). */
export const TICKETS = '/tickets';

/** A route that stands in the menu. */
export type ListedRoute = AppRoute & { readonly menuPath: string };

/** What the menu and the palette offer this user, in the order of the menu (MENU-01, KEY-02). */
export const listedRoutes = (context: access.AccessContext): ListedRoute[] =>
  routes.filter((route): route is ListedRoute => route.menuPath !== null && route.mayList(context));
