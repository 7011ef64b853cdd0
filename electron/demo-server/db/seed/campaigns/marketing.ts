import type { SeededCompany } from '../seedDemo';
import type { SeedContext } from '../seedContext';
import { seedCampaigns } from './campaigns';
import { seedContactLists } from './contactLists';
import { seedFileLists } from './fileLists';

/** Everything the shop sends to many at once. */
export const seedMarketing = (context: SeedContext, { companies, connections }: SeededCompany): void => {
  const companyId = companies.main.id;
  seedFileLists(context, companyId);
  const lists = seedContactLists(context, companyId);
  seedCampaigns(context, { companyId, whatsappId: connections.online.id, lists });
};
