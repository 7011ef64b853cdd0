import { EventEmitter } from 'node:events';
import { strict } from './strict';

type Ported = Pick<Electron.Tray, 'setImage' | 'setToolTip' | 'setContextMenu' | 'destroy' | 'isDestroyed'>;

/** `Tray`: nothing is drawn. The spy records what the app sets; specs emit `click` on it. */
export class HostTray extends EventEmitter implements Ported {
  #destroyed = false;

  constructor(_image: unknown) {
    super();
    return strict('Tray', this, { destroyed: () => this.#destroyed });
  }

  setImage(): void {}

  setToolTip(): void {}

  setContextMenu(): void {}

  destroy(): void {
    this.#destroyed = true;
  }

  isDestroyed(): boolean {
    return this.#destroyed;
  }
}
