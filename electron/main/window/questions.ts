import { dialog } from 'electron';
import type { Texts } from '../system/texts';
import type { MainWindow } from './window';

/** By the system's dialog, over our window. True when the person chose the second button. */
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

/** Should a page that hangs be reloaded? */
export const askAboutHang = (window: Asked, words: Texts): Promise<boolean> =>
  ask(window, words.hungTitle, words.hungDetail, [words.hungWait, words.hungReload]);

/** Should a page that crashed repeatedly be left closed instead of being opened once more? */
export const askToGiveUp = (window: Asked, words: Texts): Promise<boolean> =>
  ask(window, words.crashedTitle, words.crashedDetail, [words.crashedReopen, words.crashedQuit]);

/** Should an executable file be saved? */
export const askAboutRisk = (window: Asked, words: Texts, name: string): Promise<boolean> =>
  ask(window, words.riskyTitle(name), words.riskyDetail, [words.cancel, words.riskySave]);

/** Which of the person's certificates a server gets: its place in the list, null for none. */
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
