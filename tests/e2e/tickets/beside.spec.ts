import type { Locator, Page } from '@playwright/test';
import { ANA } from '@tests/support/accounts';
import { expect, test } from '../fixtures';
import { LoginScreen } from '../screens/LoginScreen';
import { TicketsScreen } from '../screens/TicketsScreen';
import { faultsInBothThemes } from '../support/accessible';
import { quietTicket } from '../support/control';
import { liveConnection } from '../support/liveConnection';
import { restingBox } from '../support/stillness';

const WIDE = { width: 1_400, height: 800 };

const conversations = (page: Page) => page.getByRole('region', { name: /^Atendimento de / });
const focused = (page: Page) => page.locator('section[aria-current="true"]');
/** Left edge and width of each open conversation, px. */
const boxesOf = async (page: Page) => {
  const boxes = [];
  for (const part of await conversations(page).all()) {
    const box = await part.boundingBox();
    boxes.push({ left: Math.round(box?.x ?? 0), width: Math.round(box?.width ?? 0) });
  }
  return boxes;
};

test('[A11Y-01] [TRIAGE-10] two conversations side by side can be used, resized, reloaded and closed one by one', async ({
  page,
  server,
}) => {
  const ticket = await quietTicket(server.url, ANA);
  await page.setViewportSize(WIDE);
  await page.goto('/');
  const live = liveConnection(page);
  await new LoginScreen(page).signIn(ANA);
  const { list } = new TicketsScreen(page);
  await expect(list).toBeVisible();
  const row = (place: number) => list.getByRole('listitem').nth(place).getByRole('button').first();
  const mine = page.locator(`[data-row="${ticket.id}"]`);

  await mine.click();
  await expect(conversations(page)).toHaveCount(1);
  const other = (await mine.evaluate((one) => one.closest('li')?.getAttribute('aria-posinset'))) === '1' ? 1 : 0;
  await row(other).click({ modifiers: ['ControlOrMeta'] });
  await expect(conversations(page)).toHaveCount(2);
  const [left, right] = [conversations(page).nth(0), conversations(page).nth(1)];
  await expect(right).toHaveAttribute('aria-current', 'true');
  const markOf = (one: Locator) => one.evaluate((pane) => getComputedStyle(pane).borderTopColor);
  expect(await markOf(right)).not.toBe(await markOf(left));
  await expect(right.getByRole('textbox', { name: 'Mensagem' })).toBeFocused();

  // The list shrinks, so that each conversation has 420 px beside the open menu.
  await expect.poll(async () => (await boxesOf(page)).every(({ width }) => width >= 418)).toBe(true);
  await restingBox(left);
  const [before] = await boxesOf(page);
  expect(await faultsInBothThemes(page)).toEqual([]);

  // A message in the conversation without the focus is shown and counts as read.
  await live;
  await ticket.receive('Estou do outro lado');
  await expect(left.getByRole('log')).toContainText('Estou do outro lado');
  await expect(mine).not.toHaveAccessibleName(/não lida/);

  await left.getByRole('textbox', { name: 'Mensagem' }).fill('Rascunho da esquerda');
  await expect(left).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('F6');
  await expect(right.getByRole('textbox', { name: 'Mensagem' })).toBeFocused();
  await page.keyboard.type('Rascunho da direita');
  await page.keyboard.press('Control+f');
  await expect(right.getByRole('textbox', { name: 'Texto a buscar na conversa' })).toBeFocused();
  await expect(left.getByRole('textbox', { name: 'Texto a buscar na conversa' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  // In a wider window the edge moves by mouse and by keys, and keeps its place after a reload.
  await page.setViewportSize({ width: 1_920, height: 1_000 });
  const edge = page.getByRole('separator', { name: 'Largura da conversa à esquerda' });
  const place = await restingBox(edge);
  await page.mouse.move(place.x + 4, 400);
  await page.mouse.down();
  await page.mouse.move(place.x - 96, 400, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await restingBox(edge)).x).toBe(place.x - 100);
  const dragged = Number(await edge.getAttribute('aria-valuenow'));
  await edge.press('ArrowRight');
  await expect(edge).toHaveAttribute('aria-valuenow', String(dragged + 24));
  await expect.poll(async () => (await boxesOf(page))[0]?.width).toBeGreaterThan((before?.width ?? 0) + 20);
  await restingBox(edge);
  const after = await boxesOf(page);
  await page.reload();
  await expect(conversations(page)).toHaveCount(2);
  await expect(conversations(page).nth(0).getByRole('textbox', { name: 'Mensagem' })).toHaveValue(
    'Rascunho da esquerda',
  );
  await expect(conversations(page).nth(1).getByRole('textbox', { name: 'Mensagem' })).toHaveValue(
    'Rascunho da direita',
  );
  await expect.poll(() => boxesOf(page)).toEqual(after);
  await expect(focused(page)).toHaveCount(1);
  await expect(right).toHaveAttribute('aria-current', 'true');
  await edge.dblclick();
  await expect
    .poll(async () => {
      const [one, two] = await boxesOf(page);
      return Math.abs((one?.width ?? 0) - (two?.width ?? 0));
    })
    .toBeLessThanOrEqual(2);

  // Below 1,400 px only the conversation with the focus stays; the other returns in a wider window.
  await page.setViewportSize({ width: 1_399, height: 800 });
  await expect(conversations(page)).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Rascunho da direita');
  await row(0).click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: 'Abrir', exact: true })).toBeInViewport();
  await expect(page.getByRole('menuitem', { name: 'Abrir ao lado' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(row(0)).toBeFocused();
  await page.setViewportSize(WIDE);
  await expect(conversations(page)).toHaveCount(2);

  await right.getByRole('button', { name: 'Fechar a conversa' }).click();
  await expect(conversations(page)).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Rascunho da esquerda');
  await page.goBack();
  await expect(conversations(page)).toHaveCount(2);
  await row(2).focus();
  const replaced = await left.getAttribute('aria-label');
  await row(2).press('Control+Enter');
  await expect(left).not.toHaveAttribute('aria-label', replaced ?? '');
  await expect(left).toHaveAttribute('aria-current', 'true');
  await expect(conversations(page)).toHaveCount(2);
  // One press both focuses and closes the conversation without the focus.
  await right.getByRole('button', { name: 'Fechar a conversa' }).click();
  await expect(conversations(page)).toHaveCount(1);
  // A single conversation is left by Escape.
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(conversations(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/tickets$/);
});
