import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HostDesktop } from '@tests/support/electron-host/driver/hostDesktop';
import { root } from '../../../scripts/lib/electronBinary.mjs';
import type { Desktop, LaunchOptions } from './desktop';

interface Manifest {
  readonly main: string;
  readonly productName: string;
  readonly version: string;
}

/**
 * Starts the app in the Electron test host, with the main bundle, preload and renderer that users get.
 * @param resources `resources` of an installed app, null for the build in this checkout
 */
export const launchHost = (
  userData: string,
  { env, args = [], platform = 'linux', secrets = 'encrypted' }: LaunchOptions,
  resources: string | null = null,
): Desktop => {
  const appPath = resources === null ? root : path.join(resources, 'app.asar');
  const { main, productName, version } = JSON.parse(
    readFileSync(path.join(appPath, 'package.json'), 'utf8'),
  ) as Manifest;
  const hostFolder = path.join(root, 'dist-test');
  return new HostDesktop({
    hostFolder,
    env: { ...env, BALCAO_USER_DATA: userData },
    settings: {
      appPath,
      resources,
      main: path.join(appPath, main),
      name: productName,
      version,
      userData,
      platform,
      secrets,
      args,
      spy: path.join(hostFolder, 'spy.mjs'),
    },
  });
};
