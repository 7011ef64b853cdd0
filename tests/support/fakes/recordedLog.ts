import type { LogDetails } from '@/lib/log';

/** A log whose entries a test reads: their messages, and whole entries. */
export const createRecordedLog = () => {
  const logged: string[] = [];
  const details: LogDetails[] = [];
  const note = (message: string, told: LogDetails = {}): void => {
    logged.push(message);
    details.push({ message, ...told });
  };
  return { log: { info: note, warn: note, error: note }, logged, details };
};
