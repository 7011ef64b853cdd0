import { ANA } from '@tests/support/accounts';
import { expect, test } from '../fixtures';
import { faultsInBothThemes } from '../support/accessible';
import { quietTicket } from '../support/control';
import { openTicket } from '../support/openTicket';

test('[A11Y-01] [TRIAGE-07] a picture and a text are forwarded to another open ticket and arrive there in order', async ({
  page,
  server,
}) => {
  const ticket = await quietTicket(server.url, ANA);
  await ticket.receiveFile('sofa', 'Este sofá');
  await ticket.receive('Entrega na quinta');
  await openTicket(page, ticket.uuid);
  const log = page.getByRole('log');
  const last = log.getByRole('article').filter({ hasText: 'Entrega na quinta' });
  await last.hover();
  await last.getByRole('button', { name: 'Opções da mensagem' }).click();
  await page.getByRole('menuitem', { name: 'Encaminhar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Encaminhar' });
  await dialog.getByRole('checkbox', { name: /^Este sofá/ }).check();
  await expect(dialog.getByText('2 mensagens')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Para quem (até 5)' }).fill('marcelo');
  await page.locator('.ant-select-item-option').filter({ hasText: 'Marcelo Araújo' }).first().click();
  await expect(page.locator('.ant-select-dropdown')).toBeHidden();
  expect(await faultsInBothThemes(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Encaminhar' }).click();
  await expect(page.getByText('Encaminhado para 1 conversa.')).toBeVisible();

  await page
    .getByRole('list', { name: 'Atendimentos' })
    .getByRole('button', { name: /^Marcelo Araújo/ })
    .click();
  const articles = log.getByRole('article');
  await expect(articles.last()).toContainText('Entrega na quinta');
  await expect(articles.last()).toHaveText(/Enviada|Entregue|Lida/);
  await expect(articles.nth(-2)).toContainText('Este sofá');
  await expect(articles.nth(-2).getByRole('img').first()).toBeVisible();
});
