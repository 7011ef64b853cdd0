import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { idsIn } from '@/entities/base/idTable';
import { SHORTCUTS } from '@/bridge/shortcuts';
import { changeLanguage } from '@/i18n/init';
import { serverEvents } from '@/realtime/serverEvents';
import { socketStateChanged } from '@/realtime/socketActions';
import { sessionEnded } from '@/entities/session/sessionActions';
import { eventually } from '@tests/support/eventually';
import { installFakeSound } from '@tests/support/fakes/fakeSound';
import { createFakeSystem, someDiagnostics } from '@tests/support/fakes/fakeSystem';
import { companyServer } from '@tests/support/fakes/fakeDesktop';
import { aTicket } from '@tests/support/records';
import { pasteInto } from '@tests/support/rendering/renderPage';
import { renderSignedIn, signIn } from '../app/signedIn';
import { signedInAs } from '../auth/loginUser';
import { openSection, version } from './openSection';

describe('how the app behaves', () => {
  it('[ROUTE-19] [NTV-03] [NTV-13] [NTV-15] [DESK-05] closing, start with the system and spell checking can be chosen', async () => {
    const { user, machine } = await openSection('system');
    const closing = await screen.findByRole('combobox', { name: 'Ao fechar a janela' });
    await user.click(closing);
    const offered = [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent);
    expect(offered).toEqual(['Ocultar na bandeja', 'Minimizar', 'Encerrar o aplicativo']);
    for (const name of ['Minimizar', 'Ocultar na bandeja', 'Encerrar o aplicativo']) {
      fireEvent.click(screen.getAllByTitle(name).at(-1)!);
      await waitFor(() => expect(closing.closest('.ant-select')).toHaveTextContent(name));
      fireEvent.mouseDown(closing);
    }
    await user.click(screen.getByRole('switch', { name: 'Iniciar com o computador' }));
    const spelling = screen.getByRole('switch', { name: 'Corretor ortográfico' });
    expect(spelling).toHaveAccessibleDescription(/Os dicionários são baixados de dictionaries\.example\./);
    await user.click(spelling);
    await waitFor(() => expect(spelling).not.toBeChecked());
    const closings = ['minimize', 'tray', 'quit'].map((closeTo) => ({ closeTo }));
    expect(machine.callLog.changes).toEqual([...closings, { openAtLogin: true }, { spelling: false }]);
  });

  it('[NTV-17] downloads go to a chosen folder, or the folder is asked each time', async () => {
    const { user, machine } = await openSection('system');
    expect(await screen.findByText('O Balcão pergunta onde salvar cada arquivo.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Escolher pasta' }));
    expect(await screen.findByText('/home/ana/Notas')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Perguntar sempre' }));
    await screen.findByText('O Balcão pergunta onde salvar cada arquivo.');
    expect(machine.callLog.changes).toEqual([{ downloadFolder: null }]);
  });

  it('[NTV-15] macOS uses its own dictionaries, and settings fixed by an administrator say so', async () => {
    await openSection('system', { state: { dictionaries: { kind: 'system' }, managed: true } });
    expect(await screen.findByText('Usa os dicionários do sistema.')).toBeVisible();
    expect(screen.getByText('Um administrador definiu parte das opções deste computador.')).toBeVisible();
  });
});

describe('the server', () => {
  it('[DESK-17] [SEC-08] shows its addresses, and choosing another one ends the session, of which nothing is left', async () => {
    const next = { ...companyServer, rest: 'https://outra.example.com' };
    const current = { ...companyServer, socket: 'https://ws.example.com', media: 'https://media.example.com' };
    const provider = 'https://mail.example.com';
    const server = { current: { ...current, provider }, recent: [] as never[] };
    const { user, store, storage, desktop } = await openSection('server', {}, { server });
    expect(await screen.findByText('Trocar de servidor encerra a sessão.')).toBeVisible();
    act(() => void store.dispatch(serverEvents.ticket({ action: 'update', record: aTicket() })));
    expect(idsIn(store.getState().tickets.byId)).toContain(1);
    expect(storage.getItem('userId')).not.toBeNull();
    for (const [name, address] of [
      ['Endereço principal', companyServer.rest],
      ['Tempo real', current.socket],
      ['Arquivos e imagens', current.media],
      ['Redefinição de senha', provider],
    ] as const)
      expect(screen.getByText(name).parentElement).toHaveTextContent(`${name}${address}`);
    await user.click(screen.getByRole('button', { name: 'Trocar de servidor' }));
    const dialog = await screen.findByRole('dialog');
    await pasteInto(user, within(dialog).getByRole('textbox'), 'https://outra.example.com');
    vi.spyOn(desktop.server, 'state').mockResolvedValue({ current: next, recent: [] });
    await user.click(within(dialog).getByRole('button', { name: 'Verificar' }));
    await waitFor(() => expect(store.getState().session.status).toBe('signedOut'));
    expect([idsIn(store.getState().tickets.byId), store.getState().session.user]).toEqual([[], null]);
    expect(storage.getItem('userId')).toBeNull();
  });

  it('[ROUTE-19] [DIAG-03] [DESK-17] a server fixed by an administrator cannot be changed', async () => {
    await openSection('server', {}, { capabilities: { chooseServer: false } });
    expect(await screen.findByText('O servidor foi definido para este computador.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Trocar de servidor' })).not.toBeInTheDocument();
  });
});

describe('the limits of a long wait', () => {
  const field = (name: string) => screen.getByRole('spinbutton', { name: `${name} (min)` });
  const write = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });

  it('[DIAG-03] [TRIAGE-01] are those of the administrator until the user sets others, in whole minutes, amber before red', async () => {
    const { store } = await openSection('conversations', { state: { waitingLimits: { amber: 3, red: 9 } } });
    await screen.findByText('Alerta de espera');
    await eventually(() => expect(field('Amarelo')).toHaveValue('3'));
    expect(field('Vermelho')).toHaveValue('9');
    const chosen = () => store.getState().preferences.waiting;
    expect(chosen()).toBeNull();
    const refused = 'Use minutos inteiros, de 1 a 1440, com o vermelho depois do amarelo.';
    for (const text of ['9', '2,5', '0', '']) {
      write('Amarelo', text);
      expect(screen.getByRole('alert')).toHaveTextContent(refused);
      expect(chosen()).toBeNull();
    }
    write('Amarelo', '10');
    write('Vermelho', '20');
    expect(screen.queryByText(refused)).not.toBeInTheDocument();
    expect(chosen()).toEqual({ amber: 10, red: 20 });
  });
});

describe('the lock of the idle window', () => {
  const offered = async () => {
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Bloquear a janela sem uso' }));
    return [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent);
  };

  it('[TRIAGE-12] is off at first, and set in minutes', async () => {
    const { store } = await openSection('system');
    expect(await screen.findByText('Nunca')).toBeVisible();
    expect(await offered()).toEqual(expect.arrayContaining(['Nunca', 'Depois de 1 minuto', 'Depois de 60 minutos']));
    fireEvent.click(screen.getByTitle('Depois de 5 minutos'));
    expect(store.getState().preferences.lockAfter).toBe(5);
    const chosen = screen.getByRole('combobox', { name: 'Bloquear a janela sem uso' }).closest('.ant-select');
    expect(chosen).toHaveTextContent('Depois de 5 minutos');
  });

  it('[DIAG-03] [TRIAGE-12] can only be shortened when an administrator enforces it', async () => {
    await openSection('system', { state: { lockMinutes: 10 } });
    expect(await screen.findByText('O administrador exige o bloqueio depois de 10 minutos no máximo.')).toBeVisible();
    expect(await offered()).toEqual([
      'Depois de 1 minuto',
      'Depois de 2 minutos',
      'Depois de 5 minutos',
      'Depois de 10 minutos',
    ]);
  });
});

describe('diagnostics', () => {
  const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd');

  it('[DIAG-02] shows the state of the app and copies a report without secrets', async () => {
    const sound = installFakeSound();
    onTestFinished(() => sound.remove());
    // Chromium lists the chosen ones of the system a second time.
    const ids = [
      ...['default', 'communications', 'a'].map((deviceId) => ({ kind: 'audioinput', deviceId })),
      ...['default', 'b', 'c'].map((deviceId) => ({ kind: 'audiooutput', deviceId })),
    ];
    vi.spyOn(navigator.mediaDevices, 'enumerateDevices').mockResolvedValue(ids as MediaDeviceInfo[]);
    const problems = ['2026 warn call refused {"email":"ana@demo.balcao","jrt":"jrt=abc"}', 'number +55 11 98888-7777'];
    const { user } = await openSection('diagnostics', {
      diagnostics: { ...someDiagnostics, problems, sandboxed: false },
    });
    await screen.findByText('6.0.0');
    const facts = {
      Aplicativo: '0.1.0',
      Motor: 'Electron 45.4.1, Chromium 156.0.0.0',
      Sistema: 'Linux 6.1 x64',
      Servidor: 'atende.example.com.br',
      'Versão do servidor': '6.0.0',
      'Tempo real': 'Desconectado',
      Rede: 'Sim',
      Proxy: 'Sem proxy',
      Notificações: 'Do sistema',
      'Microfones / alto-falantes': '1 / 2',
      Armazenamento: 'No disco',
      'Sessão salva': 'No disco',
      'Definições do administrador': 'Não',
      'Proteção de processos': 'Não',
    };
    for (const [name, value] of Object.entries(facts)) expect(factOf(name), name).toHaveTextContent(value);
    expect(factOf('Resposta do servidor')).toHaveTextContent(/^\d+ ms$/);
    expect(screen.getByText(/call refused/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copiar relatório' }));
    expect(await screen.findByText('Relatório copiado, sem senhas nem mensagens.')).toBeVisible();
    const report = await navigator.clipboard.readText();
    for (const [name, value] of Object.entries(facts)) expect(report).toContain(`${name}: ${value}`);
    expect(report).toContain('call refused');
    expect(report).not.toMatch(/ana@demo|abc|98888/);
  });

  it('[DIAG-02] notifications that the system does not show, and a disk that cannot be used, are reported', async () => {
    await renderSignedIn({
      path: '/others/diagnostics',
      routes: version,
      isOnDisk: false,
      bridge: { system: createFakeSystem({ diagnostics: { ...someDiagnostics, notifications: false } }).system },
    });
    await screen.findByText('6.0.0');
    expect(factOf('Notificações')).toHaveTextContent('Desligadas');
    expect(factOf('Armazenamento')).toHaveTextContent('Só na memória');
  });

  it('[DIAG-02] a session in memory, the settings of an administrator, a browser without a network and each state of the socket are reported', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const app = await renderSignedIn({
      path: '/others/diagnostics',
      routes: version,
      bridge: {
        keeping: 'memory',
        capabilities: { notifications: 'web' },
        system: createFakeSystem({ diagnostics: { ...someDiagnostics, managed: true, proxy: 'PROXY proxy.test:3128' } })
          .system,
      },
    });
    await screen.findByText('6.0.0');
    const facts = {
      'Sessão salva': 'Só na memória',
      'Definições do administrador': 'Sim',
      'Proteção de processos': 'Sim',
      Notificações: 'Do navegador',
      Rede: 'Não',
      Proxy: 'PROXY proxy.test:3128',
    };
    for (const [name, value] of Object.entries(facts)) expect(factOf(name), name).toHaveTextContent(value);
    for (const [state, word] of [
      ['connecting', 'Conectando'],
      ['resyncing', 'Atualizando'],
    ] as const) {
      const changed = socketStateChanged({ state, nextTryAt: null, at: 0 });
      act(() => void app.store.dispatch(changed));
      await app.user.click(screen.getByRole('button', { name: 'Verificar de novo' }));
      await waitFor(() => expect(factOf('Tempo real')).toHaveTextContent(word));
    }
  });

  it('[DIAG-02] a server that does not answer is reported, and a new check finds it again', async () => {
    let answers = false;
    const app = await renderSignedIn({
      path: '/others/diagnostics',
      routes: { 'GET /version': () => (answers ? version['GET /version'] : { status: 503, body: {} }) },
      bridge: { system: createFakeSystem().system },
    });
    expect(await screen.findByText('Sem resposta')).toBeVisible();
    expect(factOf('Resposta do servidor')).toHaveTextContent('Sem resposta');
    expect(factOf('Versão do servidor')).toHaveTextContent('Não informado');
    expect(screen.getByText('Nenhum problema desde o início.')).toBeVisible();
    answers = true;
    const isOnline = socketStateChanged({ state: 'online', nextTryAt: null, at: 0 });
    act(() => void app.store.dispatch(isOnline));
    await app.user.click(screen.getByRole('button', { name: 'Verificar de novo' }));
    expect(await screen.findByText('6.0.0')).toBeVisible();
    expect(factOf('Tempo real')).toHaveTextContent(/^Conectado$/);
    expect(factOf('Resposta do servidor')).toHaveTextContent(/^\d+ ms$/);
  });
});

describe('what the installed app tells the page', () => {
  it('[NTV-14] [NTV-15] main uses the language of the page, and the page’s names for shortcuts', async () => {
    const { machine, i18n } = await openSection('about');
    await act(() => changeLanguage(i18n, 'en'));
    expect(machine.callLog.languages[0]).toMatchObject({
      language: 'pt',
      shortcuts: { nextTicket: 'Próximo atendimento' },
    });
    expect(machine.callLog.languages.at(-1)).toMatchObject({
      language: 'en',
      shortcuts: { nextTicket: 'Next ticket' },
    });
    await act(() => changeLanguage(i18n, 'es'));
    expect(machine.callLog.languages.at(-1)).toMatchObject({
      language: 'es',
      shortcuts: { nextTicket: 'Ticket siguiente' },
    });
    for (const { shortcuts } of machine.callLog.languages) {
      expect(Object.keys(shortcuts)).toEqual(Object.keys(SHORTCUTS));
    }
  });

  it.each([
    ['showShortcuts', '{Control>}/{/Control}', 'Atalhos do teclado'],
    ['openPalette', '{Control>}k{/Control}', 'Buscar ou ir para'],
  ] as const)('[KEY-03] %s chosen from a native menu does the same as its keys', async (id, keys, name) => {
    const { user, machine } = await openSection('about');
    act(() => machine.chooseFromMenu({ kind: 'shortcut', id }));
    expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard(keys);
    expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
  });

  it.each([
    ['diagnostics', 'about', 'Diagnóstico'],
    ['appearance', 'about', 'Aparência'],
    ['about', 'diagnostics', 'Sobre'],
  ] as const)('the menus open the section %s of the preferences', async (section, from, name) => {
    const { machine, visited } = await openSection(from);
    act(() => machine.chooseFromMenu({ kind: 'section', section }));
    await waitFor(() => expect(visited.at(-1)).toBe(`/others/${section}`));
    expect(await screen.findByRole('heading', { name })).toBeVisible();
  });

  it('a page requested from the menu while signed out is not opened, neither then nor after sign-in', async () => {
    const { user, machine, visited, store } = await openSection('about', {}, { login: () => signedInAs() });
    await act(async () => void store.dispatch(sessionEnded({ reason: 'logout' })));
    visited.length = 0;
    act(() => machine.chooseFromMenu({ kind: 'section', section: 'diagnostics' }));
    await signIn(user);
    await waitFor(() => expect(visited.at(-1)).toBe('/tickets'));
    expect(visited).not.toContain('/others/diagnostics');
  });

  it('[NTV-17] downloads show progress, can be cancelled and can be found again', async () => {
    const { user, machine } = await openSection('about');
    const running = { id: 1, name: 'nota.pdf', received: 500_000, total: 2_000_000, state: 'running' } as const;
    act(() => {
      machine.tellDownload(running);
      machine.tellDownload({ ...running, id: 2, name: 'foto.jpg', total: null });
      machine.tellDownload({ ...running, id: 3, name: 'audio.mp3', state: 'failed' });
    });
    const list = await screen.findByRole('list', { name: 'Downloads' });
    expect(within(list).getByText('500 KB de 2 MB')).toBeVisible();
    const bar = within(list).getByRole('progressbar', { name: 'Andamento de nota.pdf' });
    expect(bar).toHaveAttribute('aria-valuenow', '25');
    expect(within(list).getByText('O download falhou.')).toBeVisible();
    await user.click(within(list).getAllByRole('button', { name: 'Cancelar' })[0] as HTMLElement);
    expect(machine.callLog.cancelled).toEqual([1]);
    act(() => machine.tellDownload({ ...running, state: 'cancelled' }));
    expect(within(list).queryByText('nota.pdf')).not.toBeInTheDocument();
    act(() => machine.tellDownload({ ...running, id: 2, name: 'foto.jpg', state: 'done' }));
    await user.click(within(list).getByRole('button', { name: 'Mostrar na pasta' }));
    expect(machine.callLog.revealed).toEqual([2]);
    await user.click(within(list).getByRole('button', { name: 'Dispensar audio.mp3' }));
    expect(within(list).queryByText('audio.mp3')).not.toBeInTheDocument();
  });

  it('[DIAG-01] [LIST-11] a proxy asks for its account, says when it was refused, and can be cancelled', async () => {
    const { user, machine } = await openSection('about');
    const question = { id: 1, host: 'proxy.example:3128', realm: 'Empresa', again: false };
    act(() => {
      machine.askForAccount(question);
      machine.askForAccount({ ...question, id: 9, host: 'outro.example:8080' });
      machine.askForAccount(question);
    });
    const dialog = await screen.findByRole('dialog', { name: 'O proxy da rede pede uma senha' });
    await waitFor(() => expect(within(dialog).getByLabelText('Usuário')).toHaveFocus());
    await user.click(within(dialog).getByRole('button', { name: 'Conectar' }));
    await eventually(() => expect(within(dialog).getAllByText('Preencha este campo.')).toHaveLength(2));
    await user.type(within(dialog).getByLabelText('Usuário'), 'ana');
    await pasteInto(user, within(dialog).getByLabelText('Senha'), 'segredo');
    await user.click(within(dialog).getByRole('button', { name: 'Conectar' }));
    await waitFor(() =>
      expect(machine.callLog.accounts).toEqual([{ id: 1, account: { username: 'ana', password: 'segredo' } }]),
    );
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancelar' }));
    expect(machine.callLog.accounts.at(-1)).toEqual({ id: 9, account: null });
    act(() => machine.askForAccount({ ...question, id: 2, again: true }));
    expect(await screen.findByText('O proxy não aceitou essa senha. Confira os dados.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(machine.callLog.accounts.at(-1)).toEqual({ id: 2, account: null });
  });
});
