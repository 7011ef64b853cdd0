import { dialog, type BrowserWindow } from 'electron';
import type { Texts } from '../texts';

/** By the system's dialog, since the page cannot ask. True when the person chose the second button. */
const ask = async (
  window: BrowserWindow,
  message: string,
  detail: string,
  buttons: [first: string, second: string],
): Promise<boolean> => {
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message,
    detail,
    buttons,
    defaultId: 0,
    cancelId: 0,
  });
  return response === 1;
};

/** Whether a page that hangs shall be reloaded (NTV-18). */
export const askAboutHang = (window: BrowserWindow, words: Texts): Promise<boolean> =>
  ask(window, words.hungTitle, words.hungDetail, [words.hungWait, words.hungReload]);

/** Whether a page that ended again and again shall be left for good instead of being opened once more (NTV-18). */
export const askToGiveUp = (window: BrowserWindow, words: Texts): Promise<boolean> =>
  ask(window, words.crashedTitle, words.crashedDetail, [words.crashedReopen, words.crashedQuit]);
