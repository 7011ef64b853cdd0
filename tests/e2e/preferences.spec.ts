import { ANA } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { FrameScreen } from './screens/FrameScreen';
import { PreferencesScreen } from './screens/PreferencesScreen';
import { TicketsScreen } from './screens/TicketsScreen';
import { visit } from './support/visit';

const SECTIONS = [
  'Conversas',
  'Notificações',
  'Som e dispositivos',
  'Aparência',
  'Teclado',
  'Aplicativo',
  'Servidor',
  'Dados neste computador',
  'Atualizações',
  'Diagnóstico',
  'Sobre',
];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(async ({ page }) => {
  await visit(page, ANA, '/others');
});

test('[A11Y-06] [ROUTE-19] [SHELL-08] [I18N-05] [KEY-04] [NTV-09] the sections are listed, and the choices on messages, notifications, sound, theme and language survive a reload', async ({
  page,
}) => {
  const screen = new PreferencesScreen(page);
  await expect(screen.sections).toHaveText(SECTIONS);
  // A narrow page has the sections in one choice.
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 400, height: 860 });
  await expect(page.getByRole('link', { name: 'Sobre' })).toBeHidden();
  await screen.choose('Outros', 'Notificações');
  await expect(screen.heading('Notificações')).toBeVisible();
  await page.setViewportSize({ width, height });

  await screen.open('Conversas');
  await expect(screen.switch('Enter envia a mensagem')).toBeChecked();
  await screen.switch('Enter envia a mensagem').click();

  await screen.open('Notificações');
  await screen.switch('Avisar: Chat interno').click();
  await screen.choose('Som: Mensagem nos meus atendimentos', 'Marimba');
  await screen.switch('Não perturbe agora').click();

  await screen.open('Som e dispositivos');
  const volume = page.getByRole('main').getByRole('slider', { name: 'Volume das notificações' });
  await volume.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(volume).toHaveAttribute('aria-valuenow', '0.1');

  await screen.open('Aparência');
  await page.getByText('Escuro', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await screen.choose('Idioma', 'English');
  await expect(screen.heading('Appearance')).toBeVisible();

  await page.reload();
  await expect(screen.heading('Appearance')).toBeVisible();
  expect(await page.evaluate(() => Object.values(localStorage))).toContain('en');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await screen.open('Conversations');
  await expect(screen.switch('Enter sends the message')).not.toBeChecked();
  await screen.open('Notifications');
  await expect(screen.switch('Notify: Internal chat')).not.toBeChecked();
  await expect(screen.switch('Notify: Message in one of my tickets')).toBeChecked();
  await expect(screen.chosen('Sound: Message in one of my tickets')).toContainText('Marimba');
  await expect(screen.switch('Do not disturb now')).toBeChecked();
  await screen.open('Sound and devices');
  await expect(page.getByRole('main').getByRole('slider', { name: 'Notification volume' })).toHaveAttribute(
    'aria-valuenow',
    '0.1',
  );
});

test('[ROUTE-19] [DIAG-02] [SEC-05] data is cleared after a confirmation, the report has no secrets, versions and licences are shown', async ({
  page,
}) => {
  const screen = new PreferencesScreen(page);
  const tickets = new TicketsScreen(page);
  const frame = new FrameScreen(page);
  await frame.goTo('/tickets');
  await tickets.list.getByRole('listitem').first().getByRole('button').first().click();
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Volto já com o orçamento');
  await frame.goTo('/others');

  await screen.open('Dados neste computador');
  const clear = page.getByRole('button', { name: 'Limpar Rascunhos' });
  await clear.click();
  const question = page.getByRole('dialog', { name: 'Apagar “Rascunhos” deste computador?' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(clear).toBeEnabled();
  const message = page.getByRole('textbox', { name: 'Mensagem' });
  await frame.goTo('/tickets');
  await tickets.list.getByRole('listitem').first().getByRole('button').first().click();
  await expect(message).toHaveValue('Volto já com o orçamento');
  await frame.goTo('/others');
  await screen.open('Dados neste computador');
  await clear.click();
  await question.getByRole('button', { name: 'Limpar' }).click();
  await expect(clear).toBeDisabled();

  await screen.open('Diagnóstico');
  // The state is read only when the section opens and by the button; the live connection may open later.
  await expect(async () => {
    await page.getByRole('button', { name: 'Verificar de novo' }).click();
    await expect(page.getByRole('definition').filter({ hasText: /^Conectado$/ })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Copiar relatório' }).click();
  await expect(page.getByText('Relatório copiado, sem senhas nem mensagens.')).toBeVisible();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toMatch(/^Resposta do servidor: \d+ ms$/m);
  expect(report).toMatch(/^Tempo real: Conectado$/m);
  expect(report).toMatch(/^Aplicativo: \d+\.\d+\.\d+$/m);
  expect(report).not.toMatch(/eyJ|demo1234|ana@|Bearer|orçamento|55\d{10}/);

  await screen.open('Sobre');
  await expect(page.getByRole('main')).toContainText(/Versão do aplicativo\s*\d+\.\d+\.\d+/);
  await expect(page.getByRole('main')).toContainText(/Versão do servidor\s*\d+\.\d+/);
  await page.getByRole('button', { name: 'Mostrar licenças' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^antd .*MIT/ })).toBeVisible();
  await frame.goTo('/tickets');
  await tickets.list.getByRole('listitem').first().getByRole('button').first().click();
  await expect(message).toHaveValue('');
});
