import { selectTicketCount } from '@/entities/tickets/ticketSelectors';
import { useAppSelector } from '@/store/hooks';

/** The numbers beside menu entries: for the tickets how many are open or wait to be accepted. */
export const useMenuCounts = (): { readonly tickets: number } => {
  const tickets = useAppSelector((state) => selectTicketCount(state, 'open') + selectTicketCount(state, 'pending'));
  return { tickets };
};
