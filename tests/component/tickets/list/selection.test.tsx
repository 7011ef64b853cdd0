import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { serverEvents } from '@/realtime/serverEvents';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { eventually } from '@tests/support/eventually';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { aTicket, aUser } from '@tests/support/records';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { renderTickets } from '../renderTickets';
import { hold } from '@tests/support/hold';

const me = aUser();
/** Higher ids are further up in the list. */
const mine = (id: number, facts: Partial<Ticket> = {}) =>
  aTicket({ id, status: 'open', userId: me.id, updatedAt: `2026-11-21T12:0${id}:00.000Z`, ...facts });
const four = [mine(1), mine(2), mine(3), mine(4)];

const row = (id: number) => screen.getByRole('button', { name: new RegExp(`^Cliente ${id}, `) });
const box = (id: number) => screen.getByRole('checkbox', { name: `Selecionar o atendimento de Cliente ${id}` });
const marked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Selecionar o atendimento/ })
    .flatMap((one) => (one.checked ? [Number(/\d+$/.exec(one.getAttribute('aria-label') ?? '')?.[0])] : []))
    .toSorted();
const bar = () => screen.findByRole('toolbar', { name: 'Atendimentos selecionados' });
const offered = async () =>
  within(await bar())
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
const changes = (tickets: readonly Ticket[], status: string, refuse: Readonly<Record<number, FakeAnswer>> = {}) =>
  Object.fromEntries(
    tickets.map((ticket) => [
      `PUT /tickets/${ticket.id}`,
      refuse[ticket.id] ?? { body: { ...ticket, status, userId: me.id } },
    ]),
  );

const resize = (width: number) =>
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });

describe('selecting rows', () => {
  it('[TRIAGE-04] the selection survives a switch of the window to two tabs and back, also behind the other tab', async () => {
    const { user } = await renderTickets({ tickets: four, path: `/tickets/${four[0]!.uuid}` });
    await user.click(box(4));
    await user.click(box(2));
    resize(959);
    expect(screen.getByRole('tab', { name: 'Ticket', selected: true })).toBeInTheDocument();
    expect(screen.queryByRole('toolbar', { name: 'Atendimentos selecionados' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: /^Atendimentos/ }));
    expect(marked()).toEqual([2, 4]);
    expect(await bar()).toHaveTextContent('2 selecionados');
    resize(960);
    expect(marked()).toEqual([2, 4]);
  });

  it('[TRIAGE-04] works by checkbox, Ctrl and Cmd click, Shift click and Ctrl+A, without opening anything; Esc clears it', async () => {
    const { user, address } = await renderTickets({ tickets: four });
    await user.click(box(4));
    expect(marked()).toEqual([4]);
    expect(row(4)).toHaveAccessibleName(/, selecionado$/);
    fireEvent.click(row(2), { ctrlKey: true, detail: 1 });
    expect(marked()).toEqual([2, 4]);
    fireEvent.click(row(4), { metaKey: true, detail: 1 });
    expect(marked()).toEqual([2]);
    // The range starts at the row used last.
    fireEvent.click(row(1), { shiftKey: true, detail: 1 });
    expect(marked()).toEqual([1, 2, 3, 4]);
    fireEvent.click(row(3), { shiftKey: true, detail: 1 });
    expect(marked()).toEqual([3, 4]);
    row(3).focus();
    await user.keyboard('{Control>}a{/Control}');
    expect(marked()).toEqual([1, 2, 3, 4]);
    expect(await bar()).toHaveTextContent('4 selecionados');
    await user.keyboard('{Escape}');
    expect(marked()).toEqual([]);
    row(3).focus();
    await user.keyboard('{Meta>}a{/Meta}');
    expect(marked()).toEqual([1, 2, 3, 4]);
    await user.keyboard('{Escape}');
    expect(marked()).toEqual([]);
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    expect(address()).toBe('/tickets');
  });

  it('[TRIAGE-04] works by keyboard only: Shift with space and arrows, and the box beside the row', async () => {
    const { user, address } = await renderTickets({ tickets: four });
    row(4).focus();
    await user.keyboard('{Shift>} {/Shift}');
    expect(marked()).toEqual([4]);
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(marked()).toEqual([2, 3, 4]);
    await eventually(() => expect(row(2)).toHaveFocus());
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(marked()).toEqual([3, 4]);
    await user.keyboard('{ArrowLeft}');
    await eventually(() => expect(box(3)).toHaveFocus());
    await user.keyboard(' ');
    expect(marked()).toEqual([4]);
    expect(address()).toBe('/tickets');
  });

  it('[TRIAGE-04] Esc clears the selection before it closes the conversation', async () => {
    const { user, address } = await renderTickets({ tickets: four, path: `/tickets/${four[0]!.uuid}` });
    await user.click(box(4));
    screen.getByRole('textbox', { name: 'Mensagem' }).focus();
    await user.keyboard('{Escape}');
    expect(marked()).toEqual([]);
    expect(address()).toBe(`/tickets/${four[0]!.uuid}`);
    await user.keyboard('{Escape}');
    expect(address()).toBe('/tickets');
  });

  it('[TRIAGE-04] Ctrl+A outside the list selects no row', async () => {
    const { user } = await renderTickets({ tickets: four, path: `/tickets/${four[0]!.uuid}` });
    screen.getByRole('textbox', { name: 'Mensagem' }).focus();
    await user.keyboard('{Control>}a{/Control}');
    expect(marked()).toEqual([]);
  });

  it('[TRIAGE-04] a row that leaves the list leaves the selection; another list starts without one', async () => {
    const { user, live } = await renderTickets({ tickets: [...four, aTicket({ id: 5 })] });
    await user.click(box(1));
    await user.click(box(2));
    await live(
      serverEvents.ticket({
        action: 'update',
        record: { ...four[0]!, userId: 77, updatedAt: '2030-01-01T00:00:00.000Z' },
      }),
    );
    expect(await bar()).toHaveTextContent('1 selecionado');
    await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
    expect(marked()).toEqual([]);
    await user.click(screen.getByRole('tab', { name: /^Atendendo/ }));
    expect(marked()).toEqual([]);
  });
});

describe('the selection bar offers', () => {
  const END = 'Limpar a seleção';

  it('[TRIAGE-04] the actions that every selected ticket allows', async () => {
    const { user } = await renderTickets({ tickets: [...four, aTicket({ id: 5 }), aTicket({ id: 6 })] });
    await user.click(box(1));
    await user.click(box(2));
    expect(await offered()).toEqual(['Devolver', 'Transferir', 'Tags', 'Finalizar', END]);
    await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
    await user.click(box(5));
    expect(await offered()).toEqual(['Aceitar', 'Transferir', 'Tags', END]);
    await user.click(within(await bar()).getByRole('button', { name: END }));
    expect(marked()).toEqual([]);
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  it('[TRIAGE-04] only tag changes for open and resolved tickets together', async () => {
    const found = [mine(1), mine(2, { status: 'closed' })];
    const { user } = await renderTickets({
      tickets: found,
      routes: { 'GET /tickets': { body: { tickets: found, count: 2, hasMore: false } } },
    });
    await user.click(screen.getByRole('tab', { name: 'Busca' }));
    await user.click(screen.getByRole('textbox', { name: 'Nome, número ou mensagem' }));
    await user.paste('Cliente');
    await eventually(() => row(2));
    row(2).focus();
    await user.keyboard('{Control>}a{/Control}');
    expect(await offered()).toEqual(['Tags', END]);
  });
});

describe('changing several tickets', () => {
  it('[TRIAGE-04] accepts the waiting ones, stays on the screen, and says how many', async () => {
    const waiting = [aTicket({ id: 1 }), aTicket({ id: 2 })];
    const { user, calls, paths } = await renderTickets({ tickets: waiting, routes: changes(waiting, 'open') });
    await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
    row(1).focus();
    await user.keyboard('{Control>}a{/Control}');
    await user.click(within(await bar()).getByRole('button', { name: 'Aceitar' }));
    expect(await screen.findByText('2 atendimentos aceitos.')).toBeInTheDocument();
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual(['PUT /tickets/2', 'PUT /tickets/1']);
    expect(paths).toEqual([]);
  });

  it('[TRIAGE-04] lists refused tickets by contact with the reason, and undoes the others together', async () => {
    const refused = { 2: { status: 500, body: { error: 'O número não existe mais' } }, 3: { status: 500, body: {} } };
    const { calls } = await renderTickets({ tickets: four, routes: changes(four, 'closed', refused) });
    // The time to undo does not pass, however long the next steps take.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const user = userEvent.setup({ delay: null });
    row(4).focus();
    await user.keyboard('{Control>}a{/Control}');
    await user.click(within(await bar()).getByRole('button', { name: 'Finalizar' }));
    expect(await screen.findByText('2 atendimentos finalizados. 2 recusados:')).toBeInTheDocument();
    const list = within(screen.getByRole('list', { name: 'Recusados' })).getAllByRole('listitem');
    const reasons = ['Cliente 2: O número não existe mais', 'Cliente 3: Não foi possível concluir. Tente novamente.'];
    expect(list.map(({ textContent }) => textContent).toSorted()).toEqual(reasons);
    // What was refused stays selected for another try.
    expect(marked()).toEqual([2, 3]);
    calls.length = 0;
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('2 atendimentos reabertos.')).toBeInTheDocument();
    expect(calls.filter((call) => call.startsWith('PUT')).toSorted()).toEqual(['PUT /tickets/1', 'PUT /tickets/4']);
  });

  it('[TRIAGE-04] the undo is offered for 5 seconds', async () => {
    await renderTickets({ tickets: four, routes: changes(four, 'closed') });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const user = userEvent.setup({ delay: null });
    row(4).focus();
    await user.keyboard('{Control>}a{/Control}');
    await user.click(within(await bar()).getByRole('button', { name: 'Finalizar' }));
    expect(await screen.findByRole('button', { name: 'Desfazer' })).toBeInTheDocument();
    expect(screen.getByText('5 s')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(4_999));
    expect(screen.getByRole('button', { name: 'Desfazer' })).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument();
    expect(screen.queryByText('4 atendimentos finalizados.')).not.toBeInTheDocument();
  });

  it('[TRIAGE-04] shows its progress and can be stopped', async () => {
    const { held, release: go } = hold();
    const change = (ticket: Ticket) => async () => {
      await held;
      return { body: { ...ticket, status: 'pending', userId: null } };
    };
    const routes = Object.fromEntries(four.map((ticket) => [`PUT /tickets/${ticket.id}`, change(ticket)]));
    const { user } = await renderTickets({ tickets: four, routes });
    row(4).focus();
    await user.keyboard('{Control>}a{/Control}');
    const giveBack = within(await bar()).getByRole('button', { name: 'Devolver' });
    await user.click(giveBack);
    expect(await screen.findByRole('progressbar', { name: 'Devolvendo: 0 de 4' })).toBeInTheDocument();
    expect(giveBack).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Parar' }));
    go();
    expect(await screen.findByText('2 atendimentos devolvidos. 2 ficaram como estavam.')).toBeInTheDocument();
  });

  it('[TRIAGE-04] its progress advances with each ticket, and only two calls run at a time', async () => {
    const answers: (() => void)[] = [];
    const hold = (ticket: Ticket) => () =>
      new Promise<FakeAnswer>((resolve) => {
        const body = { ...ticket, status: 'pending', userId: null };
        answers.push(() => resolve(ticket.id === 4 ? { status: 500 } : { body })); // A refusal is progress, too.
      });
    const routes = Object.fromEntries(four.map((ticket) => [`PUT /tickets/${ticket.id}`, hold(ticket)]));
    const { user } = await renderTickets({ tickets: four, routes });
    row(4).focus();
    await user.keyboard('{Control>}a{/Control}');
    await user.click(within(await bar()).getByRole('button', { name: 'Devolver' }));
    for (const over of [0, 1, 2]) {
      const progress = await screen.findByRole('progressbar', { name: `Devolvendo: ${over} de 4` });
      expect(progress).toHaveAttribute('aria-valuenow', String(over * 25));
      await eventually(() => expect(answers).toHaveLength(over + 2));
      answers[over]!();
    }
    await eventually(() => expect(answers).toHaveLength(4));
    answers[3]!();
    expect(await screen.findByText('3 atendimentos devolvidos. 1 recusado:')).toBeInTheDocument();
  });

  it('[TRIAGE-04] [TICKET-21] [TICKET-23] transfers several to one agent, each keeping its connection', async () => {
    const put = createRecordedRoute({ body: mine(1) });
    const two = [mine(1, { whatsappId: 1 }), mine(2, { whatsappId: 2 })];
    const { user } = await renderTickets({
      tickets: two,
      routes: {
        'PUT /tickets/1': put.route,
        'PUT /tickets/2': put.route,
        'GET /users/list': { body: [{ id: 11, name: 'Bruno Lima', queues: [{ id: 1, name: 'Vendas' }] }] },
        'GET /queue': { body: [{ id: 1, name: 'Vendas', color: '#000' }] },
      },
    });
    await user.click(box(1));
    await user.click(box(2));
    await user.click(within(await bar()).getByRole('button', { name: 'Transferir' }));
    await screen.findByRole('dialog', { name: 'Transferir 2 atendimentos' });
    await user.keyboard('{Escape}');
    // Escape was for the dialog.
    await eventually(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(marked()).toEqual([1, 2]);
    await user.click(within(await bar()).getByRole('button', { name: 'Transferir' }));
    const dialog = await screen.findByRole('dialog', { name: 'Transferir 2 atendimentos' });
    await user.click(within(dialog).getByRole('combobox', { name: 'Atendente' }));
    await user.click(await screen.findByText('Bruno Lima'));
    await user.click(within(dialog).getByRole('button', { name: 'Transferir' }));
    expect(await screen.findByText('2 atendimentos transferidos.')).toBeInTheDocument();
    expect(put.asked.map(({ body }) => body)).toEqual([
      { status: 'open', userId: 11, queueId: 1 },
      { status: 'open', userId: 11, queueId: 1 },
    ]);
  });

  it('[TRIAGE-04] [CALL-39] [CALL-75] adds tags to several, each keeping its own', async () => {
    const tags = [
      { id: 1, name: 'VIP', color: '#111' },
      { id: 2, name: 'Troca', color: '#222' },
    ];
    const sync = createRecordedRoute({ body: {} });
    const { user } = await renderTickets({
      tickets: [mine(1, { tags: [tags[1]!] }), mine(2)],
      routes: { 'POST /tags/sync': sync.route, 'GET /tags/list': { body: tags } },
    });
    await user.click(box(1));
    await user.click(box(2));
    await user.click(within(await bar()).getByRole('button', { name: 'Tags' }));
    const dialog = await screen.findByRole('dialog', { name: 'Tags de 2 atendimentos' });
    await user.click(within(dialog).getByRole('combobox', { name: 'Adicionar' }));
    await user.click(await screen.findByText('VIP'));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Tags mudadas em 2 atendimentos.')).toBeInTheDocument();
    expect(sync.asked.map(({ body }) => body)).toEqual([
      { ticketId: 2, tags: [{ id: 1 }] },
      { ticketId: 1, tags: [{ id: 2 }, { id: 1 }] },
    ]);
  });

  it('[TRIAGE-04] [CALL-39] adds a tag to tickets whose events told no tags, and they keep those on the server', async () => {
    const [vip, swap] = ['VIP', 'Troca'].map((name, index) => ({ id: index + 1, name, color: '#111' }));
    const sync = createRecordedRoute({ body: {} });
    const { user, live } = await renderTickets({
      routes: {
        'POST /tags/sync': sync.route,
        'GET /tags/list': { body: [vip, swap] },
        'GET /tickets/1': { body: mine(1, { tags: [swap!] }) },
        'GET /tickets/2': { status: 500 },
      },
    });
    for (const { tags: _untold, ...record } of [mine(1), mine(2)]) {
      await live(serverEvents.ticket({ action: 'update', record }));
    }
    await user.click(box(1));
    await user.click(box(2));
    await user.click(within(await bar()).getByRole('button', { name: 'Tags' }));
    const dialog = await screen.findByRole('dialog', { name: 'Tags de 2 atendimentos' });
    await user.click(within(dialog).getByRole('combobox', { name: 'Adicionar' }));
    await user.click(await screen.findByText('VIP'));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Tags mudadas em 1 atendimento. 1 recusado:')).toBeInTheDocument();
    expect(sync.asked.map(({ body }) => body)).toEqual([{ ticketId: 1, tags: [{ id: 2 }, { id: 1 }] }]);
  });

  it('[TRIAGE-04] [CALL-39] removes a tag from several, each keeping its others; only tags they have are offered', async () => {
    const [vip, swap, gone] = [
      { id: 1, name: 'VIP', color: '#111' },
      { id: 2, name: 'Troca', color: '#222' },
      { id: 3, name: 'Garantia', color: '#333' },
    ];
    const sync = createRecordedRoute({ body: {} });
    const { user } = await renderTickets({
      tickets: [mine(1, { tags: [vip!, swap!] }), mine(2, { tags: [vip!] })],
      routes: { 'POST /tags/sync': sync.route, 'GET /tags/list': { body: [vip, swap, gone] } },
    });
    await user.click(box(1));
    await user.click(box(2));
    await user.click(within(await bar()).getByRole('button', { name: 'Tags' }));
    const dialog = await screen.findByRole('dialog', { name: 'Tags de 2 atendimentos' });
    await user.click(within(dialog).getByRole('combobox', { name: 'Remover' }));
    const option = (name: string) => screen.queryByText(name, { selector: '.ant-select-item-option-content *' });
    await eventually(() => expect(option('VIP')).toBeInTheDocument());
    expect(option('Garantia')).not.toBeInTheDocument();
    await user.click(option('VIP')!);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Tags mudadas em 2 atendimentos.')).toBeInTheDocument();
    expect(sync.asked.map(({ body }) => body)).toEqual([
      { ticketId: 2, tags: [] },
      { ticketId: 1, tags: [{ id: 2 }] },
    ]);
  });

  it('[LIST-06] says that the tags could not be loaded', async () => {
    const routes = { 'GET /tags/list': { status: 500, body: {} } };
    const { user } = await renderTickets({ tickets: [mine(1)], routes });
    await user.click(box(1));
    await user.click(within(await bar()).getByRole('button', { name: 'Tags' }));
    await user.click(await screen.findByRole('combobox', { name: 'Adicionar' }));
    expect(await screen.findByText('Não foi possível carregar a lista de registros')).toBeVisible();
  });

  it('[TRIAGE-04] asks before it resolves tickets whose customers are asked for a rating', async () => {
    const one = [mine(1)];
    const put = createRecordedRoute({ body: mine(1) });
    const { user } = await renderTickets({ tickets: one, routes: { 'PUT /tickets/1': put.route } });
    await user.click(box(1));
    await user.click(within(await bar()).getByRole('button', { name: 'Finalizar' }));
    await eventually(() => expect(row(1)).toHaveAccessibleName(/Aguardando avaliação/));
    await user.click(within(await bar()).getByRole('button', { name: 'Finalizar' }));
    const question = await findQuestion('Finalizar sem esperar a avaliação?');
    await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
    expect(put.asked).toHaveLength(1);
  });
});
