import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadQueues } from '@/entities/company/queues/queues';
import { storedCompanyQueues } from '@/entities/conversations/tickets/knownQueues';
import { ticketFilterChanged } from '@/entities/conversations/tickets/ticketActions';
import { selectTicketView } from '@/entities/conversations/tickets/ticketSelectors';
import { loadTickets } from '@/entities/conversations/tickets/ticketThunks';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { aUser } from '@tests/support/records';
import { hold } from '@tests/support/hold';

const admin = aUser({ profile: 'admin', queues: [] });
/** The account of the test user's session. */
const ACCOUNT = `test#${admin.id}`;
const known = storedCompanyQueues(ACCOUNT);

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A start on a computer with this storage; the server says which queues the company has when the test does. */
const start = (local: Storage, user = admin) => {
  const { held: answered, release: answer } = hold<FakeAnswer>();
  const asked: string[] = [];
  const app = createTestStore({
    local,
    routes: {
      'GET /queue': () => answered,
      'GET /users/10': { body: user },
      'GET /tickets': ({ params }) => {
        if (params?.status === 'open') asked.push(params.queueIds);
        return { body: { tickets: [], hasMore: false } };
      },
    },
  });
  app.begin(user);
  const { dispatch } = app.store;
  return {
    dispatch,
    calls: app.calls,
    status: () => selectTicketView(app.store.getState(), 'open').status,
    /** The queues of the requests for open tickets so far. */
    asked,
    refuses: async () => {
      answer({ status: 500 });
      await settle();
    },
    companyHas: async (...ids: readonly number[]) => {
      answer({ body: ids.map((id) => ({ id, name: `Fila ${id}`, color: '' })) });
      await dispatch(loadQueues());
      await settle();
    },
    read: () => dispatch(loadTickets({ view: 'open', page: 1, force: true })),
  };
};

/** A computer that knows these queues of the company from the last start. */
const storageWith = (ids: readonly number[]): Storage => {
  const local = createMemoryStorage();
  known.write(local, [...ids]);
  return local;
};

describe('[TLIST-17] the first list of an admin', () => {
  it('asks for the queues of the last start instead of waiting for the company’s', async () => {
    const app = start(storageWith([1, 2]));
    await settle();
    expect(app.asked).toEqual(['[1,2]']);
  });

  it('is read again when the company has other queues by now, and not when it has the same', async () => {
    const same = start(storageWith([2, 1]));
    await settle();
    await same.companyHas(1, 2);
    expect(same.asked).toEqual(['[2,1]']);

    const local = storageWith([1, 2]);
    const other = start(local);
    await settle();
    await other.companyHas(1, 3);
    expect(other.asked).toEqual(['[1,2]', '[1,3]']);
    const next = start(local);
    await settle();
    expect(next.asked).toEqual(['[1,3]']);
  });

  it.each([
    ['nothing is known', createMemoryStorage()],
    ['no queue is known', storageWith([])],
  ])('waits for the company’s queues where %s, and asks for them once', async (_, local) => {
    const app = start(local);
    await settle();
    expect(app.asked).toEqual([]);
    await app.companyHas(4, 5);
    expect(app.asked).toEqual(['[4,5]']);
    expect(known.read(local)).toEqual([4, 5]);
  });

  it('says that it could not be read where the company’s queues cannot, and asks for them again on the next try', async () => {
    const local = createMemoryStorage();
    const app = start(local);
    await settle();
    await app.refuses();
    expect(app.asked).toEqual([]);
    expect(app.status()).toBe('failed');
    await app.read();
    expect(app.calls.filter((call) => call === 'GET /queue')).toHaveLength(2);
  });

  it('leaves out what is stored as a queue but is none', async () => {
    const local = createMemoryStorage();
    local.setItem(`companyQueues:${ACCOUNT}`, '[1,"x",null,3]');
    const app = start(local);
    await settle();
    expect(app.asked).toEqual(['[1,3]']);
  });
});

describe('[TLIST-15] [TLIST-16] [TLIST-17] a list asks for', () => {
  it('the chosen queues alone, although others are known from the last start', async () => {
    const app = start(storageWith([1, 2]));
    await settle();
    app.dispatch(ticketFilterChanged({ queueIds: [2] }));
    await app.read();
    expect(app.asked.at(-1)).toBe('[2]');
    app.dispatch(ticketFilterChanged({ queueIds: null }));
    await app.read();
    expect(app.asked.at(-1)).toBe('[1,2]');
  });

  it('the company’s queues as soon as they are loaded, whatever is stored', async () => {
    const local = storageWith([1, 2]);
    const app = start(local);
    await app.companyHas(1, 2);
    known.write(local, [9]);
    await app.read();
    expect(app.asked.at(-1)).toBe('[1,2]');
  });

  it('[SEC-08] the own queues of an agent, even on an account that an admin used before', async () => {
    const app = start(storageWith([1, 2, 3]), aUser());
    await settle();
    expect(app.asked).toEqual(['[1]']);
  });
});
