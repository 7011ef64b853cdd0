/** The statuses of a schedule. */
export const SCHEDULE_STATUSES = ['PENDENTE', 'AGENDADA', 'ENVIADA', 'ERRO'] as const;

export type ScheduleStatus = (typeof SCHEDULE_STATUSES)[number];
