import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { queueIntegrations } from '@/entities/company/queueIntegrations/queueIntegrations';
import { QueueIntegrationsPage } from '@/features/queue-integrations/QueueIntegrationsPage';
import { Bot, BrainCircuit, Webhook, Workflow } from '@/ui/icons';
import { eventNames, parseEvent } from '@/protocol/events';
import { serverEvents } from '@/realtime/serverEvents';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { aTypebot } from '@tests/support/records';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { askToDelete, findQuestion } from '@tests/support/rendering/renderDialog';
import { fillScreen, outwait, renderPage, scrollTo, type } from '@tests/support/rendering/renderPage';

const bot = aTypebot({ projectName: 'typebot-abc', jsonContent: '', language: '' });
const listOf = (...queueIntegrations: object[]) => ({
  body: { queueIntegrations, count: queueIntegrations.length, hasMore: false },
});
const server: FakeRoutes = { 'GET /queueIntegration': listOf(bot), 'GET /queueIntegration/5': { body: bot } };
const open = (routes: FakeRoutes = {}) => renderPage(QueueIntegrationsPage, { routes: { ...server, ...routes } });
type App = Awaited<ReturnType<typeof open>>;
const choose = async ({ user }: App, field: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(await screen.findByTitle(option));
};
const openNew = async (kind: string, routes: FakeRoutes = {}) => {
  const app = await open(routes);
  await app.user.click(screen.getByRole('button', { name: 'Nova integração' }));
  if (kind !== 'DialogFlow') await choose(app, 'Tipo', kind);
  return app;
};
const save = () => screen.getByRole('button', { name: /Salvar$/ });
/** The project name that is made for an integration without one. */
const made = (kind: string) => expect.stringMatching(new RegExp(`^${kind}-.{10,}$`)) as unknown;
/** What is sent of the fields where nothing is typed. */
const UNTYPED = {
  jsonContent: '',
  language: '',
  urlN8N: '',
  typebotSlug: '',
  typebotExpires: 1,
  typebotDelayMessage: 1000,
  typebotKeywordFinish: '',
  typebotKeywordRestart: '',
  typebotUnknownMessage: '',
  typebotRestartMessage: '',
};

describe('the integrations', () => {
  it('[QINT-02] [CALL-137] [LIST-02] show the logo of their type, id and name, and load more on scroll', async () => {
    const more = { ...listOf(bot).body, hasMore: true };
    const { asked, route } = createRecordedRoute({ body: more }, listOf({ id: 9, type: 'n8n', name: 'Fluxo' }));
    fillScreen();
    await open({ 'GET /queueIntegration': route });
    const cells = within(screen.getByRole('row', { name: /Pesquisa/ })).getAllByRole('cell');
    expect(cells.slice(0, 3).map((cell) => cell.textContent)).toEqual(['Typebot', '5', 'Pesquisa']);
    expect(cells[0]?.querySelector('svg')).not.toBeNull();
    for (const name of ['Nova integração', 'Editar Pesquisa', 'Excluir Pesquisa']) {
      expect(screen.getByRole('button', { name })).toBeEnabled();
    }
    scrollTo(screen.getByRole('region', { name: 'Integrações' }), 100);
    for (const name of [/Fluxo/, /Pesquisa/]) expect(await screen.findByRole('row', { name })).toBeInTheDocument();
    expect(asked.map(({ query }) => query)).toEqual([1, 2].map((pageNumber) => ({ searchParam: '', pageNumber })));
    type('Buscar integrações', 'pesq');
    await waitFor(() => expect(asked.at(-1)?.query).toEqual({ searchParam: 'pesq', pageNumber: 1 }));
  });

  it('[QINT-02] each type has its name and a logo of its own, an unknown one the word of the server', async () => {
    const types = ['dialogflow', 'n8n', 'webhook', 'typebot', 'flowbuilder'];
    const all = types.map((type, place) => ({ ...bot, id: place + 1, type, name: `Fluxo ${place + 1}` }));
    await open({ 'GET /queueIntegration': listOf(...all) });
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Tipo', 'ID', 'Nome', 'Ações']);
    const marks = all.map(
      ({ name }) => within(screen.getByRole('row', { name: new RegExp(name) })).getAllByRole('cell')[0],
    );
    expect(marks.map((mark) => mark?.textContent)).toEqual(['DialogFlow', 'n8n', 'Webhook', 'Typebot', 'flowbuilder']);
    const logos = marks.slice(0, 4).map((mark) => mark?.querySelector('svg')?.innerHTML);
    const drawn = [BrainCircuit, Workflow, Webhook, Bot].map(
      (Logo) => render(<Logo />).container.querySelector('svg')?.innerHTML,
    );
    expect(logos).toEqual(drawn);
    expect(new Set(logos).size).toBe(4);
  });

  it('[QINT-12] [RT-21] [LIST-07] follow the live events', async () => {
    const { store, calls } = await open();
    expect(eventNames(1, 10).get('company-1-queueIntegration')).toBe('queueIntegration');
    const tell = (payload: object) =>
      act(async () => store.dispatch(serverEvents.queueIntegration(parseEvent('queueIntegration', payload, 1)!)));
    await tell({ action: 'create', queueIntegration: { id: 9, type: 'webhook', name: 'CRM' } });
    expect(screen.getByRole('row', { name: /Webhook.*CRM/ })).toBeInTheDocument();
    await tell({ action: 'update', queueIntegration: { id: 9, type: 'webhook', name: 'CRM 2' } });
    expect(screen.getByRole('row', { name: /CRM 2/ })).toBeInTheDocument();
    await tell({ action: 'create', queueIntegration: { id: 9, type: 'n8n', name: 'CRM 3' } });
    expect(screen.getByRole('row', { name: /CRM/ })).toHaveTextContent(/^n8n9CRM 3/);
    // Unknown so far.
    await tell({ action: 'update', queueIntegration: { id: 12, type: 'n8n', name: 'Loja' } });
    expect(screen.getByRole('row', { name: /Loja/ })).toBeInTheDocument();
    for (const integrationId of [99, '9']) await tell({ action: 'delete', integrationId });
    expect(screen.queryByRole('row', { name: /CRM/ })).not.toBeInTheDocument();
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(calls.filter((call) => call.includes('queueIntegration'))).toEqual(['GET /queueIntegration']);
  });

  it('[QINT-11] [CALL-141] [LIST-08] [SHELL-14] [QINT-02] are deleted after a confirmation', async () => {
    const { user, calls } = await open({ 'DELETE /queueIntegration/5': {} });
    const ask = () => askToDelete(user, 'Pesquisa', 'Excluir a integração “Pesquisa”?');
    await user.click((await ask()).getByRole('button', { name: 'Cancelar' }));
    const question = await ask();
    expect(calls).not.toContain('DELETE /queueIntegration/5');
    await user.click(question.getByRole('button', { name: 'Excluir' }));
    await findSuccess('Integração excluída.');
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /queueIntegration/5']);
    expect(screen.queryByRole('row', { name: /Pesquisa/ })).not.toBeInTheDocument();
  });
});

describe('the integration dialog', () => {
  it('[QINT-03] offers four types and shows exactly the fields of the chosen one', async () => {
    const app = await openNew('DialogFlow');
    const labels = () => [...screen.getByRole('dialog').querySelectorAll('label')];
    const expectFields = async (...names: readonly string[]) => {
      await waitFor(() => expect(labels().map(({ textContent }) => textContent)).toEqual(['Tipo', 'Nome', ...names]));
      for (const { textContent } of labels()) expect(screen.getByLabelText(textContent)).toBeInTheDocument();
    };
    await expectFields('Idioma', 'Nome do projeto', 'Conteúdo JSON');
    for (const kind of ['n8n', 'Webhook'] as const) {
      await choose(app, 'Tipo', kind);
      const offered = [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent);
      expect(offered).toEqual(['DialogFlow', 'n8n', 'Webhook', 'Typebot']);
      await expectFields('URL');
    }
    await choose(app, 'Tipo', 'Typebot');
    const numbers = ['Expira em (minutos, 0 nunca)', 'Intervalo entre mensagens (ms)'];
    const words = ['Palavra para finalizar', 'Palavra para reiniciar'];
    const answers = ['Mensagem de opção desconhecida', 'Mensagem ao reiniciar'];
    await expectFields('URL', 'Slug do Typebot', ...numbers, ...words, ...answers);
  });

  it('[QINT-08] [CALL-139] a typebot starts with one minute and 1000 ms', async () => {
    const { asked, route } = createRecordedRoute({ body: { ...bot, id: 8 } });
    const { user } = await openNew('Typebot', { 'POST /queueIntegration': route });
    const [expires, delay] = [/Expira em/, /Intervalo entre mensagens/].map((name) =>
      screen.getByRole('spinbutton', { name }),
    );
    expect(expires).toHaveValue('1');
    expect(delay).toHaveValue('1.000');
    // Who empties them gets the same.
    for (const box of [expires, delay]) fireEvent.change(box!, { target: { value: '' } });
    for (const name of ['Nome', 'URL', 'Slug do Typebot']) type(name, 'https://bot');
    await user.click(save());
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ typebotExpires: 1, typebotDelayMessage: 1000 }));
  });

  it('[QINT-05] [QINT-06] [QINT-07] [LIST-10] [LIST-11] each type names the fields that it requires', async () => {
    const app = await openNew('DialogFlow');
    for (const [kind, required] of [
      ['DialogFlow', ['Nome', 'Idioma']],
      ['n8n', ['Nome', 'URL']],
      ['Webhook', ['Nome', 'URL']],
      ['Typebot', ['Nome', 'URL', 'Slug do Typebot']],
    ] as const) {
      if (kind !== 'DialogFlow') await choose(app, 'Tipo', kind);
      // Blanks are no name, address or slug.
      for (const box of screen.queryAllByRole('textbox', { name: /^(?:Nome|URL|Slug do Typebot)$/ }))
        fireEvent.change(box, { target: { value: ' ' } });
      await outwait(() => fireEvent.click(save()));
      expect(screen.getAllByText('Required'), kind).toHaveLength(required.length);
      for (const name of required) expect(screen.getByLabelText(name), kind).toHaveAccessibleDescription('Required');
    }
    expect(app.calls).not.toContain('POST /queueIntegration');
  });

  it('[QINT-03] [QINT-04] [QINT-05] [LIST-10] [LIST-11] [CALL-139] refuses no name and one of 1 or 51 characters, and accepts 2 and 50', async () => {
    // An answer that keeps the dialog open for the next one.
    const { asked, route } = createRecordedRoute({ status: 500, body: {} });
    await openNew('n8n', { 'POST /queueIntegration': route });
    const urlN8N = 'https://n';
    type('URL', urlN8N);
    for (const [name, message] of [
      ['', 'Required'],
      [' ', 'Required'],
      [' a ', 'Too Short!'],
      ['a'.repeat(51), 'Too Long!'],
    ] as const) {
      type('Nome', name);
      await outwait(() => fireEvent.click(save()));
      expect(screen.getByLabelText('Nome')).toHaveAccessibleDescription(message);
    }
    expect(asked).toEqual([]);
    const accepted = ['aa', 'a'.repeat(50)];
    for (const name of accepted) {
      type('Nome', name);
      await outwait(() => fireEvent.click(save()));
    }
    const sent = accepted.map((name) => ({ ...UNTYPED, type: 'n8n', name, urlN8N, projectName: made('n8n') }));
    expect(asked.map(({ body }) => body)).toEqual(sent);
  });

  it('[QINT-01] [QINT-03] [QINT-05] [QINT-10] [CALL-139] [LIST-08] [QINT-02] adds one with all fields, and a unique project name', async () => {
    const { asked, route } = createRecordedRoute({ body: { ...bot, id: 8, name: 'Fluxo' } });
    const app = await openNew('Webhook', { 'POST /queueIntegration': route });
    type('Nome', ' Fluxo ');
    type('URL', 'https://n');
    await app.user.click(save());
    await findSuccess('Integração adicionada.');
    const created = { ...UNTYPED, type: 'webhook', name: 'Fluxo', urlN8N: 'https://n', projectName: made('webhook') };
    expect(asked.map(({ body }) => body)).toEqual([created]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await app.user.click(screen.getByRole('button', { name: 'Nova integração' }));
    await choose(app, 'Tipo', 'Webhook');
    type('Nome', 'Fluxo');
    type('URL', 'https://n');
    await app.user.click(save());
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.body).toEqual(created);
    expect(asked[1]?.body).not.toEqual(asked[0]?.body);
  });

  it('[QINT-01] [QINT-03] [QINT-05] [QINT-10] [CALL-139] [CALL-140] a new typebot is sent with every field, and gets the delay that was typed, which servers ignore in a creation', async () => {
    const created = createRecordedRoute({ body: { ...bot, id: 8, typebotDelayMessage: 1000 } });
    const changed = createRecordedRoute({ body: { ...bot, id: 8, typebotDelayMessage: 2500 }, status: 201 });
    const routes = { 'POST /queueIntegration': created.route, 'PUT /queueIntegration/8': changed.route };
    const { user, store } = await openNew('Typebot', routes);
    type('Nome', 'Fluxo');
    type('URL', 'https://n');
    type('Slug do Typebot', 'fluxo');
    type('Palavra para finalizar', '#sair');
    type('Palavra para reiniciar', '#de-novo');
    type('Mensagem de opção desconhecida', 'Não entendi');
    type('Mensagem ao reiniciar', 'De novo');
    // Never, which is a number too.
    fireEvent.change(screen.getByRole('spinbutton', { name: /Expira em/ }), { target: { value: '0' } });
    fireEvent.change(screen.getByRole('spinbutton', { name: /Intervalo entre mensagens/ }), {
      target: { value: '2500' },
    });
    await user.click(save());
    await findSuccess('Integração adicionada.');
    expect(screen.queryByText('Integração alterada.')).not.toBeInTheDocument();
    expect(created.asked).toHaveLength(1);
    expect(created.asked[0]?.body).toEqual({
      ...UNTYPED,
      type: 'typebot',
      name: 'Fluxo',
      urlN8N: 'https://n',
      projectName: made('typebot'),
      typebotSlug: 'fluxo',
      typebotExpires: 0,
      typebotDelayMessage: 2500,
      typebotKeywordFinish: '#sair',
      typebotKeywordRestart: '#de-novo',
      typebotUnknownMessage: 'Não entendi',
      typebotRestartMessage: 'De novo',
    });
    expect(changed.asked).toEqual(created.asked);
    expect(queueIntegrations.selectById(store.getState(), 8)).toMatchObject({ typebotDelayMessage: 2500 });
  });

  it('[QINT-01] [QINT-03] [QINT-04] [QINT-06] [QINT-10] [CALL-138] [CALL-140] [LIST-08] [LIST-10] [LIST-11] [QINT-02] [QINT-08] an edit loads it first, asks for the same as a new one, and keeps the stored project name', async () => {
    const { asked, route } = createRecordedRoute({ body: { ...bot, name: 'Pesquisa 2' }, status: 201 });
    // Changed since the list was read.
    const now = {
      ...bot,
      projectName: 'typebot-novo',
      typebotSlug: 'pesquisa-nova',
      urlN8N: 'https://novo.example',
      // Of another type before: kept, though not shown.
      language: 'es',
      jsonContent: '{"a":1}',
      typebotExpires: 0, // A number too.
      typebotDelayMessage: 0,
      typebotUnknownMessage: null,
    };
    const one = createRecordedRoute({ body: now });
    const { user } = await open({ 'PUT /queueIntegration/5': route, 'GET /queueIntegration/5': one.route });
    await user.click(screen.getByRole('button', { name: 'Editar Pesquisa' }));
    expect(await screen.findByRole('textbox', { name: 'Slug do Typebot' })).toHaveValue('pesquisa-nova');
    expect(screen.getByRole('textbox', { name: 'URL' })).toHaveValue('https://novo.example');
    expect(one.asked).toEqual([{ query: undefined, body: undefined }]);
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Pesquisa');
    for (const [name, slug, message, slugMessage] of [
      ['', ' ', 'Required', 'Required'],
      ['P', 'pesquisa-nova', 'Too Short!', ''],
      ['P'.repeat(51), 'pesquisa-nova', 'Too Long!', ''],
    ] as const) {
      type('Nome', name);
      type('Slug do Typebot', slug);
      await outwait(() => fireEvent.click(save()));
      expect(screen.getByLabelText('Nome')).toHaveAccessibleDescription(message);
      expect(screen.getByLabelText('Slug do Typebot')).toHaveAccessibleDescription(slugMessage);
    }
    expect(asked).toEqual([]);
    type('Nome', 'Pesquisa 2');
    await user.click(save());
    await findSuccess('Integração alterada.');
    expect(screen.queryByText('Integração adicionada.')).not.toBeInTheDocument();
    const { id: _, ...fields } = now;
    expect(asked.map(({ body }) => body)).toEqual([{ ...fields, name: 'Pesquisa 2', typebotUnknownMessage: '' }]);
  });

  // Servers refuse a second empty project name, even another company's.
  it('[QINT-03] [QINT-07] [CALL-139] dialogflow offers three languages, and gets a project name where none is typed', async () => {
    // An answer that keeps the dialog open for the next one.
    const { asked, route } = createRecordedRoute({ status: 500, body: {} });
    const app = await openNew('DialogFlow', { 'POST /queueIntegration': route });
    type('Nome', 'Fluxo');
    const codes = { Português: 'pt-BR', Inglês: 'en', Espanhol: 'es' } as const;
    for (const language of Object.keys(codes)) {
      await choose(app, 'Idioma', language);
      const chosen = screen.getByText(language, { selector: '.ant-select-item-option-content' });
      const offered = chosen.closest('.ant-select-dropdown')!.querySelectorAll('.ant-select-item-option');
      expect([...offered].map(({ textContent }) => textContent)).toEqual(Object.keys(codes));
      await outwait(() => fireEvent.click(save()));
    }
    expect(asked.map(({ body }) => body)).toMatchObject(
      Object.values(codes).map((language) => ({ projectName: made('dialogflow'), language })),
    );
  });

  it('[QINT-01] [QINT-03] [CALL-139] a dialogflow is sent with the project and the JSON that were typed', async () => {
    const { asked, route } = createRecordedRoute({ body: { ...bot, id: 8 } });
    const app = await openNew('DialogFlow', { 'POST /queueIntegration': route });
    type('Nome', 'Fluxo');
    await choose(app, 'Idioma', 'Espanhol');
    type('Nome do projeto', ' proj-1 ');
    type('Conteúdo JSON', '{"a":1}');
    await app.user.click(save());
    const typed = { type: 'dialogflow', name: 'Fluxo', language: 'es', projectName: 'proj-1', jsonContent: '{"a":1}' };
    await waitFor(() => expect(asked[0]?.body).toEqual({ ...UNTYPED, ...typed }));
  });

  it('[QINT-10] [ERR-03] [ERR-29] a taken name keeps the form open with its values, without a toast of success', async () => {
    const taken: FakeAnswer = { status: 400, body: { error: 'This integration name is already used.' } };
    const { store, user } = await openNew('n8n', { 'POST /queueIntegration': taken });
    type('Nome', 'Fluxo');
    type('URL', 'https://n');
    await user.click(save());
    expect(await screen.findByText('Este nome de integração já está em uso. Escolha outro.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Fluxo');
    expect(store.getState().toasts.map(({ kind }) => kind)).toEqual(['error']);
  });
});

describe('the test of an integration', () => {
  const test = async (answer: FakeAnswer) => {
    const { asked, route } = createRecordedRoute(answer);
    const app = await openNew('DialogFlow', { 'POST /queueIntegration/testSession': route });
    type('Nome do projeto', 'proj-1');
    type('Conteúdo JSON', '{}');
    await choose(app, 'Idioma', 'Inglês');
    await app.user.click(screen.getByRole('button', { name: /Testar$/ }));
    await waitFor(() => expect(asked).toHaveLength(1));
    return { ...app, asked };
  };

  it('[QINT-09] [CALL-142] sends project, JSON and language, and reports success', async () => {
    const { asked } = await test({ body: '' });
    await findSuccess('O teste da integração deu certo.');
    expect(asked[0]?.body).toEqual({ projectName: 'proj-1', jsonContent: '{}', language: 'en' });
  });

  it('[QINT-09] [CALL-142] a stored one is tested with its values, and with what is typed but not saved', async () => {
    const { asked, route } = createRecordedRoute({ body: '' });
    const flow = { id: 5, type: 'dialogflow', name: 'Fluxo', projectName: 'proj-1', jsonContent: '{}', language: 'es' };
    const { user, calls } = await open({
      'GET /queueIntegration': listOf(flow),
      'GET /queueIntegration/5': { body: { ...flow, jsonContent: '{"a":1}' } },
      'POST /queueIntegration/testSession': route,
    });
    await user.click(screen.getByRole('button', { name: 'Editar Fluxo' }));
    expect(await screen.findByRole('textbox', { name: 'Nome do projeto' })).toHaveValue('proj-1');
    type('Nome do projeto', ' proj-2 ');
    await user.click(screen.getByRole('button', { name: /Testar$/ }));
    await findSuccess('O teste da integração deu certo.');
    expect(asked.map(({ body }) => body)).toEqual([{ projectName: 'proj-2', jsonContent: '{"a":1}', language: 'es' }]);
    expect(calls).not.toContain('PUT /queueIntegration/5');
  });

  it('[QINT-09] [CALL-142] a server without the call reports it beside the button, and the values stay', async () => {
    const { user, store } = await test({ status: 404, body: '<!DOCTYPE html><pre>Cannot POST</pre>' });
    expect(await screen.findByText('Teste não disponível neste servidor')).toBeInTheDocument();
    expect(store.getState().toasts).toEqual([]);
    expect(screen.getByRole('button', { name: /Testar$/ })).toBeDisabled();
    expect(screen.getByRole('textbox', { name: 'Nome do projeto' })).toHaveValue('proj-1');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    const question = within(await findQuestion('Descartar alterações?'));
    await user.click(question.getByRole('button', { name: 'Descartar' }));
    await user.click(screen.getByRole('button', { name: 'Nova integração' }));
    expect(await screen.findByText('Teste não disponível neste servidor')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Testar$/ })).toBeDisabled();
  });

  it('[QINT-09] [CALL-142] a failure is shown beside the button, which can be pressed again', async () => {
    const { store } = await test({ status: 500, body: { error: 'x' } });
    expect(await screen.findByText('O teste falhou. Confira os dados e tente de novo.')).toBeInTheDocument();
    expect(store.getState().toasts).toEqual([]);
    expect(screen.getByRole('button', { name: /Testar$/ })).toBeEnabled();
  });
});
