import { nothing, type Page, type Read } from '@/protocol/answers';
import { part, SLOW_ANSWER_TIMEOUT_MS, type Http } from './http';

/** Parameters of a list that is searched and read in pages. A type, since an interface is no record of parameters. */
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

/** The three calls with which almost every area changes its records, below one path. */
export const changesOf = <Row, Body>(http: Http, path: string, read: Read<Row | null>) => ({
  create: (body: Body) => http.post(path, read, { body }),
  update: (id: number, body: Body) => http.put(`${path}/${part(id)}`, read, { body }),
  remove: (id: number) => http.delete(`${path}/${part(id)}`, nothing),
});

/** The one file a record may carry. No event follows: the record has to be read again. */
export const mediaOf = (http: Http, path: string) => ({
  uploadMedia: (id: number, file: File) => {
    const body = new FormData();
    body.append('file', file);
    return http.post(`${path}/${part(id)}/media-upload`, nothing, { body, timeout: SLOW_ANSWER_TIMEOUT_MS });
  },
  removeMedia: (id: number) => http.delete(`${path}/${part(id)}/media-upload`, nothing),
});
