import type { DesktopBridge } from '@/bridge/desktop';
import { createBrowserBridge } from './browserBridge';

declare global {
  interface Window {
    /** Set by the preload; absent in a plain browser. */
    readonly desktop?: DesktopBridge;
  }
}

/** The machine the app runs on: the installed app's bridge, or the browser's where there is none. */
export const getDesktop = (): DesktopBridge => window.desktop ?? createBrowserBridge(window);
