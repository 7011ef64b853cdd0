import { describe, expect, it } from 'vitest';
import type { TagRef } from '@/protocol/records/tags';
import { openTicketByUuid } from '@/entities/conversations/tickets/ticketThunks';
import { changeTicketTags } from '@/entities/conversations/tickets/ticketTags';
import { rootReducer } from '@/store/rootReducer';
import { aTicket } from '@tests/support/records';
import { at } from '@/entities/base/idTable';

const tag = (id: number): TagRef => ({ id, name: `Tag ${id}`, color: '#a00' });
const ticket = aTicket({ tags: [tag(1)] });
const change = (...ids: number[]) => ({ ticketId: ticket.id, tags: ids.map(tag) });
const refused = new Error('refused');

type Action = Parameters<typeof rootReducer>[1];
const tagsAfter = (...actions: Action[]): number[] => {
  const start = rootReducer(undefined, openTicketByUuid.fulfilled(ticket, 'r', ticket.uuid));
  const { byId } = actions.reduce(rootReducer, start).tickets;
  return (at(byId, ticket.id)?.tags ?? []).map(({ id }) => id);
};
const [first, second] = [change(1, 2), change(1, 2, 3)];

describe('tags chosen for a ticket', () => {
  it('[TICKET-32] are shown before the server answers', () => {
    expect(tagsAfter(changeTicketTags.pending('a', first))).toEqual([1, 2]);
  });

  it('[TICKET-32] are taken back when the call fails', () => {
    expect(tagsAfter(changeTicketTags.pending('a', first), changeTicketTags.rejected(refused, 'a', first))).toEqual([
      1,
    ]);
  });

  it('a failed earlier call keeps the later choice, whose failure restores what the server has', () => {
    const both = [
      changeTicketTags.pending('a', first),
      changeTicketTags.pending('b', second),
      changeTicketTags.rejected(refused, 'a', first),
    ];
    expect(tagsAfter(...both)).toEqual([1, 2, 3]);
    expect(tagsAfter(...both, changeTicketTags.rejected(refused, 'b', second))).toEqual([1]);
  });

  it('a failed later call restores the earlier choice that the server accepted', () => {
    expect(
      tagsAfter(
        changeTicketTags.pending('a', first),
        changeTicketTags.pending('b', second),
        changeTicketTags.fulfilled(null, 'a', first),
        changeTicketTags.rejected(refused, 'b', second),
      ),
    ).toEqual([1, 2]);
  });
});
