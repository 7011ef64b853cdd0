import path from 'node:path';
import { once } from 'node:events';
import { _electron, type ElectronApplication } from '@playwright/test';
import { root } from '../../../scripts/lib/electronBinary.mjs';
import type { Desktop, LaunchOptions } from './desktop';

/** A fake microphone, and none of Chromium's own network traffic. */
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--use-fake-device-for-media-stream',
];

const asDesktop = (app: ElectronApplication): Desktop => {
  const exited = once(app.process(), 'exit');
  return {
    kind: 'electron',
    firstWindow: () => app.firstWindow(),
    windows: () => app.windows(),
    // Playwright's type of the first argument is another name for the same module.
    evaluate: (run, argument) => app.evaluate(run as never, argument as never),
    waitForExit: async () => {
      await exited;
    },
    close: () => app.close(),
    kill: async () => {
      app.process().kill('SIGKILL');
      await exited;
    },
  };
};

/**
 * Starts the app under real Electron. Gives no `executablePath`, since Playwright would then skip its loader, which delays `ready`
 * until Playwright is attached.
 */
export const launchElectron = async (
  userData: string,
  { env, args = [], secrets }: LaunchOptions,
): Promise<Desktop> => {
  const spy = path.join(root, 'dist-test/spy.cjs');
  const store = secrets === 'fallback' ? ['--password-store=basic'] : [];
  const app = await _electron.launch({
    cwd: root,
    args: ['-r', spy, ...FLAGS, ...store, '.', ...args],
    env: { ...(process.env as Record<string, string>), ...env, BALCAO_USER_DATA: userData },
  });
  return asDesktop(app);
};
