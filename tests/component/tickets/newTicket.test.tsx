import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { conversationShown } from '@/entities/device/attention/attentionSlice';
import { selectQueuesStatus } from '@/entities/company/queues/queues';
import { serverEvents } from '@/realtime/serverEvents';
import { dialogOpened } from '@/store/dialogs';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { createHeldRoute } from '@tests/support/hold';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { aTicket, aUser } from '@tests/support/records';
import { renderTickets } from './renderTickets';

const QUEUES = ['Vendas', 'Entregas'].map((name, index) => ({
  id: index + 1,
  name,
  color: '#16a34a',
  orderQueue: index,
}));
const CONNECTIONS = [
  { id: 3, name: 'Loja SP', status: 'CONNECTED', isDefault: true },
  { id: 4, name: 'Atacado', status: 'CONNECTED', isDefault: false },
];
const juliana = { id: 5, name: 'Juliana Prado', number: '5511988342217' };
const agent = aUser({ queues: QUEUES });
const admin = aUser({ profile: 'admin', queues: [] });
const created = aTicket({ id: 40, contactId: 5, contact: juliana, status: 'open', userId: agent.id });

interface Shop {
  readonly user?: ReturnType<typeof aUser>;
  readonly connections?: readonly object[];
  readonly answer?: { readonly status?: number; readonly body?: unknown };
  /** The contact the dialog is opened for. */
  readonly contact?: typeof juliana;
  readonly routes?: FakeRoutes;
}

const openDialog = async ({
  user = agent,
  connections = CONNECTIONS,
  answer = { body: created },
  contact,
  routes = {},
}: Shop = {}) => {
  const sent: unknown[] = [];
  const searched: unknown[] = [];
  const app = await renderTickets({
    user,
    routes: {
      'GET /queue': { body: QUEUES },
      'GET /whatsapp/': { body: connections },
      'GET /contacts': ({ params }) => {
        searched.push(params);
        return { body: { contacts: [juliana], count: 1, hasMore: false } };
      },
      'POST /tickets': ({ data }) => {
        sent.push(JSON.parse(String(data)));
        return answer;
      },
      ...routes,
    },
  });
  if (contact) await app.live(dialogOpened({ type: 'newTicket', contact }));
  else await app.user.click(screen.getByRole('button', { name: 'Novo atendimento' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Novo atendimento' }));
  const choose = async (name: string, option: string) => {
    await app.user.click(dialog.getByRole('combobox', { name }));
    await app.user.click(await screen.findByTitle(option));
  };
  const submit = () => app.user.click(dialog.getByRole('button', { name: /Iniciar atendimento$/ }));
  /** Longer than any delay before a call. */
  const submitAndWait = async () => {
    vi.useFakeTimers();
    fireEvent.click(dialog.getByRole('button', { name: 'Iniciar atendimento' }));
    // The form's messages are rendered in steps, each with its own timer.
    for (let step = 0; step < 3; step += 1) await act(() => vi.advanceTimersByTimeAsync(2_000));
  };
  return { ...app, dialog, sent, searched, choose, submit, submitAndWait };
};

afterEach(() => void vi.useRealTimers());

describe('the contact search of a new ticket', () => {
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const typing = async (text: string, ms: number) => {
    fireEvent.change(screen.getByRole('combobox', { name: 'Contato' }), { target: { value: text } });
    await pass(ms);
  };

  it('[TICKET-15] [LIST-01] [TRIAGE-11] [CALL-46] makes no request for 1 or 2 characters, and one for 3, 500 ms after the last; until then it filters what was found', async () => {
    const { searched } = await openDialog();
    vi.useFakeTimers();
    // Blanks around them do not count, nor does a third one that is taken back in time.
    for (const [text, ms] of Object.entries({ j: 5_000, jul: 499, ju: 5_000, ' ju ': 5_000 })) await typing(text, ms);
    expect(searched).toEqual([]);
    expect(screen.getByText('Digite ao menos 3 caracteres')).toBeInTheDocument();
    await typing('juli', 300);
    await typing('jul', 499);
    expect(searched).toEqual([]);
    await pass(1);
    expect(searched).toEqual([{ searchParam: 'jul', pageNumber: 1 }]);
    await pass(5_000);
    await typing('JULÍ', 0);
    expect(screen.getByTitle('Juliana Prado')).toBeInTheDocument();
    await pass(500);
    expect(searched.slice(1)).toEqual([{ searchParam: 'JULÍ', pageNumber: 1 }]);
  });

  it('[TICKET-15] [CALL-46] a formatted number is searched by its digits; the contact is listed with it', async () => {
    const { user, dialog, searched } = await openDialog();
    await user.click(dialog.getByRole('combobox', { name: 'Contato' }));
    await user.paste('(11) 98834-2217');
    expect(await screen.findByTitle('Juliana Prado')).toHaveTextContent('+55 11 98834-2217');
    expect(searched).toEqual([{ searchParam: '11988342217', pageNumber: 1 }]);
  });

  it('[ROUTE-08] [TICKET-13] [CALL-50] [CALL-32] an unknown number is added as a contact, and the ticket continues with the choices made', async () => {
    const added: unknown[] = [];
    const carla = { id: 9, name: 'Carla Dias', number: '5511977776666' };
    const { user, dialog, sent, choose, paths } = await openDialog({
      routes: {
        'GET /contacts': { body: { contacts: [], count: 0, hasMore: false } },
        'POST /contacts': ({ data }) => {
          added.push(JSON.parse(String(data)));
          return { body: carla };
        },
      },
    });
    await choose('Fila', 'Entregas');
    await choose('Conexão', 'Atacado');
    await user.click(dialog.getByRole('combobox', { name: 'Contato' }));
    await user.paste('+55 11 97777-6666');
    await user.click(await screen.findByTitle('Adicionar contato +55 11 97777-6666'));
    expect(await screen.findByRole('textbox', { name: 'Número do WhatsApp' })).toHaveValue('5511977776666');

    // Without the contact the ticket's dialog comes back as it was.
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await screen.findByRole('button', { name: /Iniciar atendimento$/ });
    expect(screen.getByTitle('Entregas')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Contato' }));
    await user.paste('+55 11 97777-6666');
    await user.click(await screen.findByTitle('Adicionar contato +55 11 97777-6666'));

    await user.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Carla Dias');
    await user.click(screen.getByRole('button', { name: /Salvar$/ }));
    const start = await screen.findByRole('button', { name: /Iniciar atendimento$/ });
    expect(added).toEqual([expect.objectContaining({ name: 'Carla Dias', number: '5511977776666' })]);
    expect(screen.getByRole('dialog')).toHaveTextContent('Carla Dias');
    await user.click(start);
    await waitFor(() => expect(paths).toEqual([`/tickets/${created.uuid}`]));
    expect(sent).toEqual([{ contactId: 9, queueId: 2, whatsappId: 4, userId: agent.id, status: 'open' }]);
  });

  it.each(['1234567', 'Carla', '98834-2217'])('offers no contact for %s', async (text) => {
    const { user, dialog } = await openDialog({
      routes: {
        'GET /contacts': ({ params }) => {
          const found = params?.['searchParam'] === '988342217' ? [juliana] : [];
          return { body: { contacts: found, count: found.length, hasMore: false } };
        },
      },
    });
    await user.click(dialog.getByRole('combobox', { name: 'Contato' }));
    await user.paste(text);
    await screen.findByText(/^Nada encontrado para|^Juliana Prado$/, { selector: 'output, span' });
    expect(screen.queryByTitle(/^Adicionar contato/)).not.toBeInTheDocument();
  });
});

describe('a new ticket', () => {
  it('[ROUTE-08] [TICKET-13] [TICKET-18] [CALL-32] is sent with contact, queue, user and status open; the dialog closes and the ticket opens', async () => {
    const { user, dialog, sent, paths, choose, submit } = await openDialog();
    await user.click(dialog.getByRole('combobox', { name: 'Contato' }));
    await user.paste('juliana');
    await user.click(await screen.findByTitle('Juliana Prado'));
    await choose('Fila', 'Entregas');
    await submit();
    await waitFor(() => expect(paths).toEqual([`/tickets/${created.uuid}`]));
    expect(sent).toEqual([{ contactId: 5, queueId: 2, whatsappId: 3, userId: agent.id, status: 'open' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['with several queues', agent],
    ['with a single one', aUser({ queues: QUEUES.slice(0, 1) })],
    ['with none', aUser({ queues: [] })],
    ['who is a supervisor', aUser({ profile: 'supervisor', queues: QUEUES })],
    ['who is a super user, but no admin', aUser({ super: true, queues: QUEUES })],
    ['who sees tickets without a queue', aUser({ allTicket: 'enabled', queues: QUEUES })],
  ])(
    "[TICKET-16] [LIST-11] [PERM-14] an agent %s without a chosen queue sees 'Selecione uma fila' and nothing is sent",
    async (_, user) => {
      const { dialog, sent, submitAndWait } = await openDialog({ user, contact: juliana });
      await submitAndWait();
      expect(dialog.getByRole('combobox', { name: 'Fila' })).toHaveAccessibleDescription('Selecione uma fila');
      expect(sent).toEqual([]);
    },
  );

  it('[TICKET-16] an agent is offered only their own queues', async () => {
    const { user, dialog } = await openDialog({ user: aUser({ super: true, queues: QUEUES.slice(0, 1) }) });
    await user.click(dialog.getByRole('combobox', { name: 'Fila' }));
    expect(await screen.findByTitle('Vendas')).toBeInTheDocument();
    expect(screen.queryByTitle('Entregas')).not.toBeInTheDocument();
  });

  it('[TICKET-13] [LIST-06] an admin is offered all queues, or told that they could not be read, which the next time tries again', async () => {
    let answer: { readonly status?: number; readonly body?: unknown } = { status: 500, body: {} };
    const { user, store, live } = await openDialog({ user: admin, routes: { 'GET /queue': () => answer } });
    await user.click(screen.getByRole('combobox', { name: 'Fila' }));
    expect(
      await screen.findByText('Não foi possível carregar a lista de registros', { selector: 'output' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(selectQueuesStatus(store.getState())).toBe('failed');
    answer = { body: QUEUES };
    await live(dialogOpened({ type: 'newTicket', contact: juliana }));
    await user.click(await screen.findByRole('combobox', { name: 'Fila' }));
    for (const { name } of QUEUES) expect(await screen.findByTitle(name)).toBeInTheDocument();
  });

  it('whose dialog was closed before the answer does not take the place of a conversation opened since', async () => {
    const { route, answer, isAsked } = createHeldRoute();
    const { user, dialog, live, paths, submit } = await openDialog({
      user: admin,
      contact: juliana,
      routes: { 'POST /tickets': route },
    });
    await submit();
    await waitFor(() => expect(isAsked()).toBe(true));
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await live(conversationShown({ ticketId: 31 }));
    await act(async () => answer({ body: created }));
    await live(conversationShown({ ticketId: 31 }));
    expect(paths).toEqual([]);
  });

  it('[CALL-32] [TICKET-17] an admin may take a chosen queue back, and the ticket without one opens', async () => {
    const { user, dialog, sent, paths, choose, submit } = await openDialog({
      user: admin,
      contact: juliana,
      answer: { body: { ...created, queueId: null, queue: null } },
    });
    expect(dialog.getByText('Sem fila')).toBeInTheDocument();
    await choose('Fila', 'Entregas');
    await user.click(dialog.getByRole('button', { name: 'Limpar' }));
    await submit();
    await waitFor(() => expect(paths).toEqual([`/tickets/${created.uuid}`]));
    expect(sent).toEqual([{ contactId: 5, queueId: null, whatsappId: 3, userId: admin.id, status: 'open' }]);
  });

  it('[TICKET-13] [LIST-11] a missing contact is refused beside its field, and nothing is sent', async () => {
    const { dialog, sent, choose, submitAndWait } = await openDialog();
    await choose('Fila', 'Vendas');
    await submitAndWait();
    expect(dialog.getByRole('combobox', { name: 'Contato' })).toHaveAccessibleDescription('Selecione um contato');
    expect(sent).toEqual([]);
  });

  it('[TICKET-14] [CALL-32] [CALL-25] uses the user’s default connection, and another one can be chosen', async () => {
    // The answer to the login lacks it.
    const routes = { 'GET /users/10': { body: { ...admin, whatsappId: 4 } } };
    const { dialog, sent, choose, submit } = await openDialog({ user: admin, contact: juliana, routes });
    expect(await dialog.findByTitle('Atacado')).toBeInTheDocument();
    await choose('Conexão', 'Loja SP');
    await submit();
    await waitFor(() => expect(sent).toMatchObject([{ whatsappId: 3 }]));
  });

  it.each([
    [CONNECTIONS.slice(1), 4],
    [[], null],
  ])(
    '[CALL-32] [TICKET-14] [TICKET-17] no connection is offered of fewer than two, and no queue needed: %j sends %j',
    async (connections, whatsappId) => {
      const { dialog, sent, submit } = await openDialog({ user: admin, connections, contact: juliana });
      expect(dialog.queryByRole('combobox', { name: 'Conexão' })).not.toBeInTheDocument();
      await submit();
      await waitFor(() => expect(sent).toHaveLength(1));
      expect(sent[0]).toMatchObject({ contactId: 5, queueId: null, whatsappId });
    },
  );

  it('[TICKET-14] connections and queues that could not be read are read again when the dialog opens again', async () => {
    let fails = true;
    const answer = (body: object) => () => (fails ? { status: 500, body: {} } : { body });
    const { user, live, dialog, sent } = await openDialog({
      user: admin,
      contact: juliana,
      routes: { 'GET /whatsapp/': answer(CONNECTIONS), 'GET /queue': answer(QUEUES) },
    });
    expect(dialog.queryByRole('combobox', { name: 'Conexão' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    fails = false;
    await live(dialogOpened({ type: 'newTicket', contact: juliana }));
    expect(await screen.findByTitle('Loja SP')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Fila' }));
    await user.click(await screen.findByTitle('Entregas'));
    await user.click(screen.getByRole('button', { name: /Iniciar atendimento$/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ whatsappId: 3, queueId: 2 });
  });

  it('[RT-08] [TICKET-14] connections may come while the dialog is open, and a choice made there stays', async () => {
    const [shop, wholesale] = CONNECTIONS;
    const { live, dialog, sent, choose, submit } = await openDialog({
      user: admin,
      connections: [wholesale!],
      contact: juliana,
    });
    const comes = (facts: object) =>
      live(serverEvents.whatsapp({ action: 'update', record: { id: 9, name: 'Nova', status: 'CONNECTED', ...facts } }));
    await comes(shop!);
    expect(dialog.getByTitle('Loja SP')).toBeInTheDocument();
    await choose('Conexão', 'Atacado');
    await comes({ isDefault: true });
    await comes({ ...shop!, isDefault: false });
    expect(dialog.getByTitle('Atacado')).toBeInTheDocument();
    await submit();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ whatsappId: 4 });
  });

  it('[RT-08] [RT-20] [TICKET-14] a chosen connection that is deleted gives way to the default, and a queue to none', async () => {
    const { live, sent, choose, submit } = await openDialog({ user: admin, contact: juliana });
    await choose('Conexão', 'Atacado');
    await choose('Fila', 'Entregas');
    await live(serverEvents.whatsapp({ action: 'delete', id: 4 }));
    await live(serverEvents.queue({ action: 'delete', id: 2 }));
    await submit();
    await waitFor(() => expect(sent).toMatchObject([{ whatsappId: 3, queueId: null }]));
  });

  it('[ROUTE-08] [TICKET-19] [CALL-32] opens the user’s own existing ticket', async () => {
    const { paths, submit } = await openDialog({
      user: admin,
      contact: juliana,
      answer: { status: 409, body: { error: JSON.stringify(created) } },
    });
    await submit();
    await waitFor(() => expect(paths).toEqual([`/tickets/${created.uuid}`]));
  });

  it("[TICKET-20] [ERR-15] [CALL-32] for another user's existing ticket shows the toast and who has it, as far as known, and opens nothing", async () => {
    const bruno = { userId: 11, user: { id: 11, name: 'Bruno' } };
    const nobody = { userId: null, user: null, status: 'pending' };
    const found = (facts: object) => ({ status: 400, body: { error: { ...created, queue: null, ...facts } } });
    const { route } = createRecordedRoute(
      found({ ...bruno, queue: QUEUES[0] }),
      found(bruno),
      found({ userId: 11, user: null, queue: QUEUES[0] }),
      found({ ...nobody, queue: QUEUES[0] }),
      found(nobody),
    );
    const routes = { 'POST /tickets': route };
    const { dialog, paths, submit } = await openDialog({ user: admin, contact: juliana, routes });
    for (const text of [
      'Bruno já está atendendo este contato na fila Vendas. Peça a transferência.',
      'Bruno já está atendendo este contato. Peça a transferência.',
      'Este contato já está em atendimento na fila Vendas. Peça a transferência.',
      'Este contato já aguarda na fila Vendas. Aceite o atendimento em Aguardando.',
    ]) {
      await submit();
      expect(await dialog.findByText(text)).toBeVisible();
    }
    await submit();
    await waitFor(() => expect(dialog.queryByText(/^Bruno já está|^Este contato já/)).not.toBeInTheDocument());
    const toasts = within(screen.getByRole('region', { name: 'Avisos' }));
    expect(toasts.getAllByRole('alert')[0]).toHaveTextContent('Já existe um atendimento aberto para este contato.');
    expect(paths).toEqual([]);
  });

  it('[TICKET-20] who has the ticket of one contact is not said of another one', async () => {
    const taken = { ...created, userId: 11, user: { id: 11, name: 'Bruno' }, queue: QUEUES[0] };
    const carla = { id: 9, name: 'Carla Dias', number: '5511977776666' };
    const { user, dialog, submit } = await openDialog({
      user: admin,
      answer: { status: 400, body: { error: taken } },
      routes: { 'GET /contacts': { body: { contacts: [juliana, carla], count: 2, hasMore: false } } },
    });
    const pick = async (name: string) => {
      await user.click(dialog.getByRole('combobox', { name: 'Contato' }));
      await user.paste('contato');
      await user.click(await screen.findByTitle(name));
    };
    await pick('Juliana Prado');
    await submit();
    expect(await dialog.findByText(/^Bruno já está atendendo este contato/)).toBeInTheDocument();
    await pick('Carla Dias');
    await waitFor(() => expect(dialog.queryByText(/^Bruno já está atendendo/)).not.toBeInTheDocument());
  });

  it('[ERR-02] [ERR-03] [CALL-32] an unknown failure is shown in the dialog, which keeps its values', async () => {
    const { dialog, sent, submit } = await openDialog({ user: admin, contact: juliana, answer: { status: 500 } });
    await submit();
    expect(await dialog.findByText('Não foi possível concluir. Tente novamente.')).toBeInTheDocument();
    await submit();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
  });
});
