import { nanoid } from '@reduxjs/toolkit';
import { sendableType } from '@/domain/fileKind';
import { selectAccount } from '../session/sessionSelectors';
import { createAppThunk } from '../thunk';
import type { FileRef } from './storedFile';

interface FileToKeep {
  readonly content: Blob;
  readonly name: string;
}

/** Copies a file to disk, so that it can still be sent when its original is gone. */
export const keepFile = createAppThunk<FileRef, FileToKeep>(
  'files/keep',
  async ({ content, name }, { getState, extra: { storage, clock } }) => {
    const id = nanoid();
    const type = sendableType(content.type);
    await storage.files.put(selectAccount(getState()), id, {
      id,
      content: content.slice(0, content.size, type),
      storedAt: clock.now(),
    });
    return { id, name, type, size: content.size };
  },
  { failureKey: 'composer:files.notKept' },
);

/** The content of a kept file; null when it is gone. */
export const readFile = createAppThunk<Blob | null, string>(
  'files/read',
  async (id, { getState, extra }) => (await extra.storage.files.read(selectAccount(getState()), id))?.content ?? null,
  { silent: true },
);
