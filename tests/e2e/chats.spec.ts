import type { Locator, Page } from '@playwright/test';
import { ANA, BRUNO } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { chatOf } from './support/chatLines';
import { createControl } from './support/control';
import { watchReading } from './support/readingWatch';
import { restingScroll } from './support/stillness';
import { visit } from './support/visit';

const open = async (page: Page, account: typeof BRUNO, address = '/chats') => {
  await visit(page, account, address);
};
const box = (page: Page) => page.getByRole('textbox', { name: 'Mensagem', exact: true });
const log = (page: Page) => page.getByRole('log');
const chat = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true });

test('[ROUTE-17] [CHAT-04] [CHAT-05] [CHAT-11] [CHAT-14] [CHAT-17] [CHAT-18] [OFF-04] [RT-10] two colleagues create a chat, write in it and delete it; a refused text returns to the composer, and a draft survives a reload', async ({
  page,
  browser,
  server,
}) => {
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  await open(page, ANA);
  await open(other, BRUNO);

  await page.getByRole('button', { name: 'Nova', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Conversa' });
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('Por favor, preencha o título da conversa.')).toBeVisible();
  await dialog.getByLabel('Título').fill('Vitrine de Natal');
  await dialog.getByLabel('Usuários').fill('Bruno');
  await page.locator('.ant-select-dropdown:visible').getByTitle('Bruno Tavares').click();
  // The dropdown stays open for more people and covers the button.
  await dialog.getByLabel('Título').click();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page).toHaveURL(/\/chats\/.+/);

  await box(page).fill('Vamos montar na sexta?');
  await box(page).press('Enter');
  await expect(log(page).getByText('Vamos montar na sexta?')).toBeVisible();

  // The colleague gets the chat, its unread count and the message live, and answers.
  await expect(other.getByText('1 mensagem não lida').first()).toBeAttached();
  await chat(other, 'Vitrine de Natal').click();
  await expect(log(other).getByText('Vamos montar na sexta?')).toBeVisible();
  await expect(other.getByText('1 nova mensagem')).toBeVisible();
  await expect(other).toHaveURL(page.url());
  const edgesOf = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect());
  const [row, messages, field] = await Promise.all(
    [chat(other, 'Vitrine de Natal'), log(other), box(other)].map(edgesOf),
  );
  for (const part of [messages, field]) expect(part?.left).toBeGreaterThanOrEqual(row?.right ?? Infinity);
  await box(other).fill('Pode ser!');
  await box(other).press('Enter');
  await expect(log(page).getByText('Pode ser!')).toBeVisible();

  await createControl(server.url).post('addFault', {
    kind: 'answer',
    status: 500,
    body: { error: 'ERR_INTERNAL_SERVER_ERROR' },
    method: 'POST',
    path: '^/chats/\\d+/messages$',
  });
  const again = log(page).getByRole('button', { name: 'Enviar de novo' });
  await box(page).fill('Levo a escada');
  await box(page).press('Enter');
  await expect(again).toBeVisible();
  await expect(box(page)).toHaveValue('Levo a escada');
  await box(page).press('Enter');
  await expect(again).toHaveCount(0);
  await expect(log(page).getByText('Levo a escada')).toHaveCount(1);
  await box(page).fill('Ainda não terminei');
  await box(page).blur();
  await page.reload();
  await expect(box(page)).toHaveValue('Ainda não terminei');

  await page
    .getByRole('region', { name: 'Vitrine de Natal' })
    .getByRole('button', { name: 'Excluir conversa' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page).toHaveURL(/\/chats$/);
  await expect(other).toHaveURL(/\/chats$/);
  await expect(chat(other, 'Vitrine de Natal')).toHaveCount(0);
  await other.context().close();
});

/** Rows kept of a conversation in a window of 800 px: three screens and ten. */
const MOST_ROWS = 52;
const OLDER = /\/chats\/\d+\/messages\?.*pageNumber=([2-9]|\d\d)/;

/** Opens a chat of Ana's in which Bruno just wrote `count` numbered lines of different lengths. */
const openWithLines = async (page: Page, serverUrl: string, title: string, count: number) => {
  const { write } = await chatOf(serverUrl, BRUNO, title);
  for (let line = 1; line <= count; line += 1) {
    await write(`Linha ${line}. ${'Mais algumas palavras. '.repeat(line % 17)}`);
  }
  await open(page, ANA);
  await chat(page, title).click();
  await expect(log(page).getByText(`Linha ${count}.`)).toBeInViewport();
  await restingScroll(log(page));
  return write;
};

/** Home, and how the message at the top moves while the older page comes in that is asked for there. */
const readAtStart = async (page: Page) => {
  let answerNow = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await page.route(OLDER, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  const asked = page.waitForRequest(OLDER);
  const answered = page.waitForResponse(OLDER);
  await log(page).focus();
  await page.keyboard.press('Home');
  await asked;
  await restingScroll(log(page));
  expect(await log(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  const stop = await watchReading(log(page));
  answerNow();
  await answered;
  await expect.poll(() => log(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThanOrEqual(600);
  await restingScroll(log(page));
  await page.unroute(OLDER);
  return stop();
};

test('[CHAT-16] [PERF-06] older messages move the one being read by at most 1 px, and the page holds few of all those loaded; a long chat scrolls by PageUp and by wheel, and a text sent from far up leads to the end', async ({
  page,
  server,
}) => {
  // In a group the oldest loaded line shows its writer, until the line before it is there.
  const write = await openWithLines(page, server.url, 'Equipe de vendas', 100);
  for (let pages = 0; pages < 3; pages += 1) {
    const { moved, rows } = await readAtStart(page);
    expect(moved).toBeLessThanOrEqual(1);
    expect(rows).toBeLessThanOrEqual(MOST_ROWS);
  }
  // Eighty are loaded now; the newest are far below, and not in the document.
  await expect(log(page).getByText('Linha 100.')).toHaveCount(0);
  const stop = await watchReading(log(page));
  await write('Chegou mais uma');
  await expect(page.getByRole('status').filter({ hasText: 'Chegou mais uma' })).toBeAttached();
  await restingScroll(log(page));
  expect((await stop()).moved).toBeLessThanOrEqual(1);
  await expect(log(page).getByText('Chegou mais uma')).toHaveCount(0);

  await page.getByRole('button', { name: 'Ir para o fim' }).click();
  await expect(log(page).getByText('Chegou mais uma')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Ir para o fim' })).toBeHidden();
  // At the end, the newest stay in view.
  await write('E outra');
  await expect(log(page).getByText('E outra')).toBeInViewport();
  expect(await log(page).getByRole('article').count()).toBeLessThanOrEqual(MOST_ROWS);

  // The oldest twenty are not loaded yet.
  const line = (number: number) => log(page).getByText(`Linha ${number}.`);
  await log(page).focus();
  while ((await line(1).count()) === 0) {
    await page.keyboard.press('PageUp');
    await restingScroll(log(page));
    expect(await log(page).getByRole('article').count()).toBeLessThanOrEqual(MOST_ROWS);
  }
  await expect(line(100)).toHaveCount(0);
  await log(page).hover();
  while ((await line(100).count()) === 0) {
    await page.mouse.wheel(0, 1_500);
    await restingScroll(log(page));
    expect(await log(page).getByRole('article').count()).toBeLessThanOrEqual(MOST_ROWS);
  }
  await log(page).focus();
  await page.keyboard.press('Home');
  await restingScroll(log(page));
  await expect(line(100)).toHaveCount(0);
  await box(page).fill('Vi agora');
  await box(page).press('Enter');
  await expect(log(page).getByText('Vi agora')).toBeInViewport();
  await expect(line(1)).toHaveCount(0);
});
