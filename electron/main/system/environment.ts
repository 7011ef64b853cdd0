import path from 'node:path';
import { APP_URL, originOf } from '../window/appOrigin';
import { deployedSettingsFile } from './deployedSettings';

/** What environment variables may change at start. Documented in docs/desktop.md. */
export interface Environment {
  /** `BALCAO_USER_DATA`: folder for settings, vault, storage and log, instead of the system's place; null for that place. */
  readonly userData: string | null;
  /** `BALCAO_DEMO_ARGS`: further arguments of the demo server, separated by spaces; only unpackaged, for tests. */
  readonly demoArguments: readonly string[];
  /** Settings file of an administrator; unpackaged, `BALCAO_DEPLOYED_SETTINGS` names another, for tests. */
  readonly deployedSettings: string;
  /** The variable named the file, so its owner does not matter. */
  readonly trustsDeployedSettings: boolean;
  /** Address the window opens: our own scheme, or Vite's server while developing (`VITE_DEV_SERVER_URL`). */
  readonly pageUrl: string;
}

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d+$/;

/** Reads the variables. A packaged app never opens another page or changes its demo server. */
export const readEnvironment = (
  variables: NodeJS.ProcessEnv,
  isPackaged: boolean,
  platform: NodeJS.Platform = process.platform,
): Environment => {
  const { BALCAO_USER_DATA: userData, BALCAO_DEMO_ARGS: demoArguments, VITE_DEV_SERVER_URL: vite } = variables;
  const mayUseVite = !isPackaged && vite !== undefined && LOOPBACK.test(originOf(vite) ?? '');
  return {
    // Electron refuses a relative folder.
    userData: userData ? path.resolve(userData) : null,
    demoArguments: isPackaged ? [] : (demoArguments ?? '').split(' ').filter((argument) => argument !== ''),
    trustsDeployedSettings: !isPackaged && Boolean(variables.BALCAO_DEPLOYED_SETTINGS),
    deployedSettings: (!isPackaged && variables.BALCAO_DEPLOYED_SETTINGS) || deployedSettingsFile(platform, variables),
    pageUrl: mayUseVite ? vite : APP_URL,
  };
};
