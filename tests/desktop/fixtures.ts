import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { electronBinary } from '../../scripts/lib/electronBinary.mjs';
import type { Desktop, Launch } from './support/desktop';
import { launchElectron } from './support/launchElectron';
import { launchHost } from './support/launchHost';

interface Fixtures {
  /** A fresh user-data folder, removed after the test. */
  userData: string;
  /** Starts the app, under real Electron where its binary is present, else in the test host; ended after the test. */
  launch: Launch;
}

export const test = base.extend<Fixtures>({
  userData: async ({}, use) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'balcao-desktop-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  launch: async ({ userData }, use) => {
    const running: Desktop[] = [];
    await use(async (options = {}) => {
      const folder = options.userData ?? userData;
      const desktop = electronBinary() ? await launchElectron(folder, options) : launchHost(folder, options);
      running.push(desktop);
      return desktop;
    });
    await Promise.all(running.map((desktop) => desktop.close()));
  },
});

export { expect } from '@playwright/test';
