import { originOf } from '../addresses';
import { strict } from './strict';

/** The part of `WebFrameMain` the app may read. */
export class HostFrame implements Pick<Electron.WebFrameMain, 'url' | 'origin' | 'detached'> {
  readonly detached = false;
  readonly #url: () => string;

  constructor(url: () => string) {
    this.#url = url;
  }

  get url(): string {
    return this.#url();
  }

  get origin(): string {
    return originOf(this.url);
  }
}

export const createFrame = (url: () => string): HostFrame => strict('webFrameMain', new HostFrame(url));
