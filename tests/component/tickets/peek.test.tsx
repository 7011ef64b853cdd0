import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionUserChanged } from '@/entities/session/sessionActions';
import { ticketRemoved } from '@/entities/conversations/tickets/ticketActions';
import { refreshTicket } from '@/entities/conversations/tickets/ticketThunks';
import { outboxRestored } from '@/entities/conversations/outbox/outboxSlice';
import { serverEvents } from '@/realtime/serverEvents';
import { chatBoxJoined, chatBoxLeft, resyncRequested, socketStateChanged } from '@/realtime/socketActions';
import { dialogOpened } from '@/store/dialogs';
import { Eye } from '@/ui/icons';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { renderTickets } from './renderTickets';

const admin = aUser({ profile: 'admin', queues: [] });
const ticket = aTicket({ id: 1, queueId: 2 });
const messages = [
  aMessage({ id: 'M1', body: 'Ainda tem o sofá?' }),
  aMessage({ id: 'M2', body: 'Tem sim', fromMe: true, ack: 3 }),
];
const EYE = 'Espiar a conversa de Cliente 1';
const DIALOG = { name: /Conversa com Cliente 1/ };

const renderRow = async (user = admin, routes: FakeRoutes = {}) => {
  const app = await renderTickets({
    user,
    tickets: [{ ...ticket, queueId: user.profile === 'admin' ? 2 : 1 }],
    messages,
    routes: { 'GET /queue': { body: [{ id: 2, name: 'Entregas', color: '#111111' }] }, ...routes },
  });
  await app.user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
  await screen.findByRole('button', { name: /^Cliente 1,/ });
  return app;
};

describe('the peek button of a row', () => {
  it('[TLIST-28] [PERM-12] [PERM-16] opens any conversation for an admin, whoever owns it', async () => {
    const { user, address } = await renderRow();
    await user.click(screen.getByRole('button', { name: EYE }));
    const dialog = within(await screen.findByRole('dialog', DIALOG));
    expect(await dialog.findByText('Ainda tem o sofá?')).toBeInTheDocument();
    // To read only.
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Opções da mensagem' })).not.toBeInTheDocument();
    expect(address()).toBe('/tickets');
  });

  it('[TLIST-28] [PERM-12] an admin has it on each row, whatever the status, also of a colleague’s tickets, and it opens each to read only', async () => {
    const bruno = { id: 11, name: 'Bruno Tavares' };
    const tickets = [
      aTicket({ id: 1 }),
      aTicket({ id: 2, status: 'open', userId: admin.id, user: admin }),
      aTicket({ id: 3, status: 'closed', userId: admin.id, user: admin }),
      aTicket({ id: 4, status: 'open', userId: bruno.id, user: bruno }),
    ];
    const eye = render(<Eye />).container.querySelector('svg')!.innerHTML;
    const { user } = await renderTickets({ user: admin, tickets });
    const findEye = async (id: number) => {
      const button = await screen.findByRole('button', { name: `Espiar a conversa de Cliente ${id}` });
      expect(button.querySelector('svg')?.innerHTML).toBe(eye);
      await user.click(button);
      const dialog = await screen.findByRole('dialog', { name: new RegExp(`Conversa com Cliente ${id}$`) });
      expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await findEye(2);
    await user.click(screen.getByRole('switch', { name: 'Todos' }));
    await findEye(4);
    await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
    await findEye(1);
    await user.click(screen.getByRole('tab', { name: 'Finalizados' }));
    await findEye(3);
  });

  it.each([
    { profile: 'user' },
    { profile: 'supervisor' },
    // Whoever owns the installation is no admin by that.
    { profile: 'user', super: true },
  ])('[TLIST-28] [PERM-01] [PERM-12] [PERM-14] [PERM-16] is hidden for %j', async (facts) => {
    await renderRow(aUser(facts));
    expect(screen.getByRole('button', { name: 'Aceitar o atendimento de Cliente 1' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: EYE })).not.toBeInTheDocument();
  });

  it('[TLIST-28] [PERM-12] goes as soon as the admin becomes an agent', async () => {
    const { live } = await renderRow();
    expect(screen.getByRole('button', { name: EYE })).toBeVisible();
    await live(sessionUserChanged(aUser({ queues: [{ id: 2, name: 'Entregas', color: '#111111' }] })));
    expect(screen.getByRole('button', { name: /^Cliente 1,/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: EYE })).not.toBeInTheDocument();
  });
});

describe('the peek dialog', () => {
  const peek = async (routes: FakeRoutes = {}) => {
    const app = await renderRow(admin, routes);
    const rooms: string[] = [];
    for (const [name, actionCreator] of Object.entries({ chatBoxJoined, chatBoxLeft }))
      app.store.startListening({
        actionCreator,
        effect: ({ payload }) => void rooms.push(`${name} ${payload.ticketId}`),
      });
    await app.user.click(screen.getByRole('button', { name: EYE }));
    const dialog = within(await screen.findByRole('dialog', DIALOG));
    await dialog.findByText('Tem sim');
    return { ...app, dialog, rooms };
  };

  it('[MSG-08] [TLIST-28] [TLIST-29] shows the messages, pictures too, and offers no way to write, reply or delete', async () => {
    const mediaUrl = 'https://atende.example.com.br/public/sofa.jpg';
    const { dialog, live } = await peek({
      'GET /messages/1': {
        body: {
          messages: [
            ...messages,
            aMessage({ id: 'P', mediaType: 'image', mediaUrl, body: '-' }),
            aMessage({
              id: 'M0',
              mediaType: 'contactMessage',
              body: 'BEGIN:VCARD\nFN:Carla\nTEL:+55 11 97120-4456\nEND:VCARD',
            }),
          ],
          count: 4,
          hasMore: false,
          ticket,
        },
      },
    });
    // An own text that did not go out could be sent again from the conversation itself.
    await live(
      outboxRestored([
        {
          id: 'waiting',
          ticketId: 1,
          body: 'Recusado',
          state: 'failed',
          createdAt: '2026-11-21T12:01:00.000Z',
          sentAt: null,
        } as never,
      ]),
    );
    expect(dialog.getByText('Ainda tem o sofá?')).toBeInTheDocument();
    expect(dialog.getByText('Carla')).toBeInTheDocument();
    expect(dialog.getByRole('img', { name: 'Imagem enviada por Cliente 1' })).toHaveAttribute('src', mediaUrl);
    expect(dialog.queryByText('Recusado')).not.toBeInTheDocument();
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    expect(dialog.getAllByRole('button').map((button) => button.textContent || button.ariaLabel)).toEqual([
      expect.stringMatching(/Fechar|Close/),
      'Fechar',
      'Abrir atendimento',
    ]);
    fireEvent.contextMenu(dialog.getByText('Tem sim'));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('[TLIST-29] [OFF-02] shows what came while the connection was lost', async () => {
    const missed = aMessage({ id: 'M3', body: 'Posso buscar hoje?', createdAt: '2026-11-21T12:05:00.000Z' });
    let stored = messages;
    const { live, dialog } = await peek({
      'GET /messages/1': () => ({ body: { messages: stored, count: stored.length, hasMore: false, ticket } }),
    });
    await live(socketStateChanged({ state: 'connecting', nextTryAt: null, at: Date.now() }));
    stored = [...messages, missed];
    await live(resyncRequested());
    expect((await dialog.findAllByText('Posso buscar hoje?'))[0]).toBeInTheDocument();
    expect(dialog.getAllByText('Ainda tem o sofá?')[0]).toBeInTheDocument();
  });

  it('[ROUTE-08] [TLIST-30] [PERM-16] opens the ticket of another queue for an admin, and closes', async () => {
    const { user, dialog, address } = await peek();
    await user.click(dialog.getByRole('button', { name: 'Abrir atendimento' }));
    expect(address()).toBe(`/tickets/${ticket.uuid}`);
    expect(screen.queryByText('Acesso não permitido')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('[TLIST-29] says so where the conversation cannot be read, which can be tried again', async () => {
    let fails = true;
    const page = { body: { messages, count: 2, hasMore: false, ticket } };
    const { user } = await renderRow(admin, { 'GET /messages/1': () => (fails ? { status: 500 } : page) });
    await user.click(screen.getByRole('button', { name: EYE }));
    const dialog = within(await screen.findByRole('dialog', DIALOG));
    expect(await dialog.findByText('Não foi possível carregar a conversa')).toBeVisible();
    fails = false;
    await user.click(dialog.getByRole('button', { name: 'Tentar de novo' }));
    expect(await dialog.findByText('Tem sim')).toBeInTheDocument();
  });

  it('[TLIST-29] says so where there are no messages, and offers no way to write the first one', async () => {
    const { user } = await renderRow(admin, {
      'GET /messages/1': { body: { messages: [], count: 0, hasMore: false, ticket } },
    });
    await user.click(screen.getByRole('button', { name: EYE }));
    const dialog = within(await screen.findByRole('dialog', DIALOG));
    expect(await dialog.findByText('Diga olá!')).toBeVisible();
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('[TLIST-29] shows the older messages, too', async () => {
    const older = aMessage({ id: 'M0', body: 'Boa tarde!', createdAt: '2026-11-20T12:00:00.000Z' });
    const { dialog } = await peek({
      'GET /messages/1': ({ params }) => {
        const isFirst = Number(params?.pageNumber) === 1;
        return { body: { messages: isFirst ? messages : [older], count: 3, hasMore: isFirst, ticket } };
      },
    });
    fireEvent.scroll(dialog.getByRole('log'));
    await waitFor(() => expect(dialog.getByText('Boa tarde!')).toBeInTheDocument());
  });

  it('ends when the ticket is deleted, and leaves no dialog in the way of the keys', async () => {
    const { live, store } = await peek();
    await live(ticketRemoved({ ticketId: ticket.id }));
    expect(store.getState().dialogs.current).toBeNull();
  });

  it('[RT-11] [TLIST-29] follows live events, in the room of its ticket until it is closed', async () => {
    const { live, dialog, user, store, rooms } = await peek();
    expect(rooms).toEqual(['chatBoxJoined 1']);
    const record = aMessage({ id: 'M3', body: 'E o frete?', createdAt: '2026-11-21T12:05:00.000Z' });
    await live(serverEvents.appMessage({ action: 'create', record, ticket, contact: null }));
    // Two for a moment: the first view stays until the list is rendered.
    await waitFor(() => expect(dialog.getByText('E o frete?')).toBeInTheDocument());
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(rooms).toEqual(['chatBoxJoined 1', 'chatBoxLeft 1']));
    expect(store.getState().dialogs.current).toBeNull();
  });
});

describe('opening the dialog without the peek button', () => {
  const peekAs = async (queueId: number | null, facts: Parameters<typeof aUser>[0] = {}, userId = ticket.userId) => {
    const known = { ...ticket, queueId: 1 };
    const app = await renderTickets({ tickets: [known], messages, user: aUser(facts) });
    await screen.findByRole('tab', { name: /^Aguardando ?1/ });
    // The ticket moves away while somebody is looking at it.
    await app.live(refreshTicket.fulfilled({ ...known, queueId, userId }, 'r', known.id));
    await app.live(dialogOpened({ type: 'peekTicket', ticketId: known.id }));
    const dialog = within(await screen.findByRole('dialog', DIALOG));
    await app.user.click(dialog.getByRole('button', { name: 'Abrir atendimento' }));
    return app;
  };

  it.each([
    ['another queue', 2, {}],
    ['another queue, whatever the user sees without one', 2, { profile: 'supervisor', allTicket: 'enabled' }],
    ['another queue, also for the owner of the installation', 2, { super: true }],
    ['another queue, even of the own ticket', 2, {}, aUser().id],
    ['no queue', null, { allTicket: 'disabled' }],
  ])(
    "[TLIST-30] [PERM-16] is refused with 'Acesso não permitido' for %s",
    async (_, queueId, facts, ownerId?: number) => {
      const { address, store } = await peekAs(queueId, facts, ownerId);
      expect(screen.getByRole('dialog', DIALOG)).toBeInTheDocument();
      const toasts = within(screen.getByRole('region', { name: 'Avisos' }));
      expect(toasts.getByText('Acesso não permitido')).toBeInTheDocument();
      expect(store.getState().toasts).toMatchObject([{ kind: 'error' }]);
      expect(address()).toBe('/tickets');
    },
  );

  it('[TLIST-30] [PERM-16] is allowed for the user’s own queue', async () => {
    const { address } = await peekAs(1);
    expect(screen.queryByText('Acesso não permitido')).not.toBeInTheDocument();
    expect(address()).toBe(`/tickets/${ticket.uuid}`);
  });
});
