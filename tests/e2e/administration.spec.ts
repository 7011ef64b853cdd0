import type { Page } from '@playwright/test';
import { CARLA, SUPER } from '@tests/support/accounts';
import { spreadsheetOf } from '@tests/support/spreadsheet';
import { expect, test } from './fixtures';
import { CollectionScreen } from './screens/CollectionScreen';
import { signInColleague } from './support/colleague';
import { visit } from './support/visit';

type Colleague = Awaited<ReturnType<typeof signInColleague>>;

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const PEOPLE = [
  ['nome', 'numero', 'email'],
  ['Planilha Um', '5511977770001', 'um@exemplo.com.br'],
  ['Planilha Ruim', '0000123', ''],
] as const;

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF ${name}`) });

/** Opens a page by its menu entry. */
const open = async (page: Page, address: string, title: string): Promise<CollectionScreen> => {
  const screen = new CollectionScreen(page, title);
  await screen.frame.goTo(address);
  await screen.table.waitFor();
  return screen;
};

/** A colleague creates a record and deletes it again, and the list follows both. */
const follow = async (
  screen: CollectionScreen,
  colleague: Colleague,
  address: string,
  name: string,
  record: object,
): Promise<void> => {
  const { id } = await colleague('POST', address, record);
  await expect(screen.row(name)).toBeVisible();
  await colleague('DELETE', `${address}/${id}`);
  await expect(screen.row(name)).toHaveCount(0);
};

const remove = async (screen: CollectionScreen, name: string): Promise<void> => {
  await screen.act('Excluir', name);
  await screen.confirmDelete();
  await expect(screen.row(name)).toHaveCount(0);
};

const manageQueues = async (page: Page, colleague: Colleague): Promise<void> => {
  const screen = await open(page, '/queues', 'Filas e chatbot');
  await screen.add('Nova fila');
  await screen.field('Nome').fill('Pós-venda');
  await screen.field('Cor').fill('#0f766e');
  await screen.field('Sábado: fim').fill('13:00');
  await screen.choose('Integração', 'Status do pedido');
  await screen.choose('Prompt', 'Assistente da loja');
  await screen.save.click();
  await screen.expectToast('Operação realizada com sucesso!');
  await expect(screen.row('Pós-venda')).toContainText('#0f766e');

  await screen.act('Editar', 'Pós-venda');
  await expect(screen.field('Sábado: fim')).toHaveValue('13:00');
  for (const [add, title] of [
    ['Adicionar opção', 'Troca'],
    ['Adicionar opção abaixo de Troca', 'Com defeito'],
  ] as const) {
    await screen.dialog.getByRole('button', { name: add, exact: true }).click();
    await screen.field('Título').fill(title);
    await screen.field('Título').press('Enter');
    await screen.dialog.getByRole('button', { name: `Opções abaixo de ${title}`, exact: true }).click();
  }
  await screen.field('Nome').fill('Pós-venda e trocas');
  await screen.save.click();
  await expect(screen.row('Pós-venda e trocas')).toBeVisible();
  await follow(screen, colleague, '/queue', 'Expedição', { name: 'Expedição', color: '#123456' });
  await remove(screen, 'Pós-venda e trocas');
};

const managePrompts = async (page: Page, colleague: Colleague): Promise<void> => {
  const screen = await open(page, '/prompts', 'Prompts');
  await expect(screen.row('Assistente da loja')).toContainText('Atendimento');
  await screen.add('Novo prompt');
  await screen.field('Nome').fill('Pós-venda');
  await screen.field('Chave da API').fill('sk-1');
  await screen.field('Instruções').fill('Pergunte se o cliente gostou.');
  await screen.choose('Fila', 'Vendas');
  await screen.save.click();
  await screen.expectToast('Prompt salvo.');
  await expect(screen.row('Pós-venda')).toContainText('Vendas');

  await screen.act('Editar', 'Pós-venda');
  await expect(screen.field('Chave da API')).toHaveValue('sk-1');
  await screen.field('Nome').fill('Pós-venda 2');
  await screen.save.click();
  await expect(screen.row('Pós-venda 2')).toBeVisible();
  const record = { name: 'Roteiro', prompt: 'Seja breve.', apiKey: 'sk', maxMessages: 10, queueId: 1 };
  await follow(screen, colleague, '/prompt', 'Roteiro', record);
  await remove(screen, 'Pós-venda 2');
  await screen.expectToast('Prompt excluído.');
};

const manageIntegrations = async (page: Page, colleague: Colleague): Promise<void> => {
  const screen = await open(page, '/queue-integration', 'Integrações');
  await expect(screen.row('Pesquisa de satisfação')).toContainText('Typebot');
  await screen.add('Nova integração');
  await screen.choose('Tipo', 'Typebot');
  await screen.field('Nome').fill('Boas-vindas');
  await screen.field('URL').fill('https://bot.example');
  await screen.field('Slug do Typebot').fill('boas-vindas');
  await screen.save.click();
  await screen.expectToast('Integração adicionada.');

  await screen.act('Editar', 'Boas-vindas');
  await expect(screen.field('Slug do Typebot')).toHaveValue('boas-vindas');
  await screen.field('Nome').fill('Boas-vindas 2');
  await screen.save.click();
  await screen.expectToast('Integração alterada.');
  await follow(screen, colleague, '/queueIntegration', 'Fluxo', {
    type: 'webhook',
    name: 'Fluxo',
    projectName: 'p-1',
    jsonContent: '',
    language: '',
    urlN8N: 'https://n.example',
  });
  await remove(screen, 'Boas-vindas 2');
  await screen.expectToast('Integração excluída.');
};

const manageAnnouncements = async (page: Page, colleague: Colleague): Promise<void> => {
  const screen = await open(page, '/announcements', 'Comunicados');
  await screen.add('Novo comunicado');
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
  const record = { title: 'De fora', text: 'x', priority: 1, status: true };
  await follow(screen, colleague, '/announcements', 'De fora', record);
  await remove(screen, 'Loja nova');
  await screen.expectToast('Comunicado excluído.');
};

const manageFileLists = async (page: Page, colleague: Colleague): Promise<void> => {
  const screen = await open(page, '/files', 'Arquivos');
  await screen.add('Nova lista');
  await screen.field('Nome').fill('Decoração');
  await screen.field('Mensagem').fill('Seguem os arquivos.');
  await screen.dialog.locator('input[type=file][multiple]').setInputFiles([pdf('a.pdf'), pdf('b.pdf')]);
  await expect(screen.dialog.getByRole('listitem')).toHaveCount(2);
  await screen.save.click();
  await screen.expectToast('Lista de arquivos salva.');

  await screen.act('Editar', 'Decoração');
  const { files } = await colleague<{ files: { id: number }[] }>('GET', '/files?searchParam=Decora');
  for (const name of ['a.pdf', 'b.pdf']) {
    await expect(screen.dialog.getByText(name)).toBeVisible();
    expect((await page.request.get(`/public/fileList/${files[0]!.id}/${name}`)).status()).toBe(200);
  }
  await page.keyboard.press('Escape');
  await follow(screen, colleague, '/files', 'Lote', { name: 'Lote', message: 'm', options: [] });
  await remove(screen, 'Decoração');
  await screen.expectToast('Lista de arquivos excluída.');
};

const manageContactLists = async (page: Page, colleague: Colleague): Promise<void> => {
  const lists = await open(page, '/contact-lists', 'Listas de contatos');
  await lists.add('Nova lista');
  await lists.field('Nome').fill('Noivas 2027');
  await lists.save.click();
  // It is the last of many, and rows out of sight come and go.
  await lists.search.fill('noivas');
  await expect(lists.rows).toHaveCount(1);
  await lists.act('Abrir lista', 'Noivas 2027');

  const items = new CollectionScreen(page, 'Contatos de Noivas 2027');
  await items.add('Novo contato');
  await items.field('Nome').fill('Beatriz');
  await items.field('Número').fill('5511980001111');
  await items.save.click();
  await expect(items.row('Beatriz')).toContainText('Válido');
  await page
    .getByLabel('Planilha de contatos')
    .setInputFiles({ name: 'noivas.xlsx', mimeType: '', buffer: Buffer.from(spreadsheetOf(PEOPLE)) });
  await items.expectToast('2 contatos adicionados.');
  await expect(items.row('Planilha Ruim')).toContainText('Inválido');
  const contactListId = Number(/contact-lists\/(\d+)/.exec(page.url())?.[1]);
  const record = { name: 'Da colega', number: '5511980002222', contactListId };
  await follow(items, colleague, '/contact-list-items', 'Da colega', record);
  await items.act('Editar', 'Beatriz');
  await items.field('E-mail').fill('beatriz@exemplo.com.br');
  await items.save.click();
  await expect(items.row('Beatriz')).toContainText('beatriz@exemplo.com.br');
  await remove(items, 'Beatriz');

  await page.getByRole('main').getByRole('link', { name: 'Listas de contatos' }).click();
  await lists.search.fill('noivas');
  await expect(lists.row('Noivas 2027')).toContainText('2');
  await remove(lists, 'Noivas 2027');
};

const manageHelp = async (page: Page, colleague: Colleague, carla: Colleague): Promise<void> => {
  const helps = new CollectionScreen(page, 'Vídeos de ajuda');
  await helps.frame.goTo('/settings');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Ajuda')).toBeVisible();
  await expect(tab('Horários')).toHaveCount(0);
  await carla('PUT', '/settings/scheduleType', { value: 'company' });
  await tab('Horários').click();
  await page.getByRole('textbox', { name: 'Sábado: fim' }).fill('13:00');
  await page.getByRole('button', { name: 'Salvar horários' }).click();
  await helps.expectToast('Horários atualizados com sucesso.');

  await tab('Ajuda').click();
  await helps.add('Nova ajuda');
  await helps.field('Título').fill('Zona de testes');
  await helps.save.click();
  await helps.act('Editar', 'Zona de testes');
  await helps.field('Código do vídeo').fill('aqz-KE-bpKQ');
  await helps.save.click();
  await expect(helps.row('Zona de testes')).toContainText('aqz-KE-bpKQ');
  const record = { title: 'Da outra sessão', description: 'Texto', video: 'x' };
  await follow(helps, colleague, '/helps', 'Da outra sessão', record);
  await remove(helps, 'Zona de testes');
};

test('[ROUTE-20] [ROUTE-21] [ROUTE-24] [ROUTE-27] [ROUTE-28] [ROUTE-29] [ROUTE-31] [ROUTE-32] what a company sets up is created, edited and deleted, with its files, and follows a colleague', async ({
  page,
  server,
}) => {
  // Before the page signs in, since a later login of the same account would end its session.
  const colleague = await signInColleague(server.url, SUPER);
  const carla = await signInColleague(server.url, CARLA);
  await visit(page, SUPER, '/queues');
  await test.step('queues', () => manageQueues(page, colleague));
  await test.step('prompts', () => managePrompts(page, colleague));
  await test.step('integrations', () => manageIntegrations(page, colleague));
  await test.step('announcements', () => manageAnnouncements(page, colleague));
  await test.step('file lists', () => manageFileLists(page, colleague));
  await test.step('contact lists', () => manageContactLists(page, colleague));
  await test.step('opening hours and help', () => manageHelp(page, colleague, carla));
});
