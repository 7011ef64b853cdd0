import os from 'node:os';
import type { App, Session } from 'electron';
import type { NativeDiagnostics, PageNote } from '@/bridge/system';
import type { Log } from './log';

/** Most log entries from the page per minute: a loop of errors must not fill the log. */
const MOST_NOTES = 60;
const MINUTE_MS = 60_000;

interface Parts {
  readonly app: Pick<App, 'getVersion' | 'isPackaged' | 'commandLine'>;
  readonly session: Pick<Session, 'resolveProxy'>;
  readonly notificationsSupported: () => boolean;
  /** Address the page talks to; null before one is chosen. */
  readonly serverAddress: () => string | null;
  readonly managed: boolean;
  readonly now: () => number;
  readonly log: Log;
}

/** A proxy result without the accounts that some proxy scripts put into it. */
const withoutAccounts = (proxy: string): string => proxy.replaceAll(/[^\s;@/]+@/g, '');

/** The facts of main for the diagnostics page, and the page's own notes for the log. */
export const createDiagnostics = (parts: Parts) => {
  const { app, session, notificationsSupported, serverAddress, managed, now, log } = parts;
  let minute = { began: now(), notes: 0 };
  const read = async (): Promise<NativeDiagnostics> => {
    const address = serverAddress();
    const { electron, chrome, node } = process.versions;
    return {
      versions: { app: app.getVersion(), electron, chrome, node, system: `${os.type()} ${os.release()} ${os.arch()}` },
      packaged: app.isPackaged,
      sandboxed: !app.commandLine.hasSwitch('no-sandbox'),
      notifications: notificationsSupported(),
      proxy: address === null ? '' : withoutAccounts(await session.resolveProxy(address).catch(() => '')),
      managed,
      problems: log.problems(),
    };
  };
  const note = ({ level, message, details }: PageNote): void => {
    if (now() - minute.began >= MINUTE_MS) minute = { began: now(), notes: 0 };
    minute.notes += 1;
    if (minute.notes <= MOST_NOTES) log[level](`page: ${message}`, details);
  };
  return { read, note };
};
