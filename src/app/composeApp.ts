import type { Middleware } from '@reduxjs/toolkit';
import { createApi } from '@/api/createApi';
import { createHttp, type HttpParts } from '@/api/http';
import { createProvider } from '@/api/provider';
import { announcingRefresh } from '@/entities/session/renewSession';
import { sessionEnded } from '@/entities/session/sessionActions';
import type { Services } from '@/entities/base/thunk';
import { callUnanswered } from '@/processes/resync/probeListener';
import { createStore } from '@/store/store';
import type { Navigator } from './navigator';
import { registerListeners } from './registerListeners';

interface ComposedParts extends Omit<Services, 'api'> {
  readonly navigator: Navigator;
  /** The socket middleware; without it no live events arrive. */
  readonly live?: readonly Middleware[];
  /** Replaces the network in tests. */
  readonly adapter?: HttpParts['adapter'];
}

/** Builds services, store and listeners, the same for the app and for every test, so that tests run the real app. */
export const composeApp = ({ navigator, live = [], adapter, ...outside }: ComposedParts) => {
  const { desktop, server, log } = outside;
  const http = createHttp({
    baseUrl: () => server?.rest ?? '',
    authorization: () => desktop.session.authorization(),
    refresh: announcingRefresh(
      () => desktop.session.refresh(),
      (action) => store.dispatch(action),
    ),
    asked: (path) => desktop.session.firstList(path).catch(() => null),
    account: () => store.getState().session.account,
    onSessionEnded: (cause) => {
      // Ignore a refusal without a session: after a sign-out the user would read that the session expired.
      const { status } = store.getState().session;
      if (status === 'signedIn' || status === 'restoring') store.dispatch(sessionEnded({ reason: 'expired', cause }));
    },
    onUnanswered: () => store.dispatch(callUnanswered()),
    log,
    adapter,
  });
  const provider = createProvider({ baseUrl: () => server?.provider ?? '', adapter });
  const services: Services = { ...outside, api: createApi(http, provider) };
  const store = createStore(services, live);
  registerListeners(store.startListening, navigator);
  return { store, services };
};
