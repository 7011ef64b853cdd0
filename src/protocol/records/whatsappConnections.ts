import type * as z from 'zod/mini';
import { certain, flag, id, listOf, maybe, maybeNull, named, number, record, stamps, text } from '../parse';
import { queueSchema } from './queues';
import { namedRefSchema } from './shared';
import { change, event, update } from '../events/changes';

/** A connection to a WhatsApp number. Its secret `session` is always dropped. */
export const whatsappSchema = record({
  ...named,
  /** `OPENING`, `qrcode`, `CONNECTED`, `PENDING`, `DISCONNECTED`, `PAIRING`, `TIMEOUT` or another value. */
  status: certain(text, ''),
  /** Text of the QR code; empty or null when there is none to scan. */
  qrcode: maybeNull(text),
  battery: maybeNull(text),
  plugged: maybeNull(flag),
  retries: maybeNull(number),
  isDefault: maybe(flag),
  provider: maybeNull(text),
  /** Token of the external API, chosen by the company. */
  token: maybeNull(text),
  greetingMessage: maybeNull(text),
  farewellMessage: maybeNull(text),
  complationMessage: maybeNull(text),
  outOfHoursMessage: maybeNull(text),
  ratingMessage: maybeNull(text),
  companyId: maybe(id),
  transferQueueId: maybeNull(id),
  /** Minutes until a pending ticket without queue moves to `transferQueueId`. */
  timeToTransfer: maybeNull(number),
  promptId: maybeNull(id),
  integrationId: maybeNull(id),
  maxUseBotQueues: maybeNull(number),
  /** Minutes. */
  timeUseBotQueues: maybeNull(number),
  /** Minutes of silence after which an open ticket closes; 0 or null = never. */
  expiresTicket: maybeNull(number),
  expiresInactiveMessage: maybeNull(text),
  queues: maybe(listOf(queueSchema)),
  prompt: maybeNull(namedRefSchema),
  ...stamps,
});
export type Whatsapp = z.infer<typeof whatsappSchema>;

export const whatsappEvent = event(['company-{company}-whatsapp'], change(whatsappSchema, 'whatsapp', 'whatsappId'));

export const whatsappSessionEvent = event(
  ['company-{company}-whatsappSession', 'whatsappSession'],
  update(whatsappSchema, 'session', 'record'),
);
