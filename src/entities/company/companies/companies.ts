import type { CompanyToSave } from '@/api/companies';
import type { Company } from '@/protocol/records/companies';
import type { Setting } from '@/protocol/records/settings';
import { byName, doneTexts, wholeList } from '../../base/collection/collectionOptions';
import type { SearchQuery } from '../../base/collection/collectionState';
import { createCollection } from '../../base/collection/createCollection';
import { createAppThunk, type StartListening } from '../../base/thunk';

/** Reads the current company: servers send no event when another owner changes it. */
export const loadCompany = createAppThunk<Company | null, number>(
  'companies/show',
  (id, { extra }) => extra.api.companies.show(id),
  { silent: true },
);

/** Stores the initial campaign settings of a new company; servers without the call apply the same by default. */
export const startCampaignSettings = createAppThunk<null, number>(
  'companies/campaignSettings',
  (companyId, { extra }) => extra.api.companies.initCampaigns(companyId),
  { silent: true, condition: (_, { absentCalls }) => !absentCalls.campaignStart },
);

/** The companies' tab, read by the only call that returns plan and settings. Companies have no events. */
export const companies = createCollection<Company, SearchQuery, CompanyToSave, 'all'>('companies', {
  views: { all: async ({ api }) => wholeList(await api.companies.list()) },
  // The answers lack plan and settings and echo the date as sent, so the list is read again.
  save: async ({ api }, id, fields) => {
    const saved = id === null ? await api.companies.create(fields) : await api.companies.update(id, fields);
    // The company is saved even if reading the list again fails; the switch it lacks then is known from the form.
    const known = await api.companies.list().catch(() => []);
    const settings: Setting[] = [{ key: 'campaignsEnabled', value: String(fields.campaignsEnabled) }];
    return known.find((company) => company.id === (id ?? saved?.id)) ?? (saved && { ...saved, settings });
  },
  remove: ({ api }, id) => api.companies.remove(id),
  words: ({ name, email, phone }) => [name, email, phone],
  compare: byName,
  texts: { ...doneTexts, notSaved: 'companies:notSaved' },
});

/** Servers may keep a company whose creation fails, as with an e-mail that is in use; no event tells, so the list is read again. */
export const registerCompanyListeners = (start: StartListening): void => {
  start({
    actionCreator: companies.save.rejected,
    effect: ({ meta }, { dispatch }) => {
      if (meta.arg.id === null) void dispatch(companies.reread());
    },
  });
};
