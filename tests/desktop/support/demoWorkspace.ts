import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
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
const demoServerPid = (userData: string): number =>
  Number.parseInt(readFileSync(path.join(userData, 'demo/server.pid'), 'utf8'), 10);

const kill = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It ended already.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

/** Listens on a port and resolves with null if somebody else does. */
const takePort = (port: number): Promise<Server | null> =>
  new Promise((resolve, reject) => {
    const holder = createServer((socket) => socket.destroy());
    holder.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    holder.listen(port, '127.0.0.1', () => resolve(holder));
  });

/**
 * Kills the app's demo server as `kill -9` does and keeps it away: the app starts it again on the same port, which stays taken
 * until the function that this resolves with is called.
 */
export const killDemoServer = async (userData: string, address: string): Promise<() => Promise<void>> => {
  const port = Number(new URL(address).port);
  for (;;) {
    kill(demoServerPid(userData));
    // It may still be ending, and on a busy machine the app may be quicker.
    const holder = await takePort(port);
    if (!holder) continue;
    return async () => {
      holder.close();
      await once(holder, 'close');
    };
  }
};
