import { ANA } from '@tests/support/accounts';
import { expect, test } from '../fixtures';
import { FrameScreen } from '../screens/FrameScreen';
import { TicketsScreen } from '../screens/TicketsScreen';
import { faultsOf, settle } from '../support/accessible';
import { quietTicket } from '../support/control';
import { shownNotifications } from '../support/webNotifications';
import { visit } from '../support/visit';

test('[TRIAGE-05] [TRIAGE-06] [A11Y-01] a view is saved and opened by shortcut and palette; a reminder survives a reload, is shown when due and marks its row', async ({
  page,
  server,
}) => {
  const ticket = await quietTicket(server.url, ANA);
  // A weekday afternoon, so that all reminder times are offered.
  await page.clock.install({ time: new Date('2026-11-23T14:00:00-03:00') });
  await visit(page, ANA, '/');
  const tickets = new TicketsScreen(page);
  await expect(tickets.list).toBeVisible();

  await test.step('a view', async () => {
    await page.getByRole('tab', { name: 'Busca' }).click();
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByTitle('Aguardando', { exact: true }).click();
    await page.getByRole('button', { name: 'Salvar como visão' }).click();
    const dialog = page.getByRole('dialog', { name: 'Salvar a busca como visão' });
    await dialog.getByRole('textbox', { name: 'Nome da visão' }).fill('Na fila');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    const view = page
      .getByRole('navigation', { name: 'Visões salvas' })
      .getByRole('button', { name: /^Na fila, \d+ atendimentos?$/ });
    await expect(view).toHaveAttribute('aria-current', 'true');
    const waiting = await view.getAttribute('aria-label');

    await page.reload();
    await expect(tickets.list).toBeVisible();
    // The server's count: no list of the search has been loaded.
    await expect(view).toHaveAttribute('aria-label', waiting ?? '');
    await expect(view).not.toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Control+5');
    await expect(view).toBeFocused();
    await expect(view).toHaveAttribute('aria-current', 'true');
    await page.getByRole('tab', { name: /^Abertos/ }).click();
    const frame = new FrameScreen(page);
    await frame.openPalette();
    await frame.paletteField.fill('na fila');
    await frame.paletteLine('Na fila').first().click();
    await expect(view).toHaveAttribute('aria-current', 'true');
  });

  await test.step('a reminder', async () => {
    await page.goto(`/tickets/${ticket.uuid}`);
    await expect(page.getByRole('log')).toBeVisible();
    await page.keyboard.press('Control+Shift+Y');
    const dialog = page.getByRole('dialog', { name: /^Lembrar do atendimento/ });
    await dialog.getByRole('radio', { name: /^Hoje às 17:00/ }).check();
    await dialog.getByRole('textbox', { name: 'Nota (opcional)' }).fill('Prometi ligar');
    await dialog.getByRole('button', { name: 'Lembrar' }).click();
    const strip = page.getByRole('note', { name: 'Lembrete' });
    await expect(strip).toContainText('Lembrete para 23/11/2026 17:00 · Prometi ligar');
    await settle(page);
    expect(await faultsOf(page, { within: '[role="note"]' })).toEqual([]);

    await page.goto('/tickets');
    const row = tickets.list.getByRole('button', { name: /lembrete para 23\/11\/2026 17:00/ });
    await expect(row).toBeVisible();
    await page.clock.fastForward('03:00:15');
    await expect(tickets.list.getByRole('button', { name: /lembrete vencido/ })).toBeVisible();
    const shownCount = async () =>
      (await shownNotifications(page)).filter(({ body }) => body === 'Prometi ligar').length;
    await expect.poll(shownCount).toBe(1);
    await page.getByRole('button', { name: '1 lembrete, 1 vencido' }).click();
    const list = page.getByRole('dialog', { name: 'Lembretes' });
    await list.waitFor();
    await settle(page);
    expect(await faultsOf(page, { within: '[role="dialog"]' })).toEqual([]);
    await list.getByRole('listitem').getByRole('button').first().click();
    await expect(strip).toContainText('Lembrete de 23/11/2026 17:00 · Prometi ligar');
    await expect(tickets.list.getByRole('button', { name: /lembrete vencido/ })).toHaveCount(0);
    await strip.getByRole('button', { name: 'Alterar' }).click();
    await expect(page.getByRole('dialog').getByRole('radio', { name: 'Outro momento' })).toBeFocused();
    await page.keyboard.press('Escape');
    await strip.getByRole('button', { name: 'Concluir' }).click();
    await expect(strip).toHaveCount(0);
  });
});
