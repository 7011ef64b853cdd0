import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { selectIsTicketChanging } from '@/entities/conversations/tickets/ticketSelectors';
import { changeLanguage } from '@/i18n/init';
import { loadSettings } from '@/entities/session/sessionDetails';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestI18n } from '@tests/support/rendering/createTestI18n';
import { createHeldRoute } from '@tests/support/hold';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { eventually } from '@tests/support/eventually';
import { aTicket, aUser } from '@tests/support/records';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { renderTickets } from './renderTickets';

const me = aUser();
const mine = aTicket({ id: 1, status: 'open', userId: me.id });
const waiting = aTicket({ id: 2 });

const bot = { useIntegration: true, promptId: 4, integrationId: 8 };
const answer = (ticket: typeof mine, status: string) =>
  createRecordedRoute({ body: { ...ticket, status, userId: me.id } });
type User = Awaited<ReturnType<typeof renderTickets>>['user'];
const sentBy = ({ asked }: ReturnType<typeof answer>) => asked.map(({ body }) => body);

describe('what ticket actions send and where they lead', () => {
  it('[TICKET-02] [TICKET-10] [TICKET-12] [ROUTE-08] [CALL-33] accepting from the list assigns the ticket to the user and opens it', async () => {
    const ticket = { ...waiting, ...bot };
    const put = answer(ticket, 'open');
    // It takes the place of the conversation that was open until then.
    const { user, paths, store } = await renderTickets({
      tickets: [mine, ticket],
      path: `/tickets/${mine.uuid}`,
      routes: { 'PUT /tickets/2': put.route },
    });
    await eventually(() => expect(store.getState().attention.conversations).toEqual([1]));
    await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
    await user.click(await screen.findByRole('button', { name: 'Aceitar o atendimento de Cliente 2' }));
    await eventually(() => expect(paths).toEqual([`/tickets/${waiting.uuid}`]));
    expect(sentBy(put)).toEqual([{ status: 'open', userId: me.id, ...bot }]);
  });

  it.each(['closed', 'open'])(
    '[TICKET-07] [TICKET-08] [TICKET-12] [CALL-33] resolving keeps the queue, ends the integration and opens the list, also when the answer says %s',
    async (status) => {
      const ticket = { ...mine, queueId: 1, ...bot };
      const put = answer(ticket, status);
      const { user, paths } = await renderTickets({
        tickets: [ticket],
        path: `/tickets/${mine.uuid}`,
        routes: { 'PUT /tickets/1': put.route },
      });
      await user.click(await screen.findByRole('button', { name: 'Finalizar' }));
      await eventually(() => expect(paths).toEqual(['/tickets']));
      const ended = { useIntegration: false, promptId: null, integrationId: null };
      expect(sentBy(put)).toEqual([{ status: 'closed', userId: me.id, queueId: 1, ...ended }]);
    },
  );

  it.each<[string, (user: User) => Promise<void>]>([
    [
      'in its row',
      async (user) => user.click(await screen.findByRole('button', { name: /^Finalizar o atendimento de / })),
    ],
    [
      'by Ctrl+Shift+F',
      async (user) => {
        await screen.findByRole('button', { name: 'Finalizar' });
        await user.keyboard('{Control>}{Shift>}f{/Shift}{/Control}');
      },
    ],
  ])('[TICKET-07] [TICKET-08] [CALL-33] resolving %s ends the integration, too', async (_, resolve) => {
    const put = answer(mine, 'closed');
    const { user } = await renderTickets({
      tickets: [{ ...mine, ...bot }],
      path: `/tickets/${mine.uuid}`,
      routes: { 'PUT /tickets/1': put.route },
    });
    await resolve(user);
    const ended = { useIntegration: false, promptId: null, integrationId: null };
    await eventually(() => expect(sentBy(put)).toEqual([{ status: 'closed', userId: me.id, queueId: 1, ...ended }]));
  });

  it('[TICKET-06] [TICKET-10] [TICKET-12] [CALL-33] returning clears the user and opens the list', async () => {
    const ticket = { ...mine, ...bot };
    const put = answer(ticket, 'pending');
    const { user, paths } = await renderTickets({
      tickets: [ticket],
      path: `/tickets/${mine.uuid}`,
      routes: { 'PUT /tickets/1': put.route },
    });
    await user.click(await screen.findByRole('button', { name: 'Devolver' }));
    await eventually(() => expect(paths).toEqual(['/tickets']));
    expect(sentBy(put)).toEqual([{ status: 'pending', userId: null, ...bot }]);
  });

  it('[NTV-06] a conversation opened while another one is being resolved is the open one, and stays open when the answer comes', async () => {
    const next = aTicket({ id: 3, status: 'open', userId: me.id });
    const put = createHeldRoute();
    const { user, address, store } = await renderTickets({
      tickets: [mine, next],
      path: `/tickets/${mine.uuid}`,
      routes: { 'PUT /tickets/1': put.route },
      follows: true,
    });
    await user.click(await screen.findByRole('button', { name: 'Finalizar' }));
    await eventually(() => expect(put.isAsked()).toBe(true));
    await user.click(screen.getByRole('button', { name: /^Cliente 3,/ }));
    await eventually(() => expect(store.getState().attention.conversations).toEqual([3]));
    await act(async () => put.answer({ body: { ...mine, status: 'closed' } }));
    await eventually(() => expect(store.getState().resolveUndo.last?.former.id).toBe(1));
    expect(address()).toBe(`/tickets/${next.uuid}`);
  });

  it('a conversation opened while another ticket is being accepted stays open, where the user may be typing by now', async () => {
    const put = createHeldRoute();
    const accepted = { body: { ...waiting, status: 'open', userId: me.id } };
    const { user, address, store } = await renderTickets({
      tickets: [mine, waiting],
      routes: { 'PUT /tickets/2': put.route, 'GET /tickets/2': accepted },
      follows: true,
    });
    await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
    await user.click(await screen.findByRole('button', { name: 'Aceitar o atendimento de Cliente 2' }));
    await eventually(() => expect(put.isAsked()).toBe(true));
    await user.click(screen.getByRole('tab', { name: /^Atendendo/ }));
    await user.click(await screen.findByRole('button', { name: /^Cliente 1,/ }));
    await eventually(() => expect(store.getState().attention.conversations).toEqual([1]));
    await act(async () => put.answer(accepted));
    await eventually(() => expect(selectIsTicketChanging(store.getState(), 2)).toBe(false));
    expect(address()).toBe(`/tickets/${mine.uuid}`);
  });

  it('[TICKET-09] [TICKET-10] [TICKET-12] [CALL-33] reopening from the resolved list assigns the ticket to the user in its queue and opens it', async () => {
    const ticket = { ...waiting, status: 'closed', queueId: 1, ...bot };
    const put = answer(ticket, 'open');
    const { user, paths } = await renderTickets({ tickets: [ticket], routes: { 'PUT /tickets/2': put.route } });
    await user.click(screen.getByRole('tab', { name: 'Finalizados' }));
    await user.click(await screen.findByRole('button', { name: 'Reabrir o atendimento de Cliente 2' }));
    await eventually(() => expect(paths).toEqual([`/tickets/${waiting.uuid}`]));
    expect(sentBy(put)).toEqual([{ status: 'open', userId: me.id, queueId: 1, ...bot }]);
  });

  it.each([
    ['pt', 'Bia', 'Olá, Bia! Meu nome é Ana Ribeiro e vou continuar o seu atendimento.'],
    ['pt', '+55 (11) 99999-0000', 'Olá! Meu nome é Ana Ribeiro e vou continuar o seu atendimento.'],
    ['es', 'Bia', '¡Hola, Bia! Mi nombre es Ana Ribeiro y voy a continuar con su atención.'],
  ] as const)(
    '[TICKET-03] [TICKET-05] [INPUT-07] [CALL-37] in %s %s is greeted with “%s”, unsigned',
    async (language, name, text) => {
      const ticket = { ...waiting, contact: { ...waiting.contact!, name } };
      const greeting = createRecordedRoute({ body: '' });
      const settings = [{ key: 'sendGreetingAccepted', value: 'enabled' }];
      // Some answers name the one who had the ticket before.
      const former = { id: 12, name: 'Bruno Costa' };
      const { user, services } = await renderTickets({
        tickets: [ticket],
        user: { ...me, company: { id: 1, name: 'Casa', settings } } as typeof me,
        routes: {
          'PUT /tickets/2': answer({ ...ticket, user: former }, 'open').route,
          'POST /messages/2': greeting.route,
        },
      });
      await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
      const i18n = await createTestI18n();
      await changeLanguage(i18n, language);
      Object.assign(services, { translate: i18n.t });
      await user.click(await screen.findByRole('button', { name: /^Aceitar o atendimento de / }));
      await eventually(() => expect(greeting.asked).toHaveLength(1));
      expect(greeting.asked[0]?.body).toMatchObject({ body: text, fromMe: true });
    },
  );

  it('[TICKET-03] [TICKET-05] the customer is greeted, too, where the settings are not known yet, as after a restart', async () => {
    const greeting = createRecordedRoute({ body: '' });
    const { user, store } = await renderTickets({
      tickets: [waiting],
      routes: {
        'GET /settings/': { body: [{ key: 'sendGreetingAccepted', value: 'enabled' }] },
        'PUT /tickets/2': answer(waiting, 'open').route,
        'POST /messages/2': greeting.route,
      },
    });
    expect(store.getState().session.settings).toEqual({});
    await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
    await user.click(await screen.findByRole('button', { name: /^Aceitar o atendimento de / }));
    await eventually(() => expect(greeting.asked).toHaveLength(1));
    expect(greeting.asked[0]?.body).toMatchObject({ body: 'notices:greeting.named Cliente 2 Ana Ribeiro' });
  });
});

describe('the settings that could not be read at the start', () => {
  it('[TICKET-03] are read for the greeting although another setting was changed meanwhile', async () => {
    const greeting = createRecordedRoute({ body: '' });
    const settings = createRecordedRoute(
      { status: 500, body: {} },
      { body: [{ key: 'sendGreetingAccepted', value: 'enabled' }] },
    );
    const { user, store } = await renderTickets({
      tickets: [waiting],
      routes: {
        'GET /settings/': settings.route,
        'PUT /tickets/2': answer(waiting, 'open').route,
        'POST /messages/2': greeting.route,
      },
    });
    await act(async () => void (await store.dispatch(loadSettings())));
    act(
      () => void store.dispatch(serverEvents.settings({ action: 'update', record: { key: 'call', value: 'enabled' } })),
    );
    await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
    await user.click(await screen.findByRole('button', { name: /^Aceitar o atendimento de / }));
    await eventually(() => expect(greeting.asked).toHaveLength(1));
    expect(settings.asked).toHaveLength(2);
  });
});

describe('reopening a ticket without a queue', () => {
  const closed = { ...waiting, status: 'closed', queueId: null };
  const queues = ['Vendas', 'Suporte', 'Entregas'].map((name, index) => ({ id: index + 1, name, color: '#16a34a' }));
  const open = async (user: typeof me) => {
    const put = answer(closed, 'open');
    const app = await renderTickets({
      tickets: [closed],
      user,
      routes: { 'PUT /tickets/2': put.route, 'GET /queue': { body: queues } },
    });
    const ask = async () => {
      await app.user.click(await screen.findByRole('button', { name: 'Reabrir o atendimento de Cliente 2' }));
      return within(await screen.findByRole('dialog', { name: 'Em qual fila reabrir?' }));
    };
    await app.user.click(screen.getByRole('tab', { name: 'Finalizados' }));
    const offered = async (dialog: Awaited<ReturnType<typeof ask>>) => {
      await app.user.click(dialog.getByRole('combobox', { name: 'Fila' }));
      await screen.findByTitle('Suporte');
      return [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent);
    };
    return { ...app, put, ask, offered };
  };

  it('[TICKET-09] [CALL-33] offers an agent the own queues; cancelling sends nothing, and a choice is sent', async () => {
    const { user, put, paths, ask, offered } = await open(aUser({ super: true, queues: queues.slice(0, 2) }));
    await user.click((await ask()).getByRole('button', { name: 'Cancelar' }));
    expect(put.asked).toEqual([]);
    const dialog = await ask();
    expect(dialog.getByRole('button', { name: 'Reabrir' })).toBeDisabled();
    expect(await offered(dialog)).toEqual(['Vendas', 'Suporte']);
    await user.click(screen.getByTitle('Suporte'));
    await user.click(dialog.getByRole('button', { name: 'Reabrir' }));
    await eventually(() => expect(paths).toEqual([`/tickets/${waiting.uuid}`]));
    expect(sentBy(put)).toEqual([{ status: 'open', userId: me.id, queueId: 2 }]);
  });

  it.each([
    ['the user’s only one', 'a', queues.slice(1, 2), 2],
    ['none', 'no', [], null],
  ])('[TICKET-09] [CALL-33] without a question it gets %s where the user has %s queue', async (_, __, own, queueId) => {
    const { user, put, paths } = await open(aUser({ queues: own }));
    await user.click(await screen.findByRole('button', { name: 'Reabrir o atendimento de Cliente 2' }));
    await eventually(() => expect(paths).toEqual([`/tickets/${waiting.uuid}`]));
    expect(sentBy(put)).toEqual([{ status: 'open', userId: me.id, queueId }]);
  });

  it('a ticket that a colleague has reopened meanwhile is not taken away', async () => {
    const { user, live, put, ask, offered } = await open(aUser({ queues: queues.slice(0, 2) }));
    const dialog = await ask();
    await offered(dialog);
    await user.click(screen.getByTitle('Suporte'));
    await live(
      serverEvents.ticket({ action: 'update', record: { ...closed, status: 'open', userId: 11, queueId: 1 } }),
    );
    await user.click(dialog.getByRole('button', { name: 'Reabrir' }));
    await eventually(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(put.asked).toEqual([]);
  });

  it('[RT-20] [TICKET-09] a queue that is deleted while it is chosen is chosen no more', async () => {
    const { user, live, put, ask, offered } = await open(aUser({ profile: 'admin', queues: [] }));
    const dialog = await ask();
    await offered(dialog);
    await user.click(screen.getByTitle('Suporte'));
    expect(dialog.getByRole('button', { name: 'Reabrir' })).toBeEnabled();
    await live(serverEvents.queue({ action: 'delete', id: 2 }));
    expect(dialog.getByRole('button', { name: 'Reabrir' })).toBeDisabled();
    expect(put.asked).toEqual([]);
  });

  it('[A11Y-02] cancelling returns the focus to the button', async () => {
    const { user, ask } = await open(aUser({ queues: queues.slice(0, 2) }));
    await user.click((await ask()).getByRole('button', { name: 'Cancelar' }));
    await eventually(() =>
      expect(screen.getByRole('button', { name: 'Reabrir o atendimento de Cliente 2' })).toHaveFocus(),
    );
  });

  it('[TICKET-09] [CALL-33] offers an admin every queue and none', async () => {
    const { user, put, ask, offered } = await open(aUser({ profile: 'admin', queues: [] }));
    const dialog = await ask();
    expect(await offered(dialog)).toEqual(['Vendas', 'Suporte', 'Entregas', 'Sem fila']);
    await user.click(screen.getByText('Sem fila', { selector: '.ant-select-item-option-content' }));
    await user.click(dialog.getByRole('button', { name: 'Reabrir' }));
    await eventually(() => expect(sentBy(put)).toEqual([{ status: 'open', userId: me.id, queueId: null }]));
  });

  it('[TICKET-09] [LIST-06] [ERR-02] tells an admin that the queues could not be read, who may reopen it without one', async () => {
    const put = createRecordedRoute({ status: 500 }, { body: { ...closed, status: 'open', userId: me.id } });
    const { user } = await renderTickets({
      tickets: [closed],
      user: aUser({ profile: 'admin', queues: [] }),
      path: `/tickets/${closed.uuid}`,
      routes: { 'PUT /tickets/2': put.route, 'GET /queue': { status: 500, body: {} } },
    });
    const header = await screen.findByRole('banner', { name: 'Dados do atendimento' });
    await user.click(within(header).getByRole('button', { name: 'Reabrir' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Em qual fila reabrir?' }));
    expect(await dialog.findByText('Não foi possível carregar a lista de registros')).toBeVisible();
    await user.click(dialog.getByRole('combobox', { name: 'Fila' }));
    await user.click(await screen.findByText('Sem fila', { selector: '.ant-select-item-option-content' }));
    const reopen = dialog.getByRole('button', { name: 'Reabrir' });
    await user.click(reopen);
    expect(await dialog.findByText('Não foi possível concluir. Tente novamente.')).toBeVisible();
    await user.click(reopen);
    const sent = { status: 'open', userId: me.id, queueId: null };
    await eventually(() => expect(sentBy(put)).toEqual([sent, sent]));
  });
});

it.each(['Finalizar', 'Devolver'])(
  '[TICKET-06] [TICKET-07] [TICKET-12] [ERR-02] a refused change leaves the ticket on screen: %s',
  async (name) => {
    const routes = { 'PUT /tickets/1': { status: 500 } };
    const { user, paths } = await renderTickets({ tickets: [mine], path: `/tickets/${mine.uuid}`, routes });
    const header = await screen.findByRole('banner', { name: 'Dados do atendimento' });
    await user.click(within(header).getByRole('button', { name }));
    expect(await within(header).findByRole('alert')).toHaveTextContent('Não foi possível concluir. Tente novamente.');
    expect(paths).toEqual([]);
  },
);

it('[TICKET-02] [ERR-02] an action that fails without a known reason shows an error beside its button', async () => {
  const { user, paths } = await renderTickets({ tickets: [waiting], routes: { 'PUT /tickets/2': { status: 500 } } });
  await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
  const accept = await screen.findByRole('button', { name: 'Aceitar o atendimento de Cliente 2' });
  await user.click(accept);
  expect(await within(accept.parentElement!).findByRole('alert')).toHaveTextContent(
    'Não foi possível concluir. Tente novamente.',
  );
  expect(accept).toBeEnabled();
  expect(paths).toEqual([]);
});

describe('a ticket whose customer is asked for a rating', () => {
  const AWAITED = 'Aguardando avaliação';
  const finish = 'Finalizar o atendimento de Cliente 1';
  const open = async () => {
    const changes = createRecordedRoute({ body: { ...mine, status: 'open' } });
    const app = await renderTickets({
      tickets: [mine],
      path: `/tickets/${mine.uuid}`,
      routes: { 'PUT /tickets/1': changes.route },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Finalizar' }));
    await eventually(() => expect(app.paths).toEqual(['/tickets']));
    return { ...app, changes };
  };

  it('[TICKET-12] says so in its row and its header once it is resolved', async () => {
    const { user } = await open();
    const row = await screen.findByRole('button', { name: new RegExp(`^Cliente 1.*${AWAITED}`) });
    // Visible, not only announced.
    expect(row.closest('li')).toHaveTextContent(AWAITED);
    await user.click(row);
    const header = await screen.findByRole('banner', { name: 'Dados do atendimento' });
    expect(header).toHaveTextContent(AWAITED);
  });

  it('[TICKET-12] asks before it is resolved without the rating', async () => {
    const { user, changes } = await open();
    await user.click(await screen.findByRole('button', { name: finish }));
    const first = await findQuestion('Finalizar sem esperar a avaliação?');
    await user.click(within(first).getByRole('button', { name: 'Cancelar' }));
    expect(changes.asked).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: finish }));
    const question = await findQuestion('Finalizar sem esperar a avaliação?');
    await user.click(within(question).getByRole('button', { name: 'Finalizar' }));
    await eventually(() => expect(changes.asked).toHaveLength(2));
  });

  it('[TICKET-12] [TLIST-33] leaves the list by the live close after the customer has rated', async () => {
    const { live } = await open();
    await screen.findByRole('button', { name: new RegExp(AWAITED) });
    const rated = { ...mine, status: 'closed', userId: null, queueId: null, updatedAt: '2030-01-01T00:00:00.000Z' };
    await live(serverEvents.ticket({ action: 'delete', id: mine.id }));
    await live(serverEvents.ticket({ action: 'update', record: rated }));
    expect(screen.queryByRole('button', { name: new RegExp(AWAITED) })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: finish })).not.toBeInTheDocument();
  });
});
