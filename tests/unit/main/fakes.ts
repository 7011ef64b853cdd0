import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ServerAddresses } from '@/bridge/desktop';
import type { HeldSession } from '@native/main/session/heldSession';
import type { Log, LogFields } from '@native/main/system/log';
import type { SettingsFile } from '@native/main/system/settingsFile';
import { settingsSchema, type Settings } from '@native/main/system/settingsSchema';
import type { SessionSecrets } from '@native/main/session/sessionVault';
import { createChoices } from '@native/main/system/choices';
import type { SystemServices } from '@native/main/system/systemHandlers';

/** A new empty folder. */
export const aFolder = (): string => mkdtempSync(path.join(os.tmpdir(), 'balcao-main-'));

export const aServer = (changes: Partial<ServerAddresses> = {}): ServerAddresses => ({
  rest: 'https://api.example.com/api',
  socket: 'https://api.example.com',
  media: 'https://api.example.com',
  provider: 'https://api.example.com/api',
  kind: 'company',
  ...changes,
});

/** A log that records its lines. */
export const aLog = (): Log & { readonly lines: { message: string; fields: LogFields }[] } => {
  const lines: { message: string; fields: LogFields }[] = [];
  const write = (message: string, fields: LogFields = {}) => void lines.push({ message, fields });
  return { lines, info: write, warn: write, error: write, problems: () => [], flush: async () => undefined };
};

/** Settings in memory. */
export const someSettings = (changes: Partial<Settings> = {}): SettingsFile => {
  let current: Settings = { ...settingsSchema.parse({}), ...changes };
  return {
    get: () => current,
    change: (next) => {
      current = { ...current, ...next };
    },
  };
};

/** A session in memory, as `createHeldSession` keeps it. */
export const aHeldSession = (secrets: SessionSecrets): HeldSession => {
  let held = secrets;
  let mark = 0;
  return {
    load: async () => undefined,
    token: () => held.token,
    refreshCookie: () => held.jrt,
    mark: () => mark,
    renew: (of, change) => {
      if (of === mark) held = { ...held, ...change };
    },
    begin: (next) => {
      mark += 1;
      held = next;
    },
    drop: async () => {
      mark += 1;
      held = { token: null, jrt: null };
    },
    keeping: async () => 'encrypted',
    settled: async () => undefined,
  };
};

/** The installed app, without any behaviour. */
export const aSystem = (): SystemServices => {
  const choices = createChoices({ settings: someSettings(), deployed: null, platform: 'linux' });
  const nothing = async () => undefined;
  return {
    choices,
    chooseDownloadFolder: nothing,
    speak: () => undefined,
    showMenu: () => undefined,
    downloads: { start: () => undefined, cancel: () => undefined, reveal: () => undefined, running: () => 0 },
    print: async () => new Uint8Array(),
    proxy: { answer: () => undefined },
    updates: { state: () => ({ kind: 'off' }), check: nothing, install: nothing },
    diagnostics: {
      read: async () => ({
        versions: { app: '1.2.3', electron: '', chrome: '', node: '', system: '' },
        packaged: false,
        sandboxed: true,
        notifications: true,
        proxy: '',
        managed: false,
        problems: [],
      }),
      note: () => undefined,
    },
    touch: { isOffered: () => false, ask: async () => false },
    storage: { usage: async () => ({ cache: 0, logs: 0, demo: 0 }), clear: nothing },
  };
};
