import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Session } from 'electron';
import type { NativeStore, NativeUsage } from '@/bridge/system';

/** Bytes of everything below a folder; 0 when there is none. */
const sizeOf = async (folder: string): Promise<number> => {
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(
    files
      .filter((file) => file.isFile())
      // A file may go while it is counted.
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
  /** The demo workspace runs on its data, which must not vanish under it. */
  readonly isDemoInUse: () => boolean;
  /** It may still run although another server is in use now. */
  readonly stopDemo: () => Promise<void>;
}

/** What main keeps on this computer besides settings and secrets, and the way to clear it. */
export const createStorageUsage = ({ session, logFolder, demoFolder, isDemoInUse, stopDemo }: Parts) => {
  const clearing: Readonly<Record<NativeStore, () => Promise<void>>> = {
    cache: () => session.clearCache(),
    // The folder itself stays: the log goes on writing into it.
    logs: async () => {
      const names = await readdir(logFolder).catch(() => []);
      await Promise.all(names.map((name) => rm(path.join(logFolder, name), { force: true })));
    },
    demo: async () => {
      if (isDemoInUse()) return;
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
