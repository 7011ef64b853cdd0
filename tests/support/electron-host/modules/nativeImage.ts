import { existsSync } from 'node:fs';
import { strict } from './strict';

/** An image that is only carried about, never drawn; empty when its file does not exist, as in Electron. */
export class HostImage implements Pick<Electron.NativeImage, 'isEmpty'> {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  isEmpty(): boolean {
    return !existsSync(this.#file);
  }
}

export const nativeImage = strict('nativeImage', {
  createFromPath: (file: string) => strict('nativeImage', new HostImage(file)),
});
