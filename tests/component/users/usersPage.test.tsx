import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SessionUser } from '@/protocol/records/users';
import { UsersPage } from '@/features/users/UsersPage';
import { eventNames, parseEvent } from '@/protocol/events';
import { serverEvents } from '@/realtime/serverEvents';
import { contrastOf } from '@tests/support/rendering/contrastOf';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aUser } from '@tests/support/records';
import { askToDelete, findQuestion } from '@tests/support/rendering/renderDialog';
import { eventually } from '@tests/support/eventually';
import { fillScreen, outwait, ownCalls, pass, renderPage, scrollTo, type } from '@tests/support/rendering/renderPage';
import { hold } from '@tests/support/hold';

const bruno: SessionUser = {
  id: 7,
  name: 'Bruno Tavares',
  email: 'bruno@demo.balcao',
  profile: 'user',
  allTicket: 'desabled',
  whatsappId: 4,
  companyId: 1,
  queues: [{ id: 1, name: 'Vendas', color: '#0a0' }],
};
const queues = ['Vendas', 'Financeiro', 'Entregas'].map((name, at) => ({ id: at + 1, name, color: '#f5d90a' }));
const listed = [
  { id: 7, name: 'Bruno Tavares', email: 'bruno@demo.balcao', profile: 'user', companyId: 1 },
  { id: 8, name: 'Sueli Prado', email: 'sueli@demo.balcao', profile: 'supervisor', companyId: 1, queues },
];
const server: FakeRoutes = {
  'GET /users/': { body: { users: listed, count: 5, hasMore: false } },
  'GET /users/7': { body: bruno },
  'GET /queue': { body: [{ id: 1, name: 'Vendas', color: '#0a0' }] },
  'GET /whatsapp/': { body: [{ id: 4, name: 'Loja', status: 'CONNECTED' }] },
};
const open = (routes: FakeRoutes = {}, profile = 'admin', isSuper = false) =>
  renderPage(UsersPage, { routes: { ...server, ...routes }, user: aUser({ profile, super: isSuper }) });
const save = () => screen.getByRole('button', { name: /Salvar$/ });
type App = Awaited<ReturnType<typeof open>>;
const edit = async (app: App, name = 'Bruno Tavares') => {
  await app.user.click(screen.getByRole('button', { name: `Editar ${name}` }));
  await screen.findByRole('textbox', { name: 'Nome' });
};
const password = (text: string) => fireEvent.change(screen.getByLabelText('Senha'), { target: { value: text } });
const choose = async ({ user }: App, field: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click((await screen.findAllByTitle(option)).at(-1)!);
};

describe('the users', () => {
  it('[USER-02] [USER-03] [USER-04] [A11Y-03] show id, name, e-mail, queues, profile and actions', async () => {
    const rita = { id: 6, name: 'Rita Dias', email: 'rita@demo.balcao', profile: 'admin', companyId: 1 };
    await open({ 'GET /users/': { body: { users: [...listed, rita], count: 3, hasMore: false } } });
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['ID', 'Nome', 'E-mail', 'Filas', 'Perfil', 'Ações']);
    for (const [name, profile] of [
      ['Bruno', 'Atendente'],
      ['Rita', 'Administrador'],
    ] as const)
      expect(screen.getByRole('row', { name: new RegExp(`${name}.* ${profile}`) })).toBeVisible();
    const row = within(screen.getByRole('row', { name: /Sueli/ }));
    for (const name of ['8', 'Sueli Prado', 'sueli@demo.balcao', 'Vendas Financeiro Entregas', 'Supervisor'])
      expect(row.getByRole('cell', { name })).toBeVisible();
    expect(row.getByText('+1')).toBeVisible();
    expect(contrastOf(row.getByText('Vendas').parentElement!)).toBeGreaterThanOrEqual(4.5);
    expect(screen.getByRole('button', { name: 'Novo usuário' })).toBeEnabled();
    for (const name of ['Editar Sueli Prado', 'Excluir Sueli Prado']) {
      expect(screen.getByRole('button', { name })).toBeEnabled();
    }
    fireEvent.contextMenu(row.getByText('Sueli Prado'));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Editar', 'Excluir']);
  });

  it('[USER-02] are counted once each, and only when all are loaded: servers count a user once per queue', async () => {
    const { held: second, release: answer } = hold<FakeAnswer>();
    const { store } = await open({
      'GET /users/': ({ params }: { params?: { pageNumber?: number } }) =>
        params?.pageNumber === 1 ? { body: { users: listed, count: 6, hasMore: true } } : second,
    });
    const head = () => screen.getByRole('heading', { level: 1 }).textContent?.trim();
    expect(head()).toBe('Usuários');
    await act(async () => answer({ body: { users: [], count: 6, hasMore: true } }));
    await eventually(() => expect(head()).toBe('Usuários 2'));
    act(() => {
      store.dispatch(serverEvents.user({ action: 'create', record: { id: 9, name: 'Nina', email: 'nina@x.com' } }));
    });
    expect(head()).toBe('Usuários 3');
  });

  it('[USER-17] [LIST-07] [RT-17] [RT-20] follow created, changed and deleted users without a call', async () => {
    const { store, calls } = await open();
    const before = ownCalls(calls).length;
    expect(eventNames(1, 10).get('company-1-user')).toBe('user');
    await act(async () => {
      for (const payload of [
        ...['create', 'create'].map((action) => ({ action, user: { id: 9, name: 'Nina', email: 'nina@x.com' } })),
        { action: 'update', user: { id: 8, name: 'Sueli P.', email: 's@x.com' } },
        { action: 'update', user: { id: 11, name: 'Olga', email: 'olga@x.com' } },
        ...['7', 99].map((userId) => ({ action: 'delete', userId })),
      ])
        store.dispatch(serverEvents.user(parseEvent('user', payload, 1)!));
    });
    for (const name of [/Nina/, /Olga/]) expect(screen.getByRole('row', { name })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Usuários 3' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Sueli P\..*Supervisor/ })).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /Bruno/ })).not.toBeInTheDocument();
    expect(ownCalls(calls)).toHaveLength(before);
  });

  it('[USER-02] [LIST-01] [LIST-02] [LIST-03] [CALL-23] are searched on the server after 500 ms, and load more within 100 px of the end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const nina = { id: 9, name: 'Nina', email: 'nina@x.com' };
    const { asked, route } = createRecordedRoute(
      { body: { users: listed, count: 3, hasMore: true } },
      { body: { users: [nina], count: 3, hasMore: false } },
      { body: { users: [{ id: 12, name: 'Bruna Dias', email: 'bruna@x.com' }], count: 1, hasMore: false } },
    );
    const asks = () => asked.map(({ query }) => query);
    fillScreen();
    await open({ 'GET /users/': route });
    const scroll = async (distance: number) => {
      scrollTo(screen.getByRole('region', { name: 'Usuários' }), distance);
      await pass(0);
    };
    await scroll(101);
    expect(asks()).toEqual([{ searchParam: '', pageNumber: 1 }]);
    await scroll(100);
    expect(asks().slice(1)).toEqual([{ searchParam: '', pageNumber: 2 }]);
    for (const name of [/Nina/, /Bruno/]) expect(screen.getByRole('row', { name })).toBeInTheDocument();
    await scroll(0);
    expect(asked).toHaveLength(2);
    type('Buscar usuários', 'bru');
    await pass(499);
    expect(asked).toHaveLength(2);
    await pass(1);
    expect(asks().slice(2)).toEqual([{ searchParam: 'bru', pageNumber: 1 }]);
    expect(screen.getByRole('row', { name: /Bruna Dias/ })).toBeInTheDocument();
    expect(screen.getAllByRole('row')).toHaveLength(2);
  });

  it('[USER-03] [CALL-28] [SHELL-14] are deleted after a confirmation', async () => {
    const { user, calls } = await open({ 'DELETE /users/7': { body: { message: 'User deleted' } } });
    const ask = () => askToDelete(user, 'Bruno Tavares', 'Excluir o usuário “Bruno Tavares”?');
    await user.click((await ask()).getByRole('button', { name: 'Cancelar' }));
    const question = await ask();
    expect(calls).not.toContain('DELETE /users/7');
    await user.click(question.getByRole('button', { name: 'Excluir' }));
    await findSuccess('Usuário excluído.');
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /users/7']);
    expect(screen.getAllByRole('row').slice(1)).toEqual([screen.getByRole('row', { name: /Sueli/ })]);
  });
});

it('[USER-03] a user that could not be deleted stays, and a toast says that it did not work', async () => {
  const { user, store } = await open({ 'DELETE /users/7': { status: 500, body: {} } });
  await user.click(screen.getByRole('button', { name: 'Excluir Bruno Tavares' }));
  const question = within(await findQuestion('Excluir o usuário “Bruno Tavares”?'));
  await user.click(question.getByRole('button', { name: 'Excluir' }));
  await eventually(() =>
    expect(store.getState().toasts.map(({ textKey }) => textKey)).toEqual(['common:state.failed']),
  );
  expect(screen.getByRole('row', { name: /Bruno/ })).toBeInTheDocument();
});

describe('the user dialog', () => {
  it('[USER-01] [USER-03] [USER-10] [USER-11] [USER-12] [USER-13] [USER-14] [USER-16] [CALL-26] [PERM-05] [PERM-06] creates a user with every field', async () => {
    const { asked, route } = createRecordedRoute({
      body: { id: 9, name: 'Nina Reis', email: 'nina@x.com', profile: 'user' },
    });
    const app = await open({ 'GET /queue': { body: queues }, 'POST /users': route });
    await app.user.click(screen.getByRole('button', { name: 'Novo usuário' }));
    type('Nome', 'Nina Reis');
    type('E-mail', 'nina@x.com');
    password('segredo');
    const dialog = within(screen.getByRole('dialog', { name: 'Novo usuário' }));
    // What a new one has unless it is changed.
    for (const word of ['Atendente', 'Desativado']) expect(dialog.getByText(word)).toBeInTheDocument();
    await choose(app, 'Perfil', 'Administrador');
    await choose(app, 'Atendimentos sem fila', 'Ativado');
    for (const queue of ['Vendas', 'Entregas']) await choose(app, 'Filas', queue);
    await choose(app, 'Conexão padrão', 'Loja');
    await app.user.click(save());
    await findSuccess('Usuário salvo.');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toEqual({
      name: 'Nina Reis',
      email: 'nina@x.com',
      password: 'segredo',
      profile: 'admin',
      allTicket: 'enabled',
      whatsappId: 4,
      companyId: 1,
      queueIds: [1, 3],
    });
    // A save shows its toast, then closes the dialog.
    await eventually(() => expect(screen.queryByRole('dialog', { name: 'Novo usuário' })).not.toBeInTheDocument());
    expect(screen.getByRole('row', { name: /Nina Reis/ })).toBeInTheDocument();
  });

  it('[USER-01] [USER-03] [USER-06] [USER-07] [USER-08] [USER-14] [USER-16] [CALL-25] [CALL-27] an edit loads the user first and sends everything but an empty password', async () => {
    // The first two keep the dialog open for the next one; the last lacks the profile.
    const failed = { status: 500, body: {} };
    const changed = { body: { id: 7, name: 'Bruno T.', email: 'bruno@demo.balcao' } };
    const { asked, route } = createRecordedRoute(failed, failed, changed);
    const app = await open({ 'PUT /users/7': route });
    await edit(app);
    expect(screen.getByRole('dialog', { name: 'Editar usuário' })).toBeInTheDocument();
    expect(screen.getByLabelText('Senha')).toHaveValue('');
    type('Nome', 'Bruno T.');
    // Untouched.
    await outwait(() => fireEvent.click(save()));
    password('segredo');
    password('');
    await outwait(() => fireEvent.click(save()));
    password('     ');
    await app.user.click(save());
    await findSuccess('Usuário salvo.');
    const sent = {
      name: 'Bruno T.',
      email: 'bruno@demo.balcao',
      profile: 'user',
      allTicket: 'disabled',
      whatsappId: 4,
      companyId: 1,
      queueIds: [1],
    };
    expect(asked.map(({ body }) => body)).toEqual([sent, sent, sent]);
    await eventually(() => expect(screen.queryByRole('dialog', { name: 'Editar usuário' })).not.toBeInTheDocument());
    expect(screen.getByRole('row', { name: /Bruno T\..*Atendente/ })).toBeInTheDocument();
  });

  it('[USER-01] [USER-05] [USER-06] [USER-09] [USER-10] [USER-11] [USER-12] [USER-13] [USER-15] [CALL-27] [LIST-10] [LIST-11] [PERM-05] [PERM-06] an admin can set profile, unqueued tickets, connection, queues and a new password', async () => {
    const { asked, route } = createRecordedRoute({ body: bruno });
    const connections = [4, 5].map((id) => ({ id, name: `Loja ${id}`, status: 'CONNECTED' }));
    const app = await open({
      'GET /queue': { body: queues },
      'GET /whatsapp/': { body: connections },
      'PUT /users/7': route,
    });
    await edit(app);
    for (const name of ['Perfil', 'Conexão padrão', 'Atendimentos sem fila', 'Filas']) {
      expect(screen.getByRole('combobox', { name })).toBeEnabled();
    }
    const offeredBy = async (name: string) => {
      const box = screen.getByRole('combobox', { name });
      await app.user.click(box);
      const list = document.getElementById(box.getAttribute('aria-controls')!)!.closest('.ant-select-dropdown')!;
      return [...list.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent);
    };
    expect(await offeredBy('Perfil')).toEqual(['Administrador', 'Atendente']);
    await app.user.click(screen.getAllByTitle('Administrador').at(-1)!);
    expect(await offeredBy('Atendimentos sem fila')).toEqual(['Ativado', 'Desativado']);
    await app.user.click(screen.getAllByTitle('Ativado').at(-1)!);
    await choose(app, 'Filas', 'Financeiro');
    await choose(app, 'Conexão padrão', 'Loja 5');
    // The rules of a new user hold for a change too.
    password('1234');
    type('Nome', 'B');
    type('E-mail', 'bruno@');
    await app.user.click(save());
    await eventually(() => expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription(/^Too Short!/));
    expect(screen.getByLabelText('Nome')).toHaveAccessibleDescription('Too Short!');
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Invalid email');
    password('1'.repeat(51));
    type('Nome', 'B'.repeat(51));
    type('E-mail', ' ');
    await app.user.click(save());
    await eventually(() => expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription(/^Too Long!/));
    expect(screen.getByLabelText('Nome')).toHaveAccessibleDescription('Too Long!');
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Required');
    expect(asked).toEqual([]);
    password('12345');
    type('Nome', ' Bruno T. ');
    type('E-mail', ' tavares@demo.balcao ');
    await app.user.click(save());
    const typed = { name: 'Bruno T.', email: 'tavares@demo.balcao', password: '12345' };
    const chosen = { profile: 'admin', allTicket: 'enabled', queueIds: [1, 2], whatsappId: 5 };
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ ...typed, ...chosen }));
  });

  it('[USER-11] [LIST-06] connections that could not be read are read again, and the choice says when that fails too', async () => {
    const connections = createRecordedRoute({ status: 500, body: {} });
    const app = await open({ 'GET /whatsapp/': connections.route });
    const before = connections.asked.length;
    await edit(app);
    await waitFor(() => expect(connections.asked).toHaveLength(before + 1));
    await app.user.click(screen.getByRole('combobox', { name: 'Conexão padrão' }));
    expect(await screen.findByText('Não foi possível carregar a lista de registros')).toBeInTheDocument();
  });

  it.each([
    ['user', false, 'Editar Bruno Tavares'],
    ['supervisor', false, 'Editar Bruno Tavares'],
    ['user', true, 'Editar Bruno Tavares'],
    ['user', true, 'Novo usuário'],
  ])(
    '[USER-10] [USER-11] [USER-12] [USER-13] [PERM-01] [PERM-05] [PERM-06] [PERM-14] a %s, super or not (%s), cannot change profile, connection, unqueued tickets and queues: %s',
    async (profile, isSuper, button) => {
      const { user } = await open({}, profile, isSuper);
      await user.click(screen.getByRole('button', { name: button }));
      await screen.findByRole('textbox', { name: 'Nome' });
      for (const name of ['Perfil', 'Conexão padrão', 'Atendimentos sem fila', 'Filas']) {
        expect(screen.getByRole('combobox', { name })).toBeDisabled();
      }
      expect(screen.getByRole('textbox', { name: 'Nome' })).toBeEnabled();
    },
  );

  it('[USER-13] [LIST-06] queues that could not be loaded are told in place of the choice', async () => {
    const app = await open({
      'GET /queue': { status: 500, body: {} },
      'GET /users/7': { body: { ...bruno, queues: [] } },
    });
    await edit(app);
    await app.user.click(screen.getByRole('combobox', { name: 'Filas' }));
    expect(await screen.findByText('Não foi possível carregar a lista de registros')).toBeInTheDocument();
  });

  it('[USER-05] [USER-06] [USER-08] [USER-09] [LIST-10] [LIST-11] what is missing, too short, too long or no e-mail is refused beside its field without a call', async () => {
    const app = await open();
    await app.user.click(screen.getByRole('button', { name: 'Novo usuário' }));
    const saveWith = (facts: object) => {
      const texts = { Nome: 'Ni', 'E-mail': 'nina@x.com', Senha: '12345', ...facts };
      for (const [label, text] of Object.entries(texts)) {
        fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
      }
      return outwait(() => fireEvent.click(save()));
    };
    for (const [field, text, message] of [
      ['Nome', '', 'Required'],
      // Whatever blanks are around it.
      ['Nome', ' N ', 'Too Short!'],
      ['Nome', 'N'.repeat(51), 'Too Long!'],
      ['Senha', '1234', 'Too Short!'],
      ['Senha', '1'.repeat(51), 'Too Long!'],
      ['Senha', '', 'Required'],
      ['E-mail', '', 'Required'],
      ['E-mail', 'nina@', 'Invalid email'],
      ['E-mail', 'nina@mail', 'Invalid email'],
    ] as const) {
      await saveWith({ [field]: text });
      expect(screen.getByLabelText(field), text).toHaveAccessibleDescription(message);
      expect(screen.getAllByText(message)).toHaveLength(1);
    }
    await saveWith({ Nome: '  ', 'E-mail': '  ', Senha: '      ' });
    expect(screen.getAllByText('Required')).toHaveLength(3);
    expect(app.calls).not.toContain('POST /users');
  });

  it('[USER-01] [USER-05] [USER-06] [USER-09] [USER-14] [USER-16] [CALL-26] accepts names of 2 and 50 and passwords of 5 and 50 characters, and blanks around name and e-mail; no connection is null', async () => {
    // An answer that keeps the dialog open for the next one.
    const { asked, route } = createRecordedRoute({ status: 500, body: {} });
    const app = await open({ 'POST /users': route });
    await app.user.click(screen.getByRole('button', { name: 'Novo usuário' }));
    const accepted = [
      { name: 'NN', password: '11111' },
      // The blanks around a password belong to it.
      { name: 'N'.repeat(50), password: ` ${'1'.repeat(48)} ` },
    ];
    type('E-mail', ' nina@x.com ');
    for (const one of accepted) {
      type('Nome', ` ${one.name} `);
      password(one.password);
      await outwait(() => fireEvent.click(save()));
    }
    expect(asked.map(({ body }) => body)).toMatchObject(
      accepted.map((one) => ({
        ...one,
        email: 'nina@x.com',
        profile: 'user',
        allTicket: 'disabled',
        whatsappId: null,
        queueIds: [],
      })),
    );
  });

  it('[USER-16] [TOP-11] [ERR-03] [ERR-31] [CALL-27] an e-mail that another user has, a refusal and the limit of the plan are reported, and the form stays open with its values', async () => {
    const refusals = [
      [400, 'An user with this email already exists.', 'Este e-mail já está em uso.'],
      [403, 'ERR_NO_PERMISSION', 'Você não tem permissão para isso. Fale com o administrador.'],
      [400, 'Número máximo de usuários já alcançado: 5', 'Número máximo de usuários já alcançado: 5'],
    ] as const;
    let answer: FakeAnswer = {};
    const app = await open({ 'PUT /users/7': () => answer });
    await edit(app);
    type('Nome', 'Outro nome');
    for (const [status, error, text] of refusals) {
      answer = { status, body: { error } };
      await outwait(() => fireEvent.click(save()));
      expect(screen.getByText(text)).toBeInTheDocument();
      expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Outro nome');
      expect(screen.queryByText('Usuário salvo.')).not.toBeInTheDocument();
    }
  });
});
