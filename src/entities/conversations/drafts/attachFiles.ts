import { type FileToKeep, keepFile, storeFile } from '../../device/files/fileThunks';
import { createAppThunk, type EntityDispatch } from '../../base/thunk';
import { attachmentAdded, filesAwaited, filesSettled } from './draftsSlice';
import { emptyDraft } from './draftsState';

export interface FilesToAttach {
  readonly ticketId: number;
  readonly files: readonly { readonly content: Blob; readonly name: string }[];
}

/** Brings files into a draft, which is not sent meanwhile. `bring` returns whether all have come. */
export const awaitFiles = async (
  dispatch: EntityDispatch,
  ticketId: number,
  bring: () => Promise<boolean>,
): Promise<void> => {
  dispatch(filesAwaited({ ticketId }));
  let failed = true;
  try {
    failed = !(await bring());
  } finally {
    dispatch(filesSettled({ ticketId, failed }));
  }
};

/** Adds files to a draft. Each is written to disk before the draft refers to it, so that no draft lacks its files. */
export const attachFiles = createAppThunk<void, FilesToAttach>(
  'drafts/attachFiles',
  async ({ ticketId, files }, { dispatch }) => {
    await awaitFiles(dispatch, ticketId, async () => {
      let haveAllCome = true;
      for (const file of files) {
        const kept = await dispatch(keepFile(file));
        if (keepFile.fulfilled.match(kept)) {
          dispatch(attachmentAdded({ ticketId, attachment: { ...kept.payload, caption: '' } }));
        } else haveAllCome = false;
      }
      return haveAllCome;
    });
  },
  { silent: true },
);

interface LateFile extends FileToKeep {
  readonly account: string;
  readonly ticketId: number;
}

/**
 * Adds a file that exists nowhere else, such as a recording, to the draft of an account whose session has ended meanwhile: only on
 * disk, since no user may see it now.
 */
export const attachLateFile = createAppThunk<void, LateFile>(
  'drafts/attachLateFile',
  async ({ account, ticketId, ...late }, { extra }) => {
    const file = await storeFile(account, late, extra);
    await extra.storage.drafts.update(
      account,
      String(ticketId),
      (draft) => ({ ...draft, attachments: [...draft.attachments, { ...file, caption: '' }] }),
      emptyDraft(ticketId),
    );
  },
  { silent: true },
);
