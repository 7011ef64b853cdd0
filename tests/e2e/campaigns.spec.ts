import { CARLA, SUPER } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { CollectionScreen } from './screens/CollectionScreen';
import { signInColleague } from './support/colleague';
import { visit } from './support/visit';

interface Campaign {
  readonly id: number;
  readonly status: string;
}

test('[ROUTE-33] [ROUTE-34] [ROUTE-35] [CAMP-08] [CAMP-27] [CAMP-29] [CCONF-10] [CREP-02] [CREP-08] a campaign is created, runs live to its end, shows its report, and is deleted', async ({
  page,
  server,
}) => {
  const colleague = await signInColleague(server.url, SUPER);
  const screen = new CollectionScreen(page, 'Campanhas');

  // No pause between messages, so that the run can be watched.
  await visit(page, CARLA, '/campaigns-config');
  await page.getByRole('combobox', { name: 'Intervalo aleatório entre envios' }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle('Sem intervalo').click();
  await page.getByRole('button', { name: 'Salvar configurações' }).click();
  await screen.expectToast('Configurações salvas');

  await screen.frame.goTo('/campaigns');
  await screen.add('Nova campanha');
  // All kinds of fields have the same height.
  const heights = async (): Promise<readonly number[]> => {
    const all = await screen.dialog
      .locator('input:not([type=file])')
      .evaluateAll((fields) =>
        fields.map((field) =>
          Math.round((field.closest('.ant-select, .ant-input-affix-wrapper') ?? field).getBoundingClientRect().height),
        ),
      );
    // An input of 1 px exists only for the keyboard, behind the visible part.
    return all.filter((height) => height > 1);
  };
  // The dialog grows while it opens.
  await expect.poll(async () => [...new Set(await heights())]).toEqual([38]);
  expect((await heights()).length).toBeGreaterThanOrEqual(6);
  await screen.field('Nome').fill('Aniversário da loja');
  await screen.dialog.getByRole('textbox', { name: 'Mensagem', exact: true }).fill('Oi, {nome}!');
  await screen.field('Lista de contatos').fill('VIP');
  await page.locator('.ant-select-dropdown:visible').getByTitle('Clientes VIP', { exact: true }).click();
  await screen.choose('Conexão', 'Vendas Online');
  await screen.save.click();
  await screen.expectToast('Campanha salva.');
  await expect(screen.row('Aniversário da loja')).toContainText('Inativa');

  // A cancel sends no event, but a colleague's edit after it updates the list.
  const { records } = await colleague<{ records: Campaign[] }>('GET', '/campaigns?searchParam=Anivers%C3%A1rio');
  const { id } = records[0]!;
  await colleague('POST', `/campaigns/${id}/cancel`);
  await colleague('PUT', `/campaigns/${id}`, { name: 'Aniversário da loja', status: 'CANCELADA' });
  await expect(screen.row('Aniversário da loja')).toContainText('Cancelada');

  await screen.act('Reiniciar', 'Aniversário da loja');
  await screen.expectToast('Campanha reiniciada.');
  await expect(screen.row('Aniversário da loja')).toContainText('Finalizada');

  await screen.act('Relatório', 'Aniversário da loja');
  await expect(page).toHaveURL(new RegExp(`/campaign/${id}/report$`));
  await expect(page.getByRole('heading', { name: 'Relatório da Aniversário da loja' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await page.getByRole('main').getByRole('link', { name: 'Campanhas' }).click();

  await screen.act('Excluir', 'Aniversário da loja');
  await screen.confirmDelete();
  await screen.expectToast('Campanha excluída.');
  await expect(screen.row('Aniversário da loja')).toHaveCount(0);
});
