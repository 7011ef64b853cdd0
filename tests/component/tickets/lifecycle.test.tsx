import { act, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { ticketSearchChanged } from '@/entities/conversations/tickets/ticketActions';
import { serverEvents } from '@/realtime/serverEvents';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { eventually } from '@tests/support/eventually';
import { aTicket, aUser } from '@tests/support/records';
import { pasteInto } from '@tests/support/rendering/renderPage';
import { renderTickets } from './renderTickets';

const me = aUser();
const admin = aUser({ profile: 'admin' });
const bruno = { id: 11, name: 'Bruno Alves', queues: [{ id: 2, name: 'Suporte', color: '#2563eb' }] };
const carla = { id: 12, name: 'Carla Dias', queues: [] };
const mine = aTicket({ id: 1, status: 'open', userId: me.id });
const path = `/tickets/${mine.uuid}`;
const put = createRecordedRoute;

const render = (routes: Parameters<typeof renderTickets>[0] = {}) =>
  renderTickets({
    tickets: [mine],
    path,
    ...routes,
    routes: {
      'GET /users/list': { body: [bruno, carla] },
      'GET /queue': {
        body: [
          { id: 1, name: 'Vendas', color: '#16a34a' },
          { id: 2, name: 'Suporte', color: '#2563eb' },
        ],
      },
      ...routes.routes,
    },
  });

const openMenu = async (user: UserEvent) => {
  await user.click((await screen.findAllByRole('button', { name: 'Mais ações' }))[0]!);
};

const chooseAction = async (user: UserEvent, name: string) => {
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name }));
};

const choose = async (user: UserEvent, field: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(await screen.findByTitle(option));
};

describe('the options of a ticket', () => {
  it.each([
    ['user', 'open', []],
    ['user', 'closed', []],
    ['supervisor', 'pending', []],
    ['admin', 'open', ['Excluir']],
    ['admin', 'pending', ['Excluir']],
    ['admin', 'closed', ['Excluir']],
  ])(
    '[TICKET-25] [TICKET-27] [PERM-01] [PERM-07] [PERM-14] for a %s and a ticket that is %s are schedule, tags, remind, transfer and export, and then %j',
    async (profile, status, more) => {
      // Who is a super user of the whole server is no admin by that.
      const { user } = await render({ tickets: [{ ...mine, status }], user: aUser({ profile, super: true }) });
      await openMenu(user);
      const items = await screen.findAllByRole('menuitem');
      expect(items.map(({ textContent }) => textContent)).toEqual([
        'Agendar',
        'Editar tags',
        'Lembrar',
        'Transferir',
        'Exportar a conversa',
        ...more,
      ]);
    },
  );

  it('[TICKET-25] [TICKET-26] schedule opens the dialog of scheduled messages for the contact of the ticket', async () => {
    const create = put({ body: {} });
    const { user } = await render({ routes: { 'POST /schedules': create.route } });
    await chooseAction(user, 'Agendar');
    const dialog = within(await screen.findByRole('dialog', { name: 'Agendar mensagem' }));
    expect(dialog.getByText('Cliente 1')).toBeInTheDocument();
    // The dialog has opened once its first field has the focus; a click before could lose it again.
    await eventually(() => expect(dialog.getByRole('textbox', { name: 'Título' })).toHaveFocus());
    for (const name of ['Título', 'Mensagem']) await pasteInto(user, dialog.getByLabelText(name), 'Retorno');
    expect(dialog.getAllByDisplayValue('Retorno')).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: /Salvar$/ }));
    await eventually(() => expect(create.asked[0]?.body).toMatchObject({ contactId: mine.contact!.id }));
  });

  it('[TICKET-25] transfer opens the transfer of the ticket', async () => {
    const { user } = await render();
    await chooseAction(user, 'Transferir');
    expect(await screen.findByRole('dialog', { name: 'Transferir o atendimento de Cliente 1' })).toBeVisible();
  });

  it('[TRIAGE-05] remind opens the reminder dialog for the ticket', async () => {
    const { user, store } = await render();
    await chooseAction(user, 'Lembrar');
    expect(store.getState().dialogs.current).toEqual({ type: 'reminder', ticketId: 1 });
  });

  it('[TICKET-25][TICKET-27][SHELL-14][CALL-34][PERM-07] delete asks first: cancelling makes no call, confirming deletes it', async () => {
    const remove = put({ status: 500 }, { body: {} });
    const { user, calls, address } = await render({ user: admin, routes: { 'DELETE /tickets/1': remove.route } });
    const ask = async () => {
      await chooseAction(user, 'Excluir');
      return screen.findByRole('dialog', { name: 'Excluir o atendimento de Cliente 1?' });
    };
    await user.click(within(await ask()).getByRole('button', { name: 'Cancelar' }));
    expect(calls).not.toContain('DELETE /tickets/1');
    await user.click(within(await ask()).getByRole('button', { name: 'Excluir' }));
    const toasts = within(screen.getByRole('region', { name: 'Avisos' }));
    expect(await toasts.findByRole('alert')).toHaveTextContent('Não foi possível concluir. Tente novamente.');
    expect(address()).toBe(path);
    await user.click(within(await ask()).getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(address()).toBe('/tickets'));
    expect(remove.asked).toEqual(Array.from({ length: 2 }, () => ({ query: undefined, body: undefined })));
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
  });
});

describe('the transfer dialog', () => {
  const offeredQueues = () => {
    const list = document.getElementById(screen.getByRole('combobox', { name: 'Fila' }).getAttribute('aria-controls')!);
    const rows = list?.closest('.ant-select-dropdown')?.querySelectorAll('.ant-select-item-option') ?? [];
    return [...rows].map(({ textContent }) => textContent);
  };
  const openTransfer = async ({ user }: Awaited<ReturnType<typeof render>>) => {
    await user.click((await screen.findAllByRole('button', { name: 'Transferir' }))[0]!);
    return screen.findByRole('dialog', { name: 'Transferir o atendimento de Cliente 1' });
  };

  it('[TICKET-21] [CALL-33] offers all queues without a user, and only the user’s queues with one', async () => {
    const { asked, route } = put({ body: { ...mine, status: 'open', userId: 11, queueId: 2 } });
    const screenOf = await render({ routes: { 'PUT /tickets/1': route } });
    const { user, paths } = screenOf;
    const dialog = await openTransfer(screenOf);
    await user.click(within(dialog).getByRole('combobox', { name: 'Fila' }));
    expect(await screen.findByTitle('Suporte')).toBeInTheDocument();
    expect(offeredQueues()).toEqual(['Vendas', 'Suporte']);
    await choose(user, 'Atendente', 'Bruno Alves');
    expect(screen.getByText('Suporte', { selector: '.ant-select-content *, .ant-select-content' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('combobox', { name: 'Fila' }));
    await eventually(() => expect(offeredQueues()).toEqual(['Suporte']));
    await user.click(within(dialog).getByRole('button', { name: 'Transferir' }));
    await eventually(() => expect(asked.map(({ body }) => body)).toEqual([{ status: 'open', userId: 11, queueId: 2 }]));
    await eventually(() => expect(paths).toEqual(['/tickets']));
  });

  it('[TICKET-21] queues and connections that could not be read are read again when the dialog opens again', async () => {
    let fails = true;
    const answer = (...names: readonly string[]) => {
      const body = names.map((name, index) => ({ id: index + 1, name, color: '#16a34a', status: 'CONNECTED' }));
      return () => (fails ? { status: 500, body: {} } : { body });
    };
    const screenOf = await render({
      routes: { 'GET /queue': answer('Vendas', 'Suporte'), 'GET /whatsapp/': answer('Loja', 'Atacado') },
    });
    const { user } = screenOf;
    const first = await openTransfer(screenOf);
    expect(within(first).queryByRole('combobox', { name: 'Conexão' })).not.toBeInTheDocument();
    await user.click(within(first).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    fails = false;
    const dialog = await openTransfer(screenOf);
    expect(await within(dialog).findByRole('combobox', { name: 'Conexão' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('combobox', { name: 'Fila' }));
    await eventually(() => expect(offeredQueues()).toEqual(['Vendas', 'Suporte']));
  });

  it('[TICKET-21] [TICKET-22] [TICKET-23] [TICKET-24] [CALL-33] also lets a connection be chosen, and sends it only then', async () => {
    const { asked, route } = put({ body: { ...mine, status: 'pending', userId: null } });
    const connections = ['Loja', 'Atacado'].map((name, index) => ({ id: index + 3, name, status: 'CONNECTED' }));
    const screenOf = await render({
      tickets: [{ ...mine, whatsappId: 3 }],
      routes: { 'PUT /tickets/1': route, 'GET /whatsapp/': { body: connections } },
    });
    const { user, paths } = screenOf;
    const send = async () =>
      user.click(within(await openTransfer(screenOf)).getByRole('button', { name: 'Transferir' }));
    await openTransfer(screenOf);
    await choose(user, 'Conexão', 'Atacado');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Transferir' }));
    await eventually(() => expect(paths).toEqual(['/tickets']));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await send();
    await eventually(() => expect(asked).toHaveLength(2));
    const waits = { status: 'pending', userId: null, queueId: 1 };
    expect(asked.map(({ body }) => body)).toEqual([{ ...waits, whatsappId: 4 }, waits]);
  });

  it('[TICKET-24] [ERR-02] shows a refusal, keeps the choices and stays', async () => {
    const screenOf = await render({ routes: { 'PUT /tickets/1': { status: 500, body: { error: 'Internal' } } } });
    const dialog = await openTransfer(screenOf);
    await screenOf.user.click(within(dialog).getByRole('button', { name: 'Transferir' }));
    expect(await within(dialog).findByText('Não foi possível concluir. Tente novamente.')).toBeInTheDocument();
    expect(screenOf.paths).toEqual([]);
  });
});

describe('a ticket taken by another agent', () => {
  const taken: Ticket = { ...mine, userId: 11, user: { id: 11, name: 'Bruno Alves' } };

  it.each([
    ['[OFF-10] [TICKET-35] taken', {}, 'Este atendimento agora está com Bruno Alves.'],
    [
      '[INPUT-18] [OFF-10] [TICKET-35] closed',
      { status: 'closed', user: taken.user! },
      'Este atendimento foi finalizado por Bruno Alves.',
    ],
    [
      '[INPUT-18] [OFF-10] [TICKET-35] put into a queue',
      { status: 'pending', userId: null, user: null, queue: { id: 1, name: 'Vendas', color: '#16a34a' } },
      'Este atendimento voltou a aguardar na fila Vendas.',
    ],
  ])('%s by another agent says so at once, and the draft stays unsent', async (_, change, text) => {
    const { user, live, store, calls } = await render();
    await pasteInto(user, await screen.findByRole('textbox', { name: 'Mensagem' }), 'Quase pronto');
    await live(serverEvents.ticket({ action: 'update', record: { ...taken, ...change } }));
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enviar' })).toBeNull();
    const box = screen.getByRole('textbox', { name: 'Mensagem' });
    expect(box).toHaveAttribute('readonly');
    await user.type(box, '{Enter}');
    expect(box).toHaveValue('Quase pronto');
    expect(calls).not.toContain('POST /messages/1');
    expect(store.getState().drafts.byTicket[1]?.text).toBe('Quase pronto');
  });

  it('[RT-14] [TICKET-28] a deleted ticket sends its reader back to the list', async () => {
    let isGone = false;
    const answer = () => (isGone ? { status: 404, body: { error: 'ERR_NO_TICKET_FOUND' } } : { body: mine });
    const { live, address } = await render({ routes: { 'GET /tickets/1': answer } });
    await screen.findByRole('textbox', { name: 'Mensagem' });
    isGone = true;
    await live(serverEvents.ticket({ action: 'delete', id: 1 }));
    await waitFor(() => expect(address()).toBe('/tickets'));
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
  });

  it('[OFF-10][TICKET-28] closes when out of reach, and the screen says who has it', async () => {
    const { live, address } = await render();
    await screen.findByRole('textbox', { name: 'Mensagem' });
    await live(serverEvents.ticket({ action: 'update', record: { ...taken, queueId: 9 } }));
    await waitFor(() => expect(address()).toBe('/tickets'));
    expect(screen.getByText('O atendimento de Cliente 1 agora está com Bruno Alves.')).toBeVisible();
  });
});

describe('ticket shortcuts', () => {
  const older = { status: 'open', userId: me.id } as const;
  const two = aTicket({ ...older, id: 2, updatedAt: '2026-11-21T11:00:00.000Z' });
  const three = aTicket({ ...older, id: 3, unreadMessages: 2, updatedAt: '2026-11-21T10:00:00.000Z' });
  const all = [mine, two, three];

  it('[ROUTE-08] [KEY-05] Alt+Down and Alt+Up go from ticket to ticket, with Shift to unread ones', async () => {
    const { user, address, live } = await render({ tickets: all });
    await screen.findByRole('textbox', { name: 'Mensagem' });
    const expectAt = async (keys: string, { uuid }: { readonly uuid: string }) => {
      await user.keyboard(`{Alt>}${keys}{/Alt}`);
      await waitFor(() => expect(address()).toBe(`/tickets/${uuid}`));
    };
    await expectAt('{ArrowDown}', two);
    await expectAt('{ArrowUp}', mine);
    await expectAt('{Shift>}{ArrowDown}{/Shift}', three);
    // With all of them unread, each of the two keys has a ticket of its own to go to.
    const unread = (one: Ticket) => serverEvents.ticket({ action: 'update', record: { ...one, unreadMessages: 1 } });
    for (const one of all) await live(unread(one));
    await expectAt('{Shift>}{ArrowUp}{/Shift}', two);
    await expectAt('{Shift>}{ArrowDown}{/Shift}', three);
    // The one between was read there.
    await expectAt('{Shift>}{ArrowUp}{/Shift}', mine);
  });

  it('[KEY-05] the row of the next ticket is scrolled into view', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      aTicket({
        id: index + 1,
        status: 'open',
        userId: me.id,
        updatedAt: new Date(2026, 10, 21, 12, 60 - index).toJSON(),
      }),
    );
    const { user, address } = await render({ tickets: many });
    await screen.findByRole('textbox', { name: 'Mensagem' });
    expect(document.querySelector('[data-row="60"]')).toBeNull();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(address()).toBe(`/tickets/${many[59]!.uuid}`));
    expect(document.querySelector('[data-row="60"]')).toBeVisible();
    expect(document.querySelector('[data-row="1"]')).toBeNull();
  });

  const waiting = [
    aTicket({ id: 4, unreadMessages: 1, updatedAt: '2026-11-21T09:00:00.000Z' }),
    aTicket({ id: 5, unreadMessages: 1, updatedAt: '2026-11-21T08:00:00.000Z' }),
    aTicket({ id: 6, updatedAt: '2026-11-21T09:30:00.000Z' }),
  ];
  const closed = [
    aTicket({ id: 7, status: 'closed', userId: me.id, updatedAt: '2026-11-20T09:00:00.000Z' }),
    aTicket({ id: 8, status: 'closed', userId: me.id, updatedAt: '2026-11-20T08:00:00.000Z' }),
  ];

  it('[KEY-05] [TRIAGE-06] Ctrl+1 to 4 open the lists, the last one with the focus in the search field', async () => {
    const { user } = await render({ tickets: [...all, ...waiting, ...closed] });
    await screen.findByRole('textbox', { name: 'Mensagem' });
    for (const [key, name] of [
      ['2', /^Aguardando/],
      ['3', 'Finalizados'],
      ['1', /^Atendendo/],
    ] as const) {
      await user.keyboard(`{Control>}${key}{/Control}`);
      await waitFor(() => expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus());
    }
    await user.keyboard('{Control>}4{/Control}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nome, número ou mensagem' })).toHaveFocus());
  });

  it('[KEY-05] the next ticket is that of the list on screen; among waiting tickets the keys move the focus', async () => {
    const { user, address, live } = await render({ tickets: [...all, ...waiting, ...closed] });
    await screen.findByRole('textbox', { name: 'Mensagem' });
    await user.keyboard('{Control>}2{/Control}');
    await screen.findByRole('button', { name: /^Cliente 6/ });
    const rows: unknown[] = [];
    const shifted = (key: string) => `{Shift>}{${key}}{/Shift}`;
    for (const keys of ['{ArrowDown}', shifted('ArrowDown'), '{ArrowUp}', shifted('ArrowUp'), shifted('ArrowDown')]) {
      await user.keyboard(`{Alt>}${keys}{/Alt}`);
      rows.push(document.activeElement?.getAttribute('data-row'));
    }
    expect(rows).toEqual(['6', '4', '6', '5', '4']);
    expect(address()).toBe(path);
    await user.keyboard('{Control>}3{/Control}');
    await screen.findByRole('button', { name: /^Cliente 7/ });
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(address()).toBe(`/tickets/${closed[0]!.uuid}`));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(address()).toBe(`/tickets/${closed[1]!.uuid}`));
    await user.keyboard('{Control>}4{/Control}');
    await live(ticketSearchChanged({ status: 'open' }));
    await screen.findByRole('button', { name: /^Cliente 2/ });
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(address()).toBe(path));
  });

  it('[KEY-05] [TICKET-02] the key that accepts a ticket takes the focused one, else the one that waits longest', async () => {
    const [oldest, focused] = [put({ status: 500 }), put({ status: 500 })];
    const routes = { 'PUT /tickets/5': oldest.route, 'PUT /tickets/6': focused.route };
    const { user } = await render({ tickets: [...all, ...waiting], routes });
    await screen.findByRole('textbox', { name: 'Mensagem' });
    await user.keyboard('{Control>}{Shift>}a{/Shift}{/Control}');
    await eventually(() => expect(oldest.asked[0]?.body).toMatchObject({ status: 'open', userId: me.id }));
    await user.keyboard('{Control>}2{/Control}');
    await screen.findByRole('button', { name: /^Cliente 6/ });
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await user.keyboard('{Control>}{Shift>}a{/Shift}{/Control}');
    await eventually(() => expect(focused.asked).toHaveLength(1));
    expect(oldest.asked).toHaveLength(1);
  });

  it('[KEY-05] say so when no customer waits', async () => {
    const { user } = await render({ tickets: all, path: '/tickets' });
    await user.keyboard('{Control>}{Shift>}a{/Shift}{/Control}');
    expect(await screen.findByText('Tudo em dia. Ninguém aguardando.')).toBeVisible();
  });

  it('[KEY-05] Escape closes the topmost layer first, and the conversation last', async () => {
    const { user, address } = await render();
    await screen.findByRole('textbox', { name: 'Mensagem' });
    await user.keyboard('{Control>}{Shift>}e{/Shift}{/Control}');
    await screen.findByRole('dialog', { name: 'Transferir o atendimento de Cliente 1' });
    await act(async () => {});
    await user.keyboard('{Escape}');
    expect(address()).toBe(path);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // A popup that lets the key through; what is below must not handle it.
    const popup = document.body.appendChild(document.createElement('div'));
    popup.setAttribute('role', 'menu');
    await user.keyboard('{Escape}');
    expect(address()).toBe(path);
    popup.remove();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/tickets'));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row', '1'));
  });

  it('[KEY-01] [KEY-06] resolve and its undo', async () => {
    const { asked, route } = put({ body: { ...mine, status: 'closed' } }, { body: mine });
    await render({ routes: { 'PUT /tickets/1': route } });
    await screen.findByRole('textbox', { name: 'Mensagem' });
    // The time to undo does not pass, however long the next steps take.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const user = userEvent.setup({ delay: null });
    await user.keyboard('{Control>}{Shift>}f{/Shift}{/Control}');
    expect(await screen.findByText('Atendimento #1 de Cliente 1 finalizado.')).toBeVisible();
    await user.keyboard('{Control>}{Shift>}d{/Shift}{/Control}');
    await eventually(() => expect(asked.at(-1)?.body).toMatchObject({ status: 'open', userId: me.id, queueId: 1 }));
    await waitFor(() => expect(screen.queryByText('Atendimento #1 de Cliente 1 finalizado.')).toBeNull());
  });
});
