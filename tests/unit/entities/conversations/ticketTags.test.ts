import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TagRef } from '@/protocol/records/tags';
import { ticketRemoved, ticketSearchChanged } from '@/entities/conversations/tickets/ticketActions';
import { sessionStarted } from '@/entities/session/sessionActions';
import { selectTicket, selectTickets } from '@/entities/conversations/tickets/ticketSelectors';
import { loadTickets, openTicketByUuid } from '@/entities/conversations/tickets/ticketThunks';
import { addTicketTag, changeTicketTags } from '@/entities/conversations/tickets/ticketTags';
import { rootReducer } from '@/store/rootReducer';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { stateAfter } from '@tests/support/reducedState';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { aSessionStart, aTicket } from '@tests/support/records';
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

  it('leave nothing behind once the last call is answered', () => {
    const start = rootReducer(undefined, openTicketByUuid.fulfilled(ticket, 'r', ticket.uuid));
    const { tickets } = [
      changeTicketTags.pending('a', first),
      changeTicketTags.pending('b', second),
      changeTicketTags.fulfilled(null, 'a', first),
      changeTicketTags.fulfilled(null, 'b', second),
    ].reduce<ReturnType<typeof rootReducer>>(rootReducer, start);
    expect(tickets.tagSaves).toEqual({});
    expect(at(tickets.byId, ticket.id)?.tags).toEqual(second.tags);
  });

  it('are not kept for a ticket that is unknown, and not given back to one that is gone', () => {
    const unknown = { ...first, ticketId: 9 };
    const gone = [changeTicketTags.pending('a', first), ticketRemoved({ ticketId: ticket.id })];
    for (const actions of [
      [changeTicketTags.pending('a', unknown)],
      [changeTicketTags.pending('a', unknown), changeTicketTags.fulfilled(null, 'a', unknown)],
      [changeTicketTags.pending('a', unknown), changeTicketTags.rejected(refused, 'a', unknown)],
      [...gone, changeTicketTags.rejected(refused, 'a', first)],
      [...gone, changeTicketTags.fulfilled(null, 'a', first)],
    ]) {
      const { tickets } = actions.reduce<ReturnType<typeof rootReducer>>(
        rootReducer,
        rootReducer(undefined, openTicketByUuid.fulfilled(ticket, 'r', ticket.uuid)),
      );
      expect(tickets.tagSaves).toEqual({});
    }
  });

  it('[TLIST-10] decide about its place in a search for tags once the server has them', () => {
    const arg = { view: 'search', page: 1 } as const;
    const asked = (...tagIds: number[]): Action[] => [
      sessionStarted(aSessionStart()),
      ticketSearchChanged({ tagIds }),
      loadTickets.pending('s', arg),
      loadTickets.fulfilled({ records: tagIds.includes(1) ? [ticket] : [], hasMore: false, count: 1 }, 's', arg),
      openTicketByUuid.fulfilled(ticket, 'r', ticket.uuid),
    ];
    const found = (...actions: Action[]) =>
      selectTickets(actions.reduce<ReturnType<typeof rootReducer>>(rootReducer, stateAfter()), 'search').length;
    const [without, both] = [change(2), change(1, 2)];
    expect(found(...asked(1), changeTicketTags.pending('a', without))).toBe(1);
    expect(
      found(...asked(1), changeTicketTags.pending('a', without), changeTicketTags.fulfilled(null, 'a', without)),
    ).toBe(0);
    expect(
      found(...asked(1), changeTicketTags.pending('a', without), changeTicketTags.rejected(refused, 'a', without)),
    ).toBe(1);
    expect(found(...asked(2))).toBe(0);
    expect(found(...asked(2), changeTicketTags.pending('a', both), changeTicketTags.fulfilled(null, 'a', both))).toBe(
      1,
    );
  });

  it('are no tags at all where the ticket came without them and the call fails', () => {
    const { tags: _tags, ...bare } = ticket;
    const start = rootReducer(undefined, openTicketByUuid.fulfilled(bare, 'r', ticket.uuid));
    const { tickets } = [changeTicketTags.pending('a', first), changeTicketTags.rejected(refused, 'a', first)].reduce<
      ReturnType<typeof rootReducer>
    >(rootReducer, start);
    expect(at(tickets.byId, ticket.id)?.tags).toEqual([]);
  });
});

describe('the calls that change tags', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const settle = () => vi.advanceTimersByTimeAsync(0);

  it('[TICKET-32] [CALL-39] send the whole set, one after the other for a ticket, while other tickets do not wait', async () => {
    const sent: unknown[] = [];
    const answers: ((answer: FakeAnswer) => void)[] = [];
    const { store, begin } = createTestStore({
      routes: {
        'POST /tags/sync': ({ data }) => {
          sent.push(JSON.parse(String(data)));
          return new Promise((resolve) => void answers.push(resolve));
        },
      },
    });
    begin();
    store.dispatch(serverEvents.ticket({ action: 'update', record: ticket }));
    const calls = [first, second, { ...first, ticketId: 2 }].map((one) => store.dispatch(changeTicketTags(one)));
    await settle();
    expect(selectTicket(store.getState(), ticket.id)?.tags).toEqual(second.tags);
    const bodyOf = ({ ticketId, tags }: typeof first) => ({ ticketId, tags: tags.map(({ id }) => ({ id })) });
    expect(sent).toEqual([bodyOf(first), bodyOf({ ...first, ticketId: 2 })]);
    answers[0]?.({ body: {} });
    await settle();
    expect(sent[2]).toEqual(bodyOf(second));
    for (const answer of answers) answer({ body: {} });
    await Promise.all(calls);
    expect(selectTicket(store.getState(), ticket.id)?.tags).toEqual(second.tags);
  });

  /** A ticket whose tags the server knows as `stored`, while the app still shows those of `ticket`; a tag is added to it. */
  const added = async (id: number, stored: FakeAnswer) => {
    const sent = createRecordedRoute({ body: {} });
    const { store, begin, toasts } = createTestStore({
      routes: { [`GET /tickets/${ticket.id}`]: stored, 'POST /tags/sync': sent.route },
    });
    begin();
    store.dispatch(serverEvents.ticket({ action: 'update', record: ticket }));
    const result = store.dispatch(addTicketTag({ ticketId: ticket.id, tag: tag(id) }));
    await settle();
    const shown = selectTicket(store.getState(), ticket.id)?.tags?.map((known) => known.id);
    return { isAdded: addTicketTag.fulfilled.match(await result), sent: sent.asked, shown, toasts: toasts() };
  };

  it('[TICKET-32] [CALL-39] [CALL-30] that add one tag send it with those that a colleague has chosen meanwhile', async () => {
    const { isAdded, sent, shown } = await added(3, { body: { ...ticket, tags: [tag(1), tag(2)] } });
    expect(isAdded).toBe(true);
    expect(sent.map(({ body }) => body)).toEqual([{ ticketId: ticket.id, tags: [{ id: 1 }, { id: 2 }, { id: 3 }] }]);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('[CALL-39] are none for a tag that the ticket has got meanwhile', async () => {
    const { isAdded, sent, shown } = await added(2, { body: { ...ticket, tags: [tag(1), tag(2)] } });
    expect(isAdded).toBe(true);
    expect(sent).toEqual([]);
    expect(shown).toEqual([1, 2]);
  });

  it('[CALL-30] [CALL-39] are none where the ticket cannot be read, since they would replace tags that nobody saw', async () => {
    const { isAdded, sent, shown } = await added(3, { status: 500, body: { error: 'x' } });
    expect(isAdded).toBe(false);
    expect(sent).toEqual([]);
    expect(shown).toEqual([1]);
  });

  it('[CALL-39] are none where neither the list nor the record says which tags there are', async () => {
    const { tags: _tags, ...bare } = ticket;
    const sent = createRecordedRoute({ body: {} });
    const { store, begin } = createTestStore({
      routes: { [`GET /tickets/${ticket.id}`]: { body: bare }, 'POST /tags/sync': sent.route },
    });
    begin();
    const result = store.dispatch(addTicketTag({ ticketId: ticket.id, tag: tag(3) }));
    await settle();
    expect(await result).toMatchObject({ error: { message: 'The tags of the ticket are not known' } });
    expect(sent.asked).toEqual([]);
  });
});
