import type { Page } from '@playwright/test';
import { ANA, CARLA } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { signInColleague } from './support/colleague';
import { visit } from './support/visit';

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) });
const shortcode = (page: Page) => page.getByRole('textbox', { name: 'Atalho', exact: true });
const message = (page: Page) => page.getByRole('textbox', { name: 'Mensagem' });
const save = (page: Page) => page.getByRole('button', { name: 'Salvar' }).click();

test('[QMSG-02] [QMSG-06] [QMSG-13] quick replies are created with emoji and file, refused, edited, searched and deleted, and follow changes by colleagues', async ({
  page,
  server,
}) => {
  await visit(page, ANA, '/quick-messages');
  await page.getByRole('table').waitFor();

  await page.getByRole('button', { name: 'Nova resposta rápida' }).click();
  await save(page);
  await expect(page.getByText('Obrigatório')).toBeVisible();
  await shortcode(page).fill('zz');
  await message(page).fill('Entregamos no sábado.');
  await save(page);
  // Servers require three letters; the typed text stays.
  await expect(page.getByRole('alert').filter({ hasText: 'Não foi possível salvar' })).toBeVisible();
  await expect(shortcode(page)).toHaveValue('zz');
  // Disabled while it saved, the button gave up the focus.
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeFocused();
  await shortcode(page).fill('zzsabado');
  await message(page).evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(0, 0));
  await page.getByRole('button', { name: 'Emojis' }).click();
  await expect(page.getByRole('textbox', { name: 'Buscar emoji' })).toBeFocused();
  // At once: letter by letter, the first letters would already find it, while the search of the last ones goes on.
  await page.keyboard.insertText('abacaxi');
  await expect(page.getByRole('gridcell', { name: 'abacaxi' })).toBeVisible();
  await page.keyboard.press('Enter');
  // Closed before the picker has inserted the emoji, it inserts nothing.
  await expect(message(page)).toHaveValue('🍍Entregamos no sábado.');
  await page.keyboard.press('Escape');
  const pdf = { name: 'tabela nova.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await page.locator('input[type=file]').setInputFiles(pdf);
  const creating = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/quick-messages') && answer.ok(),
  );
  await save(page);
  const { id } = (await (await creating).json()) as { readonly id: number };
  await expect(page.getByText('Resposta rápida salva.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Buscar por atalho' }).fill('zzsab');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Respostas rápidas 1/);
  await expect(row(page, 'zzsabado')).toContainText(/tabela.nova\.pdf/);

  await page.getByRole('button', { name: 'Editar zzsabado' }).click();
  await expect(message(page)).toHaveValue('🍍Entregamos no sábado.');
  await shortcode(page).fill('zzsabados');
  await save(page);
  await expect(row(page, 'zzsabados')).toBeVisible();

  const colleague = await signInColleague(server.url, CARLA);
  await colleague('DELETE', `/quick-messages/${id}`);
  await expect(row(page, 'zzsabados')).toHaveCount(0);
  // A colleague's personal quick replies are not shown to others.
  await colleague('POST', '/quick-messages', { shortcode: 'zzsabcarla', message: 'De Carla' });
  await page.getByRole('textbox', { name: 'Buscar por atalho' }).fill('');
  const first = page.getByRole('row').nth(1);
  await expect(first).toBeVisible();
  await expect(page.getByText('zzsabcarla')).toHaveCount(0);

  await first.hover();
  const remove = first.getByRole('button', { name: /^Excluir / });
  const gone = ((await remove.getAttribute('aria-label')) ?? '').replace('Excluir ', '');
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Resposta rápida excluída.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Excluir ${gone}`, exact: true })).toHaveCount(0);
});
