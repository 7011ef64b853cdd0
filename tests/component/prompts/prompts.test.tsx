import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PromptsPage } from '@/features/prompts/PromptsPage';
import { eventNames, parseEvent } from '@/protocol/events';
import { serverEvents } from '@/realtime/serverEvents';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { outwait, ownCalls, renderPage, type } from '@tests/support/rendering/renderPage';

const stored = {
  id: 3,
  name: 'Assistente',
  prompt: 'Seja breve.',
  apiKey: 'sk-secret',
  queueId: 1,
  queue: { id: 1, name: 'Suporte' },
  voice: 'pt-BR-ElzaNeural',
  voiceKey: 'v-key',
  voiceRegion: 'brazilsouth',
  temperature: 0.5,
  maxTokens: 200,
  maxMessages: 5,
};
const server: FakeRoutes = {
  'GET /prompt': { body: { prompts: [stored], count: 1, hasMore: false } },
  'GET /prompt/3': { body: stored },
  'GET /queue': {
    body: [
      { id: 1, name: 'Suporte', color: '#111111' },
      { id: 2, name: 'Vendas', color: '#222222' },
    ],
  },
};
const open = (routes: FakeRoutes = {}) => renderPage(PromptsPage, { routes: { ...server, ...routes } });
const openNew = async (routes: FakeRoutes = {}) => {
  const app = await open(routes);
  await app.user.click(screen.getByRole('button', { name: 'Novo prompt' }));
  return app;
};
const openStored = async (routes: FakeRoutes = {}) => {
  const app = await open(routes);
  await app.user.click(screen.getByRole('button', { name: 'Editar Assistente' }));
  await screen.findByRole('textbox', { name: 'Instruções' });
  return app;
};
const typeKey = (key: string) => fireEvent.change(screen.getByLabelText('Chave da API'), { target: { value: key } });
const save = () => screen.getByRole('button', { name: /Salvar$/ });
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], field: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
};

describe('the prompts', () => {
  it('[PROMPT-02] [CALL-132] show name, queue and token limit, and can be edited and deleted', async () => {
    const bare = { id: 4, name: 'Sem fila', queueId: null, queue: null, maxTokens: null };
    const { asked, route } = createRecordedRoute({ body: { prompts: [stored, bare], count: 2, hasMore: false } });
    const { store, user } = await open({ 'GET /prompt': route });
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Nome',
      'Fila',
      'Máximo de tokens',
      'Ações',
    ]);
    const cells = (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('cell').slice(0, 3);
    expect(cells(/Assistente/).map((cell) => cell.textContent)).toEqual(['Assistente', 'Suporte', '200']);
    expect(cells(/Sem fila/).map((cell) => cell.textContent)).toEqual(['Sem fila', '—', '']);
    expect(screen.getByRole('button', { name: 'Editar Assistente' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Excluir Assistente' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Excluir Sem fila' }));
    const question = within(await findQuestion('Excluir o prompt “Sem fila”?'));
    await user.click(question.getByRole('button', { name: 'Cancelar' }));
    await user.click(screen.getByRole('button', { name: 'Editar Assistente' }));
    expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue('Assistente');
    expect(asked).toEqual([{ query: { searchParam: '', pageNumber: 1 }, body: undefined }]);
    expect(JSON.stringify(store.getState())).not.toContain('sk-secret');
  });

  it('[PROMPT-11] [RT-21] [LIST-07] follow live events, whichever id a delete event carries', async () => {
    const { store, calls } = await open();
    const before = ownCalls(calls).length;
    for (const name of ['prompt', 'company-1-prompt']) expect(eventNames(1, 10).get(name)).toBe('prompt');
    const tell = (event: Parameters<typeof serverEvents.prompt>[0]) =>
      act(async () => store.dispatch(serverEvents.prompt(event)));
    const billing = { id: 8, name: 'Cobrança', maxTokens: 30, queue: { id: 1, name: 'Suporte' }, companyId: 1 };
    await tell(parseEvent('prompt', { action: 'create', prompt: billing }, 1)!);
    expect(screen.getByRole('row', { name: /Cobrança.*Suporte.*30/ })).toBeInTheDocument();
    const moved = { ...billing, maxTokens: 40, queue: { id: 2, name: 'Vendas' } };
    await tell(parseEvent('prompt', { action: 'create', prompt: moved }, 1)!);
    expect(screen.getByRole('row', { name: /Cobrança.*Vendas.*40/ })).not.toHaveTextContent('Suporte');
    await tell({ action: 'update', record: { id: 9, name: 'Vendedora', maxTokens: 50 } });
    expect(screen.getByRole('row', { name: /Vendedora/ })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /^Prompts/ })).toHaveTextContent(/^Prompts 3$/);
    await tell(parseEvent('prompt', { action: 'update', prompt: { id: 9, name: 'Vendedora 2' } }, 1)!);
    expect(screen.getByRole('row', { name: /Vendedora 2.*50/ })).toBeInTheDocument();
    for (const [word, id] of [
      ['id', 99],
      ['promptId', '9'],
      ['intelligenceId', 8],
    ]) {
      await tell(parseEvent('prompt', { action: 'delete', [word!]: id }, 1)!);
    }
    expect(screen.queryByRole('row', { name: /Vendedora|Cobrança/ })).not.toBeInTheDocument();
    // The name of the event is the same for all companies.
    expect(parseEvent('prompt', { action: 'update', prompt: { id: 3, name: 'Alheio', companyId: 2 } }, 1)).toBeNull();
    expect(screen.getByRole('row', { name: /Assistente/ })).toBeInTheDocument();
    expect(ownCalls(calls)).toHaveLength(before);
  });
});

describe('the prompt dialog', () => {
  it('[PROMPT-03] [PROMPT-05] has every field, and starts with text, 100 tokens, temperature 1 and 10 messages', async () => {
    await openNew();
    for (const name of ['Nome', 'Chave da API', 'Instruções', 'Chave da API de voz', 'Região da voz']) {
      expect(screen.getByLabelText(name)).toHaveValue('');
    }
    expect(screen.getByRole('combobox', { name: 'Fila' })).toBeInTheDocument();
    const dialog = within(screen.getByRole('dialog', { name: 'Novo prompt' }));
    expect(dialog.getByText('Texto')).toBeInTheDocument();
    expect(screen.getByRole('spinbutton', { name: 'Temperatura' })).toHaveValue('1');
    expect(screen.getByRole('spinbutton', { name: 'Máximo de tokens na resposta' })).toHaveValue('100');
    expect(screen.getByRole('spinbutton', { name: 'Máximo de mensagens no histórico' })).toHaveValue('10');
  });

  it('[PROMPT-05] [CALL-134] a new prompt whose defaults nobody touched is sent with them', async () => {
    // An answer that keeps the dialog open for the next one.
    const { asked, route } = createRecordedRoute({ status: 500, body: {} });
    const { user } = await openNew({ 'POST /prompt': route });
    type('Nome', 'Novo');
    typeKey('sk');
    type('Instruções', 'Seja breve.');
    await choose(user, 'Fila', 'Suporte');
    await outwait(() => fireEvent.click(save()));
    // Zero is a number too.
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Temperatura' }), { target: { value: '0' } });
    await user.click(save());
    await waitFor(() => expect([asked.length, screen.queryByText('Prompt salvo.')]).toEqual([2, null]));
    const typed = { name: 'Novo', apiKey: 'sk', prompt: 'Seja breve.', queueId: 1, voiceKey: '', voiceRegion: '' };
    const sent = { ...typed, voice: 'texto', maxTokens: 100, temperature: 1, maxMessages: 10 };
    expect(asked.map(({ body }) => body)).toEqual([sent, { ...sent, temperature: 0 }]);
  });

  it('[PROMPT-06] [PROMPT-07] offers sixteen voices', async () => {
    await openNew();
    // A long list renders only the visible options, but names the one that the keys have reached.
    const box = screen.getByRole('combobox', { name: 'Voz' });
    fireEvent.mouseDown(box);
    const reached = () =>
      document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label');
    await waitFor(() => expect(reached()).toBe('Texto'));
    const offer: (string | null | undefined)[] = [];
    do {
      offer.push(reached());
      fireEvent.keyDown(box, { key: 'ArrowDown', keyCode: 40, which: 40 });
    } while (reached() !== 'Texto' && offer.length < 30);
    expect(offer.join(', ')).toBe(
      'Texto, Francisca, Antonio, Brenda, Donato, Elza, Fabio, Giovanna, Humberto, Julio, Leila, Leticia, Manuela, Nicolau, Valerio, Yara',
    );
  });

  it.each([
    ['stored', openStored],
    ['new', openNew],
  ])('[PROMPT-04] hides the key of a %s prompt until asked to show it', async (_, openForm) => {
    const { user } = await openForm();
    const key = screen.getByLabelText('Chave da API');
    expect(key).toHaveAttribute('type', 'password');
    const eye = (name: string) => within(key.parentElement!).getByRole('button', { name });
    await user.click(eye('Mostrar token'));
    expect(key).toHaveAttribute('type', 'text');
    await user.click(eye('Ocultar token'));
    expect(key).toHaveAttribute('type', 'password');
  });

  it('[PROMPT-08] [LIST-11] reports a missing queue, and saves nothing', async () => {
    const { calls } = await openNew();
    type('Nome', 'Novo');
    typeKey('sk');
    type('Instruções', 'Seja breve.');
    await outwait(() => fireEvent.click(save()));
    expect(screen.getByRole('combobox', { name: 'Fila' })).toHaveAccessibleDescription('Informe o setor');
    expect(calls).not.toContain('POST /prompt');
  });

  it('[LIST-11] name, key and instructions are required, blanks being none of them', async () => {
    const { user, calls } = await openNew();
    await choose(user, 'Fila', 'Suporte');
    for (const blank of ['', ' ']) {
      for (const name of ['Nome', 'Chave da API', 'Instruções']) {
        const texts = { Nome: 'Novo', 'Chave da API': 'sk', Instruções: 'Oi', [name]: blank };
        for (const [field, text] of Object.entries(texts))
          fireEvent.change(screen.getByLabelText(field), { target: { value: text } });
        await outwait(() => fireEvent.click(save()));
        expect(screen.getByLabelText(name)).toHaveAccessibleDescription('Required');
      }
    }
    expect(calls).not.toContain('POST /prompt');
  });

  it('[PROMPT-08] a stored prompt that has lost its queue is not saved without one either', async () => {
    const { calls } = await openStored({ 'GET /prompt/3': { body: { ...stored, queueId: null, queue: null } } });
    await outwait(() => fireEvent.click(save()));
    expect(screen.getByText('Informe o setor')).toBeInTheDocument();
    expect(calls).not.toContain('PUT /prompt/3');
  });

  it('[RT-20] [PROMPT-08] a queue that is deleted while it is chosen counts as none', async () => {
    const { store, calls } = await openStored();
    act(() => void store.dispatch(serverEvents.queue({ action: 'delete', id: 1 })));
    await outwait(() => fireEvent.click(save()));
    expect(screen.getByText('Informe o setor')).toBeInTheDocument();
    expect(calls).not.toContain('PUT /prompt/3');
  });

  it('[LIST-06] queues that could not be loaded are told in place of the choice', async () => {
    const { user } = await openNew({ 'GET /queue': { status: 500, body: {} } });
    await user.click(screen.getByRole('combobox', { name: 'Fila' }));
    expect(await screen.findByText('Não foi possível carregar a lista de registros')).toBeInTheDocument();
  });

  it('[PROMPT-01] [PROMPT-03] [PROMPT-09] [CALL-134] [LIST-08] creates a prompt with all its fields and confirms with a toast', async () => {
    const { asked, route } = createRecordedRoute({ body: { ...stored, id: 4, name: 'Novo' } });
    const { user } = await openNew({ 'POST /prompt': route });
    type('Nome', ' Novo ');
    typeKey(' sk ');
    type('Instruções', 'Seja breve.');
    await choose(user, 'Fila', 'Vendas');
    await choose(user, 'Voz', 'Francisca');
    fireEvent.change(screen.getByLabelText('Chave da API de voz'), { target: { value: ' v-1 ' } });
    type('Região da voz', ' brazilsouth ');
    for (const [name, value] of [
      ['Temperatura', '0,7'],
      ['Máximo de tokens na resposta', '250'],
      ['Máximo de mensagens no histórico', '8'],
    ] as const) {
      fireEvent.change(screen.getByRole('spinbutton', { name }), { target: { value } });
    }
    await user.click(save());
    await findSuccess('Prompt salvo.');
    const created = {
      name: 'Novo',
      apiKey: 'sk',
      prompt: 'Seja breve.',
      queueId: 2,
      voice: 'pt-BR-FranciscaNeural',
      voiceKey: 'v-1',
      voiceRegion: 'brazilsouth',
      temperature: 0.7,
      maxTokens: 250,
      maxMessages: 8,
    };
    expect(asked.map(({ body }) => body)).toEqual([created]);
    expect(screen.getByRole('row', { name: /Novo/ })).toBeInTheDocument();
  });

  it('[PROMPT-01] [PROMPT-03] [PROMPT-09] [COMPAT-01] [CALL-133] [CALL-135] [LIST-08] loads a prompt first and sends back unchanged fields', async () => {
    const { asked, route } = createRecordedRoute({ body: { ...stored, name: 'Assistente 2' } });
    // Newer than the list; some servers send the name of the model, which the form does not show.
    const newest = { ...stored, prompt: 'Seja gentil.', temperature: 0, maxTokens: 300, model: 'gpt-4o' };
    const { user, calls } = await openStored({ 'GET /prompt/3': { body: newest }, 'PUT /prompt/3': route });
    expect(calls).toContain('GET /prompt/3');
    expect(screen.getByRole('textbox', { name: 'Instruções' })).toHaveValue('Seja gentil.');
    type('Nome', ' Assistente 2 ');
    expect(screen.getByRole('textbox', { name: 'Região da voz' })).toHaveValue('brazilsouth');
    type('Região da voz', ' eastus ');
    fireEvent.change(screen.getByLabelText('Chave da API de voz'), { target: { value: ' v-2 ' } });
    fireEvent.change(screen.getByRole('spinbutton', { name: /no histórico$/ }), { target: { value: '8' } });
    await choose(user, 'Fila', 'Vendas');
    await user.click(save());
    await findSuccess('Prompt salvo.');
    const { queue: _, ...fields } = newest;
    const changed = { name: 'Assistente 2', voiceRegion: 'eastus', voiceKey: 'v-2', maxMessages: 8, queueId: 2 };
    expect(asked.map(({ body }) => body)).toEqual([{ ...fields, ...changed }]);
  });

  it('[CALL-135] keeps a key that a colleague has renewed while the form is open, and sends one that was typed here', async () => {
    const renewed = { ...stored, apiKey: 'sk-novo', voiceKey: 'vk-novo' };
    const { asked, route } = createRecordedRoute({ body: renewed });
    const { user } = await openStored({
      'GET /prompt/3': createRecordedRoute({ body: stored }, { body: renewed }).route,
      'PUT /prompt/3': route,
    });
    fireEvent.change(screen.getByLabelText('Chave da API de voz'), { target: { value: 'vk-meu' } });
    await user.click(save());
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toMatchObject({ apiKey: 'sk-novo', voiceKey: 'vk-meu' });
  });

  it('[PROMPT-07] [CALL-135] keeps a stored voice that is not one of the sixteen', async () => {
    const own = { ...stored, voice: 'pt-PT-RaquelNeural', voiceKey: null, voiceRegion: null };
    const { asked, route } = createRecordedRoute({ body: own });
    const { user } = await openStored({ 'GET /prompt/3': { body: own }, 'PUT /prompt/3': route });
    const dialog = within(screen.getByRole('dialog', { name: 'Editar prompt' }));
    expect(dialog.getByText('pt-PT-RaquelNeural')).toBeInTheDocument();
    // Who has looked at another one can go back, past Francisca and Texto to the last.
    await choose(user, 'Voz', 'Antonio');
    expect(dialog.queryByText('pt-PT-RaquelNeural')).not.toBeInTheDocument();
    const box = screen.getByRole('combobox', { name: 'Voz' });
    fireEvent.mouseDown(box);
    for (let steps = 3; steps > 0; steps -= 1) fireEvent.keyDown(box, { key: 'ArrowUp', keyCode: 38, which: 38 });
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 13, which: 13 });
    expect(await dialog.findByText('pt-PT-RaquelNeural')).toBeInTheDocument();
    await user.click(save());
    const unchanged = { voice: 'pt-PT-RaquelNeural', voiceKey: '', voiceRegion: '' };
    await waitFor(() => expect(asked[0]?.body).toMatchObject(unchanged));
  });

  it('[PROMPT-03] [PROMPT-07] [PROMPT-09] [CALL-135] sends another voice where the stored one was changed, and so each other field', async () => {
    const own = { ...stored, voice: 'pt-PT-RaquelNeural' };
    const { asked, route } = createRecordedRoute({ body: own });
    const { user } = await openStored({ 'GET /prompt/3': { body: own }, 'PUT /prompt/3': route });
    await choose(user, 'Voz', 'Antonio');
    type('Instruções', 'Seja gentil.');
    typeKey('sk-2');
    for (const [name, value] of [
      ['Temperatura', '0,7'],
      ['Máximo de tokens na resposta', '250'],
    ] as const)
      fireEvent.change(screen.getByRole('spinbutton', { name }), { target: { value } });
    await user.click(save());
    const changed = { prompt: 'Seja gentil.', apiKey: 'sk-2', temperature: 0.7, maxTokens: 250 };
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ voice: 'pt-BR-AntonioNeural', ...changed }));
  });

  it('[PROMPT-09] [ERR-03] [COMPAT-01] [CALL-135] a refusal sent as JSON text is shown in the form, which keeps its values, in place of the toast', async () => {
    const error = JSON.stringify({ errors: ['ERR_PROMPT_NAME_INVALID'], message: 'ERR_PROMPT_NAME_INVALID' });
    const { user } = await openStored({ 'PUT /prompt/3': { status: 400, body: { error } } });
    type('Nome', 'Outro');
    await user.click(save());
    const refusal = 'Não foi possível salvar. Confira os dados e tente novamente.';
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(refusal));
    await waitFor(() => expect(save()).toBeEnabled());
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Outro');
    expect(screen.queryByText('Prompt salvo.')).not.toBeInTheDocument();
  });
});

describe('deleting a prompt', () => {
  const REFUSAL = 'Não foi possível excluir! Verifique se este prompt está sendo usado!';
  const remove = async (answer: FakeAnswer, left: readonly object[] | null) => {
    let gone = false;
    const app = await open({
      'DELETE /prompt/3': () => {
        gone = true;
        return answer;
      },
      'GET /prompt': () =>
        gone && !left
          ? { status: 500, body: {} }
          : { body: { prompts: gone ? left : [stored], count: 1, hasMore: false } },
    });
    const reply = async (choice: string) => {
      await app.user.click(screen.getByRole('button', { name: 'Excluir Assistente' }));
      const question = within(await findQuestion('Excluir o prompt “Assistente”?'));
      await app.user.click(question.getByRole('button', { name: choice }));
    };
    await reply('Cancelar');
    expect(app.calls).not.toContain('DELETE /prompt/3');
    await reply('Excluir');
    return app;
  };

  it('[PROMPT-10] [CALL-136] [LIST-08] [SHELL-14] asks first, passes on the server’s message, and reloads the list', async () => {
    const { store, calls } = await remove({ body: { message: 'Prompt deleted' } }, []);
    expect(await screen.findByText('Prompt excluído.')).toBeInTheDocument();
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /prompt/3']);
    expect(store.getState().toasts.map(({ kind }) => kind)).toEqual(['info']);
    expect(screen.queryByText('Prompt deleted')).not.toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /Assistente/ })).not.toBeInTheDocument();
  });

  it('[PROMPT-10] [CALL-136] keeps the row when a 200 carries a refusal', async () => {
    const { store } = await remove({ body: { message: REFUSAL } }, [stored]);
    expect(await screen.findByText(REFUSAL)).toBeInTheDocument();
    expect(store.getState().toasts.map(({ kind }) => kind)).toEqual(['info']);
    expect(await screen.findByRole('row', { name: /Assistente/ })).toBeInTheDocument();
  });

  it('[PROMPT-10] [CALL-136] keeps the row until the list could be read again or its event arrives', async () => {
    const { store } = await remove({ status: 204 }, null);
    expect(await screen.findByText('Prompt excluído.')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Assistente/ })).toBeInTheDocument();
    await act(async () => store.dispatch(serverEvents.prompt(parseEvent('prompt', { action: 'delete', id: 3 }, 1)!)));
    expect(screen.queryByRole('row', { name: /Assistente/ })).not.toBeInTheDocument();
  });

  it('[PROMPT-10] [CALL-136] replaces an unknown English sentence with the interface’s own text', async () => {
    const { store } = await remove({ body: { message: 'This prompt is in use' } }, [stored]);
    expect(await screen.findByText('O prompt não foi excluído. Veja se ainda está em uso.')).toBeInTheDocument();
    expect(store.getState().toasts.map(({ kind }) => kind)).toEqual(['info']);
  });

  it('[PROMPT-10] [CALL-136] reports a failure, and keeps the row', async () => {
    const { store } = await remove({ status: 500, body: {} }, []);
    expect(await screen.findByText('O prompt não foi excluído. Veja se ainda está em uso.')).toBeInTheDocument();
    expect(store.getState().toasts.map(({ kind }) => kind)).toEqual(['error']);
    expect(screen.getByRole('row', { name: /Assistente/ })).toBeInTheDocument();
  });
});
