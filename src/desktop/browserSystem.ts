import { redactFields, redactText } from '@/bridge/redaction';
import type { NativeDiagnostics, PageNote, SystemBridge, SystemState } from '@/bridge/system';

type Page = Pick<Window, 'document'> & {
  readonly Notification?: Pick<typeof Notification, 'permission'>;
  readonly navigator?: Pick<Navigator, 'userAgent' | 'platform'>;
};

/** Most problems kept for the report; a page has no log on disk. */
const MOST_PROBLEMS = 40;

const nothing = (): void => {};
const never = () => nothing;

/** A page has no choices of an installed app; spell checking and downloads are its browser's. */
const STATE: SystemState = {
  choices: { closeTo: 'quit', openAtLogin: false, spelling: true, downloadFolder: null },
  offered: [],
  dictionaries: null,
  managed: false,
  waitingLimits: null,
  lockMinutes: null,
};

/** What a page knows about itself. */
const createPageDiagnostics = (page: Page, appVersion: string): SystemBridge['diagnostics'] => {
  const problems: string[] = [];
  const { userAgent = '', platform = '' } = page.navigator ?? {};
  const facts: Omit<NativeDiagnostics, 'notifications' | 'problems'> = {
    versions: {
      app: appVersion,
      electron: '',
      chrome: /Chrome\/([\d.]+)/.exec(userAgent)?.[1] ?? '',
      node: '',
      system: platform,
    },
    packaged: true,
    sandboxed: true,
    proxy: '',
    managed: false,
  };
  const note = ({ level, message, details }: PageNote): void => {
    if (level === 'info') return;
    problems.push(`${new Date().toISOString()} ${level} ${redactText(message)} ${redactFields(details)}`);
    if (problems.length > MOST_PROBLEMS) problems.shift();
  };
  return {
    read: async () => ({
      ...facts,
      notifications: page.Notification?.permission === 'granted',
      problems: [...problems],
    }),
    note: async (noted) => note(noted),
    onRecovered: never,
  };
};

/** Prints a page with the browser's dialog, from a hidden frame. */
const printByBrowser = (document: Document, html: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const frame = document.createElement('iframe');
    // Printing needs no scripts in the frame, only access from this document and the print dialog.
    frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
    frame.style.display = 'none';
    frame.srcdoc = html;
    frame.addEventListener('load', () => {
      const view = frame.contentWindow;
      if (!view) {
        reject(new Error('The frame to print is gone'));
        return;
      }
      view.addEventListener('afterprint', () => frame.remove());
      view.print();
      resolve();
    });
    document.body.append(frame);
  });

/** The system bridge of a plain browser: it offers nothing, and the browser itself downloads files. */
export const createBrowserSystem = (page: Page, appVersion: string): SystemBridge => ({
  state: async () => STATE,
  change: async () => STATE,
  chooseDownloadFolder: async () => STATE,
  setLanguage: async () => {},
  links: { onOpened: never },
  menu: { onCommand: never, show: async () => {} },
  downloads: {
    start: async (address) => {
      const link = page.document.createElement('a');
      link.href = address;
      link.download = '';
      link.rel = 'noopener noreferrer';
      link.click();
    },
    cancel: async () => {},
    reveal: async () => {},
    onChanged: never,
  },
  print: async (html) => {
    await printByBrowser(page.document, html);
    return null;
  },
  proxy: { onAsked: never, answer: async () => {} },
  updates: { state: async () => ({ kind: 'off' }), check: async () => {}, install: async () => {}, onChanged: never },
  diagnostics: createPageDiagnostics(page, appVersion),
  touch: { isOffered: async () => false, ask: async () => false },
  storage: { usage: async () => null, clear: async () => {} },
});
