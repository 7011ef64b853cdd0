#!/usr/bin/env node
/**
 * Pictures of the screens for the eye, not a test: `node tests/tour/tour.mjs [folder]` (test-results/tour when absent).
 * Starts the built renderer with a demo server of its own and walks through login and tickets in both themes.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/lib/browser.mjs';
import { ensureBuild } from '../../scripts/lib/build.mjs';
import { startDemoServer } from '../../scripts/lib/demoServer.mjs';
import { root } from '../../scripts/lib/electronBinary.mjs';

const SIZES = { large: [1440, 900], medium: [1280, 800], narrow: [400, 860] };
const TICKETS = /\/tickets\?/;
const MESSAGES = /\/messages\//;

const folder = path.resolve(process.argv[2] ?? path.join(root, 'test-results/tour'));
mkdirSync(folder, { recursive: true });
await ensureBuild();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'balcao-tour-'));
const server = await startDemoServer({ dataDir, serveRenderer: true });
const executablePath = findBrowser() ?? undefined;
const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });

/** A fresh visitor in one theme and size. */
async function visit(theme, [width, height]) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height },
    colorScheme: theme,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  const page = await context.newPage();
  await page.goto('/');
  return page;
}

async function signIn(page) {
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@demo.balcao');
  await page.getByRole('textbox', { name: 'Senha' }).fill('demo1234');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('button', { name: 'Conta de Ana Ribeiro' }).waitFor();
}

/** Fonts and pictures settle, then the picture is taken. */
async function shoot(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(600);
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
  console.log(`${name}.png`);
}

/** The ticket screen with nothing chosen, then with a conversation. */
async function tourTickets(theme, size) {
  const page = await visit(theme, SIZES[size]);
  await page.getByRole('textbox', { name: 'E-mail' }).waitFor();
  await shoot(page, `login-${theme}-${size}`);
  await signIn(page);
  const list = page.getByRole('list', { name: 'Atendimentos' });
  await list.getByRole('listitem').first().waitFor();
  await shoot(page, `tickets-${theme}-${size}`);
  await page.getByRole('tab', { name: /^Aguardando/ }).click();
  await shoot(page, `pending-${theme}-${size}`);
  await page.getByRole('tab', { name: /^Atendendo/ }).click();
  await list.getByRole('listitem').first().getByRole('button').first().click();
  await page.getByRole('log').waitFor();
  await shoot(page, `conversation-${theme}-${size}`);
  await page.context().close();
}

/** One state of the lists that the network brings about. */
async function tourState(name, pattern, answer) {
  const page = await visit('light', SIZES.medium);
  await page.route(pattern, answer);
  await signIn(page);
  await shoot(page, `state-${name}`);
  await page.context().close();
}

const json = (body) => (route) => route.fulfill({ json: body });
const hang = () => undefined;

try {
  for (const theme of ['light', 'dark']) for (const size of Object.keys(SIZES)) await tourTickets(theme, size);
  await tourState('empty', TICKETS, json({ tickets: [], count: 0, hasMore: false }));
  await tourState('loading', TICKETS, hang);
  await tourState('failing', TICKETS, (route) =>
    route.fulfill({ status: 500, json: { error: 'ERR_INTERNAL_SERVER_ERROR' } }),
  );
  await tourState('conversation-failing', MESSAGES, (route) => route.abort());
} finally {
  await browser.close();
  server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
