import { AxiosHeaders, type AxiosAdapter } from 'axios';
import { vi } from 'vitest';
import type { DesktopBridge, InvokeChannels, PushChannels } from '@/bridge/desktop';
import { createBrowserBridge } from '@/desktop/browserBridge';
import { createHandlers } from '@native/main/window/handlers';
import { createNotifications } from '@native/main/alerts/notifications';
import { createOpenSafely } from '@native/main/window/openSafely';
import type { RequestOptions } from '@native/main/server/mainRequest';
import { createSessionCalls } from '@native/main/session/sessionCalls';
import { aHeldSession, aLog, aServer, aSystem } from '@tests/unit/main/fakes';
import { createMemoryStorage } from './memoryStorage';
import type { SessionServer } from '../servers/sessionServer';

/** A face of the bridge, with records of and control over the simulated computer behind it. */
export interface Face {
  readonly bridge: DesktopBridge;
  /** Addresses that were opened outside. */
  readonly opened: string[];
  readonly reloads: () => number;
  /** The numbers the machine shows. */
  readonly unreadShown: () => number;
  readonly clickNotification: (title: string) => void;
  readonly setFocus: (focused: boolean) => void;
  readonly wake: () => void;
  /** The computer asks to write everything; resolves when the page confirms it, or when the computer would no longer wait. */
  readonly flush: () => Promise<void>;
}

const SERVER = aServer();

class PageNotification extends EventTarget {
  static permission: NotificationPermission = 'granted';
  static readonly all: PageNotification[] = [];
  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    super();
    PageNotification.all.push(this);
  }
  close(): void {}
}

/** The browser's cookie jar and network in front of the fake server. */
const createBrowserNetwork = (server: SessionServer): AxiosAdapter => {
  let cookie: string | null = null;
  return async (config) => {
    const { pathname } = new URL(config.url ?? '', config.baseURL);
    const answer = server.ask({
      method: (config.method ?? 'get').toUpperCase(),
      path: pathname,
      body: config.data === undefined ? undefined : JSON.parse(String(config.data)),
      authorization: AxiosHeaders.from(config.headers).get('Authorization')?.toString(),
      cookie,
    });
    if (answer.cookie !== undefined) cookie = answer.cookie || null;
    return { data: answer.body, status: answer.status, statusText: '', headers: new AxiosHeaders(), config };
  };
};

/** `src/desktop/browserBridge.ts` on a fake page. */
export const createBrowserFace = async (server: SessionServer): Promise<Face> => {
  PageNotification.all.length = 0;
  const events = new EventTarget();
  const opened: string[] = [];
  const reload = vi.fn();
  const document = { title: 'Balcão', hasFocus: () => isFocused };
  let isFocused = true;
  const page = {
    location: { origin: 'http://127.0.0.1:4123', reload },
    document,
    localStorage: createMemoryStorage(),
    Notification: PageNotification,
    focus() {},
    open: (url: string) => void opened.push(url),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  return {
    bridge: createBrowserBridge(page as never, createBrowserNetwork(server)),
    opened,
    reloads: () => reload.mock.calls.length,
    unreadShown: () => Number(/^\((\d+)\)/.exec(document.title)?.[1] ?? 0),
    clickNotification: (title) => {
      PageNotification.all.findLast((notice) => notice.title === title)?.dispatchEvent(new Event('click'));
    },
    setFocus: (focused) => {
      isFocused = focused;
      events.dispatchEvent(new Event(focused ? 'focus' : 'blur'));
    },
    wake: () => void events.dispatchEvent(new Event('resume')),
    flush: async () => void events.dispatchEvent(new Event('pagehide')),
  };
};

type MainSide = Pick<Parameters<typeof createSessionCalls>[0], 'cookies' | 'request'>;

/** Main's own network and cookies in front of the fake server. */
const createMainSession = (server: SessionServer): MainSide => {
  let cookie: string | null = null;
  return {
    cookies: {
      set: async ({ value = '' }: { value?: string }) => {
        cookie = value;
      },
      get: async () => (cookie === null ? [] : [{ name: 'jrt', value: cookie, sameSite: 'unspecified' }]),
      remove: async () => {
        cookie = null;
      },
    },
    request: async (url: string, init: RequestOptions) => {
      const answer = server.ask({
        method: init.method ?? 'GET',
        path: new URL(url).pathname.replace(/^\/api/, ''),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
        authorization: init.headers?.Authorization,
        cookie,
      });
      if (answer.cookie !== undefined) cookie = answer.cookie || null;
      return { status: answer.status, url, text: answer.body === '' ? '' : JSON.stringify(answer.body) };
    },
  };
};

/** The real preload and main's real handlers, connected by a fake IPC. */
export const createDesktopFace = async (server: SessionServer): Promise<Face> => {
  vi.resetModules();
  const electron = await import('../electronStandIn');
  electron.Notification.all.length = 0;
  const log = aLog();
  const held = aHeldSession({ token: null, jrt: null });
  const opened: string[] = [];
  const reload = vi.fn();
  let isFocused = true;
  let unread = 0;
  let flushed = (): void => {};
  const push = <Channel extends keyof PushChannels>(channel: Channel, payload: PushChannels[Channel]): void =>
    void electron.ipcRenderer.emit(channel, {}, payload);
  const handlers = createHandlers({
    directory: { state: async () => ({ current: SERVER, recent: [] }) } as never,
    calls: createSessionCalls({ ...createMainSession(server), held, server: () => SERVER, log }),
    firstList: { ask: () => {}, take: async () => null },
    held,
    alerts: {
      notifications: createNotifications({
        isSupported: () => true,
        create: (options) => new electron.Notification(options) as never,
        platform: 'linux',
        icon: '',
        openWindow() {},
        tellPage: (event) => push('notifications:event', event),
        log,
      }),
      setUnread: ({ messages, pending }) => {
        unread = messages + pending;
      },
      tray: { setState: () => {} },
      machine: { isLocked: () => false },
      microphone: { access: () => 'unknown', openSettings: async () => {} },
    },
    system: aSystem(),
    window: () => ({ browserWindow: { isFocused: () => isFocused }, open() {}, reload, setAppearance() {} }) as never,
    openSafely: createOpenSafely({ shell: { openExternal: async (url) => void opened.push(url) }, log }),
    pageFlushed: () => flushed(),
  });
  electron.ipcRenderer.answer = async (channel, sent) => {
    const { schema, run } = handlers[channel as keyof InvokeChannels];
    const read = schema.safeParse(sent);
    if (!read.success) return { ok: false, code: 'refused' };
    return { ok: true, value: await (run as (...args: unknown[]) => unknown)(...read.data) };
  };
  await import('@native/preload/index');
  return {
    bridge: electron.contextBridge.exposed.get('desktop') as DesktopBridge,
    opened,
    reloads: () => reload.mock.calls.length,
    unreadShown: () => unread,
    clickNotification: (title) => {
      electron.Notification.all.findLast(({ options }) => options.title === title)?.emit('click');
    },
    setFocus: (focused) => {
      isFocused = focused;
      push('window:focus-changed', focused);
    },
    wake: () => push('lifecycle:wake', null),
    flush: () =>
      new Promise((resolve) => {
        flushed = resolve;
        push('lifecycle:flush', null);
      }),
  };
};
