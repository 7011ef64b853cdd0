import { readContactFile } from './readContactFile';
import type { FromSheetWorker } from './sheetMessages';

/** A worker, so that a sheet of many thousands of rows never blocks the screen. */

const answer = (message: FromSheetWorker): void => globalThis.postMessage(message);

globalThis.onmessage = ({ data }: MessageEvent<Uint8Array>) => {
  try {
    answer({ sheet: readContactFile(data) });
  } catch (error) {
    answer({ failure: String(error) });
  }
};
