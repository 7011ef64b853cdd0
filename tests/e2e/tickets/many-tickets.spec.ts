import type { Page } from '@playwright/test';
import { ANA } from '@tests/support/accounts';
import { expect, test } from '../fixtures';
import { TicketsScreen } from '../screens/TicketsScreen';
import { faultsInBothThemes } from '../support/accessible';
import { createControl, quietTicket } from '../support/control';
import { restingBox } from '../support/stillness';
import { switchRatings } from '../support/switchRatings';
import { visit } from '../support/visit';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Atendimentos selecionados' });
const marked = (page: Page) => page.getByRole('checkbox', { name: /^Selecionar o atendimento/, checked: true });

/** Expects the count and all buttons side by side within the window, with buttons of at least 24 px. */
const expectWholeBar = async (page: Page): Promise<void> => {
  const { width } = page.viewportSize()!;
  await restingBox(bar(page));
  const boxes = await bar(page)
    .locator('output, button')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes).toHaveLength(6);
  for (const [place, { left, right, width: wide, height: high }] of boxes.entries()) {
    expect(left).toBeGreaterThanOrEqual(boxes[place - 1]?.right ?? 0);
    expect(right).toBeLessThanOrEqual(width);
    if (place > 0) expect(Math.min(wide, high)).toBeGreaterThanOrEqual(24);
  }
};

test('[A11Y-01] [A11Y-06] [TRIAGE-04] a whole list is selected by keyboard, resolved together and reopened together', async ({
  page,
  server,
}) => {
  await quietTicket(server.url, ANA);
  await switchRatings(page.request, 'disabled');
  await visit(page, ANA, '/');
  const tickets = new TicketsScreen(page);
  await expect(tickets.list).toBeVisible();
  await expect(tickets.openTab).toHaveAccessibleName(/\d+ atendimentos/);
  const open = Number(/\d+/.exec(await tickets.openTab.innerText())?.[0]);

  const wide = page.viewportSize()!;
  await page.setViewportSize({ width: 400, height: 860 });
  await tickets.list.getByRole('listitem').first().getByRole('button').first().focus();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(bar(page)).toContainText(`${open} selecionados`);
  await expectWholeBar(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize(wide);

  await tickets.list.getByRole('listitem').first().getByRole('button').first().focus();
  await page.keyboard.press('Shift+Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar(page)).toContainText('3 selecionados');
  expect(await faultsInBothThemes(page, 'section[aria-label="Atendimentos"]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(marked(page)).toHaveCount(0);

  await tickets.list
    .getByRole('listitem')
    .nth(0)
    .getByRole('button')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await tickets.list
    .getByRole('listitem')
    .nth(2)
    .getByRole('button')
    .first()
    .click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('3 selecionados');
  await expect(page).toHaveURL(/\/tickets$/);
  await expect(tickets.list.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(marked(page)).toHaveCount(0);

  const statuses = async () => {
    const { tickets: all } = await createControl(server.url).post<{ tickets: { id: number; status: string }[] }>(
      'snapshot',
      { companyId: 1 },
    );
    return Object.fromEntries(all.map(({ id, status }) => [id, status]));
  };
  const before = await statuses();
  await tickets.list.getByRole('listitem').first().getByRole('button').first().focus();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(bar(page)).toContainText(`${open} selecionados`);
  await bar(page).getByRole('button', { name: 'Finalizar' }).click();
  await expect(page.getByText(`${open} atendimentos finalizados.`)).toBeVisible();
  const between = await statuses();
  expect(Object.keys(before).filter((id) => before[id] === 'open' && between[id] === 'closed')).toHaveLength(open);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText(`${open} atendimentos reabertos.`)).toBeVisible();
  await expect(tickets.openTab).toHaveAccessibleName(new RegExp(`${open} atendimento`));
  expect(await statuses()).toEqual(before);
});
