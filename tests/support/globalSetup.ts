import { ensureBuild } from '../../scripts/lib/build.mjs';
import { prepareDemoSeed } from './servers/demoSeed';
import { ensureHost } from './electron-host/build.mjs';

/**
 * Builds everything, since both projects test what users get; does nothing if the last build is current.
 * @returns a function that cleans up after the last test
 */
const globalSetup = async (): Promise<() => void> => {
  await ensureBuild();
  await ensureHost();
  return prepareDemoSeed();
};

export default globalSetup;
