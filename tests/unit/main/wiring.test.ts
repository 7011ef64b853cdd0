import { EventEmitter } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SHORTCUTS } from '@/bridge/shortcuts';
import { eventually } from '@tests/support/eventually';
import { aFolder, aServer } from './fakes';
import { startMain } from './startMain';

/** What the parts of main do together; what each does alone is tested beside it. */
const { argv, platform } = process;
const runOn = (system: NodeJS.Platform) => Object.defineProperty(process, 'platform', { value: system });
afterEach(() => {
  process.argv = argv;
  runOn(platform);
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const SHORTCUT_NAMES = Object.fromEntries(Object.keys(SHORTCUTS).map((id) => [id, id]));

type Started = Awaited<ReturnType<typeof startMain>>;
type MenuItem = { readonly label?: string; readonly click?: (item: object) => void };

const sentOn = ({ window }: Started, channel: string): unknown[] =>
  (window?.webContents.sent ?? []).filter((sent) => sent.channel === channel).map(({ payload }) => payload);
/** Clicks an item of the tray's menu. */
const clickInTray = ({ electron }: Started, label: string, item: object = {}): void => {
  const found = electron.Tray.all.flatMap(({ menu }) => menu as MenuItem[]).find((one) => one.label === label);
  if (found === undefined) throw new Error(`the tray has no item ${label}`);
  found.click?.(item);
};
/** Starts main with an administrator's file. */
const startDeployed = async (deployed: object): Promise<Started> => {
  const file = path.join(aFolder(), 'deployed.json');
  writeFileSync(file, JSON.stringify(deployed));
  vi.stubEnv('BALCAO_DEPLOYED_SETTINGS', file);
  return startMain();
};
/** Starts main with settings of an earlier start. */
const startWith = (settings: object): Promise<Started> =>
  startMain(() =>
    writeFileSync(path.join(process.env['BALCAO_USER_DATA']!, 'settings.json'), JSON.stringify(settings)),
  );

describe('the tray', () => {
  it('[DESK-04] [NTV-04] opens the hidden window, accepts a ticket in it, and switches do-not-disturb without it', async () => {
    // The menu is built at most once a second.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const main = await startMain();
    const { window, call } = main;
    await call('server:state');
    const pending = [{ ticketId: 7, label: 'Maria' }];
    await call('tray:set', { disconnected: true, pending, doNotDisturb: false });
    expect(main.electron.Tray.all[0]?.tooltip).toBe('Balcão · Sem conexão com o servidor');
    await eventually(() => clickInTray(main, 'Não perturbe', { checked: true }));
    expect(window?.isVisible()).toBe(false);
    clickInTray(main, 'Aceitar atendimento de Maria');
    expect([window?.isVisible(), window?.focused]).toEqual([true, true]);
    expect(sentOn(main, 'tray:chosen')).toEqual([
      { kind: 'doNotDisturb', on: true },
      { kind: 'accept', ticketId: 7 },
    ]);
    window?.hide();
    clickInTray(main, 'Abrir');
    expect([window?.isVisible(), window?.focused]).toEqual([true, true]);
  });

  it('[NTV-04] [NTV-05] its texts and those of the taskbar follow the language', async () => {
    runOn('win32');
    const { electron, window, call } = await startMain();
    await call('unread:set', { messages: 2, pending: 0 });
    await call('system:set-language', { language: 'en', shortcuts: SHORTCUT_NAMES });
    expect(electron.Tray.all[0]?.tooltip).toBe('Balcão · 2 unread messages');
    expect(window?.overlay?.description).toBe('2 new');
  });
});

describe('the window', () => {
  it.each([
    ['win32', 'hidden'],
    ['darwin', 'hidden'],
    ['linux', 'minimized'],
  ] as const)('[NTV-13] on %s a start by the system leaves it %s', async (system, state) => {
    runOn(system);
    // macOS passes no argument: it says so itself.
    process.argv = system === 'darwin' ? ['/app'] : ['/app', '--hidden'];
    const { window } = await startMain(({ app }) => {
      app.wasOpenedAtLogin = system === 'darwin';
    });
    window?.emit('ready-to-show');
    expect(window?.state).toBe(state);
  });

  it.each([
    ['win32', { path: process.execPath, args: [expect.any(String), '--hidden'] }],
    ['darwin', {}],
  ] as const)(
    '[NTV-13] on %s the choice to start with the system is registered, and taken back',
    async (system, told) => {
      runOn(system);
      const { electron, call } = await startMain();
      for (const openAtLogin of [true, false]) await call('system:change', { openAtLogin });
      expect(electron.app.loginItems).toEqual([
        { openAtLogin: true, ...told },
        { openAtLogin: false, ...told },
      ]);
    },
  );

  it.each([
    ['linux', {}, 'minimized'],
    ['linux', { closeTo: 'tray' }, 'hidden'],
    ['win32', { closeTo: 'minimize' }, 'minimized'],
  ] as const)('[NTV-03] [DESK-05] on %s with the choice %j closing leaves it %s', async (system, choice, state) => {
    runOn(system);
    const { electron, window, call } = await startMain();
    await call('system:change', choice);
    window?.show();
    window?.close();
    const isInTray = electron.Notification.all[0]?.options.body?.includes('bandeja');
    expect([window?.state, window?.destroyed, isInTray]).toEqual([state, false, state === 'hidden']);
  });

  it('[NTV-03] [DESK-05] closing it quits for who chose that', async () => {
    const { electron, window, call } = await startMain();
    await call('system:change', { closeTo: 'quit' });
    window?.close();
    await call('lifecycle:flushed');
    await eventually(() => expect(electron.app.quits).toBe(1));
  });

  it('[NTV-02] opens where the last start left it, and stores where it is now', async () => {
    const bounds = { x: 40, y: 50, width: 900, height: 700 };
    const { window, folder } = await startWith({
      window: { bounds, maximized: false, fullScreen: false, zoom: 1.5 },
    });
    expect(window?.bounds).toEqual(bounds);
    window?.emit('ready-to-show');
    window?.webContents.emit('did-finish-load');
    expect(window?.webContents.zoom).toBe(1.5);
    window!.bounds = { ...bounds, x: 60 };
    window?.close();
    expect(JSON.parse(readFileSync(path.join(folder, 'settings.json'), 'utf8'))).toMatchObject({
      window: { bounds: { ...bounds, x: 60 }, zoom: 1.5 },
    });
  });

  it('[NTV-14] [NTV-15] a right click in it opens the menu of what was clicked, in the language of the page', async () => {
    const { electron, window, call } = await startMain();
    const facts = {
      isEditable: true,
      editFlags: { canCut: true, canCopy: true, canPaste: true, canSelectAll: true },
      selectionText: '',
      linkURL: '',
      srcURL: '',
      mediaType: 'none',
      hasImageContents: false,
      misspelledWord: 'atemdimento',
      dictionarySuggestions: ['atendimento'],
    };
    window?.webContents.emit('context-menu', {}, facts);
    const menu = electron.Menu.popups.at(-1) as MenuItem[];
    expect(menu.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['atendimento', 'Recortar', 'Copiar', 'Colar']),
    );
    menu[0]?.click?.({});
    menu[1]?.click?.({});
    expect(window?.webContents.replaced).toEqual(['atendimento']);
    expect(electron.session.defaultSession.spelling.learned).toEqual(['atemdimento']);
    await call('system:set-language', { language: 'es', shortcuts: SHORTCUT_NAMES });
    window?.webContents.emit('context-menu', {}, facts);
    const spanish = (electron.Menu.popups.at(-1) as MenuItem[]).map(({ label }) => label);
    expect(spanish).toEqual(expect.arrayContaining(['atendimento', 'Cortar', 'Copiar', 'Pegar']));
  });

  it('[NTV-18] a page that crashed hears why it was reopened; after the fourth crash the user may end the app', async () => {
    const main = await startMain();
    const { electron, window, call } = main;
    const crash = async () => {
      window?.webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
      await new Promise(setImmediate);
      await call('server:state');
    };
    await call('server:state');
    await crash();
    expect([window?.webContents.reloads, sentOn(main, 'diagnostics:recovered')]).toEqual([1, ['crashed']]);
    await crash();
    await crash();
    electron.dialog.response = 1;
    await crash();
    await call('lifecycle:flushed');
    await eventually(() => expect(electron.app.quits).toBe(1));
    expect(window?.webContents.reloads).toBe(3);
    expect(electron.dialog.questions).toMatchObject([
      { message: 'O Balcão parou várias vezes seguidas', buttons: ['Abrir de novo', 'Encerrar'] },
    ]);
  });

  it.each([
    ['Esperar', 0],
    ['Recarregar', 1],
  ])('[NTV-18] of a page that hangs the user decides: %s', async (button, reloads) => {
    const { electron, window, call } = await startMain();
    await call('server:state');
    vi.useFakeTimers();
    electron.dialog.response = ['Esperar', 'Recarregar'].indexOf(button);
    window?.webContents.emit('unresponsive');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(electron.dialog.questions).toMatchObject([
      { message: 'O Balcão não está respondendo', buttons: ['Esperar', 'Recarregar'] },
    ]);
    await vi.advanceTimersByTimeAsync(1);
    expect([window?.webContents.crashes, window?.webContents.reloads]).toEqual([reloads, reloads]);
  });
});

/** A file that has arrived completely. */
class Item extends EventEmitter {
  savePath = '';
  getFilename = () => 'fatura.pdf';
  getURL = () => 'https://api.example.com/public/fatura.pdf';
  getSavePath = () => this.savePath;
  getTotalBytes = () => 100;
  getReceivedBytes = () => 100;
  setSavePath = (file: string) => void (this.savePath = file);
}

describe('downloads', () => {
  it('[NTV-17] come from the server in use or the page itself, go to the chosen folder, and report their progress', async () => {
    const folder = aFolder();
    const main = await startWith({ server: aServer(), choices: { downloadFolder: folder } });
    const { electron, window, call } = main;
    const allowed = ['https://api.example.com/public/fatura.pdf', 'blob:app://balcao/1b2c'];
    for (const address of [
      ...allowed,
      'https://evil.example/public/fatura.pdf',
      'https://api.example.com.evil.example/a.pdf',
      'blob:https://evil.example/1b2c',
      'file:///etc/passwd',
    ])
      await call('downloads:start', address);
    expect(window?.webContents.fetched).toEqual(allowed);
    const item = new Item();
    electron.session.defaultSession.emit('will-download', { preventDefault: () => undefined }, item);
    expect(path.dirname(item.savePath)).toBe(folder);
    writeFileSync(item.savePath, 'pdf');
    item.emit('done', {}, 'completed');
    await eventually(() => expect(existsSync(path.join(folder, 'fatura.pdf'))).toBe(true));
    await eventually(() =>
      expect(sentOn(main, 'downloads:changed')).toEqual([
        { id: 1, name: 'fatura.pdf', received: 100, total: 100, state: 'running' },
        { id: 1, name: 'fatura.pdf', received: 100, total: 100, state: 'done' },
      ]),
    );
    await call('downloads:reveal', 1);
    expect(electron.shell.shown).toEqual([path.join(folder, 'fatura.pdf')]);
  });
});

describe('a program that is downloaded', () => {
  class Program extends Item {
    override getFilename = () => 'fatura.exe';
    override getURL = () => 'https://api.example.com/public/fatura.exe';
  }

  it.each([
    ['Cancelar', []],
    ['Salvar mesmo assim', ['https://api.example.com/public/fatura.exe']],
  ])('[NTV-17] is saved only where the user says so: %s', async (button, fetched) => {
    const { electron, window } = await startWith({ server: aServer(), choices: { downloadFolder: aFolder() } });
    electron.dialog.response = ['Cancelar', 'Salvar mesmo assim'].indexOf(button);
    const preventDefault = vi.fn();
    electron.session.defaultSession.emit('will-download', { preventDefault }, new Program());
    expect(preventDefault).toHaveBeenCalledOnce();
    await eventually(() => expect(electron.dialog.questions).toHaveLength(1));
    expect(electron.dialog.questions).toMatchObject([
      {
        message: 'fatura.exe pode executar um programa',
        detail: 'Arquivos deste tipo podem danificar o computador. Salve só se confiar em quem enviou.',
        buttons: ['Cancelar', 'Salvar mesmo assim'],
      },
    ]);
    await new Promise(setImmediate);
    expect(window?.webContents.fetched).toEqual(fetched);
  });
});

describe('the start', () => {
  it('[NTV-12] claims the links of the app', async () => {
    runOn('linux');
    const { electron } = await startMain();
    expect(electron.app.protocols).toEqual([['balcao']]);
  });
});

describe('an administrator’s file', () => {
  it('[DIAG-01] [DIAG-03] names the proxy of both sessions that reach a server', async () => {
    const proxy = { mode: 'fixed_servers', proxyRules: 'proxy.empresa.example:3128' };
    const { electron } = await startDeployed({ proxy });
    for (const session of [electron.session.defaultSession, electron.session.fromPartition('server-auth')])
      expect(session.proxy).toEqual(proxy);
  });

  it('[NTV-15] [DIAG-03] names the address that dictionaries come from', async () => {
    const { electron, call } = await startDeployed({ dictionaries: 'https://dicionarios.empresa.example/chrome' });
    expect(electron.session.defaultSession.spelling.address).toBe('https://dicionarios.empresa.example/chrome/');
    expect(await call('system:state')).toMatchObject({
      value: { dictionaries: { address: 'https://dicionarios.empresa.example/chrome' } },
    });
  });

  it('[DESK-17] [DIAG-03] with a server allows neither another one nor the demo', async () => {
    const { electron, call } = await startDeployed({ server: 'https://api.empresa.example' });
    electron.net.answer = () => Response.json({ version: '1.0.0' });
    const other = 'https://outra.example';
    expect(await call('server:probe', other, false)).toMatchObject({ value: { ok: true } });
    const addresses = { rest: other, socket: other, media: other, provider: other, kind: 'company' };
    expect(await call('server:choose', { address: other, addresses })).toEqual({ ok: false, code: 'failed' });
    expect(await call('server:start-demo')).toMatchObject({ value: { ok: false } });
    expect(electron.utilityProcess.children).toEqual([]);
    expect(await call('server:state')).toMatchObject({ value: { current: { rest: 'https://api.empresa.example' } } });
  });

  it('[DIAG-03] can take the demo away alone', async () => {
    const { electron, call } = await startDeployed({ hideDemo: true });
    expect(await call('server:start-demo')).toMatchObject({ value: { ok: false } });
    expect(electron.utilityProcess.children).toEqual([]);
  });
});

describe('the demo workspace', () => {
  const DEMO = 'http://127.0.0.1:40123';

  it('[DEMO-04] is put back to its start by one call while it is in use; a refusal is told', async () => {
    const { electron, call } = await startMain();
    let resets = 200;
    electron.net.answer = (url) =>
      url.endsWith('/__demo/reset') ? new Response('{}', { status: resets }) : Response.json({ version: '1.0.0' });
    const started = call('server:start-demo');
    await eventually(() => expect(electron.utilityProcess.children).toHaveLength(1));
    const [child] = electron.utilityProcess.children;
    child?.emit('message', { type: 'ready', url: DEMO, port: 40_123 });
    await started;
    const addresses = { rest: DEMO, socket: DEMO, media: DEMO, provider: DEMO, kind: 'demo' };
    await call('server:choose', { address: DEMO, addresses });
    electron.net.requests.length = 0;
    expect(await call('storage:clear', 'demo')).toEqual({ ok: true, value: undefined });
    expect(electron.net.requests.map(({ options }) => [options.method, options.url])).toEqual([
      ['POST', `${DEMO}/__demo/reset`],
    ]);
    expect(child?.messages).toEqual([]);
    resets = 500;
    expect(await call('storage:clear', 'demo')).toEqual({ ok: false, code: 'failed' });
  });
});

describe('the session', () => {
  const answer = (url: string): Response =>
    url.endsWith('/auth/login')
      ? Response.json({ token: 'token-of-ana', user: { id: 1 } })
      : Response.json({ version: '1.0.0' });

  it('[SEC-08] [DESK-17] [DESK-10] of a server ends with the choice of another one, in memory and on disk', async () => {
    const { electron, folder, call } = await startWith({ server: aServer() });
    const vault = path.join(folder, 'session.vault');
    electron.net.answer = answer;
    await call('session:login', { email: 'ana@empresa.example', password: 'demo1234' });
    await eventually(() => expect(existsSync(vault)).toBe(true));
    const other = 'https://outra.example';
    await call('server:probe', other, false);
    const addresses = { rest: other, socket: other, media: other, provider: other, kind: 'company' };
    expect(await call('server:choose', { address: other, addresses })).toEqual({ ok: true, value: undefined });
    expect(await call('session:access-token')).toEqual({ ok: true, value: null });
    expect([existsSync(vault), electron.session.defaultSession.cacheBytes]).toEqual([false, 0]);
  });

  it('[NTV-03] [DESK-09] is on disk before the app ends, however slow the keyring is', async () => {
    const { electron, folder, call } = await startWith({ server: aServer() });
    electron.net.answer = answer;
    const { safeStorage } = electron;
    const encrypt = safeStorage.encryptStringAsync.bind(safeStorage);
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    vi.spyOn(safeStorage, 'encryptStringAsync').mockImplementation(async (text) => {
      if (text.includes('token-of-ana')) await opened;
      return encrypt(text);
    });
    await call('session:login', { email: 'ana@empresa.example', password: 'demo1234' });
    electron.app.quit();
    await call('lifecycle:flushed');
    // Longer than everything else that quitting writes.
    for (let turn = 0; turn < 50; turn += 1) await stat(folder);
    expect(electron.app.quits).toBe(0);
    open();
    await eventually(() => expect(electron.app.quits).toBe(1));
    expect(existsSync(path.join(folder, 'session.vault'))).toBe(true);
  });
});
