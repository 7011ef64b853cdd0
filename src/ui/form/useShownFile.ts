import { useState } from 'react';

export interface ShownFile {
  /** Call it when the dialog sends a file: one that failed may have arrived all the same. */
  readonly sent: () => void;
  /** Was there a file for the user to remove? `read` is the name of the file that the record had when it was read. */
  readonly wasShown: (read: string | null) => boolean;
}

/**
 * Knows whether a dialog has shown a file of its record. An empty field means a removal only then: a file that a colleague has added
 * since was never shown here, and nobody removed it.
 */
export const useShownFile = (): ShownFile =>
  useState(() => {
    let isSent = false;
    return {
      sent: () => {
        isSent = true;
      },
      wasShown: (read: string | null) => isSent || read !== null,
    };
  })[0];
