import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { QRCode } from 'antd';
import { describe, expect, it } from 'vitest';
import { ConnectionsPage } from '@/features/whatsapp-connections/ConnectionsPage';
import { eventNames, parseEvent } from '@/protocol/events';
import { serverEvents } from '@/realtime/serverEvents';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aUser } from '@tests/support/records';
import { dialogOf, findQuestion } from '@tests/support/rendering/renderDialog';
import { ownCalls, renderPage } from '@tests/support/rendering/renderPage';
import { hold } from '@tests/support/hold';

const aConnection = (facts: object = {}) => ({
  id: 1,
  name: 'Loja SP',
  status: 'CONNECTED',
  isDefault: true,
  qrcode: '',
  updatedAt: '2026-11-21T08:02:00',
  queues: [{ id: 3, name: 'Comercial', color: '#0a0' }],
  ...facts,
});
const listed = (...connections: readonly object[]): FakeRoutes => ({ 'GET /whatsapp/': { body: connections } });
const open = (routes: FakeRoutes, profile = 'admin', isSuper = false) =>
  renderPage(ConnectionsPage, { routes, user: aUser({ profile, super: isSuper }), path: '/connections' });
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
/** The calls for sessions, in order. */
const sessionCalls = (calls: readonly string[]) => calls.filter((call) => call.includes('/whatsappsession/'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const tell = (store: Awaited<ReturnType<typeof open>>['store'], event: Parameters<typeof store.dispatch>[0]) =>
  act(async () => void store.dispatch(event));

describe('the connections table', () => {
  it('[CONN-02] [CONN-03] [CONN-04] [CONN-05] [CONN-06] [PERM-09] [PERM-10] [PERM-11] [CALL-55] [ROUTE-23] [FMT-03] is requested with session=0 and companyId, and shows name, status, session, update, default and actions', async () => {
    const wholesale = { id: 2, name: 'Atacado', status: 'TIMEOUT', isDefault: false, queues: [], updatedAt: null };
    const asked = createRecordedRoute({ body: [aConnection(wholesale), aConnection()] });
    await open({ 'GET /whatsapp/': asked.route });
    expect(asked.asked.at(-1)?.query).toEqual({ session: 0, companyId: 1 });
    for (const name of ['Nova conexão', 'Desconectar Loja SP', 'Editar Loja SP', 'Excluir Loja SP']) {
      expect(screen.getByRole('button', { name })).toBeEnabled();
    }
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Nome', 'Status', 'Sessão', 'Atualizada', 'Padrão', 'Ações']);
    const cells = row('Loja SP').getAllByRole('cell');
    expect(cells.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
      'Loja SPComercial',
      'Conectada',
      'Desconectar',
      '21/11/2026 08:02',
      'Padrão',
    ]);
    for (const cell of row('Atacado').getAllByRole('cell').slice(3, 5)) expect(cell).toHaveTextContent(/^$/);
    fireEvent.contextMenu(row('Loja SP').getByText('Loja SP'));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Editar', 'Excluir']);
  });

  it('[CONN-06] [CONN-16] [PERM-10] [PERM-11] edit opens the dialog of its connection, add an empty one', async () => {
    const other = aConnection({ id: 2, name: 'Atacado' });
    const { user } = await open({ ...listed(aConnection(), other), 'GET /whatsapp/2': { body: other } });
    for (const [button, title, name] of [
      ['Editar Atacado', 'Editar conexão', 'Atacado'],
      ['Nova conexão', 'Nova conexão', ''],
    ] as const) {
      press(button);
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      expect(await dialog.findByRole('textbox', { name: 'Nome' })).toHaveValue(name);
      await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    }
  });

  it.each([
    ['[CONN-10] [CONN-11] CONNECTED', 'CONNECTED', 'Conectada', 'success', ['Desconectar']],
    ['[CONN-11] connected', 'connected', 'Conectada', 'success', ['Desconectar']],
    ['[CONN-10] PAIRING', 'PAIRING', 'Pareando', 'info', ['Desconectar']],
    ['[CONN-10] TIMEOUT', 'TIMEOUT', 'Sem resposta do celular', 'danger', ['Desconectar']],
    ['[CONN-07] DISCONNECTED', 'DISCONNECTED', 'Desconectada', 'danger', ['Tentar novamente', 'Novo QR Code']],
    ['[CONN-08] qrcode', 'qrcode', 'Aguardando QR Code', 'warning', ['Ver QR Code']],
    ['[CONN-12] PENDING', 'PENDING', 'Pendente', 'neutral', ['Tentar novamente']],
    ['[CONN-12] unknown', 'BANNED', 'BANNED', 'neutral', ['Tentar novamente']],
    ['[CONN-12] no status', null, 'Sem status', 'neutral', ['Tentar novamente']],
  ])('%s shows its label, its colour and its buttons', async (_, status, word, color, buttons) => {
    await open(listed(aConnection({ status })));
    const [, statusCell, session] = row('Loja SP').getAllByRole('cell') as [HTMLElement, HTMLElement, HTMLElement];
    expect(statusCell.textContent).toBe(word);
    expect(within(statusCell).getByText(word).getAttribute('style')).toContain(`var(--${color})`);
    expect(
      within(session)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(buttons);
  });

  it('[CONN-09] a row whose session opens says so, and its buttons and menu are disabled', async () => {
    const { calls } = await open(listed(aConnection({ status: 'OPENING' })));
    expect(row('Loja SP').getAllByText('Conectando')).toHaveLength(2);
    for (const button of row('Loja SP').getAllByRole('button')) expect(button).toBeDisabled();
    // Nor do the row's click and keys do what its buttons may not.
    const line = screen.getByRole('row', { name: /Loja SP/ });
    fireEvent.click(row('Loja SP').getByText('Loja SP'));
    for (const key of ['Enter', 'Delete']) fireEvent.keyDown(line, { key });
    fireEvent.contextMenu(line);
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Editar', 'Excluir']);
    for (const entry of entries) expect(entry).toHaveAttribute('aria-disabled', 'true');
    await act(async () => {});
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls).not.toContain('GET /whatsapp/1');
  });

  it.each([
    ['user', false],
    ['supervisor', false],
    ['user', true],
  ])(
    '[ROUTE-39] [CONN-03] [CONN-04] [CONN-05] [CONN-06] [PERM-01] [PERM-09] [PERM-10] [PERM-11] [PERM-14] is read-only for a %s, super or not: %s',
    async (profile, isSuper) => {
      await open(listed(aConnection()), profile, isSuper);
      expect(row('Loja SP').getByText('Conectada')).toBeInTheDocument();
      expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
        'Nome',
        'Status',
        'Atualizada',
        'Padrão',
      ]);
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
      fireEvent.click(row('Loja SP').getByText('Loja SP'));
      for (const key of ['Enter', 'Delete']) fireEvent.keyDown(screen.getByRole('row', { name: /Loja SP/ }), { key });
      fireEvent.contextMenu(row('Loja SP').getByText('Loja SP'));
      await act(async () => {});
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    },
  );

  it.each([
    ['admin', ['Nova conexão', 'Nova conexão']],
    ['supervisor', []],
    ['user', []],
  ])(
    '[CONN-04] [PERM-01] [PERM-10] [PERM-14] an empty list, too, offers a new connection to admins alone: %s',
    async (profile, buttons) => {
      const { user } = await open(listed(), profile);
      expect(screen.getByText('Nenhuma conexão ainda')).toBeInTheDocument();
      const offered = screen.queryAllByRole('button');
      expect(offered.map(({ textContent }) => textContent)).toEqual(buttons);
      if (!offered[1]) return;
      await user.click(offered[1]);
      expect(await screen.findByRole('dialog', { name: 'Nova conexão' })).toBeInTheDocument();
    },
  );

  it('[FMT-03] [CONN-24] [DESK-13] [RT-08] [RT-09] [LIST-07] follows update, delete and session events live', async () => {
    const { store, calls } = await open(listed(aConnection()));
    const before = ownCalls(calls).length;
    const kinds = ['whatsapp', 'whatsappSession'];
    expect(kinds.map((kind) => eventNames(1, 10).get(`company-1-${kind}`))).toEqual(kinds);
    const record = aConnection({ status: 'DISCONNECTED', updatedAt: '2026-11-21T09:15:00' });
    await tell(store, serverEvents.whatsappSession({ action: 'update', record }));
    expect(row('Loja SP').getByText('Desconectada')).toBeInTheDocument();
    expect(row('Loja SP').getByText('21/11/2026 09:15')).toBeInTheDocument();
    // Without the queues, which stay.
    const renamed = { id: 1, name: 'Loja Santos', status: 'CONNECTED' };
    await tell(store, serverEvents.whatsapp({ action: 'update', record: renamed }));
    for (const text of ['Conectada', 'Comercial']) expect(row('Loja Santos').getByText(text)).toBeInTheDocument();
    expect(screen.getAllByRole('row')).toHaveLength(2);
    const moved = { ...renamed, isDefault: false, queues: [{ id: 4, name: 'Caixa', color: '#00a' }] };
    await tell(store, serverEvents.whatsapp({ action: 'update', record: moved }));
    expect(screen.getByRole('row', { name: /Loja/ })).toHaveTextContent(/^Loja SantosCaixaConectada.*09:15(?!Padrão)/);
    await tell(store, serverEvents.whatsapp({ action: 'update', record: aConnection({ id: 2, name: 'Atacado' }) }));
    expect(row('Atacado').getByText('Conectada')).toBeInTheDocument();
    await tell(store, serverEvents.whatsapp(parseEvent('whatsapp', { action: 'delete', whatsappId: '2' }, 1)!));
    expect(screen.queryByText('Atacado')).not.toBeInTheDocument();
    expect(row('Loja Santos').getByText('Conectada')).toBeInTheDocument();
    expect(ownCalls(calls)).toHaveLength(before);
  });

  it('[CONN-24] a session event that arrives before the first answer counts, one of another company does not', async () => {
    const { held: first, release: answer } = hold<FakeAnswer>();
    const { store } = await open({ 'GET /whatsapp/': () => first });
    const session = (facts: object) =>
      tell(store, serverEvents.whatsappSession({ action: 'update', record: aConnection(facts) }));
    await session({ status: 'DISCONNECTED' });
    await session({ id: 9, name: 'De outra empresa' });
    await act(async () => answer({ body: [aConnection({ status: 'OPENING' })] }));
    expect(await screen.findByText('Desconectada')).toBeInTheDocument();
    expect(screen.queryByText('De outra empresa')).not.toBeInTheDocument();
  });

  it('[CONN-02] [LIST-06] a list that fails can be tried again; an empty one offers the first step', async () => {
    const asked = createRecordedRoute({ status: 500, body: {} }, { status: 500, body: {} }, { body: [] });
    await open({ 'GET /whatsapp/': asked.route });
    expect(screen.getByText('Não foi possível carregar a lista de registros')).toBeInTheDocument();
    press('Tentar de novo');
    expect(await screen.findByText('Nenhuma conexão ainda')).toBeInTheDocument();
  });
});

describe('the session of a connection', () => {
  it.each([
    ['[CONN-07] [CALL-60]', 'DISCONNECTED'],
    ['[CONN-12] [CALL-60]', 'PENDING'],
    ['[CONN-12] [CALL-60]', 'BANNED'],
  ])('%s retry requests the session of one that is %s, and a missing answer is not a failure', async (_, status) => {
    const { calls, store } = await open({
      ...listed(aConnection({ status })),
      'POST /whatsappsession/1': () => {
        throw new Error('timeout');
      },
    });
    press('Tentar novamente Loja SP');
    await waitFor(() => expect(sessionCalls(calls)).toEqual(['POST /whatsappsession/1']));
    expect(store.getState().toasts).toEqual([]);
  });

  it('[CONN-07] a session that is asked for shows that it connects, and is not asked for again meanwhile', async () => {
    const { held, release: answer } = hold<FakeAnswer>();
    const { calls } = await open({
      ...listed(aConnection({ status: 'DISCONNECTED' })),
      'POST /whatsappsession/1': () => held,
    });
    const retry = screen.getByRole('button', { name: 'Tentar novamente Loja SP' });
    fireEvent.click(retry);
    fireEvent.click(retry);
    await act(async () => {});
    expect(row('Loja SP').getByRole('button', { name: /Conectando/ })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Novo QR Code Loja SP' })).not.toBeInTheDocument();
    await act(async () => answer({ body: { message: 'Starting session.' } }));
    expect(calls.filter((call) => call === 'POST /whatsappsession/1')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Tentar novamente Loja SP' })).toBeEnabled();
  });

  it('[CONN-07] [CALL-61] [SHELL-14] a new QR code asks first', async () => {
    const waiting = aConnection({ status: 'DISCONNECTED' });
    const { calls } = await open({
      ...listed(waiting),
      'GET /whatsapp/1': { body: waiting },
      'PUT /whatsappsession/1': { body: { message: 'x' } },
    });
    press('Novo QR Code Loja SP');
    const first = await findQuestion('Gerar novo QR Code para Loja SP?');
    fireEvent.click(within(first).getByRole('button', { name: 'Cancelar' }));
    await act(async () => {});
    expect(calls).not.toContain('PUT /whatsappsession/1');
    press('Novo QR Code Loja SP');
    const question = await findQuestion('Gerar novo QR Code para Loja SP?');
    fireEvent.click(within(question).getByRole('button', { name: 'Novo QR Code' }));
    await waitFor(() => expect(sessionCalls(calls)).toEqual(['PUT /whatsappsession/1']));
    expect((await dialogOf('Conectar Loja SP')).getByText('Gerando o código…')).toBeInTheDocument();
  });

  it('[CONN-07] the dialog that waits for a new QR code closes when the server refuses it', async () => {
    const waiting = aConnection({ status: 'DISCONNECTED', queues: [] });
    const { held, release: answer } = hold<FakeAnswer>();
    await open({ ...listed(waiting), 'GET /whatsapp/1': { body: waiting }, 'PUT /whatsappsession/1': () => held });
    press('Novo QR Code Loja SP');
    const question = await findQuestion('Gerar novo QR Code para Loja SP?');
    fireEvent.click(within(question).getByRole('button', { name: 'Novo QR Code' }));
    await dialogOf('Conectar Loja SP');
    await act(async () => answer({ status: 500, body: {} }));
    await screen.findByText('Não foi possível iniciar a sessão. Tente de novo.');
    expect(screen.queryByText('Gerando o código…')).not.toBeInTheDocument();
  });

  it.each([
    ['[CONN-07]', 'Novo QR Code Loja SP', 'Gerar novo QR Code para Loja SP?', 'Novo QR Code', 'PUT /whatsappsession/1'],
    ['[CONN-23]', 'Excluir Loja SP', 'Excluir a conexão “Loja SP”?', 'Excluir', 'DELETE /whatsapp/1'],
  ])(
    '%s a connection that somebody else pairs during the question keeps its phone: %s',
    async (...[, name, title, yes, call]) => {
      const waiting = aConnection({ status: 'DISCONNECTED' });
      const { calls, store } = await open({
        ...listed(waiting),
        'GET /whatsapp/1': { body: waiting },
        [call]: { body: { message: 'x' } },
      });
      press(name);
      const question = await findQuestion(title);
      await tell(store, serverEvents.whatsappSession({ action: 'update', record: aConnection() }));
      fireEvent.click(within(question).getByRole('button', { name: yes }));
      await screen.findByText('Loja SP mudou enquanto a pergunta estava aberta. Nada foi feito.');
      expect(calls).not.toContain('GET /whatsapp/1');
      expect(calls).not.toContain(call);
    },
  );

  it.each([
    ['[CONN-10] [CALL-62] [SHELL-14]', 'CONNECTED'],
    ['[CONN-11] [CALL-62] [SHELL-14]', 'connected'],
    ['[CONN-10] [CALL-62] [SHELL-14]', 'PAIRING'],
    ['[CONN-10] [CALL-62] [SHELL-14]', 'TIMEOUT'],
  ])('%s disconnecting asks first: %s', async (_, status) => {
    const { calls } = await open({
      ...listed(aConnection({ status })),
      'DELETE /whatsappsession/1': { body: { message: 'x' } },
    });
    press('Desconectar Loja SP');
    const first = await findQuestion('Desconectar Loja SP?');
    fireEvent.click(within(first).getByRole('button', { name: 'Cancelar' }));
    await act(async () => {});
    press('Desconectar Loja SP');
    const question = await findQuestion('Desconectar Loja SP?');
    expect(calls).not.toContain('DELETE /whatsappsession/1');
    fireEvent.click(within(question).getByRole('button', { name: 'Desconectar' }));
    await waitFor(() => expect(sessionCalls(calls)).toEqual(['DELETE /whatsappsession/1']));
  });

  const squaresOf = (element: Element) => element.querySelector('path:last-of-type')?.getAttribute('d');
  /** The squares of the code in the dialog. */
  const drawing = () => squaresOf(screen.getByRole('img', { name: 'QR Code para ler com o celular' }));
  const codeOf = (text: string) => {
    const { container, unmount } = render(<QRCode type="svg" value={text} />);
    const squares = squaresOf(container.querySelector('svg')!);
    unmount();
    return squares;
  };

  it.each([
    ['', 'whatsappSession'],
    [null, 'whatsapp'],
  ] as const)(
    '[CONN-08] [CONN-13] [CONN-14] the code is shown, replaced by a new one, and the dialog closes with the last: %j by %s',
    async (none, kind) => {
      const waiting = aConnection({ status: 'qrcode', qrcode: '2@one' });
      const other = aConnection({ id: 2, name: 'Atacado', status: 'qrcode', qrcode: '2@other' });
      // The list was read before the code came.
      const early = { ...waiting, qrcode: '' };
      const { store } = await open({ ...listed(other, early), 'GET /whatsapp/1': { body: waiting } });
      press('Ver QR Code Loja SP');
      await screen.findByRole('dialog', { name: 'Conectar Loja SP' });
      await screen.findByRole('img', { name: 'QR Code para ler com o celular' });
      const first = drawing();
      expect(first).toBeTruthy();
      expect(first).toBe(codeOf('2@one'));
      const session = (facts: object) =>
        tell(store, serverEvents[kind]({ action: 'update', record: aConnection(facts) }));
      await session({ status: 'qrcode', qrcode: '2@two' });
      expect(drawing()).not.toBe(first);
      expect(drawing()).toBe(codeOf('2@two'));
      await session({ id: 2, name: 'Atacado', status: 'qrcode', qrcode: '2@more' });
      expect(drawing()).toBe(codeOf('2@two'));
      // The phone is not connected yet, and the status says nothing new.
      await session({ status: 'qrcode', qrcode: none });
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Conectar Loja SP' })).not.toBeInTheDocument());
    },
  );

  it.each([
    ['[CONN-13] [CONN-14]', 'CONNECTED'],
    ['[CONN-11]', 'connected'],
  ])('%s a dialog without a code waits for one, and closes when the phone is %s before any came', async (_, status) => {
    const waiting = aConnection({ status: 'qrcode', qrcode: '' });
    const { store } = await open({ ...listed(waiting), 'GET /whatsapp/1': { body: waiting } });
    press('Ver QR Code Loja SP');
    expect(await screen.findByText('Gerando o código…')).toBeInTheDocument();
    const record = aConnection({ status, qrcode: '' });
    await tell(store, serverEvents.whatsappSession({ action: 'update', record }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Conectar Loja SP' })).not.toBeInTheDocument());
  });

  it('[CONN-13] a code that arrives while the connection is read is newer than the answer', async () => {
    const waiting = aConnection({ status: 'qrcode', qrcode: '2@one' });
    const { held, release: answer } = hold<FakeAnswer>();
    const { store } = await open({ ...listed(waiting), 'GET /whatsapp/1': () => held });
    press('Ver QR Code Loja SP');
    await screen.findByRole('dialog', { name: 'Conectar Loja SP' });
    expect(drawing()).toBe(codeOf('2@one'));
    const record = aConnection({ status: 'qrcode', qrcode: '2@two' });
    await tell(store, serverEvents.whatsappSession({ action: 'update', record }));
    await act(async () => answer({ body: waiting }));
    expect(drawing()).toBe(codeOf('2@two'));
  });

  it('[CONN-23] [CALL-59] [LIST-08] [SHELL-14] [PERM-11] deleting asks first, removes the row and confirms with a toast; a refusal does neither', async () => {
    const answers = createRecordedRoute({ status: 400, body: { error: 'x' } }, { body: { message: 'x' } });
    const { calls } = await open({ ...listed(aConnection()), 'DELETE /whatsapp/1': answers.route });
    const deletions = () => calls.filter((call) => call.startsWith('DELETE '));
    press('Excluir Loja SP');
    const first = await findQuestion('Excluir a conexão “Loja SP”?');
    fireEvent.click(within(first).getByRole('button', { name: 'Cancelar' }));
    await act(async () => {});
    const sure = async (ask: () => void) => {
      ask();
      return within(await findQuestion('Excluir a conexão “Loja SP”?')).getByRole('button', { name: 'Excluir' });
    };
    const yes = await sure(() => press('Excluir Loja SP'));
    expect(deletions()).toEqual([]);
    fireEvent.click(yes);
    expect(await screen.findByText('Não foi possível excluir a conexão. Tente de novo.')).toBeInTheDocument();
    expect(screen.queryByText('Conexão excluída.')).not.toBeInTheDocument();
    fireEvent.click(
      await sure(() => fireEvent.keyDown(screen.getByRole('row', { name: /Loja SP/ }), { key: 'Delete' })),
    );
    await findSuccess('Conexão excluída.');
    expect(deletions()).toEqual(['DELETE /whatsapp/1', 'DELETE /whatsapp/1']);
    expect(screen.queryByText('Loja SP')).not.toBeInTheDocument();
  });
});
