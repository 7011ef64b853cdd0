import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contacts } from '@/entities/company/contacts/contacts';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { createHeldRoute } from '@tests/support/hold';

const contact = (id: number) => ({ id, name: `Cliente ${id}` });
const QUERY = { searchParam: '', tagIds: [] };

/** The first page of many contacts on screen; `stored` is how many the server has. */
const open = async ({
  hasMore = true,
  answer,
}: { hasMore?: boolean; answer?: () => FakeAnswer | Promise<FakeAnswer> | undefined } = {}) => {
  const server = { stored: 1_332 };
  let readings = 0;
  const { store, begin } = createTestStore({
    routes: {
      'GET /contacts': () => {
        readings += 1;
        return answer?.() ?? { body: { contacts: [contact(1), contact(2)], count: server.stored, hasMore } };
      },
    },
  });
  begin();
  const { dispatch, getState } = store;
  const read = () => dispatch(contacts.load({ view: 'page', query: QUERY, page: 1 }));
  await read();
  dispatch(contacts.viewShown({ view: 'page', shown: true }));
  return {
    server,
    read,
    dispatch,
    create: (...ids: readonly number[]) => {
      for (const id of ids) dispatch(serverEvents.contact({ action: 'create', record: contact(id) }));
    },
    remove: (id: number) => dispatch(serverEvents.contact({ action: 'delete', id })),
    view: () => contacts.selectView(getState(), 'page'),
    readings: () => readings,
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('records that the server counted before their events arrived are not counted twice for good', async () => {
  const { create, view, readings } = await open();
  create(1_400, 1_401, 1_402);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(view()).toMatchObject({ count: 1_332, ids: [1_402, 1_401, 1_400, 1, 2] });
  // One reading for all of them, and none after it.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(readings()).toBe(2);
});

it('what comes while the count is read again has it read once more', async () => {
  const reading = createHeldRoute();
  let isHeld = false;
  const { server, create, view, readings } = await open({ answer: () => (isHeld ? reading.route() : undefined) });
  isHeld = true;
  create(1_400);
  await vi.advanceTimersByTimeAsync(2_000);
  isHeld = false;
  create(1_401);
  reading.answer({ body: { contacts: [], count: 1_332, hasMore: true } });
  server.stored = 1_333;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(view().count).toBe(1_333);
  expect(readings()).toBe(3);
});

it('a deleted record that is not loaded has the count read again, one in the list is counted at once', async () => {
  const { server, remove, view, readings } = await open();
  remove(2);
  expect(view().count).toBe(1_331);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(readings()).toBe(1);
  server.stored = 1_330;
  remove(900);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(view()).toMatchObject({ count: 1_330, ids: [1] });
});

it('a list that is loaded to its end counts its rows, and reads nothing again', async () => {
  const { server, create, view, read, readings } = await open({ hasMore: false });
  server.stored = 2;
  await read();
  create(3);
  expect(view().count).toBe(3);
  const reading = read();
  create(4);
  await reading;
  expect(view()).toMatchObject({ ids: [4, 1, 2], count: 3 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(readings()).toBe(3);
});

it('a count that cannot be read again stays, and is not asked for without end', async () => {
  let isBroken = false;
  const { create, view, readings } = await open({ answer: () => (isBroken ? { status: 500 } : undefined) });
  isBroken = true;
  create(1_400);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(view().count).toBe(1_333);
  expect(readings()).toBe(2);
});
