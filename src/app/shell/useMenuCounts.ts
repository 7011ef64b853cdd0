import { selectUnreadTotals } from '@/entities/tickets/ticketSelectors';
import { useAppSelector } from '@/store/hooks';

/** The numbers beside menu entries: for the tickets what is unread or waits to be accepted (NTV-05). */
export const useMenuCounts = (): { readonly tickets: number } => {
  const { messages, pending } = useAppSelector(selectUnreadTotals);
  return { tickets: messages + pending };
};
