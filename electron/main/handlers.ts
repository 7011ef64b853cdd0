import { z } from 'zod';
import type { InvokeChannels, NotificationRequest, UnreadTotals } from '@/contract/desktop';
import type { HeldSession } from './heldSession';
import type { Notifications } from './notifications';
import type { OpenSafely } from './openSafely';
import type { ServerDirectory } from './serverDirectory';
import type { SessionCalls } from './sessionCalls';
import { appearanceSchema, recentServerSchema } from './settingsSchema';
import type { MainWindow } from './window';

/** One call of the page: what its arguments must look like, and what happens. */
interface Handler<Arguments extends unknown[], Value> {
  readonly schema: z.ZodType<Arguments>;
  readonly run: (...received: Arguments) => Value | Promise<Value>;
}

/** One entry per channel; a channel missing here does not compile. */
export type Handlers = {
  readonly [Channel in keyof InvokeChannels]: Handler<
    Parameters<InvokeChannels[Channel]>,
    ReturnType<InvokeChannels[Channel]>
  >;
};

export interface NativeServices {
  readonly directory: ServerDirectory;
  readonly calls: SessionCalls;
  readonly held: HeldSession;
  readonly notifications: Notifications;
  /** Tray, badge and title at once. */
  readonly setUnread: (totals: UnreadTotals) => void;
  readonly window: () => MainWindow;
  readonly openSafely: OpenSafely;
  readonly pageFlushed: () => void;
}

const none = z.tuple([]);
const address = z.string().max(2_000);
const id = z.string().min(1).max(200);
const count = z.int().min(0);

const notificationSchema = z.strictObject({
  id,
  kind: z.enum(['pending', 'message', 'transfer', 'summary']),
  title: z.string().max(500),
  body: z.string().max(5_000),
  target: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('ticket'), uuid: id }),
    z.strictObject({ kind: z.literal('pending'), ticketId: z.int() }),
  ]),
}) satisfies z.ZodType<NotificationRequest>;

const credentialsSchema = z.strictObject({ email: z.string().max(500), password: z.string().max(500) });

/** The table of everything the page may ask of main. */
export const createHandlers = (services: NativeServices): Handlers => {
  const { directory, calls, held, notifications, setUnread, window, openSafely, pageFlushed } = services;
  return {
    'server:state': { schema: none, run: () => directory.state() },
    'server:probe': { schema: z.tuple([address, z.boolean()]), run: directory.probe },
    'server:choose': { schema: z.tuple([recentServerSchema]), run: directory.choose },
    'server:choose-demo': { schema: none, run: () => directory.chooseDemo() },
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
    'session:keeping': { schema: none, run: () => held.keeping() },
    'notifications:show': { schema: z.tuple([notificationSchema]), run: notifications.show },
    'notifications:close': { schema: z.tuple([id]), run: notifications.close },
    'unread:set': {
      schema: z.tuple([z.strictObject({ messages: count, pending: count })]),
      run: setUnread,
    },
    'window:set-appearance': {
      schema: z.tuple([appearanceSchema]),
      run: (appearance) => window().setAppearance(appearance),
    },
    'window:is-focused': { schema: none, run: () => window().browserWindow.isFocused() },
    'window:reload': { schema: none, run: () => window().reload() },
    'window:open-external': { schema: z.tuple([address]), run: openSafely },
    'lifecycle:flushed': { schema: none, run: () => pageFlushed() },
  };
};
