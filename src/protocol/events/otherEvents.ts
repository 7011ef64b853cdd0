import { type CampaignSetting, campaignSettingSchema } from '../records/campaigns';
import { type Company, companySchema } from '../records/companies';
import { parseList, parseRecord } from '../parse';
import type { Reader } from './changes';

/** The settings that changed, or all of them. */
export interface CampaignSettingsEvent {
  readonly action: 'update';
  readonly records: CampaignSetting[];
}

export const readCampaignSettings: Reader<CampaignSettingsEvent> = ({ record: stored, records = stored }) =>
  Array.isArray(records) ? { action: 'update', records: parseList(campaignSettingSchema, records) } : null;

export interface PaymentEvent {
  /** The provider's word; `CONCLUIDA` means paid. */
  readonly action: string;
  /** The company with its new due date. */
  readonly record: Company;
}

export const readPayment: Reader<PaymentEvent> = ({ action, company }) => {
  const paying = parseRecord(companySchema, company);
  return typeof action === 'string' && paying ? { action, record: paying } : null;
};
