import type { TagRef } from '@/protocol/records/tags';
import { createAppThunk } from '../../base/thunk';
import { inTagOrder } from './ticketTagOrder';
import type { TicketRef } from './ticketStatusThunks';

export interface TicketTagsChange extends TicketRef {
  /** The complete new set of tags. */
  readonly tags: readonly TagRef[];
}

/**
 * Replaces a ticket's tags and shows them at once. Each call replaces the whole set, so the calls of one ticket run one after the
 * other: the last choice wins, however long each call takes.
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
