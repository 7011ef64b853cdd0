import type { Company } from '@/protocol/records/companies';
import { createAppThunk } from '../thunk';

/** Reads the current company: servers send no event when another owner changes it. */
export const loadCompany = createAppThunk<Company | null, number>(
  'companies/show',
  (id, { extra }) => extra.api.companies.show(id),
  { silent: true },
);

/** Gives a new company the first settings of its campaigns; servers without the call apply the same by themselves. */
export const startCampaignSettings = createAppThunk<null, number>(
  'companies/campaignSettings',
  (companyId, { extra }) => extra.api.companies.initCampaigns(companyId),
  { silent: true },
);
