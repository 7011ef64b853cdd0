import os from 'node:os';
import path from 'node:path';
import type { App } from 'electron';
import { identityOf } from './prepareApp';

/** What a system must run to start the app, and where Linux keeps what starts with it. An AppImage is one file, itself. */
export const startCommand = (
  { execPath, env }: Pick<NodeJS.Process, 'execPath' | 'env'>,
  app: Pick<App, 'isPackaged' | 'getAppPath'>,
) => ({
  command: [env.APPIMAGE ?? execPath, ...(app.isPackaged ? [] : [app.getAppPath()])],
  configFolder: env.XDG_CONFIG_HOME ?? path.join(os.homedir(), '.config'),
  desktopName: `${identityOf(app.isPackaged).id}.desktop`,
});
