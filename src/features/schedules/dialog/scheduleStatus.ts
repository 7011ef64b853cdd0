import { Check, CircleAlert, Clock, type Icon } from '@/ui/icons';

export type ScheduleStatusName = 'pending' | 'scheduled' | 'sent' | 'error';

const NAMES: Readonly<Record<string, ScheduleStatusName>> = {
  PENDENTE: 'pending',
  AGENDADA: 'scheduled',
  ENVIADA: 'sent',
};

/** Drawn beside each status, which is never told by its colour alone. */
export const STATUS_SIGNS: Readonly<Record<ScheduleStatusName, Icon>> = {
  pending: Clock,
  scheduled: Clock,
  sent: Check,
  error: CircleAlert,
};

/** What a status means; any with the word ERRO is a send error (SCHED-16), an unknown one still waits. */
export const readScheduleStatus = (status: string | undefined): ScheduleStatusName => {
  const word = (status ?? '').toUpperCase();
  return word.includes('ERRO') ? 'error' : (NAMES[word] ?? 'pending');
};
