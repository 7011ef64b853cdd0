import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverEvents } from '@/realtime/serverEvents';
import { chatBoxJoined, ticketListJoined, ticketListLeft } from '@/realtime/socketActions';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { eventually } from '@tests/support/eventually';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { contrastOf } from '@tests/support/rendering/contrastOf';
import { renderTickets } from '../renderTickets';

const me = aUser();
const mine = (id: number, facts = {}) =>
  aTicket({ id, status: 'open', userId: me.id, user: { id: me.id, name: me.name }, ...facts });
const rows = () => within(screen.getByRole('list', { name: 'Atendimentos' })).getAllByRole('listitem');
const row = (name: RegExp) => screen.getByRole('button', { name });
const names = () =>
  rows().map((item) => within(item).getAllByRole('button')[0]?.getAttribute('aria-label')?.split(',')[0]);

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 14, 0) }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('tabs', () => {
  const tickets = [mine(1), mine(2), aTicket({ id: 3 }), aTicket({ id: 4, status: 'closed', userId: me.id })];

  it('[TLIST-06] [TLIST-07] the open tab has two sub-tabs, each with its ticket count', async () => {
    const { user } = await renderTickets({ tickets });
    expect(await screen.findByRole('tab', { name: /^Atendendo ?2 atendimentos$/, selected: true })).toBeInTheDocument();
    // The number on screen stands before the words for screen readers.
    const segments = within(screen.getByRole('tablist', { name: /^Status/ })).getAllByRole('tab');
    expect(segments.map((tab) => tab.textContent)).toEqual(['Atendendo22 atendimentos', 'Aguardando11 atendimento']);
    expect(names()).toEqual(['Cliente 2', 'Cliente 1']);
    await user.click(screen.getByRole('tab', { name: /^Aguardando ?1 atendimento$/ }));
    expect(names()).toEqual(['Cliente 3']);
    await user.click(screen.getByRole('tab', { name: 'Finalizados' }));
    expect(screen.queryByRole('tablist', { name: /^Status/ })).not.toBeInTheDocument();
  });

  it('[TLIST-07] the counts follow live events', async () => {
    const { live } = await renderTickets({ tickets });
    await live(serverEvents.ticket({ action: 'update', record: { ...aTicket({ id: 9 }) } }));
    expect(screen.getByRole('tab', { name: /^Aguardando ?2 atendimentos$/ })).toBeInTheDocument();
  });

  it('[RT-05] [RT-06] the room of resolved tickets is joined by the tabs that show them, and left with them; an opened ticket joins its own', async () => {
    const { user, store } = await renderTickets({ tickets });
    const rooms: unknown[] = [];
    for (const actionCreator of [ticketListJoined, ticketListLeft])
      store.startListening({ actionCreator, effect: ({ type, payload }) => void rooms.push([type, payload.status]) });
    const [join, leave] = [ticketListJoined, ticketListLeft].map(({ type }) => [type, 'closed']);
    await user.click(screen.getByRole('tab', { name: 'Finalizados' }));
    await eventually(() => expect(rooms).toEqual([join]));
    const boxes: unknown[] = [];
    store.startListening({ actionCreator: chatBoxJoined, effect: ({ payload }) => void boxes.push(payload) });
    await user.click(await screen.findByRole('button', { name: /^Cliente 4/ }));
    await eventually(() => expect(boxes).toEqual([{ ticketId: 4 }]));
    for (const [step, name] of ['Abertos', 'Busca', 'Abertos'].entries()) {
      await user.click(screen.getByRole('tab', { name }));
      await eventually(() => expect(rooms).toEqual([join, leave, join, leave].slice(0, step + 2)));
    }
  });

  it('[TLIST-08] the closed tab lists resolved tickets', async () => {
    const { user, live } = await renderTickets({ tickets });
    await user.click(screen.getByRole('tab', { name: 'Finalizados' }));
    expect(await screen.findByRole('button', { name: /^Cliente 4/ })).toBeInTheDocument();
    for (const record of [aTicket({ id: 5 }), mine(6)]) await live(serverEvents.ticket({ action: 'update', record }));
    expect(names()).toEqual(['Cliente 4']);
  });

  it('arrow keys move between the tabs', async () => {
    const { user } = await renderTickets({ tickets });
    screen.getByRole('tab', { name: /^Atendendo/ }).focus();
    await user.keyboard('{ArrowRight}');
    await eventually(() => expect(screen.getByRole('tab', { name: /^Aguardando/, selected: true })).toHaveFocus());
  });
});

describe('rows', () => {
  it('[TLIST-18] shows the picture of the contact, be it a person or a group', async () => {
    const contact = { id: 1_001, name: 'Rita', number: '5511999990000', profilePicUrl: 'https://fotos.test/rita.jpg' };
    await renderTickets({ tickets: [mine(1, { contact }), mine(2, { contact, isGroup: true })] });
    expect(names()).toEqual(['Rita', 'Rita']);
    for (const item of rows()) expect(item.querySelector('img')).toHaveAttribute('src', contact.profilePicUrl);
  });

  it('[COMPAT-01] a ticket of a status nobody knows leaves its list, and unknown fields break nothing', async () => {
    const strange = { channel: 'sms', flags: { a: [1] }, rating: 'x' };
    const { user, live } = await renderTickets({ tickets: [mine(1), mine(2, strange)] });
    expect(names()).toEqual(['Cliente 2', 'Cliente 1']);
    await live(serverEvents.ticket({ action: 'update', record: { ...mine(2), ...strange, status: 'archived' } }));
    expect(names()).toEqual(['Cliente 1']);
    await user.click(row(/^Cliente 1/));
    expect(await screen.findByRole('textbox', { name: 'Mensagem' })).toBeInTheDocument();
  });

  it('[TLIST-21] [A11Y-03] names its queue while it waits, and the agent in words only when it is someone else', async () => {
    const queue = { id: 1, name: 'Vendas', color: '#16a34a' };
    const bruno = { id: 9, name: 'Bruno Tavares' };
    const { user } = await renderTickets({
      user: aUser({ profile: 'admin' }),
      tickets: [
        mine(1, { queue }),
        mine(2, { queue, userId: bruno.id, user: bruno, whatsapp: { name: 'Loja SP' } }),
        aTicket({ id: 3, queue, whatsapp: { name: 'Loja RJ' } }),
      ],
      routes: { 'GET /queue': { body: [queue] } },
    });
    const namesShown = () => rows().map((item) => item.textContent?.includes('Vendas'));
    const written = (name: string) => within(screen.getByTitle(`Com ${name}`)).getByText(name);
    await user.click(await screen.findByText('Todos'));
    await eventually(() => expect(namesShown()).toEqual([false, false]));
    expect(written('Ana Ribeiro').closest('[class*=hidden]')).not.toBeNull();
    expect(written('Bruno Tavares').closest('[class*=hidden]')).toBeNull();
    expect(screen.getByTitle('Conexão Loja SP')).toHaveTextContent('Loja SP');
    await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
    await eventually(() => expect(namesShown()).toEqual([true]));
    expect(contrastOf(within(rows()[0]!).getByText('Vendas').parentElement!)).toBeGreaterThanOrEqual(4.5);
    expect(screen.getByTitle('Conexão Loja RJ')).toHaveTextContent('Loja RJ');
  });

  it('[TLIST-22] names the tags, those that do not fit in the tooltip of their count', async () => {
    await renderTickets({ tickets: [mine(1, { tags: [{ id: 1, name: 'VIP', color: '#a00' }] })] });
    expect(screen.getByTitle('Mais: VIP')).toHaveTextContent('+1');
  });

  it('[TLIST-21] [TLIST-22] [A11Y-03] shows the tags in their colours when they fit, any of them readable; where one is cut, the connection is named in words for screen readers alone', async () => {
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(480);
    // Reports the width at once; a browser does so soon.
    class AtOnce extends ResizeObserver {
      readonly #tell: ResizeObserverCallback;
      constructor(tell: ResizeObserverCallback) {
        super(tell);
        this.#tell = tell;
      }
      override observe(target: Element): void {
        this.#tell([{ target } as ResizeObserverEntry], this);
      }
    }
    vi.stubGlobal('ResizeObserver', AtOnce);
    const tags = [
      { id: 1, name: 'VIP', color: '#aa0000' },
      { id: 2, name: 'Boleto', color: '#0000aa' },
    ];
    const long = { id: 3, name: 'Aguarda o retorno do fornecedor de tecidos', color: '#00aa00' };
    const last = { id: 4, name: 'Frete', color: '#00aaaa' };
    const pale = { id: 5, name: 'Novo', color: '#f5d90a' };
    const whatsapp = { name: 'Loja SP' };
    const others = [{ tags: [...tags, long, last] }, { tags: [long], whatsapp }, { tags: [pale] }];
    await renderTickets({ tickets: [{ tags, whatsapp }, ...others].map((parts, index) => mine(index + 1, parts)) });
    const chipsOf = (name: RegExp) => within(row(name).closest('li')!);
    const chips = chipsOf(/^Cliente 1,/);
    expect(['VIP', 'Boleto'].map((name) => chips.getByTitle(name).textContent)).toEqual(['VIP', 'Boleto']);
    for (const { name, color } of tags) expect(chips.getByTitle(name)).toHaveStyle({ color });
    expect(chips.queryByTitle(/^Mais: /)).not.toBeInTheDocument();
    const crowded = chipsOf(/^Cliente 2,/);
    expect(tags.map(({ name }) => crowded.getByTitle(name).textContent)).toEqual(['VIP', 'Boleto']);
    expect(crowded.getByTitle(`Mais: ${long.name}, Frete`)).toHaveTextContent('+2');
    expect(chips.getByText('Loja SP').closest('[class*=hidden]')).toBeNull();
    const spoken = within(chipsOf(/^Cliente 3,/).getByTitle('Conexão Loja SP')).getByText('Loja SP');
    expect(spoken.closest('[class*=hidden]')).not.toBeNull();
    expect(contrastOf(chipsOf(/^Cliente 4,/).getByTitle('Novo'))).toBeGreaterThanOrEqual(4.5);
  });

  it('[TLIST-24] [FMT-01] [FMT-02] shows the time today and the date for earlier days', async () => {
    await renderTickets({
      tickets: [
        mine(1, { updatedAt: new Date(2026, 10, 21, 0, 0).toISOString() }),
        mine(2, { updatedAt: new Date(2026, 10, 20, 23, 59).toISOString() }),
        mine(3, { updatedAt: undefined }),
      ],
    });
    expect(rows()[0]).toHaveTextContent('00:00');
    expect(rows()[1]).toHaveTextContent('20/11/2026');
    expect(rows()[2]!.querySelector('time')).toHaveTextContent(/^$/);
  });

  it('[TLIST-23] [TLIST-25] marks a ticket handled by the chatbot, and shows the unread count of a pending one too', async () => {
    const others = [{ chatbot: false }, { chatbot: null }, {}].map((facts, place) => mine(place + 4, facts));
    const { user } = await renderTickets({
      tickets: [mine(1, { chatbot: true }), ...others, aTicket({ id: 3, chatbot: true, unreadMessages: 1 })],
    });
    expect(screen.getAllByTitle('Chatbot ativo')).toHaveLength(1);
    expect(row(/^Cliente 1.*Chatbot ativo/)).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
    const [pending] = rows().map((item) => within(item));
    expect(pending!.getByTitle('Chatbot ativo').querySelector('svg')).toBeInTheDocument();
    expect(pending!.getByText('1')).toBeVisible();
  });

  it('[TLIST-26] has exactly one action by status: accept, resolve, reopen', async () => {
    const tickets = [mine(1), aTicket({ id: 2 }), aTicket({ id: 3, status: 'closed', userId: me.id })];
    const saved = tickets.map((ticket) => createRecordedRoute({ body: ticket }));
    const routes = Object.fromEntries(saved.map(({ route }, place) => [`PUT /tickets/${place + 1}`, route]));
    const { user } = await renderTickets({ tickets, routes });
    const act = async () => user.click(actions()[0]!);
    const actions = () => within(rows()[0]!).getAllByRole('button').slice(1);
    expect(actions().map((button) => button.getAttribute('aria-label'))).toEqual([
      'Finalizar o atendimento de Cliente 1',
    ]);
    await act();
    await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
    expect(actions().map((button) => button.getAttribute('aria-label'))).toEqual([
      'Aceitar o atendimento de Cliente 2',
    ]);
    expect(actions()[0]).toHaveTextContent(/^Aceitar$/);
    await act();
    await user.click(screen.getByRole('tab', { name: 'Abertos' }));
    await user.click(screen.getByRole('tab', { name: 'Finalizados' }));
    await screen.findByRole('button', { name: /^Cliente 3/ });
    expect(actions().map((button) => button.getAttribute('aria-label'))).toEqual([
      'Reabrir o atendimento de Cliente 3',
    ]);
    await act();
    await eventually(() =>
      expect(saved.map(({ asked }) => asked.map(({ body }) => body))).toMatchObject([
        [{ status: 'closed' }],
        [{ status: 'open' }],
        [{ status: 'open' }],
      ]),
    );
  });

  it('[TLIST-27] [ROUTE-08] an open or resolved row opens its ticket, a pending one does not', async () => {
    const tickets = [mine(1), aTicket({ id: 2 }), aTicket({ id: 3, status: 'closed', userId: me.id })];
    const { user, address, calls } = await renderTickets({ tickets });
    await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
    await user.click(row(/^Cliente 2/));
    expect(address()).toBe('/tickets');
    await user.click(screen.getByRole('tab', { name: /^Atendendo/ }));
    await user.click(row(/^Cliente 1/));
    expect(address()).toBe(`/tickets/${tickets[0]!.uuid}`);
    await user.click(screen.getByRole('tab', { name: 'Finalizados' }));
    await user.click(await screen.findByRole('button', { name: /^Cliente 3/ }));
    expect(address()).toBe(`/tickets/${tickets[2]!.uuid}`);
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it('[TICKET-02] Enter on a pending row accepts its ticket at once', async () => {
    const accept = createRecordedRoute({ body: aTicket({ id: 2, status: 'open', userId: me.id }) });
    const { user } = await renderTickets({
      tickets: [aTicket({ id: 2 })],
      path: '/tickets?pending=99',
      routes: { 'PUT /tickets/2': accept.route },
    });
    row(/^Cliente 2/).focus();
    await user.keyboard('{Enter}');
    expect(accept.asked.map(({ body }) => body)).toMatchObject([{ status: 'open', userId: me.id }]);
  });

  it('[TLIST-26] the second click of a double click neither accepts nor resolves the row that moved under the pointer', async () => {
    const finish = createRecordedRoute({ body: mine(1, { status: 'closed' }) });
    const { user } = await renderTickets({ tickets: [mine(1), mine(2)], routes: { 'PUT /tickets/1': finish.route } });
    await user.dblClick(screen.getByRole('button', { name: 'Finalizar o atendimento de Cliente 1' }));
    expect(finish.asked).toHaveLength(1);
  });

  it('[KEY-01] arrow keys go from row to row', async () => {
    const { user } = await renderTickets({ tickets: [mine(1), mine(2), mine(3)] });
    row(/^Cliente 3/).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await eventually(() => expect(row(/^Cliente 1/)).toHaveFocus());
    await user.keyboard('{Home}');
    await eventually(() => expect(row(/^Cliente 3/)).toHaveFocus());
  });

  it('[NOTIF-06] [NTV-07] a notification shows the pending list with the accept button of its ticket focused', async () => {
    // Far more than fit on the screen: the last row is rendered only once it is scrolled into view.
    const others = Array.from({ length: 80 }, (_, index) => aTicket({ id: index + 3 }));
    await renderTickets({ tickets: [mine(1), aTicket({ id: 2 }), ...others], path: '/tickets?pending=2' });
    expect(screen.getByRole('tab', { name: /^Aguardando/, selected: true })).toBeInTheDocument();
    await eventually(() =>
      expect(screen.getByRole('button', { name: 'Aceitar o atendimento de Cliente 2' })).toHaveFocus(),
    );
    const looks = rows().map((item) => item.firstElementChild?.className);
    expect(new Set(looks.slice(0, -1)).size).toBe(1);
    expect(looks.at(-1)).not.toBe(looks[0]);
  });
});

it('a ticket opened from elsewhere is shown in the list that contains it', async () => {
  const tickets = [mine(1), aTicket({ id: 4, status: 'closed', userId: me.id })];
  const { user } = await renderTickets({ tickets });
  await user.click(screen.getByRole('tab', { name: 'Finalizados' }));
  await user.click(await screen.findByRole('button', { name: /^Cliente 4/ }));
  expect(screen.getByRole('tab', { name: 'Finalizados', selected: true })).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Abertos' }));
  await user.click(screen.getByRole('button', { name: /^Cliente 1/ }));
  expect(screen.getByRole('tab', { name: 'Abertos', selected: true })).toBeInTheDocument();
});

describe('live', () => {
  it('[TLIST-06] [TLIST-31] [LIST-07] an update moves a ticket to the list of its status and out of the other', async () => {
    const { live, user } = await renderTickets({ tickets: [mine(1), mine(2)] });
    await live(serverEvents.ticket({ action: 'update', record: aTicket({ id: 1, lastMessage: 'Voltei' }) }));
    expect(names()).toEqual(['Cliente 2']);
    await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
    expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/Cliente 1.*Voltei/)]);
  });

  it('[RT-14] [TLIST-33] [LIST-07] a delete removes the row', async () => {
    const { live } = await renderTickets({ tickets: [mine(1), mine(2)] });
    await live(serverEvents.ticket({ action: 'delete', id: 2 }));
    expect(names()).toEqual(['Cliente 1']);
  });

  it('[TLIST-23] [TLIST-34] reading resets the unread count', async () => {
    const { live } = await renderTickets({ tickets: [mine(1, { unreadMessages: 4 })] });
    expect(row(/4 não lidas/)).toBeInTheDocument();
    await live(serverEvents.ticket({ action: 'updateUnread', id: 1 }));
    expect(screen.queryByRole('button', { name: /não lida/ })).not.toBeInTheDocument();
  });

  it('[RT-11] [TLIST-19] [TLIST-35] a new message moves its ticket to the top, and is the one its row shows', async () => {
    const { live } = await renderTickets({ tickets: [mine(1, { lastMessage: 'Áudio' }), mine(2), mine(3)] });
    expect(names()[0]).toBe('Cliente 3');
    expect(rows().at(-1)).toHaveTextContent('Mensagem de voz');
    const message = aMessage({ id: 'N', ticketId: 1, createdAt: '2026-11-21T13:30:00.000Z' });
    const ticket = { ...mine(1), lastMessage: 'Nova', updatedAt: '2026-11-21T13:30:00.000Z' };
    await live(serverEvents.appMessage({ action: 'create', record: message, ticket, contact: null }));
    expect(names()).toEqual(['Cliente 1', 'Cliente 3', 'Cliente 2']);
    expect(rows()[0]).toHaveTextContent('Nova');
    expect(rows()[0]).not.toHaveTextContent('Mensagem de voz');
  });

  it('[RT-16] [TLIST-36] a contact update renames the rows of the contact', async () => {
    const { live } = await renderTickets({ tickets: [mine(1), { ...mine(1), id: 2, uuid: mine(2).uuid }, mine(3)] });
    await live(serverEvents.contact({ action: 'update', record: { id: 1_001, name: 'Juliana Prado' } }));
    expect(names()).toEqual(['Cliente 3', 'Juliana Prado', 'Juliana Prado']);
  });
});

describe('states', () => {
  it('[LIST-06] a list that fails to load says so and can be tried again', async () => {
    let fails = true;
    const page = { body: { tickets: [mine(1)], count: 1, hasMore: false } };
    const { user } = await renderTickets({ routes: { 'GET /tickets': () => (fails ? { status: 500 } : page) } });
    expect(await screen.findByText('Não foi possível carregar a lista de registros')).toBeInTheDocument();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('button', { name: /^Cliente 1/ })).toBeInTheDocument();
  });

  it('an empty list explains why', async () => {
    const { user } = await renderTickets();
    expect(await screen.findByText('Nenhum atendimento aberto')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
    expect(screen.getByText('Tudo em dia. Ninguém aguardando.')).toBeInTheDocument();
  });

  it('an agent without queues sees a notice that only tickets without a queue arrive', async () => {
    const { user } = await renderTickets({ user: aUser({ queues: [] }) });
    const title = 'Você ainda não está em nenhuma fila';
    const hint = 'Só aparecem atendimentos sem fila. Peça ao administrador que inclua você em uma.';
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(hint)).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
    expect(screen.getByText(title)).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Finalizados' }));
    expect(await screen.findByText('Nenhum atendimento finalizado')).toBeInTheDocument();
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });

  it('an admin without queues, who sees all tickets, gets no such notice', async () => {
    await renderTickets({ user: aUser({ profile: 'admin', queues: [] }) });
    expect(await screen.findByText('Nenhum atendimento aberto')).toBeInTheDocument();
  });

  it('[LIST-02] [LIST-03] [LIST-04] [TLIST-37] [CALL-29] the next page loads 100 px from the end, not at 101, and is appended; none follows the last', async () => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(3_000);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(720);
    const asked: unknown[] = [];
    await renderTickets({
      routes: {
        'GET /tickets': ({ params }) => {
          const { status, withUnreadMessages, pageNumber } = params ?? {};
          if (status !== 'open' || withUnreadMessages) return { body: { tickets: [], count: 0, hasMore: false } };
          const isFirst = asked.push(pageNumber) === 1;
          return { body: { tickets: [isFirst ? mine(2) : mine(1)], count: 2, hasMore: isFirst } };
        },
      },
    });
    const scroller = screen.getByRole('list', { name: 'Atendimentos' }).parentElement!;
    const place = async (scrollTop: number) => {
      scroller.scrollTop = scrollTop;
      await act(async () => void fireEvent.scroll(scroller));
    };
    await place(3_000 - 720 - 101);
    expect(asked).toEqual([1]);
    await place(3_000 - 720 - 100);
    await eventually(() => expect(asked).toEqual([1, 2]));
    await place(0);
    await eventually(() => expect(names()).toEqual(['Cliente 2', 'Cliente 1']));
    await place(3_000 - 720);
    expect(asked).toEqual([1, 2]);
  });
});
