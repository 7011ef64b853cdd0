import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SessionUser } from '@/protocol/records/users';
import { UsersPage } from '@/features/users/UsersPage';
import { serverEvents } from '@/realtime/serverEvents';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aUser } from '@tests/support/records';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { outwait, renderPage, type } from '@tests/support/rendering/renderPage';
import { createRecordedRoute } from '@tests/support/requestRecorder';

const bruno: SessionUser = { id: 7, name: 'Bruno Tavares', email: 'bruno@demo.balcao', profile: 'user', companyId: 1 };
const server: FakeRoutes = {
  'GET /users/': { body: { users: [bruno], count: 1, hasMore: false } },
  'GET /queue': { body: [] },
  'GET /whatsapp/': { body: [] },
};
const open = (routes: FakeRoutes, profile = 'admin', isSuper = false) =>
  renderPage(UsersPage, { routes: { ...server, ...routes }, user: aUser({ profile, super: isSuper }) });
const save = () => screen.getByRole('button', { name: /Salvar$/ });
const edit = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(screen.getByRole('button', { name: 'Editar Bruno Tavares' }));
  await screen.findByRole('textbox', { name: 'Nome' });
};

it('[USER-07] the password of a stored user may stay empty, and the form says so', async () => {
  const app = await open({ 'GET /users/7': { body: bruno } });
  await edit(app);
  expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription('Deixe em branco para manter a senha atual.');
  await app.user.keyboard('{Escape}');
  await app.user.click(await screen.findByRole('button', { name: 'Novo usuário' }));
  await waitFor(() => expect(screen.getByLabelText('Senha')).not.toHaveAccessibleDescription());
});

it('[USER-05] [USER-09] a stored user needs a name and an e-mail too, blanks not counted', async () => {
  const { asked, route } = createRecordedRoute({ body: bruno });
  const app = await open({ 'GET /users/7': { body: bruno }, 'PUT /users/7': route });
  await edit(app);
  for (const [field, before] of [
    ['Nome', 'Bruno Tavares'],
    ['E-mail', 'bruno@demo.balcao'],
  ] as const) {
    type(field, '  ');
    await outwait(() => fireEvent.click(save()));
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription('Required');
    type(field, before);
  }
  expect(asked).toEqual([]);
});

it('[RT-08] [USER-11] [CALL-27] the default connection is chosen among those that there are by now, or is none', async () => {
  const connection = (id: number, name: string) => ({ id, name, status: 'CONNECTED' });
  const saves = createRecordedRoute({ body: bruno });
  const { user, store, ...app } = await open({
    'GET /users/7': { body: { ...bruno, whatsappId: 4 } },
    'PUT /users/7': saves.route,
    'GET /whatsapp/': { body: [connection(4, 'Loja'), connection(5, 'Filial')] },
  });
  await edit({ user, store, ...app });
  const box = screen.getByRole('combobox', { name: 'Conexão padrão' });
  const chosen = () => box.closest('.ant-select');
  expect(chosen()).toHaveTextContent('Loja');
  await act(async () => {
    for (const record of [connection(4, 'Matriz'), connection(6, 'Nova')])
      store.dispatch(serverEvents.whatsapp({ action: 'update', record }));
    store.dispatch(serverEvents.whatsapp({ action: 'delete', id: 5 }));
  });
  expect(chosen()).toHaveTextContent('Matriz');
  await user.click(box);
  const offered = () => [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent);
  expect(offered()).toEqual(['Matriz', 'Nova']);
  await act(async () => void store.dispatch(serverEvents.whatsapp({ action: 'delete', id: 4 })));
  expect(offered()).toEqual(['Nova']);
  expect(chosen()).toHaveTextContent('(indisponível)');
  const clear = chosen()!.querySelector('.ant-select-clear')!;
  fireEvent.mouseDown(clear);
  fireEvent.click(clear);
  await user.click(save());
  await waitFor(() => expect(saves.asked[0]?.body).toMatchObject({ whatsappId: null }));
});

it('[USER-10] [USER-11] [USER-12] [USER-13] [PERM-05] [PERM-06] who is no admin any more can choose none of what only admins may, in the open dialog too', async () => {
  let me = aUser({ profile: 'admin' });
  const app = await open({ 'GET /users/7': { body: bruno }, 'GET /users/10': () => ({ body: me }) });
  await edit(app);
  const choices = () =>
    ['Perfil', 'Conexão padrão', 'Atendimentos sem fila', 'Filas'].map((name) =>
      screen.getByRole<HTMLInputElement>('combobox', { name }),
    );
  for (const choice of choices()) expect(choice).toBeEnabled();
  await act(async () => {
    me = aUser({ profile: 'user' });
    app.store.dispatch(serverEvents.user({ action: 'update', record: me }));
  });
  for (const choice of choices()) expect(choice).toBeDisabled();
});

describe('the profile of a user', () => {
  const noProfile = ['', null] as const;

  it.each(noProfile)(
    '[LIST-11] [USER-10] [USER-15] a profile is required: with %j stored nothing is sent, and none is offered as a choice',
    async (profile) => {
      const { asked, route } = createRecordedRoute({ body: bruno });
      const app = await open({ 'GET /users/7': { body: { ...bruno, profile } }, 'PUT /users/7': route });
      await edit(app);
      await app.user.click(save());
      await screen.findByText('Required');
      expect(screen.getByRole('combobox', { name: 'Perfil' })).toHaveAttribute('aria-invalid', 'true');
      expect(screen.getByRole('combobox', { name: 'Perfil' })).toHaveAccessibleDescription('Required');
      expect(asked).toEqual([]);
      await app.user.click(screen.getByRole('combobox', { name: 'Perfil' }));
      const offered = [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent);
      expect(offered).toEqual(['Administrador', 'Atendente']);
      await app.user.click(screen.getAllByTitle('Atendente').at(-1)!);
      await app.user.click(save());
      await waitFor(() => expect(asked[0]?.body).toMatchObject({ profile: 'user' }));
    },
  );

  it.each([
    ['supervisor', 'Supervisor'],
    ['gerente', 'gerente'],
  ])('[USER-15] [USER-16] [CALL-27] a stored %s is shown, is one more choice, and is kept', async (profile, label) => {
    // An empty answer is none that failed.
    const { asked, route } = createRecordedRoute({ status: 204, body: '' });
    const app = await open({
      'GET /users/7': { body: { ...bruno, profile, allTicket: 'enabled', whatsappId: null } },
      'PUT /users/7': route,
    });
    await edit(app);
    const box = screen.getByRole('combobox', { name: 'Perfil' });
    expect(box.closest('.ant-select')).toHaveTextContent(label);
    await app.user.click(box);
    const offered = [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent);
    expect(offered).toEqual(['Administrador', 'Atendente', label]);
    await app.user.click(save());
    await findSuccess('Usuário salvo.');
    expect(asked[0]?.body).toMatchObject({ profile, allTicket: 'enabled', whatsappId: null, queueIds: [] });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each(noProfile)(
    '[USER-10] [USER-11] [USER-12] [USER-13] a super user who may not choose a profile saves a user who has %j, gives none, and keeps connection, unqueued tickets and queues',
    async (profile) => {
      const { asked, route } = createRecordedRoute({ body: bruno });
      const queues = [{ id: 1, name: 'Vendas', color: '#0a0' }];
      const none = { ...bruno, profile, allTicket: 'enabled', whatsappId: 4, queues };
      const kept = { allTicket: 'enabled', whatsappId: 4, queueIds: [1] };
      const app = await open({ 'GET /users/7': { body: none }, 'PUT /users/7': route }, 'user', true);
      await edit(app);
      type('Nome', 'Bruno T.');
      await app.user.click(save());
      await waitFor(() => expect(asked[0]?.body).toMatchObject({ name: 'Bruno T.', profile: '', ...kept }));
    },
  );
});
