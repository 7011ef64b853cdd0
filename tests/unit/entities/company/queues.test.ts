import { expect, it, describe } from 'vitest';
import { ensureQueues, loadQueues, selectQueues, selectQueuesStatus } from '@/entities/company/queues/queues';
import { sessionEnded } from '@/entities/session/sessionActions';
import { signedInStore } from '@tests/support/createTestStore';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { aUser } from '@tests/support/records';

const queue = (id: number) => ({ id, name: `Fila ${id}`, color: '#000000' });

/** A server whose answers to GET /queue come when the test says so. */
const slowServer = () => {
  const come: ((answer: FakeAnswer) => void)[] = [];
  const app = signedInStore({ 'GET /queue': () => new Promise<FakeAnswer>((resolve) => come.push(resolve)) });
  const { dispatch, getState } = app.store;
  const started = come.length;
  return {
    ...app,
    asked: () => come.length - started,
    answer: (number: number, ...ids: number[]) => come[started + number - 1]?.({ body: ids.map(queue) }),
    ensure: () => ensureQueues(dispatch, getState),
    ids: () => selectQueues(getState()).map(({ id }) => id),
  };
};

/** Lets promises go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('lists that need the queues', () => {
  it('[PERF-02] wait for one call together, and ask nothing once they are known', async () => {
    const app = slowServer();
    let waiting = 2;
    const both = Promise.all([app.ensure(), app.ensure()].map((wait) => wait.then(() => void (waiting -= 1))));
    await settle();
    expect([app.asked(), waiting]).toEqual([1, 2]);
    app.answer(1, 4);
    await both;
    await app.ensure();
    expect([app.asked(), app.ids()]).toEqual([1, [4]]);
  });

  it('ask again after a failed call', async () => {
    const list = createRecordedRoute({ status: 500, body: {} }, { body: [queue(4)] });
    const app = signedInStore({ 'GET /queue': list.route });
    const { dispatch, getState } = app.store;
    expect(selectQueuesStatus(getState())).toBe('idle');
    await ensureQueues(dispatch, getState);
    expect([selectQueuesStatus(getState()), selectQueues(getState())]).toEqual(['failed', []]);
    await ensureQueues(dispatch, getState);
    expect([selectQueuesStatus(getState()), selectQueues(getState())]).toMatchObject(['ready', [queue(4)]]);
  });

  it('of the next session do not take the call of the former one for theirs', async () => {
    const app = slowServer();
    const former = app.ensure();
    await settle();
    app.store.dispatch(sessionEnded({ reason: 'logout' }));
    app.begin(aUser({ id: 11 }));
    const both = Promise.all([app.ensure(), settle().then(app.ensure)]);
    await settle();
    app.answer(1, 4);
    await former;
    const third = app.ensure();
    await settle();
    expect(app.asked()).toBe(2);
    app.answer(2, 5);
    await Promise.all([both, third]);
    expect(app.ids()).toEqual([5]);
  });

  it('do not wait for an older answer than the one that counts', async () => {
    const app = slowServer();
    const first = app.ensure();
    await settle();
    void app.store.dispatch(loadQueues());
    const second = app.ensure();
    await settle();
    app.answer(1, 4);
    await first;
    for (const number of [2, 3]) app.answer(number, 5);
    await second;
    expect(app.ids()).toEqual([5]);
  });
});
