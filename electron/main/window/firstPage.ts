import type { SystemChoices } from '@/bridge/system';
import { fixedServer, type DeployedSettings } from '../system/deployedSettings';

/**
 * How the window appears. A start by the system stays out of the way: in the tray where closing hides the window there,
 * else minimised, since a hidden window without a tray could not be found again.
 */
export const firstAppearance = (
  startedBySystem: boolean,
  { closeTo }: Pick<SystemChoices, 'closeTo'>,
): 'shown' | 'hidden' | 'minimized' => {
  if (!startedBySystem) return 'shown';
  return closeTo === 'tray' ? 'hidden' : 'minimized';
};

/** What the preload must know before the page runs: which choices an administrator took away. */
export const pageArguments = (deployed: DeployedSettings | null): string[] => {
  const isFixed = deployed !== null && fixedServer(deployed) !== null;
  return [...(isFixed ? ['--balcao-server-fixed'] : []), ...(deployed?.hideDemo ? ['--balcao-no-demo'] : [])];
};
