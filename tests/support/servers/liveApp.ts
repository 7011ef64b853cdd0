import 'fake-indexeddb/auto';
import { getAdapter, type AxiosAdapter } from 'axios';
import { composeApp } from '@/app/composeApp';
import { createLive } from '@/app/createLive';
import { createNavigator } from '@/app/navigator';
import type { DesktopBridge, ServerAddresses } from '@/bridge/desktop';
import { createBrowserSession } from '@/desktop/browserSession';
import { sessionEnded } from '@/entities/session/sessionActions';
import { signIn } from '@/entities/session/signIn';
import type { Services } from '@/entities/base/thunk';
import { systemClock } from '@/lib/clock';
import type { RootState } from '@/store/rootReducer';
import { connectDesktop } from '@/store/connectDesktop';
import { createStorage } from '@/store/storage';
import { createCookieAdapter } from './cookieAdapter';
import { createFakeDesktop } from '../fakes/fakeDesktop';
import { createMemoryStorage } from '../fakes/memoryStorage';
import { createRecordedLog } from '../fakes/recordedLog';

export interface LiveAppParts {
  /** Address of the server, without a slash at its end. */
  readonly url: string;
  /** Prefix of REST calls, `/api` on servers like A. */
  readonly prefix?: string;
  /** Local storage, which lasts between two starts. */
  readonly local?: Storage;
  /** The browser's cookies, which last likewise. */
  readonly cookies?: AxiosAdapter;
  /** Replaces the network of all calls except the session's. */
  readonly adapter?: AxiosAdapter;
  readonly clock?: Services['clock'];
}

/** Limit for waits that hang, ms; a busy machine may take many times as long as an idle one. */
const PATIENCE_MS = 60_000;

/** Store, API client, socket, disk and listeners as in the app, against a real server; only the screen is missing. */
export const createLiveApp = ({
  url,
  prefix = '',
  local = createMemoryStorage(),
  cookies = createCookieAdapter(),
  adapter = getAdapter('http'),
  clock = systemClock,
}: LiveAppParts) => {
  const addresses: ServerAddresses = {
    rest: url + prefix,
    socket: url,
    media: url,
    provider: url + prefix,
    kind: 'company',
  };
  const session = createBrowserSession({ origin: addresses.rest, local, adapter: cookies });
  const fake = createFakeDesktop({ server: { current: addresses, recent: [] } });
  const wakes = new Set<() => void>();
  const flushes = new Set<() => Promise<boolean | void>>();
  const network = new EventTarget();
  const desktop: DesktopBridge = {
    ...fake.desktop,
    session,
    window: { ...fake.desktop.window, isFocused: async () => false },
    lifecycle: {
      onWake: (listener) => {
        wakes.add(listener);
        return () => wakes.delete(listener);
      },
      onFlushRequested: (listener) => {
        flushes.add(listener);
        return () => flushes.delete(listener);
      },
    },
  };
  const { log, logged } = createRecordedLog();
  const paths: string[] = [];
  const { store, services } = composeApp({
    server: addresses,
    navigator: {
      ...createNavigator(),
      go: (path) => void paths.push(path),
      goOnceSignedIn: (path) => void paths.push(path),
    },
    adapter,
    live: [createLive({ server: addresses, desktop, clock, log }, { planFrame: queueMicrotask })],
    desktop,
    storage: createStorage(local, log, clock),
    clock,
    log,
    translate: (key, values) => `${key} ${JSON.stringify(values ?? {})}`,
  });

  void connectDesktop(store, services, network as unknown as Window);

  return {
    store,
    services,
    session,
    local,
    cookies,
    logged,
    /** The addresses the app navigated to. */
    paths,
    callLog: fake.callLog,
    signIn: (email: string) => store.dispatch(signIn({ email, password: 'demo1234' })),
    /** Resolves once the state is as wanted; fails after `PATIENCE_MS` with `what`. */
    until: (wanted: (state: RootState) => boolean, what = wanted.toString()): Promise<void> =>
      new Promise((resolve, reject) => {
        if (wanted(store.getState())) return resolve();
        const fail = setTimeout(() => {
          stop();
          reject(new Error(`Timed out waiting for: ${what}`));
        }, PATIENCE_MS);
        const stop = store.subscribe(() => {
          if (!wanted(store.getState())) return;
          clearTimeout(fail);
          stop();
          resolve();
        });
      }),
    /** Events of the computer. */
    machine: {
      wake: () => wakes.forEach((listener) => listener()),
      networkBack: () => network.dispatchEvent(new Event('online')),
      quit: () => Promise.all([...flushes].map(async (listener) => listener())),
    },
    /** Ends the app's session without a logout call. */
    stop: () => store.dispatch(sessionEnded({ reason: 'expired' })),
  };
};

export type LiveApp = ReturnType<typeof createLiveApp>;
