import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DesktopBridge, InvokeChannels } from '@/bridge/desktop';
import { eventually } from '@tests/support/eventually';

/** The real preload on a fresh stand-in. */
const load = async (platform = 'linux', more: readonly string[] = []) => {
  vi.resetModules();
  vi.stubGlobal('process', { ...process, platform, argv: ['electron', '--balcao-version=4.5.6', ...more] });
  const electron = await import('@tests/support/electronStandIn');
  await import('@native/preload/index');
  vi.unstubAllGlobals();
  const { ipcRenderer, contextBridge } = electron;
  const push = (channel: string, payload: unknown) => ipcRenderer.emit(channel, { sender: 'secret' }, payload);
  return { bridge: contextBridge.exposed.get('desktop') as DesktopBridge, ipcRenderer, contextBridge, push };
};

beforeEach(() => {
  vi.unstubAllGlobals();
});

describe('the preload', () => {
  it('[SEC-01] exposes one object of named methods, frozen by the bridge, and nothing of Electron', async () => {
    const { bridge, contextBridge } = await load();
    expect([...contextBridge.exposed.keys()]).toEqual(['desktop']);
    expect(Object.keys(bridge).toSorted()).toEqual([
      'appVersion',
      'capabilities',
      'lifecycle',
      'microphone',
      'notifications',
      'screen',
      'server',
      'session',
      'system',
      'tray',
      'unread',
      'window',
    ]);
    expect(JSON.stringify(bridge)).not.toContain('ipc');
  });

  it.each([
    ['win32', 'win32', true],
    ['darwin', 'darwin', true],
    ['linux', 'linux', false],
    ['freebsd', 'linux', false],
  ])('on %s it reports platform %s and custom title bar %s', async (system, platform, customTitleBar) => {
    const { bridge } = await load(system);
    expect(bridge.capabilities).toMatchObject({ face: 'desktop', platform, customTitleBar, chooseServer: true });
    expect(bridge.appVersion).toBe('4.5.6');
  });

  it.each([
    [[], true, true],
    [['--balcao-no-demo'], true, false],
    [['--balcao-server-fixed'], false, false],
  ])(
    '[DIAG-03] started with %j another server may be chosen: %s, the demo workspace: %s',
    async (more, chooseServer, offerDemo) => {
      const { bridge } = await load('linux', more);
      expect(bridge.capabilities).toMatchObject({ chooseServer, offerDemo });
    },
  );

  it('every call has its channel and passes its arguments on', async () => {
    const { bridge, ipcRenderer } = await load();
    const addresses = { rest: 'r', socket: 's', media: 'm', provider: 'p', kind: 'company' } as const;
    const server = { address: 'https://a', addresses };
    const request = { id: 'x', kind: 'message', title: '', body: '', target: { kind: 'ticket', uuid: 'u' } } as const;
    const appearance = { theme: 'dark', titleBar: { color: '#000', symbolColor: '#fff' } } as const;
    const tray = { disconnected: false, pending: [], doNotDisturb: null } as const;
    const spoken = { language: 'en', shortcuts: {} as never } as const;
    const note = { level: 'warn', message: 'a', details: {} } as const;
    const made: [Promise<unknown>, keyof InvokeChannels, unknown[]][] = [
      [bridge.server.state(), 'server:state', []],
      [bridge.server.probe('a', true), 'server:probe', ['a', true]],
      [bridge.server.choose(server), 'server:choose', [server]],
      [bridge.server.startDemo(), 'server:start-demo', []],
      [bridge.session.stored(), 'session:stored', []],
      [bridge.session.login({ email: 'e', password: 'p' }), 'session:login', [{ email: 'e', password: 'p' }]],
      [bridge.session.refresh(), 'session:refresh', []],
      [bridge.session.logout(), 'session:logout', []],
      [bridge.session.discard(), 'session:discard', []],
      [bridge.session.accessToken(), 'session:access-token', []],
      [bridge.session.firstList('/tickets?pageNumber=1'), 'session:first-list', ['/tickets?pageNumber=1']],
      [bridge.session.keeping(), 'session:keeping', []],
      [bridge.notifications.show(request), 'notifications:show', [request]],
      [bridge.notifications.close('x'), 'notifications:close', ['x']],
      [bridge.unread.set({ messages: 1, pending: 2 }), 'unread:set', [{ messages: 1, pending: 2 }]],
      [bridge.tray.set(tray), 'tray:set', [tray]],
      [bridge.screen.isLocked(), 'screen:is-locked', []],
      [bridge.microphone.access(), 'microphone:access', []],
      [bridge.microphone.openSettings(), 'microphone:open-settings', []],
      [bridge.window.setAppearance(appearance), 'window:set-appearance', [appearance]],
      [bridge.window.isFocused(), 'window:is-focused', []],
      [bridge.window.reload(), 'window:reload', []],
      [bridge.window.openExternal('https://x'), 'window:open-external', ['https://x']],
      [bridge.system.state(), 'system:state', []],
      [bridge.system.change({ spelling: false }), 'system:change', [{ spelling: false }]],
      [bridge.system.chooseDownloadFolder(), 'system:choose-download-folder', []],
      [bridge.system.setLanguage(spoken), 'system:set-language', [spoken]],
      [bridge.system.menu.show(8, 40), 'system:show-menu', [8, 40]],
      [bridge.system.downloads.start('https://x'), 'downloads:start', ['https://x']],
      [bridge.system.downloads.cancel(1), 'downloads:cancel', [1]],
      [bridge.system.downloads.reveal(1), 'downloads:reveal', [1]],
      [bridge.system.proxy.answer(1, null), 'proxy:answer', [1, null]],
      [bridge.system.updates.state(), 'updates:state', []],
      [bridge.system.updates.check(), 'updates:check', []],
      [bridge.system.updates.install(), 'updates:install', []],
      [bridge.system.diagnostics.read(), 'diagnostics:read', []],
      [bridge.system.diagnostics.note(note), 'diagnostics:note', [note]],
      [bridge.system.storage.usage(), 'storage:usage', []],
      [bridge.system.storage.clear('cache'), 'storage:clear', ['cache']],
    ];
    await Promise.all(made.map(([answer]) => answer));
    expect(ipcRenderer.calls).toEqual(made.map(([, channel, sent]) => ({ channel, sent })));
    expect(bridge.session.authorization()).toBeNull();
  });

  it('[SEC-02] a refusal rejects with channel and code alone', async () => {
    const { bridge, ipcRenderer } = await load();
    ipcRenderer.answer = () => ({ ok: false, code: 'refused' });
    await expect(bridge.server.state()).rejects.toThrow('server:state: refused');
  });

  it('[SEC-01] a listener gets the payload without the event, until it unsubscribes', async () => {
    const { bridge, push } = await load();
    const heard = vi.fn();
    const stop = bridge.window.onFocusChanged(heard);
    push('window:focus-changed', true);
    stop();
    push('window:focus-changed', false);
    expect(heard.mock.calls).toEqual([[true]]);
  });

  it('the newest event from before the page listened waits for its first listener', async () => {
    const { bridge, push } = await load();
    push('window:focus-changed', true);
    push('window:focus-changed', false);
    const heard = vi.fn();
    bridge.window.onFocusChanged(heard);
    bridge.window.onFocusChanged(heard);
    expect(heard.mock.calls).toEqual([[false]]);
  });

  it('[NTV-07] clicks, replies and accepts from before the page listened all wait', async () => {
    const { bridge, push } = await load();
    const target = { kind: 'ticket', uuid: 'u-1' };
    for (const [index, text] of ['um', 'dois'].entries()) {
      push('notifications:event', { id: `message:${index}`, target, happened: 'replied', text });
      push('tray:chosen', { kind: 'accept', ticketId: index });
    }
    const answers: unknown[] = [];
    const choices: unknown[] = [];
    bridge.notifications.onEvent((event) => answers.push('text' in event && event.text));
    bridge.tray.onChosen((choice) => choices.push(choice));
    expect(answers).toEqual(['um', 'dois']);
    expect(choices).toEqual([
      { kind: 'accept', ticketId: 0 },
      { kind: 'accept', ticketId: 1 },
    ]);
  });

  it.each([
    ['win32', true, true],
    ['darwin', true, true],
    ['linux', false, false],
  ])(
    '[NTV-07] on %s buttons and answers in notifications are offered: %s',
    async (system, notificationReply, microphoneSettings) => {
      const { bridge } = await load(system);
      expect(bridge.capabilities).toMatchObject({
        notifications: 'native',
        notificationActions: notificationReply,
        notificationReply,
        microphoneSettings,
        tray: true,
        badge: true,
      });
    },
  );

  it('[NTV-03] reports that it has flushed once every listener is done, failures included, and at once without listeners', async () => {
    const { bridge, ipcRenderer, push } = await load();
    const told = () => ipcRenderer.calls.filter(({ channel }) => channel === 'lifecycle:flushed').length;
    let written = () => undefined as void;
    const stop = bridge.lifecycle.onFlushRequested(() => new Promise((resolve) => (written = resolve)));
    bridge.lifecycle.onFlushRequested(() => Promise.reject(new Error('disk full')));
    push('lifecycle:flush', null);
    await eventually(() => expect(written).toBeDefined());
    expect(told()).toBe(0);
    written();
    await eventually(() => expect(told()).toBe(1));
    stop();
    push('lifecycle:flush', null);
    await eventually(() => expect(told()).toBe(2));
  });

  it('says with it whether something typed would be lost', async () => {
    const { bridge, ipcRenderer, push } = await load();
    const told = () =>
      ipcRenderer.calls.filter(({ channel }) => channel === 'lifecycle:flushed').map(({ sent }) => sent);
    bridge.lifecycle.onFlushRequested(async () => {});
    const stop = bridge.lifecycle.onFlushRequested(async () => true);
    push('lifecycle:flush', null);
    await eventually(() => expect(told()).toEqual([[true]]));
    stop();
    push('lifecycle:flush', null);
    await eventually(() => expect(told()).toEqual([[true], [false]]));
  });
});
