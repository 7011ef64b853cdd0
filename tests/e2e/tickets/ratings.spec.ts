import { ANA } from '@tests/support/accounts';
import { expect, test } from '../fixtures';
import { TicketsScreen } from '../screens/TicketsScreen';
import { ThreadScreen } from '../screens/ThreadScreen';
import { quietTicket } from '../support/control';
import { liveConnection } from '../support/liveConnection';
import { openTicket } from '../support/openTicket';
import { switchRatings } from '../support/switchRatings';

test('[TICKET-12] [TLIST-33] [TLIST-14] a resolved ticket awaits its rating, even after a reload, and the customer’s answer moves it to the resolved list', async ({
  page,
  request,
  server,
}) => {
  await switchRatings(request, 'enabled');
  const ticket = await quietTicket(server.url, ANA);
  await openTicket(page, ticket.uuid);
  const log = page.getByRole('log', { name: /^Conversa com / });
  await expect(log).toBeVisible();
  const customer = ((await log.getAttribute('aria-label')) ?? '').replace('Conversa com ', '');
  const thread = new ThreadScreen(page, customer);

  await thread.resolve();
  await expect(thread.messages).toBeHidden();
  const tickets = new TicketsScreen(page);
  await expect(tickets.row(customer)).toContainText('Aguardando avaliação');

  const live = liveConnection(page);
  await page.reload();
  await expect(tickets.row(customer)).toContainText('Aguardando avaliação');

  await page.getByRole('button', { name: `Finalizar o atendimento de ${customer}` }).click();
  const question = page.getByRole('dialog', { name: 'Finalizar sem esperar a avaliação?' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();

  await live;
  await ticket.receive('3');
  await expect(tickets.row(customer)).toBeHidden();
  await page.getByRole('tab', { name: /^Finalizados/ }).click();
  await expect(tickets.row(customer)).toBeVisible();
  await expect(tickets.row(customer)).not.toContainText('Aguardando avaliação');
});
