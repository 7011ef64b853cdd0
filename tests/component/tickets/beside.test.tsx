import { act, fireEvent, screen, within } from '@testing-library/react';
import type { InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { serverEvents } from '@/realtime/serverEvents';
import { eventually } from '@tests/support/eventually';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { installFakeSound } from '@tests/support/fakes/fakeSound';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { renderTickets } from './renderTickets';
import { hold } from '@tests/support/hold';
import { pasteInto } from '@tests/support/rendering/renderPage';

const me = aUser();
/** The narrowest window with room for two, px. */
const BESIDE_FROM_PX = 1_400;
/** Higher ids are further up in the list. */
const mine = (id: number, facts: Partial<Ticket> = {}) =>
  aTicket({ id, status: 'open', userId: me.id, updatedAt: `2026-11-21T12:0${id}:00.000Z`, ...facts });
const tickets = [mine(1), mine(2), mine(3)];
const messages = [1, 2, 3].map((ticketId) =>
  aMessage({ id: `M${ticketId}`, ticketId, body: `Texto do cliente ${ticketId}` }),
);
const uuid = (id: number): string => mine(id).uuid;
const both = `/tickets/${uuid(1)}?right=${uuid(2)}`;

const regionName = (id: number) => `Atendimento de Cliente ${id}`;
const conversation = (id: number) => screen.findByLabelText(regionName(id));
const inside = async (id: number) => within(await conversation(id));
const isOpen = (id: number): boolean => screen.queryByLabelText(regionName(id)) !== null;
/** From left to right, the focused one with a star. */
const shown = (): string[] =>
  screen
    .queryAllByLabelText(/^Atendimento de /)
    .map((one) => `${one.getAttribute('aria-label')?.at(-1)}${one.getAttribute('aria-current') ? '*' : ''}`);
const untilShown = (...expected: string[]) => eventually(() => expect(shown()).toEqual(expected));
const row = (id: number) => screen.getByLabelText(new RegExp(`^Cliente ${id}, `));
const box = async (id: number) => (await inside(id)).findByLabelText('Mensagem');
/** What the menu of an open ticket's row offers besides. */
const ACTIONS = ['Finalizar', 'Devolver', 'Transferir', 'Lembrar'];
const selectedCount = () => screen.queryAllByRole('checkbox', { checked: true }).length;

/** Each conversation has one message and no older pages, so a search reads none. */
const threads: FakeRoutes = Object.fromEntries(
  messages.map((message) => [
    `GET /messages/${message.ticketId}`,
    { body: { messages: [message], count: 1, ticket: mine(message.ticketId), hasMore: false } },
  ]),
);

const render = ({ routes, ...options }: Parameters<typeof renderTickets>[0] = {}) =>
  renderTickets({
    tickets,
    messages,
    width: BESIDE_FROM_PX,
    path: `/tickets/${uuid(1)}`,
    follows: true,
    routes: { ...threads, ...routes },
    ...options,
  });

/** Both conversations are on screen, the left one of Cliente 1 has the focus. */
const renderBoth = async (options: Parameters<typeof renderTickets>[0] = {}) => {
  const app = await render({ path: both, ...options });
  await box(1);
  await box(2);
  return app;
};

const resize = (width: number) =>
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });

const changes = (id: number, facts: Partial<Ticket>): FakeRoutes => ({
  [`PUT /tickets/${id}`]: { body: mine(id, facts) },
});

beforeEach(() => localStorage.clear());

describe('opening a second conversation', () => {
  it.each(['ctrlKey', 'metaKey'] as const)(
    '[TRIAGE-10] [ROUTE-08] a click with %s opens it, from 1400 px on',
    async (key) => {
      const { address } = await render();
      await box(1);
      fireEvent.click(row(2), { [key]: true, detail: 1 });
      await untilShown('1', '2*');
      expect(selectedCount()).toBe(0);
      await eventually(() => expect(address()).toBe(`/tickets/${uuid(2)}?left=${uuid(1)}`));
      await eventually(async () => expect(await box(2)).toHaveFocus());
      expect(row(1)).toHaveAccessibleName(/, aberto ao lado$/);
      expect(row(2)).toHaveAttribute('aria-current', 'true');
    },
  );

  it('[TRIAGE-10] at 1399 px the click selects, as it does without a conversation, on its own row and while rows are selected', async () => {
    await render({ width: BESIDE_FROM_PX - 1 });
    await box(1);
    fireEvent.click(row(2), { ctrlKey: true, detail: 1 });
    expect(selectedCount()).toBe(1);
    resize(BESIDE_FROM_PX);
    fireEvent.click(row(3), { ctrlKey: true, detail: 1 });
    expect(selectedCount()).toBe(2);
    expect(shown()).toEqual(['1']);
  });

  it('[TRIAGE-10] on the row of the focused ticket the click selects', async () => {
    await render();
    await box(1);
    fireEvent.click(row(1), { ctrlKey: true, detail: 1 });
    expect(selectedCount()).toBe(1);
    expect(shown()).toEqual(['1']);
  });

  it('[TRIAGE-10] without a conversation the click selects, and Ctrl+Enter opens the first one', async () => {
    const { user } = await render({ path: '/tickets' });
    fireEvent.click(row(2), { ctrlKey: true, detail: 1 });
    expect(selectedCount()).toBe(1);
    await user.keyboard('{Escape}');
    act(() => row(2).focus());
    await user.keyboard('{Control>}{Enter}{/Control}');
    await untilShown('2');
  });

  it.each(['Control', 'Meta'])('[TRIAGE-10] %s+Enter on a row opens it', async (key) => {
    const { user } = await render();
    await box(1);
    act(() => row(3).focus());
    await user.keyboard(`{${key}>}{Enter}{/${key}}`);
    await untilShown('1', '3*');
  });

  it('[TRIAGE-10] at 1399 px Ctrl+Enter opens it in place of the first', async () => {
    const { user } = await render({ width: BESIDE_FROM_PX - 1 });
    await box(1);
    act(() => row(3).focus());
    await user.keyboard('{Control>}{Enter}{/Control}');
    await untilShown('3');
  });

  it('[TRIAGE-10] the menu of a row offers it from 1400 px on, unless the ticket is already open', async () => {
    const { user } = await render({ width: BESIDE_FROM_PX - 1 });
    await box(1);
    const items = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    fireEvent.contextMenu(row(2));
    expect(await items()).toEqual(['Abrir', ...ACTIONS, 'Selecionar']);
    await user.keyboard('{Escape}');
    await eventually(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
    resize(BESIDE_FROM_PX);
    fireEvent.contextMenu(row(1));
    expect(await items()).toEqual(['Abrir', ...ACTIONS, 'Selecionar']);
    await user.keyboard('{Escape}');
    await eventually(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
    fireEvent.contextMenu(row(2));
    await user.click(await screen.findByRole('menuitem', { name: 'Abrir ao lado' }));
    await untilShown('1', '2*');
  });

  it('[TRIAGE-10] [TLIST-27] neither click nor menu opens a waiting ticket', async () => {
    const { user } = await render({ tickets: [...tickets, aTicket({ id: 4 })] });
    await box(1);
    await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
    fireEvent.contextMenu(row(4));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Aceitar',
      'Transferir',
      'Selecionar',
    ]);
    await user.keyboard('{Escape}');
    fireEvent.click(row(4), { ctrlKey: true, detail: 1 });
    expect(selectedCount()).toBe(1);
    expect(shown()).toEqual(['1']);
  });

  it('[TRIAGE-10] a third one replaces the unfocused one; a plain click replaces the focused one; none is open twice', async () => {
    const { user } = await renderBoth();
    fireEvent.click(row(3), { ctrlKey: true, detail: 1 });
    await untilShown('1', '3*');
    await user.click(row(2));
    await untilShown('1', '2*');
    await user.click(row(1));
    await untilShown('1*', '2');
    await eventually(async () => expect(await box(1)).toHaveFocus());
    expect(screen.getAllByRole('log')).toHaveLength(2);
  });

  it('[TRIAGE-10] the keys for the next ticket change the focused one and skip the other', async () => {
    const { user } = await renderBoth();
    act(() => row(1).focus());
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await untilShown('3*', '2');
  });
});

describe('two conversations side by side', () => {
  it('[TRIAGE-10] each has its own text box, draft, messages and reading place; a reload finds both', async () => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(3_000);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(720);
    onTestFinished(() => void vi.restoreAllMocks());
    const { user, store, live } = await renderBoth();
    const [left, right] = screen.getAllByRole('log') as [HTMLElement, HTMLElement];
    left.scrollTop = 500;
    await act(async () => void fireEvent.scroll(left));
    await pasteInto(user, await box(1), 'Para o um');
    await pasteInto(user, await box(2), 'Para o dois');
    expect(await box(1)).toHaveValue('Para o um');
    await eventually(() => expect(store.getState().drafts.byTicket[2]?.text).toBe('Para o dois'));
    expect(store.getState().drafts.byTicket[1]?.text).toBe('Para o um');
    expect((await inside(1)).getByRole('log', { name: 'Conversa com Cliente 1' })).toHaveTextContent(
      'Texto do cliente 1',
    );
    expect((await inside(2)).getByRole('log', { name: 'Conversa com Cliente 2' })).toHaveTextContent(
      'Texto do cliente 2',
    );
    right.scrollTop = 0;
    const record = aMessage({ id: 'N', ticketId: 2, body: 'Chegou', createdAt: '2026-11-21T12:30:00.000Z' });
    await live(serverEvents.appMessage({ action: 'create', record, ticket: null, contact: null }));
    expect(await within(right).findByText('Chegou')).toBeInTheDocument();
    // Only the one at its end moves on with its new message.
    expect([left.scrollTop, right.scrollTop]).toEqual([500, 3_000]);
  });

  it('[TRIAGE-10] the one last used is marked, named by the address, and controlled by shortcuts', async () => {
    const { user, address } = await renderBoth(changesOf(2));
    expect(shown()).toEqual(['1*', '2']);
    await user.keyboard('{Control>}f{/Control}');
    const searches = () => screen.queryAllByLabelText('Texto a buscar na conversa');
    expect((await inside(1)).getByLabelText('Texto a buscar na conversa')).toBeInTheDocument();
    expect(searches()).toHaveLength(1);

    await user.click(await box(2));
    expect(shown()).toEqual(['1', '2*']);
    await eventually(() => expect(address()).toBe(`/tickets/${uuid(2)}?left=${uuid(1)}`));
    await user.keyboard('{Control>}f{/Control}');
    const [first, second] = searches();
    await user.type(second!, 'dois');
    expect(second).toHaveValue('dois');
    expect(first).toHaveValue('');

    await user.keyboard('{Control>}{Shift>}f{/Shift}{/Control}');
    await untilShown('1');
    await eventually(() => expect(address()).toBe(`/tickets/${uuid(1)}`));
  });

  it('[TRIAGE-10] F6 moves between them', async () => {
    const { user } = await renderBoth();
    await user.click(await box(1));
    await user.keyboard('{F6}');
    await eventually(async () => expect(await box(2)).toHaveFocus());
    await untilShown('1', '2*');
    await user.keyboard('{F6}');
    await eventually(async () => expect(await box(1)).toHaveFocus());
    await untilShown('1*', '2');
  });

  it('[TRIAGE-10] dropped or pasted files go to the conversation they were dropped or pasted in', async () => {
    URL.createObjectURL ??= () => 'blob:picture';
    URL.revokeObjectURL ??= () => {};
    await renderBoth();
    const files = [new File(['x'], 'nota.pdf', { type: 'application/pdf' })];
    fireEvent.drop(await box(2), { dataTransfer: { files, items: [], types: ['Files'] } });
    expect(await (await inside(2)).findByText('nota.pdf')).toBeInTheDocument();
    await untilShown('1', '2*');
    fireEvent.paste(await box(1), { clipboardData: { files, getData: () => '' } });
    expect(await (await inside(1)).findByText('nota.pdf')).toBeInTheDocument();
  });

  it('[TRIAGE-10] the contact panel covers the messages of its own conversation only', async () => {
    const { user } = await renderBoth();
    await user.click((await inside(2)).getByRole('button', { name: 'Dados do contato' }));
    expect(await (await inside(2)).findByRole('complementary', { name: 'Dados do contato' })).toBeInTheDocument();
    expect((await inside(1)).queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('[TRIAGE-10] the divider is moved by mouse and keys, remembered, and reset by a double click', async () => {
    localStorage.setItem('besideWidth', '500');
    const { user } = await renderBoth();
    const edge = screen.getByRole('separator', { name: 'Largura da conversa à esquerda' });
    expect(edge).toHaveAttribute('aria-valuemin', '420');
    const columns = () => document.querySelector<HTMLElement>('[class*=panes]')?.style.gridTemplateColumns;
    expect(columns()).toContain('500px');
    const captured = new Set<number>();
    Object.assign(edge, {
      setPointerCapture: (id: number) => captured.add(id),
      hasPointerCapture: (id: number) => captured.has(id),
    });
    fireEvent.pointerMove(edge, { pointerId: 1, clientX: 450 });
    expect(localStorage.getItem('besideWidth')).toBe('500');
    fireEvent.pointerDown(edge, { pointerId: 1 });
    fireEvent.pointerMove(edge, { pointerId: 1, clientX: 450 });
    // jsdom measures nothing, so the least width applies.
    expect(localStorage.getItem('besideWidth')).toBe('420');
    localStorage.setItem('besideWidth', '500');
    act(() => edge.focus());
    await user.keyboard('{ArrowLeft}');
    expect(localStorage.getItem('besideWidth')).toBe('420');
    fireEvent.doubleClick(edge);
    expect(localStorage.getItem('besideWidth')).toBeNull();
    expect(columns()).toContain('100% / 2');
    expect(screen.getAllByRole('separator')).toHaveLength(2);
  });
});

/** A server that resolves the ticket. */
function changesOf(id: number) {
  return { routes: changes(id, { status: 'closed' }) };
}

describe('closing one of two conversations', () => {
  it('[TRIAGE-10] by its button or by Escape leaves the other as it is', async () => {
    const { user } = await renderBoth();
    await pasteInto(user, await box(2), 'Fica aqui');
    await user.click((await inside(1)).getByRole('button', { name: 'Fechar a conversa' }));
    await untilShown('2');
    expect(await box(2)).toHaveValue('Fica aqui');
    await eventually(async () => expect(await box(2)).toHaveFocus());
    expect((await inside(2)).queryByRole('button', { name: 'Fechar a conversa' })).not.toBeInTheDocument();
  });

  it('[TRIAGE-10] [KEY-05] Escape closes the focused one, then the other', async () => {
    const { user, address } = await renderBoth();
    await user.click(await box(2));
    await user.keyboard('{Escape}');
    await untilShown('1');
    await user.keyboard('{Escape}');
    await eventually(() => expect(address()).toBe('/tickets'));
    expect(isOpen(1)).toBe(false);
  });

  it.each([
    ['resolved', 'Finalizar', { status: 'closed' }],
    ['returned', 'Devolver', { status: 'pending', userId: null }],
  ])('[TRIAGE-10] %s closes it, though the user is in the other one by then', async (_, action, facts) => {
    const { held, release: answer } = hold<FakeAnswer>();
    const { user, address, calls } = await renderBoth({
      routes: { 'PUT /tickets/1': () => held },
    });
    await user.click((await inside(1)).getByRole('button', { name: action }));
    await eventually(() => expect(calls).toContain('PUT /tickets/1'));
    await pasteInto(user, await box(2), 'Um momento');
    await act(async () => answer({ body: mine(1, facts) }));
    await untilShown('2');
    expect(await box(2)).toHaveValue('Um momento');
    await eventually(() => expect(address()).toBe(`/tickets/${uuid(2)}`));
  });

  it('[TRIAGE-10] happens when a colleague takes its ticket out of reach', async () => {
    const { live } = await renderBoth();
    await live(serverEvents.ticket({ action: 'update', record: mine(2, { userId: 11, queueId: 99 }) }));
    await untilShown('1');
  });

  it('[TRIAGE-10] below 1400 px the focused one stays, and the draft of the other is kept', async () => {
    const { user, store } = await renderBoth();
    await pasteInto(user, await box(1), 'Volto já');
    await user.click(await box(2));
    resize(BESIDE_FROM_PX - 1);
    await untilShown('2');
    expect(store.getState().drafts.byTicket[1]?.text).toBe('Volto já');
    resize(BESIDE_FROM_PX);
    await untilShown('1', '2*');
    expect(await box(1)).toHaveValue('Volto já');
    resize(BESIDE_FROM_PX - 1);
    await user.keyboard('{Escape}');
    resize(BESIDE_FROM_PX);
    expect(shown()).toEqual([]);
  });
});

describe('one microphone', () => {
  let sound: ReturnType<typeof installFakeSound>;
  beforeEach(() => {
    sound = installFakeSound();
  });
  afterEach(() => sound.remove());

  it('[TRIAGE-10] a recording continues in the other conversation until one starts there; then its draft keeps it', async () => {
    const sent: InternalAxiosRequestConfig[] = [];
    const { user } = await renderBoth({
      routes: {
        'POST /messages/2': (call: InternalAxiosRequestConfig) => {
          sent.push(call);
          return { body: '' };
        },
      },
    });
    const START = 'Gravar mensagem de voz';
    await user.click((await inside(1)).getByRole('button', { name: START }));
    expect(await (await inside(1)).findByText('Gravando')).toBeInTheDocument();
    await user.click(await box(2));
    expect((await inside(1)).getByText('Gravando')).toBeInTheDocument();
    await user.click((await inside(2)).getByRole('button', { name: START }));
    expect(await (await inside(2)).findByText('Gravando')).toBeInTheDocument();
    expect(await (await inside(1)).findByText(/^audio-record-site-\d+\.mp3$/)).toBeInTheDocument();
    await user.click((await inside(2)).getByRole('button', { name: 'Enviar gravação' }));
    await eventually(() => expect(sent).toHaveLength(1));
  });
});
