import path from 'node:path';
import type { App, CommandLine, Protocol } from 'electron';
import { APP_SCHEME } from '../window/appOrigin';
import type { Environment } from './environment';
import { PRODUCT_NAME } from './texts';

/** Equal to `appId` of electron-builder.yml: Windows groups windows, toasts and the taskbar badge by it. */
export const APP_ID = 'br.com.balcao.Balcao';

/**
 * What identifies an installation to the system. Windows creates a shortcut with this name and id for the running program, so an
 * unpackaged start must not look like the installed app. `folder` is the data folder's name. `toasts` never changes: with a random
 * id, toasts of an earlier run could not start the app.
 */
const INSTALLED = {
  name: PRODUCT_NAME,
  id: APP_ID,
  folder: 'balcao',
  toasts: '{7B0A4E0C-6B1D-4A0E-9C55-3D1B6E2F8A41}',
} as const;
const UNPACKAGED = {
  name: `${PRODUCT_NAME} Dev`,
  id: `${APP_ID}.Dev`,
  folder: 'balcao-dev',
  toasts: '{C19D3B52-0F7E-4B7A-8E4D-61A2D95B7F03}',
} as const;

export const identityOf = (isPackaged: boolean) => (isPackaged ? INSTALLED : UNPACKAGED);

const DEBUGGER_SWITCHES = ['remote-debugging-port', 'remote-debugging-pipe'];

/** Privileges of our scheme; without `corsEnabled`, so that no other page can read our files. */
export const SCHEME_PRIVILEGES = {
  standard: true,
  secure: true,
  supportFetchAPI: true,
  codeCache: true,
  // Sounds are read in ranges.
  stream: true,
} as const satisfies Electron.Privileges;

interface Parts {
  readonly app: Pick<
    App,
    'isPackaged' | 'getPath' | 'setPath' | 'setName' | 'setAppUserModelId' | 'setToastActivatorCLSID' | 'enableSandbox'
  > & { readonly commandLine: Pick<CommandLine, 'removeSwitch'> };
  readonly protocol: Pick<Protocol, 'registerSchemesAsPrivileged'>;
  readonly environment: Environment;
  readonly platform: NodeJS.Platform;
  /** Node's inspector is on; in a packed app only if its fuse allows it, as in the check of a packed app. */
  readonly isInspected: boolean;
}

/** Does everything that must happen before `ready` and before the instance lock, which is in the data folder. */
export const prepareApp = ({ app, protocol, environment, platform, isInspected }: Parts): void => {
  const { name, id, folder, toasts } = identityOf(app.isPackaged);
  app.setName(name);
  app.setPath('userData', environment.userData ?? path.join(app.getPath('appData'), folder));
  if (platform === 'win32') {
    app.setAppUserModelId(id);
    app.setToastActivatorCLSID(toasts);
  }
  // No fuse covers these switches: with them another program could attach to the page and act as the signed-in user.
  if (app.isPackaged && !isInspected) for (const name of DEBUGGER_SWITCHES) app.commandLine.removeSwitch(name);
  app.enableSandbox();
  protocol.registerSchemesAsPrivileged([{ scheme: APP_SCHEME, privileges: SCHEME_PRIVILEGES }]);
};
