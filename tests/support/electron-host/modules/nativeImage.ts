import { existsSync, readFileSync } from 'node:fs';
import { strict } from './strict';

/** An image that is only carried about, never drawn. */
export class HostImage implements Pick<
  Electron.NativeImage,
  'isEmpty' | 'toPNG' | 'resize' | 'setTemplateImage' | 'getSize' | 'addRepresentation'
> {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer = Buffer.alloc(0)) {
    this.#bytes = bytes;
  }

  isEmpty(): boolean {
    return this.#bytes.length === 0;
  }

  toPNG(): Buffer {
    return this.#bytes;
  }

  getSize(): Electron.Size {
    return { width: 16, height: 16 };
  }

  resize(): Electron.NativeImage {
    return this as unknown as Electron.NativeImage;
  }

  addRepresentation(): void {}

  setTemplateImage(): void {}
}

const imageOf = (bytes?: Buffer): Electron.NativeImage =>
  strict('nativeImage', new HostImage(bytes)) as unknown as Electron.NativeImage;

export const nativeImage = strict('nativeImage', {
  createEmpty: () => imageOf(),
  createFromPath: (file: string) => imageOf(existsSync(file) ? readFileSync(file) : undefined),
  createFromBuffer: (bytes: Buffer) => imageOf(bytes),
  createFromBitmap: (bytes: Buffer) => imageOf(bytes),
  createFromDataURL: (url: string) => imageOf(Buffer.from(url.split(',')[1] ?? '', 'base64')),
} satisfies Partial<typeof Electron.nativeImage>);
