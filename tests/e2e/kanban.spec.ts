import { ANA, CARLA } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { KanbanScreen } from './screens/KanbanScreen';
import { signInColleague } from './support/colleague';
import { createControl } from './support/control';
import { visit } from './support/visit';

test('[A11Y-05] [KAN-06] [KAN-08] [KAN-10] [KAN-11] [KAN-12] [ROUTE-09] a card is moved by mouse, keyboard and menu, and the server knows each move; a refused move is undone, and one by a colleague is seen', async ({
  page,
  server,
}) => {
  await createControl(server.url).post('setPace', { pace: 'off' });
  const colleague = await signInColleague(server.url, CARLA);
  await visit(page, ANA, '/kanban');
  const board = new KanbanScreen(page);
  await board.ready();
  const [id = 0] = await board.idsIn('Em aberto');
  const expectStored = (column: string) =>
    expect
      .poll(async () => {
        const { tags } = await colleague<{ tags: { name: string }[] }>('GET', `/tickets/${id}`);
        return tags.map(({ name }) => name).filter((name) => ['Novo contato', 'Orçamento enviado'].includes(name));
      })
      .toEqual([column]);

  await board.dragTo(id, 'Novo contato');
  await expect(board.cardIn('Novo contato', id)).toBeVisible();
  await expect(page.getByText('Ticket Tag Adicionado com Sucesso!')).toBeVisible();
  await expectStored('Novo contato');

  await board.moveRightByKeyboard(id, 'Orçamento enviado');
  await expect(board.cardIn('Orçamento enviado', id)).toBeVisible();
  await expect(board.card(id).getByRole('button', { name: /^Arrastar / })).toBeFocused();
  await expectStored('Orçamento enviado');

  await page.route('**/ticket-tags/**', (route) => route.fulfill({ status: 500, body: '{"error":"x"}' }));
  await board.moveByMenu(id, 'Em aberto');
  await expect(page.getByText('Não foi possível mover o cartão. O quadro foi atualizado.')).toBeVisible();
  await expect(board.cardIn('Orçamento enviado', id)).toBeVisible();
  await page.unroute('**/ticket-tags/**');

  await colleague('DELETE', `/ticket-tags/${id}`);
  await board.returnToWindow();
  await expect(board.cardIn('Em aberto', id)).toBeVisible();

  await board.card(id).getByRole('link', { name: 'Ver Ticket' }).click();
  await expect(page).toHaveURL(/\/tickets\/[0-9a-f-]{36}$/);
});
