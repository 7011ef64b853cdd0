import type { PowerMonitor } from 'electron';

/** Waking, unlocking and the user's return within this time, ms, cause one check. */
const TOGETHER_MS = 1_000;
/** How often the system's idle state is read, ms. */
const POLL_MS = 15_000;
/** The user counts as away after this long without a key press or mouse movement, s. */
const AWAY_SECONDS = 300;

export interface MachineWatch {
  readonly isLocked: () => boolean;
  readonly stop: () => void;
}

interface Parts {
  readonly powerMonitor: Pick<PowerMonitor, 'on' | 'getSystemIdleState'>;
  readonly platform: NodeJS.Platform;
  /** The computer woke up, was unlocked, or the user is back: the page must check connection and data. */
  readonly wake: () => void;
  readonly lockChanged: (locked: boolean) => void;
}

/**
 * Follows sleep, lock and idleness. Linux has no lock events, so its idle state is polled, and 'unknown' counts as active.
 * Elsewhere the poll only reports that the user came back.
 */
export const watchMachine = ({ powerMonitor, platform, wake, lockChanged }: Parts): MachineWatch => {
  const hasLockEvents = platform === 'win32' || platform === 'darwin';
  let pause: NodeJS.Timeout | undefined;
  // The app may start behind a locked screen, which no event tells.
  let isLocked = powerMonitor.getSystemIdleState(AWAY_SECONDS) === 'locked';
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
