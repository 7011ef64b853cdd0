import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { ANA } from '@tests/support/accounts';
import { startDemoServer, type RunningDemoServer } from '../../scripts/lib/demoServer.mjs';
import { findBrowser, PAGE_ONLY } from '../../scripts/lib/browser.mjs';
import { findChromium } from '../../tests/support/findChromium';
import { injectEvents, type EventInjector } from './events';
import { watchLongTasks } from './pageClock';

export interface WorldSize {
  /** Open tickets of the agent who signs in. */
  readonly tickets: number;
  /** Messages of the first conversation. */
  readonly messages: number;
}

export interface World {
  readonly page: Page;
  readonly url: string;
  readonly events: EventInjector;
  close(): Promise<void>;
}

/** Starts a demo server with a large data set and signs an agent in to the production build. */
export async function openWorld(size: WorldSize): Promise<World> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'balcao-bench-'));
  const server = await startDemoServer({
    dataDir,
    serveRenderer: true,
    // The demo server's simulated people must not write during a measurement.
    extra: ['--seed', 'perf', '--tickets', `${size.tickets}`, '--messages', `${size.messages}`, '--no-simulate'],
  });
  const browser = await chromium.launch({ ...findChromium(findBrowser), args: [...PAGE_ONLY] });
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' })).newPage();
  await page.addInitScript(watchLongTasks);
  const events = await injectEvents(page, server.url, ANA);
  await signIn(page, server.url);
  return { page, url: server.url, events, close: () => closeWorld(server, browser, dataDir) };
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(ANA.email);
  await page.getByRole('textbox', { name: 'Senha' }).fill(ANA.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('list', { name: 'Atendimentos' }).getByRole('listitem').first().waitFor();
  // The list does not wait for the live connection.
  await page.waitForFunction(() => window.benchIsLive);
}

async function closeWorld(server: RunningDemoServer, browser: Browser, dataDir: string): Promise<void> {
  await browser.close();
  server.stop();
  await server.exited;
  rmSync(dataDir, { recursive: true, force: true });
}
