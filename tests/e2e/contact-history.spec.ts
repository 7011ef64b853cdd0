import { expect, test } from './fixtures';
import { ANA } from './screens/LoginScreen';
import { faultsInBothThemes } from './support/accessible';
import { quietTicket } from './support/control';
import { openTicket } from './support/openTicket';

test('[TRIAGE-09] the contact drawer opens a picture several pages back and lists links and other tickets', async ({
  page,
  server,
}) => {
  const ticket = await quietTicket(server.url, ANA);
  const first = await ticket.receiveFile('sofa', 'O primeiro');
  for (let line = 1; line <= 45; line += 1) await ticket.receive(`Linha ${line}`);
  await ticket.receive('Veja https://loja.com.br/sofa');
  await openTicket(page, ticket.uuid);
  await page.getByRole('button', { name: 'Dados do contato' }).click();
  const drawer = page.getByRole('complementary', { name: 'Dados do contato' });
  await drawer.getByRole('tab', { name: 'Links' }).click();
  await expect(drawer.getByRole('list', { name: 'Links' })).toContainText('https://loja.com.br/sofa');
  await drawer.getByRole('tab', { name: 'Fotos' }).click();
  await drawer.getByRole('button', { name: 'Mostrar mais' }).click();
  const pictures = drawer.getByRole('list', { name: 'Fotos' });
  await expect(pictures.getByRole('button').first()).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await expect(page.getByRole('region', { name: 'Outros atendimentos' })).toBeVisible();
  await pictures.getByRole('button').first().click();
  // If there is no room beside the conversation, the drawer closes.
  await expect(drawer).toBeHidden();
  const message = page.locator(`[data-message="${first?.id}"]`);
  await expect(message).toBeInViewport();
});
