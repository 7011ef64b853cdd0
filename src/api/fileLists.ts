import { addressPart } from '@/lib/addressPart';
import { nothing, one, paged } from '@/protocol/answers';
import { fileListSchema, type FileList } from '@/protocol/records/fileLists';
import { changesOf, pageOf, uploadForm } from './calls';
import { uploadTimeout, type Http } from './http';

/** One option of a file list; servers fail without `path`, and delete stored options that are left out. */
export interface FileOptionToSave {
  /** Id of a stored option; absent for a new one. */
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
  /** Called with the uploaded share, 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

export const createFileLists = (http: Http) => ({
  page: pageOf(http, '/files/', paged(fileListSchema, 'files')),
  /** The company's lists for a select. They come in pages too; the first page is requested without a number. */
  list: (companyId: number, pageNumber: number) =>
    http.get('/files/', paged(fileListSchema, 'files'), {
      query: { companyId, ...(pageNumber > 1 && { pageNumber }) },
    }),
  /** Reads a file list with its options. */
  show: (id: number) => http.get(`/files/${addressPart(id)}`, one(fileListSchema)),
  /** Known servers allow only admins to update a list. */
  ...changesOf<FileList, FileListToSave>(http, '/files', one(fileListSchema)),
  /** One file per call, so that each has its own progress and failure. */
  upload: ({ fileListId, optionId, name, file, mediaType, onProgress }: FileUpload) => {
    const texts = { fileId: String(fileListId), typeArch: 'fileList', mediaType, name, id: String(optionId) };
    return http.post(`/files/uploadList/${addressPart(fileListId)}`, nothing, {
      body: uploadForm(texts, 'files', file),
      timeout: uploadTimeout(file.size),
      ...(onProgress && { onProgress }),
    });
  },
});
