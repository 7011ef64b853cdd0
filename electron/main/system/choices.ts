import type { DictionarySource, SystemChoices, SystemState } from '@/bridge/system';
import type { SettingsFile } from './settingsFile';
import type { DeployedSettings } from './deployedSettings';

export interface Choices {
  readonly get: () => SystemChoices;
  readonly state: () => SystemState;
  /** Stores the changes, notifies the listeners and returns the new state. */
  readonly change: (changes: Partial<SystemChoices>) => SystemState;
  readonly onChanged: (listener: (choices: SystemChoices) => void) => void;
}

interface Parts {
  readonly settings: SettingsFile;
  readonly deployed: DeployedSettings | null;
  readonly platform: NodeJS.Platform;
}

/** Chromium's default source of dictionaries; macOS brings its own. */
export const DICTIONARY_HOST = 'https://redirector.gvt1.com/edgedl/chrome/dict/';

const dictionariesOf = ({ deployed, platform }: Pick<Parts, 'deployed' | 'platform'>): DictionarySource =>
  platform === 'darwin' ? { kind: 'system' } : { kind: 'download', address: deployed?.dictionaries ?? DICTIONARY_HOST };

/**
 * The user's choices for the app on this computer; missing ones come from the administrator's defaults, then ours. By default
 * closing hides the window to the tray; on Linux, where no API says whether a tray is shown, it minimises.
 */
export const createChoices = ({ settings, deployed, platform }: Parts): Choices => {
  const listeners: ((choices: SystemChoices) => void)[] = [];
  const defaults: SystemChoices = {
    closeTo: platform === 'linux' ? 'minimize' : 'tray',
    openAtLogin: false,
    spelling: true,
    downloadFolder: null,
    ...deployed?.defaults,
  };
  const get = (): SystemChoices => ({ ...defaults, ...settings.get().choices });
  const state = (): SystemState => ({
    choices: get(),
    offered: ['closeTo', 'openAtLogin', 'spelling', 'downloadFolder'],
    dictionaries: dictionariesOf({ deployed, platform }),
    managed: deployed !== null,
    waitingLimits: deployed?.waitingLimits ?? null,
    lockMinutes: deployed?.lockMinutes ?? null,
  });
  return {
    get,
    state,
    change: (changes) => {
      settings.change({ choices: { ...settings.get().choices, ...changes } });
      for (const listener of listeners) listener(get());
      return state();
    },
    onChanged: (listener) => void listeners.push(listener),
  };
};
