import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { eventually } from '@tests/support/eventually';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import type { Message } from '@/protocol/records/messages';
import { sessionUserChanged } from '@/entities/session/sessionActions';
import { serverEvents } from '@/realtime/serverEvents';
import { dialogOpened } from '@/store/dialogs';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { renderTickets } from './renderTickets';
import { hold } from '@tests/support/hold';

const me = aUser();
const open = (id: number, name: string) =>
  aTicket({ id, status: 'open', userId: me.id, contact: { id: id + 1_000, name, number: `551190000000${id}` } });
const source = open(1, 'Cliente 1');
const at = (minute: number) => `2026-11-21T12:0${minute}:00.000Z`;
const first = aMessage({ id: 'A', body: 'Primeira', createdAt: at(1) });
const picture = aMessage({ id: 'B', body: '-', mediaType: 'image', mediaUrl: 'sofa.jpg', createdAt: at(2) });
const third = aMessage({ id: 'C', body: 'Terceira', createdAt: at(3) });

beforeAll(() => import('@/features/tickets/forward/ForwardDialog'));

const start = async (routes: FakeRoutes = {}, further: readonly Message[] = [], user = me) => {
  const app = await renderTickets({
    user,
    tickets: [source, open(2, 'Rita Lima'), open(3, 'Bruno Reis'), { ...open(4, 'Rita Alves'), status: 'pending' }],
    messages: [first, picture, third, ...further],
    path: `/tickets/${source.uuid}`,
    routes,
  });
  await screen.findByRole('log');
  await eventually(() => expect(app.store.getState().messages.threads[1]?.status).toBe('ready'));
  await app.live(dialogOpened({ type: 'forward', ticketId: 1, messageId: 'C' }));
  const dialog = await screen.findByRole('dialog', { name: 'Encaminhar' });
  const pick = async (typed: string, option: RegExp) => {
    fireEvent.change(within(dialog).getByRole('combobox', { name: 'Para quem (até 5)' }), { target: { value: typed } });
    await app.user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content *' }));
  };
  const button = () => within(dialog).getByRole('button', { name: /Encaminhar$/ });
  const chosen = () =>
    [...dialog.querySelectorAll('.ant-select-selection-item-content')].map(({ textContent }) => textContent);
  return { ...app, dialog, pick, button, chosen };
};

describe('[TRIAGE-07] what changes while messages are forwarded', () => {
  it('recipients cannot be changed until the answer, which would drop those that were added', async () => {
    const { held, release: answer } = hold();
    const made = createRecordedRoute({ status: 400, body: { error: 'ERR_NO_DEF_WAPP_FOUND' } });
    const ana = { id: 50, name: 'Ana Contato', number: '5511955550000' };
    const rows = { body: { contacts: [ana], count: 1, hasMore: false } };
    const { dialog, pick, button, chosen, user } = await start({
      'GET /contacts/': rows,
      'GET /contacts': rows,
      'POST /tickets': made.route,
      'GET /public/sofa.jpg': async (): Promise<FakeAnswer> => {
        await held;
        return { body: 'jpg' };
      },
    });
    const field = () => within(dialog).getByRole('combobox', { name: 'Para quem (até 5)' });
    fireEvent.click(within(dialog).getByRole('checkbox', { name: /^Foto/ }));
    await pick('rita', /^Rita Lima$/);
    await pick('ana contato', /^Ana Contato$/);
    await user.click(button());
    expect(field()).toBeDisabled();
    await act(async () => answer());
    await eventually(() => expect(chosen()).toEqual(['Ana Contato']));
    expect(field()).toBeEnabled();
  });

  it('a chosen ticket that is resolved meanwhile gets nothing, and is named', async () => {
    const { dialog, pick, button, live, user, store } = await start();
    await pick('rita', /^Rita Lima$/);
    const record = { ...open(2, 'Rita Lima'), status: 'closed', updatedAt: '2030-01-01T00:00:00.000Z' };
    await live(serverEvents.ticket({ action: 'update', record }));
    await user.click(button());
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Rita Lima: O atendimento não está mais aberto.',
    );
    expect(store.getState().outbox.order).toEqual([]);
  });

  it('[RT-12] a chosen message that is deleted meanwhile no longer counts, and alone it cannot be sent', async () => {
    const { dialog, pick, button, live } = await start();
    await pick('rita', /^Rita Lima$/);
    expect(within(dialog).getByText('1 mensagem')).toBeInTheDocument();
    expect(button()).toBeEnabled();
    const record = { ...third, isDeleted: true };
    await live(serverEvents.appMessage({ action: 'update', record, ticket: null, contact: null }));
    expect(within(dialog).getByText('Nenhuma mensagem escolhida')).toBeInTheDocument();
    expect(within(dialog).getByRole('checkbox', { name: /foi apagada/ })).not.toBeChecked();
    expect(button()).toBeDisabled();
  });
});

it('[COMPAT-01] [TRIAGE-07] a location whose picture was cut off can be in the conversation: it is one without a picture', async () => {
  const body = 'data:image/png;base64,iVBOR | https://maps.google.com/?q=-23.5,-46.6 | Loja';
  const { dialog } = await start({}, [aMessage({ id: 'E', mediaType: 'locationMessage', body, createdAt: at(5) })]);
  expect(
    within(dialog).getByRole('checkbox', { name: /localizações sem mapa não podem ser encaminhadas/ }),
  ).toBeDisabled();
});

it('[TRIAGE-07] the contact of the conversation itself is not offered', async () => {
  const rows = { body: { contacts: [source.contact!], count: 1, hasMore: false } };
  const asked = createRecordedRoute(rows);
  const { dialog } = await start({ 'GET /contacts/': asked.route, 'GET /contacts': asked.route });
  fireEvent.change(within(dialog).getByRole('combobox', { name: 'Para quem (até 5)' }), {
    target: { value: 'cliente' },
  });
  await eventually(() => expect(asked.asked).toHaveLength(1));
  expect(await screen.findByText(/^Nada encontrado|^Nenhum/, { selector: 'output' })).toBeInTheDocument();
});

it('[TRIAGE-07] [RT-08] [LIST-11] a contact gets a ticket in the chosen queue and connection, while there is one; who has one already is named', async () => {
  const user = aUser({ queues: ['Vendas', 'Suporte'].map((name, at) => ({ id: at + 1, name, color: '#16a34a' })) });
  const ana = { id: 50, name: 'Ana Contato', number: '5511955550000' };
  const rows = { body: { contacts: [ana], count: 1, hasMore: false } };
  const bruno = aTicket({ id: 40, status: 'open', userId: 11, contactId: 50, user: { id: 11, name: 'Bruno Alves' } });
  const made = createRecordedRoute(
    { status: 409, body: { error: JSON.stringify({ ...bruno, queue: null }) } },
    { body: aTicket({ id: 41, status: 'open', userId: me.id, contactId: 50, contact: ana }) },
  );
  const connections = ['Loja', 'Atacado'].map((name, at) => ({ id: at + 3, name, status: 'CONNECTED' }));
  const { dialog, pick, button, chosen, store, ...app } = await start(
    {
      'GET /contacts/': rows,
      'GET /contacts': rows,
      'GET /whatsapp/': { body: connections },
      'POST /tickets': made.route,
    },
    [],
    user,
  );
  const choose = async (name: string, option: string) => {
    await app.user.click(within(dialog).getByRole('combobox', { name }));
    await app.user.click(await screen.findByTitle(option));
  };
  await pick('rita', /^Rita Lima$/);
  expect(screen.queryByText('Rita Alves', { selector: '.ant-select-item-option-content *' })).not.toBeInTheDocument();
  expect(button()).toBeEnabled();
  await pick('ana contato', /^Ana Contato$/);
  await app.user.click(button());
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Selecione uma fila');
  await eventually(() => expect(within(dialog).getByRole('combobox', { name: 'Fila' })).toHaveFocus());
  expect(made.asked).toEqual([]);
  await choose('Fila', 'Suporte');
  expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
  await choose('Conexão', 'Atacado');
  await app.user.click(button());
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Ana Contato: Bruno Alves já está atendendo este contato. Peça a transferência.',
  );
  expect(chosen()).toEqual(['Ana Contato']);
  act(() => void store.dispatch(serverEvents.whatsapp({ action: 'delete', id: 4 }) as never));
  act(() => void store.dispatch(sessionUserChanged({ ...user, queues: user.queues!.slice(0, 1) })));
  await app.user.click(button());
  expect(made.asked).toHaveLength(1);
  await choose('Fila', 'Vendas');
  await app.user.click(button());
  expect(await screen.findAllByText('Encaminhado para 1 conversa.')).not.toEqual([]);
  const wish = { contactId: 50, queueId: 2, whatsappId: 4, userId: me.id, status: 'open' };
  expect(made.asked.map(({ body }) => body)).toEqual([wish, { ...wish, queueId: 1, whatsappId: 3 }]);
  const { outbox } = store.getState();
  expect(outbox.order.map((id) => [outbox.byId[id]?.ticketId, outbox.byId[id]?.body])).toEqual([
    [2, 'Terceira'],
    [41, 'Terceira'],
  ]);
});

it('[TRIAGE-07] [RT-08] the connections offered for a new ticket are those that there are by now', async () => {
  const rows = { body: { contacts: [{ id: 50, name: 'Ana Contato', number: '5511955550000' }], count: 1 } };
  const connections = ['Loja', 'Atacado'].map((name, at) => ({ id: at + 3, name, status: 'CONNECTED' }));
  const { dialog, pick, live, user } = await start({
    'GET /contacts/': rows,
    'GET /contacts': rows,
    'GET /whatsapp/': { body: connections },
  });
  await pick('ana contato', /^Ana Contato$/);
  await user.click(within(dialog).getByRole('combobox', { name: 'Conexão' }));
  expect(await screen.findByTitle('Atacado')).toBeInTheDocument();
  for (const record of [
    { id: 4, name: 'Matriz', status: 'CONNECTED' },
    { id: 5, name: 'Filial', status: 'CONNECTED' },
  ])
    await live(serverEvents.whatsapp({ action: 'update', record }));
  for (const name of ['Matriz', 'Filial']) expect(await screen.findByTitle(name)).toBeInTheDocument();
  expect(screen.queryByTitle('Atacado')).not.toBeInTheDocument();
  await live(serverEvents.whatsapp({ action: 'delete', id: 4 }));
  await eventually(() => expect(screen.queryByTitle('Matriz')).not.toBeInTheDocument());
});

it('[TRIAGE-07] [RT-20] a chosen queue that is deleted is chosen no more', async () => {
  const user = aUser({ queues: ['Vendas', 'Suporte'].map((name, at) => ({ id: at + 1, name, color: '#16a34a' })) });
  const rows = { body: { contacts: [{ id: 50, name: 'Ana Contato', number: '5511955550000' }], count: 1 } };
  const { dialog, pick, button, live, ...app } = await start(
    { 'GET /contacts/': rows, 'GET /contacts': rows },
    [],
    user,
  );
  await pick('ana contato', /^Ana Contato$/);
  await app.user.click(within(dialog).getByRole('combobox', { name: 'Fila' }));
  await app.user.click(await screen.findByTitle('Suporte'));
  expect(button()).toBeEnabled();
  await live(serverEvents.queue({ action: 'delete', id: 2 }));
  await app.user.click(button());
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Selecione uma fila');
});

it('[TRIAGE-07] a contact who has an open ticket is offered as that ticket alone, and only where the user may open it', async () => {
  const rita = { id: 1_002, name: 'Rita Lima', number: '5511900000002' };
  const prado = { id: 1_005, name: 'Rita Prado', number: '5511900000005' };
  const rows = createRecordedRoute({ body: { contacts: [rita, prado], count: 2, hasMore: false } });
  const { dialog, live } = await start({ 'GET /contacts/': rows.route, 'GET /contacts': rows.route });
  // Some servers name the contact inside alone.
  const { contactId: _id, ...bare } = open(5, 'Rita Prado');
  await live(serverEvents.ticket({ action: 'update', record: { ...bare, contact: prado } }));
  await live(serverEvents.ticket({ action: 'update', record: { ...open(6, 'Rita Gomes'), queueId: 9, userId: 77 } }));
  fireEvent.change(within(dialog).getByRole('combobox', { name: 'Para quem (até 5)' }), { target: { value: 'rita' } });
  await eventually(() =>
    expect(rows.asked.map(({ query }) => query)).toEqual([{ searchParam: 'rita', pageNumber: 1 }]),
  );
  await act(async () => {});
  const offered = [...document.querySelectorAll('.ant-select-item-option-content')].map(
    ({ textContent }) => textContent,
  );
  expect(offered).toEqual(['Rita LimaAtendimento aberto #2', 'Rita PradoAtendimento aberto #5']);
});

it('[LIST-06] [TRIAGE-07] queues that could not be loaded are told in place of the choice, and an admin needs none', async () => {
  const ana = { id: 50, name: 'Ana Contato', number: '5511955550000' };
  const rows = { body: { contacts: [ana], count: 1, hasMore: false } };
  const made = createRecordedRoute({ body: aTicket({ id: 41, status: 'open', contactId: 50, contact: ana }) });
  const connections = [3, 4].map((id) => ({ id, name: `Loja ${id}`, status: 'CONNECTED', isDefault: id === 4 }));
  const routes = {
    'GET /contacts/': rows,
    'GET /contacts': rows,
    'GET /queue': { status: 500, body: {} },
    'GET /whatsapp/': { body: connections },
    'POST /tickets': made.route,
  };
  const { dialog, pick, user, button } = await start(routes, [], aUser({ profile: 'admin' }));
  await pick('ana contato', /^Ana Contato$/);
  await user.click(within(dialog).getByRole('combobox', { name: 'Fila' }));
  const words = 'Não foi possível carregar a lista de registros';
  expect(await screen.findByText(words, { selector: 'output' })).toBeVisible();
  await user.click(button());
  await eventually(() => expect(made.asked).toHaveLength(1));
  expect(made.asked[0]?.body).toMatchObject({ contactId: 50, queueId: null, whatsappId: 4 });
});
