import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chats, deleteChat } from '@/entities/conversations/chats/chats';
import { windowFocusChanged } from '@/entities/device/attention/attentionSlice';
import { preferencesChanged } from '@/entities/device/preferences/preferences';
import { eventNames } from '@/protocol/events';
import { avatarTint } from '@/ui/layout/avatarLook';
import { serverEvents } from '@/realtime/serverEvents';
import { channelFollowed, channelLeft } from '@/realtime/socketActions';
import { eventually } from '@tests/support/eventually';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { createHeldRoute, hold } from '@tests/support/hold';
import { aUser } from '@tests/support/records';
import { outwait, pasteInto } from '@tests/support/rendering/renderPage';
import { FAILING, box, list, log, member, message, newest, openChats, pair, place, row, team } from './chatsPage';

describe('the internal chat', () => {
  it('[ROUTE-17] [CHAT-02] [CHAT-03] [CALL-125] [FMT-01] lists the chats with unread counts, and edit and delete for owners only', async () => {
    const { user, calls } = await openChats();
    expect(calls).toContain('GET /chats/');
    expect(within(row('Equipe')).getByText('2 mensagens não lidas').parentElement).toHaveTextContent(/^22 mensagens/);
    expect(within(row('Bruno')).queryByText(/não lida/)).toBeNull();
    expect(within(row('Equipe')).getByText('20/11/2026')).toBeInTheDocument();
    for (const name of ['Editar conversa', 'Excluir conversa']) {
      expect(within(row('Equipe')).getByRole('button', { name })).toBeEnabled();
    }
    expect(within(row('Bruno')).queryByRole('button', { name: 'Editar conversa' })).toBeNull();
    expect(within(row('Bruno')).queryByRole('button', { name: 'Excluir conversa' })).toBeNull();
    // The same above the messages of the open chat.
    const icons = async (title: string) => {
      await user.click(screen.getByRole('button', { name: title }));
      const head = (await screen.findByRole('heading', { level: 2, name: title })).closest('header')!;
      return within(head)
        .queryAllByRole('button')
        .map((button) => button.getAttribute('aria-label'));
    };
    expect(await icons('Equipe')).toEqual(['Editar conversa', 'Excluir conversa']);
    expect(within(row('Equipe')).getAllByRole('button', { name: / conversa$/ })).toHaveLength(2);
    expect(place()).toBe('/chats/c-7');
    expect(await icons('Bruno')).toEqual([]);
  });

  it('[ROUTE-17] [CHAT-03] an agent may edit and delete the own chat too', async () => {
    await openChats('/chats/c-8', {}, aUser());
    await screen.findByRole('heading', { level: 2, name: 'Bruno' });
    for (const name of ['Editar conversa', 'Excluir conversa']) {
      expect(screen.getAllByRole('button', { name })).toEqual([within(row('Equipe')).getByRole('button', { name })]);
    }
  });

  it('[CHAT-02] the badge counts what the user has not read, not what colleagues have not', async () => {
    const users = [member(11, 9), member(12, 4)];
    await openChats('/chats', {
      'GET /chats/': list([
        { ...team, users: [...users, member(10, 1)] },
        { ...pair, users: [...users, member(10)] },
      ]),
    });
    expect(within(row('Equipe')).getByText('1 mensagem não lida')).toBeInTheDocument();
    expect(within(row('Bruno')).queryByText(/não lida/)).toBeNull();
  });

  it('[CHAT-01] [CHAT-02] [CHAT-04] [CHAT-15] [CALL-129] [CALL-131] a selected chat shows its messages and is marked read by userId', async () => {
    const { sent, store } = await openChats();
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
    await outwait(() => fireEvent.click(screen.getByRole('button', { name: 'Equipe' })));
    // Nobody reads it while the window is behind others.
    expect(sent).toEqual([]);
    expect(within(row('Equipe')).getByText('2 mensagens não lidas')).toBeInTheDocument();
    expect(place()).toBe('/chats/c-7');
    const pane = screen.getByRole('region', { name: 'Equipe' });
    expect(within(pane).getByRole('textbox', { name: 'Mensagem' })).toBeEnabled();
    // The columns are in the order of the document: the conversation is the right one.
    expect(row('Equipe').compareDocumentPosition(pane)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await act(async () => store.dispatch(windowFocusChanged(true)));
    const lines = await eventually(() => {
      const drawn = within(log()).getAllByRole('article');
      expect(drawn.map((line) => line.textContent)).toEqual([
        expect.stringContaining('Bom dia'),
        expect.stringContaining('Oi'),
        expect.stringContaining('Tudo certo?'),
      ]);
      return drawn;
    });
    // Each colleague's name has its own colour, the same as that of the initials elsewhere.
    expect(within(lines[2]!).getByText('Carla')).toHaveStyle({ color: `var(--avatar-${avatarTint(12)})` });
    expect(within(lines[0]!).getByText('Bruno')).toHaveStyle({ color: `var(--avatar-${avatarTint(11)})` });
    expect(avatarTint(11)).not.toBe(avatarTint(12));
    expect(screen.getByText('Ana, Bruno, Carla')).toBeInTheDocument();
    expect(screen.getByText('2 novas mensagens')).toBeInTheDocument();
    await waitFor(() => expect(sent).toEqual([{ call: 'post /chats/7/read', body: { userId: 10 } }]));
    await eventually(() => expect(within(row('Equipe')).queryByText(/não lida/)).toBeNull());
  });

  it('[KEY-04] [CALL-130] with the other choice Enter breaks the line here too, and Shift+Enter sends', async () => {
    const { user, sent, store } = await openChats('/chats/c-7');
    await within(log()).findByText('Oi');
    act(() => void store.dispatch(preferencesChanged({ sendKey: 'shiftEnter' })));
    await user.type(box(), 'Olá{Enter}a todos');
    expect(box()).toHaveValue('Olá\na todos');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    await eventually(() => expect(sent.at(-1)?.body).toEqual({ message: 'Olá\na todos' }));
  });

  it('[CHAT-05] [CHAT-06] [CHAT-07] [KEY-04] [CALL-130] Enter and the button send; blank text is not sent', async () => {
    const { user, sent } = await openChats('/chats/c-7');
    await within(log()).findByText('Oi');
    const press = () => user.click(screen.getByRole('button', { name: 'Enviar' }));
    await user.type(box(), '{Enter}');
    await press();
    await user.type(box(), '   {Enter}');
    await press();
    await user.type(box(), '{Shift>}{Enter}{/Shift} {Enter}');
    await press();
    // Copied by accident: marks that nobody sees.
    fireEvent.change(box(), { target: { value: '\u200e \u200b' } });
    await press();
    expect(sent.filter(({ call }) => call.endsWith('/messages'))).toEqual([]);
    await user.clear(box());
    await user.type(box(), 'Olá!{Enter}');
    await within(log()).findByText('Olá!');
    await eventually(() => expect(box()).toHaveValue(''));
    fireEvent.change(box(), { target: { value: 'De novo' } });
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() =>
      expect(sent.filter(({ call }) => call.endsWith('/messages'))).toEqual([
        { call: 'post /chats/7/messages', body: { message: 'Olá!' } },
        { call: 'post /chats/7/messages', body: { message: 'De novo' } },
      ]),
    );
    await eventually(() => expect(box()).toHaveValue(''));
  });

  it('[CHAT-05] an Enter that is still held neither sends the text nor breaks its line', async () => {
    const { user, sent } = await openChats('/chats/c-7');
    await pasteInto(user, box(), 'Rascunho');
    expect(fireEvent.keyDown(box(), { key: 'Enter', repeat: true })).toBe(false);
    expect(box()).toHaveValue('Rascunho');
    expect(sent.filter(({ call }) => call.endsWith('/messages'))).toEqual([]);
  });

  it('[CHAT-08] [CHAT-09] [CHAT-10] [CHAT-11] [CALL-126] [LIST-11] [CALL-24] a new chat requires a title and users before anything is sent', async () => {
    const { user, sent } = await openChats('/chats', {}, aUser());
    await user.click(screen.getByRole('button', { name: 'Nova' }));
    const dialog = await screen.findByRole('dialog', { name: 'Conversa' });
    await within(dialog).findByLabelText('Título');
    await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    const told = (name: string, text: string) =>
      waitFor(() => expect(within(dialog).getByLabelText(name)).toHaveAccessibleDescription(text));
    await told('Título', 'Por favor, preencha o título da conversa.');
    await told('Usuários', 'Por favor, selecione pelo menos um usuário.');
    expect(sent).toEqual([]);
    fireEvent.change(within(dialog).getByLabelText('Título'), { target: { value: ' Vitrine ' } });
    // Each rule applies alone: with a title the users are still missing.
    await outwait(() => fireEvent.click(within(dialog).getByRole('button', { name: 'Salvar' })));
    await told('Título', '');
    expect(within(dialog).getByText('Por favor, selecione pelo menos um usuário.')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(within(dialog).getByRole('combobox', { name: 'Usuários' }));
    // The owner is always a member.
    const carla = await screen.findByText('Carla', { selector: '.ant-select-item-option-content' });
    const offered = carla.closest('.ant-select-dropdown')!.querySelectorAll('.ant-select-item-option-content');
    expect([...offered].map(({ textContent }) => textContent)).toEqual(['Bruno', 'Carla']);
    for (const option of offered) await user.click(option);
    await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(sent).toEqual([{ call: 'post /chats', body: { title: 'Vitrine', users: [{ id: 11 }, { id: 12 }] } }]),
    );
    await waitFor(() => expect(place()).toBe('/chats/c-9'));
  });

  it('[CHAT-03] [CHAT-10] [CALL-127] a chat whose users were all taken out is not saved, until others are chosen', async () => {
    const { user, sent } = await openChats();
    await user.click(within(row('Equipe')).getByRole('button', { name: 'Editar conversa' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Conversa' }));
    // The dialog puts the focus into its first field once it is filled.
    await eventually(() => expect(dialog.getByRole('textbox', { name: 'Título' })).toHaveFocus());
    await user.click(dialog.getByRole('combobox', { name: 'Usuários' }));
    await user.keyboard('{Backspace}{Backspace}');
    await outwait(() => fireEvent.click(dialog.getByRole('button', { name: 'Salvar' })));
    expect(await dialog.findByText('Por favor, selecione pelo menos um usuário.')).toBeInTheDocument();
    expect(sent).toEqual([]);
    for (const name of ['Carla', 'Bruno']) {
      await user.click(await screen.findByText(name, { selector: '.ant-select-item-option-content' }));
    }
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    const body = { title: 'Equipe', users: [{ id: 12 }, { id: 11 }] };
    await waitFor(() => expect(sent).toEqual([{ call: 'put /chats/7', body }]));
  });

  it('[CHAT-03] [CHAT-09] [CHAT-11] [CALL-127] an owner changes title and users from above the messages; blanks are no title', async () => {
    const { user, sent } = await openChats('/chats/c-7');
    const open = screen.getByRole('region', { name: 'Equipe' });
    await user.click(within(open).getByRole('button', { name: 'Editar conversa' }));
    const title = await screen.findByLabelText('Título');
    expect(title).toHaveValue('Equipe');
    fireEvent.change(title, { target: { value: '   ' } });
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Por favor, preencha o título da conversa.')).toBeInTheDocument();
    fireEvent.change(title, { target: { value: ' Equipe nova ' } });
    await user.click(screen.getByRole('combobox', { name: 'Usuários' }));
    // Takes out the last of the two, Carla.
    await user.keyboard('{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(sent).toEqual([{ call: 'put /chats/7', body: { title: 'Equipe nova', users: [{ id: 11 }] } }]),
    );
    expect(await screen.findByRole('button', { name: 'Equipe nova' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Equipe nova' })).toBeInTheDocument();
  });

  it('[CHAT-14] a chat opened while another one is being deleted stays open when the answer comes', async () => {
    const { route, answer, isAsked } = createHeldRoute();
    const { user, store } = await openChats('/chats/c-7', { 'DELETE /chats/7': route });
    await user.click(within(row('Equipe')).getByRole('button', { name: 'Excluir conversa' }));
    await user.click(within(await findQuestion('Excluir Conversa')).getByRole('button', { name: 'Excluir' }));
    await eventually(() => expect(isAsked()).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Bruno' }));
    await act(async () => answer({ body: {} }));
    await eventually(() => expect(chats.selectById(store.getState(), 7)).toBeUndefined());
    expect(place()).toBe('/chats/c-8');
  });

  it('[CHAT-13] [CHAT-14] [CALL-128] [SHELL-14] deleting asks first, and returns from the open chat to the list', async () => {
    const { user, sent } = await openChats('/chats/c-7');
    const ask = async (place: HTMLElement, answer: string) => {
      await user.click(within(place).getByRole('button', { name: 'Excluir conversa' }));
      const question = await findQuestion('Excluir Conversa');
      expect(within(question).getByText('Esta ação não pode ser revertida, confirmar?')).toBeInTheDocument();
      expect(sent.some(({ call }) => call.startsWith('delete'))).toBe(false);
      await user.click(within(question).getByRole('button', { name: answer }));
    };
    await ask(screen.getByRole('region', { name: 'Equipe' }), 'Cancelar');
    await act(async () => {});
    expect(place()).toBe('/chats/c-7');
    await ask(row('Equipe'), 'Excluir');
    await waitFor(() => expect(place()).toBe('/chats'));
    const removals = sent.filter(({ call }) => call.startsWith('delete'));
    expect(removals).toEqual([{ call: 'delete /chats/7', body: undefined }]);
    expect(screen.queryByRole('button', { name: 'Equipe' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Bruno' })).toBeInTheDocument();
    expect(screen.getByText('Nenhuma conversa aberta')).toBeInTheDocument();
  });

  it('[CHAT-14] deleting leads back even if the rest of the chats cannot be read', async () => {
    const { user } = await openChats('/chats/c-7', {
      'GET /chats/': ({ params }) => (params.pageNumber === 1 ? list([team, pair], true) : FAILING),
    });
    await user.click(within(row('Equipe')).getByRole('button', { name: 'Excluir conversa' }));
    await user.click(within(await findQuestion('Excluir Conversa')).getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(place()).toBe('/chats'));
    expect(screen.getByText('Nenhuma conversa aberta')).toBeInTheDocument();
  });

  it('[CHAT-13] [CHAT-14] [CHAT-17] [CALL-128] [CALL-129] [CALL-130] [OFF-06] failures show no toast: a refused text returns to the input, and a chat that cannot be loaded offers to try again', async () => {
    let fails = true;
    const refused: string[] = [];
    const { user, store } = await openChats('/chats/c-7', {
      'GET /chats/7/messages': () => (fails ? FAILING : list(newest)),
      'POST /chats/7/messages': FAILING,
      'DELETE /chats/7': FAILING,
    });
    store.startListening({ actionCreator: deleteChat.rejected, effect: () => void refused.push('deletion') });
    expect(await screen.findByText('Não foi possível carregar a conversa')).toBeInTheDocument();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await within(log()).findByText('Oi');
    await pasteInto(user, box(), 'Não se perde', '{Enter}');
    await waitFor(() => expect(box()).toHaveValue('Não se perde'));
    // Marked in the conversation too; discarded there, it leaves the input.
    await user.click(within(log()).getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(box()).toHaveValue(''));
    await user.click(within(row('Equipe')).getByRole('button', { name: 'Excluir conversa' }));
    await user.click(within(await findQuestion('Excluir Conversa')).getByRole('button', { name: 'Excluir' }));
    await eventually(() => expect(refused).toEqual(['deletion']));
    expect(screen.getByRole('button', { name: 'Equipe' })).toBeInTheDocument();
    expect([place(), store.getState().toasts]).toEqual(['/chats/c-7', []]);
  });

  it('[CHAT-17] [LIST-06] a list of chats and older messages that cannot be loaded show no toast either', async () => {
    const { store, unmount } = await openChats('/chats/c-7', {
      'GET /chats/7/messages': ({ params }) => (params.pageNumber === 1 ? list(newest, true) : FAILING),
    });
    expect(await screen.findByText('Não foi possível carregar as mensagens anteriores.')).toBeInTheDocument();
    expect(store.getState().toasts).toEqual([]);
    unmount();
    const without = await openChats('/chats', { 'GET /chats/': FAILING });
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeInTheDocument();
    expect(without.store.getState().toasts).toEqual([]);
  });

  it('[CHAT-18] [RT-22] the channel of a chat is followed while the chat is open', async () => {
    const { store, user } = await openChats('/chats');
    const told: unknown[] = [];
    for (const actionCreator of [channelFollowed, channelLeft])
      store.startListening({ actionCreator, effect: ({ type, payload }) => void told.push([type, payload]) });
    await user.click(await screen.findByRole('button', { name: 'Equipe' }));
    const team7 = { kind: 'chat', id: 7 };
    await eventually(() => expect(told).toEqual([[channelFollowed.type, team7]]));
    await user.click(screen.getByRole('button', { name: 'Bruno' }));
    await eventually(() =>
      expect(told.slice(1)).toEqual([
        [channelLeft.type, team7],
        [channelFollowed.type, { kind: 'chat', id: 8 }],
      ]),
    );
  });

  it('[CHAT-01] [CHAT-18] [RT-10] [RT-22] [A11Y-04] [FMT-02] live messages reach the open chat, are announced to screen readers, and count as unread in the others', async () => {
    for (const name of ['company-1-chat', 'company-1-chat-user-10']) expect(eventNames(1, 10).get(name)).toBe('chat');
    const { store } = await openChats('/chats/c-7');
    await within(log()).findByText('Oi');
    const tell = (event: Parameters<typeof serverEvents.chat>[0]) =>
      act(async () => store.dispatch(serverEvents.chat(event)));
    const live = message(50, 11, 'Chegou o caminhão');
    await tell({ action: 'new-message', message: live, record: { ...team, users: [member(10, 0), member(11)] } });
    // The same over the chat's own channel.
    await tell({ action: 'new-message', message: live, record: { ...team, users: [member(10, 0), member(11)] } });
    expect(within(log()).getAllByText('Chegou o caminhão')).toHaveLength(1);
    expect(within(log()).getAllByRole('article').at(-1)).toHaveTextContent(/Chegou o caminhão07:50$/);
    expect(log()).toHaveAttribute('aria-live', 'off');
    expect(screen.getByText('Bruno: Chegou o caminhão').closest('output')).toBeInTheDocument();
    const other = { ...message(51, 11, 'Ei'), chatId: 8, chat: { ...pair, users: [member(10, 9)] } };
    await tell({ action: 'new-message', message: other, record: { ...pair, users: [member(11, 5), member(10, 1)] } });
    expect(within(row('Bruno')).getByText('1 mensagem não lida')).toBeInTheDocument();
    await tell({ action: 'update', record: { ...pair, title: 'Bruno e eu', users: [member(10), member(11)] } });
    expect(screen.getByRole('button', { name: 'Bruno e eu' })).toBeInTheDocument();
    await tell({ action: 'update', record: { ...team, title: 'Loja', users: [member(10), member(11)] } });
    expect(screen.getByRole('heading', { level: 2, name: 'Loja' })).toBeInTheDocument();
    expect(screen.getByText('Ana, Bruno')).toBeInTheDocument();
    // Events of other people's chats reach the whole company.
    await tell({
      action: 'new-message',
      message: { ...other, chatId: 99 },
      record: { ...pair, id: 99, title: 'Alheia', users: [member(11)] },
    });
    expect(screen.queryByRole('button', { name: 'Alheia' })).toBeNull();
    await tell({ action: 'delete', id: 7 });
    expect(place()).toBe('/chats');
  });

  it('[FIND-03] the line of new messages stands above the first unread one when more come while the chat loads', async () => {
    const { held, release } = hold();
    const { store } = await openChats('/chats/c-7', { 'GET /chats/7/messages': () => held.then(() => list(newest)) });
    const live = message(44, 11, 'Chegou o caminhão');
    await act(async () => store.dispatch(serverEvents.chat({ action: 'new-message', message: live, record: team })));
    await within(log()).findByText('Chegou o caminhão');
    await act(async () => release());
    await within(log()).findByText('Tudo certo?');
    const line = within(log()).getByText('3 novas mensagens');
    const bubbles = within(log()).getAllByRole('article');
    const isAbove = (other?: HTMLElement) =>
      other && line.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
    expect(bubbles.map(isAbove)).toEqual([true, true, true, true]);
  });

  it('[A11Y-04] the first message of an empty chat is announced politely, and a text that failed at once', async () => {
    const { store, user } = await openChats('/chats/c-7', {
      'GET /chats/7/messages': list([]),
      'POST /chats/7/messages': FAILING,
    });
    await eventually(() => expect(log()).toBeInTheDocument());
    const live = message(50, 11, 'Chegou o caminhão');
    await act(async () => store.dispatch(serverEvents.chat({ action: 'new-message', message: live, record: team })));
    expect(screen.getByText('Bruno: Chegou o caminhão').closest('output')).toBeInTheDocument();
    await pasteInto(user, box(), 'Já desço', '{Enter}');
    const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
    await eventually(() => expect(alerts()).toContain('Mensagem não enviada: Já desço'));
  });

  it('[CHAT-17] [CALL-129] a user who is no longer a member is led to the list without a toast', async () => {
    const { store } = await openChats('/chats/c-7', {
      'GET /chats/7/messages': { status: 400, body: { error: 'UNAUTHORIZED' } },
    });
    await waitFor(() => expect(place()).toBe('/chats'));
    expect(screen.getByText('Nenhuma conversa aberta')).toBeInTheDocument();
    expect(store.getState().toasts).toEqual([]);
  });

  it.each([
    { status: 400, body: { error: 'ERR_NO_CHAT_FOUND' } },
    { status: 500, body: { error: 'UNAUTHORIZED' } },
  ])('[CHAT-17] [CALL-129] any other refusal, %j, leaves the chat open, to be tried again', async (answer) => {
    const { store } = await openChats('/chats/c-7', { 'GET /chats/7/messages': answer });
    expect(await screen.findByText('Não foi possível carregar a conversa')).toBeInTheDocument();
    expect([place(), store.getState().toasts]).toEqual(['/chats/c-7', []]);
  });

  it('[CHAT-15] [CALL-131] a chat without unread messages is not marked read', async () => {
    const { calls, store } = await openChats('/chats/c-8', { 'GET /chats/8/messages': list([]) });
    expect(await screen.findByText('Ana, Bruno')).toBeInTheDocument();
    await outwait(() => act(() => void store.dispatch(windowFocusChanged(true))));
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('[ROUTE-17] a user who is not a member of a chat is sent to the list', async () => {
    await openChats('/chats/c-unknown');
    await waitFor(() => expect(place()).toBe('/chats'));
  });
});
