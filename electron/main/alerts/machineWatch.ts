import type { PowerMonitor } from 'electron';

/** Waking, unlocking and coming back arrive together; one check is enough, ms. */
const TOGETHER_MS = 1_000;
/** How often the system is asked whether somebody is there, ms. */
const POLL_MS = 15_000;
/** Without a key or a move for this long somebody counts as away, s. */
const AWAY_SECONDS = 300;

export interface MachineWatch {
  readonly isLocked: () => boolean;
  readonly stop: () => void;
}

interface Parts {
  readonly powerMonitor: Pick<PowerMonitor, 'on' | 'getSystemIdleState'>;
  readonly platform: NodeJS.Platform;
  /** The computer woke up, was unlocked, or somebody is back: connection and data want a check. */
  readonly wake: () => void;
  readonly lockChanged: (locked: boolean) => void;
}

/**
 * Follows sleep, lock and idleness. Linux has no lock events, so its idle state is polled, and 'unknown' counts as active;
 * elsewhere the poll only reports that the person came back.
 */
export const watchMachine = ({ powerMonitor, platform, wake, lockChanged }: Parts): MachineWatch => {
  const hasLockEvents = platform === 'win32' || platform === 'darwin';
  let pause: NodeJS.Timeout | undefined;
  let isLocked = false;
  let isAway = false;

  const soon = () => {
    clearTimeout(pause);
    pause = setTimeout(wake, TOGETHER_MS);
  };
  const setLocked = (locked: boolean) => {
    if (locked === isLocked) return;
    isLocked = locked;
    lockChanged(locked);
  };
  const poll = () => {
    const state = powerMonitor.getSystemIdleState(AWAY_SECONDS);
    const wasAway = isAway;
    isAway = state === 'idle' || state === 'locked';
    if (!hasLockEvents) setLocked(state === 'locked');
    if (wasAway && !isAway) soon();
  };

  powerMonitor.on('resume', soon);
  if (hasLockEvents) {
    powerMonitor.on('lock-screen', () => setLocked(true));
    powerMonitor.on('unlock-screen', () => {
      setLocked(false);
      soon();
    });
  }
  const polling = setInterval(poll, POLL_MS);
  polling.unref();
  return {
    isLocked: () => isLocked,
    stop: () => {
      clearTimeout(pause);
      clearInterval(polling);
    },
  };
};
