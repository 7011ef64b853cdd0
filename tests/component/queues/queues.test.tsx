import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Queue } from '@/protocol/records/queues';
import { QueuesPage } from '@/features/queues/QueuesPage';
import { eventNames, parseEvent } from '@/protocol/events';
import { serverEvents } from '@/realtime/serverEvents';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aUser } from '@tests/support/records';
import { contrastOf } from '@tests/support/rendering/contrastOf';
import { askToDelete, findQuestion } from '@tests/support/rendering/renderDialog';
import { outwait, ownCalls, renderPage, type } from '@tests/support/rendering/renderPage';

const hours = (weekdayEn: string, weekday: string, startTime: string, endTime: string) => ({
  weekday,
  weekdayEn,
  startTime,
  endTime,
});
const WEEK = [
  hours('monday', 'Segunda-feira', '08:00', '18:00'),
  hours('tuesday', 'Terça-feira', '08:00', '18:00'),
  hours('wednesday', 'Quarta-feira', '08:00', '18:00'),
  hours('thursday', 'Quinta-feira', '08:00', '18:00'),
  hours('friday', 'Sexta-feira', '08:00', '18:00'),
  hours('saturday', 'Sábado', '08:00', '12:00'),
  hours('sunday', 'Domingo', '00:00', '00:00'),
];
const sales: Queue = {
  id: 2,
  name: 'Vendas',
  color: '#16a34a',
  orderQueue: 2,
  greetingMessage: 'Oi!',
  outOfHoursMessage: 'Até amanhã',
  integrationId: 5,
  promptId: null,
  schedules: [hours('monday', 'Segunda-feira', '09:00', '17:00')],
};
const NONE = { orderQueue: '', greetingMessage: '', outOfHoursMessage: '', integrationId: '', promptId: '' };
const support: Queue = { id: 7, name: 'Suporte', color: '#2563eb', orderQueue: 1, greetingMessage: '' };
const detail = { ...sales, completionMessage: 'Fim', ratingMessage: null, token: 'tk-1' };
const page = (name: string, id: number, called: string, hasMore: boolean): FakeAnswer => ({
  body: { [name]: [{ id, name: called }], count: 2, hasMore },
});
const machines = () => {
  const integrations = createRecordedRoute(
    page('queueIntegrations', 5, 'Fluxo A', true),
    page('queueIntegrations', 6, 'Fluxo B', false),
  );
  const prompts = createRecordedRoute(page('prompts', 8, 'Assistente', true), page('prompts', 10, 'Vendedor', false));
  const routes: FakeRoutes = { 'GET /queueIntegration': integrations.route, 'GET /prompt': prompts.route };
  return { integrations: integrations.asked, prompts: prompts.asked, routes };
};
const server: FakeRoutes = {
  ...machines().routes,
  'GET /queue': { body: [sales, support] },
  'GET /queue/2': { body: detail },
  'GET /queue-options': { body: [] },
};
const open = (routes: FakeRoutes = {}, user?: Parameters<typeof renderPage>[1]) =>
  renderPage(QueuesPage, { ...user, routes: { ...server, ...routes } });
const save = () => screen.getByText('Salvar').closest('button') as HTMLButtonElement;
/** Replaces the text of a dialog's field, found by label: roles are slow to compute in such a large form. */
const write = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const openNew = async (routes: FakeRoutes = {}) => {
  const app = await open(routes);
  await app.user.click(screen.getByRole('button', { name: 'Nova fila' }));
  await screen.findByLabelText('Nome');
  return app;
};
const openSales = async (routes: FakeRoutes = {}, user?: Parameters<typeof renderPage>[1]) => {
  const app = await open(routes, user);
  await app.user.click(screen.getByRole('button', { name: 'Editar Vendas' }));
  await screen.findByLabelText('Nome');
  return app;
};
const cellsOf = (row: RegExp) =>
  within(screen.getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const names = () =>
  screen.getAllByRole('row').flatMap((row) => within(row).queryAllByRole('cell')[1]?.textContent ?? []);

describe('the queues', () => {
  it('[QUEUE-01] [QUEUE-02] [PERM-15] [CALL-143] [A11Y-03] show an agent id, name, colour, order and greeting, in the order of the bot, and offer every change', async () => {
    const { calls } = await open({ 'GET /queue': { body: [sales, { ...support, orderQueue: 0 }] } }, { user: aUser() });
    expect(calls).toContain('GET /queue');
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'ID',
      'Nome',
      'Cor',
      'Ordem no bot',
      'Saudação',
      'Ações',
    ]);
    expect(names()).toEqual(['Suporte', 'Vendas']);
    expect(cellsOf(/Vendas/).slice(0, 5)).toEqual(['2', 'Vendas', '#16a34a', '2', 'Oi!']);
    // Without a greeting, and with an order that is not its id.
    expect(cellsOf(/Suporte/).slice(0, 5)).toEqual(['7', 'Suporte', '#2563eb', '0', '—']);
    for (const { color } of [sales, support]) {
      expect(contrastOf(screen.getByText(color).parentElement!)).toBeGreaterThanOrEqual(4.5);
    }
    for (const name of ['Vendas', 'Suporte']) {
      expect(screen.getByRole('button', { name: `Editar ${name}` })).toBeInTheDocument();
      expect(screen.getByRole('button', { name: `Excluir ${name}` })).toBeInTheDocument();
    }
    expect(screen.getByRole('button', { name: 'Nova fila' })).toBeEnabled();
  });

  it('are filtered by the typed text, without a call', async () => {
    const { calls } = await open();
    const before = ownCalls(calls).length;
    await outwait(() => type('Buscar filas', 'SUP'));
    expect(names()).toEqual(['Suporte']);
    expect(ownCalls(calls)).toHaveLength(before);
  });

  it('[QUEUE-02] [QUEUE-13] [RT-20] [LIST-07] follow create, update, delete and reload live', async () => {
    let stored: readonly Queue[] = [sales, support];
    const { store, calls } = await open({ 'GET /queue': () => ({ body: stored }) });
    const before = ownCalls(calls).length;
    expect(eventNames(1, 10).get('company-1-queue')).toBe('queue');
    const tell = (payload: object) =>
      act(async () => store.dispatch(serverEvents.queue(parseEvent('queue', payload, 1)!)));
    for (const action of ['create', 'create']) await tell({ action, queue: { ...sales, id: 9, orderQueue: 0 } });
    expect(names()).toEqual(['Vendas', 'Suporte', 'Vendas']);
    for (const id of [9, 11]) await tell({ action: 'update', queue: { ...sales, id, name: `Frete ${id}` } });
    expect(names()).toEqual(['Suporte', 'Vendas', 'Frete 9', 'Frete 11']);
    for (const queueId of [2, '11', 99]) await tell({ action: 'delete', queueId });
    expect(names()).toEqual(['Suporte', 'Frete 9']);
    expect(ownCalls(calls)).toHaveLength(before);
    stored = [{ ...sales, orderQueue: null, greetingMessage: null }, support];
    await tell({ action: 'reload' });
    await waitFor(() => expect(cellsOf(/Vendas/)).toEqual(['2', 'Vendas', sales.color, '—', '—', '']));
  });

  it('[QUEUE-12] [CALL-147] [LIST-09] [SHELL-14] [QUEUE-02] are deleted after a confirmation', async () => {
    const { user, calls } = await open({ 'DELETE /queue/2': { body: '' } });
    const ask = () => askToDelete(user, 'Vendas', 'Excluir a fila “Vendas”?');
    await user.click((await ask()).getByRole('button', { name: 'Cancelar' }));
    const question = await ask();
    expect(calls).not.toContain('DELETE /queue/2');
    await user.click(question.getByRole('button', { name: 'Excluir' }));
    await findSuccess('Operação realizada com sucesso!');
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /queue/2']);
    expect(names()).toEqual(['Suporte']);
  });

  it('[QUEUE-12] [CALL-147] a failed delete is reported and the queue stays', async () => {
    const { user, store } = await open({ 'DELETE /queue/2': { status: 500, body: {} } });
    await user.click(screen.getByRole('button', { name: 'Excluir Vendas' }));
    await user.click(within(await findQuestion('Excluir a fila “Vendas”?')).getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Não foi possível realizar a operação')).toBeInTheDocument();
    expect(store.getState().toasts.map(({ kind }) => kind)).toEqual(['error']);
    expect(names()).toEqual(['Suporte', 'Vendas']);
  });

  it.each([
    ['none', { body: [] }, 'Nenhuma fila ainda'],
    ['a failure', { status: 500, body: {} }, 'Não foi possível carregar a lista de registros'],
  ] as const)('[LIST-06] with %s say so', async (_, answer, text) => {
    await open({ 'GET /queue': answer });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});

describe('the queue dialog', () => {
  it('[QUEUE-08] [QUEUE-05] [QUEUE-06] [QUEUE-07] [CALL-145] [LIST-11] a new queue needs name and colour, and starts with Monday to Friday 08:00-18:00, Saturday 08:00-12:00 and Sunday 00:00-00:00', async () => {
    const { asked, route } = createRecordedRoute({ body: { ...sales, id: 9 } });
    const { user } = await openNew({ 'POST /queue': route });
    for (const { weekday, startTime, endTime } of WEEK.slice(0, -1)) {
      expect(screen.getByLabelText(`${weekday}: início`)).toHaveValue(startTime);
      expect(screen.getByLabelText(`${weekday}: fim`)).toHaveValue(endTime);
    }
    // Servers take Sunday's 00:00 to 00:00 for a closed day.
    expect(screen.getByRole('switch', { name: 'Domingo: fechado' })).toBeChecked();
    expect(screen.getByLabelText('Domingo: início')).not.toBeVisible();
    expect(screen.getByText(/^Salve a fila e abra-a de novo/)).toBeInTheDocument();
    await outwait(() => fireEvent.click(save()));
    for (const label of ['Nome', 'Cor']) expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Required');
    write('Nome', 'Nova');
    write('Cor', '#0f0f0f');
    await user.click(save());
    await waitFor(() => expect(asked[0]?.body).toEqual({ name: 'Nova', color: '#0f0f0f', ...NONE, schedules: WEEK }));
  });

  it('[QUEUE-03] [LIST-06] says that the choices of integration and prompt cannot be read', async () => {
    const broken = { status: 500, body: {} };
    const { user } = await openNew({ 'GET /prompt': broken, 'GET /queueIntegration': broken });
    for (const [index, label] of ['Integração', 'Prompt'].entries()) {
      await user.click(screen.getByLabelText(label));
      const told = await screen.findAllByText('Não foi possível carregar a lista de registros');
      expect(told).toHaveLength(index + 1);
      expect(told.at(-1)).toBeVisible();
    }
  });

  it('[QUEUE-07] [QUEUE-03] [QUEUE-04] [QUEUE-08] [CALL-145] [CALL-132] [CALL-137] [C14] [LIST-09] creates one with every field, choosing among all pages', async () => {
    const { asked, route } = createRecordedRoute({ body: { ...sales, id: 9, name: 'Pós-venda', orderQueue: 0 } });
    const { integrations, prompts, routes } = machines();
    const { user } = await openNew({ ...routes, 'POST /queue': route });
    write('Nome', ' Pós-venda ');
    write('Cor', '#0f0f0f');
    await user.type(screen.getByLabelText('Ordem no bot'), '0');
    write('Mensagem de saudação', 'Oi');
    write('Mensagem fora do expediente', 'Até logo');
    write('Sábado: fim', '13:30');
    const choose = async (field: string, option: string) => {
      await user.click(screen.getByLabelText(field));
      await user.click(await screen.findByTitle(option));
    };
    await choose('Integração', 'Fluxo B');
    await choose('Prompt', 'Vendedor');
    await user.click(save());
    await findSuccess('Operação realizada com sucesso!');
    const created = {
      name: 'Pós-venda',
      color: '#0f0f0f',
      orderQueue: 0,
      greetingMessage: 'Oi',
      outOfHoursMessage: 'Até logo',
      integrationId: 6,
      promptId: 10,
      schedules: WEEK.map((day) => (day.weekdayEn === 'saturday' ? { ...day, endTime: '13:30' } : day)),
    };
    expect(asked.map(({ body }) => body)).toEqual([created]);
    for (const lists of [integrations, prompts]) {
      expect(lists.map(({ query }) => query)).toEqual([1, 2].map((pageNumber) => ({ searchParam: '', pageNumber })));
    }
    expect(names()).toEqual(['Pós-venda', 'Suporte', 'Vendas']);
  });

  it('[QUEUE-03] [QUEUE-04] [QUEUE-08] [CALL-144] [CALL-146] [LIST-09] [QUEUE-02] an edit loads it first and sends back fields it does not show', async () => {
    const { asked, route } = createRecordedRoute({ status: 201, body: { ...sales, name: 'Vendas SP' } });
    const { user, calls, store } = await openSales({
      ...machines().routes,
      'GET /queue/2': { body: { ...detail, promptId: '8' } },
      'PUT /queue/2': route,
    });
    expect(calls).toContain('GET /queue/2');
    expect(screen.getByLabelText('Segunda-feira: início')).toHaveValue('09:00');
    expect(screen.getByLabelText('Sábado: início')).toHaveValue('');
    const fields = [...screen.getByRole('dialog').querySelectorAll('label')].map(({ textContent }) => textContent);
    const texts = ['Mensagem de saudação', 'Mensagem fora do expediente'];
    expect(fields).toEqual(['Nome', 'Cor', 'Ordem no bot', ...texts, 'Integração', 'Prompt']);
    const prompt = screen.getByLabelText('Prompt').closest<HTMLElement>('.ant-select')!;
    await user.click(within(prompt).getByText('Limpar'));
    expect(screen.getByLabelText('Nome')).toHaveValue('Vendas');
    write('Nome', 'Vendas SP');
    await user.click(save());
    await findSuccess('Operação realizada com sucesso!');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toEqual({
      name: 'Vendas SP',
      color: '#16a34a',
      orderQueue: 2,
      greetingMessage: 'Oi!',
      outOfHoursMessage: 'Até amanhã',
      integrationId: 5,
      promptId: '',
      completionMessage: 'Fim',
      ratingMessage: null,
      token: 'tk-1',
      schedules: WEEK.map((day) =>
        day.weekdayEn === 'monday'
          ? { ...day, startTime: '09:00', endTime: '17:00' }
          : { ...day, startTime: '', endTime: '' },
      ),
    });
    expect(names()).toEqual(['Suporte', 'Vendas SP']);
    expect(JSON.stringify(store.getState())).not.toContain('tk-1');
  });

  it('[QUEUE-03] [QUEUE-04] [QUEUE-08] [CALL-146] an edit sends every field as it was changed, a cleared integration and the chosen prompt and hours too', async () => {
    const { asked, route } = createRecordedRoute({ status: 201, body: sales });
    const { user } = await openSales({
      ...machines().routes,
      'GET /queue/2': { body: { ...detail, promptId: 9, completionMessage: null, ratingMessage: 'De 1 a 3?' } },
      'PUT /queue/2': route,
    });
    write('Nome', 'Vendas SP');
    write('Cor', '#0f0f0f');
    write('Ordem no bot', '0');
    write('Mensagem de saudação', 'Olá');
    write('Mensagem fora do expediente', 'Até logo');
    const integration = screen.getByLabelText('Integração').closest<HTMLElement>('.ant-select')!;
    await user.click(within(integration).getByText('Limpar'));
    await user.click(screen.getByLabelText('Prompt'));
    await user.click(await screen.findByTitle('Assistente'));
    write('Terça-feira: início', '10:00');
    write('Terça-feira: fim', '12:00');
    await user.click(save());
    await waitFor(() => expect(asked).toHaveLength(1));
    const tuesday = { weekday: 'Terça-feira', weekdayEn: 'tuesday', startTime: '10:00', endTime: '12:00' };
    expect(asked[0]?.body).toMatchObject({
      name: 'Vendas SP',
      color: '#0f0f0f',
      orderQueue: 0,
      greetingMessage: 'Olá',
      outOfHoursMessage: 'Até logo',
      integrationId: '',
      promptId: 8,
      completionMessage: null,
      ratingMessage: 'De 1 a 3?',
      token: 'tk-1',
      schedules: expect.arrayContaining([tuesday]) as unknown,
    });
  });

  it('[QUEUE-03] [QUEUE-08] [CALL-146] a closed day is stored as one minute, and a day without hours is shown as open all day', async () => {
    const { asked, route } = createRecordedRoute({ status: 201, body: sales });
    const { user } = await openSales({ 'GET /queue/2': { body: { ...detail, promptId: 8 } }, 'PUT /queue/2': route });
    expect(screen.getAllByText('Sem horário: aberto o dia todo')).toHaveLength(6);
    await user.click(screen.getByRole('switch', { name: 'Domingo: fechado' }));
    expect(screen.getAllByText('Sem horário: aberto o dia todo')).toHaveLength(5);
    await user.click(save());
    await waitFor(() => expect(asked).toHaveLength(1));
    const sunday = expect.objectContaining({ weekdayEn: 'sunday', startTime: '00:00', endTime: '00:01' }) as unknown;
    const schedules = expect.arrayContaining([sunday]) as unknown;
    expect(asked[0]?.body).toMatchObject({ integrationId: 5, promptId: 8, schedules });
  });

  it('[QUEUE-07] [QUEUE-08] [QUEUE-03] [QUEUE-04] [PERM-15] [CALL-146] a queue without hours keeps none when an agent saves it', async () => {
    const { asked, route } = createRecordedRoute({ status: 201, body: sales });
    const bare = { id: 2, name: 'Vendas', color: '#16a34a', schedules: [], greetingMessage: null, orderQueue: null };
    const { user } = await openSales({ 'GET /queue/2': { body: bare }, 'PUT /queue/2': route }, { user: aUser() });
    await user.click(save());
    await waitFor(() => expect(asked[0]?.body).toEqual({ name: 'Vendas', color: '#16a34a', ...NONE, schedules: [] }));
  });

  it('[QUEUE-05] [QUEUE-06] [LIST-11] [SET-11] refuses names and colours that are missing, too short or too long, and invalid hours', async () => {
    const { calls } = await openSales();
    const rounds = [
      ['', '', '24:00', ['Required', 'Required', 'Use o formato HH:MM']],
      ['  ', '  ', '', ['Required', 'Required']],
      [' a ', '#a', '', ['Too Short!', 'Too Short!']],
      ['a'.repeat(51), '#123456789', '', ['Too Long!', 'Too Long!']],
    ] as const;
    for (const [name, color, sunday, messages] of rounds) {
      write('Nome', name);
      write('Cor', color);
      write('Domingo: fim', sunday);
      await outwait(() => fireEvent.click(save()));
      for (const [at, label] of ['Nome', 'Cor', 'Domingo: fim'].entries())
        expect(screen.getByLabelText(label)).toHaveAccessibleDescription(messages[at] ?? '');
    }
    expect(calls).not.toContain('PUT /queue/2');
  });

  it('[QUEUE-05] [QUEUE-06] accepts names of 2 and 50 and colours of 3 and 9 characters', async () => {
    // An answer that keeps the dialog open for the next one.
    const { asked, route } = createRecordedRoute({ status: 500, body: {} });
    await openSales({ 'PUT /queue/2': route });
    const accepted = [
      { name: 'ab', color: '#ab' },
      { name: 'a'.repeat(50), color: '#12345678' },
    ];
    for (const { name, color } of accepted) {
      write('Nome', ` ${name} `);
      write('Cor', color);
      await outwait(() => fireEvent.click(save()));
    }
    expect(asked.map(({ body }) => body)).toMatchObject(accepted);
  });

  it('[ERR-03] [ERR-27] [ERR-28] [QUEUE-12] [COMPAT-01] refusals are shown, and the form stays open with its values', async () => {
    const refusals = [
      ['ERR_QUEUE_NAME_ALREADY_EXISTS', 400, 'Este nome de fila já está em uso. Escolha outro.'],
      ['ERR_QUEUE_COLOR_ALREADY_EXISTS', 400, 'Esta cor de fila já está em uso. Escolha outra.'],
      ['ERR_QUEUE_INVALID_COLOR', 400, 'Use uma cor como #0F6C66'],
      ['Número máximo de filas já alcançado: 2', 400, 'Número máximo de filas já alcançado: 2'],
      ['x', 500, /O nome ou a cor podem já estar em uso/],
    ] as const;
    const { route } = createRecordedRoute(...refusals.map(([error, status]) => ({ status, body: { error } })));
    const { store } = await openSales({ 'PUT /queue/2': route });
    const told: unknown[] = [];
    write('Nome', 'Outro nome');
    for (const [, , text] of refusals) {
      // By a fake clock: a toast lasts 3 seconds, after which a busy machine may only get to look at it.
      await outwait(() => fireEvent.click(save()));
      expect(screen.getAllByText(text)[0]).toBeVisible();
      told.push(store.getState().toasts.at(-1)?.textKey);
    }
    expect(told.slice(0, 2)).toEqual(refusals.slice(0, 2).map(([code]) => `errors:${code}`));
    expect(screen.getAllByText('Não foi possível realizar a operação')).not.toHaveLength(0);
    expect(screen.getByLabelText('Nome')).toHaveValue('Outro nome');
  });

  it('[QUEUE-03] [CALL-144] a queue that cannot be loaded says so and can be tried again', async () => {
    const { route } = createRecordedRoute({ status: 500, body: {} }, { body: detail });
    const { user } = await open({ 'GET /queue/2': route });
    await user.click(screen.getByRole('button', { name: 'Editar Vendas' }));
    expect(await screen.findByText('Não foi possível carregar a fila.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByLabelText('Nome')).toHaveValue('Vendas');
  });
});
