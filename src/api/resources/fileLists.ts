import { rest } from '@/protocol/rest';
import { SLOW_ANSWER_TIMEOUT_MS, type Http } from '../http';
import type { PageQuery } from '../pageQuery';

/** One option of a file list; servers fail without `path`, and delete stored options that are left out (FILE-06). */
export interface FileOptionToSave {
  /** Of an option the server has already. */
  readonly id?: number;
  readonly name: string;
  /** The file's name. */
  readonly path: string;
  /** MIME type. */
  readonly mediaType: string;
}

/** The fields of a file list (CALL-114, CALL-115). */
export interface FileListToSave {
  readonly name: string;
  readonly message: string;
  readonly options: readonly FileOptionToSave[];
  readonly userId: number;
}

/** One file of a stored list (CALL-117). */
export interface FileUpload {
  readonly fileListId: number;
  readonly optionId: number;
  readonly name: string;
  readonly file: File;
  readonly mediaType: string;
  /** Hears how much left this computer, 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

export const createFileLists = (http: Http) => ({
  /** CALL-112. */
  page: (query: PageQuery, signal?: AbortSignal) => http.request(rest.files.page, [], { query: { ...query }, signal }),
  /** CALL-112 as choices use it: the company's lists, which come in pages too; the first is asked for by no number. */
  list: (companyId: number, pageNumber: number) =>
    http.request(rest.files.page, [], { query: { companyId, ...(pageNumber > 1 && { pageNumber }) } }),
  /** CALL-113: with its options. */
  show: (id: number) => http.request(rest.files.show, [id]),
  create: (body: FileListToSave) => http.request(rest.files.create, [], { body }),
  /** Known servers allow it to admins alone. */
  update: (id: number, body: FileListToSave) => http.request(rest.files.update, [id], { body }),
  remove: (id: number) => http.request(rest.files.remove, [id]),
  /** CALL-117 for one file, so that each has its own progress and failure; the texts come first or are not seen. */
  upload: ({ fileListId, optionId, name, file, mediaType, onProgress }: FileUpload) => {
    const body = new FormData();
    body.append('fileId', String(fileListId));
    body.append('typeArch', 'fileList');
    body.append('mediaType', mediaType);
    body.append('name', name);
    body.append('id', String(optionId));
    body.append('files', file);
    return http.request(rest.files.upload, [fileListId], {
      body,
      timeout: SLOW_ANSWER_TIMEOUT_MS,
      ...(onProgress && { onProgress }),
    });
  },
});
