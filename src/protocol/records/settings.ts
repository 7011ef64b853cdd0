import * as z from 'zod/mini';
import { certain, id, maybe, maybeNull, record, stamps, text } from '../parse';
import { event, update } from '../events/changes';

/**
 * The settings the product knows. Companies have others, among them tokens of other providers, which must not pass. `asaas`
 * is such a token too, but the settings page edits it.
 */
const SETTING_KEYS = [
  'asaas',
  'call',
  'campaignsEnabled',
  'chatBotType',
  'CheckMsgIsGroup',
  'scheduleType',
  'sendGreetingAccepted',
  'sendGreetingMessageOneQueues',
  'sendMsgTransfTicket',
  'showAllTicketsKanban',
  'userRating',
] as const;
export type SettingKey = (typeof SETTING_KEYS)[number];

/** One setting of a company. A missing key means `disabled`; unknown values are kept. */
export const settingSchema = record({
  id: maybe(id),
  key: z.enum(SETTING_KEYS),
  value: certain(text, ''),
  companyId: maybeNull(id),
  ...stamps,
});
export type Setting = z.infer<typeof settingSchema>;

export const settingsEvent = event(['company-{company}-settings'], update(settingSchema, 'setting', 'record'));
