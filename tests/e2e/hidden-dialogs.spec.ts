import { ANA, CARLA } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { FrameScreen } from './screens/FrameScreen';
import { ThreadScreen } from './screens/ThreadScreen';
import { TicketsScreen } from './screens/TicketsScreen';
import { settle } from './support/accessible';
import { signInColleague } from './support/colleague';
import { quietTicket } from './support/control';
import { inspectThemes, OVERLAY } from './support/inspect';
import { visit } from './support/visit';

// A dialog that does not open fails by name, before the whole test times out.
test.use({ actionTimeout: 60_000 });

test('[A11Y-01] the dialogs that only a menu, a key, the palette or a row opens pass axe in both themes', async ({
  page,
  server,
}) => {
  const ticket = await quietTicket(server.url, ANA);
  await ticket.receive('Entrega na quinta');
  await visit(page, ANA, `/tickets/${ticket.uuid}`);
  const frame = new FrameScreen(page);
  const tickets = new TicketsScreen(page);

  const inspect = async (name: string | RegExp, open: () => Promise<void>): Promise<void> => {
    await open();
    const dialog = page.getByRole('dialog', { name });
    await dialog.waitFor();
    await settle(page);
    await inspectThemes(page, String(name), { within: OVERLAY });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  const byKey = (keys: string) => () => page.keyboard.press(keys);
  const byMenu = (item: string) => async () => {
    await page.getByRole('button', { name: 'Mais ações' }).first().click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const byPalette = (words: string) => async () => {
    await frame.openPalette();
    await frame.paletteField.fill(words);
    await frame.paletteLine(words).first().click();
  };

  const message = page.getByRole('log').getByRole('article').filter({ hasText: 'Entrega na quinta' });
  await message.waitFor();
  await inspect('Encaminhar', async () => {
    await message.hover();
    await message.getByRole('button', { name: 'Opções da mensagem' }).click();
    await page.getByRole('menuitem', { name: 'Encaminhar' }).click();
  });
  await inspect('Atalhos do teclado', byKey('Control+/'));
  await inspect(/^Lembrar do atendimento/, byKey('Control+Shift+Y'));
  await inspect(/^Transferir o atendimento de /, byKey('Control+Shift+E'));
  await inspect(/^Exportar a conversa com/, byMenu('Exportar a conversa'));
  await inspect('Agendar mensagem', byMenu('Agendar'));
  await inspect('Lembretes', byPalette('Lembretes'));
  await new ThreadScreen(page, '').composer.text.fill('Chega na sexta');
  await inspect('Rascunhos', byPalette('Ver rascunhos'));

  await inspect('Tags de 1 atendimento', async () => {
    const row = tickets.list.getByRole('listitem').first();
    await row.hover();
    await row.getByRole('checkbox').check();
    await page
      .getByRole('toolbar', { name: 'Atendimentos selecionados' })
      .getByRole('button', { name: 'Tags' })
      .click();
  });
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Busca' }).click();
  await page.getByRole('textbox', { name: 'Nome, número ou mensagem' }).fill('entrega');
  const save = () => page.getByRole('button', { name: 'Salvar como visão' }).click();
  await inspect('Salvar a busca como visão', save);
  await save();
  await page.getByRole('textbox', { name: 'Nome da visão' }).fill('Na fila');
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: 'Visões salvas' }).waitFor();
  await inspect('Visões salvas', byPalette('Organizar as visões'));

  // Only an admin opens a resolved ticket without a queue, and looks into a waiting one.
  const colleague = await signInColleague(server.url, CARLA);
  await colleague('PUT', `/tickets/${ticket.id}`, { status: 'closed', queueId: null });
  await visit(page, CARLA, `/tickets/${ticket.uuid}`);
  await inspect('Em qual fila reabrir?', () => page.getByRole('button', { name: 'Reabrir' }).first().click());
  await page.getByRole('tab', { name: 'Abertos' }).click();
  await tickets.showPending();
  await inspect(/^Conversa com /, async () => {
    const row = tickets.list.getByRole('listitem').first();
    await row.hover();
    await row.getByRole('button', { name: /^Espiar a conversa de / }).click();
  });
});
