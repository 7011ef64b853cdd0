import { takeSettings } from '../settings';
import type { HostBrowserWindow } from './browserWindow';
import { WindowRegistry } from './windowRegistry';

/** What this host process was started with. */
export const settings = takeSettings();

/** The windows of this host process. */
export const windows = new WindowRegistry<HostBrowserWindow>();
