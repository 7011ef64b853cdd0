import type { FileOptionToSave, FileUpload } from '@/api/fileLists';
import type { FileList } from '@/protocol/records/fileLists';
import { EVERYTHING, type SearchQuery } from '../../base/collection/collectionState';
import { byName, wholeList } from '../../base/collection/collectionOptions';
import { createCollection } from '../../base/collection/createCollection';
import { createRecordReader } from '../../base/collection/recordReader';
import { readAllPages } from '../../base/readAllPages';
import { createAppThunk } from '../../base/thunk';

export interface FileListFields {
  readonly name: string;
  readonly message: string;
  readonly options: readonly FileOptionToSave[];
}

/** File lists: `page` is the list of their screen, `all` serves choices. */
export const fileLists = createCollection<FileList, SearchQuery, FileListFields, 'page' | 'all'>('fileLists', {
  views: {
    page: ({ api, signal }, { query, pageNumber }) => api.fileLists.page({ ...query, pageNumber }, signal),
    all: async ({ api, session: { user } }) =>
      wholeList(await readAllPages((pageNumber) => api.fileLists.list(user?.companyId ?? 0, pageNumber))),
  },
  event: 'file',
  save: async ({ api, session: { user } }, id, fields) => {
    const body = { ...fields, userId: user?.id ?? 0 };
    return id === null ? api.fileLists.create(body) : api.fileLists.update(id, body);
  },
  remove: ({ api }, id) => api.fileLists.remove(id),
  words: ({ name }) => [name],
  searchesExactly: true,
  compare: byName,
  // No text for a save: the dialog reports it once the files are uploaded too.
  texts: { removed: 'fileLists:removed', notRemoved: 'common:toasts.notDone' },
});

/** Reads all file lists of the company. */
export const loadFileLists = () => fileLists.load({ view: 'all', query: EVERYTHING, page: 1 });

/** Reads one list with its options, because servers send no event after an upload. */
export const loadFileList = createRecordReader(fileLists, (api, id) => api.fileLists.show(id));

/** Uploads the file of one option; its row shows the outcome. */
export const uploadListedFile = createAppThunk<null, FileUpload>(
  'fileLists/upload',
  (upload, { extra: { api } }) => api.fileLists.upload(upload),
  { silent: true },
);
