import { useState } from 'react';
import type { ChosenFile } from './FileChoice';

interface StoredFile {
  /** Name of the file the record had when it was read; null for none. */
  readonly read: string | null;
  /** Name of the file it has by now: an earlier save of the dialog may have brought or removed one. */
  readonly now: string | null;
  readonly upload: (file: File) => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
}

export type FileSave = (chosen: ChosenFile | null, stored: StoredFile) => Promise<ChosenFile | null>;

/**
 * Saves the file that a dialog has chosen, by calls of its own; resolves with the file as it is stored then. An empty field means a
 * removal only where the dialog has shown a file: one that a colleague has added since was never shown here, and nobody removed it.
 */
export const useFileSave = (): FileSave =>
  useState((): FileSave => {
    /** One that failed may have arrived all the same. */
    let isSent = false;
    return async (chosen, { read, now, upload, remove }) => {
      if (chosen?.kind === 'new') {
        isSent = true;
        await upload(chosen.file);
        return { kind: 'kept', name: chosen.name };
      }
      const wasShown = isSent || read !== null;
      if (chosen === null && wasShown && now !== null) await remove();
      return chosen;
    };
  })[0];
