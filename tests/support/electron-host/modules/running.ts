import { takeSettings } from '../settings';
import { WindowRegistry } from './windowRegistry';

/** The settings this host process was started with. */
export const settings = takeSettings();

/** The windows of this host process. */
export const windows = new WindowRegistry();
