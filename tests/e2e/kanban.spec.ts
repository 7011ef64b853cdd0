import type { Page } from '@playwright/test';
import { ANA, CARLA } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { KanbanScreen } from './screens/KanbanScreen';
import { createControl } from './support/control';
import { visit } from './support/visit';

const boardOf = async (page: Page, account: typeof ANA): Promise<KanbanScreen> => {
  await visit(page, account, '/');
  const board = new KanbanScreen(page);
  await board.open();
  return board;
};

test('[A11Y-05] [KAN-06] [KAN-08] [KAN-10] [KAN-11] [KAN-12] [MENU-03] [ROUTE-09] a card is moved by mouse, keyboard and menu; a colleague sees each move; a refused move is undone', async ({
  page,
  browser,
  server,
}) => {
  await createControl(server.url).post('setPace', { pace: 'off' });
  const mine = await boardOf(page, ANA);
  const other = await browser.newContext({ baseURL: server.url });
  const theirs = await boardOf(await other.newPage(), CARLA);
  const sharedId = async (): Promise<number> => {
    const shared = new Set(await theirs.idsIn('Em aberto'));
    return (await mine.idsIn('Em aberto')).find((one) => shared.has(one)) ?? 0;
  };
  await expect.poll(sharedId, 'a card that both see').toBeGreaterThan(0);
  const id = await sharedId();

  await mine.dragTo(id, 'Novo contato');
  await expect(mine.cardIn('Novo contato', id)).toBeVisible();
  await expect(page.getByText('Ticket Tag Adicionado com Sucesso!')).toBeVisible();
  await theirs.returnToWindow();
  await expect(theirs.cardIn('Novo contato', id)).toBeVisible();

  await mine.moveRightByKeyboard(id, 'Orçamento enviado');
  await expect(mine.cardIn('Orçamento enviado', id)).toBeVisible();
  await expect(mine.card(id).getByRole('button', { name: /^Arrastar / })).toBeFocused();
  await theirs.returnToWindow();
  await expect(theirs.cardIn('Orçamento enviado', id)).toBeVisible();

  await page.route('**/ticket-tags/**', (route) => route.fulfill({ status: 500, body: '{"error":"x"}' }));
  await mine.moveByMenu(id, 'Em aberto');
  await expect(page.getByText('Não foi possível mover o cartão. O quadro foi atualizado.')).toBeVisible();
  await expect(mine.cardIn('Orçamento enviado', id)).toBeVisible();
  await page.unroute('**/ticket-tags/**');

  await theirs.moveByMenu(id, 'Em aberto');
  await expect(theirs.cardIn('Em aberto', id)).toBeVisible();
  await mine.returnToWindow();
  await expect(mine.cardIn('Em aberto', id)).toBeVisible();

  await mine.card(id).getByRole('link', { name: 'Ver Ticket' }).click();
  await expect(page).toHaveURL(/\/tickets\/[0-9a-f-]{36}$/);
  await other.close();
});
