import { SUPER } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { CollectionScreen } from './screens/CollectionScreen';
import { signInColleague } from './support/colleague';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('[ROUTE-27] [ANN-02] [ANN-05] [ANN-07] [ANN-10] [ANN-11] [ANN-12] an announcement is created with a picture, edited, found and deleted', async ({
  page,
  server,
}) => {
  const screen = new CollectionScreen(page, 'Comunicados');
  // Before the page signs in, since a later login of the same account would end its session.
  const colleague = await signInColleague(server.url, SUPER);
  await screen.open(SUPER, '/announcements');
  await expect(screen.row('Rascunho de comunicado')).toContainText('Inativo');

  await screen.add('Novo comunicado');
  await screen.save.click();
  await expect(screen.dialog.getByText('Obrigatório')).toHaveCount(2);
  await screen.field('Título').fill('Loja nova');
  await screen.field('Texto').fill('Abrimos na segunda.');
  await screen.dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'loja nova.png', mimeType: 'image/png', buffer: PNG });
  await screen.save.click();
  await screen.expectToast('Comunicado salvo.');
  await expect(screen.row('Loja nova')).toContainText('loja nova.png');

  await screen.act('Editar', 'Loja nova');
  await expect(screen.dialog.getByRole('img', { name: 'loja nova.png' })).toBeVisible();
  await screen.choose('Status', 'Inativo');
  await screen.save.click();
  await expect(screen.row('Loja nova')).toContainText('Inativo');

  const { id } = await colleague('POST', '/announcements', { title: 'De fora', text: 'x', priority: 1, status: true });
  await expect(screen.row('De fora')).toContainText('Alta');
  await colleague('DELETE', `/announcements/${id}`);
  await expect(screen.row('De fora')).toHaveCount(0);

  await screen.search.fill('Loja nova');
  await expect(screen.rows).toHaveCount(1);
  await screen.act('Excluir', 'Loja nova');
  await screen.confirmDelete();
  await screen.expectToast('Comunicado excluído.');
});
