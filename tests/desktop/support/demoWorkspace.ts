import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { LoginScreen } from '@tests/e2e/screens/LoginScreen';
import { TicketsScreen } from '@tests/e2e/screens/TicketsScreen';
import { liveConnection } from '@tests/e2e/support/liveConnection';
import { ANA, type Account } from '@tests/support/accounts';
import { closedAddress } from '@tests/support/servers/foreignServer';
import type { Settings } from '@native/main/system/settingsSchema';
import type { Desktop } from './desktop';

/** Leaves the app's settings as a start that chose the demo workspace did: the next one begins with the sign-in. */
export const chooseDemoEarlier = async (userData: string): Promise<void> => {
  const { port } = new URL(await closedAddress());
  const base = `http://127.0.0.1:${port}`;
  const server = { rest: base, socket: base, media: base, provider: base, kind: 'demo' } as const;
  const settings: Partial<Settings> = { server, demoPort: Number(port) };
  writeFileSync(path.join(userData, 'settings.json'), JSON.stringify(settings));
};

/** Signs in where the demo workspace is chosen, and waits for live events. Returns the ticket screen. */
export const signInToDemo = async (desktop: Desktop, account: Account = ANA): Promise<TicketsScreen> => {
  const page = await desktop.firstWindow();
  const login = new LoginScreen(page);
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

/** Process id of the app's demo server, the first number in its lock file. */
const demoServerPid = (userData: string): number =>
  Number.parseInt(readFileSync(path.join(userData, 'demo/server.pid'), 'utf8'), 10);

const kill = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // The process has already ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

/** Listens on the port; resolves with null if it is in use. */
const occupyPort = (port: number): Promise<Server | null> =>
  new Promise((resolve, reject) => {
    const holder = createServer((socket) => socket.destroy());
    holder.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    holder.listen(port, '127.0.0.1', () => resolve(holder));
  });

/**
 * Kills the app's demo server with SIGKILL. The app would restart it on the same port, so the port is occupied until the returned
 * function is called.
 */
export const killDemoServer = async (userData: string, address: string): Promise<() => Promise<void>> => {
  const port = Number(new URL(address).port);
  for (;;) {
    kill(demoServerPid(userData));
    // The server may still be ending, or on a busy machine the app may already have restarted it.
    const holder = await occupyPort(port);
    if (!holder) continue;
    return async () => {
      holder.close();
      await once(holder, 'close');
    };
  }
};
