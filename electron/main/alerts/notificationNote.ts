import { z } from 'zod';
import type { NotificationTarget } from '@/bridge/alerts';

/** What is known of a notification when the user answers it: a toast carries it, so that a click finds its target after a new start. */
export interface NotificationNote {
  readonly id: string;
  readonly target: NotificationTarget;
}

export const notificationId = z.string().min(1).max(200);
const uuid = z.string().min(1).max(200);

export const notificationTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ticket'), uuid, ticketId: z.int().exactOptional() }),
  z.strictObject({ kind: z.literal('pending'), ticketId: z.int() }),
  z.strictObject({ kind: z.literal('chat'), uuid }),
  z.strictObject({ kind: z.literal('reminders') }),
  z.strictObject({ kind: z.literal('app') }),
]) satisfies z.ZodType<NotificationTarget>;

export const notificationNote = z.object({
  id: notificationId,
  target: notificationTarget,
}) satisfies z.ZodType<NotificationNote>;
