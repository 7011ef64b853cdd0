import type { ServerContext } from '../../context';
import type { WhatsappRow } from '../../db/rows';
import { isConnected } from '../network';

/** A connected connection of the company: the requested one, else the default, else any. Null when none is connected. */
export const findConnected = (
  { tables }: Pick<ServerContext, 'tables'>,
  companyId: number,
  wished: number | null = null,
): WhatsappRow | null => {
  const connected = tables.whatsapps.findAll({ companyId }).filter(isConnected);
  return (
    connected.find(({ id }) => id === wished) ?? connected.find(({ isDefault }) => isDefault) ?? connected[0] ?? null
  );
};
