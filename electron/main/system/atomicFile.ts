import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { moveFile } from './moveFile';

/** Where the new content is written first. A killed write leaves it behind; with one name for all, the next write replaces it. */
const temporaryOf = (file: string): string => `${file}.tmp`;

/** Removes a file, and what a killed write of it left behind. */
export const removeWholly = async (file: string): Promise<void> => {
  await Promise.all([file, temporaryOf(file)].map((one) => rm(one, { force: true })));
};

/**
 * Replaces a file as a whole: a temporary file beside it, fsync, rename. A crash leaves the old or the new content.
 * Only the owner may read it.
 */
export const writeAtomically = async (file: string, content: string): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = temporaryOf(file);
  try {
    const handle = await open(temporary, 'w', 0o600);
    try {
      await handle.writeFile(content, 'utf8');
      await handle.sync();
    } finally {
      await handle.close();
    }
    await moveFile(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
};
