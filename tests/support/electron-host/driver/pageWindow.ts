import type { BrowserContext, Page, Request } from '@playwright/test';
import { isPageHost, toAppUrl } from '../addresses';
import { BINDING, HANDLE, type FromPage, type PageAnswer, type PageHandle } from '../page/messages';
import type { DriverCalls, FocusState, HostCalls, PageEvent, WindowShape } from '../protocol';
import { guardFrames } from './frameGuard';
import type { Rpc } from '../rpc';
import { VERSIONS } from '../settings';

export type HostRpc = Rpc<HostCalls, DriverCalls>;
type Handles = Readonly<Record<string, PageHandle | undefined>>;

interface OpenOptions {
  readonly context: BrowserContext;
  readonly win: number;
  readonly shape: WindowShape;
  readonly rpc: HostRpc;
  /** The bundled page part of the host. */
  readonly runtime: string;
  readonly platform: string;
}

/** Text that runs in the page before its own scripts: the page part of the host, then the preload inside a function. */
const pageScript = (runtime: string, { preload, argv }: WindowShape, platform: string): string => {
  const options = JSON.stringify({ platform, argv, versions: VERSIONS });
  return `(() => {
    ${runtime}
    electronHostPage.install(${options}, function (require, module, exports, process) { ${preload ?? ''} \n});
  })();`;
};

/** One BrowserWindow as a Chromium page. Its calls run one after the other. */
export class PageWindow {
  readonly #options: OpenOptions;
  readonly #win: number;
  readonly #shape: WindowShape;
  readonly #rpc: HostRpc;
  #page: Page;
  #crashed = false;
  #state: FocusState = { visible: true, focused: false };
  #turn: Promise<unknown> = Promise.resolve();

  private constructor(page: Page, options: OpenOptions) {
    this.#page = page;
    this.#options = options;
    this.#win = options.win;
    this.#shape = options.shape;
    this.#rpc = options.rpc;
  }

  static async open(options: OpenOptions): Promise<PageWindow> {
    const window = new PageWindow(await options.context.newPage(), options);
    await window.#prepare();
    return window;
  }

  /** The present page: after its process died, a reload replaces it. */
  get page(): Page {
    return this.#page;
  }

  async #prepare(): Promise<void> {
    const { page } = this;
    const { runtime, platform, shape } = this.#options;
    await page.setViewportSize({ width: shape.width, height: shape.height });
    if (!shape.network) {
      await page.route('**', (route) =>
        isPageHost(new URL(route.request().url()).host) ? route.continue() : route.abort(),
      );
    }
    if (!shape.scripts) {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setScriptExecutionDisabled', { value: true });
    }
    await page.exposeBinding(BINDING, (source, message: FromPage) => {
      const isMainFrame = source.frame === page.mainFrame();
      return isMainFrame
        ? this.#answer(message, toAppUrl(source.frame.url()))
        : refuse('Frames have no access to the app');
    });
    await page.addInitScript({ content: pageScript(runtime, shape, platform) });
    await guardFrames(page, {
      mayNavigateFrame: (url) => this.#rpc.call('page:may-navigate-frame', this.#win, toAppUrl(url)),
      mayRedirect: (url, isMainFrame) => this.#rpc.call('page:may-redirect', this.#win, toAppUrl(url), isMainFrame),
    });
    this.#reportEvents();
  }

  /** Ends the page's process. Chromium reports this by an event; the command itself never answers. */
  async crash(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    void session.send('Page.crash').catch(() => undefined); // its connection ends with the process
  }

  /** Playwright, unlike Electron, cannot reload a page whose process died: a new page with the same address replaces it. */
  async reload(): Promise<void> {
    if (!this.#crashed) {
      await this.page.reload();
      return;
    }
    const dead = this.page;
    this.#crashed = false;
    this.#page = await this.#options.context.newPage();
    await this.#prepare();
    await this.load(dead.url());
    await dead.close();
  }

  /** Runs after all earlier calls of this window, whether they failed or not. */
  inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const done = this.#turn.then(run);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async load(url: string): Promise<void> {
    await this.page.goto(url, { waitUntil: 'load' });
  }

  /** Sends a message. A loading page has no handle yet, so the message is lost, as in Electron. */
  async send(channel: string, args: unknown[]): Promise<void> {
    if (this.page.isClosed()) return;
    await this.page.evaluate(([name, to, values]) => (window as unknown as Handles)[name]?.emit(to, values), [
      HANDLE,
      channel,
      args,
    ] as const);
  }

  async setState(state: FocusState): Promise<void> {
    this.#state = { visible: state.visible || !this.#shape.throttled, focused: state.focused };
    await this.#pushState();
  }

  async #pushState(): Promise<void> {
    if (this.page.isClosed()) return;
    await this.page.evaluate(([name, state]) => (window as unknown as Handles)[name]?.setState(state), [
      HANDLE,
      this.#state,
    ] as const);
    if (this.#state.focused) await this.page.bringToFront();
  }

  async #answer(message: FromPage, url: string): Promise<PageAnswer> {
    try {
      return { ok: true, value: await this.#carryOut(message, url) };
    } catch (error) {
      return refuse((error as Error).message);
    }
  }

  async #carryOut(message: FromPage, url: string): Promise<unknown> {
    if (message.kind === 'invoke') {
      return await this.#rpc.call('ipc:invoke', this.#win, url, message.channel, message.args);
    }
    if (message.kind === 'title') this.#tell({ name: 'title', title: message.title });
    if (message.kind === 'open') await this.#openWindow(toAppUrl(message.url));
    if (message.kind === 'navigate') await this.#navigate(message.url);
    return undefined;
  }

  async #openWindow(url: string): Promise<void> {
    const mayOpen = await this.#rpc.call('page:may-open', this.#win, url);
    if (mayOpen) throw new Error('The test host opens no second window by itself');
  }

  async #navigate(url: string): Promise<void> {
    if (await this.#rpc.call('page:may-navigate', this.#win, toAppUrl(url))) await this.page.goto(url);
  }

  #reportEvents(): void {
    const isOurs = (request: Request) => request.isNavigationRequest() && request.frame() === this.page.mainFrame();
    /** A document was asked for and has not come; an address that changes without one stays in its document. */
    let isLeaving = false;
    this.page.on('request', (request) => {
      if (!isOurs(request)) return;
      isLeaving = true;
      this.#tell({ name: 'navigating', url: toAppUrl(request.url()) });
    });
    this.page.on('requestfailed', (request) => {
      if (isOurs(request)) isLeaving = false;
    });
    this.page.on('framenavigated', (frame) => {
      if (frame !== this.page.mainFrame()) return;
      this.#tell({ name: isLeaving ? 'navigated' : 'moved', url: toAppUrl(frame.url()) });
      isLeaving = false;
    });
    this.page.on('domcontentloaded', () => this.#tell({ name: 'dom-ready' }));
    this.page.on('load', () => {
      void this.inTurn(() => this.#pushState()).catch(() => undefined); // the page was left meanwhile
      this.#tell({ name: 'loaded' });
    });
    this.page.on('crash', () => {
      this.#crashed = true;
      this.#tell({ name: 'crashed' });
    });
  }

  #tell(event: PageEvent): void {
    this.#rpc.call('page:event', this.#win, event).catch(() => undefined); // the app has just ended
  }
}

const refuse = (message: string): PageAnswer => ({ ok: false, message });
