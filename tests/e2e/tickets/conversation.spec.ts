import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { ANA } from '@tests/support/accounts';
import { expect, test } from '../fixtures';
import { ComposerBox } from '../screens/ComposerBox';
import { faultsInBothThemes, settle } from '../support/accessible';
import { quietTicket } from '../support/control';
import { liveConnection } from '../support/liveConnection';
import { openTicket } from '../support/openTicket';
import { restingBox, restingScroll } from '../support/stillness';

const log = (page: Page) => page.getByRole('log');
const article = (page: Page, text: string) => log(page).getByRole('article').filter({ hasText: text });

/** Opens a conversation of Ana's in which the customer has written `count` numbered lines. */
const openWithLines = async (page: Page, serverUrl: string, count: number) => {
  const ticket = await quietTicket(serverUrl, ANA);
  for (let line = 1; line <= count; line += 1) {
    await ticket.receive(`Linha ${line}. ${'Mais algumas palavras. '.repeat(line % 9)}`);
  }
  await openTicket(page, ticket.uuid);
  return ticket;
};

/** From now on records which message is marked: the mark lasts a moment, which a poll may miss. */
const noteMarked = (page: Page): Promise<void> =>
  log(page).evaluate((scroller) => {
    new MutationObserver(() => {
      const marked = scroller.querySelector('[aria-current="true"]');
      if (marked) scroller.setAttribute('data-marked', marked.textContent ?? '');
    }).observe(scroller, { subtree: true, childList: true, attributeFilter: ['aria-current'] });
  });

/** Scrolls like a mouse wheel, then waits until the rows that came into view are measured. */
const scrollAndSettle = async (page: Page, top: number): Promise<void> => {
  await log(page).evaluate((scroller, scrollTop) => {
    scroller.dispatchEvent(new WheelEvent('wheel'));
    scroller.scrollTop = scrollTop;
  }, top);
  await restingScroll(log(page));
};

/**
 * Scrolls near the top, where older messages load, and measures one visible message in each frame until they have loaded and the
 * layout has not changed for 30 frames. Resolves with its largest distance from its first place, px.
 */
const largestMove = async (page: Page): Promise<number> => {
  const older = page.waitForResponse(
    (answer) => /\/messages\/\d+\?.*pageNumber=[2-9]/.test(answer.url()) && answer.ok(),
  );
  const moving = log(page).evaluate(
    (scroller) =>
      new Promise<number>((resolve) => {
        const rows = () => [...scroller.querySelectorAll<HTMLElement>('[data-message]')];
        const topOf = (row: Element | undefined) => row?.getBoundingClientRect().top ?? Number.NaN;
        const begin = () => {
          const { top } = scroller.getBoundingClientRect();
          const { message } = rows().find((row) => topOf(row) > top + 100)?.dataset ?? {};
          const place = () => topOf(rows().find((row) => row.dataset['message'] === message));
          const first = place();
          let [largest, still, last] = [0, 0, scroller.scrollHeight];
          const look = () => {
            largest = Math.max(largest, Math.abs(place() - first));
            const isStill = scroller.scrollHeight === last && scroller.hasAttribute('data-older');
            still = isStill ? still + 1 : 0;
            last = scroller.scrollHeight;
            if (still === 30 || Number.isNaN(largest)) resolve(largest);
            else requestAnimationFrame(look);
          };
          look();
        };
        scroller.removeAttribute('data-older');
        scroller.dispatchEvent(new WheelEvent('wheel'));
        scroller.scrollTop = 50;
        requestAnimationFrame(begin);
      }),
  );
  await older;
  await log(page).evaluate((scroller) => scroller.setAttribute('data-older', 'answered'));
  return moving;
};

test('[MSG-23] [PERF-06] older messages load near the top and move the message being read by at most 1 px; a long conversation scrolls in small wheel steps, and Home and End reach its beginning and its end', async ({
  page,
  server,
}) => {
  await openWithLines(page, server.url, 75);
  await expect(article(page, 'Linha 75.')).toBeInViewport();
  const end = await restingScroll(log(page));
  await log(page).hover();
  for (let steps = 0; steps < 6; steps += 1) await page.mouse.wheel(0, -5);
  await expect.poll(() => log(page).evaluate(({ scrollTop }) => scrollTop)).toBeLessThanOrEqual(end - 30 + 1);
  expect(await restingScroll(log(page))).toBeGreaterThanOrEqual(end - 30 - 1);

  for (let loaded = 1; loaded < 3; loaded += 1) {
    await scrollAndSettle(page, 300);
    const before = await log(page).evaluate((scroller) => scroller.scrollHeight);
    expect(await largestMove(page)).toBeLessThanOrEqual(1);
    expect(await log(page).evaluate((scroller) => scroller.scrollHeight)).toBeGreaterThan(before);
  }

  await log(page).focus();
  const oldest = page.waitForResponse((answer) => answer.url().includes('pageNumber=4') && answer.ok());
  await page.keyboard.press('Home');
  await oldest;
  await restingScroll(log(page));
  // The newest message is far below and no longer in the document.
  await expect(article(page, 'Linha 1.')).toBeAttached();
  await expect(article(page, 'Linha 75.')).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(article(page, 'Linha 75.')).toBeInViewport();
  await expect(article(page, 'Linha 1.')).toHaveCount(0);
});

test('[FIND-03] the unread divider shows where reading stopped, and new messages show a pill instead of scrolling', async ({
  page,
  server,
}) => {
  const ticket = await openWithLines(page, server.url, 30);
  await expect(article(page, 'Linha 30.')).toBeVisible();
  // Servers reset the unread count only when somebody replies.
  await new ComposerBox(page).say('Já vejo');
  await expect(article(page, 'Já vejo').filter({ hasText: /Enviada|Entregue|Lida/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(log(page)).toBeHidden();
  for (const text of ['Não lida 1', 'Não lida 2', 'Não lida 3']) await ticket.receive(text);
  const live = liveConnection(page);
  await page.goto(`/tickets/${ticket.uuid}`);
  const divider = log(page).getByText('3 novas mensagens');
  await expect(divider).toBeInViewport();
  // Rows are measured one after the other.
  await restingScroll(log(page));
  const placeOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  expect(await placeOf(divider)).toBeGreaterThan(await placeOf(article(page, 'Já vejo')));
  expect(await placeOf(divider)).toBeLessThan(await placeOf(article(page, 'Não lida 1')));

  await log(page).hover();
  await page.mouse.wheel(0, -900);
  await expect(article(page, 'Não lida 3')).not.toBeInViewport();
  const place = await restingScroll(log(page));
  await live;
  await ticket.receive('Primeira nova');
  await expect(page.getByRole('button', { name: '1 nova mensagem' })).toBeVisible();
  await ticket.receive('Segunda nova');
  const pill = page.getByRole('button', { name: '2 novas mensagens' });
  await expect(pill).toBeVisible();
  expect(await restingScroll(log(page))).toBe(place);

  await pill.click();
  await expect(article(page, 'Segunda nova')).toBeInViewport();
  await expect(pill).toBeHidden();
  await ticket.receive('Terceira nova');
  await expect(article(page, 'Terceira nova')).toBeInViewport();
  await expect(page.getByRole('button', { name: /novas? mensage/ })).toBeHidden();
});

test('[FIND-01] [FIND-02] the search and a quote find messages on pages that are not loaded yet', async ({
  page,
  server,
}) => {
  const ticket = await quietTicket(server.url, ANA);
  const original = await ticket.receive('Tem o sofá retrátil?');
  for (let line = 1; line <= 60; line += 1) await ticket.receive(`Linha ${line}`);
  await ticket.answer(original?.id ?? '', 'Sobre aquilo');
  await openTicket(page, ticket.uuid);

  const quote = article(page, 'Sobre aquilo');
  await expect(quote).toBeVisible();
  await noteMarked(page);
  await quote.getByRole('button', { name: /^Ir para a mensagem original/ }).click();
  await expect(log(page)).toHaveAttribute('data-marked', /Tem o sofá retrátil\?/);
  await expect(article(page, 'Tem o sofá retrátil?').first()).toBeInViewport();

  await page.reload();
  await expect(quote).toBeVisible();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('linha 7');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^1 de 1/);
  await expect(log(page).locator('mark')).toHaveText(['Linha 7']);
  await expect(log(page).locator('mark')).toBeInViewport();
});

test('[FIND-04] a picture is enlarged, saved unchanged, and copied as an image, and leads to the picture before it', async ({
  page,
  server,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const ticket = await quietTicket(server.url, ANA);
  await ticket.receiveFile('sofa', 'Este');
  await ticket.receiveFile('mesa');
  await openTicket(page, ticket.uuid);
  const open = page.getByRole('button', { name: /^Ampliar imagem/ });
  await open.last().click();
  const dialog = page.getByRole('dialog', { name: /^Imagem de/ });
  const picture = dialog.getByRole('img');
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
  await expect.poll(widthOf).toBeGreaterThan(100);
  await settle(page);
  const { width: fitting } = await restingBox(picture);
  await page.keyboard.press('+');
  await expect.poll(async () => (await widthOf()) / fitting).toBeCloseTo(1.5, 1);

  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Salvar imagem' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.jpg$/);
  const sent = await readFile('electron/demo-server/db/seed/media/mesa.jpg');
  expect((await readFile(await download.path())).equals(sent)).toBe(true);

  await dialog.getByRole('button', { name: 'Copiar imagem' }).click();
  await expect(page.getByText('Imagem copiada.')).toBeVisible();
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types));
  expect(types).toEqual(['image/png']);

  await page.keyboard.press('0');
  const address = await picture.getAttribute('src');
  await dialog.getByRole('button', { name: 'Imagem anterior' }).click();
  await expect(picture).not.toHaveAttribute('src', address ?? '');
  await expect(dialog.getByText('Este')).toBeVisible();
  await dialog.getByRole('button', { name: 'Próxima imagem' }).click();
  await expect(picture).toHaveAttribute('src', address ?? '');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open.last()).toBeFocused();
});

test('[A11Y-06] [MSG-05] a right click on a message opens its menu beside the pointer, and an action that did not reach the server says so in a header of any width; a narrow one has all actions in its menu', async ({
  page,
  server,
}) => {
  const ticket = await quietTicket(server.url, ANA);
  await ticket.receive('Tem o sofá?');
  await openTicket(page, ticket.uuid);
  await article(page, 'Tem o sofá?').getByText('Tem o sofá?').click({ button: 'right' });
  const answer = page.getByRole('menuitem', { name: 'Responder' });
  await expect(answer).toBeInViewport({ ratio: 1 });
  await answer.click();
  await expect(new ComposerBox(page).region).toContainText('Tem o sofá?');

  await page.route(`**/tickets/${ticket.id}`, (route) => route.abort());
  const header = page.getByLabel('Dados do atendimento');
  for (const width of [1_280, 400]) {
    await page.setViewportSize({ width, height: 800 });
    await header.getByRole('button', { name: 'Finalizar', exact: true }).click();
    await expect(header.getByRole('alert')).toBeVisible();
    expect(await header.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  }
  await header.getByRole('button', { name: 'Mais ações' }).click();
  for (const name of ['Buscar na conversa', 'Dados do contato', 'Devolver', 'Transferir', 'Editar tags'])
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
});

test('[A11Y-01] search and viewer have no accessibility violation in either theme', async ({ page, server }) => {
  const ticket = await quietTicket(server.url, ANA);
  await ticket.receive('Veja https://bаnco.com.br/x');
  await ticket.receiveFile('sofa', 'Este sofá');
  await openTicket(page, ticket.uuid);
  await expect(page.getByRole('link', { name: /abre xn--/ })).toBeVisible();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('sofa');
  // Each letter changes the matches; only the last one leaves a single mark.
  await expect(log(page).locator('mark')).toHaveText(['sofá']);
  expect(await faultsInBothThemes(page, 'section[aria-label^="Atendimento de"]')).toEqual([]);
  await page.keyboard.press('Escape');
  await article(page, 'Este sofá')
    .getByRole('button', { name: /^Ampliar imagem/ })
    .click();
  await expect(page.getByRole('dialog', { name: /^Imagem de/ })).toBeVisible();
  await page.getByRole('button', { name: 'Aumentar' }).click();
  expect(await faultsInBothThemes(page, '[role="dialog"]')).toEqual([]);
});
