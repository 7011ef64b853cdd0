import { dialog, type BrowserWindow } from 'electron';
import type { Texts } from '../texts';

/** Asks whether a page that hangs shall be reloaded (NTV-18). By the system's dialog, since the page cannot ask. */
export const askAboutHang = async (
  window: BrowserWindow,
  { hungTitle, hungDetail, hungWait, hungReload }: Texts,
): Promise<boolean> => {
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message: hungTitle,
    detail: hungDetail,
    buttons: [hungWait, hungReload],
    defaultId: 0,
    cancelId: 0,
  });
  return response === 1;
};
