import { ANA } from '@tests/support/accounts';
import { expect, test } from '../fixtures';
import { faultsInBothThemes } from '../support/accessible';
import { createControl, quietTicket } from '../support/control';
import { openTicket } from '../support/openTicket';

/** The customer of a ticket writes over another connection, which opens a second ticket. */
const writeElsewhere = async (
  serverUrl: string,
  { id, contactId }: { id: number; contactId: number },
): Promise<void> => {
  const { post } = createControl(serverUrl);
  const { tickets } = await post<{ tickets: { id: number; whatsappId: number | null }[] }>('snapshot', {
    companyId: 1,
  });
  const used = tickets.find((ticket) => ticket.id === id)?.whatsappId;
  const whatsappId = tickets.map((ticket) => ticket.whatsappId).find((one) => one !== null && one !== used);
  await post('receive', { contactId, whatsappId, text: 'Também por este número' });
};

test('[A11Y-01] [TRIAGE-09] the contact drawer lists videos, files, links and pictures, newest first, reads older pages for a picture and shows it, and lists the contact’s other tickets', async ({
  page,
  server,
}) => {
  const ticket = await quietTicket(server.url, ANA);
  const first = await ticket.receiveFile('sofa', 'O primeiro');
  for (let line = 1; line <= 45; line += 1) await ticket.receive(`Linha ${line}`);
  await ticket.receive('Veja https://loja.com.br/sofa');
  await ticket.receive('E https://loja.com.br/mesa');
  await ticket.receiveFile('video', 'Assim');
  await ticket.receiveFile('contrato');
  await writeElsewhere(server.url, ticket);
  const pages: string[] = [];
  page.on('request', (sent) => pages.push(...(/pageNumber=\d+/.exec(sent.url()) ?? [])));
  await openTicket(page, ticket.uuid);
  await page.getByRole('button', { name: 'Dados do contato' }).click();
  const drawer = page.getByRole('complementary', { name: 'Dados do contato' });
  await drawer.getByRole('tab', { name: 'Links' }).click();
  await expect(drawer.getByRole('list', { name: 'Links' }).getByTitle('Ir para a mensagem')).toHaveText([
    /^https:\/\/loja\.com\.br\/mesa/,
    /^https:\/\/loja\.com\.br\/sofa/,
  ]);
  await drawer.getByRole('tab', { name: 'Vídeos' }).click();
  await expect(drawer.getByRole('list', { name: 'Vídeos' }).getByRole('listitem').first()).toContainText('Assim');
  await drawer.getByRole('tab', { name: 'Arquivos' }).click();
  await expect(drawer.getByRole('list', { name: 'Arquivos' }).getByRole('listitem').first()).toContainText('contrato');
  await drawer.getByRole('tab', { name: 'Fotos' }).click();
  const pictures = drawer.getByRole('list', { name: 'Fotos' });
  await expect(pictures).toHaveCount(0);
  expect(pages).not.toContain('pageNumber=3');
  await drawer.getByRole('button', { name: 'Mostrar mais' }).click();
  await expect(pictures.getByRole('button').first()).toBeVisible();
  expect(pages).toContain('pageNumber=3');
  expect(await faultsInBothThemes(page, 'aside[aria-label="Dados do contato"]')).toEqual([]);
  const other = drawer.getByRole('region', { name: 'Outros atendimentos' }).getByRole('listitem');
  await expect(other).toHaveCount(1);
  await expect(other).toContainText(/Aguardando.*\d+:\d\d.* · /i);
  await pictures.getByRole('button').first().click();
  // If there is no room beside the conversation, the drawer closes.
  await expect(drawer).toBeHidden();
  const message = page.locator(`[data-message="${first?.id}"]`);
  await expect(message).toBeInViewport();
});
