import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { eventNames, parseEvent } from '@/protocol/events';
import { quickMessageSchema } from '@/protocol/records/quickMessages';
import { parseRecord } from '@/protocol/parse';
import { QuickMessagesPage } from '@/features/quick-messages/QuickMessagesPage';
import { serverEvents } from '@/realtime/serverEvents';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { aUser } from '@tests/support/records';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { renderSignedIn } from '../app/signedIn';
import { askToDelete, findQuestion } from '@tests/support/rendering/renderDialog';
import { fillScreen, ownCalls, pass, renderPage, scrollTo, type } from '@tests/support/rendering/renderPage';

const pix = {
  id: 1,
  shortcode: 'pix',
  message: 'Nossa chave Pix',
  userId: 10,
  companyId: 1,
  mediaPath: 'http://files.test/public/quickMessage/pix.png',
  mediaName: 'pix.png',
};
const ola = { ...pix, id: 2, shortcode: 'ola', message: 'Bom dia!', mediaPath: null, mediaName: null };
const page = (...records: readonly object[]) => ({ body: { records, count: records.length, hasMore: false } });

/** As an agent, who writes quick replies like everybody else. */
const open = (routes: FakeRoutes = {}) =>
  renderPage(QuickMessagesPage, {
    user: aUser(),
    routes: { 'GET /quick-messages': page(pix, ola), 'GET /quick-messages/1': { body: pix }, ...routes },
  });
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name} `) });
const save = () => screen.getByRole('button', { name: /Salvar$/ });
const file = () => screen.getByLabelText('Anexo', { selector: 'input' });
const choose = (name: string) => fireEvent.change(file(), { target: { files: [new File(['x'], name)] } });
const REFUSED = 'Não foi possível salvar. Confira os dados e tente novamente.';
const SAVED = 'Resposta rápida salva.';

it('[ROUTE-11] its address shows the page to any user', async () => {
  await renderSignedIn({ path: '/quick-messages', routes: { 'GET /quick-messages': page(pix, ola) } });
  expect(await screen.findByRole('heading', { level: 1, name: /^Respostas rápidas/ })).toBeInTheDocument();
  expect(await screen.findByRole('row', { name: /^ola / })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Respostas rápidas' })).toHaveAttribute('aria-current', 'page');
});

it('[QMSG-01] [CALL-68] a quick reply has all its fields', () => {
  const whole = { ...pix, geral: false, status: true, isMedia: true };
  expect(parseRecord(quickMessageSchema, { ...whole, secret: 'x' })).toEqual(whole);
});

describe('the list', () => {
  it('[QMSG-02] [QMSG-03] [QMSG-04] [CALL-66] [ROUTE-11] shows shortcode, attachment name and actions, requested for the current user', async () => {
    const blank = { ...ola, id: 3, shortcode: 'frete', mediaPath: '', mediaName: '' };
    const unnamed = { ...ola, id: 4, shortcode: 'rota', mediaPath: 'mapa.png' };
    const { asked, route } = createRecordedRoute(page(pix, ola, blank, unnamed));
    await open({ 'GET /quick-messages': route });
    expect(asked.map(({ query }) => query)).toEqual([{ searchParam: '', pageNumber: 1, userId: 10 }]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Atalho',
      'Nome do anexo',
      'Ações',
    ]);
    const attachment = (name: string) => within(row(name)).getAllByRole('cell')[1];
    const attachments = ['pix', 'rota', 'ola', 'frete'].map((name) => attachment(name)?.textContent);
    expect(attachments).toEqual(['pix.png', 'mapa.png', 'Sem anexo', 'Sem anexo']);
    expect(within(row('pix')).getAllByRole('cell')[0]).toHaveTextContent('/pixNossa chave Pix');
    const buttons = within(row('ola')).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Excluir ola', 'Editar ola']);
    expect(screen.getByRole('button', { name: 'Nova resposta rápida' })).toBeEnabled();
  });

  it('[QMSG-02] [CALL-66] [LIST-01] [LIST-02] [LIST-03] loads further pages near its end while the answer says that there are more, and searches by shortcode', async () => {
    const { asked, route } = createRecordedRoute(
      // No total: only `hasMore` says it.
      { body: { records: [pix], hasMore: true } },
      { body: { records: [ola], hasMore: false } },
      { body: { records: [ola], hasMore: true } },
      page({ ...ola, id: 3, shortcode: 'oi' }),
    );
    fillScreen();
    await open({ 'GET /quick-messages': route });
    const region = screen.getByRole('region', { name: 'Respostas rápidas' });
    scrollTo(region, 101);
    await act(async () => {});
    expect(asked).toHaveLength(1);
    scrollTo(region, 100);
    expect(await screen.findByRole('row', { name: /^ola / })).toBeInTheDocument();
    expect(row('pix')).toBeInTheDocument();
    vi.useFakeTimers();
    type('Buscar por atalho', 'o');
    // Rows that are loaded are searched before the answer, by shortcode alone.
    expect(screen.queryByRole('row', { name: /^pix / })).not.toBeInTheDocument();
    expect(row('ola')).toBeInTheDocument();
    await pass(499);
    expect(asked).toHaveLength(2);
    await pass(1);
    vi.useRealTimers();
    expect(await screen.findByRole('row', { name: /^oi / })).toBeInTheDocument();
    const queries = (searchParam: string) => [1, 2].map((pageNumber) => ({ searchParam, pageNumber, userId: 10 }));
    expect(asked.map(({ query }) => query)).toEqual([...queries(''), ...queries('o')]);
  });

  it('[QMSG-13] [RT-21] [QMSG-02] [LIST-07] follows live events, those of colleagues only when shared with everyone', async () => {
    const { store, calls } = await open();
    const before = ownCalls(calls).length;
    for (const name of ['company-1-quickmessage', 'company-1-quickemessage', 'company1-quickemessage'])
      expect(eventNames(1, 10).get(name)).toBe('quickmessage');
    const live = (payload: object) =>
      act(async () => void store.dispatch(serverEvents.quickmessage(parseEvent('quickmessage', payload, 1)!)));
    for (const message of ['Boa tarde', 'Boa noite'])
      await live({ action: 'create', record: { ...ola, id: 3, shortcode: 'minha', message } });
    expect(row('minha')).toHaveTextContent('Boa noite');
    await live({ action: 'create', record: { ...ola, id: 4, shortcode: 'alheia', userId: 99 } });
    expect(screen.queryByText('alheia')).not.toBeInTheDocument();
    await live({ action: 'create', record: { ...ola, id: 5, shortcode: 'geral', userId: 99, geral: true } });
    expect(row('geral')).toBeInTheDocument();
    expect(parseEvent('quickmessage', { action: 'create', record: { ...ola, companyId: 2 } }, 1)).toBeNull();
    await live({ action: 'update', record: { ...ola, id: 5, shortcode: 'geral', userId: 99, geral: false } });
    expect(screen.queryByText('geral')).not.toBeInTheDocument();
    // One that was not known, since a colleague shares it only now.
    await live({ action: 'update', record: { ...ola, id: 6, shortcode: 'agora', userId: 99, geral: true } });
    await live({ action: 'update', quickMessage: { ...ola, shortcode: 'oi' } });
    for (const name of ['agora', 'oi']) expect(row(name)).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /^ola / })).not.toBeInTheDocument();
    for (const id of [1, 77]) await live({ action: 'delete', id });
    expect(screen.queryByText('pix')).not.toBeInTheDocument();
    expect(row('oi')).toBeInTheDocument();
    expect(ownCalls(calls)).toHaveLength(before);
  });

  it('[QMSG-03] [QMSG-11] [QMSG-12] [CALL-71] [LIST-08] [SHELL-14] deletes after a confirmation and confirms with a toast', async () => {
    const { route } = createRecordedRoute({ status: 500, body: {} }, { body: { message: 'Contact deleted' } });
    const { user, calls } = await open({ 'DELETE /quick-messages/2': route });
    const ask = async (answer: string) => {
      const question = await askToDelete(user, 'ola', 'Excluir a resposta rápida “ola”?');
      await user.click(question.getByRole('button', { name: answer }));
    };
    await ask('Cancelar');
    expect(calls).not.toContain('DELETE /quick-messages/2');
    await ask('Excluir');
    expect(await screen.findByText('Não foi possível excluir a resposta rápida. Tente de novo.')).toBeInTheDocument();
    expect(screen.queryByText('Resposta rápida excluída.')).not.toBeInTheDocument();
    expect(row('ola')).toBeInTheDocument();
    await ask('Excluir');
    await findSuccess('Resposta rápida excluída.');
    expect(calls.filter((call) => call.startsWith('DELETE '))).toEqual(Array(2).fill('DELETE /quick-messages/2'));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^ola / })).not.toBeInTheDocument());
    expect(row('pix')).toBeInTheDocument();
  });
});

describe('the dialog', () => {
  const add = async (routes: FakeRoutes = {}) => {
    const app = await open(routes);
    await app.user.click(screen.getByRole('button', { name: /Nova resposta rápida$/ }));
    await screen.findByRole('dialog', { name: 'Nova resposta rápida' });
    return app;
  };

  it('[QMSG-05] [QMSG-07] has shortcode, a message of 7 rows and one attachment', async () => {
    await add();
    expect(screen.getByRole('textbox', { name: 'Atalho' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Mensagem' })).toHaveAttribute('rows', '7');
    expect(file()).not.toHaveAttribute('multiple');
    expect(screen.getByText('Escolher arquivo')).toBeInTheDocument();
    choose('a.pdf');
    expect(screen.queryByText('Escolher arquivo')).not.toBeInTheDocument();
    choose('b.pdf');
    expect(screen.queryByText('a.pdf')).not.toBeInTheDocument();
    expect(screen.getByText('b.pdf')).toBeInTheDocument();
  });

  it('[QMSG-06] emoji are inserted one after the other where the cursor is, and the field takes the focus back', async () => {
    const { user } = await add();
    const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' });
    type('Mensagem', 'Bom dia, tudo bem?');
    message.setSelectionRange(7, 8);
    await user.click(screen.getByRole('button', { name: 'Emojis' }));
    fireEvent.change(await screen.findByLabelText('Buscar emoji'), { target: { value: 'abacaxi' } });
    const found = await screen.findByLabelText('abacaxi');
    await user.click(found);
    expect(message).toHaveValue('Bom dia🍍 tudo bem?');
    await user.click(found);
    expect(message).toHaveValue('Bom dia🍍🍍 tudo bem?');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(message).toHaveFocus());
    await user.keyboard('!');
    expect(message).toHaveValue('Bom dia🍍🍍! tudo bem?');
  });

  it.each([
    ['Nova resposta rápida', ''],
    ['Nova resposta rápida', '  '],
    ['Editar pix', ''],
  ])('[QMSG-10] [LIST-11] after %s requires a shortcode, and makes no call with "%s" for one', async (button, text) => {
    const { user, calls } = await open();
    await user.click(screen.getByRole('button', { name: button }));
    const shortcode = await screen.findByRole('textbox', { name: 'Atalho' });
    fireEvent.change(shortcode, { target: { value: text } });
    type('Mensagem', 'Segue a tabela');
    await user.click(save());
    expect((await screen.findByText('Obrigatório')).closest('.ant-form-item')).toContainElement(shortcode);
    expect(calls.filter((call) => /^(POST|PUT) .quick-messages/.test(call))).toEqual([]);
  });

  it('[QMSG-10] [QMSG-12] [CALL-69] [ERR-03] a refused save keeps the values', async () => {
    const { asked, route } = createRecordedRoute({ status: 400, body: { error: 'ERR_QUICKMESSAGE_INVALID_NAME' } });
    const { user } = await add({ 'POST /quick-messages': route });
    type('Atalho', 'a');
    await user.click(save());
    expect(await screen.findByText(REFUSED)).toBeInTheDocument();
    const none = { message: '', isMedia: false, mediaPath: null };
    expect(asked.map(({ body }) => body)).toEqual([{ shortcode: 'a', geral: false, status: true, ...none }]);
    expect(screen.getByRole('textbox', { name: 'Atalho' })).toHaveValue('a');
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
  });

  it('[QMSG-01] [QMSG-05] [QMSG-07] [QMSG-09] [QMSG-12] [CALL-69] [CALL-72] [LIST-08] saves the record, then uploads the file with no spaces in its name', async () => {
    const create = createRecordedRoute({ body: { ...ola, id: 9, shortcode: 'tabela' } });
    const upload = createRecordedRoute({ body: { mensagem: 'ok' } });
    const stored = { ...ola, id: 9, shortcode: 'tabela', mediaName: 'lista_de_preços.pdf', mediaPath: 'x' };
    const { user, calls } = await add({
      'POST /quick-messages': create.route,
      'POST /quick-messages/9/media-upload': upload.route,
      'GET /quick-messages/9': { body: stored },
    });
    type('Atalho', ' tabela ');
    type('Mensagem', 'Segue a tabela:\n- frete');
    // The second blank is the narrow one that macOS puts into the names of screenshots.
    choose('lista de\u202Fpreços.pdf');
    expect(screen.getByText('lista_de_preços.pdf')).toBeInTheDocument();
    await user.click(save());
    await findSuccess(SAVED);
    expect(create.asked[0]?.body).toEqual({
      shortcode: 'tabela',
      message: 'Segue a tabela:\n- frete',
      geral: false,
      status: true,
      isMedia: true,
      mediaPath: null,
    });
    const sent = [...(upload.asked[0]!.body as FormData)];
    expect(sent[0]).toEqual(['typeArch', 'quickMessage']);
    expect(sent[1]).toEqual(['file', expect.objectContaining({ name: 'lista_de_preços.pdf' })]);
    expect(ownCalls(calls).slice(-3)).toEqual([
      'POST /quick-messages',
      'POST /quick-messages/9/media-upload',
      'GET /quick-messages/9',
    ]);
    expect(row('tabela')).toHaveTextContent('lista_de_preços.pdf');
  });

  it('[QMSG-08] [SHELL-14] [CALL-69] [CALL-72] [CALL-73] a file chosen here is removed without a question, and nothing is sent for it', async () => {
    const create = createRecordedRoute({ body: { ...ola, id: 9, shortcode: 'tabela' } });
    const { user, calls } = await add({ 'POST /quick-messages': create.route });
    type('Atalho', 'tabela');
    choose('a.pdf');
    await user.click(screen.getByRole('button', { name: 'Remover a.pdf' }));
    expect(screen.queryByText('a.pdf')).not.toBeInTheDocument();
    expect(screen.getByText('Escolher arquivo')).toBeInTheDocument();
    await user.click(save());
    await findSuccess(SAVED);
    expect(create.asked[0]?.body).toMatchObject({ isMedia: false, mediaPath: null });
    expect(ownCalls(calls).at(-1)).toBe('POST /quick-messages');
    expect(calls.filter((call) => call.includes('media-upload'))).toEqual([]);
  });

  it('[OFF-09] [QMSG-07] [QMSG-12] [CALL-72] a failed upload keeps the form and its file, without a toast, and the next try creates no duplicate', async () => {
    const upload = createRecordedRoute({ status: 500, body: {} }, { body: {} });
    const { user, calls } = await add({
      'POST /quick-messages': { body: { ...ola, id: 9 } },
      'PUT /quick-messages/9': { body: { ...ola, id: 9 } },
      'POST /quick-messages/9/media-upload': upload.route,
      'GET /quick-messages/9': { body: { ...ola, id: 9 } },
    });
    type('Atalho', 'tabela');
    choose('a.pdf');
    await user.click(save());
    await screen.findByText(REFUSED);
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
    await user.click(save());
    await screen.findByText(SAVED);
    expect(calls.filter((call) => call === 'POST /quick-messages')).toHaveLength(1);
    const sent = upload.asked.map(({ body }) => ((body as FormData).get('file') as File).name);
    expect(sent).toEqual(['a.pdf', 'a.pdf']);
  });

  it('[COMPAT-01] [QMSG-07] [QMSG-12] [CALL-72] a file that is too large for the server is refused with that reason', async () => {
    const { user } = await add({
      'POST /quick-messages': { body: { ...ola, id: 9 } },
      'POST /quick-messages/9/media-upload': { status: 413, body: '<html>Request Entity Too Large</html>' },
    });
    type('Atalho', 'tabela');
    choose('a.pdf');
    await user.click(save());
    expect(await screen.findByText(/grande demais\. Escolha um arquivo menor\.$/)).toBeInTheDocument();
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
  });

  it('[QMSG-05] [QMSG-07] [QMSG-09] [QMSG-12] [CALL-70] [CALL-72] [LIST-08] a file chosen in an edit is uploaded once the change is saved', async () => {
    const upload = createRecordedRoute({ body: { mensagem: 'ok' } });
    const update = createRecordedRoute({ body: ola });
    const { user, calls } = await open({
      'GET /quick-messages/2': { body: ola },
      'PUT /quick-messages/2': update.route,
      'POST /quick-messages/2/media-upload': upload.route,
    });
    await user.click(screen.getByRole('button', { name: 'Editar ola' }));
    await screen.findByRole('textbox', { name: 'Mensagem' });
    choose('tabela  nova.pdf');
    await user.click(save());
    await findSuccess(SAVED);
    expect(update.asked.map(({ body }) => body)).toMatchObject([{ isMedia: true, mediaPath: null }]);
    expect(ownCalls(calls).slice(-3)).toEqual([
      'PUT /quick-messages/2',
      'POST /quick-messages/2/media-upload',
      'GET /quick-messages/2',
    ]);
    expect([...(upload.asked[0]!.body as FormData)]).toEqual([
      ['typeArch', 'quickMessage'],
      ['file', expect.objectContaining({ name: 'tabela__nova.pdf' })],
    ]);
  });

  it('[QMSG-01] [QMSG-05] [QMSG-08] [QMSG-12] [CALL-68] [CALL-70] [CALL-73] [SHELL-14] an edit loads the record, and its file can be removed', async () => {
    const update = createRecordedRoute({ body: { ...pix, shortcode: 'chave' } });
    // A server that goes silent once the file is removed: it would refuse to remove it a second time.
    let isSilent = false;
    // Changed since the list was read.
    const stored = { ...pix, shortcode: 'pix2', message: 'Chave trocada', geral: true, status: false };
    const { user, calls } = await open({
      'GET /quick-messages/1': () => (isSilent ? { status: 502 } : { body: stored }),
      'PUT /quick-messages/1': update.route,
      'DELETE /quick-messages/1/media-upload': () => {
        isSilent = true;
        return { body: {} };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Editar pix' }));
    const message = await screen.findByRole('textbox', { name: 'Mensagem' });
    expect(message).toHaveValue('Chave trocada');
    expect(screen.getByRole('textbox', { name: 'Atalho' })).toHaveValue('pix2');
    expect(message).toHaveAttribute('rows', '7');
    type('Atalho', 'chave');
    const askToRemove = async (answer: string) => {
      await user.click(screen.getByRole('button', { name: 'Remover pix.png' }));
      const question = await findQuestion('Remover “pix.png”?');
      await user.click(within(question).getByRole('button', { name: answer }));
    };
    await askToRemove('Cancelar');
    await askToRemove('Remover');
    await user.click(save());
    await screen.findByText(SAVED);
    expect(update.asked.map(({ body }) => body)).toEqual([
      {
        shortcode: 'chave',
        message: 'Chave trocada',
        // Not shown by the form, and sent back as they were.
        geral: true,
        status: false,
        isMedia: false,
        mediaPath: null,
      },
    ]);
    expect(ownCalls(calls).slice(-2)).toEqual(['PUT /quick-messages/1', 'DELETE /quick-messages/1/media-upload']);
    expect(within(row('chave')).getAllByRole('cell')[1]).toHaveTextContent(/^Sem anexo$/);
  });

  it('[QMSG-01] [QMSG-12] [CALL-70] an edit that keeps the file sends its address, and no call for the file', async () => {
    const update = createRecordedRoute({ body: { ...pix, message: 'Nova chave' } });
    const { user, calls } = await open({ 'PUT /quick-messages/1': update.route });
    await user.click(screen.getByRole('button', { name: 'Editar pix' }));
    await screen.findByRole('textbox', { name: 'Mensagem' });
    type('Mensagem', 'Nova chave');
    await user.click(save());
    await screen.findByText(SAVED);
    const { shortcode, mediaPath } = pix;
    expect(update.asked.map(({ body }) => body)).toEqual([
      { shortcode, message: 'Nova chave', geral: false, status: true, isMedia: true, mediaPath },
    ]);
    expect(calls.filter((call) => call.includes('media-upload'))).toEqual([]);
  });

  it('[QMSG-08] [CALL-73] a file that was added elsewhere while the form is open is not removed by its save', async () => {
    const { user, calls } = await open({
      'GET /quick-messages/2': { body: ola },
      'PUT /quick-messages/2': { body: { ...ola, mediaPath: pix.mediaPath, mediaName: pix.mediaName } },
      'DELETE /quick-messages/2/media-upload': { body: {} },
    });
    await user.click(screen.getByRole('button', { name: 'Editar ola' }));
    await user.type(await screen.findByRole('textbox', { name: 'Mensagem' }), '!');
    await user.click(save());
    await screen.findByText(SAVED);
    expect(calls.filter((call) => call.includes('media-upload'))).toEqual([]);
  });
});
