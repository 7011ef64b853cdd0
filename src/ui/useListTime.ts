import { formatListTime } from '@/lib/dates';
import { useToday } from './useToday';

/** When a ticket last changed, as its row shows it: the time today, the date before. */
export const useListTime = (updatedAt: string | undefined): string => {
  const today = useToday();
  return updatedAt ? formatListTime(updatedAt, today) : '';
};
