import type { ServerContext } from '../../context';
import type { ContactRow } from '../../db/rows';
import { companyRoom } from '../../realtime/rooms';
import { contactView } from './contactViews';

/** Contact events caused by messages; ⚠ every message, in or out, causes an `update`. */
export const createContactEvents = (context: ServerContext) => {
  const send = (action: 'create' | 'update') => (contact: ContactRow) =>
    context.hub.emit([companyRoom(contact.companyId)], `company-${contact.companyId}-contact`, {
      action,
      contact: contactView(context, contact),
    });
  return { appeared: send('create'), changed: send('update') };
};
