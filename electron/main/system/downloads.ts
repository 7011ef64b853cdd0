import { access, constants, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DownloadItem, Session, Shell, WebContents } from 'electron';
import type { DownloadProgress } from '@/bridge/system';
import type { Log } from './log';
import { isExecutable, safeFileName } from './fileName';
import { moveFile } from './moveFile';

const canSaveIn = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Takes a path in the folder that no file has, `name (1).pdf` and so on, by an empty file. */
const takePath = async (folder: string, name: string): Promise<string> => {
  const { name: stem, ext } = path.parse(name);
  for (let copy = 0; ; copy += 1) {
    const file = path.join(folder, copy === 0 ? name : `${stem} (${copy})${ext}`);
    try {
      await writeFile(file, '', { flag: 'wx' });
      return file;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
};

/** Renames a finished download. Until then it has a temporary name, so that no program opens an incomplete file. */
const giveName = async (part: string, name: string): Promise<string> => {
  const file = await takePath(path.dirname(part), name);
  try {
    await moveFile(part, file);
    return file;
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
};

/** Shortest time between two reports of one download, ms. */
const REPORT_MS = 200;

export interface Downloads {
  readonly start: (address: string) => void;
  readonly cancel: (id: number) => void;
  readonly reveal: (id: number) => void;
  /** How many have not ended yet. */
  readonly running: () => number;
}

interface Parts {
  readonly session: Pick<Session, 'on'>;
  readonly page: () => WebContents | null;
  readonly shell: Pick<Shell, 'showItemInFolder'>;
  /** The chosen folder, or null to ask for each file; one that is gone or closed to this user asks too. */
  readonly folder: () => string | null;
  /** Where the system's dialog opens. */
  readonly systemFolder: string;
  /** May the page download this address? */
  readonly mayFetch: (address: string) => boolean;
  /** Asks before a file that can run is saved. */
  readonly confirmRisk: (name: string) => Promise<boolean>;
  readonly report: (progress: DownloadProgress) => void;
  readonly now: () => number;
  readonly log: Log;
}

const STATES = { cancelled: 'cancelled', interrupted: 'failed' } as const;

/** One started download. */
interface Started {
  readonly id: number;
  readonly item: DownloadItem;
  readonly name: string;
  /** It has a temporary name until it is complete. */
  readonly isPart: boolean;
  /** Called at its end, before a finished file gets its name. */
  readonly onEnd: () => void;
  readonly onSaved: (file: string) => void;
  /** It broke: resolves with true if it begins anew by another way. */
  readonly beginsAnew: () => Promise<boolean>;
}

/** Reports the progress of a download and gives the finished file its name. */
const track = ({ id, item, name, isPart, onEnd, onSaved, beginsAnew }: Started, { report, now, log }: Parts): void => {
  let reported = 0;
  const tell = (state: DownloadProgress['state']) => {
    const total = item.getTotalBytes();
    reported = now();
    report({ id, name, received: item.getReceivedBytes(), total: total > 0 ? total : null, state });
  };
  let isBroken = false;
  item.on('updated', (_event, state) => {
    if (state === 'progressing' && now() - reported >= REPORT_MS) tell('running');
    // Without a network or a usable folder Chromium waits for `resume`, and `done` would never come.
    if (state === 'interrupted' && item.canResume()) {
      isBroken = true;
      item.cancel();
    }
  });
  const finish = async (state: 'completed' | 'cancelled' | 'interrupted'): Promise<void> => {
    onEnd();
    if (state !== 'completed') {
      log.info('a download ended', { state });
      const isReplaced = state === 'interrupted' && (await beginsAnew());
      return tell(isReplaced ? 'cancelled' : STATES[state]);
    }
    try {
      const file = isPart ? await giveName(item.getSavePath(), name) : item.getSavePath();
      onSaved(file);
      tell('done');
    } catch (error) {
      log.warn('a finished download could not be renamed', { error });
      tell('failed');
    }
  };
  item.once('done', (_event, state) => void finish(isBroken ? 'interrupted' : state));
  tell('running');
};

/** The page's downloads, into the chosen folder or by the system's dialog, with progress. Asks before saving a program. */
export const createDownloads = (parts: Parts): Downloads => {
  const { session, page, shell, folder, systemFolder, mayFetch, confirmRisk, now, log } = parts;
  const items = new Map<number, DownloadItem>();
  /** Paths of finished downloads, by id. */
  const saved = new Map<number, string>();
  /** Addresses of programs the user agreed to save, each for one download. */
  const agreed = new Set<string>();
  /** Addresses whose download could not be saved in the chosen folder: the next one of each asks for a place. */
  const asking = new Set<string>();
  let lastId = 0;
  /** The folder of the last download, since Chromium's dialog does not remember it. */
  let lastFolder = systemFolder;

  const askFirst = async (name: string, url: string): Promise<void> => {
    if (!(await confirmRisk(name))) return;
    agreed.add(url);
    page()?.downloadURL(url);
  };

  session.on('will-download', (event, item) => {
    const name = safeFileName(item.getFilename());
    const url = item.getURL();
    if (isExecutable(name) && !agreed.delete(url)) {
      event.preventDefault();
      void askFirst(name, url);
      return;
    }
    // Set the path before this listener returns; otherwise the system's dialog opens with a name of its own.
    const chosen = asking.delete(url) ? null : folder();
    if (chosen !== null) item.setSavePath(path.join(chosen, `.balcao-${now()}-${lastId + 1}.part`));
    else item.setSaveDialogOptions({ defaultPath: path.join(lastFolder, name) });
    lastId += 1;
    const id = lastId;
    items.set(id, item);
    const onSaved = (file: string): void => {
      if (chosen === null) lastFolder = path.dirname(file);
      saved.set(id, file);
    };
    // Looked at only now, since the path has to be set at once and the disk must not hold up the window.
    const beginsAnew = async (): Promise<boolean> => {
      // What the page made itself may be gone by now.
      const contents = mayFetch(url) ? page() : null;
      if (chosen === null || contents === null || (await canSaveIn(chosen))) return false;
      log.warn('the chosen folder for downloads cannot be used');
      asking.add(url);
      if (isExecutable(name)) agreed.add(url);
      contents.downloadURL(url);
      return true;
    };
    track({ id, item, name, isPart: chosen !== null, onEnd: () => items.delete(id), onSaved, beginsAnew }, parts);
  });

  return {
    start: (address) => {
      if (mayFetch(address)) page()?.downloadURL(address);
      else log.warn('refused a download from another host');
    },
    cancel: (id) => items.get(id)?.cancel(),
    reveal: (id) => {
      const file = saved.get(id);
      if (file !== undefined) shell.showItemInFolder(file);
    },
    running: () => items.size,
  };
};
