import { CARLA, SUPER } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { CollectionScreen } from './screens/CollectionScreen';
import { signInColleague } from './support/colleague';
import { createControl } from './support/control';

const REFUSAL = 'Esta campanha não pode ser reiniciada';

interface Campaign {
  readonly id: number;
  readonly status: string;
}

test('[ROUTE-33] [ROUTE-34] [ROUTE-35] [CAMP-02] [CAMP-04] [CAMP-08] [CAMP-23] [CAMP-27] [CAMP-28] [CAMP-29] [CCONF-10] [CREP-02] [CREP-08] a campaign is created, runs live to its end, shows its report, and is deleted', async ({
  page,
  server,
}) => {
  const colleague = await signInColleague(server.url, SUPER);
  const { post } = createControl(server.url);
  const screen = new CollectionScreen(page, 'Campanhas');
  await screen.open(CARLA, '/campaigns');

  await expect(screen.rows).toHaveCount(20);
  await screen.goToEnd();
  await expect(screen.row('Queima de estoque')).toBeVisible();

  // No pause between messages, so that the run can be watched.
  await screen.frame.goTo('/campaigns-config');
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
  await screen.field('Nome').fill('A');
  await screen.save.click();
  await expect(screen.dialog.getByText('Too Short!')).toBeVisible();
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

  // The server refuses once, then the campaign runs to its end while the list is open.
  await post('addFault', { kind: 'answer', status: 400, body: { error: REFUSAL }, method: 'POST', path: '/restart$' });
  await screen.act('Reiniciar', 'Aniversário da loja');
  await screen.expectToast(REFUSAL);
  await screen.act('Reiniciar', 'Aniversário da loja');
  await screen.expectToast('Campanha reiniciada.');
  await expect(screen.row('Aniversário da loja')).toContainText('Finalizada');

  await screen.act('Relatório', 'Aniversário da loja');
  await expect(page).toHaveURL(new RegExp(`/campaign/${id}/report$`));
  await expect(page.getByRole('heading', { name: 'Relatório da Aniversário da loja' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await page.getByRole('main').getByRole('link', { name: 'Campanhas' }).click();

  await screen.search.fill('aniversário');
  await expect(screen.rows).toHaveCount(1);
  await screen.act('Excluir', 'Aniversário da loja');
  await screen.confirmDelete();
  await screen.expectToast('Campanha excluída.');
  await expect(page.getByText(/^Nada encontrado/)).toBeVisible();
});
