import type { PowerMonitor } from 'electron';

/** Waking, unlocking and coming online arrive together; one check is enough, ms. */
const TOGETHER_MS = 1_000;

/** Tells once when the computer woke up or was unlocked (OFF-03). Linux has no unlock event. */
export const watchWake = (
  powerMonitor: Pick<PowerMonitor, 'on'>,
  platform: NodeJS.Platform,
  wake: () => void,
): void => {
  let pause: NodeJS.Timeout | undefined;
  const soon = () => {
    clearTimeout(pause);
    pause = setTimeout(wake, TOGETHER_MS);
  };
  powerMonitor.on('resume', soon);
  if (platform === 'win32' || platform === 'darwin') powerMonitor.on('unlock-screen', soon);
};
