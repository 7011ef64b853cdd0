import { readFile } from 'node:fs/promises';
import { utils, write } from '@e965/xlsx';
import { ANA, CARLA } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { CollectionScreen } from './screens/CollectionScreen';
import { signInColleague } from './support/colleague';
import { createControl } from './support/control';

const spreadsheet = (rows: readonly (readonly string[])[]): Buffer =>
  write(utils.book_new(utils.aoa_to_sheet(rows.map((cells) => [...cells]))), {
    type: 'buffer',
    bookType: 'xlsx',
  }) as Buffer;

test('[ROUTE-13] [CONT-02] [CONT-03] [CONT-06] [CONT-07] [CONT-08] [CONT-20] [CONT-21] [CONT-23] a contact is created, edited, found and deleted while a colleague adds one; others are imported from a spreadsheet row by row, and exported as a file', async ({
  page,
  server,
}) => {
  await createControl(server.url).post('setPace', { pace: 'off' });
  const screen = new CollectionScreen(page, 'Contatos');
  await screen.open(CARLA, '/contacts');
  // The page has 30; End leads to the last loaded row, which brings the next page.
  const focused = screen.table.locator('tr:focus');
  await screen.rows.first().focus();
  await page.keyboard.press('End');
  await expect(focused).toHaveAttribute('aria-rowindex', '31');
  await expect(screen.rows.last()).not.toHaveAttribute('aria-rowindex', '31');
  await page.keyboard.press('End');
  await expect(focused).toHaveAttribute('aria-rowindex', '61');
  await page.keyboard.press('Home');
  await expect(focused).toHaveAttribute('aria-rowindex', '2');

  await screen.add('Novo contato');
  await screen.field('Nome').fill('Aaron Peixoto');
  await screen.field('Número do WhatsApp').fill('+55 11 97742-8810');
  await screen.save.click();
  await screen.expectToast('Contato salvo.');
  await expect(screen.row('Aaron Peixoto')).toContainText('+55 11 97742-8810');

  await screen.search.fill('Aaron');
  await expect(screen.rows).toHaveCount(1);
  await screen.act('Editar', 'Aaron Peixoto');
  await expect(screen.field('Nome')).toHaveValue('Aaron Peixoto');
  await screen.field('Nome').fill('Aaron Lima');
  await screen.save.click();
  await expect(screen.row('Aaron Lima')).toBeVisible();

  const colleague = await signInColleague(server.url, ANA);
  await colleague('POST', '/contacts', { name: 'Aaron Souza', number: '5511977428811' });
  await expect(screen.row('Aaron Souza')).toBeVisible();

  await screen.act('Ver contato', 'Aaron Lima');
  await expect(screen.dialog.getByText('+55 11 97742-8810')).toBeVisible();
  await page.keyboard.press('Escape');
  await screen.act('Excluir', 'Aaron Lima');
  await screen.confirmDelete();
  await screen.expectToast('Contato excluído.');
  await expect(screen.rows).toHaveCount(1);

  await page.getByRole('button', { name: 'Importar' }).click();
  const rows = [
    ['Nome', 'Telefone'],
    ['Zuleica Prado', '5511966331208'],
    ['Zulmira Prado', '5511966331208'],
    ['Zoé', ''],
  ];
  await page
    .getByLabel('Planilha de contatos')
    .setInputFiles({ name: 'contatos.xlsx', mimeType: 'application/octet-stream', buffer: spreadsheet(rows) });
  await expect(screen.dialog.getByText('Sem telefone')).toBeVisible();
  await screen.dialog.getByRole('button', { name: 'Importar 2 contatos' }).click();
  await expect(screen.dialog.getByText('1 contato adicionado.')).toBeVisible();
  await expect(screen.dialog.getByText('Já existe um contato com este número.')).toBeVisible();
  await screen.dialog.getByRole('button', { name: 'Fechar' }).last().click();

  await screen.search.fill('Prado');
  await expect(screen.row('Zuleica Prado')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('contatos.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFname;number;email\r\n')).toBe(true);
  expect(text).toContain('Zuleica Prado;5511966331208;\r\n');
});
