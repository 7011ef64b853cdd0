import { CARLA } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { CheckoutScreen } from './screens/CheckoutScreen';
import { CollectionScreen } from './screens/CollectionScreen';
import { LoginScreen } from './screens/LoginScreen';
import { faultsInBothThemes } from './support/accessible';
import { visit } from './support/visit';

test('[A11Y-01] [ROUTE-18] [ROUTE-25] [ROUTE-30] [HELP-02] [HELP-03] [HELP-04] [HELP-05] [API-02] [API-05] [INV-07] [INV-08] [CHECK-13] [CHECK-14] [CHECK-15] [SUBS-03] a help video is opened, a message sent through the API arrives, and an invoice is paid by Pix, after which the app shows the start page', async ({
  page,
}) => {
  // Tests must send nothing to the internet.
  await page.route(/ytimg|youtube/, (route) => route.abort());
  await visit(page, CARLA, '/helps');
  const invoices = new CollectionScreen(page, 'Faturas');
  const { frame } = invoices;

  await test.step('a help video', async () => {
    await expect(page.getByRole('heading', { name: /^Ajuda \d+$/ })).toBeVisible();
    await page.getByRole('button', { name: /^Primeiros passos/ }).click();
    await expect(page.getByTitle('Vídeo: Primeiros passos')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a message through the API', async () => {
    await frame.goTo('/messages-api');
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
    await frame.goTo('/tickets');
    await page.getByRole('tab', { name: /^Aguardando/ }).click();
    await expect(page.getByText('Aviso do sistema')).toBeVisible();
  });

  await test.step('an invoice', async () => {
    await frame.goTo('/financeiro');
    const checkout = new CheckoutScreen(page);
    await invoices
      .row('Vencido')
      .getByRole('button', { name: /^PAGAR/ })
      .click();
    const faults = () => faultsInBothThemes(page, '[role="dialog"]');
    await checkout.fillIn();
    await checkout.proceed();
    await expect(checkout.dialog.getByRole('button', { name: /^Profissional/ })).toBeVisible();
    expect.soft(await faults(), 'the plans').toEqual([]);
    await checkout.choose(/^Profissional/);
    expect.soft(await faults(), 'the review').toEqual([]);
    const txid = await checkout.payForCharge();
    await expect(checkout.code).toBeVisible();
    expect.soft(await faults(), 'the code').toEqual([]);
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
