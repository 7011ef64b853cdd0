import { CARLA, SUPER } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { CollectionScreen } from './screens/CollectionScreen';
import { signInColleague } from './support/colleague';
import { createControl } from './support/control';

const TOO_LARGE = 'O servidor recusou o arquivo por ser grande demais.';

const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF ${name}`) });

test('[ROUTE-20] [FILE-02] [FILE-03] [FILE-04] [FILE-06] [FILE-07] [FILE-08] [FILE-09] several files are uploaded, one fails and is sent again, and the list follows live changes', async ({
  page,
  server,
}) => {
  const colleague = await signInColleague(server.url, SUPER);
  const { post } = createControl(server.url);
  const screen = new CollectionScreen(page, 'Arquivos');
  await screen.open(CARLA, '/files');
  await expect(screen.row('Catálogo da estação')).toBeVisible();

  await screen.add('Nova lista');
  await screen.field('Nome').fill('ab');
  await screen.save.click();
  await expect(screen.dialog.getByText('nome muito curto')).toBeVisible();
  await expect(screen.dialog.getByText('Obrigatório')).toBeVisible();
  await screen.field('Nome').fill('Decoração');
  await screen.field('Mensagem').fill('Seguem os arquivos.');
  await screen.dialog
    .locator('input[type=file][multiple]')
    .setInputFiles([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
  await expect(screen.dialog.getByRole('listitem')).toHaveCount(3);

  // The first of the three uploads is refused; the others succeed.
  const body = '<html>413</html>';
  await post('addFault', { kind: 'answer', status: 413, body, method: 'POST', path: '/files/uploadList/' });
  await screen.save.click();
  const failed = screen.dialog.getByRole('listitem').filter({ hasText: 'a.pdf' });
  await expect(failed.getByText(TOO_LARGE)).toBeVisible();
  await expect(screen.dialog.getByText('Enviado')).toHaveCount(2);
  await screen.save.click();
  await screen.expectToast('Lista de arquivos salva.');

  // The stored files are listed and can be removed.
  await screen.act('Editar', 'Decoração');
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await expect(screen.dialog.getByText(name)).toBeVisible();
  const id = (await colleague<{ files: { id: number }[] }>('GET', '/files?searchParam=Decora')).files[0]!.id;
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) {
    expect((await page.request.get(`${server.url}/public/fileList/${id}/${name}`)).status()).toBe(200);
  }
  await screen.dialog.getByRole('button', { name: 'Remover o arquivo 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remover', exact: true }).click();
  await screen.save.click();
  await screen.expectToast('Lista de arquivos salva.');

  // A colleague's lists appear live, enough of them for a second page.
  for (let number = 10; number < 30; number += 1) {
    await colleague('POST', '/files', { name: `Lote ${number}`, message: 'm', options: [] });
  }
  await expect(screen.row('Lote 29')).toBeAttached();
  await page.reload();
  await expect(screen.rows).toHaveCount(20);
  await screen.goToEnd();
  await expect(screen.row('Tabelas e contratos')).toBeVisible();

  await screen.search.fill('Decora');
  await expect(screen.rows).toHaveCount(1);
  await screen.act('Excluir', 'Decoração');
  await screen.confirmDelete();
  await screen.expectToast('Lista de arquivos excluída.');
});
