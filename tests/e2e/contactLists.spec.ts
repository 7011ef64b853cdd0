import { CARLA, SUPER } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { CollectionScreen } from './screens/CollectionScreen';
import { spreadsheetOf } from '@tests/support/spreadsheet';
import { signInColleague } from './support/colleague';
import { createControl } from './support/control';

const FAILED = { kind: 'answer', status: 500, body: {} };

const PEOPLE = [
  ['nome', 'numero', 'email'],
  ['Planilha Um', '5511977770001', 'um@exemplo.com.br'],
  ['Planilha Ruim', '0000123', ''],
] as const;

test('[ROUTE-31] [ROUTE-32] [CLIST-02] [CLIST-04] [CLIST-06] [CLIST-08] [CLIST-10] [CLIST-11] [CLIST-12] a contact list is created, filled by hand and from a spreadsheet, updated live, and deleted', async ({
  page,
  server,
}) => {
  const colleague = await signInColleague(server.url, SUPER);
  const { post } = createControl(server.url);
  const lists = new CollectionScreen(page, 'Listas de contatos');
  await lists.open(CARLA, '/contact-lists');

  // The server never reports a further page, yet all lists can be reached.
  await expect(lists.rows).toHaveCount(20);
  await lists.goToEnd();
  await expect(lists.row('Pós-venda: sofás')).toBeVisible();

  await lists.add('Nova lista');
  await lists.field('Nome').fill('A');
  await lists.save.click();
  await expect(lists.dialog.getByText('Too Short!')).toBeVisible();
  await post('addFault', { ...FAILED, method: 'POST', path: '/contact-lists$' });
  await lists.field('Nome').fill('Noivas 2027');
  await lists.save.click();
  await lists.expectToast('Não foi possível realizar a operação');
  await lists.save.click();
  await expect(lists.row('Noivas 2027')).toBeVisible();
  await lists.search.fill('noivas');
  await expect(lists.rows).toHaveCount(1);

  await lists.act('Abrir lista', 'Noivas 2027');
  const items = new CollectionScreen(page, 'Contatos de Noivas 2027');
  await expect(page.getByText('Esta lista está vazia')).toBeVisible();
  await items.add('Novo contato');
  await items.field('Nome').fill('Beatriz');
  await items.field('Número').fill('1234567');
  await items.save.click();
  await expect(items.dialog.getByText('Too Short!')).toBeVisible();
  await items.field('Número').fill('5511980001111');
  await items.save.click();
  await expect(items.row('Beatriz')).toContainText('Válido');

  await page
    .getByLabel('Planilha de contatos')
    .setInputFiles({ name: 'noivas.xlsx', mimeType: '', buffer: Buffer.from(spreadsheetOf(PEOPLE)) });
  await items.expectToast('2 contatos adicionados.');
  await expect(items.row('Planilha Ruim')).toContainText('Inválido');

  // The list follows a colleague's changes.
  const contactListId = Number(/contact-lists\/(\d+)/.exec(page.url())?.[1]);
  const { id } = await colleague('POST', '/contact-list-items', {
    name: 'Da colega',
    number: '5511980002222',
    contactListId,
  });
  await expect(items.row('Da colega')).toBeVisible();
  await colleague('DELETE', `/contact-list-items/${id}`);
  await expect(items.row('Da colega')).toBeHidden();

  await items.act('Editar', 'Beatriz');
  await items.field('E-mail').fill('beatriz@exemplo.com.br');
  await items.save.click();
  await expect(items.row('Beatriz')).toContainText('beatriz@exemplo.com.br');
  await items.act('Excluir', 'Beatriz');
  await items.confirmDelete();
  await expect(items.row('Beatriz')).toBeHidden();

  await page.getByRole('main').getByRole('link', { name: 'Listas de contatos' }).click();
  await lists.search.fill('noivas');
  await expect(lists.row('Noivas 2027')).toContainText('2');
  await lists.act('Excluir', 'Noivas 2027');
  await lists.confirmDelete();
  await expect(page.getByText(/^Nada encontrado/)).toBeVisible();
});
