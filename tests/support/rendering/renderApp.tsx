import { useEffect } from 'react';
import type { AxiosAdapter } from 'axios';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { App } from '@/app/App';
import { composeApp } from '@/app/composeApp';
import { createNavigator } from '@/app/navigator';
import { followSystem } from '@/app/system/followSystem';
import type { DesktopBridge } from '@/bridge/desktop';
import type { WatchAudioDevices } from '@/desktop/audio/audioDevices';
import type { SoundPlayer } from '@/desktop/audio/soundPlayer';
import { restoreSession } from '@/entities/session/restoreSession';
import { createI18n } from '@/i18n/init';
import { createTranslate } from '@/i18n/translate';
import { systemClock } from '@/lib/clock';
import { connectAlerts } from '@/store/connectAlerts';
import { createFakeDesktop } from '../fakes/fakeDesktop';
import { createFakeNetwork, type FakeRoutes } from '../fakes/fakeNetwork';
import { createMemoryDisk, createMemoryStorage } from '../fakes/memoryStorage';
import { createRecordedLog } from '../fakes/recordedLog';

interface AddressBar {
  readonly visited: string[];
  /** What going back would find, and last the present address; a replaced address is not there. Steps back are not followed. */
  readonly history: string[];
  type: (address: string) => void;
  /** The button of the mouse, or the shortcut, for one step back. */
  goBack: () => void;
}

/** Records each address the router shows and what remains in the history, and opens typed addresses, signed in or not. */
const Address = ({ bar }: { readonly bar: AddressBar }) => {
  // Another object for each entry of the history, also for two with the same address.
  const location = useLocation();
  const step = useNavigationType();
  const navigate = useNavigate();
  const address = `${location.pathname}${location.search}`;
  useEffect(() => void bar.visited.push(address), [address, bar]);
  useEffect(() => {
    if (step === NavigationType.Replace) bar.history.pop();
    bar.history.push(`${location.pathname}${location.search}`);
  }, [bar, location, step]);
  useEffect(() => {
    Object.assign(bar, { type: (typed: string) => void navigate(typed), goBack: () => void navigate(-1) });
  }, [bar, navigate]);
  return null;
};

/** A silent player. */
const silent: SoundPlayer = { play: async () => {} };

interface TestApp {
  readonly desktop?: DesktopBridge;
  readonly routes?: FakeRoutes;
  /** Replaces the network, for example by a real server. */
  readonly adapter?: AxiosAdapter;
  /** The address the app opens at. */
  readonly path?: string;
  readonly storage?: Storage;
  /** False: the computer's disk cannot be used. */
  readonly isOnDisk?: boolean;
  readonly player?: SoundPlayer;
  /** The sound devices of the computer; unknown when left out. */
  readonly devices?: Parameters<Parameters<WatchAudioDevices>[0]>[0];
  /** Render while the last session is still being restored, as the real start does. */
  readonly isHasty?: boolean;
}

/** The whole app with real store, texts and router; the bridge, the network and the storage are fakes. */
export const renderApp = async ({
  desktop = createFakeDesktop().desktop,
  routes = {},
  adapter,
  path = '/',
  storage = createMemoryStorage(),
  isOnDisk = true,
  player = silent,
  devices,
  isHasty = false,
}: TestApp = {}) => {
  const i18n = await createI18n(storage);
  const network = createFakeNetwork(routes);
  const { log, logged, details } = createRecordedLog();
  const server = await desktop.server.state();
  const navigator = createNavigator();
  const { store, services } = composeApp({
    server: server.current,
    navigator,
    adapter: adapter ?? network.adapter,
    desktop,
    clock: systemClock,
    log,
    translate: createTranslate(i18n),
    storage: createMemoryDisk(storage, { isOnDisk: async () => isOnDisk }),
  });
  followSystem(desktop.system, store, i18n, navigator);
  await connectAlerts(store, { desktop, player, watchDevices: (tell) => devices && tell(devices) });
  const restored = store.dispatch(restoreSession({ attempt: 0 }));
  if (!isHasty) await restored;
  const bar: AddressBar = { visited: [], history: [], type: () => {}, goBack: () => {} };
  render(
    <MemoryRouter initialEntries={[path]}>
      <Address bar={bar} />
      <App store={store} services={services} i18n={i18n} navigator={navigator} />
    </MemoryRouter>,
  );
  const { visited, history } = bar;
  const visit = (address: string): void => bar.type(address);
  const goBack = (): void => bar.goBack();
  const calls = network.calls;
  const user = userEvent.setup();
  return { store, services, i18n, storage, navigator, calls, logged, details, visited, history, visit, goBack, user };
};
