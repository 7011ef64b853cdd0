import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SHORTCUTS } from '@/bridge/shortcuts';
import { eventually } from '@tests/support/eventually';
import { aFolder } from './fakes';
import { startMain } from './startMain';

const { argv, platform } = process;
const runOn = (system: NodeJS.Platform) => Object.defineProperty(process, 'platform', { value: system });
afterEach(() => {
  process.argv = argv;
  runOn(platform);
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe('the start', () => {
  it('[DESK-01] [DESK-04] opens one hidden window on the app’s own address, with the app menu and the tray', async () => {
    const { electron, window, folder } = await startMain();
    expect(electron.BrowserWindow.all).toHaveLength(1);
    expect(electron.Tray.all.map(({ image }) => existsSync(image.file))).toEqual([true]);
    expect([window?.webContents.mainFrame.url, window?.state]).toEqual(['app://balcao/', 'hidden']);
    expect(electron.app.getPath('userData')).toBe(folder);
    expect(electron.Menu.application?.map(({ label }) => label)).toEqual(['Balcão', 'Editar', 'Exibir', 'Ajuda']);
  });

  it('[NTV-01] a second instance exits at once and opens nothing', async () => {
    const { electron } = await startMain(({ app }) => {
      app.isFirstInstance = false;
    });
    expect([electron.app.exits, electron.BrowserWindow.all, electron.ipcMain.handlers.size]).toEqual([[0], [], 0]);
  });

  it.each(['hidden', 'minimized'] as const)(
    '[NTV-01] [DESK-08] a second start brings the %s window to the front',
    async (state) => {
      const { electron, window } = await startMain();
      window!.state = state;
      electron.app.emit('second-instance', {}, [], '/', undefined);
      expect([window?.isVisible(), window?.isMinimized(), window?.focused]).toEqual([true, false, true]);
      expect(electron.BrowserWindow.all).toHaveLength(1);
    },
  );

  it('[NTV-01] a second instance passes its link on before it exits', async () => {
    process.argv = ['/app', '--flag', 'balcao://contacts/7'];
    const { electron } = await startMain(({ app }) => {
      app.isFirstInstance = false;
    });
    expect(electron.app.handedOver).toEqual({ link: 'balcao://contacts/7' });
  });

  it('[NTV-01] [NTV-12] the link of a second start opens the window and is sent to the page', async () => {
    const { electron, window, call } = await startMain();
    await call('server:state');
    electron.app.emit('second-instance', {}, ['/app'], '/', { link: 'balcao://contacts/7' });
    electron.app.emit('open-url', { preventDefault: () => undefined }, 'balcao://contacts/8');
    electron.app.emit('second-instance', {}, ['/app', 'balcao://settings/9'], '/', undefined);
    const opened = window?.webContents.sent.filter(({ channel }) => channel === 'links:opened');
    expect(opened?.map(({ payload }) => payload)).toEqual([
      { kind: 'contact', id: 7 },
      { kind: 'contact', id: 8 },
    ]);
    expect(window?.focused).toBe(true);
  });

  it('[NTV-12] a link on the command line waits until the page can receive it', async () => {
    process.argv = ['/app', 'balcao://contacts/7'];
    const { window, call } = await startMain();
    const opened = () => window?.webContents.sent.filter(({ channel }) => channel === 'links:opened');
    expect(opened()).toEqual([]);
    await call('server:state');
    expect(opened()).toEqual([{ channel: 'links:opened', payload: { kind: 'contact', id: 7 } }]);
  });

  it('[NTV-14] [NTV-15] [KEY-03] menus and spelling follow the language of the page, which is remembered', async () => {
    const { electron, folder, call } = await startMain();
    const shortcuts = Object.fromEntries(Object.keys(SHORTCUTS).map((id) => [id, `Name of ${id}`]));
    await call('system:set-language', { language: 'en', shortcuts });
    expect(electron.Menu.application?.map(({ label }) => label)).toEqual(['Balcão', 'Edit', 'View', 'Ticket', 'Help']);
    expect(electron.session.defaultSession.spelling.languages).toEqual(['en-US']);
    expect(JSON.parse(readFileSync(path.join(folder, 'settings.json'), 'utf8'))).toMatchObject({ language: 'en' });
  });

  it('[NTV-14] the page opens the app menu on Windows, which shows no menu bar', async () => {
    const { electron, call } = await startMain();
    expect(await call('system:show-menu', 8, 40)).toEqual({ ok: true, value: undefined });
    const [shown] = electron.Menu.popups;
    expect(shown?.map(({ label }) => label)).toEqual(['Balcão', 'Editar', 'Exibir', 'Ajuda']);
  });

  it('[NTV-16] [OFF-03] the page hears once that the computer woke up, and each time its screen is locked or unlocked', async () => {
    runOn('win32');
    const { electron, window, call } = await startMain();
    await call('server:state');
    const heard = (channel: string) =>
      window?.webContents.sent.filter((sent) => sent.channel === channel).map(({ payload }) => payload);
    vi.useFakeTimers();
    electron.powerMonitor.emit('lock-screen');
    expect(await call('screen:is-locked')).toEqual({ ok: true, value: true });
    electron.powerMonitor.emit('resume');
    electron.powerMonitor.emit('unlock-screen');
    expect(await call('screen:is-locked')).toEqual({ ok: true, value: false });
    expect(heard('screen:lock-changed')).toEqual([true, false]);
    vi.advanceTimersByTime(1_000);
    expect(heard('lifecycle:wake')).toEqual([null]);
  });

  it('[HELP-05] the page hears of Escape in an embedded player', async () => {
    const { window, call } = await startMain();
    await call('server:state');
    const contents = window!.webContents;
    contents.focusedFrame = { url: 'https://www.youtube-nocookie.com/embed/a', parent: contents.mainFrame };
    contents.emit('before-input-event', {}, { key: 'Escape', type: 'keyDown' });
    expect(contents.sent.at(-1)).toEqual({ channel: 'menu:command', payload: { kind: 'escape' } });
  });

  it('[NTV-15] [NTV-13] choices apply at once', async () => {
    const { electron, call } = await startMain();
    await call('system:change', { spelling: false });
    expect(electron.session.defaultSession.spelling.enabled).toBe(false);
    expect(await call('system:change', { downloadFolder: '/etc' })).toEqual({ ok: false, code: 'refused' });
    electron.dialog.chosen = ['/home/ana/Notas'];
    expect(await call('system:choose-download-folder')).toMatchObject({
      value: { choices: { downloadFolder: '/home/ana/Notas', spelling: false } },
    });
  });

  it('[DIAG-01] both sessions that reach a server use the system proxy', async () => {
    const { electron } = await startMain();
    for (const session of [electron.session.defaultSession, electron.session.fromPartition('server-auth')]) {
      expect(session.proxy).toEqual({ mode: 'system' });
    }
  });

  it('[DIAG-03] a deployed file fixes the server from the first start on', async () => {
    const file = path.join(aFolder(), 'deployed.json');
    writeFileSync(file, JSON.stringify({ server: 'https://api.empresa.example', hideDemo: true }));
    vi.stubEnv('BALCAO_DEPLOYED_SETTINGS', file);
    const { window, call } = await startMain();
    expect(await call('server:state')).toMatchObject({ value: { current: { rest: 'https://api.empresa.example' } } });
    expect(window?.options.webPreferences?.additionalArguments).toEqual(
      expect.arrayContaining(['--balcao-server-fixed', '--balcao-no-demo']),
    );
    expect(await call('server:start-demo')).toMatchObject({ value: { ok: false } });
  });

  it('[DIAG-03] a deployed default reaches the system without a choice by the user', async () => {
    const folder = aFolder();
    const file = path.join(folder, 'deployed.json');
    writeFileSync(file, JSON.stringify({ defaults: { openAtLogin: true } }));
    vi.stubEnv('BALCAO_DEPLOYED_SETTINGS', file);
    vi.stubEnv('XDG_CONFIG_HOME', folder);
    await startMain();
    await eventually(() =>
      expect(existsSync(path.join(folder, 'autostart/br.com.balcao.Balcao.Dev.desktop'))).toBe(true),
    );
  });

  it('[NTV-17] a hidden window is shown before it asks about an executable file', async () => {
    const { electron, window } = await startMain();
    const item = { getFilename: () => 'fatura.exe', getURL: () => 'https://api.example/fatura.exe' };
    electron.session.defaultSession.emit('will-download', { preventDefault: () => undefined }, item);
    await eventually(() => expect(electron.dialog.questions).toHaveLength(1));
    expect(electron.dialog.questions[0]?.message).toBe('fatura.exe pode executar um programa');
    expect(window?.isVisible()).toBe(true);
  });

  it('[NTV-18] a hidden window is shown before it asks about a page that hangs', async () => {
    const { electron, window } = await startMain();
    vi.useFakeTimers();
    window?.webContents.emit('unresponsive');
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(electron.dialog.questions.map(({ message }) => message)).toEqual(['O Balcão não está respondendo']);
    expect(window?.isVisible()).toBe(true);
  });

  it('[NTV-18] events while the page is dead wait for the page that replaces it', async () => {
    const { electron, window, call } = await startMain();
    await call('server:state');
    window?.webContents.emit('render-process-gone', {}, { reason: 'clean-exit', exitCode: 0 });
    electron.app.emit('second-instance', {}, ['/app'], '/', { link: 'balcao://contacts/7' });
    const opened = () => window?.webContents.sent.filter(({ channel }) => channel === 'links:opened').length;
    expect(opened()).toBe(0);
    await call('server:state');
    expect(opened()).toBe(1);
  });

  it('[NTV-12] a cancelled navigation leaves the page listening; a completed one waits for the new page', async () => {
    const { electron, window, call } = await startMain();
    await call('server:state');
    const opened = () => window?.webContents.sent.filter(({ channel }) => channel === 'links:opened').length;
    const follow = () => electron.app.emit('second-instance', {}, ['/app'], '/', { link: 'balcao://contacts/7' });
    const leave = () => window?.webContents.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false });
    leave();
    follow();
    expect(opened()).toBe(0);
    window?.webContents.emit('did-stop-loading');
    expect(opened()).toBe(1);
    leave();
    window?.webContents.emit('did-navigate');
    window?.webContents.emit('did-stop-loading');
    follow();
    expect(opened()).toBe(1);
    await call('server:state');
    expect(opened()).toBe(2);
  });

  it('[NTV-18] an error outside of any call is logged, and shows no Electron dialog', async () => {
    const before = process.listeners('uncaughtException');
    const { electron, window, folder } = await startMain();
    const added = process.listeners('uncaughtException').filter((listener) => !before.includes(listener));
    // Electron shows its own dialog where the app has no listener.
    expect(added).toHaveLength(1);
    added[0]?.(new Error('a socket broke'), 'uncaughtException');
    electron.app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 139 });
    window?.webContents.emit('preload-error', {}, '/app/preload.cjs', new Error('Unexpected token'));
    const log = () => readFileSync(path.join(folder, 'logs/main.log'), 'utf8');
    await eventually(() => expect(log()).toContain('the preload did not load'));
    expect(log()).toContain('a socket broke');
    expect(log()).toContain('a process of the app ended');
    expect([electron.dialog.questions, electron.app.exits, window?.destroyed]).toEqual([[], [], false]);
  });

  it('[DESK-18] [TOP-09] reloading reloads the page; window, tray and app stay', async () => {
    const { electron, window, call } = await startMain();
    expect(await call('window:reload')).toEqual({ ok: true, value: undefined });
    expect([window?.webContents.reloads, window?.destroyed]).toEqual([1, false]);
    expect([electron.Tray.all[0]?.destroyed, electron.app.quits, electron.app.exits]).toEqual([false, 0, []]);
  });

  it.each([
    ['win32', /Encerrar no ícone da bandeja\.$/],
    ['darwin', /Encerrar no ícone da bandeja\.$/],
    ['linux', /Encerrar no menu Balcão\.$/],
  ] as const)('[NTV-03] [DESK-05] on %s the first close is explained, the second is not', async (system, how) => {
    runOn(system);
    const { electron, window } = await startMain();
    window?.close();
    window?.close();
    expect(electron.Notification.all.map(({ options }) => [options.title, options.body])).toEqual([
      ['O Balcão continua aberto', expect.stringMatching(how)],
    ]);
    expect(window?.destroyed).toBe(false);
  });

  it('[NTV-03] [DESK-05] a close explained before a restart is not explained again', async () => {
    const first = await startMain();
    first.window?.close();
    const written = path.join(first.folder, 'settings.json');
    await eventually(() => expect(readFileSync(written, 'utf8')).toContain('closeExplained'));
    const { electron, window } = await startMain(() => {
      writeFileSync(path.join(process.env['BALCAO_USER_DATA']!, 'settings.json'), readFileSync(written));
    });
    window?.close();
    expect(electron.Notification.all).toEqual([]);
    expect(window?.destroyed).toBe(false);
  });

  it.each(['the tray', 'the app menu'])('[NTV-03] [DESK-04] %s quits once the page has written', async (place) => {
    const { electron, window, call } = await startMain();
    await call('server:state');
    const [application] = electron.Menu.application ?? [];
    const items =
      place === 'the tray' ? electron.Tray.all[0]?.menu : (application?.submenu as typeof electron.Menu.application);
    items?.find(({ label }) => label === 'Encerrar o Balcão')?.click?.({} as never, undefined, {} as never);
    expect([electron.app.quits, window?.webContents.sent.at(-1)?.channel]).toEqual([0, 'lifecycle:flush']);
    await call('lifecycle:flushed');
    await eventually(() => expect(electron.app.quits).toBe(1));
  });

  it('[NTV-04] [NTV-05] one call from the page sets badge, tray and title together', async () => {
    const { electron, window, call } = await startMain();
    await call('unread:set', { messages: 2, pending: 1 });
    expect([electron.app.badgeCount, window?.title]).toEqual([3, '(3) Balcão']);
    expect(electron.Tray.all[0]?.tooltip).toBe('Balcão · 2 mensagens não lidas · 1 aguardando');
  });

  it('[NTV-07] Windows delivers actions on a toast of an earlier run before this run has shown one', async () => {
    runOn('win32');
    const { electron, window, call } = await startMain();
    await call('server:state');
    const note = { id: 'pending:7', target: { kind: 'pending', ticketId: 7 } };
    const launched = `type=click&notice=${encodeURIComponent(JSON.stringify(note))}`;
    electron.Notification.activate({ type: 'click', arguments: launched });
    expect(window?.focused).toBe(true);
    expect(window?.webContents.sent).toContainEqual({
      channel: 'notifications:event',
      payload: { ...note, happened: 'clicked' },
    });
  });

  it('[NTV-07] [NTV-08] [DESK-08] a click on a notification opens the window and is sent to the page', async () => {
    const { electron, window, call } = await startMain();
    const target = { kind: 'ticket', uuid: 'u-1' };
    window!.state = 'minimized';
    await call('notifications:show', { id: 'message:A', kind: 'message', title: 'Maria', body: 'Oi', target });
    electron.Notification.all[0]?.emit('click');
    expect([window?.isVisible(), window?.isMinimized(), window?.focused]).toEqual([true, false, true]);
    expect(window?.webContents.sent).toContainEqual({
      channel: 'notifications:event',
      payload: { id: 'message:A', target, happened: 'clicked' },
    });
  });
});

const DEMO = 'http://127.0.0.1:40123';
/** Starts main and makes the demo workspace its server, with `answer` as the demo server. */
const startWithDemo = async (answer: (url: string) => Response) => {
  const main = await startMain();
  const { electron, call } = main;
  electron.net.answer = answer;
  const started = call('server:start-demo');
  await eventually(() => expect(electron.utilityProcess.children).toHaveLength(1));
  electron.utilityProcess.children[0]?.emit('message', { type: 'ready', url: DEMO, port: 40_123 });
  const value = { ok: true, address: DEMO, addresses: { kind: 'demo', rest: `${DEMO}/api` } };
  expect(await started).toMatchObject({ ok: true, value });
  const addresses = { rest: `${DEMO}/api`, socket: DEMO, media: DEMO, provider: `${DEMO}/api`, kind: 'demo' };
  expect(await call('server:choose', { address: DEMO, addresses })).toMatchObject({ ok: true });
  return main;
};
/** A server with a prefix, as far as these tests call it. */
const prefixed = (url: string): Response => {
  if (url === `${DEMO}/api/version`) return Response.json({ version: '1.0.0' });
  if (url === `${DEMO}/api/auth/login`) return Response.json({ token: 'first-token', user: { id: 1 } });
  return new Response('<html></html>', { status: 404 });
};

describe('the server in use', () => {
  it('[COMPAT-03] [DESK-17] a new server reloads the page, whose policy and request rules then name it', async () => {
    const { electron, window, call } = await startWithDemo(prefixed);
    await eventually(() =>
      expect(window?.webContents.sent).toContainEqual({ channel: 'lifecycle:flush', payload: null }),
    );
    expect(window?.webContents.reloads).toBe(0);
    await call('lifecycle:flushed');
    await eventually(() => expect(window?.webContents.reloads).toBe(1));
    expect(electron.session.defaultSession.webRequest.beforeSend?.urls).toContain(`${DEMO}/*`);
    expect(electron.utilityProcess.children[0]?.args).toContain(path.join(electron.app.getPath('userData'), 'demo'));
  });

  it('[DESK-09] [DESK-10] [SESS-14] [SESS-18] [SEC-08] [SESS-01] [SESS-10] main stores a login encrypted, and discarding it leaves nothing, not even pictures', async () => {
    const { electron, folder, call } = await startWithDemo(prefixed);
    const vault = path.join(folder, 'session.vault');
    expect(await call('session:login', { email: 'ana@demo.balcao', password: 'demo1234' })).toEqual({
      ok: true,
      value: { ok: true, user: { id: 1 } },
    });
    expect(await call('session:stored')).toEqual({ ok: true, value: { restorable: true } });
    expect(await call('session:access-token')).toEqual({ ok: true, value: 'first-token' });
    await eventually(() => expect(existsSync(vault)).toBe(true));
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(['session.vault', 'settings.json']));
    for (const { parentPath, name } of files) {
      expect(readFileSync(path.join(parentPath, name), 'utf8'), name).not.toContain('first-token');
    }
    electron.session.defaultSession.cacheBytes = 500;
    await call('session:discard');
    expect(existsSync(vault)).toBe(false);
    expect(electron.session.defaultSession.cacheBytes).toBe(0);
    expect(await call('session:stored')).toEqual({ ok: true, value: { restorable: false } });
  });

  it('[DESK-09] the refresh cookie is sent from a session that Chromium never writes to disk', async () => {
    const names: string[] = [];
    await startMain(({ session }) => {
      const { fromPartition } = session;
      vi.spyOn(session, 'fromPartition').mockImplementation((name) => {
        names.push(name);
        return fromPartition(name);
      });
    });
    expect(names).toContain('server-auth');
    expect(names.filter((name) => name.startsWith('persist:'))).toEqual([]);
  });

  it('[DESK-09] [SEC-06] without encryption the login stays in memory, and the page can say so', async () => {
    const { electron, folder, call } = await startWithDemo(prefixed);
    electron.safeStorage.tag = 'v10';
    await call('session:login', { email: 'ana@demo.balcao', password: 'demo1234' });
    expect(await call('session:keeping')).toEqual({ ok: true, value: 'memory' });
    expect(await call('session:access-token')).toEqual({ ok: true, value: 'first-token' });
    expect(existsSync(path.join(folder, 'session.vault'))).toBe(false);
  });

  it('[NTV-03] quitting flushes the page, stops the demo server and removes the tray icon', async () => {
    const { electron, call } = await startWithDemo(prefixed);
    const [child] = electron.utilityProcess.children;
    electron.app.quit();
    expect(electron.app.quits).toBe(0);
    await call('lifecycle:flushed');
    await eventually(() => expect(child?.messages).toEqual([{ type: 'close' }]));
    child?.emit('exit', 0);
    await eventually(() => expect(electron.app.quits).toBe(1));
    electron.app.emit('will-quit');
    expect([electron.session.defaultSession.flushes, electron.Tray.all[0]?.destroyed]).toEqual([1, true]);
  });
});
