import type {
  BrowserWindow,
  Dialog,
  MessageBoxOptions,
  MessageBoxReturnValue,
  OpenDialogOptions,
  OpenDialogReturnValue,
} from 'electron';

/** The system's dialogs: records the questions; tests set the answers. */
class StandInDialog {
  readonly questions: MessageBoxOptions[] = [];
  readonly folders: OpenDialogOptions[] = [];
  /** Index of the button pressed next. */
  response = 0;
  chosen: string[] = [];

  readonly showMessageBox: Dialog['showMessageBox'] = async (...asked: unknown[]): Promise<MessageBoxReturnValue> => {
    const [window] = asked as [BrowserWindow?];
    // macOS attaches the dialog to its window, where it is invisible while the window is hidden.
    if (window?.isVisible() === false) throw new Error('asked over a hidden window');
    this.questions.push(asked.at(-1) as MessageBoxOptions);
    return { response: this.response, checkboxChecked: false };
  };
  readonly showOpenDialog: Dialog['showOpenDialog'] = async (...asked: unknown[]): Promise<OpenDialogReturnValue> => {
    this.folders.push(asked.at(-1) as OpenDialogOptions);
    return { canceled: this.chosen.length === 0, filePaths: this.chosen };
  };
}
export const dialog = new StandInDialog();

/** Since Electron 44 the clipboard's methods return promises. */
export const clipboard = {
  text: '',
  async writeText(text: string): Promise<void> {
    clipboard.text = text;
  },
};
