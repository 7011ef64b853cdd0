import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importContactRows } from '@/entities/company/contacts/contactImport';
import { taskTyped } from '@/entities/company/tasks/typedTask';
import { runBatch } from '@/processes/batch/runBatch';
import { serverEvents } from '@/realtime/serverEvents';
import { eventually } from '@tests/support/eventually';
import { createFakeSystem } from '@tests/support/fakes/fakeSystem';
import { createHeldRoute } from '@tests/support/hold';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { aTicket } from '@tests/support/records';
import { renderSignedIn, resizeTo } from './signedIn';

const ME = 7;
const bar = () => within(screen.getAllByRole('banner')[0]!);
const buttonOf = (name: string) => bar().getByRole('button', { name: new RegExp(`^${name}`) });

describe('the top bar', () => {
  beforeEach(() => resizeTo(1_440));
  afterEach(() => resizeTo(1_024));

  it.each([
    ['win32', true],
    ['darwin', false],
    ['linux', false],
  ] as const)('[NTV-14] on %s it has a button for the app menu: %s', async (platform, isShown) => {
    const { system, callLog } = createFakeSystem();
    const { user } = await renderSignedIn({
      bridge: { system, capabilities: { platform, customTitleBar: platform !== 'linux' } },
    });
    await waitFor(() =>
      expect(bar().queryAllByRole('button', { name: 'Menu do aplicativo' })).toHaveLength(isShown ? 1 : 0),
    );
    if (isShown) await user.click(buttonOf('Menu do aplicativo'));
    expect(callLog.menus).toEqual(isShown ? [[0, 0]] : []);
  });

  it('[TOP-04] [TOP-10] [A11Y-06] shows its controls; below 900 px all but search, notifications and account move into one menu', async () => {
    const { user } = await renderSignedIn();
    const shown = () =>
      bar()
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label'));
    for (const width of [1_440, 900]) {
      act(() => resizeTo(width));
      expect(shown().slice(-7)).toEqual([
        'Notificações',
        'Volume das notificações: 100%',
        'Comunicados',
        'Chat interno',
        'Usar o tema escuro',
        'Recarregar a página',
        'Conta de Ana Ribeiro',
      ]);
    }
    for (const name of ['Notificações', 'Volume das notificações', 'Comunicados', 'Chat interno']) {
      await user.click(buttonOf(name));
      expect(screen.getByRole('dialog', { name })).toBeVisible();
      await user.keyboard('{Escape}');
    }
    act(() => resizeTo(899));
    expect(shown().slice(-4)).toEqual([
      expect.stringMatching(/^Buscar/),
      'Notificações',
      'Mais',
      'Conta de Ana Ribeiro',
    ]);
    await user.click(buttonOf('Mais'));
    const rows = within(screen.getByRole('group', { name: 'Mais' }))
      .getAllByRole('button')
      .map((row) => row.textContent);
    expect(rows).toEqual([
      'Volume das notificações',
      'Comunicados',
      'Chat interno',
      'Usar o tema escuro',
      'Recarregar a página',
    ]);
    await user.click(buttonOf('Usar o tema escuro'));
    expect(screen.queryByRole('group', { name: 'Mais' })).not.toBeInTheDocument();
    await user.click(buttonOf('Conta de'));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(items).toEqual(expect.arrayContaining(['Perfil', 'Sair']));
  });

  it('[TOP-05] [TOP-06] the volume ranges from 0 to 1 in steps of 0.1 and is restored at the next start', async () => {
    const storage = createMemoryStorage({ volume: '0.3' });
    const { user } = await renderSignedIn({ storage });
    await user.click(buttonOf('Volume das notificações: 30%'));
    const slider = await screen.findByRole('slider', { name: 'Volume das notificações' });
    expect(slider).toHaveAttribute('aria-valuemin', '0');
    expect(slider).toHaveAttribute('aria-valuemax', '1');
    // The slider reads the old code of the key.
    fireEvent.keyDown(slider, { key: 'ArrowUp', keyCode: 38 });
    expect(slider).toHaveAttribute('aria-valuenow', '0.4');
    expect(storage.getItem('volume')).toBe('0.4');
    for (const [key, keyCode, volume, percent] of [
      ['Home', 36, '0', '0%'],
      ['ArrowDown', 40, '0', '0%'],
      ['End', 35, '1', '100%'],
      ['ArrowUp', 38, '1', '100%'],
      ['ArrowDown', 40, '0.9', '90%'],
    ] as const) {
      fireEvent.keyDown(slider, { key, keyCode });
      expect(storage.getItem('volume')).toBe(volume);
      expect(buttonOf(`Volume das notificações: ${percent}`)).toBeVisible();
    }
  });

  it.each(['user', 'admin'])(
    '[TOP-10] [TOP-11] [CALL-25] [CALL-27] the profile entry opens the user dialog for a current %s',
    async (profile) => {
      const me = { id: ME, name: 'Ana Ribeiro', email: 'ana@aurora.com.br', profile, companyId: 3 };
      const { user, calls, store } = await renderSignedIn({
        user: { profile },
        routes: {
          [`GET /users/${ME}`]: { body: me },
          [`PUT /users/${ME}`]: { status: 403, body: { error: 'ERR_NO_PERMISSION' } },
          'GET /queue': { body: [] },
        },
      });
      await user.click(buttonOf('Conta de'));
      await user.click(await screen.findByRole('menuitem', { name: 'Perfil' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Editar usuário' }));
      expect(await dialog.findByRole('textbox', { name: 'Nome' })).toHaveValue('Ana Ribeiro');
      expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ana@aurora.com.br');
      expect(calls).toContain(`GET /users/${ME}`);
      // Whether the server takes the change is its own affair: its refusal is shown, and the typed name stays.
      fireEvent.change(dialog.getByRole('textbox', { name: 'Nome' }), { target: { value: 'Ana Lima' } });
      await user.click(dialog.getByRole('button', { name: 'Salvar' }));
      expect(
        await dialog.findByText('Você não tem permissão para isso. Fale com o administrador.'),
      ).toBeInTheDocument();
      expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana Lima');
      expect(store.getState().session.user?.name).toBe('Ana Ribeiro');
    },
  );

  it('[CALL-03] [TOP-10] [SESS-15] signing out calls the server, forgets the ids and shows the login', async () => {
    const { user, callLog, visited, storage } = await renderSignedIn();
    const ids = () => [storage.getItem('userId'), storage.getItem('companyId')];
    expect(ids()).toEqual([String(ME), '3']);
    await user.click(buttonOf('Conta de'));
    await user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
    expect(await screen.findByLabelText('Senha')).toBeInTheDocument();
    expect([callLog.logouts, ids()]).toEqual([1, [null, null]]);
    expect(visited.at(-1)).toBe('/login');
  });

  it('signing out asks before what is typed on a page and not saved is lost', async () => {
    const { user, store, callLog } = await renderSignedIn();
    store.dispatch(taskTyped('Ligar para a Ana'));
    const press = async () => {
      await user.click(buttonOf('Conta de'));
      await user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
      return within(await findQuestion('Descartar alterações?'));
    };
    await user.click((await press()).getByRole('button', { name: 'Cancelar' }));
    expect(callLog.logouts).toBe(0);
    await user.click((await press()).getByRole('button', { name: 'Descartar' }));
    expect(await screen.findByLabelText('Senha')).toBeInTheDocument();
  });

  it('signing out asks before an import of contacts is stopped', async () => {
    const upload = createHeldRoute();
    const { user, store, callLog } = await renderSignedIn({ routes: { 'POST /contacts/upload': upload.route } });
    void store.dispatch(importContactRows([{ name: 'Lia', number: '5511911111111' }]));
    await user.click(buttonOf('Conta de'));
    await user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
    const question = within(await findQuestion('Sair e interromper a importação?'));
    expect(callLog.logouts).toBe(0);
    await user.click(question.getByRole('button', { name: 'Sair' }));
    expect(await screen.findByLabelText('Senha')).toBeInTheDocument();
  });

  it('signing out asks before an action on several tickets is stopped', async () => {
    const change = createHeldRoute();
    const ticket = aTicket({ id: 1, status: 'open', userId: ME, companyId: 3 });
    const { user, store, callLog } = await renderSignedIn({
      user: { queues: [{ id: 1, name: 'Vendas', color: '#00aa00' }] },
      routes: { 'PUT /tickets/1': change.route },
    });
    act(() => void store.dispatch(serverEvents.ticket({ action: 'update', record: ticket })));
    void store.dispatch(runBatch({ work: { action: 'return' }, ticketIds: [1] }));
    await user.click(buttonOf('Conta de'));
    await user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
    const question = within(await findQuestion('Sair e interromper a ação?'));
    expect(callLog.logouts).toBe(0);
    await user.click(question.getByRole('button', { name: 'Sair' }));
    expect(await screen.findByLabelText('Senha')).toBeInTheDocument();
  });

  it('[A11Y-02] a popover takes the focus, Escape returns it, and tabbing out closes the popover', async () => {
    const { user } = await renderSignedIn({
      routes: { 'GET /chats/': { body: { records: [], count: 0, hasMore: false } } },
    });
    await user.click(buttonOf('Chat interno'));
    await eventually(() => expect(screen.getByRole('dialog', { name: 'Chat interno' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await eventually(() => expect(buttonOf('Chat interno')).toHaveFocus());
    await user.keyboard('{Enter}{Tab}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[KEY-05] Escape closes an open panel first, and the conversation behind it only at the next press', async () => {
    const ticket = aTicket({ id: 1, status: 'open', userId: ME, companyId: 3 });
    const { user, visited } = await renderSignedIn({
      path: `/tickets/${ticket.uuid}`,
      user: { queues: [{ id: 1, name: 'Vendas', color: '#00aa00' }] },
      routes: {
        [`GET /tickets/u/${ticket.uuid}`]: { body: ticket },
        'GET /tickets': { body: { tickets: [ticket], count: 1, hasMore: false } },
        'GET /messages/1': { body: { messages: [], count: 0, hasMore: false, ticket } },
        'GET /chats/': { body: { records: [], count: 0, hasMore: false } },
        'GET /announcements/': { body: { records: [], count: 0, hasMore: false } },
      },
    });
    await screen.findByRole('textbox', { name: 'Mensagem' });
    for (const name of ['Notificações', 'Volume das notificações', 'Comunicados', 'Chat interno']) {
      await user.click(buttonOf(name));
      await eventually(() => expect(screen.getByRole('dialog', { name })).toHaveFocus());
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(visited.at(-1), name).toBe(`/tickets/${ticket.uuid}`);
    }
    await user.keyboard('{Escape}');
    await waitFor(() => expect(visited.at(-1)).toBe('/tickets'));
  });

  it('[A11Y-02] [A11Y-06] [TOP-04] in a narrow window each menu row expands its panel, and Escape closes one level at a time', async () => {
    const { user } = await renderSignedIn({
      routes: { 'GET /chats/': { body: { records: [], count: 0, hasMore: false } } },
    });
    act(() => resizeTo(899));
    await user.click(buttonOf('Mais'));
    await eventually(() => expect(buttonOf('Volume')).toHaveFocus());
    for (const name of ['Volume das notificações', 'Comunicados', 'Chat interno']) {
      await user.click(buttonOf(name));
      await eventually(() => expect(screen.getByRole('dialog', { name })).toHaveFocus());
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await eventually(() => expect(buttonOf(name)).toHaveFocus());
    }
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Mais' })).not.toBeInTheDocument();
    await eventually(() => expect(buttonOf('Mais')).toHaveFocus());
  });
});
