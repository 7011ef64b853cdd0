import { selectReassignment } from '@/processes/reassignments/reassignments';
import type { Ticket } from '@/protocol/records/tickets';
import { useAppSelector } from '@/store/hooks';

/** May texts be written in a ticket? Only while it is open and not taken by a colleague: servers would accept any. */
export const useMayWrite = ({ id, status }: Pick<Ticket, 'id' | 'status'>): boolean => {
  const isHandedOver = useAppSelector((state) => selectReassignment(state, id) !== null);
  return status === 'open' && !isHandedOver;
};
