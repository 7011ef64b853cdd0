import { lazy, type ComponentType } from 'react';
import type { selectAccessContext } from '@/entities/session/sessionSelectors';
import { TicketsPage } from '@/features/tickets/TicketsPage';
import { MessagesSquare, SlidersHorizontal, type Icon } from '@/ui/icons';

/** What the rules of pages and menu entries decide by: user, plan and flags. */
export type AccessContext = ReturnType<typeof selectAccessContext>;

/** One private screen. Guard and side menu read this one table. */
export interface AppRoute {
  /** Pattern of the address. */
  readonly path: string;
  /** Address the menu entry leads to: the pattern without its optional parameter. */
  readonly menuPath: string;
  readonly screen: ComponentType;
  readonly labelKey: 'menu.tickets' | 'menu.others';
  readonly icon: Icon;
  /** Number shown beside the entry, see `useMenuCounts`. */
  readonly countKey?: 'tickets';
  /** May the screen be opened, by address too? */
  readonly mayOpen: (context: AccessContext) => boolean;
  /** Is it offered in the menu? */
  readonly mayList: (context: AccessContext) => boolean;
}

const OthersPage = lazy(async () => ({ default: (await import('@/features/preferences/OthersPage')).OthersPage }));

const anyone = (): boolean => true;

/** The ticket screen is part of the first chunk, since every start leads there. */
export const routes: readonly AppRoute[] = [
  {
    path: '/tickets/:ticketUuid?',
    menuPath: '/tickets',
    screen: TicketsPage,
    labelKey: 'menu.tickets',
    icon: MessagesSquare,
    countKey: 'tickets',
    mayOpen: anyone,
    mayList: anyone,
  },
  {
    path: '/others/:section?',
    menuPath: '/others',
    screen: OthersPage,
    labelKey: 'menu.others',
    icon: SlidersHorizontal,
    mayOpen: anyone,
    mayList: anyone,
  },
];

/** Where `/` leads (ROUTE-05). */
export const HOME = '/tickets';
