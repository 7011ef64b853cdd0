import type { Hub } from './hubInterface';
import { companyRoom } from './rooms';

/**
 * Sends the events of one area to everybody of a company.
 * @param nameOf the event's name; most names contain the company's id, and where one does not, only the room keeps companies apart
 */
export const createAnnounce =
  ({ hub }: { hub: Pick<Hub, 'emit'> }, nameOf: (companyId: number) => string) =>
  ({ companyId }: { companyId: number }, payload: object): void =>
    hub.emit([companyRoom(companyId)], nameOf(companyId), payload);
