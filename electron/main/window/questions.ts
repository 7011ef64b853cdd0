import { dialog } from 'electron';
import type { Texts } from '../system/texts';
import type { MainWindow } from './window';

/** Asks in the system's dialog, over our window. True when the user chose the second button. */
const ask = async (
  { browserWindow, open }: Pick<MainWindow, 'browserWindow' | 'open'>,
  message: string,
  detail: string,
  buttons: [first: string, second: string],
): Promise<boolean> => {
  // macOS attaches the dialog to its window, so on a hidden window it would stay invisible.
  open();
  const { response } = await dialog.showMessageBox(browserWindow, {
    type: 'warning',
    message,
    detail,
    buttons,
    defaultId: 0,
    cancelId: 0,
  });
  return response === 1;
};

type Asked = Parameters<typeof ask>[0];

/** Asks whether to reload a page that hangs. */
export const askAboutHang = (window: Asked, words: Texts): Promise<boolean> =>
  ask(window, words.hungTitle, words.hungDetail, [words.hungWait, words.hungReload]);

/** Asks whether to end the app after repeated crashes of the page, instead of opening it once more. */
export const askToGiveUp = (window: Asked, words: Texts): Promise<boolean> =>
  ask(window, words.crashedTitle, words.crashedDetail, [words.crashedReopen, words.crashedQuit]);

/** Asks whether to save an executable file. */
export const askAboutRisk = (window: Asked, words: Texts, name: string): Promise<boolean> =>
  ask(window, words.riskyTitle(name), words.riskyDetail, [words.cancel, words.riskySave]);

interface Unfinished {
  /** Something typed is saved nowhere. */
  readonly isUnsaved: boolean;
  /** Number of running downloads. */
  readonly downloads: number;
}

/** Asks whether to quit although something would be lost. */
export const askToQuit = (window: Asked, words: Texts, { isUnsaved, downloads }: Unfinished): Promise<boolean> => {
  const title = isUnsaved ? words.unsavedTitle : words.downloadsTitle(downloads);
  const details = [...(isUnsaved ? [words.unsavedDetail] : []), ...(downloads > 0 ? [words.downloadsDetail] : [])];
  return ask(window, title, details.join(' '), [words.cancel, words.quitAnyway]);
};

/** Asks whether to load the page again although something typed would be lost. */
export const askToReload = (window: Asked, words: Texts): Promise<boolean> =>
  ask(window, words.unsavedTitle, words.unsavedDetail, [words.cancel, words.reloadAnyway]);

/** Asks which certificate to send to a server; resolves with its index, null for none. */
export const askForCertificate = async (
  { browserWindow, open }: Asked,
  words: Texts,
  server: string,
  names: readonly string[],
): Promise<number | null> => {
  open();
  const { response } = await dialog.showMessageBox(browserWindow, {
    type: 'question',
    message: words.certificateTitle(server),
    detail: words.certificateDetail,
    buttons: [words.certificateNone, ...names],
    defaultId: 0,
    cancelId: 0,
  });
  return response === 0 ? null : response - 1;
};
