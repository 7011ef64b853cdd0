import { ensureBuild } from '../../scripts/lib/build.mjs';
import { ensureHost } from './electron-host/build.mjs';

/** Both projects drive what users get, so everything is built first; nothing happens when the last build is current. */
const globalSetup = async (): Promise<void> => {
  await ensureBuild();
  await ensureHost();
};

export default globalSetup;
