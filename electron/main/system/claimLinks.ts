import path from 'node:path';
import type { App } from 'electron';
import { LINK_SCHEME } from './links';

type Runtime = Pick<NodeJS.Process, 'execPath' | 'argv'> & { readonly defaultApp?: boolean };

/** Tells the system that `balcao://` links are ours (NTV-12), at each start, since Windows' installer does not. */
export const claimLinks = (
  app: Pick<App, 'setAsDefaultProtocolClient'>,
  { defaultApp, execPath, argv }: Runtime,
): void => {
  const [, script] = argv;
  if (defaultApp && script !== undefined) {
    app.setAsDefaultProtocolClient(LINK_SCHEME, execPath, [path.resolve(script)]);
  } else if (!defaultApp) app.setAsDefaultProtocolClient(LINK_SCHEME);
};
