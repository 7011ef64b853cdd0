import { createAction } from '@reduxjs/toolkit';
import type { TicketSearch } from '@/domain/conversations/ticketSearch';
import type { OrderedViewName, TicketFilter, TicketOrder } from '@/domain/conversations/ticketViews';
import type { KeptWait } from '@/domain/conversations/waiting';
import type { AwaitedRating } from './ticketsState';

/** A ticket is gone for this user: a lone `delete` was not followed by an `update`. */
export const ticketRemoved = createAction<{ readonly ticketId: number }>('tickets/removed');

/** The user reads the conversation right now, so nothing of it is unread. */
export const ticketRead = createAction<{ readonly ticketId: number }>('tickets/read');

/** The lists are to show other queues, or everybody's tickets: shown rows are filtered at once, the rest is read soon. */
export const ticketFilterChanged = createAction<Partial<TicketFilter>>('tickets/filterChanged');

/** Something else is looked for; shown rows are filtered at once, the rest is read soon. */
export const ticketSearchChanged = createAction<Partial<TicketSearch>>('tickets/searchChanged');

/** A list is to be sorted otherwise. */
export const ticketOrderChanged = createAction<Partial<Record<OrderedViewName, TicketOrder>>>('tickets/orderChanged');

/** The waits this computer kept from before the start, by ticket. */
export const waitsRemembered = createAction<Readonly<Record<number, KeptWait>>>('tickets/waitsRemembered');

/** The tickets that awaited a rating when this computer last saw them, before the start. */
export const ratingsRemembered = createAction<Readonly<Record<number, AwaitedRating>>>('tickets/ratingsRemembered');
