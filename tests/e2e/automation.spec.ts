import { CARLA, SUPER } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { CollectionScreen } from './screens/CollectionScreen';
import { signInColleague } from './support/colleague';
import { createControl } from './support/control';

const PROMPT = { prompt: 'Seja breve.', apiKey: 'sk', maxMessages: 10, queueId: 1 };
const FLOW = { type: 'webhook', jsonContent: '', language: '', urlN8N: 'https://n.example' };

test('[ROUTE-28] [PROMPT-02] [PROMPT-08] [PROMPT-09] [PROMPT-10] [PROMPT-11] a prompt is created, edited, found and deleted while a colleague adds prompts', async ({
  page,
  server,
}) => {
  const screen = new CollectionScreen(page, 'Prompts');
  await screen.open(CARLA, '/prompts');
  await expect(screen.row('Assistente da loja')).toContainText('Atendimento');

  await screen.add('Novo prompt');
  await screen.field('Nome').fill('Pós-venda');
  await screen.field('Chave da API').fill('sk-1');
  await screen.field('Instruções').fill('Pergunte se o cliente gostou.');
  await screen.save.click();
  await expect(screen.dialog.getByText('Informe o setor')).toBeVisible();
  await screen.choose('Fila', 'Vendas');
  await screen.save.click();
  await screen.expectToast('Prompt salvo.');
  await expect(screen.row('Pós-venda')).toContainText('Vendas');

  const { post } = createControl(server.url);
  await post('addFault', {
    kind: 'answer',
    status: 500,
    body: { error: 'Internal server error' },
    method: 'PUT',
    path: '^/prompt/',
  });
  await screen.act('Editar', 'Pós-venda');
  await expect(screen.field('Chave da API')).toHaveValue('sk-1');
  await screen.field('Nome').fill('Pós-venda 2');
  await screen.save.click();
  await expect(screen.dialog.getByRole('alert')).toContainText('Não foi possível salvar');
  await screen.save.click();
  await expect(screen.row('Pós-venda 2')).toBeVisible();

  const colleague = await signInColleague(server.url, SUPER);
  for (let place = 1; place <= 30; place += 1) {
    await colleague('POST', '/prompt', { ...PROMPT, name: `Roteiro ${String(place).padStart(2, '0')}` });
  }
  await screen.reach('Roteiro 30');
  await page.reload();
  await expect(screen.row('Assistente da loja')).toBeVisible();
  await expect(screen.rows).toHaveCount(20);
  await screen.reach('Roteiro 30');

  await screen.search.fill('Pós-venda');
  await expect(screen.rows).toHaveCount(1);
  await screen.act('Excluir', 'Pós-venda 2');
  await screen.confirmDelete();
  await screen.expectToast('Prompt excluído.');
  await expect(page.getByText(/^Nada encontrado/)).toBeVisible();
});

test('[ROUTE-29] [QINT-02] [QINT-03] [QINT-05] [QINT-10] [QINT-11] [QINT-12] an integration is added, edited, found and deleted while a colleague adds integrations', async ({
  page,
  server,
}) => {
  const screen = new CollectionScreen(page, 'Integrações');
  await screen.open(CARLA, '/queue-integration');
  await expect(screen.row('Pesquisa de satisfação')).toContainText('Typebot');

  await screen.add('Nova integração');
  await screen.choose('Tipo', 'Typebot');
  await screen.field('Nome').fill('Boas-vindas');
  await screen.field('URL').fill('https://bot.example');
  await screen.save.click();
  await expect(screen.dialog.getByText('Required')).toBeVisible();
  await screen.field('Slug do Typebot').fill('boas-vindas');
  await screen.save.click();
  await screen.expectToast('Integração adicionada.');

  const { post } = createControl(server.url);
  await post('addFault', { kind: 'answer', status: 500, body: {}, method: 'PUT', path: '^/queueIntegration/' });
  await screen.act('Editar', 'Boas-vindas');
  await expect(screen.field('Slug do Typebot')).toHaveValue('boas-vindas');
  await screen.field('Nome').fill('Boas-vindas 2');
  await screen.save.click();
  await expect(screen.dialog.getByRole('alert')).toContainText('Não foi possível salvar');
  await screen.save.click();
  await screen.expectToast('Integração alterada.');

  const colleague = await signInColleague(server.url, SUPER);
  for (let place = 1; place <= 30; place += 1) {
    await colleague('POST', '/queueIntegration', { ...FLOW, name: `Fluxo ${place}`, projectName: `p-${place}` });
  }
  await expect(screen.row('Fluxo 30')).toBeAttached();
  await page.reload();
  await expect(screen.row('Fluxo 30')).toBeVisible();
  await expect(screen.rows).toHaveCount(20);
  await screen.reach('Pesquisa de satisfação');

  await screen.search.fill('Boas-vindas');
  await expect(screen.rows).toHaveCount(1);
  await screen.act('Excluir', 'Boas-vindas 2');
  await screen.confirmDelete();
  await screen.expectToast('Integração excluída.');
  await expect(page.getByText(/^Nada encontrado/)).toBeVisible();

  await screen.search.fill('');
  await screen.add('Nova integração');
  await screen.choose('Idioma', 'Português');
  await screen.dialog.getByRole('button', { name: 'Testar' }).click();
  await expect(screen.dialog.getByText('Teste não disponível neste servidor')).toBeVisible();
});
