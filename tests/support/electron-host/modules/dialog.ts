import { strict } from './strict';

/** The system's dialogs: each is cancelled unless a spec replaces it. */
export const dialog = strict('dialog', {
  showMessageBox: async (...asked: unknown[]) => {
    const { cancelId = 0 } = asked.at(-1) as Electron.MessageBoxOptions;
    return { response: cancelId, checkboxChecked: false };
  },
  showOpenDialog: async () => ({ canceled: true, filePaths: [] }),
} satisfies Partial<Record<keyof Electron.Dialog, unknown>>);

/** Since Electron 44 the clipboard's methods return promises. */
export const clipboard = strict('clipboard', { writeText: async () => undefined });
