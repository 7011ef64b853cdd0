import type { ComponentType } from 'react';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionUserChanged } from '@/entities/session/sessionActions';
import { ContactsPage } from '@/features/contacts/ContactsPage';
import { UsersPage } from '@/features/users/UsersPage';
import { ConnectionsPage } from '@/features/whatsapp-connections/ConnectionsPage';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aTicket, aUser } from '@tests/support/records';
import { renderPage } from '@tests/support/rendering/renderPage';
import { renderTickets } from '../tickets/renderTickets';

const admin = aUser({ profile: 'admin' });
const agent = aUser({ profile: 'user' });
const changes = [
  [agent, false],
  [admin, true],
] as const;

it.each<readonly [title: string, Page: ComponentType, routes: FakeRoutes, buttons: readonly string[]]>([
  [
    '[PERM-01] [PERM-08] to delete a contact',
    ContactsPage,
    { 'GET /contacts': { body: { contacts: [{ id: 1, name: 'Caio', number: '5511' }], count: 1, hasMore: false } } },
    ['Excluir Caio'],
  ],
  [
    '[PERM-01] [PERM-09] [PERM-10] [PERM-11] to add and change connections and their sessions',
    ConnectionsPage,
    { 'GET /whatsapp/': { body: [{ id: 1, name: 'Loja', status: 'CONNECTED' }] } },
    ['Nova conexão', 'Desconectar Loja', 'Editar Loja', 'Excluir Loja'],
  ],
])('%s: the right is taken and given while the page is open', async (_, Page, routes, buttons) => {
  const { store } = await renderPage(Page, { user: admin, routes });
  const offered = () => buttons.filter((name) => screen.queryByRole('button', { name }) !== null);
  expect(offered()).toEqual(buttons);
  for (const [user, may] of changes) {
    act(() => void store.dispatch(sessionUserChanged(user)));
    expect(offered()).toEqual(may ? buttons : []);
  }
});

it('[PERM-01] [PERM-05] [PERM-06] the rights to change profile and queues of a user are taken and given while the form is open', async () => {
  const bruno = { id: 7, name: 'Bruno', email: 'bruno@x.com', profile: 'user', queues: [] };
  const { user, store } = await renderPage(UsersPage, {
    user: admin,
    routes: { 'GET /users/': { body: { users: [bruno], count: 1, hasMore: false } }, 'GET /users/7': { body: bruno } },
  });
  await user.click(screen.getByRole('button', { name: 'Editar Bruno' }));
  await screen.findByRole('textbox', { name: 'Nome' });
  const enabled = () =>
    ['Perfil', 'Filas'].map((name) => !screen.getByRole<HTMLInputElement>('combobox', { name }).disabled);
  expect(enabled()).toEqual([true, true]);
  for (const [now, may] of changes) {
    act(() => void store.dispatch(sessionUserChanged(now)));
    expect(enabled()).toEqual([may, may]);
  }
});

it('[PERM-01] [PERM-04] [PERM-07] [PERM-12] [PERM-16] the rights to see all tickets, to peek and to delete one are taken and given while the list is open', async () => {
  const mine = aTicket({ id: 1, status: 'open', userId: admin.id });
  const { user, live } = await renderTickets({ user: admin, tickets: [mine], path: `/tickets/${mine.uuid}` });
  const all = () => screen.queryByRole('switch', { name: 'Todos' }) !== null;
  const peek = () => screen.queryByRole('button', { name: 'Espiar a conversa de Cliente 1' }) !== null;
  const [menu] = await screen.findAllByRole('button', { name: 'Mais ações' });
  await user.click(menu!);
  const options = within(await screen.findByRole('menu'));
  const remove = () => options.queryByRole('menuitem', { name: 'Excluir' }) !== null;
  expect([all(), peek(), remove()]).toEqual([true, true, true]);
  for (const [now, may] of changes) {
    await live(sessionUserChanged(now));
    expect([all(), peek(), remove()]).toEqual([may, may, may]);
  }
});
