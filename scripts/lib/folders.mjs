import os from 'node:os';
import path from 'node:path';

/** The folder for application data on this system, the same that Electron uses. */
function dataHome() {
  if (process.platform === 'win32') return process.env.APPDATA ?? path.join(os.homedir(), 'AppData/Roaming');
  if (process.platform === 'darwin') return path.join(os.homedir(), 'Library/Application Support');
  return process.env.XDG_CONFIG_HOME ?? path.join(os.homedir(), '.config');
}

/** Folder of the browser version's demo workspace, kept between starts. */
export const workspaceFolder = () => process.env.BALCAO_DEMO_DATA ?? path.join(dataHome(), 'balcao-browser', 'demo');
