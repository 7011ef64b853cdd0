import { useState } from 'react';
import { isTooLarge } from '@/protocol/errors';
import { isStaleAnswer, type ThunkFailure } from '@/entities/base/failure';
import { uploadListedFile } from '@/entities/company/fileLists/fileLists';
import { useAppDispatch } from '@/store/hooks';
import type { FileRow } from './optionRows';

/** The outcome of uploading a row's file. */
export type UploadState =
  | { readonly kind: 'running'; /** 0 to 100. */ readonly percent: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly reason: 'tooLarge' | 'unanswered' | 'refused' };

export type RowUploads = Readonly<Record<string, UploadState>>;

const reasonOf = (failure: ThunkFailure): 'tooLarge' | 'unanswered' | 'refused' => {
  if (failure.status === null) return 'unanswered';
  return isTooLarge(failure) ? 'tooLarge' : 'refused';
};

/** Uploads the files of rows one after the other, each with its progress; one that fails does not stop the others. */
export const useUploads = () => {
  const dispatch = useAppDispatch();
  const [uploads, setUploads] = useState<RowUploads>({});
  const note = (row: string, state: UploadState) => setUploads((known) => ({ ...known, [row]: state }));

  const upload = async (fileListId: number, { row, id, name, file, mediaType }: FileRow): Promise<boolean> => {
    if (!file) return true;
    if (id === null) {
      note(row, { kind: 'failed', reason: 'refused' });
      return false;
    }
    note(row, { kind: 'running', percent: 0 });
    const onProgress = (part: number) => note(row, { kind: 'running', percent: Math.floor(part * 100) });
    const request = { fileListId, optionId: id, name: name.trim(), file, mediaType, onProgress };
    const answer = await dispatch(uploadListedFile(request));
    const failed = uploadListedFile.rejected.match(answer);
    // The next session may be another company's, which must not get the files that wait.
    if (failed && isStaleAnswer(answer)) throw answer.error;
    note(row, failed ? { kind: 'failed', reason: reasonOf(answer.error) } : { kind: 'done' });
    return !failed;
  };

  /** Answers the rows whose files are there now. */
  const uploadAll = async (fileListId: number, rows: readonly FileRow[]): Promise<Set<string>> => {
    const arrived = new Set<string>();
    for (const row of rows) if (await upload(fileListId, row)) arrived.add(row.row);
    return arrived;
  };

  return { uploads, uploadAll };
};
