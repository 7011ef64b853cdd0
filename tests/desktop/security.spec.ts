import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startForeignServer, type ForeignServer } from '@tests/support/servers/foreignServer';
import { expect, test } from './fixtures';
import { NativeSide } from './support/nativeSide';

declare global {
  interface Window {
    injected?: boolean;
  }
}

/** Code that runs in a later task: the page's policy applies there, but not to the code that Playwright itself runs. */
const later = (code: string): string =>
  `new Promise((resolve) => setTimeout(() => { try { resolve(String(${code})); } catch (error) { resolve(error.name); } }))`;

let foreignServer: ForeignServer;
test.beforeEach(async () => {
  foreignServer = await startForeignServer();
});
test.afterEach(() => foreignServer.close());

test('[SEC-01] the page runs no text as code, reaches no foreign host by fetch, socket, frame, beacon, picture over http, script, style sheet or form, and the window neither leaves the app nor opens another window', async ({
  launch,
}) => {
  const desktop = await launch();
  const page = await desktop.firstWindow();
  const { origin } = new URL(page.url());
  const native = new NativeSide(desktop);

  expect(await page.evaluate(later("window.eval('1 + 1')"))).toBe('EvalError');
  expect(await page.evaluate(later("new Function('return 1')()"))).toBe('EvalError');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.head.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="window.injected = true">');
  });
  await expect(page.locator('img[src="x:"]')).toBeAttached();
  expect(await page.evaluate(() => window.injected)).toBeUndefined();

  const outcome = await page.evaluate(async (url) => {
    // In a later task, where the page's policy applies to this code, too.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const socket = new Promise((resolve) => {
      const foreign = new WebSocket(url.replace('http', 'ws'));
      foreign.addEventListener('open', () => resolve('open'));
      foreign.addEventListener('error', () => resolve('error'));
    });
    const frame = document.createElement('iframe');
    frame.src = url;
    const framed = new Promise((resolve) => frame.addEventListener('load', () => resolve('ended')));
    document.body.append(frame);
    const fetched = await fetch(url).then(
      () => 'answered',
      () => 'refused',
    );
    navigator.sendBeacon(`${url}/beacon`, 'x');
    /** Adds an element that loads something, and waits until that has failed or, wrongly, succeeded. */
    const load = (element: HTMLElement): Promise<string> =>
      new Promise((resolve) => {
        for (const end of ['load', 'error']) element.addEventListener(end, () => resolve(end));
        document.body.append(element);
      });
    const loaded = await Promise.all([
      load(Object.assign(document.createElement('img'), { src: `${url}/picture` })),
      load(Object.assign(document.createElement('script'), { src: `${url}/script.js` })),
      load(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${url}/style.css` })),
    ]);
    const form = Object.assign(document.createElement('form'), {
      action: `${url}/form`,
      method: 'post',
      target: '_blank',
    });
    document.body.append(form);
    form.submit();
    return { fetched, socket: await socket, framed: await framed, loaded };
  }, foreignServer.url);

  expect(outcome).toEqual({
    fetched: 'refused',
    socket: 'error',
    framed: 'ended',
    loaded: ['error', 'error', 'error'],
  });
  // A new window that the policy lets pass opens outside; the form's would come before this one.
  await page.evaluate((url) => void window.open(url), `${foreignServer.url}/after`);
  await expect.poll(() => native.openedOutside()).toEqual([`${foreignServer.url}/after`]);
  expect(foreignServer.requests).toEqual([]);

  await page.evaluate((url) => location.assign(url), foreignServer.url);
  await page.evaluate((url) => {
    for (const target of [url, 'file:///etc/passwd', 'javascript:alert(1)', 'balcao://ticket/1']) window.open(target);
  }, foreignServer.url);

  await expect.poll(() => native.openedOutside()).toEqual([`${foreignServer.url}/after`, `${foreignServer.url}/`]);
  expect(new URL(page.url()).origin).toBe(origin);
  expect(desktop.windows()).toHaveLength(1);
  expect(foreignServer.requests).toEqual([]);
});

test('[SEC-01] a frame loads only the help video player, even when the player redirects or navigates', async ({
  launch,
}) => {
  const player = 'https://www.youtube-nocookie.com';
  const [desktop, otherServer] = [await launch(), await startForeignServer()];
  try {
    await desktop.firstWindow();
    // A page without its own policy, so that only the app's restriction applies.
    await desktop.evaluate(
      ({ BrowserWindow }, url) => new BrowserWindow({ webPreferences: { sandbox: true } }).loadURL(url),
      foreignServer.url,
    );
    const page = desktop.windows().find((window) => window.url().startsWith(foreignServer.url));
    if (page === undefined) throw new Error('The second window did not open');
    await page.route(`${player}/**`, (route) =>
      route.request().url().endsWith('/moved')
        ? route.fulfill({ status: 302, headers: { Location: `${otherServer.url}/redirected` } })
        : route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>Vídeo de ajuda</p>' }),
    );
    const embed = (name: string, src: string) =>
      page.evaluate(
        (frame) => {
          document.body.append(Object.assign(document.createElement('iframe'), frame));
        },
        { name, src },
      );

    await embed('foreign', `${otherServer.url}/framed`);
    await embed('moved', `${player}/embed/moved`);
    await embed('player', `${player}/embed/abc`);
    await expect(page.frameLocator('[name=player]').getByText('Vídeo de ajuda')).toBeVisible();
    await page.evaluate((url) => window.open(url, 'player'), `${otherServer.url}/opened`);
    await page
      .frames()
      .find((frame) => frame.name() === 'player')
      ?.evaluate((url) => location.assign(url), `${otherServer.url}/left`);
    await embed('last', `${player}/embed/last`);
    await expect(page.frameLocator('[name=last]').getByText('Vídeo de ajuda')).toBeVisible();

    await expect(page.frameLocator('[name=player]').getByText('Vídeo de ajuda')).toBeVisible();
    expect(otherServer.requests).toEqual([]);
  } finally {
    otherServer.close();
  }
});

test('[SEC-01] [SEC-02] the page may use the microphone, but neither the camera nor the location, finds the bridge frozen and sees nothing of Node or Electron; the app refuses every call of the bridge by a foreign page with the same preload', async ({
  launch,
  userData,
}) => {
  const desktop = await launch();
  const page = await desktop.firstWindow();

  const outcome = await page.evaluate(async () => {
    const nameOf = (error: unknown) => (error as Error).name;
    const media = (constraints: MediaStreamConstraints) =>
      navigator.mediaDevices.getUserMedia(constraints).then(() => 'granted', nameOf);
    const position = new Promise((resolve) => {
      navigator.geolocation.getCurrentPosition(
        () => resolve('granted'),
        (error) => resolve(error.code === error.PERMISSION_DENIED ? 'denied' : error.message),
      );
    });
    return { audio: await media({ audio: true }), video: await media({ video: true }), position: await position };
  });

  expect(outcome).toEqual({ audio: 'granted', video: 'NotAllowedError', position: 'denied' });

  const found = await page.evaluate(() => {
    const bridge = window.desktop;
    const parts = Object.values(bridge).filter((part): part is object => typeof part === 'object');
    const frozen = [bridge, ...parts].every((part) => Object.isFrozen(part));
    const replaced = Reflect.set(bridge.session, 'accessToken', () => 'stolen') || Reflect.set(window, 'desktop', {});
    const leaked = ['require', 'process', 'Buffer', 'module', 'ipcRenderer', 'electron'].filter(
      (name) => name in window,
    );
    return { frozen, replaced, leaked, parts: Object.keys(bridge).sort() };
  });

  expect(found).toEqual({
    frozen: true,
    replaced: false,
    leaked: [],
    parts: [
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
    ],
  });

  const before = await page.evaluate(() => window.desktop.server.state());

  await desktop.evaluate(async ({ app, BrowserWindow }, url) => {
    const preload = `${app.getAppPath()}/dist-electron/preload.cjs`;
    await new BrowserWindow({ webPreferences: { preload, contextIsolation: true, sandbox: true } }).loadURL(url);
  }, foreignServer.url);
  const foreignPage = desktop.windows().find((window) => window.url().startsWith(foreignServer.url));
  const answers = await foreignPage?.evaluate(async () => {
    /** Every function of the bridge but the listeners and `authorization`, which ask main nothing. */
    const callsOf = (part: object): (() => Promise<unknown>)[] =>
      Object.entries(part).flatMap(([name, value]: [string, unknown]) => {
        if (typeof value === 'object' && value !== null) return callsOf(value);
        if (typeof value !== 'function' || /^on[A-Z]|^authorization$/.test(name)) return [];
        return [value as () => Promise<unknown>];
      });
    return await Promise.all(
      callsOf(window.desktop).map((call) =>
        call().then(
          () => 'answered',
          (error: Error) => error.message,
        ),
      ),
    );
  });

  const refused = (answers ?? []).map(
    (answer) => /^(?<channel>[\w:-]+): refused$/.exec(answer)?.groups?.['channel'] ?? answer,
  );
  expect(refused.length).toBeGreaterThan(40);
  // Arguments that do not fit are refused, too; the log shows that the sender was the reason.
  await expect
    .poll(() => {
      const log = readFileSync(path.join(userData, 'logs/main.log'), 'utf8');
      return refused.filter(
        (channel) => !log.includes(`refused an ipc call from another page {"channel":"${channel}"}`),
      );
    })
    .toEqual([]);
  expect(await page.evaluate(() => window.desktop.server.state())).toEqual(before);
  expect(await new NativeSide(desktop).openedOutside()).toEqual([]);
});
