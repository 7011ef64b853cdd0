import type { DesktopBridge } from '@/contract/desktop';

declare global {
  interface Window {
    readonly desktop: DesktopBridge;
  }
}
