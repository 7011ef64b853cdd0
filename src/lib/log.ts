/** The technical log. Details hold ids, codes and counts, never tokens or anything people wrote. */
export interface Log {
  info(message: string, details?: LogDetails): void;
  warn(message: string, details?: LogDetails): void;
  error(message: string, details?: LogDetails): void;
}

export type LogDetails = Readonly<Record<string, string | number | boolean | null | undefined>>;

export const consoleLog: Log = {
  info: (message, details = {}) => console.info(message, details),
  warn: (message, details = {}) => console.warn(message, details),
  error: (message, details = {}) => console.error(message, details),
};
