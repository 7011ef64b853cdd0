import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draftChanged } from '@/entities/conversations/drafts/draftsSlice';
import { ticketFilterChanged } from '@/entities/conversations/tickets/ticketActions';
import { serverEvents } from '@/realtime/serverEvents';
import { Bot } from '@/ui/icons';
import { eventually } from '@tests/support/eventually';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { renderTickets } from '../renderTickets';

/** The tabs of the lists, each with the status of its tickets. */
const LISTS = [
  [/^Atendendo/, 'open'],
  [/^Aguardando/, 'pending'],
  [/^Finalizados/, 'closed'],
] as const;

const me = aUser();
const TAGS = ['VIP', 'Boleto'].map((name, index) => ({ id: index + 1, name, color: '#a00' }));
const mine = aTicket({ id: 1, status: 'open', userId: me.id, whatsapp: { name: 'Loja SP' }, tags: TAGS });
const waiting = aTicket({ id: 2, whatsapp: { name: 'Loja SP' } });
const row = (name: RegExp) => screen.getByRole('button', { name });

// They have tooltips, so the pointer hits them and not the row below.
it('[TLIST-27] a click on a label of a row opens its ticket, like a click beside it', async () => {
  const { user, address } = await renderTickets({ tickets: [mine] });
  await user.click(screen.getByTitle('Mais: VIP, Boleto'));
  expect(address()).toBe(`/tickets/${mine.uuid}`);
});

it('[TLIST-27] a click on a label with Ctrl marks the row once, and one on a waiting row neither opens nor accepts', async () => {
  const { user, address, calls } = await renderTickets({ tickets: [mine, waiting] });
  await user.keyboard('{Control>}');
  await user.click(screen.getByTitle('Conexão Loja SP'));
  await user.keyboard('{/Control}');
  await eventually(() => expect(row(/^Cliente 1,.*selecionad/)).toBeInTheDocument());
  await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
  await user.click(within(screen.getByRole('list', { name: 'Atendimentos' })).getByTitle('Conexão Loja SP'));
  await eventually(() => expect(row(/^Cliente 2,/)).toHaveFocus());
  expect(address()).toBe('/tickets');
  expect(calls).not.toContain('PUT /tickets/2');
});

it.each([
  ['open', /^Atendendo/],
  ['closed', /^Finalizados/],
] as const)('[TLIST-27] Enter opens the ticket of a row whose ticket is %s', async (status, tab) => {
  const { user, address } = await renderTickets({ tickets: [{ ...mine, status }] });
  await user.click(screen.getByRole('tab', { name: tab }));
  (await screen.findByRole('button', { name: /^Cliente 1,/ })).focus();
  await user.keyboard('{Enter}');
  await eventually(() => expect(address()).toBe(`/tickets/${mine.uuid}`));
});

it('[TLIST-27] a click on a button or the checkbox of a row does not open its ticket', async () => {
  const { user, address } = await renderTickets({ tickets: [mine], user: aUser({ profile: 'admin' }) });
  await user.click(screen.getByRole('button', { name: 'Espiar a conversa de Cliente 1' }));
  await user.click(screen.getByRole('checkbox', { name: /Cliente 1/, hidden: true }));
  expect(address()).toBe('/tickets');
});

it('[TLIST-18] [TLIST-19] [TLIST-20] [TLIST-21] [TLIST-22] [TLIST-23] [TLIST-25] shows contact, last message, queue colour, connection, user, tags, unread count and chatbot in each list', async () => {
  const contact = { id: 5, name: 'Rita Lima', number: '5511999990000', profilePicUrl: 'https://fotos.test/rita.jpg' };
  const facts = {
    contact,
    userId: me.id,
    user: { id: me.id, name: me.name },
    queueId: 1,
    queue: { id: 1, name: 'Vendas', color: '#16a34a' },
    whatsapp: { name: 'Loja SP' },
    lastMessage: 'Ainda tem o sofá?',
    unreadMessages: 99,
    chatbot: true,
    tags: TAGS,
  };
  const tickets = LISTS.map(([, status], at) => aTicket({ id: at + 1, status, ...facts }));
  const bot = render(<Bot />).container.querySelector('svg')!.innerHTML;
  const { user } = await renderTickets({ tickets });
  for (const [tab, status] of LISTS) {
    await user.click(screen.getByRole('tab', { name: tab }));
    const opens = await screen.findByRole('button', { name: /^Rita Lima, Vendas, .*99 não lidas, Ainda tem o sofá\?/ });
    const item = within(opens.closest('li')!);
    for (const text of ['Rita Lima', 'Ainda tem o sofá?', '99']) expect(item.getByText(text), status).toBeVisible();
    expect(opens.closest('li')!.querySelector('img'), status).toHaveAttribute('src', contact.profilePicUrl);
    expect(item.getByTitle('Vendas').style.background, status).toBe('rgb(22, 163, 74)');
    expect(item.getByTitle('Conexão Loja SP'), status).toHaveTextContent('Loja SP');
    expect(item.getByTitle('Com Ana Ribeiro'), status).toHaveTextContent('Ana Ribeiro');
    expect(item.getByTitle('Mais: VIP, Boleto'), status).toHaveTextContent('+2');
    expect(item.getByTitle('Chatbot ativo').querySelector('svg')?.innerHTML, status).toBe(bot);
  }
});

it('[TLIST-23] shows no count where nothing is unread, and one above 99 with a plus sign', async () => {
  const counts = [0, null, 100, 2];
  await renderTickets({
    tickets: counts.map((unreadMessages, at) => aTicket({ id: 9 - at, status: 'open', userId: me.id, unreadMessages })),
  });
  const rows = within(screen.getByRole('list', { name: 'Atendimentos' })).getAllByRole('listitem');
  const shown = rows.map((item) => item.querySelector('[class*="count"]')?.textContent);
  expect(shown).toEqual([undefined, undefined, '99+', '2']);
});

it('[OFF-04] a draft is marked in each list', async () => {
  const tickets = LISTS.map(([, status], at) => aTicket({ id: at + 1, status, userId: me.id }));
  const { user, live } = await renderTickets({ tickets });
  for (const { id } of tickets) await live(draftChanged({ ticketId: id, text: `Texto ${id}` }));
  for (const [at, [tab]] of LISTS.entries()) {
    const words = `Texto ${at + 1}`;
    await user.click(screen.getByRole('tab', { name: tab }));
    const marked = await screen.findByRole('button', { name: new RegExp(`Rascunho: ${words}`) });
    const item = within(marked.closest('li')!);
    for (const text of ['Rascunho:', words]) expect(item.getByText(text)).toBeVisible();
  }
});

it('[RT-20] [TLIST-20] a row has a strip in the colour of its queue, grey without a readable one, which follows a change', async () => {
  const rows = () => within(screen.getByRole('list', { name: 'Atendimentos' })).getAllByRole('listitem');
  const strips = () => rows().map((item) => item.querySelector<HTMLElement>('[class*="strip"]')!);
  const coloured = (id: number, color: string) =>
    aTicket({ id, status: 'open', userId: me.id, queue: { id, name: `Fila ${id}`, color } });
  const { live } = await renderTickets({
    tickets: [
      aTicket({ id: 1, status: 'open', userId: me.id }),
      coloured(2, '#16a34a'),
      coloured(3, '#C0F'),
      coloured(4, 'red'),
      coloured(5, '#12345'),
      coloured(6, ''),
    ],
  });
  const GREY = 'rgb(169, 165, 157)';
  const looks = () => strips().map(({ title, style }) => [title, style.background]);
  expect(looks()).toEqual([
    ['Fila 6', GREY],
    ['Fila 5', GREY],
    ['Fila 4', GREY],
    ['Fila 3', 'rgb(204, 0, 255)'],
    ['Fila 2', 'rgb(22, 163, 74)'],
    ['Sem fila', GREY],
  ]);
  await live(serverEvents.queue({ action: 'update', record: { id: 2, name: 'Vendas', color: '#FF0A00' } }));
  expect(looks()[4]).toEqual(['Vendas', 'rgb(255, 10, 0)']);
});

it('[TLIST-18] [TICKET-31] a contact whose name is blank is called by its number, in its row and its conversation', async () => {
  const nameless = { ...mine, contact: { id: 1_001, name: ' \u00a0', number: '5511988342217' } };
  const { user } = await renderTickets({ tickets: [nameless] });
  await user.click(row(/^5511988342217,/));
  expect(await screen.findByRole('heading', { name: '5511988342217' })).toBeVisible();
});

it('[TLIST-18] [TLIST-19] a contact without a picture has its initials, and a last message without words of its own is named by its kind', async () => {
  const location = 'data:image/png;base64, x|https://maps.google.com';
  const listed = ['Áudio', '-', 'BEGIN:VCARD\nFN:Rita', location, 'sticker', '\u200eBom dia'];
  await renderTickets({
    tickets: listed.map((lastMessage, place) => aTicket({ id: 9 - place, status: 'open', userId: me.id, lastMessage })),
  });
  const rows = within(screen.getByRole('list', { name: 'Atendimentos' })).getAllByRole('listitem');
  const named = ['Mensagem de voz', 'Mídia', 'Contato', 'Localização', 'Figurinha', 'Bom dia'];
  for (const [place, words] of named.entries()) expect(within(rows[place]!).getByText(words)).toBeVisible();
  expect(within(rows[0]!).getByText('C9')).toBeVisible();
});

it('[TLIST-19] the row of an opened ticket tells what the last message is, which the list alone did not know', async () => {
  const ticket = { ...mine, lastMessage: '-' };
  const picture = { mediaType: 'image', mediaUrl: 'sofa.jpg', body: '-' };
  const { user } = await renderTickets({ tickets: [ticket], messages: [aMessage(picture)] });
  expect(within(row(/^Cliente 1,/).closest('li')!).getByText('Mídia')).toBeVisible();
  await user.click(row(/^Cliente 1,/));
  await eventually(() => expect(row(/^Cliente 1,.* Foto/)).toBeInTheDocument());
  expect(within(row(/^Cliente 1,/).closest('li')!).getByText('Foto')).toBeVisible();
});

it('[TLIST-20] [TLIST-21] [TLIST-25] the labels of a row follow its ticket: another queue, connection and agent, and no chatbot any more', async () => {
  const queues = ['Vendas', 'Suporte'].map((name, at) => ({ id: at + 1, name, color: at ? '#2563eb' : '#16a34a' }));
  const former = { ...mine, chatbot: true, queue: queues[0]!, user: { id: me.id, name: me.name } };
  const { live } = await renderTickets({
    tickets: [former, aTicket({ id: 3, status: 'open', userId: me.id })],
    user: aUser({ queues }),
  });
  const labels = (name: RegExp) =>
    [...row(name).closest('li')!.querySelectorAll('[title]')].map((label) => label.getAttribute('title'));
  expect(labels(/^Cliente 1,/)).toEqual(
    expect.arrayContaining(['Vendas', 'Chatbot ativo', 'Conexão Loja SP', 'Com Ana Ribeiro']),
  );
  // One that has none of them.
  expect(labels(/^Cliente 3,/).filter((label) => /^(?:Conexão|Com) |^Chatbot/.test(label ?? ''))).toEqual([]);
  await live(ticketFilterChanged({ showAll: true }));
  const bruno = { id: 11, name: 'Bruno Alves' };
  const changed = { queueId: 2, queue: queues[1]!, whatsapp: { name: 'Loja RJ' }, userId: bruno.id, user: bruno };
  await live(serverEvents.ticket({ action: 'update', record: { ...former, ...changed, chatbot: false } }));
  expect(labels(/^Cliente 1,/)).toEqual(expect.arrayContaining(['Suporte', 'Conexão Loja RJ', 'Com Bruno Alves']));
  expect(labels(/^Cliente 1,/)).not.toContain('Chatbot ativo');
  expect(screen.getByTitle('Suporte').style.background).toBe('rgb(37, 99, 235)');
  expect(screen.queryByTitle(/^(?:Vendas|Conexão Loja SP|Com Ana Ribeiro)$/)).not.toBeInTheDocument();
});
