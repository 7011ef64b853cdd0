import { afterEach, beforeEach, vi } from 'vitest';
import { readContactFile } from '@/features/contacts/import/readContactFile';

/** jsdom has no workers: this one reads the sheet on the spot. */
class FakeSheetWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  postMessage(bytes: Uint8Array): void {
    const read = (): object => {
      try {
        return { sheet: readContactFile(bytes) };
      } catch (error) {
        return { failure: String(error) };
      }
    };
    const data = read();
    queueMicrotask(() => this.onmessage?.({ data }));
  }
  terminate(): void {}
}

/** Lets the import read spreadsheets in each test of a file. */
export const fakeSheetWorker = (): void => {
  beforeEach(() => void vi.stubGlobal('Worker', FakeSheetWorker));
  afterEach(() => void vi.unstubAllGlobals());
};
