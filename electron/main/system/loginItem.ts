import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { App } from 'electron';
import { writeAtomically } from './atomicFile';
import type { Log } from './log';
import type { SettingsFile } from './settingsFile';
import type { Choices } from './choices';
import type { DeployedSettings } from './deployedSettings';

/** Argument of a start by the system, as opposed to one by the user. */
export const HIDDEN_ARGUMENT = '--hidden';

export interface LoginItem {
  readonly set: (on: boolean) => Promise<void>;
  /** Linux: an existing entry starts this program from now on, since an update of an AppImage may have changed its name. */
  readonly renew: () => Promise<void>;
  /** Did the system start the app? Then the window stays hidden. */
  readonly startedBySystem: (argv: readonly string[]) => boolean;
}

interface Parts {
  readonly app: Pick<App, 'setLoginItemSettings' | 'getLoginItemSettings'>;
  readonly platform: NodeJS.Platform;
  /** What the system must run: program and arguments. */
  readonly command: readonly string[];
  /** `$XDG_CONFIG_HOME` or `~/.config`. */
  readonly configFolder: string;
  /** Name of the installed .desktop file. */
  readonly desktopName: string;
  readonly log: Log;
}

/**
 * Quotes a word as the desktop entry specification requires: first for the command, then every backslash once more, since the value is
 * a text of the file. A single % begins a placeholder; a download's name may contain one.
 */
const quoted = (word: string): string =>
  `"${word.replaceAll(/["`$\\]/g, (sign) => `\\${sign}`)}"`.replaceAll('\\', '\\\\').replaceAll('%', '%%');

const execLine = (command: readonly string[]): string => `Exec=${command.map(quoted).join(' ')}`;

const desktopEntry = (command: readonly string[]): string =>
  ['[Desktop Entry]', 'Type=Application', 'Name=Balcão', execLine(command), 'X-GNOME-Autostart-enabled=true', ''].join(
    '\n',
  );

/**
 * Starting with the system: a login item on Windows and macOS, an autostart entry on Linux, which has no API.
 * macOS reports such a start itself; the others pass `--hidden`.
 */
export const createLoginItem = (parts: Parts): LoginItem => {
  const { app, platform, command, configFolder, desktopName, log } = parts;
  const [program = '', ...words] = command;
  const file = path.join(configFolder, 'autostart', desktopName);
  const hidden = [...command, HIDDEN_ARGUMENT];
  const logged = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => log.warn('the autostart entry was not written', { error }));
  const setEntry = (on: boolean): Promise<void> =>
    logged(on ? writeAtomically(file, desktopEntry(hidden)) : rm(file, { force: true }));
  const renewEntry = async (): Promise<void> => {
    const entry = await readFile(file, 'utf8').catch(() => null);
    // The other lines may say that the user has switched it off in the desktop's settings.
    const renewed = entry?.replace(/^Exec=.*$/m, () => execLine(hidden));
    if (renewed !== undefined && renewed !== entry) await logged(writeAtomically(file, renewed));
  };
  return {
    set: async (on) => {
      if (platform === 'linux') await setEntry(on);
      else if (platform === 'darwin') app.setLoginItemSettings({ openAtLogin: on });
      else app.setLoginItemSettings({ openAtLogin: on, path: program, args: [...words, HIDDEN_ARGUMENT] });
    },
    renew: async () => {
      if (platform === 'linux') await renewEntry();
    },
    startedBySystem: (argv) =>
      argv.includes(HIDDEN_ARGUMENT) || (platform === 'darwin' && app.getLoginItemSettings().wasOpenedAtLogin),
  };
};

interface Choosing {
  readonly loginItem: Pick<LoginItem, 'set' | 'renew'>;
  readonly choices: Choices;
  readonly settings: SettingsFile;
  readonly deployed: DeployedSettings | null;
}

/**
 * Registers the user's choice when it changes, and an administrator's default once: each registration makes Windows forget
 * that the user switched the entry off in the task manager.
 */
export const followLoginChoice = ({ loginItem, choices, settings, deployed }: Choosing): void => {
  let { openAtLogin: registered } = choices.get();
  choices.onChanged(({ openAtLogin }) => {
    if (openAtLogin === registered) return;
    registered = openAtLogin;
    void loginItem.set(openAtLogin);
  });
  const given = deployed?.defaults?.openAtLogin;
  const { choices: own, deployedOpenAtLogin } = settings.get();
  if (given === undefined || given === deployedOpenAtLogin) {
    void loginItem.renew();
    return;
  }
  settings.change({ deployedOpenAtLogin: given });
  if (own.openAtLogin === undefined) void loginItem.set(given);
};
