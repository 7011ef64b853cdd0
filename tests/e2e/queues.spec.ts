import { CARLA, SUPER } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { CollectionScreen } from './screens/CollectionScreen';
import { signInColleague } from './support/colleague';
import { createControl } from './support/control';

test('[ROUTE-21] [QUEUE-02] [QUEUE-03] [QUEUE-08] [QUEUE-11] [QUEUE-12] [QUEUE-13] a queue is created with hours, edited with a tree of options, found and deleted while a colleague changes another', async ({
  page,
  server,
}) => {
  const screen = new CollectionScreen(page, 'Filas e chatbot');
  await screen.open(CARLA, '/queues');
  await expect(screen.row('Financeiro')).toContainText('Setor financeiro');

  await screen.add('Nova fila');
  await screen.save.click();
  await expect(screen.dialog.getByText('Required')).toHaveCount(2);
  await screen.field('Nome').fill('Pós-venda');
  await screen.field('Cor').fill('#0f766e');
  await screen.field('Ordem no bot').fill('9');
  await expect(screen.field('Sábado: fim')).toHaveValue('12:00');
  await screen.field('Sábado: fim').fill('13:00');
  await screen.choose('Integração', 'Status do pedido');
  await screen.choose('Prompt', 'Assistente da loja');
  await screen.save.click();
  await screen.expectToast('Operação realizada com sucesso!');
  await expect(screen.row('Pós-venda')).toContainText('#0f766e');

  const { post } = createControl(server.url);
  await post('addFault', { kind: 'answer', status: 400, body: {}, method: 'PUT', path: '^/queue/' });
  await screen.act('Editar', 'Pós-venda');
  await expect(screen.field('Sábado: fim')).toHaveValue('13:00');
  const option = async (add: string, title: string) => {
    await screen.dialog.getByRole('button', { name: add, exact: true }).click();
    await screen.field('Título').fill(title);
    await screen.field('Título').press('Enter');
    await expect(screen.dialog.getByRole('button', { name: `Editar a opção ${title}` })).toBeVisible();
  };
  const unfold = (title: string) =>
    screen.dialog.getByRole('button', { name: `Opções abaixo de ${title}`, exact: true }).click();
  await option('Adicionar opção', 'Troca');
  await unfold('Troca');
  await option('Adicionar opção abaixo de Troca', 'Com defeito');
  await unfold('Com defeito');
  await option('Adicionar opção abaixo de Com defeito', 'Enviar foto');
  await screen.field('Nome').fill('Pós-venda e trocas');
  await screen.save.click();
  await expect(screen.dialog.getByRole('alert').last()).toContainText('Não foi possível salvar');
  await screen.save.click();
  await expect(screen.row('Pós-venda e trocas')).toBeVisible();

  const colleague = await signInColleague(server.url, SUPER);
  const { id } = await colleague('POST', '/queue', { name: 'Expedição', color: '#123456' });
  await expect(screen.row('Expedição')).toBeVisible();
  await colleague('PUT', `/queue/${id}`, { name: 'Expedição 2', color: '#123456' });
  await expect(screen.row('Expedição 2')).toBeVisible();
  await colleague('DELETE', `/queue/${id}`);
  await expect(screen.row('Expedição')).toHaveCount(0);

  await screen.act('Editar', 'Pós-venda e trocas');
  await unfold('Troca');
  await screen.dialog.getByRole('button', { name: 'Excluir a opção Com defeito' }).click();
  await page
    .getByRole('dialog', { name: /Com defeito/ })
    .getByRole('button', { name: 'Excluir' })
    .click();
  await expect(screen.dialog.getByText(/^Fim do caminho/)).toBeVisible();
  // The answered confirmation may still be fading out above it.
  await screen.dialog.getByRole('button', { name: 'Cancelar' }).first().click();

  await screen.search.fill('trocas');
  await expect(screen.rows).toHaveCount(1);
  await screen.act('Excluir', 'Pós-venda e trocas');
  await screen.confirmDelete();
  await expect(page.getByText(/^Nada encontrado/)).toBeVisible();
});
