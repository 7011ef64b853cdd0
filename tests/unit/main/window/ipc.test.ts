import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHORTCUTS } from '@/bridge/shortcuts';
import { startMain } from '../startMain';

type Started = Awaited<ReturnType<typeof startMain>>;
const REFUSED = { ok: false, code: 'refused' };

let main: Started;
beforeAll(async () => {
  main = await startMain();
});
afterAll(() => {
  main.electron.app.removeAllListeners();
});

const SHORTCUT_NAMES = Object.fromEntries(Object.keys(SHORTCUTS).map((id) => [id, id]));

/** One call per channel whose arguments fit. */
const FITTING: Record<string, unknown[]> = {
  'server:state': [],
  'server:probe': ['https://a.example.com', false],
  'server:choose': [
    {
      address: 'https://a.example.com',
      addresses: {
        rest: 'https://a.example.com',
        socket: 'https://a.example.com',
        media: 'https://a.example.com',
        provider: 'https://a.example.com',
        kind: 'company',
      },
    },
  ],
  'server:start-demo': [],
  'session:stored': [],
  'session:login': [{ email: 'ana@demo.balcao', password: 'demo1234' }],
  'session:refresh': [],
  'session:logout': [],
  'session:discard': [],
  'session:access-token': [],
  'session:first-list': ['/tickets?pageNumber=1'],
  'session:keeping': [],
  'notifications:show': [
    { id: 'message:A', kind: 'message', title: 'a', body: 'b', target: { kind: 'ticket', uuid: 'u' } },
  ],
  'notifications:close': ['message:A'],
  'unread:set': [{ messages: 1, pending: 0 }],
  'window:set-appearance': [{ theme: 'dark', titleBar: { color: '#000000', symbolColor: '#ffffff' } }],
  'window:is-focused': [],
  'window:reload': [],
  'window:open-external': ['https://example.com'],
  'lifecycle:flushed': [],
  'tray:set': [{ disconnected: false, pending: [{ ticketId: 1, label: 'a' }], doNotDisturb: null }],
  'screen:is-locked': [],
  'microphone:access': [],
  'microphone:open-settings': [],
  'system:state': [],
  'system:change': [{ openAtLogin: true }],
  'system:choose-download-folder': [],
  'system:set-language': [{ language: 'en', shortcuts: SHORTCUT_NAMES }],
  'system:show-menu': [8, 40],
  'downloads:start': ['https://a.example.com/a.pdf'],
  'downloads:cancel': [1],
  'downloads:reveal': [1],
  'proxy:answer': [1, { username: 'ana', password: 'demo1234' }],
  'updates:state': [],
  'updates:check': [],
  'updates:install': [],
  'diagnostics:read': [],
  'diagnostics:note': [{ level: 'error', message: 'a', details: {} }],
  'touch:is-offered': [],
  'touch:ask': ['desbloquear o Balcão'],
  'system:print': ['<p>Oi</p>'],
  'storage:usage': [],
  'storage:clear': ['cache'],
};
const CHANNELS = Object.keys(FITTING);

/** Everything a call can change, as one comparable value. */
const stateOf = ({ electron, folder, window }: Started) => ({
  files: readdirSync(folder),
  window: [window?.state, window?.title, window?.background, window?.focused, window?.webContents.reloads],
  sent: window?.webContents.sent.length,
  badge: electron.app.badgeCount,
  notifications: electron.Notification.all.length,
  tray: electron.Tray.all.map(({ tooltip, image }) => [tooltip, image.file]),
  children: electron.utilityProcess.children.length,
  opened: electron.shell.opened.length,
  cookies: electron.session.fromPartition('server-auth').cookies.jar.size,
  listeners: electron.session.defaultSession.webRequest.beforeSend,
  asked: [electron.dialog.questions.length, electron.dialog.folders.length],
  fetched: window?.webContents.fetched.length,
  startsWithSystem: electron.app.loginItems.length,
  cache: electron.session.defaultSession.cacheBytes,
  ended: [electron.app.quits, electron.app.exits.length],
});

/** Senders that are not our page's main frame. */
const strangers = () => {
  const ours = main.window?.webContents;
  const other = { mainFrame: { url: 'app://balcao/' } };
  return [
    { type: 'frame', sender: ours, senderFrame: null },
    { type: 'frame', sender: ours, senderFrame: { url: 'app://balcao/' } },
    { type: 'frame', sender: other, senderFrame: other.mainFrame },
    { type: 'service-worker', sender: ours, senderFrame: ours?.mainFrame },
  ];
};

describe('who may call', () => {
  it('[SEC-02] the table handles every channel of the contract and no other', () => {
    expect([...main.electron.ipcMain.handlers.keys()].toSorted()).toEqual(CHANNELS.toSorted());
    expect(main.electron.ipcMain.eventNames()).toEqual([]);
  });

  it.each(CHANNELS)('[SEC-02] %s is refused to every foreign frame, even with valid arguments', async (channel) => {
    const before = stateOf(main);
    for (const stranger of strangers()) {
      expect(await main.electron.ipcMain.call(channel, stranger, ...(FITTING[channel] ?? []))).toEqual(REFUSED);
    }
    expect(stateOf(main)).toEqual(before);
  });

  it.each(['https://evil.example/', 'app://balcao.evil/', 'app://evil/', 'file:///app/index.html', 'about:blank', ''])(
    '[SEC-02] the main frame is refused while it shows %j',
    async (url) => {
      const frame = main.window?.webContents.mainFrame;
      if (frame === undefined) throw new Error('no window');
      const shown = frame.url;
      frame.url = url;
      expect(await main.call('session:access-token')).toEqual(REFUSED);
      frame.url = shown;
      expect(await main.call('session:access-token')).toEqual({ ok: true, value: null });
    },
  );

  it.each(CHANNELS)('[SEC-02] %s refuses extra arguments', async (channel) => {
    const before = stateOf(main);
    expect(await main.call(channel, ...(FITTING[channel] ?? []), 'more')).toEqual(REFUSED);
    expect(stateOf(main)).toEqual(before);
  });
});

/** What does not fit where this value does: other types, and what is out of bounds. */
const misfitsOf = (value: unknown): readonly unknown[] => {
  if (typeof value === 'string') return [7, ['x'], 'x'.repeat(10_000)];
  if (typeof value === 'number') return ['7', Number.NaN, -1.5];
  if (typeof value === 'boolean') return ['true', 1];
  return value === null ? ['x', 7] : ['x', 7, []];
};

/** Copies of fitting arguments that differ from them in one place: a misfit, a part that is missing, or one too many. */
const nearMisses = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) {
    const items = value.flatMap((item, place) => nearMisses(item).map((miss) => value.with(place, miss)));
    return [...items, ...misfitsOf('').slice(0, 1)];
  }
  if (typeof value !== 'object' || value === null) return misfitsOf(value);
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const { [name]: _missing, ...rest } = value as Record<string, unknown>;
    return [rest, ...nearMisses(part).map((miss) => ({ ...value, [name]: miss }))];
  });
  return [...misfitsOf(value), ...parts, { ...value, more: ['x'] }];
};

describe('what a call may contain', () => {
  it.each(CHANNELS.filter((channel) => FITTING[channel]?.length))(
    '[SEC-02] %s refuses arguments that differ from fitting ones in one place',
    async (channel) => {
      const before = stateOf(main);
      const fitting = FITTING[channel] ?? [];
      const misses = fitting.flatMap((value, place) => nearMisses(value).map((miss) => fitting.with(place, miss)));
      const accepted = [];
      for (const sent of [...misses, fitting.slice(1)]) {
        // A page to print may be long.
        if (channel === 'system:print' && String(sent[0]).length === 10_000) continue;
        const answer = await main.call(channel, ...sent);
        if (JSON.stringify(answer) !== JSON.stringify(REFUSED)) accepted.push(sent);
      }
      expect(accepted).toEqual([]);
      expect(stateOf(main)).toEqual(before);
    },
  );
});

/** Small seeded generator, so that a failure can be repeated. */
const generator = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};
const random = generator(20_261_121);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
const HOSTILE: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => Number.NaN,
  () => -1,
  () => 2 ** 53,
  () => 'x'.repeat(Math.floor(random() * 5_000)),
  () => 'javascript:alert(1)',
  () => ['__proto__', 'constructor'],
  () => JSON.parse('{"__proto__":{"polluted":true}}') as unknown,
  () => ({ id: 'a', kind: 'message', title: 't', body: 'b', target: { kind: 'ticket', uuid: 'u' }, html: '<b>' }),
  () => ({ email: 'a', password: 'b', remember: true }),
  () => ({ messages: 1.5, pending: -1 }),
  () => ({ theme: 'dark', titleBar: { color: 'url(https://evil.example)', symbolColor: '#fff' } }),
  () => ({ address: 'file:///etc', addresses: { rest: 'file:///etc' } }),
  () => new Date(),
  () => new Map([['a', 1]]),
  () => new Uint8Array(64),
  () => Array.from({ length: 50 }, () => random()),
];

it('[SEC-02] 10,000 calls from foreign frames and with invalid arguments leave main running and its state unchanged', async () => {
  const before = stateOf(main);
  const answers = new Set<string>();
  for (let count = 0; count < 10_000; count += 1) {
    const channel = pick(CHANNELS);
    const fits = random() < 0.3;
    const event = fits ? pick(strangers()) : pick([main.ourEvent(), ...strangers()]);
    // Some channels accept a single text, so our own page always sends one argument more than any channel takes.
    const noise = Array.from({ length: 3 + Math.floor(random() * 3) }, () => pick(HOSTILE)());
    const near = [pick(HOSTILE.slice(8))(), ...(channel === 'server:probe' ? [pick(HOSTILE)()] : [])];
    const sent = fits ? (FITTING[channel] ?? []) : random() < 0.5 ? noise : near;
    answers.add(JSON.stringify(await main.electron.ipcMain.call(channel, event, ...sent)));
  }
  expect([...answers]).toEqual([JSON.stringify(REFUSED)]);
  expect(stateOf(main)).toEqual(before);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  expect(await main.call('server:state')).toEqual({ ok: true, value: { current: null, recent: [] } });
});

describe('answers', () => {
  it('[SEC-02] a failure is sent as a code, never as an error', async () => {
    expect(await main.call('server:choose', ...(FITTING['server:choose'] ?? []))).toEqual({
      ok: false,
      code: 'failed',
    });
  });

  it('[DESK-18] [SEC-02] a push waits until a call of a reloaded page is answered, not refused, and a destroyed page gets none', async () => {
    const contents = main.window?.webContents;
    if (contents === undefined) throw new Error('no window');
    await main.call('server:state');
    contents.sent.length = 0;
    main.window?.emit('focus');
    expect(contents.sent).toEqual([{ channel: 'window:focus-changed', payload: true }]);
    await main.call('window:reload');
    main.window?.emit('blur');
    for (const event of [main.ourEvent(), ...strangers()])
      expect(await main.electron.ipcMain.call('server:state', event, 'more')).toEqual(REFUSED);
    expect(contents.sent).toHaveLength(1);
    await main.call('server:state');
    expect(contents.sent[1]).toEqual({ channel: 'window:focus-changed', payload: false });
    contents.destroyed = true;
    main.window?.emit('focus');
    expect(contents.sent).toHaveLength(2);
    contents.destroyed = false;
  });
});
