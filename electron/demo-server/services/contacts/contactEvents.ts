import type { ServerContext } from '../../context';
import type { ContactRow } from '../../db/rows';
import { createAnnounce } from '../../realtime/announce';
import { contactView } from './contactViews';

/** Contact events caused by messages; ⚠ every message, in or out, causes an `update`. */
export const createContactEvents = (context: ServerContext) => {
  const announce = createAnnounce(context, (companyId) => `company-${companyId}-contact`);
  const send = (action: 'create' | 'update') => (contact: ContactRow) =>
    announce(contact, { action, contact: contactView(context, contact) });
  return { appeared: send('create'), changed: send('update') };
};
