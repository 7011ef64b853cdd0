import type * as z from 'zod/mini';
import {
  alike,
  certain,
  flag,
  id,
  instant,
  key,
  listOf,
  maybe,
  maybeNull,
  media,
  named,
  parseList,
  record,
  stamps,
  text,
} from '../parse';
import { contactListSchema } from './contactLists';
import { namedRefSchema } from './shared';
import { change, event, type Reader } from '../events/changes';

/** One delivery of a campaign. Only server B sends the confirmation fields. */
const campaignShippingSchema = record({
  id,
  number: maybe(text),
  message: maybe(text),
  contactId: maybeNull(id),
  campaignId: maybe(id),
  deliveredAt: maybeNull(instant),
  confirmation: maybeNull(flag),
  confirmationMessage: maybeNull(text),
  confirmationRequestedAt: maybeNull(instant),
  confirmedAt: maybeNull(instant),
  ...stamps,
});
export type CampaignShipping = z.infer<typeof campaignShippingSchema>;

/** A campaign. Only the detail and some events contain `shipping` and the contacts of the list. */
export const campaignSchema = record({
  ...named,
  /** `INATIVA`, `PROGRAMADA`, `EM_ANDAMENTO`, `CANCELADA` or `FINALIZADA`. */
  status: maybe(text),
  ...alike(maybeNull(text), 'message1', 'message2', 'message3', 'message4', 'message5'),
  confirmation: maybeNull(flag),
  ...alike(
    maybeNull(text),
    'confirmationMessage1',
    'confirmationMessage2',
    'confirmationMessage3',
    'confirmationMessage4',
    'confirmationMessage5',
  ),
  scheduledAt: maybeNull(instant),
  completedAt: maybeNull(instant),
  timeZone: maybeNull(text),
  companyId: maybe(id),
  contactListId: maybeNull(id),
  whatsappId: maybeNull(id),
  fileListId: maybeNull(id),
  tagId: maybeNull(id),
  tagListId: maybeNull(id),
  /** `mediaPath` is a bare file name under `/public/`. */
  ...media,
  contactList: maybeNull(contactListSchema),
  whatsapp: maybeNull(namedRefSchema),
  shipping: maybe(listOf(campaignShippingSchema)),
  ...stamps,
});
export type Campaign = z.infer<typeof campaignSchema>;

/** One stored campaign setting; `value` is JSON text. */
export const campaignSettingSchema = record({
  id: maybe(id),
  key,
  value: certain(text, ''),
  companyId: maybe(id),
  ...stamps,
});
export type CampaignSetting = z.infer<typeof campaignSettingSchema>;

export const campaignEvent = event(['company-{company}-campaign'], change(campaignSchema, 'campaign', 'campaignId'));

/** The settings that changed, or all of them. */
export interface CampaignSettingsEvent {
  readonly action: 'update';
  readonly records: CampaignSetting[];
}

const readCampaignSettings: Reader<CampaignSettingsEvent> = ({ record: stored, records = stored }) =>
  Array.isArray(records) ? { action: 'update', records: parseList(campaignSettingSchema, records) } : null;

export const campaignSettingsEvent = event(['company-{company}-campaignSettings'], readCampaignSettings);
