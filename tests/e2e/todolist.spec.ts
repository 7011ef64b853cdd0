import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { ANA } from './screens/LoginScreen';
import { visit } from './support/visit';

const openList = (page: Page): Promise<void> => page.getByRole('link', { name: 'Tarefas' }).click();
const items = (page: Page) => page.getByRole('list', { name: 'Tarefas' }).getByRole('listitem');

test('[TODO-01] [TODO-02] [TODO-03] [TODO-04] tasks are added, edited and deleted, survive a restart and update in another window', async ({
  page,
  context,
}) => {
  await visit(page, ANA, '/');
  await openList(page);
  const second = await context.newPage();
  await second.goto('/todolist');
  await second.getByRole('textbox', { name: 'Nova tarefa' }).waitFor();

  await page.getByRole('textbox', { name: 'Nova tarefa' }).fill('Ligar para Juliana');
  await page.keyboard.press('Enter');
  await expect(items(second)).toContainText(['Ligar para Juliana']);

  await page.getByRole('button', { name: 'Editar Ligar para Juliana' }).click();
  await page.getByRole('textbox', { name: 'Editar a tarefa' }).fill('Ligar amanhã');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(items(second)).toContainText(['Ligar amanhã']);

  await page.reload();
  await expect(items(page)).toContainText(['Ligar amanhã']);
  await second.getByRole('button', { name: 'Excluir Ligar amanhã' }).click();
  await expect(page.getByText('Nenhuma tarefa ainda')).toBeVisible();
});
