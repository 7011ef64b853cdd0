import { type AsyncThunkPayloadCreator, isAnyOf, nanoid } from '@reduxjs/toolkit';
import { sendableType } from '@/domain/conversations/fileKind';
import { draftsRestored } from '../../conversations/drafts/draftsSlice';
import { outboxRestored } from '../../conversations/outbox/outboxSlice';
import { selectAccount } from '../../session/sessionSelectors';
import { StaleAnswer } from '../../base/failure';
import type { EntitiesState } from '../../base/state';
import { type AppThunkConfig, createAppThunk, type Services, type StartListening } from '../../base/thunk';
import type { FileRef } from './storedFile';

/** How long an unreferenced file is kept, ms: it may just have been stored, or belong to another window. */
const ORPHAN_AGE_MS = 86_400_000;

/** Ids of the files that drafts and outbox refer to. */
const usedFiles = ({ drafts, outbox }: EntitiesState): ReadonlySet<string> =>
  new Set([
    ...Object.values(drafts.byTicket).flatMap(({ attachments }) => attachments.map(({ id }) => id)),
    ...Object.values(outbox.byId).flatMap(({ file }) => (file ? [file.id] : [])),
  ]);

const removeOrphans = async (state: EntitiesState, { storage, clock }: Services): Promise<void> => {
  const account = selectAccount(state);
  const used = usedFiles(state);
  const files = await storage.files.readAll(account);
  const orphans = files.filter(({ id, storedAt }) => !used.has(id) && clock.now() - storedAt > ORPHAN_AGE_MS);
  await Promise.all(orphans.map(({ id }) => storage.files.remove(account, id)));
};

/** Removes files from disk once neither a draft nor the outbox needs them. */
export const registerFileListeners = (start: StartListening): void => {
  start({
    predicate: (_, current, previous) =>
      (current.drafts.byTicket !== previous.drafts.byTicket || current.outbox.byId !== previous.outbox.byId) &&
      // The end of a session empties drafts and outbox, but the files stay for the next one of the account.
      current.session.account !== null,
    effect: async (_, { getState, getOriginalState, extra }) => {
      const before = getOriginalState();
      const used = usedFiles(getState());
      const left = [...usedFiles(before)].filter((id) => !used.has(id));
      await Promise.all(left.map((id) => extra.storage.files.remove(selectAccount(before), id)));
    },
  });

  start({
    matcher: isAnyOf(draftsRestored, outboxRestored),
    effect: async (_, { getState, extra }) => {
      const state = getState();
      if (state.drafts.loaded && state.outbox.loaded) await removeOrphans(state, extra);
    },
  });
};

export interface FileToKeep {
  readonly content: Blob;
  readonly name: string;
}

/** Writes a file to disk for an account, whose session may be over. */
export const storeFile = async (
  account: string,
  { content, name }: FileToKeep,
  { storage, clock }: Pick<Services, 'storage' | 'clock'>,
): Promise<FileRef> => {
  const id = nanoid();
  const type = sendableType(content.type);
  await storage.files.put(account, id, {
    id,
    content: content.slice(0, content.size, type),
    storedAt: clock.now(),
  });
  return { id, name, type, size: content.size };
};

type KeepFile = AsyncThunkPayloadCreator<FileRef, FileToKeep, AppThunkConfig>;

const keep: KeepFile = async (file, { getState, extra }) => {
  const { account } = getState().session;
  if (account === null) throw new StaleAnswer();
  return storeFile(account, file, extra);
};

/** Copies a file to disk, so that it can still be sent when its original is gone. */
export const keepFile = createAppThunk<FileRef, FileToKeep>('files/keep', keep, {
  failureKey: 'composer:files.notKept',
});

/** The same for a recording, which the recorder still has if this fails. */
export const keepRecording = createAppThunk<FileRef, FileToKeep>('files/keepRecording', keep, { silent: true });

/** The content of a kept file; null when it is gone. */
export const readFile = createAppThunk<Blob | null, string>(
  'files/read',
  async (id, { getState, extra }) => (await extra.storage.files.read(selectAccount(getState()), id))?.content ?? null,
  { silent: true },
);
