import type { App, Protocol } from 'electron';
import { APP_SCHEME } from './appOrigin';
import type { Environment } from './environment';

/** Equal to `appId` of electron-builder.yml: Windows groups windows, toasts and the taskbar badge by it. */
export const APP_ID = 'br.com.balcao.Balcao';
/** Fixed for ever: with a random one, toasts of an earlier run could not start the app. */
const TOAST_ACTIVATOR = '{7B0A4E0C-6B1D-4A0E-9C55-3D1B6E2F8A41}';

/** Privileges of our scheme; without `corsEnabled`, so that no other page can read our files. */
export const SCHEME_PRIVILEGES = {
  standard: true,
  secure: true,
  supportFetchAPI: true,
  codeCache: true,
} as const satisfies Electron.Privileges;

interface Parts {
  readonly app: Pick<App, 'setPath' | 'setAppUserModelId' | 'setToastActivatorCLSID' | 'enableSandbox'>;
  readonly protocol: Pick<Protocol, 'registerSchemesAsPrivileged'>;
  readonly environment: Environment;
  readonly platform: NodeJS.Platform;
}

/** Everything that must have happened before `ready`, and before the instance lock, which lies in the data folder. */
export const prepareApp = ({ app, protocol, environment, platform }: Parts): void => {
  if (environment.userData !== null) app.setPath('userData', environment.userData);
  if (platform === 'win32') {
    app.setAppUserModelId(APP_ID);
    app.setToastActivatorCLSID(TOAST_ACTIVATOR);
  }
  app.enableSandbox();
  protocol.registerSchemesAsPrivileged([{ scheme: APP_SCHEME, privileges: SCHEME_PRIVILEGES }]);
};
