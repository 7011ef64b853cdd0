import type { Page } from '@playwright/test';
import { HOSTILE_TEXTS } from '@tests/support/hostile/hostileTexts';
import { VIDEO_THUMBNAILS } from '@/bridge/videos';
import { ANA } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { FrameScreen } from './screens/FrameScreen';
import { settle } from './support/accessible';
import { quietTicket } from './support/control';
import { openTicket } from './support/openTicket';
import { spoilAnswers } from './support/spoilAnswers';
import { visit } from './support/visit';

/** Records everything a text could cause in a real browser: scripts, dialogs, foreign requests, windows, navigation. */
const watch = async (page: Page, origin: string): Promise<string[]> => {
  const harm: string[] = [];
  await page.exposeFunction('pwned', () => void harm.push('a script ran'));
  page.on('dialog', (dialog) => {
    harm.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => void harm.push(`window: ${popup.url()}`));
  page.on('pageerror', (error) => void harm.push(`error: ${error.message}`));
  page.on('download', (download) => void harm.push(`download: ${download.url()}`));
  page.on('framenavigated', (frame) => {
    if (frame.parentFrame() || !frame.url().startsWith(origin)) harm.push(`navigation: ${frame.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (/^(?:https?|wss?|ftp|file):$/.test(protocol) && target.replace(/^ws/, 'http') !== origin) {
      harm.push(`request: ${request.url()}`);
    }
  });
  return harm;
};

const sendable = HOSTILE_TEXTS.filter((text) => text.trim() !== '');

test('[SEC-03] in a real browser, 200 hostile messages run nothing, open nothing and fetch nothing', async ({
  page,
  server,
}) => {
  const harm = await watch(page, server.url);
  const ticket = await quietTicket(server.url, ANA);
  await openTicket(page, ticket.uuid);
  await expect(page.getByRole('log')).toBeVisible();
  expect(sendable.length).toBeGreaterThanOrEqual(200);
  for (const text of sendable) await ticket.receive(text);
  await ticket.receive('Fim do corpus');
  const scroller = page.getByRole('log');
  await scroller.hover();
  await expect(async () => {
    await page.mouse.wheel(0, 50_000);
    await expect(scroller.getByText('Fim do corpus')).toBeAttached({ timeout: 500 });
  }).toPass();
  // Scrolling renders each of them, from the newest to the first.
  await scroller.hover();
  for (let step = 0; step < 60; step += 1) await page.mouse.wheel(0, -700);
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(scroller.getByText('Fim do corpus')).toBeInViewport({ timeout: 500 });
  }).toPass();
  expect(harm).toEqual([]);
});

test('[SEC-03] in a real browser, every screen of the menu shows its page with hostile text in every free text of every record', async ({
  page,
  server,
}) => {
  const ticket = await quietTicket(server.url, ANA);
  await ticket.receive('Bom dia');
  await visit(page, ANA, '/');
  await expect(page.getByRole('list', { name: 'Atendimentos' })).toBeVisible();
  const harm = await watch(page, server.url);
  const spoiled = await spoilAnswers(page, HOSTILE_TEXTS);
  await page.goto(`/tickets/${ticket.uuid}`);
  await expect(page.getByRole('log')).toBeVisible();
  await expect.poll(spoiled.count).toBeGreaterThan(HOSTILE_TEXTS.length);

  // The menu lists the screens, so that new ones are included.
  const frame = new FrameScreen(page);
  const addresses = await frame.addresses();
  expect(addresses).toContain('/tickets');
  for (const address of addresses) {
    await frame.goTo(address);
    await expect(page).toHaveURL(({ pathname }) => pathname.startsWith(address));
    await settle(page);
    await expect(page.getByText('Algo deu errado')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading').first(), address).toBeVisible();
  }
  await spoiled.end();
  // Pictures of help videos come from one fixed host; a text may look like the code of a video.
  expect(harm.filter((entry) => !entry.startsWith(`request: ${VIDEO_THUMBNAILS}/vi/`))).toEqual([]);
});
