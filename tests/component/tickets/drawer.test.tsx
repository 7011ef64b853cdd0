import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectDraft } from '@/entities/conversations/drafts/draftsState';
import { serverEvents } from '@/realtime/serverEvents';
import { socketStateChanged } from '@/realtime/socketActions';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { eventually } from '@tests/support/eventually';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aTicket, aUser } from '@tests/support/records';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { outwait, pasteInto } from '@tests/support/rendering/renderPage';
import { signedInAs } from '../auth/loginUser';
import { renderTickets } from './renderTickets';
import { hold } from '@tests/support/hold';

const me = aUser();
const mine = aTicket({ id: 1, status: 'open', userId: me.id, whatsapp: { name: 'Loja SP' } });
const other = aTicket({ id: 2, status: 'open', userId: me.id });
const contactOf = (ticketId: number) => ({
  id: ticketId + 1_000,
  name: `Cliente ${ticketId}`,
  number: '5511988342217',
  email: `cliente${ticketId}@mail.com`,
  createdAt: '2024-08-10T12:00:00.000Z',
  extraInfo: [
    { id: 1, name: 'Bairro', value: `Rua ${ticketId}` },
    { id: 2, name: 'CPF', value: `${ticketId}` },
  ],
});
const aNote = (id: number, note: string) => ({
  id,
  note,
  user: { id: 11, name: 'Diego' },
  ticketId: 1,
  contactId: 1_001,
  createdAt: new Date(2026, 2, 12, 10, 18 + id).toISOString(),
});

const contactRoutes: FakeRoutes = {
  'GET /contacts/1001': { body: contactOf(1) },
  'GET /contacts/1002': { body: contactOf(2) },
};

/** The ticket screen with the drawer of ticket 1 open; `room` is the width of the screen, px. */
const openDrawer = async (routes: FakeRoutes = {}, room = 1_180) => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(room);
  const app = await renderTickets({
    tickets: [mine, other],
    path: `/tickets/${mine.uuid}`,
    // A 403 is a refusal of the role, not of the session.
    desktop: createFakeDesktop({ refresh: () => signedInAs() }).desktop,
    routes: { ...contactRoutes, 'GET /ticket-notes/list': { body: [] }, ...routes },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Dados do contato' }));
  const drawer = await screen.findByRole('complementary', { name: 'Dados do contato' });
  await within(drawer).findByText('cliente1@mail.com');
  return { ...app, drawer };
};
/** The name/value pairs below their heading. */
const pairsIn = (drawer: HTMLElement) =>
  [...(within(drawer).getByText('Informações extras').nextElementSibling?.querySelectorAll('dt') ?? [])].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
const noteField = () => screen.getByRole('textbox', { name: 'Nova observação' });
/** Rendered a moment after the first letter. */
const addButton = () => screen.findByRole('button', { name: 'Adicionar' });
const tooLate = { status: 500, body: { error: 'Internal server error' } };

// Loaded on demand by the app; the first load takes longer than a test waits.
beforeAll(() =>
  Promise.all([import('@/features/tickets/drawer/ContactDrawer'), import('@/features/contacts/dialog/ContactDialog')]),
);
beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('the contact drawer', () => {
  it('[CDRAWER-01] [CALL-48] shows the contact, the edit action, extra info and notes', async () => {
    const { drawer } = await openDrawer({ 'GET /ticket-notes/list': { body: [aNote(1, 'Prefere entrega à tarde.')] } });
    expect(within(drawer).getByRole('heading', { name: 'Cliente 1' })).toBeInTheDocument();
    expect(within(drawer).getByText('C1')).toBeVisible();
    for (const fact of ['Cliente desde 08/2024', '+55 11 98834-2217', 'Loja SP'])
      expect(drawer).toHaveTextContent(fact);
    expect(within(drawer).getByRole('button', { name: 'Editar contato' })).toBeInTheDocument();
    expect(within(drawer).getByRole('heading', { name: 'Informações extras' })).toBeVisible();
    expect(within(drawer).getByText('Rua 1')).toBeVisible();
    expect(within(drawer).getByRole('heading', { name: 'Observações' })).toBeVisible();
    expect(await within(drawer).findByText('Prefere entrega à tarde.')).toBeVisible();
  });

  it('copies the phone number as displayed, and an address wraps only after its punctuation', async () => {
    const { drawer, user } = await openDrawer();
    await user.click(within(drawer).getByRole('button', { name: 'Copiar o telefone' }));
    expect(await navigator.clipboard.readText()).toBe('+55 11 98834-2217');
    const address = within(drawer).getByText('cliente1@mail.com');
    const parts = [...address.childNodes].map(({ nodeName, textContent }) => textContent || nodeName);
    expect(parts.join(' ')).toBe('cliente1@ WBR mail. WBR com');
  });

  it('[CDRAWER-01] is a column from 1180 px of width, remembered, and covers the conversation at 1179 px', async () => {
    const { user } = await openDrawer({}, 1_180);
    expect(localStorage.getItem('contactDrawer')).toBe('open');
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('complementary', { name: 'Dados do contato' })).not.toBeInTheDocument();
    expect(localStorage.getItem('contactDrawer')).toBe('closed');
  });

  it('[KEY-05] leaves the text box usable when it covers the messages; Escape closes it first, then the conversation', async () => {
    const { user, address } = await openDrawer({}, 1_179);
    expect(localStorage.getItem('contactDrawer')).toBeNull();
    await pasteInto(user, screen.getByRole('textbox', { name: 'Mensagem' }), 'O número é este');
    expect(screen.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('O número é este');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary', { name: 'Dados do contato' })).not.toBeInTheDocument();
    expect(address()).toBe(`/tickets/${mine.uuid}`);
    await user.keyboard('{Escape}');
    expect(address()).toBe('/tickets');
  });

  it('[KEY-03] [CDRAWER-01] Ctrl+. opens and closes it', async () => {
    const { user } = await openDrawer();
    await user.keyboard('{Control>}.{/Control}');
    expect(screen.queryByRole('complementary', { name: 'Dados do contato' })).not.toBeInTheDocument();
    await user.keyboard('{Control>}.{/Control}');
    expect(await screen.findByRole('complementary', { name: 'Dados do contato' })).toBeInTheDocument();
  });

  it('[CDRAWER-01] [CDRAWER-02] the edit action opens the contact dialog for that contact', async () => {
    const { user } = await openDrawer();
    await user.click(screen.getByRole('button', { name: 'Editar contato' }));
    // In tests antd gives the dialog's title and the button's tooltip the same id.
    const title = await screen.findByRole('heading', { name: 'Editar contato' });
    const dialog = title.closest<HTMLElement>('[role="dialog"]')!;
    expect(await within(dialog).findByRole('textbox', { name: 'Nome' })).toHaveValue('Cliente 1');
    expect(within(dialog).getByRole('textbox', { name: 'E-mail' })).toHaveValue('cliente1@mail.com');
  });

  it('[CDRAWER-03] [CALL-49] shows the fields of the extra info call when the server has it', async () => {
    const pairs = [
      { id: 7, name: 'Código ERP', value: 'C-20418' },
      { id: 8, name: 'Aniversário', value: '12/03' },
    ];
    const { drawer } = await openDrawer({ 'GET /contacts-extrainfo/1001': { body: pairs } });
    expect(await within(drawer).findByText('C-20418')).toBeVisible();
    expect(pairsIn(drawer)).toEqual(pairs.map(({ name, value }) => [name, value]));
    expect(within(drawer).queryByText('Rua 1')).not.toBeInTheDocument();
  });

  it('[CDRAWER-03] [CALL-49] a missing call is made once, and the contact’s own fields are shown instead, without a toast', async () => {
    const { drawer, user, calls, store } = await openDrawer();
    expect(await within(drawer).findByText('Rua 1')).toBeVisible();
    expect(pairsIn(drawer)).toEqual([
      ['Bairro', 'Rua 1'],
      ['CPF', '1'],
    ]);
    await user.click(await screen.findByRole('button', { name: /^Cliente 2/ }));
    expect(await screen.findByText('Rua 2')).toBeVisible();
    expect(calls.filter((call) => call.includes('/contacts-extrainfo/'))).toEqual(['GET /contacts-extrainfo/1001']);
    expect(store.getState().toasts).toEqual([]);
  });

  it('[CDRAWER-03] [CALL-49] a call that fails for another reason is made again for the next contact', async () => {
    const { user, calls } = await openDrawer({ 'GET /contacts-extrainfo/1001': tooLate });
    await user.click(await screen.findByRole('button', { name: /^Cliente 2/ }));
    await screen.findByText('Rua 2');
    expect(calls).toContain('GET /contacts-extrainfo/1002');
  });

  it('[RT-16] [CDRAWER-08] follows contact updates', async () => {
    const { drawer, live } = await openDrawer();
    const picture = 'https://x.test/ju.png';
    const changed = { number: '5511977776666', email: 'ju@mail.com', profilePicUrl: picture };
    await live(serverEvents.contact({ action: 'update', record: { id: 1_001, name: 'Juliana Prado', ...changed } }));
    expect(within(drawer).getByRole('heading', { name: 'Juliana Prado' })).toBeInTheDocument();
    expect(drawer).toHaveTextContent('+55 11 97777-6666');
    expect(drawer.querySelector('img')).toHaveAttribute('src', picture);
    expect(drawer).toHaveTextContent('Rua 1');
    // Also where the server has no call for the extra info, which then comes with the contact alone.
    const extraInfo = [{ id: 2, name: 'Código ERP', value: 'C-30000' }];
    await live(serverEvents.contact({ action: 'update', record: { id: 1_001, name: 'Juliana Prado', extraInfo } }));
    expect(within(drawer).getByText('C-30000').closest('dd')?.previousElementSibling).toHaveTextContent('Código ERP');
    expect(drawer).toHaveTextContent('ju@mail.com');
    expect(drawer).not.toHaveTextContent('Rua 1');
    const emptied = { email: null, profilePicUrl: null };
    await live(serverEvents.contact({ action: 'create', record: { id: 1_001, name: 'Juliana Prado', ...emptied } }));
    expect(drawer).not.toHaveTextContent('ju@mail.com');
    expect(drawer.querySelector('img')).toBeNull();
  });

  it('[RT-16] [CDRAWER-08] extra info that came by its own call follows contact updates too', async () => {
    const pairs = [{ id: 7, name: 'Código ERP', value: 'C-20418' }];
    const { drawer, live } = await openDrawer({ 'GET /contacts-extrainfo/1001': { body: pairs } });
    await within(drawer).findByText('C-20418');
    const extraInfo = [{ id: 7, name: 'Código ERP', value: 'C-30000' }];
    await live(serverEvents.contact({ action: 'update', record: { id: 1_001, name: 'Juliana Prado', extraInfo } }));
    expect(within(drawer).getByText('C-30000')).toBeVisible();
    expect(within(drawer).queryByText('C-20418')).not.toBeInTheDocument();
    // Another contact's change is none of this drawer's.
    await live(serverEvents.contact({ action: 'update', record: { id: 1_002, name: 'Bruno Leal' } }));
    expect(within(drawer).getByRole('heading', { name: 'Juliana Prado' })).toBeInTheDocument();
  });
});

describe('notes', () => {
  it('[CDRAWER-04] [CALL-42] [FMT-03] are requested for the ticket and its contact and show note, author and date', async () => {
    const list = createRecordedRoute({ body: [aNote(2, 'Já trocou uma mesa'), { ...aNote(1, 'Antiga'), user: null }] });
    const { drawer } = await openDrawer({ 'GET /ticket-notes/list': list.route });
    await within(drawer).findByText('Já trocou uma mesa');
    expect(list.asked[0]?.query).toEqual({ ticketId: 1, contactId: 1_001 });
    const [first, second] = within(drawer).getAllByRole('listitem');
    expect(first).toHaveTextContent('Já trocou uma mesa');
    expect(first).toHaveTextContent('Diego · 12/03/2026 10:20');
    expect(second).toHaveTextContent('Usuário excluído · 12/03/2026 10:19');
    expect(drawer).toHaveTextContent('2 observações');
  });

  it('[CDRAWER-06] a draft note is kept per ticket until it is added, also after another conversation', async () => {
    const { user } = await openDrawer({ 'POST /ticket-notes': { body: aNote(9, 'Liga amanhã') } });
    await pasteInto(user, noteField(), 'Liga amanhã');
    await user.click(await screen.findByRole('button', { name: /^Cliente 2/ }));
    await screen.findByText('Rua 2');
    expect(noteField()).toHaveValue('');
    await user.click(await screen.findByRole('button', { name: /^Cliente 1/ }));
    await screen.findByText('Rua 1');
    expect(noteField()).toHaveValue('Liga amanhã');
    await user.click(await addButton());
    const drawer = screen.getByRole('complementary', { name: 'Dados do contato' });
    expect(await within(drawer).findByRole('listitem')).toHaveTextContent('Liga amanhã');
    expect(noteField()).toHaveValue('');
  });

  it('[OFF-02] [CALL-42] are reloaded when the connection is back', async () => {
    const list = createRecordedRoute({ body: [] }, { body: [aNote(1, 'De um colega')] });
    const { drawer, live } = await openDrawer({ 'GET /ticket-notes/list': list.route });
    await live(socketStateChanged({ state: 'connecting', nextTryAt: null, at: Date.now() }));
    expect(within(drawer).queryByText('De um colega')).not.toBeInTheDocument();
    await live(socketStateChanged({ state: 'online', nextTryAt: null, at: Date.now() }));
    expect(await within(drawer).findByText('De um colega')).toBeVisible();
  });

  it.each([
    ['one character', 'x', 'Too Short!'],
    ['one character between blanks', '  x  ', 'Too Short!'],
    ['256 characters', 'x'.repeat(256), 'Too Long!'],
  ])('[CDRAWER-05] [LIST-11] %s is refused beside the field without a call', async (_, text, message) => {
    const { user, calls } = await openDrawer();
    await user.click(noteField());
    await user.paste(text);
    const add = await addButton();
    await outwait(() => fireEvent.click(add));
    await eventually(() => expect(noteField()).toHaveAccessibleDescription(message));
    expect(noteField()).toHaveValue(text);
    expect(calls).not.toContain('POST /ticket-notes');
  });

  it('[CDRAWER-05] [LIST-11] neither nothing nor spaces can be added', async () => {
    const { user, calls } = await openDrawer();
    await user.click(noteField());
    expect(screen.queryByRole('button', { name: 'Adicionar' })).not.toBeInTheDocument();
    await outwait(() => fireEvent.keyDown(noteField(), { key: 'Enter', ctrlKey: true }));
    await eventually(() => expect(noteField()).toHaveAccessibleDescription('Required'));
    await user.type(noteField(), '   ');
    const add = await addButton();
    await outwait(() => fireEvent.click(add));
    await eventually(() => expect(noteField()).toHaveAccessibleDescription('Required'));
    expect(calls).not.toContain('POST /ticket-notes');
  });

  it.each([
    ['2 characters', 'ok'],
    ['255 characters', 'x'.repeat(255)],
  ])('[CDRAWER-05] [CDRAWER-06] %s are accepted', async (_, text) => {
    const add = createRecordedRoute({ body: aNote(5, text) });
    const { user } = await openDrawer({ 'POST /ticket-notes': add.route });
    await user.click(noteField());
    await user.paste(text);
    await user.click(await addButton());
    await screen.findByText('Observação adicionada com sucesso!');
    expect(add.asked[0]?.body).toEqual({ note: text, ticketId: 1, contactId: 1_001 });
  });

  it('[CDRAWER-06] a note that is begun while another one is being added is kept', async () => {
    const { held, release: answer } = hold<FakeAnswer>();
    const { user, store, calls } = await openDrawer({
      'POST /ticket-notes': () => held,
    });
    await pasteInto(user, noteField(), 'Liga amanhã');
    await user.click(await addButton());
    // What is typed next is not for the customer.
    await eventually(() => expect(noteField()).toHaveFocus());
    fireEvent.change(noteField(), { target: { value: 'Portaria' } });
    await eventually(() => expect(calls).toContain('POST /ticket-notes'));
    answer({ body: aNote(5, 'Liga amanhã') });
    await findSuccess('Observação adicionada com sucesso!');
    expect(noteField()).toHaveValue('Portaria');
    expect(selectDraft(store.getState(), mine.id)?.note).toBe('Portaria');
  });

  it('[CDRAWER-06] a note that is saved after its drawer was opened again is not added twice, and leaves the field', async () => {
    const { held, release: answer } = hold<FakeAnswer>();
    const { user, calls } = await openDrawer({
      'POST /ticket-notes': () => held,
    });
    await pasteInto(user, noteField(), 'Liga amanhã');
    await user.click(await addButton());
    await eventually(() => expect(calls).toContain('POST /ticket-notes'));
    await user.click(screen.getByRole('button', { name: 'Dados do contato' }));
    await user.click(screen.getByRole('button', { name: 'Dados do contato' }));
    expect(noteField()).toHaveValue('Liga amanhã');
    await outwait(() => fireEvent.keyDown(noteField(), { key: 'Enter', ctrlKey: true }));
    answer({ body: aNote(5, 'Liga amanhã') });
    await findSuccess('Observação adicionada com sucesso!');
    expect(noteField()).toHaveValue('');
    expect(calls.filter((call) => call === 'POST /ticket-notes')).toHaveLength(1);
  });

  it('[CDRAWER-05] [CDRAWER-06] [ERR-03] [CALL-43] the server’s own minimum is shown in the form and the text stays', async () => {
    const refusal = { status: 400, body: { error: 'ERR_TICKETNOTE_INVALID_NAME' } };
    const { user, store } = await openDrawer({ 'POST /ticket-notes': refusal });
    await user.type(noteField(), 'ok');
    await user.click(await addButton());
    await eventually(() => expect(noteField()).toHaveAccessibleDescription(/^Este servidor exige pelo menos 3/));
    expect(noteField()).toHaveValue('ok');
    expect(store.getState().toasts).toEqual([]);
  });

  it('[CDRAWER-06] [CALL-43] an added note is confirmed and listed first with its author, and the field is empty again', async () => {
    const { user: _none, ...answer } = aNote(5, 'Portaria exige RG');
    const add = createRecordedRoute({ body: answer });
    const { drawer, user } = await openDrawer({
      'GET /ticket-notes/list': { body: [aNote(1, 'Antiga')] },
      'POST /ticket-notes': add.route,
    });
    await pasteInto(user, noteField(), ' Portaria exige RG', '{Control>}{Enter}{/Control}');
    await findSuccess('Observação adicionada com sucesso!');
    expect(add.asked.map(({ body }) => body)).toEqual([{ note: 'Portaria exige RG', ticketId: 1, contactId: 1_001 }]);
    const [first, second] = within(drawer).getAllByRole('listitem');
    expect(first).toHaveTextContent('Portaria exige RG');
    expect(first).toHaveTextContent('Ana Ribeiro');
    expect(second).toHaveTextContent('Antiga');
    expect(noteField()).toHaveValue('');
  });

  it('[CDRAWER-06] [CALL-43] an added note is listed also where the answer is empty', async () => {
    const list = createRecordedRoute({ body: [] }, { body: [aNote(5, 'Portaria exige RG')] });
    const { drawer, user } = await openDrawer({
      'GET /ticket-notes/list': list.route,
      'POST /ticket-notes': { status: 201, body: '' },
    });
    await pasteInto(user, noteField(), 'Portaria exige RG', '{Control>}{Enter}{/Control}');
    await findSuccess('Observação adicionada com sucesso!');
    expect(within(drawer).getByRole('listitem')).toHaveTextContent('Portaria exige RG');
    expect(noteField()).toHaveValue('');
  });

  it('[CDRAWER-06] a text that is typed further while the note is saved stays in the field', async () => {
    const { held, release: answer } = hold<FakeAnswer>();
    const { user } = await openDrawer({ 'POST /ticket-notes': () => held });
    await user.type(noteField(), 'Ligar{Control>}{Enter}{/Control}');
    await pasteInto(user, noteField(), ' amanhã');
    answer({ body: aNote(9, 'Ligar') });
    await findSuccess('Observação adicionada com sucesso!');
    expect(noteField()).toHaveValue('Ligar amanhã');
  });

  const deleteNote = async (user: Awaited<ReturnType<typeof openDrawer>>['user'], answer: string) => {
    const buttons = await screen.findAllByRole('button', { name: 'Excluir observação' });
    await user.click(buttons.at(-1)!);
    const question = await findQuestion('Excluir a observação?');
    await user.click(within(question).getByRole('button', { name: answer }));
  };

  it('[CDRAWER-07] [CALL-44] [SHELL-14] a deleted note is confirmed and removed', async () => {
    const { user, calls } = await openDrawer({
      'GET /ticket-notes/list': { body: [aNote(6, 'Certa'), aNote(5, 'Errada')] },
      'DELETE /ticket-notes/5': { body: { message: 'Observação removida' } },
    });
    await deleteNote(user, 'Cancelar');
    expect(calls).not.toContain('DELETE /ticket-notes/5');
    await deleteNote(user, 'Excluir');
    await findSuccess('Observação excluída com sucesso!');
    expect(screen.queryByText('Errada')).not.toBeInTheDocument();
    expect(screen.getByText('Certa')).toBeVisible();
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /ticket-notes/5']);
  });

  it('[CDRAWER-07] [ERR-31] [CALL-44] a refused deletion says why and the note stays', async () => {
    const { user } = await openDrawer({
      'GET /ticket-notes/list': { body: [aNote(5, 'De todos')] },
      'DELETE /ticket-notes/5': { status: 403, body: { error: 'ERR_NO_PERMISSION' } },
    });
    await deleteNote(user, 'Excluir');
    expect(await screen.findByText('Você não tem permissão para isso. Fale com o administrador.')).toBeVisible();
    expect(screen.getByText('De todos')).toBeVisible();
    expect(screen.queryByText('Observação excluída com sucesso!')).not.toBeInTheDocument();
  });
});
