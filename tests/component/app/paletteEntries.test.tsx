import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PaletteHost } from '@/app/palette/PaletteHost';
import { conversationShown } from '@/entities/device/attention/attentionSlice';
import { emptySearch } from '@/domain/conversations/ticketSearch';
import type { SavedView } from '@/domain/conversations/savedViews';
import { changeViews } from '@/entities/conversations/savedViews/savedViews';
import { serverEvents } from '@/realtime/serverEvents';
import { selectToasts } from '@/store/toasts';
import { registerShortcut } from '@/ui/shortcuts/activeShortcuts';
import { eventually } from '@tests/support/eventually';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { aTicket, aUser } from '@tests/support/records';
import { renderPage } from '@tests/support/rendering/renderPage';

const me = aUser({ profile: 'admin' });
const tickets = [1, 2, 3, 4, 5, 6, 7].map((id) =>
  aTicket({
    id,
    status: 'open',
    userId: me.id,
    queueId: 1,
    contact: { id: 100 + id, name: `Cliente ${id}`, number: `551198000222${id}` },
  }),
);
const [shown] = tickets;

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
};

const Palette = () => (
  <>
    <PaletteHost onClose={() => {}} />
    <Address />
  </>
);

const open = async (path = '/others', routes: FakeRoutes = {}, user = me) => {
  const app = await renderPage(Palette, {
    user,
    path,
    routes: {
      'GET /tickets': { body: { tickets: [], count: 0, hasMore: false } },
      'GET /contacts/': { body: { contacts: [], count: 0, hasMore: false } },
      'GET /contacts': { body: { contacts: [], count: 0, hasMore: false } },
      ...routes,
    },
  });
  await act(async () => {
    for (const record of tickets) app.store.dispatch(serverEvents.ticket({ action: 'update', record }));
  });
  const field = await screen.findByRole('combobox', { name: 'Buscar ou ir para' });
  const address = () => screen.getByLabelText('address').textContent;
  return { ...app, address, find: (words: string) => app.user.type(field, words) };
};

const rowsOf = (group: string) => within(screen.getByRole('group', { name: group })).getAllByRole('option');

describe('the rows of the palette', () => {
  it('[KEY-02] offer the five last read conversations except the one on screen', async () => {
    const { store } = await open(`/tickets/${shown?.uuid}`);
    await act(async () => {
      for (const ticketId of [7, 6, 5, 4, 3, 2, 1]) store.dispatch(conversationShown({ ticketId }));
    });
    expect(rowsOf('Últimas conversas').map((row) => /Cliente \d/.exec(row.textContent)?.[0])).toEqual([
      'Cliente 2',
      'Cliente 3',
      'Cliente 4',
      'Cliente 5',
      'Cliente 6',
    ]);
  });

  it('[KEY-02] leave out a conversation read before that the user may not open any more', async () => {
    const agent = aUser({ queues: [{ id: 1, name: 'Vendas', color: '#0a0' }] });
    const { store } = await open('/others', {}, agent);
    await act(async () => {
      for (const ticketId of [2, 1]) store.dispatch(conversationShown({ ticketId }));
    });
    expect(rowsOf('Últimas conversas')).toHaveLength(2);
    const moved = { ...tickets[0]!, queueId: 9, userId: 12, lastMessage: 'Só para o financeiro' };
    await act(async () => void store.dispatch(serverEvents.ticket({ action: 'update', record: moved })));
    expect(rowsOf('Últimas conversas').map((row) => /Cliente \d/.exec(row.textContent)?.[0])).toEqual(['Cliente 2']);
  });

  it('[KEY-02] [CALL-29] find own tickets, then those of colleagues and finished ones, but none the user may not open', async () => {
    const asked: unknown[] = [];
    const agent = aUser({ queues: [{ id: 1, name: 'Vendas', color: '#0a0' }] });
    const found = [
      aTicket({ id: 21, status: 'open', userId: 12, queueId: 1, contact: { id: 201, name: 'Rita Lima' } }),
      aTicket({ id: 22, status: 'closed', userId: null, queueId: null, contact: { id: 202, name: 'Rita Souza' } }),
      aTicket({ id: 23, status: 'open', userId: 12, queueId: 9, contact: { id: 203, name: 'Rita Alves' } }),
      aTicket({ id: 24, status: 'open', userId: agent.id, queueId: 1, contact: { id: 204, name: 'Rita Prado' } }),
    ];
    const { find } = await open(
      '/others',
      {
        'GET /tickets': ({ params }) => {
          const isSearch = params?.['searchParam'] !== undefined;
          if (isSearch) asked.push(params);
          return { body: { tickets: isSearch ? found : [], count: 0, hasMore: false } };
        },
      },
      agent,
    );
    await find('rita');
    await screen.findByRole('option', { name: /Rita\s*Lima/ });
    expect(asked).toEqual([{ searchParam: 'rita', pageNumber: 1, showAll: 'true', queueIds: '[1]' }]);
    expect(rowsOf('Atendimentos e contatos').map((row) => /Rita \w+/.exec(row.textContent)?.[0])).toEqual([
      'Rita Prado',
      'Rita Lima',
      'Rita Souza',
    ]);
  });

  it('[KEY-02] [TRIAGE-11] [CALL-46] offer of many found people those whose names begin with the text, wherever the server put them', async () => {
    const names = ['Adriana 1', 'Adriana 2', 'Adriana 3', 'Adriana 4', 'Adriana 5', 'Ana Lima', 'Joana', 'Maria Ana'];
    const records = names.map((name, at) => ({ id: 300 + at, name, number: `551197000000${at}`, isGroup: false }));
    const rows = createRecordedRoute({ body: { contacts: records, count: records.length, hasMore: false } });
    const { find } = await open('/others', { 'GET /contacts': rows.route });
    await find('ana');
    await screen.findByRole('option', { name: /Ana\s*Lima/ });
    const shownNames = rowsOf('Atendimentos e contatos').map((row) =>
      names.find((name) => row.textContent.includes(name)),
    );
    expect(shownNames).toEqual(['Ana Lima', 'Maria Ana', 'Adriana 1', 'Adriana 2', 'Adriana 3']);
    expect(rows.asked.map(({ query }) => query)).toEqual([{ searchParam: 'ana', pageNumber: 1 }]);
  });

  it('[KEY-02] [TRIAGE-11] [CALL-67] show a long text from shortly before what was typed, which would lie beyond the edge of the row', async () => {
    onTestFinished(registerShortcut('quickReplies', () => {}));
    const lastMessage = 'Bom dia! O sofá de três lugares ainda está disponível na loja?';
    const rita = aTicket({
      id: 21,
      status: 'open',
      userId: me.id,
      contact: { id: 201, name: 'Rita Lima' },
      lastMessage,
    });
    const message = 'Olá! Esse produto não está mais disponível para entrega.';
    const { find } = await open(`/tickets/${shown?.uuid}`, {
      'GET /tickets': { body: { tickets: [rita], count: 1, hasMore: false } },
      'GET /quick-messages/list': { body: [{ id: 3, shortcode: 'acabou', message, mediaPath: null }] },
    });
    await find('disponivel');
    expect(await screen.findByRole('option', { name: /Rita\s*Lima/ })).toHaveTextContent(/…está disponível na loja\?$/);
    expect(await screen.findByRole('option', { name: /acabou/ })).toHaveTextContent(/…mais disponível para entrega\.$/);
  });

  it('[KEY-02] [CALL-39] [CALL-75] add to the open ticket a tag it does not have yet, and keep what a colleague set meanwhile', async () => {
    const changed: unknown[] = [];
    const { find, user } = await open(`/tickets/${shown?.uuid}`, {
      'GET /tags/list': { body: [{ id: 8, name: 'Orçamento', color: '#f00' }] },
      'GET /tickets/1': { body: { ...shown, tags: [{ id: 3, name: 'VIP', color: '#00f' }] } },
      'POST /tags/sync': ({ data }) => {
        changed.push(typeof data === 'string' ? JSON.parse(data) : data);
        return { body: {} };
      },
    });
    await find('orcamento');
    await user.click(await screen.findByRole('option', { name: /^Adicionar tag Orçamento/ }));
    await waitFor(() => expect(changed).toEqual([{ ticketId: 1, tags: [{ id: 3 }, { id: 8 }] }]));
  });

  it('[KEY-02] [CALL-39] add a tag to those of a ticket that came without them', async () => {
    const changed: unknown[] = [];
    const { tags: _tags, ...bare } = aTicket({ id: 9, status: 'open', userId: me.id });
    const { find, store, user } = await open(`/tickets/${bare.uuid}`, {
      'GET /tags/list': { body: [{ id: 8, name: 'Orçamento', color: '#f00' }] },
      'GET /tickets/9': { body: { ...bare, tags: [{ id: 3, name: 'VIP', color: '#00f' }] } },
      'POST /tags/sync': ({ data }) => {
        changed.push(JSON.parse(String(data)));
        return { status: 500 };
      },
    });
    await act(async () => void store.dispatch(serverEvents.ticket({ action: 'update', record: bare })));
    await find('orcamento');
    await user.click(await screen.findByRole('option', { name: /^Adicionar tag Orçamento/ }));
    await waitFor(() => expect(changed).toEqual([{ ticketId: 9, tags: [{ id: 3 }, { id: 8 }] }]));
    // The palette has closed by then.
    await eventually(() =>
      expect(selectToasts(store.getState()).map(({ textKey }) => textKey)).toEqual(['tags:editor.notSaved']),
    );
  });

  it('[KEY-02] [CALL-24] transfer the open ticket to a named agent, who is preselected', async () => {
    const leave = registerShortcut('transferTicket', () => {});
    const { find, store, user } = await open(`/tickets/${shown?.uuid}`, {
      'GET /users/list': {
        body: [
          { id: me.id, name: me.name, queues: [] },
          { id: 12, name: 'Mônica Prado', queues: [{ id: 1, name: 'Vendas' }] },
        ],
      },
    });
    await find('transferir para');
    // jsdom's accessible names lose the space between two highlighted words.
    const row = await screen.findByRole('option', { name: /^Transferir\s*para/ });
    expect(row).toHaveTextContent('Transferir para Mônica Prado');
    await user.click(row);
    expect(store.getState().dialogs.current).toEqual({ type: 'transferTicket', ticketIds: [1], userId: 12 });
    leave();
  });

  it('[KEY-02] return the open ticket to the waiting ones, and say when that did not work', async () => {
    const { find, store, user, calls } = await open(`/tickets/${shown?.uuid}`, { 'PUT /tickets/1': { status: 500 } });
    await find('devolver');
    await user.click(screen.getByRole('option', { name: /^Devolver/ }));
    await waitFor(() => expect(calls).toContain('PUT /tickets/1'));
    await eventually(() =>
      expect(selectToasts(store.getState()).map(({ textKey }) => textKey)).toEqual(['common:state.failed']),
    );
  });

  it('[KEY-02] [ROUTE-08] [CALL-29] [CALL-46] lead to a found conversation, and from a contact to a new ticket with it', async () => {
    const rita = aTicket({ id: 21, status: 'open', userId: me.id, contact: { id: 201, name: 'Rita Lima' } });
    const contact = { id: 5, name: 'Rita Prado', number: '5511980002222' };
    const rows = { body: { contacts: [contact], count: 1, hasMore: false } };
    const { find, store, user, address } = await open('/others', {
      'GET /tickets': { body: { tickets: [rita], count: 1, hasMore: false } },
      'GET /contacts/': rows,
      'GET /contacts': rows,
    });
    await find('rita');
    await user.click(await screen.findByRole('option', { name: /Rita\s*Prado/ }));
    await waitFor(() => expect(store.getState().dialogs.current).toEqual({ type: 'newTicket', contact }));
    await user.click(screen.getByRole('option', { name: /Rita\s*Lima/ }));
    await waitFor(() => expect(address()).toBe(`/tickets/${rita.uuid}`));
  });

  it('[KEY-02] [I18N-05] [TRIAGE-12] open the section of the preferences, the sheet of shortcuts and the lock, and change the language', async () => {
    const { find, store, user, address } = await open('/contacts');
    const field = await screen.findByRole('combobox', { name: 'Buscar ou ir para' });
    const choose = async (words: string, row: RegExp) => {
      await user.clear(field);
      await find(words);
      await user.click(screen.getByRole('option', { name: row }));
    };
    await choose('aparencia', /^Aparência/);
    await waitFor(() => expect(address()).toBe('/others/appearance'));
    await choose('atalhos', /^Mostrar\s*os\s*atalhos/);
    await waitFor(() => expect(store.getState().dialogs.current).toEqual({ type: 'shortcuts' }));
    await choose('rascunhos', /^Ver\s*rascunhos/);
    await waitFor(() => expect(store.getState().dialogs.current).toEqual({ type: 'drafts' }));
    await choose('bloquear', /^Bloquear/);
    await waitFor(() => expect(store.getState().lock.locked).toBe(true));
    await choose('english', /^English/);
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  });

  it('[KEY-02] [TRIAGE-06] show a saved view with all its conditions, and search the messages for the typed text', async () => {
    const view = { id: 'v', name: 'Na fila', search: { ...emptySearch, text: 'sofá', status: 'pending', tagIds: [4] } };
    const { find, store, user, address } = await open('/contacts');
    await act(async () => void (await store.dispatch(changeViews(() => [view as SavedView]))));
    await find('na fila');
    await user.click(screen.getByRole('option', { name: /^Na\s*fila/ }));
    await waitFor(() => expect(address()).toBe('/tickets'));
    expect(store.getState().tickets.search).toEqual(view.search);
    await user.click(screen.getByRole('option', { name: /^Buscar .* nas?\s*.*mensagens$/ }));
    await waitFor(() => expect(store.getState().tickets.search).toEqual({ ...emptySearch, text: 'na fila' }));
  });

  it('[KEY-02] show a list as its shortcut does, beside the open conversation', async () => {
    const showOpen = vi.fn();
    const { find, user, address } = await open(`/tickets/${shown?.uuid}`);
    onTestFinished(registerShortcut('showOpen', showOpen));
    await find('atendendo');
    await user.click(screen.getByRole('option', { name: /^Atendendo/ }));
    await waitFor(() => expect(showOpen).toHaveBeenCalledOnce());
    expect(address()).toBe(`/tickets/${shown?.uuid}`);
  });

  it('[KEY-02] schedule a message to the contact of the open ticket', async () => {
    const { find, store, user } = await open(`/tickets/${shown?.uuid}`);
    await find('agendar');
    await user.click(screen.getByRole('option', { name: /^Agendar/ }));
    await waitFor(() =>
      expect(store.getState().dialogs.current).toEqual({
        type: 'schedule',
        scheduleId: null,
        contact: shown?.contact,
      }),
    );
  });

  it('[KEY-02] start a new quick reply', async () => {
    const { find, store, user } = await open();
    await find('nova resposta');
    await user.click(screen.getByRole('option', { name: /^Nova\s*resposta rápida$/ }));
    expect(store.getState().dialogs.current).toEqual({ type: 'quickMessage' });
  });

  it('[KEY-02] [TRIAGE-11] [CALL-29] [CALL-46] a typed number is searched as typed and as digits, and found once', async () => {
    const asked: unknown[] = [];
    const contact = { id: 5, name: 'Débora Lima', number: '5511980002222' };
    const contacts: FakeRoutes[string] = ({ params }) => {
      asked.push(params?.['searchParam']);
      return { body: { contacts: [contact], count: 1, hasMore: false } };
    };
    const found: unknown[] = [];
    const { find } = await open('/others', {
      'GET /contacts/': contacts,
      'GET /contacts': contacts,
      'GET /tickets': ({ params }) => {
        if (params?.['searchParam'] !== undefined) found.push(params['searchParam']);
        return { body: { tickets: [], count: 0, hasMore: false } };
      },
    });
    await find('98000-2222');
    await eventually(() => expect(found).toEqual(['98000-2222', '980002222']));
    await eventually(() => expect(asked).toEqual(['98000-2222', '980002222']));
    await eventually(() => expect(screen.getAllByRole('option', { name: /Débora Lima/ })).toHaveLength(1));
  });
});
