import { useTranslation } from 'react-i18next';
import { selectUnreadChatMessages } from '@/entities/chats/chats';
import { selectTicketCount } from '@/entities/tickets/ticketSelectors';
import { useAppSelector } from '@/store/hooks';
import type { AppRoute } from '../routes';
import { useConnectionTrouble } from './useConnectionTrouble';

/** The badge of a menu entry and its name for screen readers. */
export type MenuBadge =
  | { readonly kind: 'count'; readonly value: number; readonly label: string }
  | { readonly kind: 'alert' | 'dot'; readonly label: string };

export type MenuBadges = Readonly<Record<NonNullable<AppRoute['badge']>, MenuBadge | null>>;

/** The badges of the menu: tickets that are open or wait, unread internal messages, connections that are down. */
export const useMenuBadges = (): MenuBadges => {
  const { t } = useTranslation('shell');
  const tickets = useAppSelector((state) => selectTicketCount(state, 'open') + selectTicketCount(state, 'pending'));
  const hasUnreadChats = useAppSelector(selectUnreadChatMessages) > 0;
  const isTroubled = useConnectionTrouble();
  return {
    tickets: tickets > 0 ? { kind: 'count', value: tickets, label: t('menu.waiting', { count: tickets }) } : null,
    chats: hasUnreadChats ? { kind: 'dot', label: t('menu.unreadChats') } : null,
    connections: isTroubled ? { kind: 'alert', label: t('menu.connectionsDown') } : null,
  };
};
