import type { TagRef } from '@/contract/entities/tags';
import { createKeyedQueue } from '@/lib/keyedQueue';
import { createAppThunk } from '../thunk';
import type { TicketRef } from './ticketStatusThunks';

export interface TicketTagsChange extends TicketRef {
  /** The whole set the ticket is to carry. */
  readonly tags: readonly TagRef[];
}

const inOrder = createKeyedQueue<number>();

/**
 * Gives a ticket another set of tags, which is shown at once (TICKET-32). Each call replaces the whole set, so those of one
 * ticket are made one after the other: the last choice wins, whatever the network does.
 */
export const changeTicketTags = createAppThunk<null, TicketTagsChange>(
  'tickets/changeTags',
  ({ ticketId, tags }, { extra }) =>
    inOrder(ticketId, () =>
      extra.api.tags.syncTicket(
        ticketId,
        tags.map((tag) => tag.id),
      ),
    ),
);
