import type { TagRef } from '@/protocol/records/tags';
import { createAppThunk } from '../../base/thunk';
import { inTagOrder } from './ticketTagOrder';
import type { TicketRef } from './ticketStatusThunks';

export interface TicketTagsChange extends TicketRef {
  /** The whole set the ticket is to carry. */
  readonly tags: readonly TagRef[];
}

/**
 * Gives a ticket another set of tags, which is shown at once. Each call replaces the whole set, so those of one
 * ticket are made one after the other: the last choice wins, whatever the network does.
 */
export const changeTicketTags = createAppThunk<null, TicketTagsChange>(
  'tickets/changeTags',
  ({ ticketId, tags }, { extra }) =>
    inTagOrder(ticketId, () =>
      extra.api.tags.syncTicket(
        ticketId,
        tags.map((tag) => tag.id),
      ),
    ),
);
