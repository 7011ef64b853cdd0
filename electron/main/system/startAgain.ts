import type { App } from 'electron';
import { findLink } from './links';
import { HIDDEN_ARGUMENT } from './loginItem';

interface Parts {
  readonly app: Pick<App, 'relaunch'>;
  readonly process: Pick<NodeJS.Process, 'argv' | 'execPath' | 'env'>;
}

/** Starts the app again once it has ended, for somebody who starts it while it quits: that start finds the lock taken and gives up. */
export const createStartAgain = ({ app, process }: Parts): ((link: string | null) => void) => {
  const { argv, execPath, env } = process;
  let isPlanned = false;
  return (link) => {
    // Each call would start one more.
    if (isPlanned) return;
    isPlanned = true;
    // The first start may have been the system's, or for another link.
    const args = argv.slice(1).filter((word) => word !== HIDDEN_ARGUMENT && findLink([word]) === null);
    app.relaunch({ execPath: env.APPIMAGE ?? execPath, args: [...args, ...(link === null ? [] : [link])] });
  };
};
