import { access, rename } from 'node:fs/promises';
import path from 'node:path';

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** A name in the folder that no file has: `name (1).pdf` and so on. */
const unusedPath = async (folder: string, name: string): Promise<string> => {
  const { name: stem, ext } = path.parse(name);
  let file = path.join(folder, name);
  for (let copy = 1; await exists(file); copy += 1) file = path.join(folder, `${stem} (${copy})${ext}`);
  return file;
};

/** Gives a file that has arrived its own name. Until then it bears another, so that nobody opens half a file. */
export const giveName = async (part: string, name: string): Promise<string> => {
  const file = await unusedPath(path.dirname(part), name);
  await rename(part, file);
  return file;
};
