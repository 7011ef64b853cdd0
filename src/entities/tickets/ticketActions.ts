import { createAction } from '@reduxjs/toolkit';
import type { TicketSearch } from '@/domain/ticketSearch';
import type { TicketFilter } from '@/domain/ticketViews';

/** A ticket is gone for this user: a lone `delete` was not followed by an `update`. */
export const ticketRemoved = createAction<{ readonly ticketId: number }>('tickets/removed');

/** The user reads the conversation right now, so nothing of it is unread. */
export const ticketRead = createAction<{ readonly ticketId: number }>('tickets/read');

/** The lists are to show other queues, or everybody's tickets: shown rows are filtered at once, the rest is read soon. */
export const ticketFilterChanged = createAction<Partial<TicketFilter>>('tickets/filterChanged');

/** Something else is looked for; shown rows are filtered at once, the rest is read soon. */
export const ticketSearchChanged = createAction<Partial<TicketSearch>>('tickets/searchChanged');
