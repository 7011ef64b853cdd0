import { CARLA, SUPER } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { CollectionScreen } from './screens/CollectionScreen';
import { signInColleague } from './support/colleague';
import { createControl } from './support/control';

test('[ROUTE-23] [CONN-08] [CONN-10] [CONN-13] [CONN-14] [CONN-22] [CONN-23] [CONN-24] a connection is created, paired by its code, edited, disconnected and deleted while a colleague deletes another', async ({
  page,
  server,
}) => {
  const { post } = createControl(server.url);
  await post('setPace', { pace: 'off' });
  const screen = new CollectionScreen(page, 'Conexões');
  await screen.open(CARLA, '/connections');
  await expect(screen.row('Loja Principal')).toContainText('Conectada');

  const colleague = await signInColleague(server.url, SUPER);
  const connectionId = async (wanted: string): Promise<number> => {
    const all = await colleague<{ id: number; name: string }[]>('GET', '/whatsapp/?session=0');
    return all.find(({ name }) => name === wanted)!.id;
  };
  await colleague('DELETE', `/whatsapp/${await connectionId('Filial Campinas')}`);
  await expect(screen.row('Filial Campinas')).toHaveCount(0);

  await screen.add('Nova conexão');
  await screen.field('Nome').fill('Balcão RJ');
  await screen.field('Mensagem de avaliação').fill('Que nota você dá?');
  await screen.save.click();
  await screen.expectToast('Conexão salva.');

  await screen.row('Balcão RJ').getByRole('button', { name: 'Ver QR Code Balcão RJ' }).click();
  await expect(screen.dialog.getByText('Aguardando a leitura do código')).toBeVisible();
  await post('phone', { whatsappId: await connectionId('Balcão RJ'), what: 'scan' });
  await expect(screen.dialog).toHaveCount(0);
  await expect(screen.row('Balcão RJ')).toContainText('Conectada');

  await screen.act('Editar', 'Balcão RJ');
  await expect(screen.field('Mensagem de avaliação')).toHaveValue('Que nota você dá?');
  await screen.field('Nome').fill('Balcão Niterói');
  await screen.save.click();
  await expect(screen.row('Balcão Niterói')).toBeVisible();

  await screen.row('Balcão Niterói').getByRole('button', { name: 'Desconectar Balcão Niterói' }).click();
  await screen.dialog.getByRole('button', { name: 'Desconectar' }).click();
  await expect(screen.row('Balcão Niterói')).toContainText('Aguardando QR Code');
  await screen.act('Excluir', 'Balcão Niterói');
  await screen.confirmDelete();
  await screen.expectToast('Conexão excluída.');
  await expect(screen.row('Balcão Niterói')).toHaveCount(0);
});
