import { nothing, one, paged } from '@/protocol/answers';
import { fileListSchema } from '@/protocol/records/fileLists';
import { part, SLOW_ANSWER_TIMEOUT_MS, type Http } from './http';
import type { PageQuery } from './pageQuery';

/** One option of a file list; servers fail without `path`, and delete stored options that are left out. */
export interface FileOptionToSave {
  /** Of an option the server has already. */
  readonly id?: number;
  readonly name: string;
  /** The file's name. */
  readonly path: string;
  /** MIME type. */
  readonly mediaType: string;
}

/** The fields of a file list. */
export interface FileListToSave {
  readonly name: string;
  readonly message: string;
  readonly options: readonly FileOptionToSave[];
  readonly userId: number;
}

/** One file of a stored list. */
export interface FileUpload {
  readonly fileListId: number;
  readonly optionId: number;
  readonly name: string;
  readonly file: File;
  readonly mediaType: string;
  /** Called with the share that has been uploaded, 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

export const createFileLists = (http: Http) => ({
  page: (query: PageQuery, signal?: AbortSignal) =>
    http.get('/files/', paged(fileListSchema, 'files'), { query: { ...query }, signal }),
  /** The company's lists for choices. They come in pages too; the first is asked for without a number. */
  list: (companyId: number, pageNumber: number) =>
    http.get('/files/', paged(fileListSchema, 'files'), {
      query: { companyId, ...(pageNumber > 1 && { pageNumber }) },
    }),
  /** With its options. */
  show: (id: number) => http.get(`/files/${part(id)}`, one(fileListSchema)),
  create: (body: FileListToSave) => http.post('/files', one(fileListSchema), { body }),
  /** Known servers allow only admins to do this. */
  update: (id: number, body: FileListToSave) => http.put(`/files/${part(id)}`, one(fileListSchema), { body }),
  remove: (id: number) => http.delete(`/files/${part(id)}`, nothing),
  /** One file per call, so that each has its own progress and failure. Servers ignore text fields that follow the file. */
  upload: ({ fileListId, optionId, name, file, mediaType, onProgress }: FileUpload) => {
    const body = new FormData();
    body.append('fileId', String(fileListId));
    body.append('typeArch', 'fileList');
    body.append('mediaType', mediaType);
    body.append('name', name);
    body.append('id', String(optionId));
    body.append('files', file);
    return http.post(`/files/uploadList/${part(fileListId)}`, nothing, {
      body,
      timeout: SLOW_ANSWER_TIMEOUT_MS,
      ...(onProgress && { onProgress }),
    });
  },
});
