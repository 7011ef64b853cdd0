import { act, cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Message } from '@/protocol/records/messages';
import { loadMessages } from '@/entities/conversations/messages/messageThunks';
import { serverEvents } from '@/realtime/serverEvents';
import { resyncRequested } from '@/realtime/socketActions';
import { selectToasts } from '@/store/toasts';
import { eventually } from '@tests/support/eventually';
import { createHeldRoute, hold } from '@tests/support/hold';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { pasteInto } from '@tests/support/rendering/renderPage';
import { renderTickets } from '../renderTickets';

const mine = aTicket({ id: 1, status: 'open', userId: aUser().id });
const path = `/tickets/${mine.uuid}`;

const openWith = async (
  messages: readonly ReturnType<typeof aMessage>[],
  rest: Partial<Parameters<typeof renderTickets>[0]> = {},
) => {
  const app = await renderTickets({ tickets: [mine], messages, path, ...rest });
  await within(await screen.findByRole('log')).findAllByRole('article');
  return app;
};

describe('opening a conversation', () => {
  it('[TICKET-34] [CALL-31] loads the ticket of the address by its uuid', async () => {
    const { calls } = await openWith([aMessage()]);
    expect(calls.filter((call) => call === `GET /tickets/u/${mine.uuid}`)).toHaveLength(1);
  });

  it.each([500, 502, 429])(
    '[TICKET-34] [CALL-31] a ticket that the server answers with %i stays open, or can be asked for again',
    async (status) => {
      const refusal = { [`GET /tickets/u/${mine.uuid}`]: { status, body: '<html>Bad gateway</html>' } };
      const shown = await openWith([aMessage()], { routes: refusal });
      expect(shown.calls).toContain(`GET /tickets/u/${mine.uuid}`);
      expect(shown.address()).toBe(path);
      expect(screen.getByRole('log')).toBeInTheDocument();
      cleanup();

      let fails = true;
      const { address, user } = await renderTickets({
        path,
        routes: {
          [`GET /tickets/u/${mine.uuid}`]: () => (fails ? { status } : { body: mine }),
          [`GET /messages/${mine.id}`]: { body: { messages: [aMessage()], count: 1, ticket: mine, hasMore: false } },
        },
      });
      expect(await screen.findByText('Não foi possível carregar a conversa')).toBeVisible();
      expect(address()).toBe(path);
      fails = false;
      await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
      expect(await screen.findByRole('log')).toBeInTheDocument();
    },
  );

  it.each([
    [404, 'ERR_NO_TICKET_FOUND', ['Este atendimento não existe mais. Atualize a lista.']],
    [400, 'ERR_OF_ANOTHER_KIND', []],
  ] as const)(
    '[TICKET-34] [ROUTE-08] [ERR-21] [CALL-31] a ticket refused with %i %s leads to the list, and says so if the code is known',
    async (status, error, texts) => {
      const { address } = await renderTickets({
        path,
        routes: { [`GET /tickets/u/${mine.uuid}`]: { status, body: { error } } },
      });
      await eventually(() => expect(address()).toBe('/tickets'));
      const alerts = within(screen.getByRole('region', { name: 'Avisos' })).queryAllByRole('alert');
      expect(alerts.map(({ textContent }) => textContent)).toEqual(texts.map((text) => expect.stringContaining(text)));
    },
  );

  it('[ROUTE-08] an address without a uuid leads to the list without a toast, though servers answer it with 500', async () => {
    const { address, calls, store } = await renderTickets({
      path: '/tickets/399',
      routes: { 'GET /tickets/u/399': { status: 500, body: { error: 'Internal server error' } } },
    });
    await eventually(() => expect(address()).toBe('/tickets'));
    expect(calls).toContain('GET /tickets/u/399');
    expect(selectToasts(store.getState())).toEqual([]);
    expect(screen.queryByText('Não foi possível carregar a conversa')).not.toBeInTheDocument();
  });

  it("[SEC-08] a ticket of another company, which servers show to anyone, is refused with 'Acesso não permitido'", async () => {
    const foreign = aTicket({ id: 2, status: 'open', companyId: 2 });
    const { address } = await renderTickets({
      tickets: [foreign],
      path: `/tickets/${foreign.uuid}`,
      user: aUser({ profile: 'admin', super: true }),
    });
    await eventually(() => expect(address()).toBe('/tickets'));
    const toast = within(screen.getByRole('region', { name: 'Avisos' })).getByRole('alert');
    expect(toast).toHaveTextContent('Acesso não permitido');
  });

  it("[TICKET-29] a ticket of another queue is refused with 'Acesso não permitido' and leads to the list", async () => {
    const foreign = aTicket({ id: 2, status: 'open', queueId: 9, userId: 77 });
    const { store, address, calls } = await renderTickets({
      tickets: [foreign],
      path: `/tickets/${foreign.uuid}`,
      // Nothing of this makes an admin.
      user: aUser({ profile: 'supervisor', super: true, allTicket: 'enabled' }),
    });
    await eventually(() => expect(address()).toBe('/tickets'));
    expect(selectToasts(store.getState()).map(({ kind }) => kind)).toEqual(['error']);
    const toast = within(screen.getByRole('region', { name: 'Avisos' })).getByRole('alert');
    expect(toast).toHaveTextContent('Acesso não permitido');
    expect(toast).toBeVisible();
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
    // Reading them would mark them as read.
    expect(calls).not.toContain('GET /messages/2');
  });

  it('[TICKET-29] an admin can open it', async () => {
    const foreign = aTicket({ id: 2, status: 'open', queueId: 9, userId: 77 });
    const { address } = await renderTickets({
      tickets: [foreign],
      path: `/tickets/${foreign.uuid}`,
      user: aUser({ profile: 'admin' }),
    });
    expect(await screen.findByRole('heading', { name: 'Cliente 2' })).toBeInTheDocument();
    expect(address()).toBe(`/tickets/${foreign.uuid}`);
  });

  it.each([
    ['enabled', true],
    ['disabled', false],
  ])('[TICKET-30] one without a queue, to a user whose allTicket is %s: opens %s', async (allTicket, opens) => {
    const unqueued = aTicket({ id: 2, status: 'open', queueId: null, userId: 77 });
    const opened = `/tickets/${unqueued.uuid}`;
    const { address } = await renderTickets({ tickets: [unqueued], path: opened, user: aUser({ allTicket }) });
    const sign = opens
      ? screen.findByRole('heading', { name: 'Cliente 2' })
      : within(screen.getByRole('region', { name: 'Avisos' })).findByText('Acesso não permitido');
    expect(await sign).toBeInTheDocument();
    await eventually(() => expect(address()).toBe(opens ? opened : '/tickets'));
  });

  it('[MSG-22] a conversation is called empty only once it is known to be', async () => {
    const { route, answer, isAsked } = createHeldRoute();
    await renderTickets({ tickets: [mine], path, routes: { 'GET /messages/1': route } });
    await eventually(() => expect(isAsked()).toBe(true));
    expect(screen.queryByText('Diga olá!')).not.toBeInTheDocument();
    await act(async () => answer({ body: { messages: [], count: 0, ticket: mine, hasMore: false } }));
    expect(await screen.findByText('Diga olá!')).toBeVisible();
  });

  it('[MSG-02] a conversation that cannot be loaded says so and can be tried again', async () => {
    let fails = true;
    const answer = { body: { messages: [aMessage({ body: 'Chegou' })], count: 1, ticket: mine, hasMore: false } };
    const { user } = await renderTickets({
      tickets: [mine],
      path,
      routes: { 'GET /messages/1': () => (fails ? { status: 500 } : answer) },
    });
    expect(await screen.findByText('Não foi possível carregar a conversa')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await within(await screen.findByRole('log')).findByText('Chegou')).toBeVisible();
  });
});

it('[A11Y-04] what loads below a text that waits, and own messages from elsewhere, are not announced', async () => {
  const { held, release } = hold();
  const loaded = { body: { messages: [aMessage({ body: 'De ontem' })], count: 1, ticket: mine, hasMore: false } };
  const app = await renderTickets({
    tickets: [mine],
    path,
    routes: { 'GET /messages/1': () => held.then(() => loaded), 'POST /messages/1': { body: '' } },
  });
  app.goOffline();
  await pasteInto(app.user, await screen.findByRole('textbox', { name: 'Mensagem' }), 'Já vejo', '{Enter}');
  await within(await screen.findByRole('log')).findByText('Já vejo');
  await act(async () => release());
  await within(screen.getByRole('log')).findByText('De ontem');
  const record = aMessage({ id: 'own', body: 'Do celular', fromMe: true, createdAt: '2026-11-21T12:05:00.000Z' });
  await app.live(serverEvents.appMessage({ action: 'create', record, ticket: null, contact: null }));
  await within(screen.getByRole('log')).findByText('Do celular');
  expect(screen.queryByText(/: (De ontem|Do celular)$/)).not.toBeInTheDocument();
});

describe('the unread divider', () => {
  const said = (minute: number, facts: Partial<Message> = {}) =>
    aMessage({
      id: `m${minute}`,
      body: `Às ${minute}`,
      createdAt: new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString(),
      ...facts,
    });
  const bodyOf = (messages: readonly Message[]) => ({
    body: { messages, count: messages.length, ticket: mine, hasMore: false },
  });
  const rows = () =>
    Array.from(
      screen.getByRole('log').querySelectorAll('article, [class*="unread"]'),
      ({ textContent }) => /\d+ novas? mensage(?:m|ns)|Às \d\d/.exec(textContent ?? '')?.[0],
    );

  it('[FIND-03] stands above the first unread message when more come while the conversation loads', async () => {
    const { held, release } = hold();
    const answer = bodyOf([said(10), said(11), said(12)]);
    const unread = { ...mine, unreadMessages: 2 };
    const app = await renderTickets({
      tickets: [unread],
      path,
      routes: { 'GET /messages/1': () => held.then(() => answer) },
    });
    const comes = (record: Message) =>
      app.live(serverEvents.appMessage({ action: 'create', record, ticket: unread, contact: null }));
    await comes(said(13));
    await comes(said(14, { fromMe: true }));
    await act(async () => release());
    await within(await screen.findByRole('log')).findByText('Às 14');
    expect(rows()).toEqual(['Às 10', '3 novas mensagens', 'Às 11', 'Às 12', 'Às 13', 'Às 14']);
  });

  it('[FIND-03] stands above messages that came during a gap, though older ones were known', async () => {
    let answer = bodyOf([said(10), said(11)]);
    const app = await renderTickets({ tickets: [mine], routes: { 'GET /messages/1': () => answer } });
    await act(async () => void (await app.store.dispatch(loadMessages({ ticketId: 1 }))));
    answer = bodyOf([said(10), said(11), said(12)]);
    await app.live(resyncRequested());
    await app.live(serverEvents.ticket({ action: 'update', record: { ...mine, unreadMessages: 1 } }));
    await app.user.click(screen.getByRole('button', { name: /^Cliente 1,/ }));
    await within(await screen.findByRole('log')).findByText('Às 12');
    expect(rows()).toEqual(['Às 10', 'Às 11', '1 nova mensagem', 'Às 12']);
  });
});
