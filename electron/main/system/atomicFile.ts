import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { moveFile } from './moveFile';

/**
 * Replaces a file as a whole: a temporary file beside it, fsync, rename. A crash leaves the old or the new content.
 * Only the owner may read it.
 */
export const writeAtomically = async (file: string, content: string): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
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
