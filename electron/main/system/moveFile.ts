import { rename } from 'node:fs/promises';

/** Pauses before further attempts, ms. */
const PAUSES_MS = [100, 400, 1_500];
const HELD = new Set(['EPERM', 'EACCES', 'EBUSY']);

const isHeld = (error: unknown): boolean => error instanceof Error && 'code' in error && HELD.has(String(error.code));

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Renames a file. Windows refuses while a virus scanner reads what was just written, so it is tried again for two seconds. */
export const moveFile = async (
  from: string,
  to: string,
  move: (from: string, to: string) => Promise<void> = rename,
  pause: (ms: number) => Promise<void> = wait,
): Promise<void> => {
  for (const ms of PAUSES_MS) {
    try {
      return await move(from, to);
    } catch (error) {
      if (!isHeld(error)) throw error;
    }
    await pause(ms);
  }
  await move(from, to);
};
