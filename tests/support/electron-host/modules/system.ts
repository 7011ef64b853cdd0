import { EventEmitter } from 'node:events';
import { createEvent } from './events';
import { settings } from './running';
import { strict } from './strict';

/** The small system modules: each answers like an ordinary desktop, and specs may emit their events. */

const DISPLAY = {
  id: 1,
  scaleFactor: 1,
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  workArea: { x: 0, y: 0, width: 1920, height: 1040 },
} as Electron.Display;

export const screen = strict('screen', {
  getPrimaryDisplay: () => DISPLAY,
  getAllDisplays: () => [DISPLAY],
} satisfies Partial<Electron.Screen>);

/** @public The declaration of electron.ts names it. */
export class HostPowerMonitor extends EventEmitter implements Pick<Electron.PowerMonitor, 'getSystemIdleState'> {
  /** The idle state the system reports; specs change it. */
  idleState: ReturnType<Electron.PowerMonitor['getSystemIdleState']> = 'active';

  getSystemIdleState(_seconds: number): ReturnType<Electron.PowerMonitor['getSystemIdleState']> {
    return this.idleState;
  }

  /** Refuses lock events on Linux, which has none. */
  override emit(name: string, ...args: unknown[]): boolean {
    const isLock = name === 'lock-screen' || name === 'unlock-screen';
    return isLock && settings.platform === 'linux' ? false : super.emit(name, ...args);
  }
}
export const powerMonitor = strict('powerMonitor', new HostPowerMonitor());

/** @public The declaration of electron.ts names it. */
export class HostNativeTheme
  extends EventEmitter
  implements
    Pick<Electron.NativeTheme, 'themeSource' | 'shouldUseDarkColors' | 'shouldUseDarkColorsForSystemIntegratedUI'>
{
  /** The bars of the system do not follow what an app chooses for itself. */
  readonly shouldUseDarkColorsForSystemIntegratedUI = false;
  #source: Electron.NativeTheme['themeSource'] = 'system';

  get themeSource(): Electron.NativeTheme['themeSource'] {
    return this.#source;
  }

  set themeSource(source: Electron.NativeTheme['themeSource']) {
    this.#source = source;
    this.emit('updated', createEvent());
  }

  get shouldUseDarkColors(): boolean {
    return this.#source === 'dark';
  }
}
export const nativeTheme = strict('nativeTheme', new HostNativeTheme());

/** Opens nothing: the spy records what the app asked for. */
export const shell = strict('shell', {
  openExternal: async () => undefined,
  showItemInFolder: () => undefined,
} satisfies Partial<Electron.Shell>);

export const systemPreferences = strict('systemPreferences', {
  askForMediaAccess: async () => true,
  getMediaAccessStatus: () => 'granted',
  canPromptTouchID: () => false,
  promptTouchID: async () => {},
} satisfies Partial<Electron.SystemPreferences>);
