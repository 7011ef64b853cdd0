import type { ComponentType } from 'react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { QueueOption } from '@/protocol/records/queues';
import { Chatbot } from '@/features/queues/chatbot/Chatbot';
import { QueuesPage } from '@/features/queues/QueuesPage';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { eventually } from '@tests/support/eventually';
import { createRecordedRoute, type Asked } from '@tests/support/requestRecorder';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { outwait, pasteInto, renderPage, type } from '@tests/support/rendering/renderPage';
import { createHeldRoute, hold } from '@tests/support/hold';

const queue = { id: 3, name: 'Financeiro', color: '#dc2626', schedules: [] };
const option = (id: number, title: string, key: string, parentId: number | null): QueueOption => ({
  id,
  title,
  message: `Texto de ${title}`,
  option: key,
  queueId: 3,
  parentId,
});

/** A server that stores options and answers them by queue and parent; -1 is the root. */
const optionServer = (...stored: QueueOption[]) => {
  let options = stored;
  const asked: Asked[] = [];
  const routes: FakeRoutes = {
    'GET /queue': { body: [queue] },
    'GET /queue/3': { body: queue },
    'GET /queueIntegration': { body: { queueIntegrations: [], hasMore: false } },
    'GET /prompt': { body: { prompts: [], hasMore: false } },
    'GET /queue-options': ({ params }) => {
      asked.push({ query: params, body: undefined });
      const { queueId, parentId } = params as { queueId: number; parentId: number };
      return { body: options.filter((one) => one.queueId === queueId && (one.parentId ?? -1) === parentId) };
    },
    'POST /queue-options': ({ data }) => {
      const made = { id: 100 + options.length, ...(JSON.parse(data as string) as Omit<QueueOption, 'id'>) };
      options = [...options, made];
      return { body: made };
    },
    'DELETE /queue-options/1': () => {
      options = options.filter(({ id }) => id !== 1);
      return { body: { message: 'Option Delected' } };
    },
  };
  return { asked, routes };
};

const TREE = [
  option(1, 'Segunda via', '1', null),
  option(2, 'Atendente', '2', null),
  option(4, 'Boleto', '1', 1),
  option(5, 'Do mês', '1', 4),
  option(6, 'Por e-mail', '1', 5),
];

const Alone = () => <Chatbot queueId={3} onBegun={() => {}} />;

/** The tree without the large dialog around it, which is slow to render here. */
const open = async (routes: FakeRoutes = {}, Page: ComponentType = Alone) => {
  const { asked, routes: served } = optionServer(...TREE);
  const app = await renderPage(Page, { routes: { ...served, ...routes } });
  return { ...app, asked, press: async (name: string) => app.user.click(await screen.findByLabelText(name)) };
};
const pressAdd = async ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(await screen.findByText('Adicionar opção'));
const below = (title: string) => screen.findByRole('list', { name: `Opções abaixo de ${title}` });
const editor = (name: string) => within(screen.getByRole('group', { name }));
const saveOption = () => screen.getByText('Salvar opção');

describe('the options of the chatbot', () => {
  it('[QUEUE-03] [QUEUE-09] [QUEUE-10] [QUEUE-11] [CALL-148] are loaded level by level, starting with parent -1, to any depth, and can be changed there', async () => {
    const change = createRecordedRoute({ body: TREE[4] });
    const { asked, calls, press, user } = await open({
      'DELETE /queue-options/6': { body: {} },
      'PUT /queue-options/6': change.route,
    });
    const roots = within(await screen.findByRole('list', { name: 'Primeiras opções' }));
    expect(roots.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1Segunda viaTexto de Segunda via',
      '2AtendenteTexto de Atendente',
    ]);
    expect(asked.map(({ query }) => query)).toEqual([{ queueId: 3, parentId: -1 }]);
    for (const title of ['Segunda via', 'Boleto', 'Do mês']) {
      await press(`Opções abaixo de ${title}`);
      await below(title);
    }
    // Its position differs from its id.
    expect(within(await below('Boleto')).getAllByRole('listitem')[0]).toHaveTextContent(/^1Do mês/);
    expect(asked.slice(1).map(({ query }) => query)).toEqual([
      { queueId: 3, parentId: 1 },
      { queueId: 3, parentId: 4 },
      { queueId: 3, parentId: 5 },
    ]);
    await press('Opções abaixo de Por e-mail');
    expect(await screen.findByText(/^Fim do caminho/)).toBeInTheDocument();
    for (const label of ['Editar a opção', 'Excluir a opção', 'Adicionar opção abaixo de']) {
      expect(screen.getByLabelText(`${label} Por e-mail`)).toBeEnabled();
    }
    await press('Adicionar opção abaixo de Por e-mail');
    type('Título', 'Outro e-mail');
    await user.click(saveOption());
    expect(within(await below('Por e-mail')).getByText('Outro e-mail')).toBeInTheDocument();
    await press('Editar a opção Por e-mail');
    type('Título', 'Por SMS');
    await user.click(saveOption());
    await waitFor(() => expect(change.asked[0]?.body).toMatchObject({ title: 'Por SMS', queueId: 3, parentId: 5 }));
    await press('Excluir a opção Por e-mail');
    const question = within(await findQuestion('Excluir a opção “Por e-mail”?'));
    await user.click(question.getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(calls).toContain('DELETE /queue-options/6'));
  });

  it('[QUEUE-03] [QUEUE-09] [QUEUE-11] [CALL-149] [QUEUE-10] an option is added at the root with parent null, and below another with its id', async () => {
    const { routes } = optionServer(...TREE);
    const bodies: unknown[] = [];
    const post = routes['POST /queue-options'] as (config: { data?: unknown }) => object;
    const app = await open({
      ...routes,
      'POST /queue-options': (config) => {
        bodies.push(JSON.parse(config.data as string));
        return post(config);
      },
    });
    const { press, user } = app;
    await pressAdd(app);
    expect(editor('Nova opção').getByRole('textbox', { name: 'Posição' })).toHaveValue('3');
    type('Título', ' Horários ');
    type('Mensagem da opção', 'Das 8 às 18.');
    await user.click(saveOption());
    expect(await screen.findByText('Horários')).toBeInTheDocument();
    await press('Opções abaixo de Atendente');
    await press('Adicionar opção abaixo de Atendente');
    type('Posição', ' 4 ');
    type('Título', 'Agora');
    await user.type(screen.getByRole('textbox', { name: 'Título' }), '{Enter}');
    expect(within(await below('Atendente')).getByText('Agora')).toBeInTheDocument();
    expect(bodies).toEqual([
      { title: 'Horários', option: '3', message: 'Das 8 às 18.', queueId: 3, parentId: null },
      { title: 'Agora', option: '4', message: '', queueId: 3, parentId: 2 },
    ]);
  });

  it('[A11Y-02] once an option is saved or given up the focus is on the button that adds the next one', async () => {
    const app = await open();
    await pressAdd(app);
    await app.user.click(screen.getByText('Cancelar opção'));
    await eventually(() => expect(screen.getByRole('button', { name: 'Adicionar opção' })).toHaveFocus());
    await app.user.keyboard('{Enter}');
    await pasteInto(app.user, screen.getByRole('textbox', { name: 'Título' }), 'Horários', '{Enter}');
    expect(await screen.findByText('Horários')).toBeInTheDocument();
    await eventually(() => expect(screen.getByRole('button', { name: 'Adicionar opção' })).toHaveFocus());
  });

  it('an option begun after another one was left during its save keeps what is typed', async () => {
    const { held, release: arrive } = hold<FakeAnswer>();
    const app = await open({ 'POST /queue-options': () => held });
    const { user, calls } = app;
    await pressAdd(app);
    type('Título', 'Horários');
    await user.click(saveOption());
    await waitFor(() => expect(calls).toContain('POST /queue-options'));
    await user.click(screen.getByRole('button', { name: 'Cancelar opção' }));
    await pressAdd(app);
    type('Título', 'Endereço');
    await act(async () => arrive({ body: option(9, 'Horários', '3', null) }));
    await waitFor(() => expect(calls.filter((call) => call === 'GET /queue-options')).toHaveLength(2));
    expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Endereço');
  });

  it('an option that is edited again after it was left during its save stays open, with the focus', async () => {
    let arrive = (): void => {};
    const held = new Promise<FakeAnswer>((resolve) => {
      arrive = () => resolve({ body: TREE[0] });
    });
    const { user, calls } = await open({ 'PUT /queue-options/1': () => held });
    const edit = () => user.click(screen.getByRole('button', { name: 'Editar a opção Segunda via' }));
    await edit();
    type('Título', 'Segunda via do boleto');
    await user.click(saveOption());
    await waitFor(() => expect(calls).toContain('PUT /queue-options/1'));
    await user.click(screen.getByRole('button', { name: 'Cancelar opção' }));
    await edit();
    await user.type(screen.getByRole('textbox', { name: 'Mensagem da opção' }), ' Olá');
    await act(async () => arrive());
    await waitFor(() => expect(calls.filter((call) => call === 'GET /queue-options')).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Mensagem da opção' })).toHaveFocus());
  });

  it('[QUEUE-11] [CALL-149] [CALL-150] what is typed while an option is saved stays, and changes the option that was created', async () => {
    const { held, release: arrive } = hold<FakeAnswer>();
    const changed = createRecordedRoute({ body: option(9, 'Horários', '3', null) });
    const app = await open({ 'POST /queue-options': () => held, 'PUT /queue-options/9': changed.route });
    const { user, calls } = app;
    await pressAdd(app);
    type('Título', 'Horários');
    await user.click(saveOption());
    await waitFor(() => expect(calls).toContain('POST /queue-options'));
    type('Mensagem da opção', 'Das 8 às 18.');
    await act(async () => arrive({ body: option(9, 'Horários', '3', null) }));
    expect(await screen.findByText('Há alterações que ainda não foram salvas.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Mensagem da opção' })).toHaveValue('Das 8 às 18.');
    await user.click(saveOption());
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Nova opção' })).not.toBeInTheDocument());
    expect(changed.asked.map(({ body }) => body)).toMatchObject([{ title: 'Horários', message: 'Das 8 às 18.' }]);
    expect(calls.filter((call) => call === 'POST /queue-options')).toHaveLength(1);
  });

  it('[QUEUE-03] [QUEUE-09] [QUEUE-11] [CALL-150] an option is changed in place, and its menu is reloaded', async () => {
    const { asked: sent, route } = createRecordedRoute({ body: TREE[2] });
    const { asked, press, user } = await open({ 'PUT /queue-options/4': route });
    await press('Opções abaixo de Segunda via');
    await below('Segunda via');
    await press('Editar a opção Boleto');
    for (const [field, stored, changed] of [
      ['Título', 'Boleto', 'Boleto novo'],
      ['Posição', '1', ' 3 '],
      ['Mensagem da opção', 'Texto de Boleto', 'Pague aqui.'],
    ] as const) {
      expect(screen.getByLabelText(field)).toHaveValue(stored);
      type(field, changed);
    }
    await user.click(saveOption());
    await waitFor(() => expect(screen.queryByRole('group')).not.toBeInTheDocument());
    expect(sent[0]?.body).toEqual({
      title: 'Boleto novo',
      option: '3',
      message: 'Pague aqui.',
      queueId: 3,
      parentId: 1,
    });
    expect(asked.map(({ query }) => query)).toEqual([
      { queueId: 3, parentId: -1 },
      { queueId: 3, parentId: 1 },
      { queueId: 3, parentId: 1 },
    ]);
    await eventually(() => expect(screen.getByRole('button', { name: 'Editar a opção Boleto' })).toHaveFocus());
  });

  it('[QUEUE-03] [QUEUE-11] [CALL-151] [SHELL-14] an option is deleted with its descendants after a confirmation', async () => {
    const { calls, press, user } = await open();
    const answer = async (title: string, word: string) => {
      await press(`Excluir a opção ${title}`);
      const question = within(await findQuestion(`Excluir a opção “${title}”?`));
      expect(deletions()).toEqual([]);
      await user.click(question.getByRole('button', { name: word }));
    };
    const deletions = () => calls.filter((call) => call.startsWith('DELETE'));
    await press('Opções abaixo de Segunda via');
    await answer('Boleto', 'Cancelar');
    await answer('Segunda via', 'Excluir');
    await waitFor(() => expect(screen.queryByText('Segunda via')).not.toBeInTheDocument());
    expect(deletions()).toEqual(['DELETE /queue-options/1']);
    expect(screen.queryByText('Boleto')).not.toBeInTheDocument();
  });

  it('[QUEUE-11] [CALL-151] an option below another one is deleted alone', async () => {
    const { calls, press, user } = await open({ 'DELETE /queue-options/4': { body: {} } });
    await press('Opções abaixo de Segunda via');
    await press('Excluir a opção Boleto');
    await user.click(within(await findQuestion('Excluir a opção “Boleto”?')).getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(calls.filter((call) => call === 'GET /queue-options')).toHaveLength(3));
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /queue-options/4']);
    expect(screen.getByText('Segunda via')).toBeInTheDocument();
  });

  it('[QUEUE-12] [CALL-151] a failed delete is reported, and the option stays', async () => {
    const { press, user } = await open({ 'DELETE /queue-options/2': { status: 500, body: {} } });
    await press('Excluir a opção Atendente');
    const question = within(await findQuestion('Excluir a opção “Atendente”?'));
    await user.click(question.getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Não foi possível realizar a operação')).toBeInTheDocument();
    expect(screen.getByText('Atendente')).toBeInTheDocument();
  });

  it.each([
    ['Título', '', 'Required'],
    ['Posição', '', 'Required'],
    ['Posição', '2', 'Posição já usada neste menu'],
    ['Posição', '0', '0 e # já têm função no menu'],
  ])('[LIST-11] with the field %s %j nothing is sent', async (field, text, message) => {
    const { calls, press } = await open();
    await press('Editar a opção Segunda via');
    type(field, text);
    await outwait(() => fireEvent.click(saveOption()));
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(message);
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it('[QUEUE-03] [QUEUE-10] [QUEUE-11] [QUEUE-12] [CALL-150] [ERR-03] a failure keeps the typed text, and the dialog then asks before it closes', async () => {
    const { asked, route } = createRecordedRoute({ status: 500, body: {} });
    const { press, user } = await open({ 'PUT /queue-options/1': route }, QueuesPage);
    await press('Editar Financeiro');
    await press('Editar a opção Segunda via');
    fireEvent.change(screen.getByLabelText('Título'), { target: { value: 'Terceira via' } });
    await user.click(saveOption());
    expect(await screen.findByText('Não foi possível realizar a operação')).toBeInTheDocument();
    const { message, option: position } = TREE[0]!;
    const sent = { title: 'Terceira via', option: position, message, queueId: 3, parentId: null };
    expect(asked.map(({ body }) => body)).toEqual([sent]);
    expect(screen.getByLabelText('Título')).toHaveValue('Terceira via');
    await user.click(screen.getByText('Cancelar'));
    expect(await findQuestion('Descartar alterações?')).toBeInTheDocument();
  });

  it('an option that is begun while the queue is saved keeps the dialog open', async () => {
    const { held, release: arrive } = hold<FakeAnswer>();
    const { press, user, calls } = await open({ 'PUT /queue/3': () => held }, QueuesPage);
    await press('Editar Financeiro');
    await press('Editar a opção Segunda via');
    await user.click(screen.getByText('Salvar'));
    await waitFor(() => expect(calls).toContain('PUT /queue/3'));
    fireEvent.change(screen.getByLabelText('Título'), { target: { value: 'Terceira via' } });
    await act(async () => arrive({ body: queue, status: 201 }));
    await findSuccess('Operação realizada com sucesso!');
    expect(screen.getByLabelText('Título')).toHaveValue('Terceira via');
  });

  it('pencil and arrow close an option that is begun only after a question', async () => {
    const { press, user } = await open();
    const pencil = 'Editar a opção Boleto';
    await press('Opções abaixo de Segunda via');
    await press(pencil);
    await press(pencil);
    await waitFor(() => expect(screen.queryByRole('group')).not.toBeInTheDocument());
    await press(pencil);
    type('Título', 'Boleto novo');
    const answer = async (word: string) =>
      user.click(within(await findQuestion('Descartar alterações?')).getByRole('button', { name: word }));
    for (const control of [pencil, 'Opções abaixo de Segunda via']) {
      await user.click(screen.getByRole('button', { name: control }));
      await answer('Cancelar');
      await act(async () => {});
      expect(screen.getByLabelText('Título')).toHaveValue('Boleto novo');
    }
    await press(pencil);
    await answer('Descartar');
    await waitFor(() => expect(screen.queryByRole('group')).not.toBeInTheDocument());
    expect(screen.getByText('Boleto')).toBeInTheDocument();
  });

  it('[QUEUE-10] a menu that cannot be loaded says so and can be tried again', async () => {
    const roots = { body: TREE.slice(0, 2) };
    const { route } = createRecordedRoute(roots, { status: 500, body: {} }, { body: [TREE[2]] });
    const { press, user } = await open({ 'GET /queue-options': route });
    await press('Opções abaixo de Segunda via');
    expect(await screen.findByText('Não foi possível carregar as opções.')).toBeInTheDocument();
    await user.click(screen.getByText('Tentar de novo'));
    expect(within(await below('Segunda via')).getByText('Boleto')).toBeInTheDocument();
  });
});

it('[QUEUE-03] [QUEUE-11] a new queue that stays open after its save shows its options, and takes new ones', async () => {
  const creation = createHeldRoute();
  const { asked, routes } = optionServer();
  const { user } = await renderPage(QueuesPage, {
    routes: { ...routes, 'GET /queue': { body: [] }, 'POST /queue': creation.route },
  });
  await user.click(screen.getAllByRole('button', { name: 'Nova fila' })[0]!);
  type('Nome', 'Financeiro');
  type('Cor', '#dc2626');
  expect(screen.queryByRole('button', { name: 'Adicionar opção' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: /Salvar$/ }));
  await eventually(() => expect(creation.isAsked()).toBe(true));
  type('Nome', 'Cobrança');
  await act(async () => creation.answer({ body: queue }));
  expect(await screen.findByText('Há alterações que ainda não foram salvas.')).toBeInTheDocument();
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar opção' }));
  expect(asked.map(({ query }) => query)).toEqual([{ queueId: 3, parentId: -1 }]);
  type('Título', 'Boleto');
  await user.click(saveOption());
  expect(await screen.findByRole('button', { name: 'Editar a opção Boleto' })).toBeInTheDocument();
});

it.each([
  ['no answer', () => Promise.reject(new Error('timeout'))],
  ['one of a proxy that waited in vain', () => ({ status: 504, body: '<html>' })],
])('[QUEUE-11] an option whose creation got %s but arrived is shown, and not created twice', async (_, answer) => {
  let options = TREE.slice(0, 2);
  const { user, calls } = await renderPage(Alone, {
    routes: {
      'GET /queue-options': () => ({ body: options }),
      'POST /queue-options': () => {
        options = [...options, option(9, 'Horários', '3', null)];
        return answer();
      },
    },
  });
  await user.click(await screen.findByText('Adicionar opção'));
  type('Título', 'Horários');
  await user.click(saveOption());
  expect(await screen.findByRole('button', { name: 'Editar a opção Horários' })).toBeInTheDocument();
  await user.click(saveOption());
  expect(await screen.findByText('Posição já usada neste menu')).toBeInTheDocument();
  expect(calls.filter((call) => call === 'POST /queue-options')).toHaveLength(1);
});
