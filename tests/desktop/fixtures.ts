import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { seedDemoSeed } from '@tests/support/servers/demoSeed';
import { electronBinary } from '../../scripts/lib/electronBinary.mjs';
import { chooseDemoEarlier } from './support/demoWorkspace';
import type { Desktop, Launch } from './support/desktop';
import { launchElectron } from './support/launchElectron';
import { installApp, type InstalledApp } from './support/installApp';
import { launchHost } from './support/launchHost';

interface Fixtures {
  /** Starts without demo data: the app creates it on its first start, which takes seconds. */
  coldDemo: boolean;
  /** An earlier start chose the demo workspace, which spares the welcome page and a reload; otherwise the app was never started. */
  demoChosen: boolean;
  /** A fresh user-data folder, removed after the test. */
  userData: string;
  /** Installs the app as an installer does, once per test and only if it needs that; removed after the test. */
  install: () => InstalledApp;
  /** Starts the app under real Electron if its binary is present, otherwise in the test host; closed after the test. */
  launch: Launch;
}

export const test = base.extend<Fixtures>({
  install: async ({}, use) => {
    const installed: InstalledApp[] = [];
    await use(() => installed[0] ?? (installed[0] = installApp()));
    for (const app of installed) app.remove();
  },
  coldDemo: [false, { option: true }],
  demoChosen: [false, { option: true }],
  userData: async ({ coldDemo, demoChosen }, use) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'balcao-desktop-'));
    if (!coldDemo) seedDemoSeed(path.join(folder, 'demo'));
    if (demoChosen) await chooseDemoEarlier(folder);
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  launch: async ({ userData, install }, use) => {
    const running: Desktop[] = [];
    await use(async (options = {}) => {
      const folder = options.userData ?? userData;
      const start = async (): Promise<Desktop> => {
        if (options.installed) return launchHost(folder, options, install().resources);
        return electronBinary() ? await launchElectron(folder, options) : launchHost(folder, options);
      };
      const desktop = await start();
      running.push(desktop);
      return desktop;
    });
    await Promise.all(running.map((desktop) => desktop.close()));
  },
});

export { expect } from '@playwright/test';
