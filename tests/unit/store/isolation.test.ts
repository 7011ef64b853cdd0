import { describe, expect, it } from 'vitest';
import { sessionEnded } from '@/entities/session/sessionActions';
import { initialSession } from '@/entities/session/sessionState';
import { type EventKind, eventNames, parseEvent } from '@/protocol/events';
import { serverEvents, serverEventsReceived, type ServerEvent } from '@/realtime/serverEvents';
import { rootReducer, type RootState } from '@/store/rootReducer';
import { createTestStore } from '@tests/support/createTestStore';
import { eventually } from '@tests/support/eventually';
import { readEvents } from '@tests/support/recordings/recordings';
import { aUser } from '@tests/support/records';

const sources = import.meta.glob<string>('../../../src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const kinds = new Map<string, EventKind>([6, 7, 8].flatMap((userId) => Array.from(eventNames(1, userId))));
/** Slices that belong to this computer, not to an account: preferences and the state of the machine. */
const OF_THE_COMPUTER = new Set(['preferences', 'alerts', 'attention', 'audioDevices']);

describe('two accounts on one computer', () => {
  it('[SEC-08] [SESS-18] after every recorded event no data of one account is left for the next', () => {
    const { store, begin } = createTestStore();
    const fresh = createTestStore().store.getState() as unknown as Record<string, unknown>;
    begin(aUser({ id: 9_999, name: 'Ana' }));
    const events = readEvents().flatMap(({ event, payload }) => {
      const kind = event === null ? undefined : kinds.get(event);
      const read = kind === undefined || kind === 'auth' ? null : parseEvent(kind, payload, 1);
      return read === null ? [] : [(serverEvents[kind as EventKind] as (event: unknown) => ServerEvent)(read)];
    });
    store.dispatch(serverEventsReceived(events));
    // No recorded tag is a column of the board.
    store.dispatch(serverEvents.tag({ action: 'create', record: { id: 5, name: 'VIP', color: '#2468be', kanban: 1 } }));
    expect(store.getState().kanban.columns.some(({ name }) => name === 'VIP')).toBe(true);
    store.dispatch(serverEvents.settings({ action: 'update', record: { key: 'call', value: 'enabled' } }));
    expect(store.getState().session.settings).toMatchObject({ call: 'enabled' });
    const filled = JSON.stringify(store.getState());
    expect(filled.length).toBeGreaterThan(10_000);

    store.dispatch(sessionEnded({ reason: 'logout' }));
    const left = store.getState() as unknown as Record<string, unknown>;
    for (const [name, slice] of Object.entries(left)) {
      if (OF_THE_COMPUTER.has(name) || name === 'session') continue;
      expect(slice, name).toEqual(fresh[name]);
    }
    const ended = { status: 'signedOut', ended: 'logout', endedAt: expect.any(Number) as unknown };
    expect(store.getState().session).toEqual({ ...initialSession, ...ended });
  });
});

it('[SEC-08] [SESS-18] whatever a part of the store holds, the end of the session empties it', () => {
  const fresh = rootReducer(undefined, { type: 'start' }) as unknown as Record<string, object>;
  const held = Object.fromEntries(Object.entries(fresh).map(([name, slice]) => [name, { ...slice, heldOf: 'Ana' }]));
  const left = rootReducer(held as unknown as RootState, sessionEnded({ reason: 'logout' }));
  const kept = Object.entries(left).flatMap(([name, slice]) => ('heldOf' in slice ? name : []));
  expect(kept.toSorted()).toEqual([...OF_THE_COMPUTER].toSorted());
});

it('[SEC-05] [DESK-13] the store is closed to developer tools, and holds no token', () => {
  const { store, begin } = createTestStore();
  begin(aUser());
  // Request ids are random and may contain any letters.
  const said = JSON.stringify(store.getState(), (key, value: unknown) => (key === 'requestId' ? null : value));
  expect(said).not.toMatch(/eyJ|"token"|jrt|password/i);
  expect(Object.keys(store.getState()).length).toBeGreaterThan(20);
  // Whether the tools listen is decided when the library is loaded, so only the sources tell.
  const makers = Object.entries(sources).filter(([, text]) => text.includes('configureStore('));
  expect(makers.map(([file, text]) => [file, /devTools: \w+/.exec(text)?.[0]])).toEqual([
    ['../../../src/store/store.ts', 'devTools: false'],
  ]);
});

it('[SEC-05] a listener that fails is logged without the words that its error repeats', async () => {
  const { store, details } = createTestStore();
  store.startListening({
    type: 'test/read',
    effect: () => void JSON.parse('Meu cartão'),
  });
  store.dispatch({ type: 'test/read' });
  await eventually(() => expect(details).toContainEqual(expect.objectContaining({ message: 'A listener failed' })));
  expect(details).toMatchObject([{ kind: 'SyntaxError', reason: undefined }]);
  expect(JSON.stringify(details)).not.toContain('Meu');
});
