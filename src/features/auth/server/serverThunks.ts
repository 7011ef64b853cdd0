import type { RecentServer, ServerAddresses } from '@/bridge/desktop';
import { noteMove } from '@/entities/session/movedServers';
import { sessionEnded } from '@/entities/session/sessionActions';
import { createAppThunk } from '@/entities/base/thunk';

/** Everything the login screen needs to know about its environment. */
export const readLoginEnvironment = createAppThunk(
  'auth/readLoginEnvironment',
  async (_: void, { extra: { desktop } }) => ({
    server: await desktop.server.state(),
    mayChoose: desktop.capabilities.chooseServer,
    offersDemo: desktop.capabilities.offerDemo,
    appVersion: desktop.appVersion,
  }),
  { silent: true },
);

interface Address {
  readonly address: string;
  readonly allowInsecure: boolean;
}

/** Asks an address whether a server answers there, without saving it. */
export const probeServer = createAppThunk(
  'auth/probeServer',
  ({ address, allowInsecure }: Address, { extra }) => extra.desktop.server.probe(address, allowInsecure),
  { silent: true },
);

/** Saves a server; the page reloads when it is another one. */
export const chooseServer = createAppThunk(
  'auth/chooseServer',
  (server: RecentServer, { extra }) => extra.desktop.server.choose(server),
  { silent: true },
);

/** The server in use says that it is at another address now. One that was used by itself keeps what is stored for it. */
export const noteServerMove = createAppThunk(
  'auth/noteServerMove',
  async ({ from, to }: { readonly from: string; readonly to: string }, { extra: { desktop, storage } }) => {
    const { recent } = await desktop.server.state();
    if (!recent.some(({ addresses }) => addresses.rest === to)) noteMove(storage.local, from, to);
  },
  { silent: true },
);

/** Starts the demo workspace, so that it can be chosen. */
export const startDemo = createAppThunk('auth/startDemo', (_: void, { extra }) => extra.desktop.server.startDemo(), {
  silent: true,
});

/** Ends the session here when another server than `before` is in use now; the page reloads a moment later. */
export const leaveServer = createAppThunk(
  'auth/leaveServer',
  async (before: ServerAddresses | null, { dispatch, extra }) => {
    const { current } = await extra.desktop.server.state();
    if (current?.rest !== before?.rest) dispatch(sessionEnded({ reason: 'logout', cause: 'other server' }));
  },
  { silent: true, changesSession: true },
);
