import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import ElectronStore from 'electron-store';
import { fittingValues } from './fittingValues';
import type { Log } from './log';
import { settingsSchema, type Settings } from './settingsSchema';

export interface SettingsFile {
  /** The settings as read at start, with every later change; from memory. */
  readonly get: () => Settings;
  /** Changes some settings and writes the small file. Never throws. */
  readonly change: (changes: Partial<Settings>) => void;
}

interface Parts {
  readonly folder: string;
  readonly log: Log;
}

const NAME = 'settings';

/** Every key that fits its schema, defaults for the rest. */
const readable = (raw: Readonly<Record<string, unknown>>): Settings =>
  settingsSchema.parse(fittingValues(settingsSchema.shape, raw));

/**
 * `settings.json` in the data folder. electron-store reads the disk on every get, so it is read once, at start, and afterwards only
 * written when a setting changes. A damaged file is first copied to `settings.json.bad`.
 */
export const openSettings = ({ folder, log }: Parts): SettingsFile => {
  const file = path.join(folder, `${NAME}.json`);
  const keepDamaged = (reason: string) => {
    log.warn('damaged settings were replaced, a copy is kept', { reason });
    if (existsSync(file)) copyFileSync(file, `${file}.bad`);
  };
  const open = (clearInvalidConfig: boolean) => new ElectronStore({ name: NAME, cwd: folder, clearInvalidConfig });

  let store: ElectronStore;
  let raw: Record<string, unknown>;
  try {
    store = open(false);
    raw = store.store;
  } catch {
    keepDamaged('not JSON');
    store = open(true);
    raw = {};
  }
  if (!settingsSchema.safeParse(raw).success) keepDamaged('does not fit its schema');
  let current = readable(raw);

  return {
    get: () => current,
    change: (changes) => {
      current = { ...current, ...changes };
      try {
        store.store = current;
      } catch (error) {
        log.error('settings not written', { error });
      }
    },
  };
};
