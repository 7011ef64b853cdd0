import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { selectTicketView } from '@/entities/conversations/tickets/ticketSelectors';
import { nextPageOf } from '@/entities/conversations/tickets/ticketsState';
import { loadTickets } from '@/entities/conversations/tickets/ticketThunks';
import { serverEvents } from '@/realtime/serverEvents';
import { resyncRequested } from '@/realtime/socketActions';
import { createTestStore } from '@tests/support/createTestStore';
import { aTicket } from '@tests/support/records';

const PAGE = 40;
const at = (minute: number): string => new Date(Date.UTC(2026, 10, 21, 0, minute)).toISOString();
/** A ticket that changed last at this minute. */
const closed = (id: number, minute: number) => aTicket({ id, status: 'closed', updatedAt: at(minute) });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server with this many closed tickets, the latest change first; the app has read the first page. */
const createWorld = async (total: number) => {
  const stored: Ticket[] = Array.from({ length: total }, (_, place) => closed(place + 1, 5_000 - place));
  const asked: number[] = [];
  let onAnswer: (page: number) => void = () => undefined;
  let onAnswered: (page: number) => void = () => undefined;
  const app = createTestStore({
    routes: {
      'GET /tickets': ({ params }) => {
        if (params?.status !== 'closed') return { body: { tickets: [], count: 0, hasMore: false } };
        const page = Number(params.pageNumber);
        asked.push(page);
        onAnswer(page);
        const tickets = stored.slice((page - 1) * PAGE, page * PAGE);
        const body = { tickets, count: stored.length, hasMore: page * PAGE < stored.length };
        onAnswered(page);
        return { body };
      },
    },
  });
  app.begin();
  const { dispatch, getState } = app.store;
  const view = () => selectTicketView(getState(), 'closed');
  await dispatch(loadTickets({ view: 'closed', page: 1 }));
  let isDeaf = false;
  const change = (record: Ticket): void => {
    if (!isDeaf) dispatch(serverEvents.ticket({ action: 'update', record }));
  };
  return {
    asked,
    /** A further page, as the end of the rows comes near. */
    more: async () => {
      await dispatch(loadTickets({ view: 'closed', page: nextPageOf(view()) }));
    },
    /** The customers of these tickets wrote again: they leave the list. */
    leave: (...ids: readonly number[]): void => {
      for (const id of ids) {
        stored.splice(
          stored.findIndex((one) => one.id === id),
          1,
        );
        change(aTicket({ id, status: 'open', userId: 11, updatedAt: at(9_000) }));
      }
    },
    /** These tickets are closed now: they come to the top. */
    come: (...ids: readonly number[]): void => {
      for (const id of ids) {
        const record = closed(id, 6_000 + id);
        const known = stored.findIndex((one) => one.id === id);
        if (known !== -1) stored.splice(known, 1);
        stored.unshift(record);
        change(record);
      }
    },
    readOn: async () => {
      for (let calls = 0; view().hasMore && calls < 500; calls += 1)
        await dispatch(loadTickets({ view: 'closed', page: nextPageOf(view()), keep: true }));
    },
    /** Reads everything again after a gap, during which the app heard nothing of what `changes` does. */
    gap: async (changes: () => void) => {
      isDeaf = true;
      changes();
      isDeaf = false;
      asked.length = 0;
      dispatch(resyncRequested());
      await vi.advanceTimersByTimeAsync(0);
    },
    /** Those of the rows that left the list at any time during the work. */
    lostDuring: async (ids: readonly number[], work: () => Promise<void>): Promise<readonly number[]> => {
      const lost = new Set<number>();
      const stop = app.store.subscribe(() => {
        for (const id of ids) if (!view().latest.includes(id)) lost.add(id);
      });
      await work();
      stop();
      return [...lost];
    },
    /** Does something while a page is on its way. */
    onAnswer: (does: (page: number) => void) => {
      onAnswer = does;
    },
    /** Does something once a page is read, while its answer is on its way. */
    onAnswered: (does: (page: number) => void) => {
      onAnswered = does;
    },
    ids: () => view().latest,
    stored: () => stored.map(({ id }) => id),
    hasMore: () => view().hasMore,
  };
};
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, place) => from + place);

describe('[TLIST-37] a list that is read on', () => {
  it.each(['onAnswer', 'onAnswered'] as const)('skips none when one leaves while a page is read (%s)', async (when) => {
    const world = await createWorld(150);
    const leaving = [3, 70];
    world[when]((page) => {
      const id = page === 1 ? undefined : leaving.shift();
      if (id !== undefined) world.leave(id);
    });
    await world.readOn();
    expect([...world.ids()].sort((left, right) => left - right)).toEqual(
      range(1, 150).filter((id) => id !== 3 && id !== 70),
    );
    expect(world.asked.length).toBeLessThanOrEqual(9);
  });

  it('reads its first page again when one left while that was on its way', async () => {
    const world = await createWorld(100);
    world.onAnswered(() => {
      world.onAnswered(() => undefined);
      world.leave(3);
    });
    await world.gap(() => undefined);
    await world.readOn();
    expect([...world.ids()].sort((left, right) => left - right)).toEqual(range(1, 100).filter((id) => id !== 3));
  });

  it('asks for each page once while nothing comes or leaves', async () => {
    const world = await createWorld(100);
    await world.readOn();
    expect(world.asked).toEqual([1, 2, 3]);
    expect(world.ids()).toEqual(world.stored());
  });

  it.each([
    ['one', [3]],
    ['several', range(1, 39)],
    ['all', range(1, 40)],
  ])('after rows of its first page left skips none of the tickets that moved up: %s', async (_, ids) => {
    const world = await createWorld(100);
    world.leave(...ids);
    await world.readOn();
    expect(world.ids()).toEqual(world.stored());
  });

  it('after rows of later pages left skips none, and keeps what it shows', async () => {
    const world = await createWorld(200);
    await world.more();
    await world.more();
    expect(world.ids()).toHaveLength(120);
    world.leave(1, 50, 90, 100);
    await world.more();
    expect(world.asked).toEqual([1, 2, 3, 3]);
    expect(world.ids()).toHaveLength(120);
    await world.readOn();
    expect(world.ids()).toEqual(world.stored());
    expect(world.asked).toEqual([1, 2, 3, 3, 4, 5]);
  });

  it('after more rows came than a page holds goes on beyond the pages without news', async () => {
    const world = await createWorld(100);
    world.come(...range(1_001, 1_085));
    await world.readOn();
    expect(world.ids()).toEqual(world.stored());
  });

  it('does not go back where as many came as left', async () => {
    const world = await createWorld(100);
    world.leave(1, 2);
    world.come(1_001, 1_002);
    await world.readOn();
    expect(world.asked).toEqual([1, 2, 3]);
    expect(world.ids()).toEqual(world.stored());
  });

  it('goes back although the tickets that moved up are known already, and then goes on', async () => {
    const world = await createWorld(200);
    await world.more();
    world.come(81);
    world.leave(2, 3);
    await world.readOn();
    expect(world.ids()).toEqual(world.stored());
  });

  it('ends where a server sends the same page again and again', async () => {
    const world = await createWorld(100);
    await world.more();
    await world.more();
    expect(world.hasMore()).toBe(false);
    await world.more();
    expect(world.asked).toEqual([1, 2, 3]);
  });
});

describe('[OFF-02] a list of several pages that is read again after a gap', () => {
  it('keeps the rows of its further pages, each of which is read once, and loses those that are gone', async () => {
    const world = await createWorld(200);
    await world.more();
    await world.more();
    const kept = range(1, 120).filter((id) => id !== 3 && id !== 90);
    const lost = await world.lostDuring(kept, () => world.gap(() => world.leave(3, 90)));
    expect(lost).toEqual([]);
    expect(world.asked).toEqual([1, 2, 3]);
    expect(world.ids()).toEqual(world.stored().slice(0, 120));
    await world.readOn();
    expect(world.ids()).toEqual(world.stored());
  });

  it('reads as far as they have moved down', async () => {
    const world = await createWorld(200);
    await world.more();
    const lost = await world.lostDuring(range(1, 80), () => world.gap(() => world.come(...range(1_001, 1_085))));
    expect(lost).toEqual([]);
    expect(world.asked).toEqual([1, 2, 3, 4, 5]);
    expect(world.ids()).toEqual(world.stored().slice(0, 200));
  });

  it('reads no further page where only the first one was loaded', async () => {
    const world = await createWorld(200);
    await world.gap(() => world.leave(3));
    expect(world.asked).toEqual([1]);
    expect(world.ids()).toEqual(world.stored().slice(0, 40));
  });

  it('ends with the list, of which less is left', async () => {
    const world = await createWorld(100);
    await world.more();
    await world.more();
    await world.gap(() => world.leave(...range(1, 95)));
    expect(world.asked).toEqual([1]);
    expect(world.ids()).toEqual(world.stored());
    expect(world.hasMore()).toBe(false);
  });

  it('follows what moves while it is read', async () => {
    const world = await createWorld(200);
    await world.more();
    await world.more();
    world.onAnswer((page) => {
      if (page === 2) world.leave(60);
      if (page === 3) world.come(100);
    });
    await world.gap(() => world.leave(3));
    world.onAnswer(() => undefined);
    await world.readOn();
    // The ticket that came again was only touched, which moves no row.
    expect(new Set(world.ids())).toEqual(new Set(world.stored()));
  });

  it('gives up the rows below the tenth page, lest it asks for ever', async () => {
    const world = await createWorld(520);
    await world.readOn();
    await world.gap(() => world.leave(3));
    expect(world.asked).toEqual(range(1, 10));
    expect(world.ids()).toEqual(world.stored().slice(0, 400));
    await world.readOn();
    expect(world.ids()).toEqual(world.stored());
  });
});
