import { CARLA, SUPER } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { CheckoutScreen } from './screens/CheckoutScreen';
import { CollectionScreen } from './screens/CollectionScreen';
import { LoginScreen } from './screens/LoginScreen';
import { signInColleague } from './support/colleague';
import { createControl } from './support/control';
import { visit } from './support/visit';

const FAILED = { kind: 'answer', status: 500, body: { error: 'Internal server error' } };

test('[INV-02] [INV-07] [INV-08] [CHECK-03] [CHECK-13] [CHECK-14] [CHECK-15] [ROUTE-25] [SUBS-03] an invoice is found and paid by Pix, and the app then shows the start page', async ({
  page,
  server,
}) => {
  const invoices = new CollectionScreen(page, 'Faturas');
  await invoices.open(CARLA, '/financeiro');
  await invoices.search.fill('completo');
  await expect(invoices.row('Em Aberto')).toHaveCount(1);
  await invoices.goToEnd();
  await expect(invoices.rows.last()).toBeInViewport();

  const checkout = new CheckoutScreen(page);
  await invoices
    .row('Vencido')
    .getByRole('button', { name: /^PAGAR/ })
    .click();
  await checkout.field('Nome completo').fill('');
  await checkout.proceed();
  for (const text of ['Informe o nome completo', 'Informe o endereço', 'Informe a cidade', 'Informe o CEP']) {
    await expect(checkout.dialog.getByText(text)).toBeVisible();
  }
  await checkout.fillIn();
  await checkout.proceed();
  await checkout.choose(/^Profissional/);
  const { post } = createControl(server.url);
  await post('addFault', { ...FAILED, method: 'POST', path: '^/subscription$' });
  await checkout.pay();
  await expect(checkout.dialog.getByRole('alert')).toHaveText('Não foi possível concluir. Tente novamente.');
  await expect(checkout.dialog.getByText('Carla Menezes')).toBeVisible();

  const txid = await checkout.payForCharge();
  await expect(checkout.code).toBeVisible();
  await expect(checkout.dialog.getByRole('heading', { name: 'R$ 149,90' })).toBeVisible();
  const notified = await page.request.post('/subscription/webhook', { data: { pix: [{ txid }] } });
  expect(notified.ok()).toBe(true);
  await invoices.expectToast('Sua licença foi renovada até');
  await expect(invoices.row('Vencido')).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  await expect(checkout.dialog).toHaveCount(0);

  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Assine Agora!' }).click();
  await expect(checkout.field('Nome completo')).toHaveValue('Casa Aurora Móveis');
});

test('[SET-01] [SET-02] [SET-10] [ROUTE-24] [HELP-07] [HELP-09] settings and help videos are edited while colleagues change them too', async ({
  page,
  server,
}) => {
  const helps = new CollectionScreen(page, 'Vídeos de ajuda');
  // Before the page signs in, since a later login of the same account would end its session.
  const owner = await signInColleague(server.url, SUPER);
  await visit(page, SUPER, '/settings');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Ajuda')).toBeVisible();
  await expect(tab('Horários')).toHaveCount(0);
  const carla = await signInColleague(server.url, CARLA);
  await carla('PUT', '/settings/scheduleType', { value: 'company' });
  await tab('Horários').click();
  await page.getByRole('textbox', { name: 'Sábado: fim' }).fill('25:00');
  await page.getByRole('button', { name: 'Salvar horários' }).click();
  await expect(page.getByText('Use o formato HH:MM')).toBeVisible();
  await page.getByRole('textbox', { name: 'Sábado: fim' }).fill('13:00');
  await page.getByRole('button', { name: 'Salvar horários' }).click();
  await helps.expectToast('Horários atualizados com sucesso.');

  await tab('Ajuda').click();
  await helps.add('Nova ajuda');
  await helps.save.click();
  await expect(helps.dialog.getByText('Required')).toBeVisible();
  await helps.field('Título').fill('Zona de testes');
  await createControl(server.url).post('addFault', { ...FAILED, method: 'POST', path: '^/helps$' });
  await helps.save.click();
  await helps.expectToast('Não foi possível realizar a operação. Verifique se já existe uma ajuda');
  await helps.save.click();
  await expect(helps.row('Zona de testes')).toBeVisible();
  await helps.act('Editar', 'Zona de testes');
  await helps.field('Código do vídeo').fill('aqz-KE-bpKQ');
  await helps.save.click();
  await expect(helps.row('Zona de testes')).toContainText('aqz-KE-bpKQ');

  const { id } = await owner('POST', '/helps', { title: 'Da outra sessão', description: 'Texto', video: 'x' });
  await expect(helps.row('Da outra sessão')).toBeVisible();
  await owner('DELETE', `/helps/${id}`);
  await expect(helps.row('Da outra sessão')).toHaveCount(0);
  await helps.search.fill('zona');
  await expect(helps.rows).toHaveCount(1);
  await helps.act('Excluir', 'Zona de testes');
  await helps.confirmDelete();
  await expect(helps.row('Zona de testes')).toHaveCount(0);
});

test('[ROUTE-18] [HELP-02] [HELP-05] [ROUTE-30] [API-02] [API-05] a help video is opened and closed, and a message sent through the API arrives', async ({
  page,
}) => {
  // Tests must send nothing to the internet.
  await page.route(/ytimg|youtube/, (route) => route.abort());
  await visit(page, CARLA, '/helps');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Ajuda' }).click();
  await expect(page.getByRole('heading', { name: /^Ajuda \d+$/ })).toBeVisible();
  await page.getByRole('button', { name: /^Primeiros passos/ }).click();
  await expect(page.getByTitle('Vídeo: Primeiros passos')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await menu.getByRole('link', { name: 'API' }).click();
  const form = page.getByRole('region', { name: 'Testar mensagem de texto' });
  await form.getByRole('combobox').click();
  await page.locator('.ant-select-dropdown:visible').getByTitle('Loja Principal').click();
  await form.getByLabel('Número', { exact: true }).fill('0000123');
  await form.getByLabel('Mensagem', { exact: true }).fill('Aviso do sistema');
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(form.getByRole('alert')).toContainText(/número/i);
  await form.getByLabel('Número', { exact: true }).fill('5511933330009');
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Mensagem enviada com sucesso')).toBeVisible();
  await page.goto('/tickets');
  await page.getByRole('tab', { name: /^Aguardando/ }).click();
  await expect(page.getByText('Aviso do sistema')).toBeVisible();
});

test('[ROUTE-01] [SIGN-06] [SIGN-08] [PWD-03] [PWD-10] a company signs up, resets its forgotten password and signs in with the new one', async ({
  page,
  context,
}) => {
  const owner = { email: 'dona@loja-nova.com.br', password: 'abc12' };
  await page.goto('/login');
  await page.getByRole('link', { name: 'Criar conta' }).click();
  // The whole form is in sight on the smallest usual screen.
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByRole('button', { name: 'Cadastrar' })).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Nome da empresa').fill('Loja Nova');
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByRole('textbox', { name: 'Senha' }).fill(owner.password);
  await page.getByLabel('Telefone').pressSequentially('11987654321');
  await expect(page.getByLabel('Telefone')).toHaveValue('(11) 98765-4321');
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(page.getByText('Required')).toHaveCount(1);
  await page.getByLabel('Plano').click();
  await page
    .locator('.ant-select-dropdown:visible')
    .getByTitle(/^Essencial/)
    .click();
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await page.getByLabel('E-mail').fill('ninguem@x.com');
  await page.getByRole('button', { name: 'Enviar Email' }).click();
  await expect(page.getByText('Email não encontrado')).toBeVisible();
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByRole('button', { name: 'Enviar Email' }).click();
  await expect(page.getByText('Email enviado com sucesso!')).toBeVisible();

  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Abrir a caixa de e-mails da demonstração' }).click();
  const mailbox = await opening;
  const mail = await mailbox.getByRole('article').first().innerText();
  await mailbox.close();
  await page.getByLabel('Código recebido').fill(/[0-9a-f]{8}-[0-9a-f-]{27}/.exec(mail)?.[0] ?? '');
  await page.getByRole('textbox', { name: 'Nova senha', exact: true }).fill('Nova/12#4');
  await page.getByRole('textbox', { name: 'Confirmar nova senha' }).fill('Nova/12#4');
  await page.getByRole('button', { name: 'Redefinir Senha' }).click();
  await expect(page.getByText('Senha redefinida com sucesso.')).toBeVisible();
  await new LoginScreen(page).signIn({ ...owner, password: 'Nova/12#4' });
  await expect(page.getByText('Olá, Loja Nova!')).toBeVisible();
});
