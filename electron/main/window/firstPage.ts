import type { SystemChoices } from '@/bridge/system';
import { fixedServer, type DeployedSettings } from '../system/deployedSettings';

/**
 * How the window first appears. After a start by the system it is in the tray, if closing hides it there, else minimised, since a
 * hidden window without a tray could not be opened again.
 */
export const firstAppearance = (
  startedBySystem: boolean,
  { closeTo }: Pick<SystemChoices, 'closeTo'>,
): 'shown' | 'hidden' | 'minimized' => {
  if (!startedBySystem) return 'shown';
  return closeTo === 'tray' ? 'hidden' : 'minimized';
};

/** Arguments for the preload, which must know before the page runs what the administrator disabled. */
export const pageArguments = (deployed: DeployedSettings | null): string[] => {
  const isFixed = deployed !== null && fixedServer(deployed) !== null;
  return [...(isFixed ? ['--balcao-server-fixed'] : []), ...(deployed?.hideDemo ? ['--balcao-no-demo'] : [])];
};
