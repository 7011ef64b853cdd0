import os from 'node:os';
import path from 'node:path';
import type { App } from 'electron';
import { identityOf } from './prepareApp';

/** The command that starts the app, and the Linux folder for autostart entries. An AppImage is started by its own file. */
export const startCommand = (
  { execPath, env }: Pick<NodeJS.Process, 'execPath' | 'env'>,
  app: Pick<App, 'isPackaged' | 'getAppPath'>,
) => ({
  command: [env.APPIMAGE ?? execPath, ...(app.isPackaged ? [] : [app.getAppPath()])],
  configFolder: env.XDG_CONFIG_HOME ?? path.join(os.homedir(), '.config'),
  desktopName: `${identityOf(app.isPackaged).id}.desktop`,
});
