import { publicUrl } from '../../context';
import type { ServerContext } from '../../context';
import type { ContactRow, ExtraInfoRow } from '../../db/rows';

/** A contact as answers and events contain it. */
export const contactView = (
  context: Pick<ServerContext, 'origin'>,
  { unanswered: _inside, ...contact }: ContactRow,
) => ({ ...contact, profilePicUrl: publicUrl(context, contact.profilePicUrl) });

/** ⚠ The short shape of an update: without isGroup, whatsappId and createdAt. */
export const updatedContactView = (
  context: Pick<ServerContext, 'origin'>,
  contact: ContactRow,
  extraInfo: ExtraInfoRow[],
) => {
  const { id, name, number, email, companyId, profilePicUrl, updatedAt } = contactView(context, contact);
  return { id, name, number, email, companyId, profilePicUrl, extraInfo, updatedAt };
};
