import type { TicketViewName } from '@/domain/conversations/ticketViews';

/** The lists that are always followed: badge, tray and notices depend on them. */
export const LIVE_VIEWS = ['open', 'pending'] as const satisfies TicketViewName[];
