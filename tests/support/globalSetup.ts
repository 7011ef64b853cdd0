import { ensureBuild } from '../../scripts/lib/build.mjs';
import { ensureHost } from './electron-host/build.mjs';
import { prepareDemoSeed } from './servers/demoSeed';
import createTemporaryFolder from './temporaryFolders';

/**
 * Builds everything, since both projects test what users get; does nothing if the last build is current.
 * @returns a function that removes all temporary files of the run
 */
const globalSetup = async (): Promise<() => void> => {
  await ensureBuild();
  await ensureHost();
  const clean = createTemporaryFolder();
  await prepareDemoSeed();
  return clean;
};

export default globalSetup;
