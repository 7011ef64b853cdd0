/** What is known of the server's schedules beside the records. */
export interface SchedulesState {
  /** The server takes no notifications: asked once in a session (SCHED-22). */
  readonly noticesAbsent: boolean;
}

export const initialSchedules: SchedulesState = { noticesAbsent: false };
