import path from 'node:path';
import type { App } from 'electron';
import { LINK_SCHEME } from './links';

type Runtime = Pick<NodeJS.Process, 'platform' | 'execPath' | 'argv'> & { readonly defaultApp?: boolean };

/** Registers `balcao://` with the system at each start, since an AppImage and an unpackaged start have no installer. */
export const claimLinks = (
  app: Pick<App, 'setAsDefaultProtocolClient'>,
  { platform, defaultApp, execPath, argv }: Runtime,
): void => {
  // macOS ignores program and arguments: in an unpackaged app, Electron's own bundle would get the links.
  if (defaultApp && platform === 'darwin') return;
  const [, script] = argv;
  if (defaultApp && script !== undefined) {
    app.setAsDefaultProtocolClient(LINK_SCHEME, execPath, [path.resolve(script)]);
  } else if (!defaultApp) app.setAsDefaultProtocolClient(LINK_SCHEME);
};
