import type { Shell } from 'electron';
import { parseUrl } from './appOrigin';
import type { Log } from '../system/log';

const OUTSIDE = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** May this address be handed to the system? Only http, https, mailto and tel. */
const mayOpenOutside = (address: string): boolean => OUTSIDE.has(parseUrl(address)?.protocol ?? '');

interface Parts {
  readonly shell: Pick<Shell, 'openExternal'>;
  readonly log: Log;
}

export type OpenSafely = (address: string) => Promise<void>;

/** Opens an address outside the app when its scheme is allowed and ignores it otherwise. Never rejects. */
export const createOpenSafely =
  ({ shell, log }: Parts): OpenSafely =>
  async (address) => {
    const url = parseUrl(address);
    if (url === null || !mayOpenOutside(address)) {
      log.warn('refused to open an external address', { scheme: url?.protocol ?? 'none' });
      return;
    }
    // Open the parsed form, so that exactly what was checked is opened.
    await shell
      .openExternal(url.href)
      .catch((error: unknown) => log.warn('the system could not open an address', { error }));
  };
