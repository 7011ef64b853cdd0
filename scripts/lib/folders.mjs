import os from 'node:os';
import path from 'node:path';

/** Where applications keep their data on this system; the same folder Electron would use. */
function dataHome() {
  if (process.platform === 'win32') return process.env.APPDATA ?? path.join(os.homedir(), 'AppData/Roaming');
  if (process.platform === 'darwin') return path.join(os.homedir(), 'Library/Application Support');
  return process.env.XDG_CONFIG_HOME ?? path.join(os.homedir(), '.config');
}

/** The demo workspace of the browser version. It outlives the process, so that nothing is lost between two starts. */
export const workspaceFolder = () => process.env.BALCAO_DEMO_DATA ?? path.join(dataHome(), 'balcao-browser', 'demo');
