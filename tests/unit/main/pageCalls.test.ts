import { EventEmitter } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SHORTCUTS } from '@/bridge/shortcuts';
import { eventually } from '@tests/support/eventually';
import { aFolder } from './fakes';
import { startMain } from './startMain';

/** What the page asks main to do is done by the part that can; what each part does is tested beside it. */
class FakeUpdater extends EventEmitter {
  readonly netSession = { setProxy: vi.fn(async () => undefined), closeAllConnections: async () => undefined };
  readonly setFeedURL = vi.fn();
  readonly checkForUpdates = vi.fn(async () => ({}));
  readonly quitAndInstall = vi.fn();
}
const updater = vi.hoisted((): { made: FakeUpdater | null } => ({ made: null }));
vi.mock('electron-updater', () => ({ default: { autoUpdater: (updater.made = new FakeUpdater()) } }));

const { platform } = process;
const runOn = (system: NodeJS.Platform) => Object.defineProperty(process, 'platform', { value: system });
afterEach(() => {
  runOn(platform);
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Main with a page that listens, and what was sent to that page. */
const open = async (prepare?: Parameters<typeof startMain>[0]) => {
  const main = await startMain(prepare);
  await main.call('server:state');
  const sentOn = (channel: string): unknown[] =>
    (main.window?.webContents.sent ?? []).filter((sent) => sent.channel === channel).map(({ payload }) => payload);
  return { ...main, sentOn };
};

it('[NTV-15] spelling is checked in Portuguese from the first start on, and as it was chosen after a restart', async () => {
  const first = await startMain();
  // A window without it checks nothing, whatever its session says.
  expect(first.window?.options.webPreferences).toMatchObject({ spellcheck: true });
  expect(first.electron.session.defaultSession.spelling).toMatchObject({ enabled: true, languages: ['pt-BR'] });
  const stored = (settings: object) => () =>
    writeFileSync(path.join(process.env['BALCAO_USER_DATA'] ?? '', 'settings.json'), JSON.stringify(settings));
  const inSpanish = await startMain(stored({ language: 'es' }));
  expect(inSpanish.electron.session.defaultSession.spelling).toMatchObject({ enabled: true, languages: ['es'] });
  const off = await startMain(stored({ choices: { spelling: false } }));
  expect(off.electron.session.defaultSession.spelling.enabled).toBe(false);
  // The page tells its language at each start.
  const shortcuts = Object.fromEntries(Object.keys(SHORTCUTS).map((id) => [id, id]));
  await off.call('system:set-language', { language: 'es', shortcuts });
  expect(off.electron.session.defaultSession.spelling.enabled).toBe(false);
  await off.call('system:change', { spelling: true });
  expect(off.electron.session.defaultSession.spelling).toMatchObject({ enabled: true, languages: ['es'] });
});

it('[NTV-14] [KEY-03] the menus list the shortcuts by the names that the page has for them, and by others in its next language', async () => {
  const { electron, call } = await startMain();
  const ids = Object.keys(SHORTCUTS);
  const speak = (language: string, word: string) =>
    call('system:set-language', { language, shortcuts: Object.fromEntries(ids.map((id) => [id, `${word} ${id}`])) });
  const listed = (menu: string): unknown[] => {
    const { submenu } = electron.Menu.application?.find(({ label }) => label === menu) ?? {};
    return (submenu as { label?: string }[]).map(({ label }) => label);
  };
  for (const [language, word, ticket, help, diagnostics] of [
    ['pt', 'Atalho', 'Atendimento', 'Ajuda', 'Diagnóstico'],
    ['en', 'Shortcut', 'Ticket', 'Help', 'Diagnostics'],
    ['es', 'Atajo', 'Ticket', 'Ayuda', 'Diagnóstico'],
  ] as const) {
    await speak(language, word);
    const all = [...listed(ticket), ...listed(help)];
    expect(new Set(all)).toEqual(new Set([...ids.map((id) => `${word} ${id}`), diagnostics]));
  }
});

it('[NTV-17] a download that the page cancels is cancelled', async () => {
  const { electron, call } = await open();
  const cancel = vi.fn();
  const item = Object.assign(new EventEmitter(), {
    getFilename: () => 'video.mp4',
    getURL: () => 'https://api.example/video.mp4',
    getSavePath: () => '',
    getTotalBytes: () => 100,
    getReceivedBytes: () => 1,
    setSaveDialogOptions: () => undefined,
    cancel,
  });
  electron.session.defaultSession.emit('will-download', { preventDefault: () => undefined }, item);
  await call('downloads:cancel', 1);
  expect(cancel).toHaveBeenCalledOnce();
});

it('[DIAG-01] the page is asked for the account of a proxy, and its answer reaches the proxy', async () => {
  const { electron, call, sentOn } = await open();
  const callback = vi.fn();
  const info = { isProxy: true, scheme: 'basic', host: 'proxy.example', port: 3_128, realm: 'Empresa' };
  const request = { url: 'https://api.example/version' };
  electron.app.emit('login', { preventDefault: () => undefined }, null, request, info, callback);
  expect(sentOn('proxy:asked')).toEqual([{ id: 1, host: 'proxy.example:3128', realm: 'Empresa', again: false }]);
  await call('proxy:answer', 1, { username: 'ana', password: 'segredo' });
  expect(callback.mock.calls).toEqual([['ana', 'segredo']]);
});

it('[NTV-08] a notification that the page withdraws is closed, and that is told', async () => {
  const { electron, call, sentOn } = await open();
  const target = { kind: 'ticket', uuid: 'u-1' };
  await call('notifications:show', { id: 'message:A', kind: 'message', title: 'Maria', body: 'Oi', target });
  await call('notifications:close', 'message:A');
  expect(electron.Notification.all.map(({ closes }) => closes)).toEqual([1]);
  expect(sentOn('notifications:event')).toEqual([{ id: 'message:A', target, happened: 'closed' }]);
});

it('[NTV-06] the page hears when its window loses the focus and has it again', async () => {
  const { window, sentOn } = await open();
  window?.emit('blur');
  window?.emit('focus');
  expect(sentOn('window:focus-changed').slice(-2)).toEqual([false, true]);
});

it('[NTV-11] the page learns whether the microphone is allowed, and opens the setting for it', async () => {
  runOn('win32');
  const { electron, call } = await open();
  expect(await call('microphone:access')).toEqual({ ok: true, value: 'granted' });
  await call('microphone:open-settings');
  expect(electron.shell.opened).toEqual(['ms-settings:privacy-microphone']);
});

it('[TRIAGE-12] on a Mac with a fingerprint reader the page may ask for a finger, and hears whether it is the right one', async () => {
  runOn('darwin');
  const { electron, call } = await open();
  expect(await call('touch:is-offered')).toEqual({ ok: true, value: false });
  const { systemPreferences } = electron;
  vi.spyOn(systemPreferences, 'canPromptTouchID').mockReturnValue(true);
  const prompt = vi.spyOn(systemPreferences, 'promptTouchID').mockResolvedValueOnce();
  expect(await call('touch:is-offered')).toEqual({ ok: true, value: true });
  expect(await call('touch:ask', 'desbloquear')).toEqual({ ok: true, value: true });
  prompt.mockRejectedValueOnce(new Error('cancelled'));
  expect(await call('touch:ask', 'desbloquear')).toEqual({ ok: true, value: false });
});

it('[DIAG-02] the page reads the versions, and the last errors with its own', async () => {
  const { call } = await open();
  await call('diagnostics:note', { level: 'error', message: 'a screen failed', details: { status: 500 } });
  expect(await call('diagnostics:read')).toMatchObject({
    ok: true,
    value: {
      versions: { app: '1.2.3', node: process.versions.node },
      notifications: true,
      managed: false,
      problems: [expect.stringMatching(/error page: a screen failed \{"status":500\}$/)],
    },
  });
});

describe('updates', () => {
  /** Main of an app whose installer named a feed. */
  const openWithFeed = (isPackaged: boolean) => {
    updater.made?.removeAllListeners();
    vi.clearAllMocks();
    // The app of one test must not look for updates by itself during the next one.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { resourcesPath } = process;
    onTestFinished(() => {
      vi.useRealTimers();
      Object.assign(process, { resourcesPath });
    });
    const folder = aFolder();
    writeFileSync(path.join(folder, 'app-update.yml'), 'provider: generic\nurl: https://feed.example/balcao\n');
    Object.assign(process, { resourcesPath: folder });
    return open(({ app }) => {
      // Only once it is ready: before, an installed app would not read a file that a variable names.
      app.whenReady = async () => void (app.isPackaged = isPackaged);
    });
  };

  it.each([
    [true, 'idle'],
    [false, 'off'],
  ])('[DIAG-04] come from the feed of an installed app alone: %s', async (isPackaged, kind) => {
    const { call } = await openWithFeed(isPackaged);
    expect(await call('updates:state')).toEqual({ ok: true, value: { kind } });
  });

  it('[DIAG-04] are looked for when the page asks, and installed when it asks, after the page has written its data', async () => {
    runOn('darwin');
    const { call, sentOn } = await openWithFeed(true);
    await call('updates:check');
    await eventually(() => expect(updater.made?.checkForUpdates).toHaveBeenCalledOnce());
    const { made } = updater;
    expect(made?.setFeedURL).toHaveBeenCalledWith({ provider: 'generic', url: 'https://feed.example/balcao' });
    made?.emit('update-downloaded', { version: '2.0.0' });
    expect(sentOn('updates:changed').at(-1)).toEqual({ kind: 'ready', version: '2.0.0' });
    const installed = call('updates:install');
    await eventually(() => expect(sentOn('lifecycle:flush')).toHaveLength(1));
    expect(made?.quitAndInstall).not.toHaveBeenCalled();
    await call('lifecycle:flushed');
    await installed;
    expect(made?.quitAndInstall).toHaveBeenCalledExactlyOnceWith(true, true);
  });

  it('[DIAG-01] [DIAG-03] [DIAG-04] are looked for by themselves at the feed of the administrator, through that proxy, whose account the page is asked for', async () => {
    runOn('darwin');
    const proxy = { mode: 'pac_script', pacScript: 'https://empresa.example/proxy.pac' };
    const file = path.join(aFolder(), 'deployed.json');
    writeFileSync(file, JSON.stringify({ proxy, updates: { feed: 'https://feed.empresa.example' } }));
    vi.stubEnv('BALCAO_DEPLOYED_SETTINGS', file);
    const { sentOn } = await openWithFeed(true);
    await vi.advanceTimersByTimeAsync(30_000);
    await eventually(() => expect(updater.made?.checkForUpdates).toHaveBeenCalledOnce());
    expect(updater.made?.setFeedURL.mock.calls).toEqual([
      [{ provider: 'generic', url: 'https://feed.empresa.example' }],
    ]);
    expect(updater.made?.netSession.setProxy.mock.calls).toEqual([[proxy]]);
    const info = { isProxy: true, scheme: 'basic', host: 'proxy.example', port: 3_128, realm: 'Empresa' };
    updater.made?.emit('login', info, vi.fn());
    expect(sentOn('proxy:asked')).toMatchObject([{ host: 'proxy.example:3128' }]);
  });
});
