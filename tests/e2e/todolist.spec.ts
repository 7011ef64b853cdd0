import type { Page } from '@playwright/test';
import { ANA } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { visit } from './support/visit';

const items = (page: Page) => page.getByRole('list', { name: 'Tarefas' }).getByRole('listitem');

test('[TODO-01] [TODO-02] [TODO-03] [TODO-04] tasks are added, edited and deleted, survive closing every window, update in another window and cause no server call', async ({
  page,
  context,
}) => {
  await visit(page, ANA, '/todolist');
  /** Calls that name tasks or change something on the server; those of the session apart. */
  const calls: string[] = [];
  context.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (!['fetch', 'xhr'].includes(sent.resourceType()) || pathname.startsWith('/auth/')) return;
    if (sent.method() !== 'GET' || /task|todo/i.test(pathname)) calls.push(`${sent.method()} ${pathname}`);
  });
  const second = await context.newPage();
  await second.goto('/todolist');
  await second.getByRole('textbox', { name: 'Nova tarefa' }).waitFor();

  await page.getByRole('textbox', { name: 'Nova tarefa' }).fill('Ligar para Juliana');
  await page.keyboard.press('Enter');
  await expect(items(second)).toContainText(['Ligar para Juliana']);
  await page.getByRole('textbox', { name: 'Nova tarefa' }).fill('   ');
  await page.keyboard.press('Enter');
  await expect(items(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Editar Ligar para Juliana' }).click();
  await page.getByRole('textbox', { name: 'Editar a tarefa' }).fill('Ligar amanhã');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(items(second)).toContainText(['Ligar amanhã']);

  await Promise.all([page.close(), second.close()]);
  const third = await context.newPage();
  await third.goto('/todolist');
  await expect(items(third)).toHaveText([/^Ligar amanhã/]);
  await third.getByRole('button', { name: 'Excluir Ligar amanhã' }).click();
  await expect(third.getByText('Nenhuma tarefa ainda')).toBeVisible();
  expect(calls).toEqual([]);
});
