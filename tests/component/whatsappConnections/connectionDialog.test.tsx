import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ConnectionDialog } from '@/features/whatsapp-connections/dialog/ConnectionDialog';
import { serverEvents } from '@/realtime/serverEvents';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { outwait, renderPage } from '@tests/support/rendering/renderPage';
import { connectionSettings, newConnection } from '@tests/support/connections';

const stored = {
  ...connectionSettings,
  id: 1,
  status: 'CONNECTED',
  queues: [{ id: 3, name: 'Comercial', color: '#0a0' }],
};
const fieldsOfStored = { ...connectionSettings, queueIds: [3] };
const empty = { ...newConnection, name: 'Nova' };
const server: FakeRoutes = {
  'GET /queue': {
    body: [
      { id: 3, name: 'Comercial', color: '#0a0' },
      { id: 4, name: 'Suporte', color: '#00a' },
    ],
  },
  'GET /prompt': {
    body: {
      prompts: [
        { id: 7, name: 'Robô' },
        { id: 8, name: 'Vendas' },
      ],
      hasMore: false,
    },
  },
};

const open = async (connectionId: number | null, routes: FakeRoutes = {}) => {
  const closed: true[] = [];
  const Page = () => <ConnectionDialog connectionId={connectionId} onClose={() => closed.push(true)} />;
  const app = await renderPage(Page, { routes: { ...server, ...routes } });
  return { ...app, closed };
};
// By label and text: roles are slow to compute in such a large form.
const button = () => screen.getByText('Salvar').closest('button')!;
const save = () => fireEvent.click(button());
const write = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const openChoice = async (label: string) => {
  const box = screen.getByLabelText(label);
  fireEvent.mouseDown(box);
  const list = await waitFor(() => {
    const found = document.getElementById(`${box.id}_list`)?.closest<HTMLElement>('.ant-select-dropdown');
    if (!found) throw new Error(`No options of ${label}`);
    return found;
  });
  return within(list);
};
const choose = async (label: string, option: string) => {
  const list = await openChoice(label);
  fireEvent.click(list.getByTitle(option));
};

describe('the connection dialog', () => {
  it('[CONN-15] [LIST-10] [LIST-11] no name, and one of 1 or 51 characters, is refused beside the field without a call; 2 and 50 are accepted', async () => {
    // An answer that keeps the dialog open for the next one.
    const created = createRecordedRoute({ status: 500, body: {} });
    await open(null, { 'POST /whatsapp': created.route });
    for (const [name, message] of [
      ['', 'Required'],
      ['  ', 'Required'],
      [' L ', 'Too Short!'],
      ['L'.repeat(51), 'Too Long!'],
    ] as const) {
      write('Nome', name);
      await outwait(save);
      expect(screen.getByLabelText('Nome')).toHaveAccessibleDescription(message);
    }
    expect(created.asked).toEqual([]);
    const accepted = ['L'.repeat(2), 'L'.repeat(50)];
    for (const name of accepted) {
      // Blanks around it do not count.
      write('Nome', ` ${name} `);
      await outwait(save);
    }
    expect(created.asked.map(({ body }) => body)).toMatchObject(accepted.map((name) => ({ name })));
  });

  it('[CONN-16] [CONN-18] [CONN-21] [LIST-06] queues and prompts that could not be loaded are told in place of the choice', async () => {
    const broken = { status: 500, body: {} };
    await open(null, { 'GET /queue': broken, 'GET /prompt': broken });
    for (const label of ['Filas', 'Fila de transferência', 'Prompt']) {
      const list = await openChoice(label);
      expect(await list.findByText('Não foi possível carregar a lista de registros')).toBeInTheDocument();
    }
  });

  it('[CONN-01] [CONN-16] [CONN-17] [CONN-18] [CONN-19] [CONN-20] [CONN-21] [CONN-22] [CALL-57] [LIST-08] a new connection is sent whole, with 3 visits to the bot by default, and a toast', async () => {
    const created = createRecordedRoute({ body: { ...stored, id: 9 } });
    const { closed, calls } = await open(null, { 'POST /whatsapp': created.route });
    expect(screen.getByRole('spinbutton', { name: 'Máximo de usos do chatbot' })).toHaveValue('3');
    write('Nome', ' Nova ');
    write('Token da API', ' tk-9 ');
    write('Mensagem de saudação', 'A');
    write('Mensagem de finalização', 'B');
    write('Mensagem fora do expediente', 'C');
    write('Mensagem de inatividade', 'E');
    write('Transferir após (minutos)', '0');
    write('Finalizar atendimentos abertos após (minutos)', '12');
    write('Intervalo do chatbot (minutos)', '13');
    for (const queue of ['Comercial', 'Suporte']) await choose('Filas', queue);
    await choose('Fila de transferência', 'Suporte');
    await choose('Prompt', 'Vendas');
    save();
    await findSuccess('Conexão salva.');
    const chosen = { queueIds: [3, 4], transferQueueId: 4, promptId: 8, token: 'tk-9' };
    const texts = { greetingMessage: 'A', complationMessage: 'B', outOfHoursMessage: 'C', expiresInactiveMessage: 'E' };
    const numbers = { timeToTransfer: 0, expiresTicket: 12, timeUseBotQueues: 13 };
    expect(created.asked).toEqual([{ query: undefined, body: { ...empty, ...chosen, ...texts, ...numbers } }]);
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
    expect(closed).toHaveLength(1);
  });

  it('[CONN-16] [CONN-17] [CONN-20] [CONN-22] [CALL-57] [CALL-58] [ERR-03] default mark and rating text of a new connection need a second call; a refused one creates no duplicate, and the limit of the plan is told', async () => {
    const limit = 'Número máximo de conexões já alcançado: 1';
    const created = createRecordedRoute({ status: 400, body: { error: limit } }, { body: { ...stored, id: 9 } });
    const updated = createRecordedRoute({ status: 500, body: { error: 'x' } }, { body: { ...stored, id: 9 } });
    const { closed, store } = await open(null, { 'POST /whatsapp': created.route, 'PUT /whatsapp/9': updated.route });
    write('Nome', 'Nova');
    fireEvent.click(screen.getByRole('switch', { name: 'Conexão padrão' }));
    write('Mensagem de avaliação', 'Nota?');
    write('Máximo de usos do chatbot', '5');
    await choose('Filas', 'Suporte');
    await choose('Fila de transferência', 'Comercial');
    await choose('Prompt', 'Vendas');
    save();
    expect(await screen.findByText(limit)).toBeInTheDocument();
    await waitFor(() => expect(button()).toBeEnabled());
    save();
    expect(await screen.findByText(/^Não foi possível salvar/)).toBeInTheDocument();
    expect([closed, store.getState().toasts]).toEqual([[], []]);
    await waitFor(() => expect(button()).toBeEnabled());
    save();
    await findSuccess('Conexão salva.');
    const chosen = { queueIds: [4], transferQueueId: 3, promptId: 8, isDefault: true, ratingMessage: 'Nota?' };
    const bodies = [...created.asked, ...updated.asked].map(({ body }) => body);
    expect(bodies).toEqual(Array.from({ length: 4 }, () => ({ ...empty, ...chosen, maxUseBotQueues: 5 })));
  });

  it.each([
    ['default mark', { isDefault: true }],
    ['rating text', { ratingMessage: 'Nota?' }],
  ])(
    '[CONN-16] [CONN-17] [CONN-22] [CALL-57] [CALL-58] the %s alone of a new connection needs the second call too',
    async (_, facts) => {
      const created = createRecordedRoute({ body: { ...stored, id: 9 } });
      const updated = createRecordedRoute({ body: { ...stored, id: 9 } });
      await open(null, { 'POST /whatsapp': created.route, 'PUT /whatsapp/9': updated.route });
      write('Nome', 'Nova');
      if ('isDefault' in facts) fireEvent.click(screen.getByRole('switch', { name: 'Conexão padrão' }));
      else write('Mensagem de avaliação', facts.ratingMessage);
      save();
      await findSuccess('Conexão salva.');
      expect(created.asked.map(({ body }) => body)).toEqual([{ ...empty, ...facts }]);
      expect(updated.asked).toEqual(created.asked);
    },
  );

  it('[CALL-56] [CALL-58] [CONN-01] [CONN-16] [CONN-17] [CONN-18] [CONN-19] [CONN-21] [CONN-22] [LIST-08] an unchanged connection is sent back whole', async () => {
    // Servers may send numbers as text.
    const shown = createRecordedRoute({
      body: { ...stored, promptId: '7', expiresTicket: '10', maxUseBotQueues: '2' },
    });
    const updated = createRecordedRoute({ body: stored });
    await open(1, { 'GET /whatsapp/1': shown.route, 'PUT /whatsapp/1': updated.route });
    expect(shown.asked[0]?.query).toEqual({ session: 0 });
    save();
    await findSuccess('Conexão salva.');
    expect(updated.asked.map(({ body }) => body)).toEqual([fieldsOfStored]);
  });

  it('[CONN-15] [CONN-16] [CONN-17] [CONN-18] [CONN-19] [CONN-20] [CONN-21] [CONN-22] [CALL-58] every field is changed and sent, again after a refusal, which is not told as done', async () => {
    const updated = createRecordedRoute({ status: 500, body: { error: 'x' } }, { body: stored });
    const routes = { 'GET /whatsapp/1': { body: stored }, 'PUT /whatsapp/1': updated.route };
    const { closed, store } = await open(1, routes);
    // The rules of a new connection hold for a change too.
    for (const [name, message] of [
      [' ', 'Required'],
      ['L', 'Too Short!'],
      ['L'.repeat(51), 'Too Long!'],
    ] as const) {
      write('Nome', name);
      await outwait(save);
      expect(screen.getByLabelText('Nome')).toHaveAccessibleDescription(message);
    }
    expect(updated.asked).toEqual([]);
    write('Nome', ' Loja RJ ');
    fireEvent.click(screen.getByRole('switch', { name: 'Conexão padrão' }));
    write('Token da API', ' outro ');
    write('Mensagem de saudação', 'A');
    write('Mensagem de finalização', 'B');
    write('Mensagem fora do expediente', 'C');
    write('Mensagem de avaliação', 'D');
    write('Mensagem de inatividade', 'E');
    write('Transferir após (minutos)', '11');
    write('Finalizar atendimentos abertos após (minutos)', '12');
    write('Intervalo do chatbot (minutos)', '13');
    write('Máximo de usos do chatbot', '14');
    const queues = await openChoice('Filas');
    // One more, and one less.
    for (const queue of ['Suporte', 'Comercial']) fireEvent.click(queues.getByTitle(queue));
    await choose('Prompt', 'Vendas');
    await choose('Fila de transferência', 'Comercial');
    save();
    expect(await screen.findByText(/^Não foi possível salvar/)).toBeInTheDocument();
    expect([closed, store.getState().toasts]).toEqual([[], []]);
    await waitFor(() => expect(button()).toBeEnabled());
    save();
    await findSuccess('Conexão salva.');
    expect(closed).toHaveLength(1);
    const sent = {
      name: 'Loja RJ',
      isDefault: false,
      queueIds: [4],
      token: 'outro',
      greetingMessage: 'A',
      complationMessage: 'B',
      outOfHoursMessage: 'C',
      ratingMessage: 'D',
      transferQueueId: 3,
      timeToTransfer: 11,
      expiresTicket: 12,
      expiresInactiveMessage: 'E',
      timeUseBotQueues: 13,
      maxUseBotQueues: 14,
      promptId: 8,
    };
    expect(updated.asked.map(({ body }) => body)).toEqual([sent, sent]);
  });

  it('[CONN-21] [CALL-58] [CALL-132] the prompt is shown by its name, chosen from all pages, and can be none', async () => {
    const prompts = createRecordedRoute(
      { body: { prompts: [{ id: 7, name: 'Robô' }], count: 2, hasMore: true } },
      { body: { prompts: [{ id: 8, name: 'Vendas' }], count: 2, hasMore: false } },
    );
    const updated = createRecordedRoute({ body: stored });
    const routes = {
      'GET /prompt': prompts.route,
      'GET /whatsapp/1': { body: stored },
      'PUT /whatsapp/1': updated.route,
    };
    const { unmount } = await open(1, routes);
    const chosen = () => screen.getByRole('combobox', { name: 'Prompt' }).closest<HTMLElement>('.ant-select')!;
    await waitFor(() => expect(chosen()).toHaveTextContent('Robô'));
    expect(prompts.asked.map(({ query }) => query)).toEqual(
      [1, 2].map((pageNumber) => ({ searchParam: '', pageNumber })),
    );
    await choose('Prompt', 'Vendas');
    expect(chosen()).toHaveTextContent('Vendas');
    save();
    await waitFor(() => expect(updated.asked.at(-1)?.body).toEqual({ ...fieldsOfStored, promptId: 8 }));
    unmount();
    await open(1, { ...server, 'GET /whatsapp/1': { body: stored }, 'PUT /whatsapp/1': updated.route });
    await waitFor(() => expect(chosen()).toHaveTextContent('Robô'));
    fireEvent.mouseDown(chosen().querySelector('.ant-select-clear')!);
    fireEvent.click(chosen().querySelector('.ant-select-clear')!);
    save();
    await waitFor(() => expect(updated.asked.at(-1)?.body).toEqual({ ...fieldsOfStored, promptId: null }));
  });

  it('[CONN-16] [CONN-17] [CONN-18] [CONN-19] [CONN-20] [CONN-22] [CALL-58] cleared texts, numbers and a cleared queue are none, zero stays zero, and a stored connection without them does not get the default', async () => {
    const limited = createRecordedRoute({ body: stored });
    const { unmount } = await open(1, { 'GET /whatsapp/1': { body: stored }, 'PUT /whatsapp/1': limited.route });
    for (const label of [
      'Transferir após (minutos)',
      'Finalizar atendimentos abertos após (minutos)',
      'Intervalo do chatbot (minutos)',
      'Máximo de usos do chatbot',
      // So are texts.
      'Token da API',
      'Mensagem de saudação',
      'Mensagem de finalização',
      'Mensagem fora do expediente',
      'Mensagem de avaliação',
      'Mensagem de inatividade',
    ]) {
      write(label, '');
    }
    const queue = screen.getByRole('combobox', { name: 'Fila de transferência' }).closest('.ant-select')!;
    fireEvent.mouseDown(queue.querySelector('.ant-select-clear')!);
    fireEvent.click(queue.querySelector('.ant-select-clear')!);
    save();
    const none = { timeToTransfer: null, expiresTicket: null, timeUseBotQueues: null, maxUseBotQueues: null };
    const { isDefault, queueIds, promptId } = fieldsOfStored;
    const cleared = { ...newConnection, name: 'Loja SP', isDefault, queueIds, promptId, ...none };
    await waitFor(() => expect(limited.asked.map(({ body }) => body)).toEqual([cleared]));
    unmount();
    // Zero is a number too.
    const zero = { timeToTransfer: 0, expiresTicket: 0, timeUseBotQueues: 0, maxUseBotQueues: 0 };
    const unused = createRecordedRoute({ body: stored });
    const opened = await open(1, {
      'GET /whatsapp/1': { body: { ...stored, ...zero } },
      'PUT /whatsapp/1': unused.route,
    });
    save();
    await waitFor(() => expect(unused.asked.map(({ body }) => body)).toEqual([{ ...fieldsOfStored, ...zero }]));
    opened.unmount();
    const unlimited = createRecordedRoute({ status: 204, body: '' });
    // Servers store what was never written as null.
    const unwritten = Object.fromEntries(
      Object.entries(connectionSettings).map(([name, value]) => [name, typeof value === 'boolean' ? value : null]),
    );
    const shown = { body: { ...stored, ...unwritten, name: 'Loja SP' } };
    await open(1, { 'GET /whatsapp/1': shown, 'PUT /whatsapp/1': unlimited.route });
    save();
    const unset = { ...newConnection, ...none, name: 'Loja SP', isDefault: true, queueIds: [3] };
    await findSuccess('Conexão salva.');
    expect(unlimited.asked.map(({ body }) => body)).toEqual([unset]);
  });

  it('[CONN-16] a connection that cannot be loaded offers to try again', async () => {
    const shown = createRecordedRoute({ status: 400, body: { error: 'x' } }, { body: stored });
    await open(1, { 'GET /whatsapp/1': shown.route });
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByDisplayValue('Loja SP')).toBeInTheDocument();
  });
});

it('[RT-08] [CONN-16] [CONN-17] [CONN-22] [CALL-58] what a colleague saves of a connection while its form is open stays, and so do queues that a new code has emptied until they are restored', async () => {
  const saves = createRecordedRoute({ body: stored });
  const { store } = await open(1, {
    'GET /whatsapp/1': { body: { ...stored, queues: [] } },
    'PUT /whatsapp/1': saves.route,
  });
  write('Nome', 'Loja RJ');
  const record = { ...stored, greetingMessage: 'Bom dia' };
  await act(async () => void store.dispatch(serverEvents.whatsapp({ action: 'update', record })));
  expect(screen.getByRole('textbox', { name: 'Mensagem de saudação' })).toHaveValue('Bom dia');
  save();
  await findSuccess('Conexão salva.');
  expect(saves.asked.map(({ body }) => body)).toEqual([
    { ...fieldsOfStored, name: 'Loja RJ', greetingMessage: 'Bom dia' },
  ]);
});

it('[CONN-16] [CONN-22] [CALL-58] a token that a colleague has renewed while the form is open stays', async () => {
  const renewed = { ...stored, token: 'renovado' };
  const saves = createRecordedRoute({ body: renewed });
  await open(1, {
    'GET /whatsapp/1': createRecordedRoute({ body: stored }, { body: renewed }).route,
    'PUT /whatsapp/1': saves.route,
  });
  write('Nome', 'Loja RJ');
  save();
  await waitFor(() => expect(saves.asked).toHaveLength(1));
  expect(saves.asked[0]?.body).toMatchObject({ name: 'Loja RJ', token: 'renovado' });
});

it('[CONN-16] [CONN-22] [CALL-58] a queue that a colleague adds to a connection or takes from it stays so where this form has added another one', async () => {
  const saves = createRecordedRoute({ body: stored });
  const { store } = await open(1, { 'GET /whatsapp/1': { body: stored }, 'PUT /whatsapp/1': saves.route });
  await choose('Filas', 'Suporte');
  const record = { ...stored, queues: [{ id: 5, name: 'Cobrança', color: '#aa0' }] };
  await act(async () => void store.dispatch(serverEvents.whatsapp({ action: 'update', record })));
  save();
  await findSuccess('Conexão salva.');
  expect(saves.asked.map(({ body }) => body)).toEqual([{ ...fieldsOfStored, queueIds: [5, 4] }]);
});
