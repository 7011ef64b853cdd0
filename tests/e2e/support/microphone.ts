import type { LaunchOptions } from '@playwright/test';
import { findChromium, QUICK_START } from '@tests/support/findChromium';

/** Options of a browser with a fake microphone that beeps and is granted without a prompt. */
export const withMicrophone = (): LaunchOptions => ({
  ...findChromium(),
  args: [...QUICK_START, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
});
