import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '@tests/support/findChromium';

/** A browser in which a device that beeps stands for the microphone and is granted without a question. */
export const withMicrophone = (): LaunchOptions => ({
  ...findChromium(),
  args: ['--disable-gpu', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
});
