import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { isConnectionTroubled } from '@/domain/company/whatsappSession';
import { CONNECTION_CHECK_MS } from '@/domain/limits';
import { selectUnreadChatMessages } from '@/entities/conversations/chats/chats';
import { selectConnections } from '@/entities/company/whatsappConnections/whatsappConnectionsSlice';
import { selectTicketCount } from '@/entities/conversations/tickets/ticketSelectors';
import { useAppSelector } from '@/store/hooks';
import type { AppRoute } from '../routes';

/** Is a WhatsApp connection down? Checked 2,000 ms after the list is loaded, and then at every change. */
const useConnectionTrouble = (): boolean => {
  const isLoaded = useAppSelector((state) => state.whatsappConnections.status === 'ready');
  const isTroubled = useAppSelector((state) => selectConnections(state).some(isConnectionTroubled));
  const [isChecked, setChecked] = useState(false);
  useEffect(() => {
    if (!isLoaded) return undefined;
    const timer = setTimeout(() => setChecked(true), CONNECTION_CHECK_MS);
    return () => clearTimeout(timer);
  }, [isLoaded]);
  return isChecked && isTroubled;
};

/** The badge of a menu entry and its name for screen readers. */
export type MenuBadge =
  | { readonly kind: 'count'; readonly value: number; readonly label: string }
  | { readonly kind: 'alert' | 'dot'; readonly label: string };

export type MenuBadges = Readonly<Record<NonNullable<AppRoute['badge']>, MenuBadge | null>>;

/** The badges of the menu: tickets open or waiting, unread internal messages, connections that are down. */
export const useMenuBadges = (): MenuBadges => {
  const { t } = useTranslation('shell');
  const tickets = useAppSelector((state) => selectTicketCount(state, 'open') + selectTicketCount(state, 'pending'));
  const hasUnreadChats = useAppSelector(selectUnreadChatMessages) > 0;
  const isTroubled = useConnectionTrouble();
  return useMemo(
    () => ({
      tickets: tickets > 0 ? { kind: 'count', value: tickets, label: t('menu.waiting', { count: tickets }) } : null,
      chats: hasUnreadChats ? { kind: 'dot', label: t('menu.unreadChats') } : null,
      connections: isTroubled ? { kind: 'alert', label: t('menu.connectionsDown') } : null,
    }),
    [hasUnreadChats, isTroubled, t, tickets],
  );
};
