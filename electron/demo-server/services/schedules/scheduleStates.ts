/** Where a schedule stands. */
export const SCHEDULE_STATUSES = ['PENDENTE', 'AGENDADA', 'ENVIADA', 'ERRO'] as const;

export type ScheduleStatus = (typeof SCHEDULE_STATUSES)[number];
