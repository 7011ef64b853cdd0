import { createAction } from '@reduxjs/toolkit';
import type { TicketSearch } from '@/domain/conversations/ticketSearch';
import type { OrderedViewName, TicketFilter, TicketOrder } from '@/domain/conversations/ticketViews';
import type { KeptWait } from '@/domain/conversations/waiting';
import type { AwaitedRating } from './ticketsState';

/** A ticket is gone for this user: a lone `delete` was not followed by an `update`. */
export const ticketRemoved = createAction<{ readonly ticketId: number }>('tickets/removed');

/** A ticket left its lists but still exists, as far as the server could be asked: its rows come back. */
export const ticketKept = createAction<{ readonly ticketId: number }>('tickets/kept');

/** The user is reading the conversation, so none of its messages are unread. */
export const ticketRead = createAction<{ readonly ticketId: number }>('tickets/read');

/** The lists are to show other queues or everybody's tickets: rows are filtered at once, and the lists read again soon. */
export const ticketFilterChanged = createAction<Partial<TicketFilter>>('tickets/filterChanged');

/** The search changed: rows are filtered at once, and the list read again soon. */
export const ticketSearchChanged = createAction<Partial<TicketSearch>>('tickets/searchChanged');

/** The order of a list changed. */
export const ticketOrderChanged = createAction<Partial<Record<OrderedViewName, TicketOrder>>>('tickets/orderChanged');

/** The waits stored before the start, by ticket. */
export const waitsRemembered = createAction<Readonly<Record<number, KeptWait>>>('tickets/waitsRemembered');

/** The tickets that awaited a rating when this computer last saw them before the start. */
export const ratingsRemembered = createAction<Readonly<Record<number, AwaitedRating>>>('tickets/ratingsRemembered');
