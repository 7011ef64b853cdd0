import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Session } from 'electron';
import type { NativeStore, NativeUsage } from '@/bridge/system';

/** Size of everything below a folder, bytes; 0 without the folder. */
const sizeOf = async (folder: string): Promise<number> => {
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(
    files
      .filter((file) => file.isFile())
      // A file may disappear while it is counted.
      .map((file) =>
        stat(path.join(file.parentPath, file.name)).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

interface Parts {
  readonly session: Pick<Session, 'getCacheSize' | 'clearCache'>;
  readonly logFolder: string;
  readonly demoFolder: string;
  /** Is the demo workspace the server in use? Its data must not be removed then. */
  readonly isDemoInUse: () => boolean;
  /** Puts the demo workspace in use back to its start. */
  readonly resetDemo: () => Promise<void>;
  /** Stops the demo server, which may run even though another server is in use. */
  readonly stopDemo: () => Promise<void>;
}

/** Measures and clears what main stores on this computer besides settings and secrets. */
export const createStorageUsage = ({ session, logFolder, demoFolder, isDemoInUse, resetDemo, stopDemo }: Parts) => {
  const clearing: Readonly<Record<NativeStore, () => Promise<void>>> = {
    cache: () => session.clearCache(),
    // Keep the folder itself: the log continues to write into it.
    logs: async () => {
      const names = await readdir(logFolder).catch(() => []);
      await Promise.all(names.map((name) => rm(path.join(logFolder, name), { force: true })));
    },
    demo: async () => {
      if (isDemoInUse()) return resetDemo();
      await stopDemo();
      await rm(demoFolder, { recursive: true, force: true });
    },
  };
  return {
    usage: async (): Promise<NativeUsage> => ({
      cache: await session.getCacheSize(),
      logs: await sizeOf(logFolder),
      demo: await sizeOf(demoFolder),
    }),
    clear: (store: NativeStore): Promise<void> => clearing[store](),
  };
};
