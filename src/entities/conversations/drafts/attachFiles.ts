import { keepFile } from '../../device/files/fileThunks';
import { createAppThunk } from '../../base/thunk';
import { attachmentAdded } from './draftsSlice';

export interface FilesToAttach {
  readonly ticketId: number;
  readonly files: readonly { readonly content: Blob; readonly name: string }[];
}

/** Adds files to a draft. Each is written to disk before the draft refers to it, so that no draft lacks its files. */
export const attachFiles = createAppThunk<void, FilesToAttach>(
  'drafts/attachFiles',
  async ({ ticketId, files }, { dispatch }) => {
    for (const file of files) {
      const kept = await dispatch(keepFile(file));
      if (keepFile.fulfilled.match(kept)) {
        dispatch(attachmentAdded({ ticketId, attachment: { ...kept.payload, caption: '' } }));
      }
    }
  },
  { silent: true },
);
