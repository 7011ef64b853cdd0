import { describe, expect, it } from 'vitest';
import { channelName, eventNames, type EventKind, parseEvent } from '@/protocol/events';
import { serverEvents, serverEventsReceived, type ServerEvent } from '@/realtime/serverEvents';
import { recordsIn } from '@tests/support/recordsIn';
import { createTestStore } from '@tests/support/createTestStore';
import { createRandom, mutate } from '@tests/support/hostile/mutations';
import { findCall } from '@tests/support/recordings/recordedCalls';
import { readEvents, readExchanges, recordedAreas } from '@tests/support/recordings/recordings';
import { aUser } from '@tests/support/records';

const SEED = 20_261_121;
/** Cases of one test. */
const ANSWERS = 500;
const EVENTS = 400;
/** Tests of each kind: 6,000 answers and 4,000 events together. */
const ANSWER_RUNS = Array.from({ length: 12 }, (_, run) => run);
const EVENT_RUNS = Array.from({ length: 10 }, (_, run) => run);
/** Events that arrive in one frame. */
const TOGETHER = 40;

const kinds = new Map<string, EventKind>([
  ...[6, 7, 8, 10].flatMap((userId) => Array.from(eventNames(1, userId))),
  [channelName('chat', 1, 3), 'chat'],
  [channelName('contactListItem', 1, 4), 'contactListItem'],
]);

type Kinds = Map<string, Set<string>>;

/** Notes the kind of every value in what was read, by its place; the items of a list have one place. */
const noteKinds = (kinds: Kinds, value: unknown, place = ''): Kinds => {
  const kind = Array.isArray(value) ? 'list' : typeof value;
  if (value !== null) kinds.set(place, (kinds.get(place) ?? new Set()).add(kind));
  if (typeof value !== 'object' || value === null) return kinds;
  for (const [key, inner] of Object.entries(value)) noteKinds(kinds, inner, `${place}.${kind === 'list' ? '' : key}`);
  return kinds;
};

/** The places whose values are of another kind than any that was ever sent there without faults. */
const strangeIn = (known: Kinds, read: unknown): string[] =>
  [...noteKinds(new Map(), read)].flatMap(([place, found]) => {
    const usual = known.get(place);
    return usual && [...found].some((kind) => !usual.has(kind)) ? [place] : [];
  });

/** Every record of a table has its own id as key. Returns how many there are. */
const checkTables = (state: object): number => {
  const records = recordsIn(state);
  for (const [place, key, { id }] of records) expect(String(id), place).toBe(key);
  return records.length;
};

describe('recorded answers and events with random faults', () => {
  it.each(ANSWER_RUNS)(`[SEC-09] run %i: ${ANSWERS} answers are read or dropped, and none throws`, (run) => {
    const random = createRandom(SEED + run);
    const exchanges = [...recordedAreas().keys()]
      .flatMap(readExchanges)
      .filter(({ response }) => response.status !== null && response.status < 300)
      .flatMap(({ request, response }) => {
        const call = findCall(request.method, request.path);
        return call ? [{ call, path: request.path, body: response.body }] : [];
      });
    expect(exchanges.length).toBeGreaterThan(100);
    const known = new Map<unknown, Kinds>();
    for (const { call, body } of exchanges) known.set(call, noteKinds(known.get(call) ?? new Map(), call.read(body)));
    let read = 0;
    for (let count = 0; count < ANSWERS; count += 1) {
      const { call, path, body } = exchanges[Math.floor(random() * exchanges.length)] as (typeof exchanges)[number];
      const answer = call.read(mutate(body, random));
      // A screen that shows a text gets no object in its place.
      expect(strangeIn(known.get(call)!, answer), path).toEqual([]);
      // The result can be stored: it is plain data.
      expect(() => JSON.stringify(answer)).not.toThrow();
      if (answer !== null) read += 1;
    }
    // Most faults lose a field, not the answer.
    expect(read).toBeGreaterThan(ANSWERS / 2);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it.each([{}, 'text', 7, [[]]])('[SEC-09] an event any part of which is %j is read or dropped', (strange) => {
    for (const { event, payload } of readEvents()) {
      const kind = event === null ? undefined : kinds.get(event);
      if (kind === undefined || typeof payload !== 'object') continue;
      for (const part of Object.keys(payload ?? {})) {
        expect(() => parseEvent(kind, { ...payload, [part]: strange }, 1), `${event} ${part}`).not.toThrow();
      }
    }
  });

  it.each(EVENT_RUNS)(
    `[SEC-09] run %i: ${EVENTS} events leave the store consistent: dropped, or applied as far as they can be read`,
    (run) => {
      const random = createRandom(SEED + 100 + run);
      const events = readEvents().flatMap(({ event, payload }) => {
        const kind = event === null ? undefined : kinds.get(event);
        return kind === undefined ? [] : [{ kind, payload }];
      });
      expect(events.length).toBeGreaterThan(20);
      const { store, begin } = createTestStore();
      // A user not in the recordings, so that no event is about the session itself.
      begin(aUser({ id: 9_999 }));
      let applied = 0;
      for (let frame = 0; frame < EVENTS / TOGETHER; frame += 1) {
        const arrived: ServerEvent[] = [];
        for (let count = 0; count < TOGETHER; count += 1) {
          const { kind, payload } = events[Math.floor(random() * events.length)] as (typeof events)[number];
          // The event that ends sessions may do so; its content is compared elsewhere.
          if (kind === 'auth') continue;
          const event = parseEvent(kind, mutate(payload, random), 1);
          if (event !== null) arrived.push((serverEvents[kind] as (event: unknown) => ServerEvent)(event));
        }
        applied += arrived.length;
        store.dispatch(serverEventsReceived(arrived));
      }
      expect(applied).toBeGreaterThan(EVENTS / 10);
      expect(checkTables(store.getState())).toBeGreaterThan(10);
      expect(store.getState().session.status).toBe('signedIn');
      expect(() => JSON.stringify(store.getState())).not.toThrow();
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    },
  );
});
