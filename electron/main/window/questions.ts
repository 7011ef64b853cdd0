import { dialog, type MessageBoxOptions } from 'electron';
import type { Texts } from '../system/texts';
import type { MainWindow } from './window';

type Asked = Pick<MainWindow, 'browserWindow' | 'open'>;

/** Asks in the system's dialog, over our window. Resolves with the index of the chosen button; closing the dialog chooses the first. */
const choose = async (
  { browserWindow, open }: Asked,
  question: Required<Pick<MessageBoxOptions, 'type' | 'message' | 'detail' | 'buttons'>>,
): Promise<number> => {
  // macOS attaches the dialog to its window, so on a hidden window it would stay invisible.
  open();
  const { response } = await dialog.showMessageBox(browserWindow, { ...question, defaultId: 0, cancelId: 0 });
  return response;
};

/** Asks whether to lose something. True when the user chose the second button. */
const ask = async (
  window: Asked,
  message: string,
  detail: string,
  buttons: [first: string, second: string],
): Promise<boolean> => (await choose(window, { type: 'warning', message, detail, buttons })) === 1;

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
  window: Asked,
  words: Texts,
  server: string,
  names: readonly string[],
): Promise<number | null> => {
  const chosen = await choose(window, {
    type: 'question',
    message: words.certificateTitle(server),
    detail: words.certificateDetail,
    buttons: [words.certificateNone, ...names],
  });
  return chosen === 0 ? null : chosen - 1;
};
