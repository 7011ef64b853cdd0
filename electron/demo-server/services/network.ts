import type { PhoneNetwork, ServerContext } from '../context';
import type { TicketRow, WhatsappRow } from '../db/rows';
import { AppError, ServerFailure } from '../http/errors';

const REFUSALS = { send: 'ERR_SENDING_WAPP_MSG', delete: 'ERR_DELETE_WAPP_MSG' } as const;

export const createPhoneNetwork = ({ tables }: Pick<ServerContext, 'tables'>): PhoneNetwork => {
  const refused = new Set<keyof typeof REFUSALS>();

  const handOver = (kind: keyof typeof REFUSALS) => (ticket: Pick<TicketRow, 'whatsappId'>) => {
    const whatsapp = tables.whatsapps.get(ticket.whatsappId);
    if (!isConnected(whatsapp)) throw new AppError(400, 'ERR_WAPP_NOT_INITIALIZED');
    if (refused.delete(kind)) throw new AppError(400, REFUSALS[kind]);
  };

  return { send: handOver('send'), delete: handOver('delete'), faults: { refuseNext: (kind) => refused.add(kind) } };
};

export const isConnected = (whatsapp: WhatsappRow | null): whatsapp is WhatsappRow => whatsapp?.status === 'CONNECTED';

/** Runs a send for which every refusal is a 500. */
export const asServerFailure = <T>(work: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (error instanceof AppError) throw new ServerFailure(error.error);
    throw error;
  }
};
