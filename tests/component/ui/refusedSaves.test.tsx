import type { ComponentType } from 'react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CampaignsPage } from '@/features/campaigns/CampaignsPage';
import { ChatsPage } from '@/features/chats/ChatsPage';
import { FilesPage } from '@/features/files/FilesPage';
import { UsersPage } from '@/features/users/UsersPage';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { aUser } from '@tests/support/records';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { renderPage, type } from '@tests/support/rendering/renderPage';
import { choices } from '../campaigns/campaignWorld';
import { ADDRESS, recordPages } from './recordPages';

it.each([
  ['[CALL-121] [ERR-03]', 'announcement'],
  ['[CALL-91] [ERR-03]', 'campaign'],
  ['[CALL-104] [ERR-03]', 'contact list'],
  ['[CALL-110] [ERR-03]', 'item of a contact list'],
  ['[CALL-51] [ERR-03]', 'contact'],
  ['[CALL-115] [ERR-03]', 'file list'],
  ['[CALL-155] [ERR-03]', 'help video'],
  ['[CALL-20] [ERR-03]', 'plan'],
  ['[CALL-135] [ERR-03]', 'prompt'],
  ['[CALL-140] [ERR-03]', 'integration'],
  ['[CALL-146] [ERR-03]', 'queue'],
  ['[CALL-70] [ERR-03]', 'quick reply'],
  ['[CALL-79] [ERR-03]', 'tag'],
  ['[CALL-27] [ERR-03]', 'user'],
  ['[CALL-58] [ERR-03]', 'connection'],
])(
  '%s a refused change of the %s says so, and its form keeps what was typed and can be sent again',
  async (_, record) => {
    const { page, routes, call, field } = recordPages.get(record)!;
    const change = createRecordedRoute({ status: 400, body: { error: 'Algo que o aplicativo não conhece' } });
    const { user, store } = await renderPage(page, { path: ADDRESS, routes: { ...routes, [call]: change.route } });
    await user.click(await screen.findByRole('button', { name: 'Editar Vendas' }));
    await screen.findByRole('button', { name: /Salvar$/ });
    const dialog = within(screen.getByRole('dialog'));
    type(field, 'Pedidos');
    const save = () => fireEvent.click(dialog.getByRole('button', { name: /Salvar$/ }));
    for (const tries of [1, 2]) {
      save();
      await waitFor(() => expect(change.asked).toHaveLength(tries));
      await waitFor(() => expect(dialog.getByRole('button', { name: /Salvar$/ })).not.toHaveAttribute('aria-busy'));
    }
    expect(screen.getAllByRole('alert')[0]).toBeVisible();
    expect(dialog.getByRole('textbox', { name: field })).toHaveValue('Pedidos');
    expect(change.asked[1]).toEqual(change.asked[0]);
    expect(Object.values(change.asked[0]!.body as object)).toContain('Pedidos');
    expect(store.getState().toasts.map(({ kind }) => kind)).not.toContain('success');
    expect(screen.getByRole('row', { name: /Vendas/, hidden: true })).toBeInTheDocument();
  },
);

interface Save {
  readonly page: ComponentType;
  readonly routes: FakeRoutes;
  readonly call: string;
  /** The button that opens the form. */
  readonly opener: string;
  readonly typed: Readonly<Record<string, string>>;
  /** What a save that succeeds says, where it says something. */
  readonly done: string;
}

const team = { id: 7, uuid: 'c-7', title: 'Equipe', ownerId: 10, users: [{ userId: 10 }, { userId: 11 }] };

const SAVES: readonly (readonly [ids: string, save: Save])[] = [
  [
    '[CALL-90] [ERR-03]',
    {
      page: CampaignsPage,
      routes: { ...choices, 'GET /campaigns/': { body: { records: [{ id: 2, name: 'Vendas', status: 'INATIVA' }] } } },
      call: 'POST /campaigns',
      opener: 'Nova campanha',
      typed: { Nome: 'Outro' },
      done: 'Campanha salva.',
    },
  ],
  [
    '[CALL-26] [ERR-03]',
    {
      page: UsersPage,
      routes: { 'GET /users/': { body: { users: [{ id: 2, name: 'Vendas' }] } } },
      call: 'POST /users',
      opener: 'Novo usuário',
      typed: { Nome: 'Outro', 'E-mail': 'outro@x.com', Senha: 'segredo' },
      done: 'Usuário salvo.',
    },
  ],
  [
    '[CALL-114] [ERR-03]',
    {
      page: FilesPage,
      routes: { 'GET /files/': { body: { files: [{ id: 2, name: 'Vendas', message: 'm' }] } } },
      call: 'POST /files',
      opener: 'Nova lista',
      typed: { Nome: 'Outro', Mensagem: 'Veja' },
      done: 'Lista de arquivos salva.',
    },
  ],
  [
    '[CALL-127] [ERR-03]',
    {
      page: ChatsPage,
      routes: {
        'GET /chats/': { body: { records: [team] } },
        'GET /users/list': { body: [{ id: 11, name: 'Bruno' }] },
      },
      call: 'PUT /chats/7',
      opener: 'Editar conversa',
      typed: { Título: 'Outro' },
      done: 'Outro',
    },
  ],
];

it.each(SAVES.map(([ids, save]) => [ids, save.call, save] as const))(
  '%s %s that is refused says so, leaves the list as it is, and the form keeps what was typed',
  async (_, call, { page, routes, opener, typed, done }) => {
    const { asked, route } = createRecordedRoute({ status: 400, body: { error: 'x' } });
    const { user, store } = await renderPage(page, {
      routes: { ...routes, [call]: route },
      user: aUser({ profile: 'admin' }),
    });
    await user.click(await screen.findByRole('button', { name: opener }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('button', { name: /Salvar$/ });
    // By label: a password has no role.
    for (const [name, value] of Object.entries(typed))
      fireEvent.change(dialog.getByLabelText(name), { target: { value } });
    await user.click(dialog.getByRole('button', { name: /Salvar$/ }));
    expect(await dialog.findByText(/^Não foi possível/)).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole('button', { name: /Salvar$/ })).toBeEnabled());
    expect(asked).toHaveLength(1);
    for (const [name, text] of Object.entries(typed)) expect(dialog.getByLabelText(name)).toHaveValue(text);
    expect(screen.queryByText(done)).not.toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /Outro/, hidden: true })).not.toBeInTheDocument();
    expect(store.getState().toasts.map(({ kind }) => kind)).not.toContain('success');
  },
);
