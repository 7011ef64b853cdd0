import type { UpdateState } from '@/bridge/system';
import type { Log } from './log';

/** Pause before the first check of the feed and between checks, ms. */
const FIRST_LOOK_MS = 30_000;
const LOOK_AGAIN_MS = 6 * 60 * 60_000;

/** The part of electron-updater that is used; `createUpdates` gets it when a feed is set, and never loads it otherwise. */
export interface Updater {
  /** Resolves with null if the updater cannot replace this copy; it then emits no event. */
  checkForUpdates(): Promise<object | null>;
  quitAndInstall(isSilent: boolean, isForceRunAfter: boolean): void;
  on(
    event: 'update-available' | 'update-not-available' | 'update-downloaded',
    listener: (info: { version: string }) => void,
  ): unknown;
  on(event: 'download-progress', listener: (progress: { percent: number }) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

interface Parts {
  /** Null without a feed: updates are off. Resolves with null if nothing can replace this copy. */
  readonly load: (() => Promise<Updater | null>) | null;
  readonly report: (state: UpdateState) => void;
  /** Does everything that quitting does, since the installer ends the app without waiting; false if the user does not want to quit. */
  readonly beforeInstall: () => Promise<boolean>;
  /** The installer did not start, so the app keeps running. */
  readonly installFailed: () => void;
  readonly log: Log;
}

export interface Updates {
  readonly state: () => UpdateState;
  readonly check: () => Promise<void>;
  /** Installs; only when an update is ready and the user has agreed. */
  readonly install: () => Promise<void>;
  /** Checks the feed at intervals. */
  readonly begin: () => void;
}

/** Turns the updater's events into states. */
const listenTo = (ready: Updater, become: (state: UpdateState) => void, fail: (error: Error) => void): void => {
  let version = '';
  ready.on('update-available', (info) => {
    version = info.version;
    become({ kind: 'downloading', version, percent: 0 });
  });
  ready.on('update-not-available', () => become({ kind: 'current' }));
  ready.on('download-progress', ({ percent }) =>
    become({ kind: 'downloading', version, percent: Math.floor(percent) }),
  );
  ready.on('update-downloaded', (info) => become({ kind: 'ready', version: info.version }));
  ready.on('error', fail);
};

/** Updates from a generic feed: downloaded in the background, installed after the user agreed. */
export const createUpdates = ({ load, report, beforeInstall, installFailed, log }: Parts): Updates => {
  let state: UpdateState = { kind: load === null ? 'off' : 'idle' };
  let updater: Promise<Updater | null> | null = null;
  let isInstalling = false;

  const become = (next: UpdateState): void => {
    state = next;
    report(next);
  };

  const fail = (error: unknown): void => {
    const detail = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    log.warn('an update failed', { detail });
    if (isInstalling) installFailed();
    isInstalling = false;
    become({ kind: 'failed', detail: detail.slice(0, 300) });
  };

  const isChecking = (): boolean => state.kind === 'checking';

  const prepare = async (open: () => Promise<Updater | null>): Promise<Updater | null> => {
    const ready = await open();
    if (ready === null) return null;
    listenTo(ready, become, fail);
    return ready;
  };

  const check = async (): Promise<void> => {
    if (load === null || state.kind === 'off' || isChecking() || state.kind === 'downloading' || state.kind === 'ready')
      return;
    become({ kind: 'checking' });
    try {
      updater ??= prepare(load);
      const ready = await updater;
      const found = ready === null ? null : await ready.checkForUpdates();
      if (found === null && isChecking()) become({ kind: 'off' });
    } catch (error) {
      // The updater also emits its failures as an event; report each only once.
      if (isChecking()) fail(error);
    }
  };

  return {
    state: () => state,
    check,
    install: async () => {
      if (state.kind !== 'ready' || updater === null || isInstalling) return;
      isInstalling = true;
      const ready = await updater;
      if (!(await beforeInstall())) {
        isInstalling = false;
        return;
      }
      // Silently, since the user has already agreed, and with a restart afterwards.
      ready?.quitAndInstall(true, true);
    },
    begin: () => {
      if (load === null) return;
      setTimeout(() => void check(), FIRST_LOOK_MS).unref();
      setInterval(() => void check(), LOOK_AGAIN_MS).unref();
    },
  };
};
