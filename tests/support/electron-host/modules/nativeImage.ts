import { existsSync } from 'node:fs';
import { strict } from './strict';

/** An image that is only passed around, never drawn; empty when its file does not exist, as in Electron. */
const imageOf = (file: string) =>
  strict('nativeImage', { isEmpty: () => !existsSync(file) } satisfies Pick<Electron.NativeImage, 'isEmpty'>);

export const nativeImage = strict('nativeImage', { createFromPath: imageOf });
