import { ensureBuild } from '../../scripts/lib/build.mjs';
import { prepareDemoSeed } from './demoSeed';
import { ensureHost } from './electron-host/build.mjs';

/**
 * Both projects drive what users get, so everything is built first; nothing happens when the last build is current.
 * @returns what cleans up after the last test
 */
const globalSetup = async (): Promise<() => void> => {
  await ensureBuild();
  await ensureHost();
  return prepareDemoSeed();
};

export default globalSetup;
