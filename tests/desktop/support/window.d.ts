import type { DesktopBridge } from '@/bridge/desktop';

declare global {
  interface Window {
    readonly desktop: DesktopBridge;
  }
}
