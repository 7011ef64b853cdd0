import type { Page } from '@playwright/test';
import { ANA, CARLA } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { SchedulesScreen } from './screens/SchedulesScreen';
import { visit } from './support/visit';

const calendarOf = async (page: Page, account: typeof ANA): Promise<SchedulesScreen> => {
  await visit(page, account, '/');
  const calendar = new SchedulesScreen(page);
  await calendar.open();
  return calendar;
};

/** Two days of the next month, as dd/MM/yyyy, so that they are in the future on every day. */
const futureDays = (): readonly [string, string] => {
  // The current month depends on the browser's time zone.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date());
  const [year = 0, month = 0] = today.split('-').map(Number);
  const next = new Date(year, month, 1);
  const date = (day: number): string =>
    [String(day).padStart(2, '0'), String(next.getMonth() + 1).padStart(2, '0'), next.getFullYear()].join('/');
  return [date(14), date(15)];
};

test('[SCHED-05] [SCHED-07] [SCHED-20] [SCHED-21] [FMT-01] a scheduled message is created, seen by a colleague, dragged to another day, refused, searched and deleted', async ({
  page,
  browser,
  server,
}) => {
  const mine = await calendarOf(page, CARLA);
  const other = await browser.newContext({ baseURL: server.url });
  const theirs = await calendarOf(await other.newPage(), ANA);
  const [first, second] = futureDays();
  await mine.showNextMonth();
  await theirs.showNextMonth();

  await page.getByRole('button', { name: 'Novo agendamento' }).click();
  await mine.save();
  await expect(mine.dialog.getByText('Título muito curto')).toBeVisible();
  await page.getByRole('combobox', { name: 'Contato' }).click();
  await page.locator('.ant-select-item-option').first().click();
  await page.getByRole('textbox', { name: 'Título' }).fill('Entrega do sofá');
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Entrega do sofá combinada');
  await page.getByLabel('Data e hora do envio').fill(`${first} 23:50`);
  await mine.save();
  await expect(page.getByText('Agendamento salvo.')).toBeVisible();
  await expect(mine.event('Entrega do sofá').first()).toBeVisible();
  await expect(theirs.day(first).getByRole('button', { name: /Entrega do sofá/ })).toBeVisible();

  await mine.search('Entrega do sofá');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Agendamentos 1/);
  await mine.dragTo('Entrega do sofá', second);
  await page.getByRole('button', { name: 'Mover' }).click();
  await expect(mine.day(second).getByRole('button', { name: /Entrega do sofá.*23:50/ })).toBeVisible();
  await expect(theirs.day(second).getByRole('button', { name: /Entrega do sofá.*23:50/ })).toBeVisible();

  await theirs.search('Entrega do sofá');
  await expect(theirs.page.getByRole('heading', { level: 1 })).toHaveText(/Agendamentos 1/);
  await theirs.dragTo('Entrega do sofá', first);
  await theirs.page.getByRole('button', { name: 'Mover' }).click();
  await expect(theirs.page.getByText('Você não tem permissão para isso. Fale com o administrador.')).toBeVisible();
  await expect(theirs.day(second).getByRole('button', { name: /Entrega do sofá/ })).toBeVisible();

  await mine.event('Entrega do sofá').first().click();
  await mine.dialog.getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('dialog', { name: 'Excluir o agendamento?' }).getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Agendamento excluído.')).toBeVisible();
  await expect(theirs.event('Entrega do sofá')).toHaveCount(0);
  await other.close();
});
