import type {
  DownloadProgress,
  LinkTarget,
  MenuCommand,
  MenuLanguage,
  NativeDiagnostics,
  NativeStore,
  NativeUsage,
  PageNote,
  ProxyAccount,
  ProxyQuestion,
  SystemBridge,
  SystemChoices,
  SystemState,
  UpdateState,
} from '@/bridge/system';

export const someDiagnostics: NativeDiagnostics = {
  versions: { app: '0.1.0', electron: '45.4.1', chrome: '156.0.0.0', node: '24.0.0', system: 'Linux 6.1 x64' },
  packaged: true,
  sandboxed: true,
  notifications: true,
  proxy: 'DIRECT',
  managed: false,
  problems: [],
};

interface Told {
  /** Whether the fingerprint matches; absent = there is no reader. */
  readonly touch: 'right' | 'wrong';
  state: Partial<SystemState>;
  update: UpdateState;
  diagnostics: NativeDiagnostics;
  usage: NativeUsage;
  /** The print engine's result; null for the browser's own dialog. */
  pdf: Uint8Array<ArrayBuffer>;
}

/** The app's calls of `DesktopBridge.system`. */
export interface SystemCallLog {
  readonly changes: Partial<SystemChoices>[];
  readonly languages: MenuLanguage[];
  /** Points at which the app's menu was opened. */
  readonly menus: [x: number, y: number][];
  readonly fetched: string[];
  readonly cancelled: number[];
  readonly revealed: number[];
  readonly accounts: { readonly id: number; readonly account: ProxyAccount | null }[];
  readonly notes: PageNote[];
  /** Pages sent to the print engine. */
  readonly printed: string[];
  readonly cleared: NativeStore[];
  checks: number;
  installs: number;
}

/** One push of main: the page's listeners, and the function that notifies them. */
const channel = <Payload>() => {
  const listeners = new Set<(payload: Payload) => void>();
  return {
    listen: (listener: (payload: Payload) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (payload: Payload) => {
      for (const listener of listeners) listener(payload);
    },
  };
};

/** `DesktopBridge.system` of an installed app, with the answers a test sets; it records its calls. */
export const createFakeSystem = (told: Partial<Told> = {}) => {
  let state: SystemState = {
    choices: { closeTo: 'tray', openAtLogin: false, spelling: true, downloadFolder: null },
    offered: ['closeTo', 'openAtLogin', 'spelling', 'downloadFolder'],
    dictionaries: { kind: 'download', address: 'https://dictionaries.example/' },
    managed: false,
    waitingLimits: null,
    lockMinutes: null,
    ...told.state,
  };
  const callLog: SystemCallLog = {
    changes: [],
    languages: [],
    menus: [],
    fetched: [],
    cancelled: [],
    revealed: [],
    accounts: [],
    notes: [],
    cleared: [],
    printed: [],
    checks: 0,
    installs: 0,
  };
  const links = channel<LinkTarget>();
  const commands = channel<MenuCommand>();
  const downloads = channel<DownloadProgress>();
  const questions = channel<ProxyQuestion>();
  const updates = channel<UpdateState>();
  const recoveries = channel<'crashed' | 'hung'>();
  const choose = (choices: Partial<SystemChoices>): SystemState => {
    state = { ...state, choices: { ...state.choices, ...choices } };
    return state;
  };
  const system: SystemBridge = {
    state: async () => state,
    change: async (choices) => {
      callLog.changes.push(choices);
      return choose(choices);
    },
    chooseDownloadFolder: async () => choose({ downloadFolder: '/home/ana/Notas' }),
    setLanguage: async (spoken) => void callLog.languages.push(spoken),
    links: { onOpened: links.listen },
    menu: { onCommand: commands.listen, show: async (x, y) => void callLog.menus.push([x, y]) },
    downloads: {
      start: async (address) => void callLog.fetched.push(address),
      cancel: async (id) => void callLog.cancelled.push(id),
      reveal: async (id) => void callLog.revealed.push(id),
      onChanged: downloads.listen,
    },
    print: async (html) => {
      callLog.printed.push(html);
      return told.pdf ?? null;
    },
    proxy: {
      onAsked: questions.listen,
      answer: async (id, account) => void callLog.accounts.push({ id, account }),
    },
    updates: {
      state: async () => told.update ?? { kind: 'off' },
      check: async () => void (callLog.checks += 1),
      install: async () => void (callLog.installs += 1),
      onChanged: updates.listen,
    },
    diagnostics: {
      read: async () => told.diagnostics ?? someDiagnostics,
      note: async (note) => void callLog.notes.push(note),
      onRecovered: recoveries.listen,
    },
    touch: {
      isOffered: async () => told.touch !== undefined,
      ask: async () => told.touch === 'right',
    },
    storage: {
      usage: async () => told.usage ?? { cache: 0, logs: 0, demo: 0 },
      clear: async (store) => void callLog.cleared.push(store),
    },
  };
  return {
    system,
    callLog,
    openLink: links.tell,
    chooseFromMenu: commands.tell,
    tellDownload: downloads.tell,
    askForAccount: questions.tell,
    tellUpdate: updates.tell,
    tellRecovery: recoveries.tell,
  };
};
