import { test as base } from '@playwright/test';
import { quickenPolls } from '@tests/support/quickPolls';
import { TestServer } from '@tests/support/servers/testServer';
import { recordToasts } from './support/toasts';
import { installWebNotifications } from './support/webNotifications';

interface Fixtures {
  /** The test's own demo server, which also serves the built renderer; removed after the test. */
  server: TestServer;
  /** Simulated customers write by themselves; otherwise only the test acts. */
  lively: boolean;
}

/** The browser version, in which the page uses the server that sent it. */
export const test = base.extend<Fixtures>({
  lively: [false, { option: true }],
  server: async ({ lively }, use) => {
    const server = await TestServer.start({ serveRenderer: true, lively });
    await use(server);
    await server.remove();
  },
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  page: async ({ page }, use) => {
    await quickenPolls(page);
    await page.addInitScript(installWebNotifications);
    await page.addInitScript(recordToasts);
    await use(page);
  },
});

export { expect } from '@playwright/test';
