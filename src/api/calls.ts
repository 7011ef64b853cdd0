import { nothing, type Page, type Read } from '@/protocol/answers';
import { part, SLOW_ANSWER_TIMEOUT_MS, type Http } from './http';

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
  update: (id: number, body: Body) => http.put(`${path}/${part(id)}`, read, { body }),
  remove: (id: number) => http.delete(`${path}/${part(id)}`, nothing),
});

/** Calls for the one file a record may carry. No event follows them, so read the record again. */
export const mediaOf = (http: Http, path: string) => ({
  uploadMedia: (id: number, file: File) => {
    const body = new FormData();
    body.append('file', file);
    return http.post(`${path}/${part(id)}/media-upload`, nothing, { body, timeout: SLOW_ANSWER_TIMEOUT_MS });
  },
  removeMedia: (id: number) => http.delete(`${path}/${part(id)}/media-upload`, nothing),
});
