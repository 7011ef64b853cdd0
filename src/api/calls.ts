import { addressPart } from '@/lib/addressPart';
import { nothing, type Page, type Read } from '@/protocol/answers';
import { uploadTimeout, type Http } from './http';

/** Parameters of a list that is searched and read in pages. A type alias, because an interface is not assignable to a record. */
export type PageQuery = {
  /** Empty finds everything. */
  readonly searchParam: string;
  /** Counted from 1. */
  readonly pageNumber: number;
};

/** Reads one page of the list at a path. */
export const pageOf =
  <Row, Query extends PageQuery = PageQuery>(http: Http, path: string, read: Read<Page<Row>>) =>
  (query: Query, signal?: AbortSignal) =>
    http.get(path, read, { query: { ...query }, signal });

/** The three calls below one path with which almost every area changes its records. */
export const changesOf = <Row, Body>(http: Http, path: string, read: Read<Row | null>) => ({
  create: (body: Body) => http.post(path, read, { body }),
  update: (id: number, body: Body) => http.put(`${path}/${addressPart(id)}`, read, { body }),
  remove: (id: number) => http.delete(`${path}/${addressPart(id)}`, nothing),
});

/** A file that is sent under another name than its own. */
interface RenamedFile {
  readonly content: Blob;
  readonly name: string;
}

/** The body of an upload; `field` holds the files. The texts come first, because servers ignore those that follow a file. */
export const uploadForm = (
  texts: Readonly<Record<string, string>>,
  field: string,
  ...files: readonly (File | RenamedFile)[]
): FormData => {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  for (const file of files) form.append(field, 'content' in file ? file.content : file, file.name);
  return form;
};

/** Calls for the one file a record may carry. No event follows them, so read the record again. */
export const mediaOf = (http: Http, path: string) => ({
  uploadMedia: (id: number, file: File) =>
    http.post(`${path}/${addressPart(id)}/media-upload`, nothing, {
      body: uploadForm({}, 'file', file),
      timeout: uploadTimeout(file.size),
    }),
  removeMedia: (id: number) => http.delete(`${path}/${addressPart(id)}/media-upload`, nothing),
});
