import type { ServerAddresses } from '@/bridge/desktop';
import type { MainRequest } from '../server/mainRequest';
import type { Log } from '../system/log';
import type { SettingsFile } from '../system/settingsFile';
import type { HeldSession, SessionMark } from './heldSession';

/** Longest wait for the answer, ms, as in the page. */
const TIME_LIMIT_MS = 30_000;
/** How long the answer is kept for the page, ms: an older one shows tickets that have changed since. */
const EARLY_MS = 30_000;

/** The first page of the open tickets, asked for while the window still opens, so that it is there when the page wants it. */
export interface FirstList {
  /** Asks for what the page asked for last time. The session must be renewed. Resolves before the answer and never rejects. */
  readonly ask: () => void;
  /**
   * Takes the answer to a path, once: its text, or null if another path was asked, nothing came, or the session has changed. The page
   * then asks for itself. The path is stored for the next start.
   */
  readonly take: (path: string) => Promise<string | null>;
}

interface Parts {
  readonly request: MainRequest;
  readonly held: Pick<HeldSession, 'token' | 'mark'>;
  readonly server: () => ServerAddresses | null;
  readonly settings: SettingsFile;
  readonly log: Log;
}

interface Early {
  readonly path: string;
  readonly mark: SessionMark;
  readonly text: Promise<string | null>;
}

export const createFirstList = ({ request, held, server, settings, log }: Parts): FirstList => {
  let early: Early | null = null;

  const read = async (url: string, token: string): Promise<string | null> => {
    try {
      const { status, text } = await request(url, {
        headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      return status === 200 ? text : null;
    } catch (error) {
      log.warn('the first list was not read early', { error });
      return null;
    }
  };

  return {
    ask: () => {
      const target = server();
      const token = held.token();
      const path = settings.get().firstList;
      if (target === null || token === null || path === null) return;
      const asked: Early = { path, mark: held.mark(), text: read(`${target.rest}${path}`, token) };
      early = asked;
      setTimeout(() => {
        if (early === asked) early = null;
      }, EARLY_MS).unref();
    },
    take: async (path) => {
      const taken = early;
      early = null;
      if (settings.get().firstList !== path) settings.change({ firstList: path });
      if (taken?.path !== path) return null;
      const text = await taken.text;
      return taken.mark === held.mark() ? text : null;
    },
  };
};
