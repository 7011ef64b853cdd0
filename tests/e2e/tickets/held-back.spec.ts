import { ANA, CARLA } from '@tests/support/accounts';
import { expect, test } from '../fixtures';
import { ThreadScreen } from '../screens/ThreadScreen';
import { settle } from '../support/accessible';
import { signInColleague } from '../support/colleague';
import { quietTicket, storedCopies } from '../support/control';
import { inspectThemes, OVERLAY } from '../support/inspect';
import { visit } from '../support/visit';

const TEXT = 'Escrita sem conexão';

test('[A11Y-01] a text that waited while a colleague took its ticket is held back at the next start, and can be sent or discarded', async ({
  page: before,
  context,
  server,
}) => {
  const ticket = await quietTicket(server.url, ANA);
  await visit(before, ANA, `/tickets/${ticket.uuid}`);
  const thread = new ThreadScreen(before, '');
  await context.setOffline(true);
  for (const text of [`${TEXT} 1`, `${TEXT} 2`]) {
    await thread.composer.say(text);
    await expect(thread.waiting(text)).toBeVisible();
  }
  await before.close();

  const colleague = await signInColleague(server.url, CARLA);
  const { user } = await colleague<{ user: { id: number } }>('POST', '/auth/login', CARLA);
  await colleague('PUT', `/tickets/${ticket.id}`, { userId: user.id, status: 'open' });
  await context.setOffline(false);
  const page = await context.newPage();
  await visit(page, ANA, '/tickets');

  await expect(page.getByText('2 mensagens não foram enviadas: os atendimentos mudaram.')).toBeVisible();
  await page.getByRole('button', { name: 'Ver mensagens' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mensagens não enviadas' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await settle(page);
  await inspectThemes(page, 'texts held back', { within: OVERLAY });
  expect(await storedCopies(server.url, TEXT)).toBe(0);

  const first = dialog.getByRole('listitem').filter({ hasText: `${TEXT} 1` });
  await expect(first).toContainText('Não enviada: outro atendente está com o atendimento.');
  await first.getByRole('button', { name: 'Enviar de novo' }).click();
  await expect(first).toBeHidden();
  await expect.poll(() => storedCopies(server.url, `${TEXT} 1`)).toBe(1);
  await dialog.getByRole('button', { name: 'Descartar' }).click();
  await expect(dialog.getByText('Não resta nenhuma mensagem')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Ver mensagem' })).toBeHidden();
  expect(await storedCopies(server.url, `${TEXT} 2`)).toBe(0);
});
