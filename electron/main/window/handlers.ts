import { z } from 'zod';
import type { InvokeChannels } from '@/bridge/desktop';
import { createAlertHandlers, type AlertServices } from '../alerts/alertHandlers';
import type { HandlersOf } from './handler';
import type { HeldSession } from '../session/heldSession';
import type { OpenSafely } from './openSafely';
import type { ServerDirectory } from '../server/serverDirectory';
import type { FirstList } from '../session/firstList';
import type { SessionCalls } from '../session/sessionCalls';
import { appearanceSchema, listPathSchema, recentServerSchema } from '../system/settingsSchema';
import { createSystemHandlers, type SystemServices } from '../system/systemHandlers';
import type { MainWindow } from './window';

/** One entry per channel; a channel missing here does not compile. */
export type Handlers = HandlersOf<InvokeChannels>;

export interface NativeServices {
  readonly directory: ServerDirectory;
  readonly calls: SessionCalls;
  readonly firstList: FirstList;
  readonly held: HeldSession;
  readonly alerts: AlertServices;
  readonly system: SystemServices;
  readonly window: () => MainWindow;
  readonly openSafely: OpenSafely;
  readonly pageFlushed: (isUnsaved: boolean) => void;
}

const none = z.tuple([]);
const address = z.string().max(2_000);

const credentialsSchema = z.strictObject({ email: z.string().max(500), password: z.string().max(500) });

/** The table of all calls the page may make to main. */
export const createHandlers = (services: NativeServices): Handlers => {
  const { directory, calls, firstList, held, alerts, system, window, openSafely, pageFlushed } = services;
  return {
    'server:state': { schema: none, run: () => directory.state() },
    'server:probe': { schema: z.tuple([address, z.boolean()]), run: directory.probe },
    'server:choose': { schema: z.tuple([recentServerSchema]), run: directory.choose },
    'server:start-demo': { schema: none, run: () => directory.startDemo() },
    'session:stored': {
      schema: none,
      run: async () => {
        await held.load();
        return { restorable: held.token() !== null || held.refreshCookie() !== null };
      },
    },
    'session:login': { schema: z.tuple([credentialsSchema]), run: calls.login },
    'session:refresh': { schema: none, run: () => calls.refresh() },
    'session:logout': { schema: none, run: () => calls.logout() },
    'session:discard': { schema: none, run: () => held.drop() },
    'session:access-token': {
      schema: none,
      run: async () => {
        await held.load();
        return held.token();
      },
    },
    'session:first-list': { schema: z.tuple([listPathSchema]), run: firstList.take },
    'session:keeping': { schema: none, run: () => held.keeping() },
    ...createAlertHandlers(alerts),
    ...createSystemHandlers(system),
    'window:set-appearance': {
      schema: z.tuple([appearanceSchema]),
      run: (appearance) => window().setAppearance(appearance),
    },
    'window:is-focused': { schema: none, run: () => window().browserWindow.isFocused() },
    'window:reload': { schema: none, run: () => window().reload() },
    'window:open-external': { schema: z.tuple([address]), run: openSafely },
    'lifecycle:flushed': {
      schema: z.tuple([z.boolean().optional()]),
      run: (isUnsaved = false) => pageFlushed(isUnsaved),
    },
  };
};
