import { onTestFinished } from 'vitest';
import { composeApp } from '@/app/composeApp';
import { createNavigator } from '@/app/navigator';
import type { DesktopBridge } from '@/bridge/desktop';
import type { SessionUser } from '@/protocol/records/users';
import { sessionStarted } from '@/entities/session/sessionActions';
import type { Services } from '@/entities/base/thunk';
import { type Cancel, type Clock, systemClock } from '@/lib/clock';
import { socketStateChanged } from '@/realtime/socketActions';
import { companyServer, createFakeDesktop } from './fakes/fakeDesktop';
import { createFakeNetwork, type FakeRoutes } from './fakes/fakeNetwork';
import { createMemoryDisk, createMemoryStorage } from './fakes/memoryStorage';
import { createRecordedLog } from './fakes/recordedLog';
import { aSessionStart, aUser } from './records';

interface TestStoreParts {
  readonly desktop?: DesktopBridge;
  readonly server?: Services['server'];
  readonly routes?: FakeRoutes;
  readonly local?: Storage;
  readonly storage?: Partial<Services['storage']>;
}

const emptyPage = { body: { tickets: [], count: 0, hasMore: false } };

/** A server's answers to the calls at the beginning of every session. */
const quietServer: FakeRoutes = {
  'GET /tickets': emptyPage,
  'GET /whatsapp/': { body: [] },
  'GET /queue': { body: [] },
  'GET /settings/': { body: [] },
  'GET /companies/listPlan/1': { body: { id: 1, name: 'Casa Aurora', plan: null } },
  'GET /companies/1': { body: { id: 1, name: 'Casa Aurora' } },
  'GET /users/10': { body: aUser() },
};

/**
 * The system's clock for the store of one test. What is planned ends with the test: the reload after a forced end, for example, would
 * take what the next test is typing or recording.
 */
const clockOfTest = (): Clock => {
  const planned = new Set<Cancel>();
  onTestFinished(() => {
    for (const cancel of planned) cancel();
  });
  return {
    now: systemClock.now,
    after: (delay, run) => {
      const cancel = systemClock.after(delay, run);
      planned.add(cancel);
      return cancel;
    },
  };
};

/** Store, API client and all listeners; network, bridge and disk are fakes, and the test dispatches live events. */
export const createTestStore = ({
  desktop = createFakeDesktop().desktop,
  server = companyServer,
  routes = {},
  local = createMemoryStorage(),
  storage = {},
}: TestStoreParts = {}) => {
  const network = createFakeNetwork({ ...quietServer, ...routes });
  const { log, logged, details } = createRecordedLog();
  const paths: string[] = [];
  const navigator = createNavigator();
  const { store, services } = composeApp({
    server,
    navigator: {
      ...navigator,
      go: (path) => {
        paths.push(path);
        navigator.go(path);
      },
      goOnceSignedIn: (path) => {
        paths.push(path);
        navigator.goOnceSignedIn(path);
      },
    },
    adapter: network.adapter,
    desktop,
    clock: clockOfTest(),
    log,
    translate: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
    storage: createMemoryDisk(local, storage),
  });

  return {
    store,
    services,
    local,
    logged,
    details,
    paths,
    /** A router that is attached follows the listeners; without one, only `paths` shows where they navigate. */
    attach: navigator.attach,
    /** Method and path of the calls so far. */
    calls: network.calls,
    /** The text keys of the toasts on screen. */
    toasts: () => store.getState().toasts.map(({ textKey }) => textKey),
    /** Signs a user in, whatever the login would have answered. */
    begin: (user: SessionUser = aUser(), fresh = true): void => {
      store.dispatch(sessionStarted(aSessionStart({ user, account: `test#${user.id}`, fresh })));
    },
    goOnline: (): void => {
      store.dispatch(socketStateChanged({ state: 'online', nextTryAt: null, at: Date.now() }));
    },
    goOffline: (): void => {
      store.dispatch(socketStateChanged({ state: 'connecting', nextTryAt: null, at: Date.now() }));
    },
  };
};

/** The same with a signed-in user. */
export const signedInStore = (routes: FakeRoutes = {}, user = aUser()) => {
  const app = createTestStore({ routes });
  app.begin(user);
  return app;
};
