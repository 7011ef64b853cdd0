import path from 'node:path';
import type { Page } from '@playwright/test';
import { ANA } from '@tests/support/accounts';
import { expect, test } from '../fixtures';
import { faultsOf, settle } from '../support/accessible';
import { createControl } from '../support/control';
import { tabTo } from '../support/tabTo';
import { restingBox, restingScroll } from '../support/stillness';
import { TicketsScreen } from '../screens/TicketsScreen';
import type { ThreadScreen } from '../screens/ThreadScreen';
import { visit } from '../support/visit';

const media = (name: string): string => path.resolve('electron/demo-server/db/seed/media', name);
/** Bytes per second of a recording at 128 kbps. */
const BYTES_PER_SECOND = 16_000;
/** A recording with fewer bytes is discarded. */
const LEAST_BYTES = 10_000;

const openFirst = async (page: Page): Promise<ThreadScreen> => {
  await visit(page, ANA, '/');
  const tickets = new TicketsScreen(page);
  const customer = await tickets.list
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .first()
    .getAttribute('aria-label');
  const thread = await tickets.open(customer?.split(',')[0] ?? '');
  await expect(thread.composer.text).toBeFocused();
  return thread;
};

/** Bit rate of the first MP3 frame, kbps; MPEG 1 layer 3. */
const bitRateOf = (mp3: Buffer): number | undefined =>
  mp3[0] === 0xff && (mp3[1] ?? 0) >> 1 === 0x7d
    ? [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320][(mp3[2] ?? 0) >> 4]
    : undefined;

test('[INPUT-13] [INPUT-14] [INPUT-15] [INPUT-16] a very short recording is discarded, a cancelled one is not sent, and a voice message is recorded from the microphone and arrives as an MP3 of 128 kbps', async ({
  page,
}) => {
  const thread = await openFirst(page);
  const { composer, newest } = thread;
  await expect(thread.newest).toBeVisible();
  // Rows that come into view are rendered after those before them are measured.
  await restingScroll(thread.messages);
  const ownMessages = thread.own(/./);
  const before = await ownMessages.count();
  await composer.sendAtOnce();
  await expect(
    composer.region.getByText('Gravação muito curta: nada foi enviado. Grave por pelo menos 1 segundo.'),
  ).toBeVisible();
  await composer.record.click();
  await expect(composer.recording.getByRole('timer')).toHaveText(/^0:(?:0[1-9]|[1-5]\d)$/);
  await page.keyboard.press('Escape');
  await expect(composer.text).toBeFocused();
  await expect(ownMessages).toHaveCount(before);

  await composer.record.click();
  // A poll may miss a second.
  await expect(composer.recording.getByRole('timer')).toHaveText(/^0:(?:0[2-9]|[1-5]\d)$/);
  await composer.sendRecording();
  await expect(newest.getByRole('button', { name: 'Reproduzir áudio' })).toBeVisible();
  await expect(newest).toContainText(/Enviada|Entregue|Lida/);

  // The browser sets the source a moment after the element is added.
  const source = () => newest.locator('audio').evaluate((audio) => (audio as HTMLAudioElement).currentSrc);
  await expect.poll(source).toMatch(/^http/);
  const address = await source();
  const { bytes, seconds } = await page.evaluate(async (file) => {
    const answer = await (await fetch(file)).arrayBuffer();
    const read = [...new Uint8Array(answer)];
    const { duration } = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(answer);
    return { bytes: read, seconds: duration };
  }, address);
  const mp3 = Buffer.from(bytes);
  expect(bitRateOf(mp3)).toBe(128);
  // The length of the recording depends on the computer, so check the bytes per second.
  expect(mp3.length).toBeGreaterThanOrEqual(LEAST_BYTES);
  expect(Math.abs(mp3.length / seconds / BYTES_PER_SECOND - 1)).toBeLessThan(0.1);
});

test('[OFF-04] [INPUT-05] [A11Y-01] attachments survive a reload and are sent in order with their captions', async ({
  page,
  server,
}) => {
  const thread = await openFirst(page);
  const { composer } = thread;
  await composer.attach(media('sofa.jpg'), media('contrato.pdf'));
  await expect(composer.files).toHaveCount(2);
  await composer.files.first().getByRole('textbox').fill('O sofá novo');
  await composer.files.last().getByRole('textbox').fill('O contrato');
  await composer.text.fill('Seguem os dois');
  await page.reload();
  await expect(composer.files).toHaveCount(2);
  await expect(composer.text).toHaveValue('Seguem os dois');
  await settle(page);
  expect(await faultsOf(page, { within: 'section[aria-label="Escrever mensagem"]' })).toEqual([]);

  await composer.text.press('Enter');
  await expect(thread.acknowledged('Seguem os dois')).toHaveCount(1);
  await expect(thread.acknowledged('O sofá novo').getByRole('img')).toBeVisible();
  await expect(thread.acknowledged('O contrato').filter({ hasText: 'PDF' })).toBeVisible();
  // The text comes first, since it is the caption of neither file.
  await expect(thread.messages.getByRole('article').nth(-3)).toContainText('Seguem os dois');
  await expect(thread.messages.getByRole('article').nth(-2)).toContainText('O sofá novo');
  await expect(thread.messages.getByRole('article').nth(-1)).toContainText('O contrato');
  const { messages } = await createControl(server.url).post<{ messages: { body: string; mediaType: string }[] }>(
    'snapshot',
    { companyId: 1 },
  );
  const sent = messages.slice(-3).map(({ body, mediaType }) => [body.split('\n').at(-1), mediaType]);
  expect(sent).toEqual([
    ['Seguem os dois', expect.stringMatching(/conversation|extendedText/i)],
    ['O sofá novo', 'image'],
    ['O contrato', 'application'],
  ]);
  await expect(composer.files).toHaveCount(0);
  await page.reload();
  await expect(composer.text).toHaveValue('');
  await expect(composer.files).toHaveCount(0);
});

test('[INPUT-03] [INPUT-04] [INPUT-08] [INPUT-11] [A11Y-01] the text box grows from one row up to five, and emoji and quick replies can be chosen by keyboard only', async ({
  page,
}) => {
  const { composer } = await openFirst(page);
  const heightOf = async (rows: number): Promise<number> => {
    await composer.text.fill(Array.from({ length: rows }, (_, row) => `Linha ${row}`).join('\n'));
    await restingBox(composer.text);
    return composer.text.evaluate((box) => box.clientHeight);
  };
  const [one, four, five, six] = [await heightOf(1), await heightOf(4), await heightOf(5), await heightOf(6)];
  const row = (five - one) / 4;
  expect(row).toBeGreaterThan(15);
  expect(four).toBe(one + 3 * row);
  expect(six).toBe(five);

  await composer.text.fill('');
  await page.keyboard.type('Bom dia');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  await tabTo(page, composer.region.getByRole('button', { name: 'Emojis' }));
  await page.keyboard.press('Enter');
  await expect(composer.emojiSearch).toBeFocused();
  await page.keyboard.type('abacaxi');
  // The cell is there before the search for all letters is.
  await expect(page.getByText(/^1 emoji encontrado/)).toBeAttached();
  await expect(page.getByRole('gridcell', { name: 'abacaxi' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(composer.text).toHaveValue('Bom🍍 dia');
  // The text that the emoji goes into stays in view.
  const panel = await restingBox(page.getByRole('region', { name: 'Escolher emoji' }));
  expect(panel.y + panel.height).toBeLessThanOrEqual((await restingBox(composer.text)).y);
  await page.keyboard.press('Escape');
  await expect(composer.text).toBeFocused();
  await expect(composer.emojiSearch).toBeHidden();

  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type('/');
  const second = composer.quickReplies.getByRole('option').nth(1);
  await expect(second).toBeVisible();
  await settle(page);
  expect(await faultsOf(page, { within: 'section[aria-label="Escrever mensagem"]' })).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const words = (await second.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(composer.quickReplies).toBeHidden();
  const chosen = await composer.text.inputValue();
  expect(chosen).toMatch(/\p{L}{2}/u);
  // The server fills in names at double braces, the list shows them filled in.
  expect(words).toContain(chosen.split('{{')[0]);
  await expect(composer.text).toBeFocused();
});
