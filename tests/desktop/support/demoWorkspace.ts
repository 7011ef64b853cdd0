import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ANA, LoginScreen, type Account } from '@tests/e2e/screens/LoginScreen';
import { TicketsScreen } from '@tests/e2e/screens/TicketsScreen';
import { liveConnection } from '@tests/e2e/support/liveConnection';
import type { Desktop } from './desktop';

/** First start, demo workspace, signed in and connected: the ticket screen of an agent. */
export const openDemoWorkspace = async (desktop: Desktop, account: Account = ANA): Promise<TicketsScreen> => {
  const page = await desktop.firstWindow();
  const login = new LoginScreen(page);
  await login.chooseDemo();
  const live = liveConnection(page);
  await login.signIn(account);
  const tickets = new TicketsScreen(page);
  await tickets.pendingTab.waitFor();
  await live;
  return tickets;
};

/** Address of the server in use. */
export const serverAddress = async (page: Page): Promise<string> => {
  const { current } = await page.evaluate(() => window.desktop.server.state());
  if (!current) throw new Error('No server is in use');
  return current.rest;
};

/** Process id of the app's own demo server, which its lock on the data folder begins with. */
export const demoServerPid = (userData: string): number =>
  Number.parseInt(readFileSync(path.join(userData, 'demo/server.pid'), 'utf8'), 10);
