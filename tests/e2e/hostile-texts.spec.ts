import type { Page } from '@playwright/test';
import { HOSTILE_TEXTS } from '@tests/support/hostile/hostileTexts';
import { VIDEO_THUMBNAILS } from '@/bridge/videos';
import { DEFAULT_HOURS } from '@/domain/company/openingHours';
import { ANA, SUPER } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { FrameScreen } from './screens/FrameScreen';
import { settle } from './support/accessible';
import { signInColleague } from './support/colleague';
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
  expect(sendable.length).toBeGreaterThanOrEqual(200);
  await ticket.receive('Início do corpus');
  // Nine of ten are read as history; the others arrive while the conversation is open.
  const isLive = (_text: string, place: number): boolean => place % 10 === 0;
  await Promise.all(sendable.filter((text, place) => !isLive(text, place)).map((text) => ticket.receive(text)));
  await openTicket(page, ticket.uuid);
  const scroller = page.getByRole('log');
  await expect(scroller).toBeVisible();
  for (const text of sendable.filter(isLive)) await ticket.receive(text);
  await ticket.receive('Fim do corpus');
  await scroller.hover();
  await expect(async () => {
    await page.mouse.wheel(0, 50_000);
    await expect(scroller.getByText('Fim do corpus')).toBeInViewport({ timeout: 500 });
  }).toPass();
  // Scrolling renders each of them, from the newest to the first.
  const first = scroller.getByText('Início do corpus');
  while ((await first.count()) === 0) await page.mouse.wheel(0, -700);
  expect(harm).toEqual([]);
});

/** The screens with a table of records; in each of them the demo has several. */
const TABLES = [
  '/contacts',
  '/contact-lists',
  '/tags',
  '/users',
  '/queues',
  '/campaigns',
  '/announcements',
  '/prompts',
  '/queue-integration',
  '/quick-messages',
  '/files',
  '/financeiro',
];

test('[SEC-03] in a real browser, every screen of the menu shows its page with hostile text in every free text of every record, and all rows of a table are of one height, wide and narrow', async ({
  page,
  server,
}) => {
  const ticket = await quietTicket(server.url, ANA);
  await ticket.receive('Bom dia');
  // Before the page signs in, since a second login of the account would end its session.
  const own = await signInColleague(server.url, SUPER);
  for (const shortcode of ['bom-dia', 'prazo', 'troca'])
    await own('POST', '/quick-messages', { shortcode, message: 'Olá, tudo bem?' });
  await own('PUT', '/settings/scheduleType', { value: 'company' });
  await own('PUT', '/companies/1/schedules', { schedules: DEFAULT_HOURS });
  await visit(page, SUPER, '/login');
  const frame = new FrameScreen(page);
  await frame.menu.getByRole('link', { name: 'Contatos', exact: true }).waitFor();
  const harm = await watch(page, server.url);
  const spoiled = await spoilAnswers(page, HOSTILE_TEXTS);
  await page.goto(`/tickets/${ticket.uuid}`);
  await expect(page.getByRole('log')).toBeVisible();
  await expect.poll(spoiled.count).toBeGreaterThan(HOSTILE_TEXTS.length);

  const uneven: string[] = [];
  const expectPage = async (place: string): Promise<void> => {
    await settle(page);
    await expect(page.getByText('Algo deu errado')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading').first(), place).toBeVisible();
  };
  const measureRows = async (place: string): Promise<void> => {
    const rows = page.locator('tr[data-record]:visible');
    await rows.nth(1).waitFor();
    for (const width of [1280, 700, 400]) {
      await page.setViewportSize({ width, height: 800 });
      await settle(page);
      // A row that the table gives up between search and measurement has no height.
      const heights = await rows.evaluateAll((all) => [
        ...new Set(all.filter((row) => row.isConnected).map((row) => row.getBoundingClientRect().height)),
      ]);
      if (heights.length !== 1) uneven.push(`${place} at ${width} px: ${heights.join(', ')}`);
    }
    // A narrow window hides the menu.
    await page.setViewportSize({ width: 1280, height: 800 });
  };

  // The menu lists the screens, so that new ones are included. Some depend on the plan, which loads after the page.
  await expect.poll(() => frame.addresses()).toEqual(expect.arrayContaining(['/tickets', '/settings', ...TABLES]));
  const addresses = await frame.addresses();
  for (const address of addresses) {
    await frame.goTo(address);
    await expect(page).toHaveURL(({ pathname }) => pathname.startsWith(address));
    await expectPage(address);
    if (TABLES.includes(address)) await measureRows(address);
    if (address !== '/settings') continue;
    await page.getByRole('tab', { name: 'Horários' }).click();
    const monday = page.getByRole('textbox', { name: 'Segunda-feira: início' });
    await expect(monday).not.toHaveValue(/^(?:\d\d:\d\d)?$/);
    for (const tab of ['Empresas', 'Planos', 'Ajuda']) {
      await page.getByRole('tab', { name: tab }).click();
      await measureRows(tab);
    }
  }
  await page.goto('/contact-lists/1/contacts');
  await expectPage('/contact-lists/1/contacts');
  await measureRows('/contact-lists/1/contacts');
  await spoiled.end();
  expect(uneven).toEqual([]);
  // Pictures of help videos come from one fixed host; a text may look like the code of a video.
  expect(harm.filter((entry) => !entry.startsWith(`request: ${VIDEO_THUMBNAILS}/vi/`))).toEqual([]);
});
