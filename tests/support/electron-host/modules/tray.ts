import { EventEmitter } from 'node:events';
import { strict } from './strict';

type Ported = Pick<
  Electron.Tray,
  'setImage' | 'setToolTip' | 'setTitle' | 'getTitle' | 'setContextMenu' | 'destroy' | 'isDestroyed'
>;

/** `Tray`: nothing is drawn. The spy keeps what the app set; a spec emits `click` on it. */
export class HostTray extends EventEmitter implements Ported {
  #title = '';
  #destroyed = false;

  constructor(_image: unknown) {
    super();
    return strict('Tray', this, { destroyed: () => this.#destroyed });
  }

  setImage(): void {}

  setToolTip(): void {}

  setContextMenu(): void {}

  setTitle(title: string): void {
    this.#title = title;
  }

  getTitle(): string {
    return this.#title;
  }

  destroy(): void {
    this.#destroyed = true;
  }

  isDestroyed(): boolean {
    return this.#destroyed;
  }
}
