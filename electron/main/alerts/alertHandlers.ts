import { z } from 'zod';
import {
  TRAY_TICKETS,
  type AlertsInvokeChannels,
  type NotificationRequest,
  type TrayState,
  type UnreadTotals,
} from '@/bridge/alerts';
import type { Microphone } from './audioDevices';
import type { HandlersOf } from '../window/handler';
import type { MachineWatch } from './machineWatch';
import { notificationId, notificationTarget } from './notificationNote';
import type { Notifications } from './notifications';
import type { AppTray } from './tray';

export interface AlertServices {
  readonly notifications: Pick<Notifications, 'show' | 'close'>;
  /** Updates tray, badge and title together. */
  readonly setUnread: (totals: UnreadTotals) => void;
  readonly tray: Pick<AppTray, 'setState'>;
  readonly machine: Pick<MachineWatch, 'isLocked'>;
  readonly microphone: Pick<Microphone, 'access' | 'openSettings'>;
}

const none = z.tuple([]);
const label = z.string().max(200);
const count = z.int().min(0);

const notificationSchema = z.strictObject({
  id: notificationId,
  kind: z.enum(['pending', 'longWait', 'message', 'transfer', 'reminder', 'chat', 'summary', 'test']),
  title: z.string().max(500),
  body: z.string().max(5_000),
  target: notificationTarget,
  accept: label.exactOptional(),
  reply: z.strictObject({ placeholder: label, send: label }).exactOptional(),
}) satisfies z.ZodType<NotificationRequest>;

const trayStateSchema = z.strictObject({
  disconnected: z.boolean(),
  pending: z.array(z.strictObject({ ticketId: z.int(), label })).max(TRAY_TICKETS),
  doNotDisturb: z.boolean().nullable(),
}) satisfies z.ZodType<TrayState>;

/** Handlers of the page's calls about notifications, tray, badge, screen lock and microphone. */
export const createAlertHandlers = (services: AlertServices): HandlersOf<AlertsInvokeChannels> => {
  const { notifications, setUnread, tray, machine, microphone } = services;
  return {
    'notifications:show': { schema: z.tuple([notificationSchema]), run: notifications.show },
    'notifications:close': { schema: z.tuple([notificationId]), run: notifications.close },
    'unread:set': { schema: z.tuple([z.strictObject({ messages: count, pending: count })]), run: setUnread },
    'tray:set': { schema: z.tuple([trayStateSchema]), run: tray.setState },
    'screen:is-locked': { schema: none, run: () => machine.isLocked() },
    'microphone:access': { schema: none, run: () => microphone.access() },
    'microphone:open-settings': { schema: none, run: () => microphone.openSettings() },
  };
};
