/** A demo server with the built renderer and a browser, for scripts that take screenshots. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findTestBrowser, PAGE_ONLY } from './browser.mjs';
import { ensureBuild } from './build.mjs';
import { startDemoServer } from './demoServer.mjs';

/**
 * Runs `work` with the server's address and `visit(theme, size, more)`, which opens the start page for a new visitor; `more` are
 * further options of the browser context. Removes everything afterwards.
 */
export async function withVisitor(work) {
  await ensureBuild();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'balcao-visit-'));
  const server = await startDemoServer({ dataDir, serveRenderer: true });
  const executablePath = findTestBrowser() ?? undefined;
  // Loaded when it is needed: it takes half a second, also of --help.
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0, args: PAGE_ONLY });
  const visit = async (theme, [width, height], more = {}) => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width, height },
      colorScheme: theme,
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      ...more,
    });
    const page = await context.newPage();
    await page.goto('/');
    return page;
  };
  try {
    await work({ visit, url: server.url });
  } finally {
    await browser.close();
    server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Signs in a demo account. */
export async function signIn(page, email = 'ana@demo.balcao') {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Senha' }).fill('demo1234');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('button', { name: /^Conta de/ }).waitFor();
}

/** Waits for the menu's entries, some of which depend on the plan. Returns the menu and the entries' addresses. */
export async function readMenu(page) {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Kanban' }).waitFor();
  const addresses = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return { menu, addresses };
}

/** Longest wait for answers, ms; in loading states none arrive. */
const ANSWERS_MS = 3_000;

/** Waits for answers, fonts and pictures before a screenshot. */
export async function settle(page) {
  await page.waitForLoadState('networkidle', { timeout: ANSWERS_MS }).catch(() => {});
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(600);
  // On a busy machine new parts may still fade in. Endless animations, such as loading indicators, do not count.
  const isStill = () =>
    document.querySelector('[aria-busy="true"]') === null &&
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity);
  await page.waitForFunction(isStill, null, { timeout: ANSWERS_MS }).catch(() => {});
}
